import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { fill, PICTURE_REACH } from './paint.ts';

const deep = 700;

/** The outline of an opening: hanging stones above, straight down into the floor below. */
function opening(random: Random, half: number, top: number, teeth: number): string {
  let path = `M${-half} ${deep}C${-half - 20} 100 ${-half - 60} ${top + 260} ${-half + 50} ${top + 100}`;
  const from = -half + 50;
  const step = (half * 2 - 100) / teeth;
  for (let index = 0; index < teeth; index += 1) {
    const x = Math.round(from + index * step);
    const middle = 1 - Math.abs((index + 0.5) / teeth - 0.5) * 2;
    const base = Math.round(top + 90 - middle * 80);
    const drop = Math.round(random.between(30, 90) + (index % 2) * random.between(60, 150));
    const tip = x + Math.round(step * random.between(0.4, 0.55));
    path += `L${x} ${base}Q${tip - 8} ${base + 10} ${tip - 5} ${base + drop}q5 12 10 0Q${tip + 12} ${base + 10} ${Math.round(x + step)} ${base}`;
  }
  return `${path}C${half + 60} ${top + 260} ${half + 20} 100 ${half} ${deep}z`;
}

/** A floor across the opening, with stones growing up from it. */
function floorAt(y: number, stones: readonly (readonly [x: number, tall: number, half: number])[]): string {
  const grown = stones.map(
    ([x, tall, half]) =>
      `M${x - half} ${y + 30}Q${x - half * 0.3} ${y - 10} ${x - 5} ${y - tall}q5-12 10 0Q${x + half * 0.3} ${y - 10} ${x + half} ${y + 30}z`,
  );
  return `M-${PICTURE_REACH} ${deep}V${y + 10}Q-700 ${y - 14}-300 ${y + 6}T200 ${y} ${PICTURE_REACH} ${y + 6}V${deep}z${grown.join('')}`;
}

const wall = `M-${PICTURE_REACH}-${PICTURE_REACH}H${PICTURE_REACH}V${PICTURE_REACH}H-${PICTURE_REACH}z`;

/** We stand inside: rings of rock, each nearer one darker, and light slanting in on the floor. */
export function drawCaveMouth(scene: Scene): string {
  const random = scene.random.branch('cave');
  const upright = scene.format === 'plate';
  const wide = upright ? 0.84 : 1;
  const right = upright ? 300 : 400;
  return (
    fill(scene.tone(0.28), wall + opening(random, 250 * wide, -500, 7)) +
    `<g fill-rule="nonzero">${fill(scene.tone(0.36), floorAt(-30, [[-200, 60, 30]]))}</g>` +
    fill(scene.tone(0.5), wall + opening(random, 350 * wide, -590, 7)) +
    fill(scene.palette.pale, `M-150-480L60-500 ${right} 130H-110z`, '.2') +
    fill(scene.palette.pale, `M-60-485L30-495 ${right * 0.62} 130H0z`, '.22') +
    `<g fill-rule="nonzero">${fill(
      scene.tone(0.6),
      floorAt(70, [
        [-270, 130, 46],
        [280, 90, 36],
      ]),
    )}</g>` +
    `<ellipse fill="${scene.palette.sun}" fill-opacity=".55" cx="${right * 0.36}" cy="104" rx="${right * 0.58}" ry="22"/>`
  );
}

/** The nearest rock, in ink, with stones standing on its floor. */
export function drawCaveFront(scene: Scene): string {
  const random = scene.random.branch('front');
  const upright = scene.format === 'plate';
  const half = upright ? 410 : 520;
  const stones = [
    [-half * 1.02, 330, 190],
    [-half * 0.72, 90, 70],
    [half * 0.7, 130, 70],
    [half * 1.02, 300, 180],
  ] as const;
  return (
    fill(scene.tone(0.8), wall + opening(random, half - 70, -660, 8)) +
    fill(scene.tone(1), wall + opening(random, half + 30, -740, upright ? 7 : 9)) +
    `<g fill-rule="nonzero">${fill(scene.tone(1), floorAt(150, stones))}</g>`
  );
}
