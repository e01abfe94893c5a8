import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill } from './paint.ts';

/** [x, width at the foot, height, lean of the head, 1 when near] from far to near. */
const columns = [
  [-320, 140, 390, 10, 0],
  [-200, 120, 500, -8, 0],
  [340, 140, 450, 8, 0],
  [76, 120, 560, 6, 0],
  [-70, 176, 650, -14, 1],
  [214, 200, 740, 12, 1],
  [446, 190, 520, -10, 1],
  [-446, 190, 470, 10, 1],
] as const;

/** [share of the height, share of half the width]: ledges where hard beds stand out, and a cap. */
const profile = [
  [-0.14, 1.25],
  [0.2, 0.9],
  [0.22, 0.98],
  [0.25, 0.8],
  [0.5, 0.64],
  [0.52, 0.72],
  [0.55, 0.56],
  [0.84, 0.44],
  [0.87, 0.66],
  [0.95, 0.7],
  [1, 0.2],
] as const;

/** Pillars of sandstone left by the rains, each under a harder cap; lit from the left. */
export function drawSandPillars(scene: Scene, tone: number): string {
  const random = scene.random.branch('pillars');
  return columns
    .map(([x, wide, tall, lean, near]) => {
      const own = tone - (near ? 0 : 0.24);
      const body = scene.tone(own);
      const wobble = profile.map(() => random.between(0.9, 1.1));
      const edge = (side: number): string[] =>
        profile.map(([share, half], index) => {
          const reach = (wide / 2) * half * (wobble[index] ?? 1) * side;
          return `${Math.round(x + lean * share + reach)} ${Math.round(-tall * share)}`;
        });
      const left = edge(-1);
      const middle = edge(-0.3).reverse();
      const right = edge(1);
      const bands = [2, 5].map(
        (index) =>
          `M${left[index - 1]}L${left[index]} ${left[index + 1]} ${right[index + 1]} ${right[index]} ${right[index - 1]}z`,
      );
      return (
        fill(body, `M${left.join(' ')} ${[...right].reverse().join(' ')}z`) +
        fill(mix(body, scene.palette.pale, 0.32), `M${left.join(' ')} ${middle.join(' ')}z`) +
        fill(scene.tone(own + 0.18), `M${edge(0.35).join(' ')} ${[...right].reverse().join(' ')}z`) +
        fill(scene.tone(own + 0.24), bands.join(''), '.55')
      );
    })
    .join('');
}
