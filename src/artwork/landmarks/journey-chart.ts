import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill, PICTURE_REACH } from './paint.ts';

/** A dotted line through midpoints, as for a planned journey. */
function dotted(colour: string, d: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="11" stroke-linecap="round" stroke-dasharray="2 27" d="${d}"/>`;
}

/** Eight points, the four main ones in two halves, light and dark. */
function compassRose(scene: Scene): string {
  const dark = scene.tone(0.9);
  const half = 'M0-150L22-22 0 0zM0 150L-22 22 0 0zM-150 0L-22-22 0 0zM150 0L22 22 0 0z';
  const other = 'M0-150L-22-22 0 0zM0 150L22 22 0 0zM-150 0L-22 22 0 0zM150 0L22-22 0 0z';
  return (
    `<circle fill="none" stroke="${dark}" stroke-width="5" r="92"/><path fill="${dark}" fill-opacity=".5" d="M70-70L26 0 70 70 0 26-70 70-26 0-70-70 0-26z"/>` +
    fill(dark, half) +
    fill(scene.palette.pale, other) +
    fill(scene.palette.accent, 'M0-150L22-22 0 0zM-16-166L0-196 16-166 0-172z')
  );
}

/** A pencil lying aslant, point at the origin. */
function pencil(scene: Scene): string {
  const { accent, sand } = scene.palette;
  return (
    `<g transform="rotate(-38)">${fill(scene.tone(1), 'M6 14L60-12H420v60H60z', '.25')}` +
    fill(sand, 'M0 0L54-26V26z') +
    fill(scene.tone(0.95), 'M0 0L18-9V9z') +
    fill(accent, 'M54-26H390V26H54z') +
    fill(mix(accent, scene.tone(1), 0.3), 'M54 8H390V26H54z') +
    fill(scene.palette.pale, 'M390-26h20V26h-20z') +
    fill(scene.tone(0.6), 'M410-26h26q14 26 0 52h-26z') +
    '</g>'
  );
}

/** Land on the left, sea on the right, and a journey pencilled from the snows to the islands. */
export function drawJourneyChart(scene: Scene): string {
  const upright = scene.format === 'plate';
  const { sand, pale, accent, water } = scene.palette;
  const shore = mix(water[2] ?? '#0cc', water[3] ?? '#cfe', 0.5);
  const coast = (off: number): string =>
    `M-${PICTURE_REACH}-${PICTURE_REACH}H${150 + off}L${70 + off}-420C${130 + off}-330 ${110 + off}-250 ${60 + off}-200 ${10 + off}-140 ${120 + off}-90 ${100 + off} 0 ${84 + off} 90 ${160 + off} 150 ${150 + off} 250 ${140 + off} 340 ${210 + off} 400 ${200 + off} 520V${PICTURE_REACH}H-${PICTURE_REACH}z`;
  const hills = 'M-330 86l66-118 66 118zM-250 86l40-70 44 70z';
  const islands =
    'M296-90c40 10 52 36 40 76-10 44 14 78-14 92-44 8-58-56-50-104 4-36 2-60 24-64zM262 246c34-8 54 16 46 50-12 34-54 32-64 4-8-26-4-48 18-54zM330-270c26-4 36 16 32 48 0 34-34 42-48 16-12-30-8-62 16-64z';
  const path = upright
    ? 'M-264-50C-220 40-380 120-320 210-260 300-60 330 60 250 130 190 170 60 280 10'
    : 'M-264-50C-200 60-420 100-320 150-230 190-40 210 60 150 130 100 180 60 280 10';
  return (
    fill(shore, coast(54)) +
    fill(pale, coast(16)) +
    fill(sand, coast(0)) +
    `<path fill="none" stroke="${mix(sand, scene.tone(0.3), 0.35)}" stroke-width="4" d="M-470 112Q-400-20-330-70T-210-80-80 60M-520 100Q-440-50-350-108T-190-110-30 70"/>` +
    `<path fill="none" stroke="${shore}" stroke-width="9" stroke-linecap="round" d="M-270 262Q-230 380-110 372T40 420 190 410"/>` +
    `<g fill="none" stroke="${scene.tone(0.5)}" stroke-opacity=".22" stroke-width="3"><path d="M-600-${PICTURE_REACH}V${PICTURE_REACH}M0-${PICTURE_REACH}V${PICTURE_REACH}M600-${PICTURE_REACH}V${PICTURE_REACH}M-${PICTURE_REACH}-280H${PICTURE_REACH}M-${PICTURE_REACH} 280H${PICTURE_REACH}"/></g>` +
    fill(scene.tone(0.5), hills) +
    fill(pale, 'M-264-32l23 41-12-8-11 14-11-14-12 8zM-210 16l14 22-14-6-14 6z') +
    fill(shore, 'M-330 250q40-26 90-6 10 26-40 30t-50-24z') +
    `<path fill="${shore}" stroke="${shore}" stroke-width="34" stroke-linejoin="round" d="${islands}"/>` +
    fill(scene.tone(0.4), islands) +
    dotted(accent, path) +
    `<circle fill="${accent}" cx="-264" cy="-50" r="20"/><path fill="${accent}" d="M292-66c34 0 52 26 46 52-6 24-30 44-46 76-16-32-40-52-46-76-6-26 12-52 46-52z"/><circle fill="${pale}" cx="292" cy="-20" r="17"/>` +
    `<g transform="translate(${upright ? '350 418)scale(.58' : '600 36)scale(.85'})">${compassRose(scene)}</g>` +
    `<g transform="translate(${upright ? '-110 306)scale(.72' : '-134 188'})">${pencil(scene)}</g>`
  );
}
