import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';

/** Fields of flowers from a far line at y = 0 down: dots of zero length with round caps, small far off. */
export function drawFlowers(scene: Scene, tone: number): string {
  const random = scene.random.branch('flowers');
  const { accent, glow, sand, pale } = scene.palette;
  const bands = [
    { from: 2, to: 16, size: 8, colour: pale, count: 80 },
    { from: 26, to: 48, size: 11, colour: sand, count: 84 },
    { from: 62, to: 98, size: 15, colour: accent, count: 78 },
    { from: 116, to: 160, size: 20, colour: glow, count: 62 },
    { from: 186, to: 244, size: 25, colour: pale, count: 46 },
    { from: 272, to: 350, size: 32, colour: accent, count: 36 },
  ];
  const half = scene.format === 'plate' ? 520 : 920;
  return bands
    .map(({ from, to, size, colour, count }, index) => {
      let dots = '';
      for (let flower = 0; flower < count; flower += 1) {
        const x = Math.round(-half + (2 * half * (flower + random.between(0, 1))) / count);
        dots += `M${x} ${Math.round(random.between(from, to))}h0`;
      }
      const ground = `<path fill="${mix(scene.tone(tone + index * 0.07), colour, colour === pale ? 0.3 : 0.62)}" d="M-1000 ${from - size}q500-14 1000 0t1000 0V600H-1000z"/>`;
      return `${ground}<path fill="none" stroke="${colour === pale ? pale : mix(colour, pale, 0.22)}" stroke-width="${size}" stroke-linecap="round" d="${dots}"/>`;
    })
    .join('');
}
