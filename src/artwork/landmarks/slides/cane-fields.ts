import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { fill } from '../paint.ts';

/** A plain of sugar cane in squares, seen from a height: its horizon on y = 0, 420 deep. */
export function drawCaneFields(scene: Scene, tone: number): string {
  const { sand, water } = scene.palette;
  const greens = [0, 0.14, 0.28].map((step) => scene.tone(tone + step));
  const colours = [...greens, mix(sand, scene.tone(tone), 0.35)];
  const paths = colours.map(() => '');
  const rows = 8;
  const y = (row: number): number => Math.round(420 * (row / rows) ** 1.7);
  const x = (row: number, column: number): number =>
    Math.round((column + 0.35) * (46 + 190 * (row / rows) ** 1.3));
  for (let row = 0; row < rows; row += 1) {
    for (let column = -9; column <= 9; column += 1) {
      const kind = (row * 5 + column * column * 3 + Math.abs(column)) % colours.length;
      paths[kind] +=
        `M${x(row, column)} ${y(row)}L${x(row, column + 1) - 5} ${y(row)} ${x(row + 1, column + 1) - 5} ${y(row + 1) - 4} ${x(row + 1, column)} ${y(row + 1) - 4}z`;
    }
  }
  return (
    fill(mix(sand, scene.tone(tone), 0.2), 'M-2400 0H2400V600H-2400z') +
    paths.map((path, index) => fill(colours[index] ?? sand, path)).join('') +
    fill(
      water[2] ?? sand,
      'M-900 30C-500 60-300 20 0 50S500 60 900 24L900 32C500 74 300 50 0 62S-500 76-900 42z',
    )
  );
}
