import type { Scene } from '../scene.ts';

/** Ol Doinyo Lengai: a steep lone cone, white lava running from its crater, a thread of smoke. */
export function drawVolcano(scene: Scene, tone: number): string {
  const shade = scene.tone(tone + 0.2);
  const { pale } = scene.palette;
  return (
    `<path fill="${pale}" fill-opacity=".75" d="M-8-640c-30-50 40-70 20-120-14-40-70-40-50-96 8-22 34-30 60-26-26 10-30 30-12 50 30 30 66 40 60 86-6 40-60 60-44 106z"/>` +
    '<path d="M-620 40C-400 10-300-90-220-250-150-400-100-540-52-628L-30-644-8-632 22-640 46-622C110-520 160-370 230-240 310-90 420 10 640 40V300H-620z"/>' +
    `<path fill="${shade}" d="M-8-632L22-640 46-622C110-520 160-370 230-240 310-90 420 10 640 40V300H40Q120 120 70-40L20-120 60-230 8-330 40-430-2-520z"/>` +
    `<path fill="${pale}" d="M-52-628L-30-644-8-632 22-640 46-622Q74-576 98-520L78-530 70-470 48-540 34-450 16-556-2-480-20-560-40-400-52-530-74-470-84-540-104-500Q-76-580-52-628z"/>` +
    `<path fill="${shade}" d="M-150-370l-20 150-40 90 10-110zM-90-250l-10 160-50 110 20-130z"/>`
  );
}
