import { blob } from '../blobs.ts';
import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill, PICTURE_REACH } from './paint.ts';

/** From straight above: elephants by their shadows, one car, four pairs of feet, a sandcastle, the sea. */
export function drawWayToTheSea(scene: Scene): string {
  const random = scene.random.branch('way');
  const { sand, pale, accent, glow, water } = scene.palette;
  const bush = '#d39a45';
  const leaf = scene.tone(0.5);
  const dusk = scene.tone(0.95);
  const wet = mix(sand, water[2] ?? sand, 0.35);
  const wave = (y: number, sway: number): string =>
    `M-${PICTURE_REACH} ${y}q200-${sway} 400 0t400 0 400 0 400 0 400 0 400 0 400 0 400 0 400 0 400 0 400 0 400 0V1600H-${PICTURE_REACH}z`;
  const top = scene.shape('crown', () =>
    fill(leaf, blob(random, { rx: 80, ry: 80, wobble: 0.16, knots: 9 })),
  );
  const crown = (x: number, y: number, size: number): string =>
    `<g transform="translate(${x} ${y})scale(${size})"><use href="#${top}" x="40" y="40" opacity=".4"/><use href="#${top}"/><circle fill="${mix(leaf, glow, 0.25)}" cx="-16" cy="-16" r="48"/></g>`;
  const shadow = scene.shape('elephantShadow', () =>
    fill(
      dusk,
      'M-62 0V-70Q-72-150-10-156 34-162 56-144 92-160 104-124 114-96 110-62 110-40 122-30L114-20Q94-30 92-62 84-92 74-84 64-76 60-60V0H34V-52H-30V0z',
    ),
  );
  const above = scene.shape(
    'elephantAbove',
    () =>
      fill(mix(dusk, sand, 0.42), 'M-68-2Q-66-40-10-40 24-40 42-22V22Q24 40-10 40-66 40-68 2L-92 8-94 2z') +
      fill(
        mix(dusk, sand, 0.32),
        'M44-14Q22-36 34-60 56-66 66-20L104-8Q130-2 150 12L146 20Q120 8 100 10L66 20Q56 66 34 60 22 36 44 14z',
      ) +
      fill(pale, 'M88-12l30-8 4 5-30 12zM88 14l30 8 4-5-30-12z'),
  );
  // The shadow of each falls clear of the next.
  const elephant = (x: number, y: number, size: number, turn: number): string =>
    `<g transform="translate(${x} ${y})scale(${size})"><use href="#${shadow}" fill-opacity=".28" transform="matrix(-.9 0-.6-.75 0 0)"/><use href="#${above}" transform="rotate(${turn})"/></g>`;
  const sole = scene.shape('sole', () => '<path d="M-4-12Q8-16 8-2 7 4 5 8 6 16 0 16-6 15-4 6-8-6-4-12z"/>');
  const walk = (aside: number, size: number, stride: number): string => {
    let steps = '';
    for (let way = 0; way < 250; way += stride) {
      const side = (way / stride) % 2 ? 1 : -1;
      const x = -30 + way * 0.8 + aside * 0.8 + side * 8 * size;
      const y = 90 - way * 0.66 + aside + Math.sin(way / 40 + aside) * 10;
      steps += `<use href="#${sole}" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(50)scale(${side * size} ${size})"/>`;
    }
    return steps;
  };
  let towel = '';
  for (let x = 0; x < 120; x += 30) towel += `M${x} 0h15v64h-15z`;
  let gores = '';
  for (let index = 0; index < 8; index += 2) gores += `<use href="#g" transform="rotate(${index * 45})"/>`;
  const tower = (x: number, y: number): string => `M${x} ${y}m-19 0a19 19 0 1 0 38 0 19 19 0 1 0-38 0z`;
  return (
    `<g transform="rotate(-14)">${fill(water[2] ?? sand, wave(-240, 50))}${fill(water[3] ?? sand, wave(-170, 60))}` +
    fill(pale, wave(-112, 44)) +
    fill(wet, wave(-94, 40)) +
    fill(sand, wave(-58, 34)) +
    fill(mix(sand, bush, 0.5), wave(176, 46)) +
    fill(bush, wave(196, 56)) +
    `<path fill="none" stroke="${mix(bush, pale, 0.5)}" stroke-width="13" d="M-1800 680L-900 520C-620 470-420 440-300 330-200 240-170 180-110 150M-1780 722L-880 560C-600 510-390 470-270 356-180 270-150 210-88 178"/>` +
    crown(-350, 220, 0.9) +
    crown(490, 190, 1.1) +
    crown(-700, 290, 1.2) +
    crown(-60, 590, 1.2) +
    elephant(20, 320, 0.95, 186) +
    elephant(300, 270, 1, 178) +
    elephant(230, 510, 0.62, 192) +
    `<g transform="translate(-76 140)rotate(-40)">${fill(dusk, 'M-70-30h150v84H-70z', '.3')}${fill(pale, 'M-84-40Q-84-48-74-48H70q22 2 24 30v36q-2 28-24 30H-74q-10 0-10-8z')}${fill(dusk, 'M34-38h22q8 18 8 38t-8 38H34zM-66-34H20v68h-86z')}${fill(accent, 'M-58-26h34v24h-34zM-18-26h30v52h-30z')}${fill(glow, 'M-58 4h34v22h-34z')}${fill(dusk, 'M-98-18h14v36h-14z')}</g>` +
    `<g fill="${mix(sand, bush, 0.75)}">${walk(-70, 1.2, 50)}${walk(-26, 1, 42)}${walk(12, 0.8, 36)}${walk(42, 0.6, 30)}</g>` +
    `<g transform="translate(250 -10)">${fill(water[2] ?? sand, blob(random, { rx: 100, ry: 92, wobble: 0.05 }))}${fill(mix(sand, bush, 0.3), 'M-50-50H50V50H-50z')}${fill(dusk, 'M-24 60l84 0 0-80 40 40 0 70-100 0z', '.18')}<g fill-rule="nonzero">${fill(mix(sand, bush, 0.6), tower(-48, -48) + tower(48, -48) + tower(-48, 48) + tower(48, 48))}</g>${fill(mix(sand, pale, 0.6), 'M-26-26H26V26H-26z')}${fill(accent, 'M-2-2h4v-50l44 14-40 14z')}</g>` +
    `<g transform="translate(-280 40)rotate(24)">${fill(pale, 'M0 0h120v64H0z')}${fill(accent, towel)}</g>` +
    `<g transform="translate(-300 -30)">${fill(dusk, tower(26, 30).replaceAll('19', '86').replaceAll('38', '172'), '.3')}<circle fill="${pale}" r="86"/><g fill="${accent}"><path id="g" d="M0 0L-33-79A86 86 0 0 1 33-79z"/>${gores}</g><circle fill="${dusk}" r="6"/></g>` +
    `<circle fill="none" stroke="${accent}" stroke-width="20" cx="60" cy="-174" r="34"/><circle fill="${dusk}" cx="60" cy="-174" r="14"/>` +
    '</g>'
  );
}
