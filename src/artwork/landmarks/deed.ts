import type { Scene } from '../scene.ts';
import { fill } from './paint.ts';

/** A deed with a ribbon and a seal, its lower edge rolled up, and the feather that signed it. */
export function drawDeed(scene: Scene, tone: number): string {
  const { accent, pale, sand, glow } = scene.palette;
  const dark = scene.tone(tone);
  let lines = '';
  for (let y = -300; y < 100; y += 50) {
    const long = y === 50 ? 220 : 380;
    lines += `M-190 ${y}h${long}v10h-${long}z`;
  }
  return `<g transform="rotate(7)">${fill(dark, 'M-246-376H286V330H-246z', '.25')}${fill(pale, 'M-270-400H262V250H-270z')}${fill(sand, 'M-270 236H262q34 0 34 36t-34 36H-270q34 0 34-36t-34-36z')}<g fill-rule="nonzero">${fill(dark, lines, '.35')}</g>${fill(accent, 'M104 110l-30 150 46-22 30 42 24-160zM-190-360h200v24h-200z')}<circle fill="${accent}" cx="130" cy="110" r="72"/><circle fill="none" stroke="${glow}" stroke-width="6" cx="130" cy="110" r="52"/>${fill(glow, 'M100 134q30-60 60 0zM124 134h12v22h-12z')}${fill(dark, 'M-180 180C-90 60 60-180 330-330 320-180 160-20-40 90-90 120-140 150-180 180z')}${fill(scene.tone(tone - 0.3), 'M-180 180C-40 20 120-140 330-330 150-130-10 40-170 186z')}</g>`;
}
