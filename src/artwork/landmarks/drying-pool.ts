import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';

/** The last pool of a dry season: rings of drying mud round green water; centre on y = 0, 1000 across. */
export function drawDryingPool(scene: Scene, tone: number): string {
  const { water, sand } = scene.palette;
  const mud = scene.tone(tone);
  let cracks = '';
  for (let index = 0; index < 22; index += 1) {
    const turn = (index / 22) * Math.PI * 2 + 0.1;
    const reach = 1 + (index % 3) * 0.05;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    cracks += `M${Math.round(x * 470)} ${Math.round(y * 108)}L${Math.round(x * 505 + 9)} ${Math.round(y * 118)} ${Math.round(x * 548 * reach)} ${Math.round(y * 130 * reach)}`;
  }
  return (
    `<path fill="${mix(sand, mud, 0.35)}" d="M-620 4C-600-80-380-140-60-146 300-150 560-100 620-6 640 90 360 158 0 158-360 158-640 90-620 4z"/>` +
    `<path fill="none" stroke="${mix(mud, scene.tone(1), 0.25)}" stroke-width="5" d="${cracks}"/>` +
    `<path fill="${mud}" d="M-500 2C-480-64-300-112-40-116 240-118 460-80 500-4 510 70 300 122 0 124-300 122-520 70-500 2z"/>` +
    `<path fill="${mix(water[1] ?? sand, mud, 0.45)}" d="M-450 2C-430-52-270-92-30-96 220-98 410-66 450-2 460 58 270 102 0 104-270 102-468 58-450 2z"/>` +
    `<path fill="${mix(water[2] ?? sand, mud, 0.3)}" d="M-330 16q140-16 300-2-160 16-300 2zM60-40q110-12 230 0-120 12-230 0zM40 64q120-14 250-2-130 14-250 2zM-240-48q60-8 130 0-70 8-130 0z"/>`
  );
}
