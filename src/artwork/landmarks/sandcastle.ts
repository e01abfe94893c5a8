import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { arch, fill } from './paint.ts';

/** A sandcastle of upturned buckets in its moat: four towers, a gate, a flag; a bucket beside it. */
export function drawSandcastle(scene: Scene): string {
  const { sand, pale, accent, water } = scene.palette;
  const wall = mix(sand, '#c07a2c', 0.5);
  const shade = mix(wall, '#6b3a1c', 0.36);
  const lit = mix(wall, pale, 0.4);
  const dark = scene.tone(0.9);
  const tower = scene.shape(
    'bucketTower',
    () =>
      fill(wall, 'M-100 0L-82-240h-14v-62h42v26h32v-26h44v26h32v-26h42v62H82L100 0z') +
      fill(shade, 'M34 0L28-240V-276H54v-26h42v62H82L100 0zM-96-240H96l-15 12H-83z', '.7') +
      fill(dark, arch(-14, -110, 36, 70)),
  );
  const towers = [
    [0, -120, 1.15],
    [-250, 0, 1],
    [250, 0, 1],
  ].map(([x, y, size]) => `<use href="#${tower}" transform="translate(${x} ${y})scale(${size})"/>`);
  return (
    `<ellipse fill="${water[2]}" cy="14" rx="470" ry="62"/><ellipse fill="${lit}" cy="2" rx="400" ry="42"/>` +
    towers[0] +
    fill(dark, 'M-3-460h6v-130h-6z') +
    fill(accent, 'M3-590l104 32-104 36z') +
    fill(wall, 'M-190 24V-184h38v-34h50v34h52v-34h100v34h52v-34h50v34h38V24z') +
    fill(shade, 'M-190 24V-184H190v16H-150V24z', '.5') +
    fill(dark, arch(0, 26, 120, 150)) +
    towers.slice(1).join('') +
    `<g fill="${pale}"><circle cx="-112" cy="-84" r="15"/><circle cy="-158" r="15"/><circle cx="112" cy="-84" r="15"/></g>` +
    fill(mix(sand, shade, 0.5), 'M-60 26H60L84 82H-84z') +
    `<g transform="translate(440 70)"><path fill="none" stroke="${pale}" stroke-width="9" d="M-66-128Q0-250 66-128"/>${fill(accent, 'M-72-134H72L52 0H-52z')}${fill(pale, 'M-78-148H78v24H-78z')}</g>`
  );
}
