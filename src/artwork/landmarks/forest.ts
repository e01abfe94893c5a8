import { blob } from '../blobs.ts';
import type { Scene } from '../scene.ts';
import { fill, PICTURE_REACH } from './paint.ts';

/** Inside the forest: tall trunks on buttresses, a roof of leaves, mangrove stilts on the right. */
export function drawForest(scene: Scene, tone: number): string {
  const random = scene.random.branch('forest');
  const trunk = (x: number, half: number): string =>
    `M${x - half}-1400V-160Q${x - half}-20 ${x - half * 3.4} 90H${x - half}L${x - half * 0.3}-40 ${x} 90H${x + half * 1.4}L${x + half * 0.5}-30Q${x + half * 1.4} 60 ${x + half * 3.6} 90Q${x + half}-20 ${x + half}-160V-1400z`.replaceAll(
      '.00',
      '',
    );
  const row = (own: number, half: number, xs: readonly number[]): string =>
    fill(scene.tone(own), xs.map((x) => trunk(x, half)).join(''));
  const crown = (own: number, y: number, size: number): string => {
    let path = `M-${PICTURE_REACH}-${PICTURE_REACH}H${PICTURE_REACH}V${y}H-${PICTURE_REACH}z`;
    for (let x = -1050; x <= 1050; x += size * 1.5) {
      path += blob(random, {
        x,
        y: y + random.between(-10, 30),
        rx: size,
        ry: size * 0.6,
        knots: 8,
        wobble: 0.2,
      });
    }
    return `<g fill-rule="nonzero">${fill(scene.tone(own), path)}</g>`;
  };
  return (
    row(tone - 0.3, 20, [-820, -640, -470, -330, -140, 40, 190, 350, 560, 720, 880]) +
    crown(tone - 0.28, -640, 130) +
    row(tone - 0.1, 36, [-720, -380, 100, 470, 800]) +
    crown(tone - 0.06, -760, 170) +
    fill(scene.tone(tone - 0.2), 'M-900 90Q-600 30-300 60T300 50 900 80V300H-900z')
  );
}
