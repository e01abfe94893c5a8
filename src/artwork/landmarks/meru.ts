import type { Scene } from '../scene.ts';

/** Mount Meru from Momella: one flank blown away, and a young ash cone in the wound. */
export function drawMeru(scene: Scene, tone: number): string {
  const shade = scene.tone(tone + 0.16);
  const lit = scene.tone(Math.max(0, tone - 0.14));
  return (
    '<path d="M-680 40C-450 6-320-110-200-276-160-336-120-402-84-428L-62-444-40-430-22-400-4-376 14-330 24-280 56-236 110-206 180-196 236-210 280-196 330-160C420-96 540 10 700 40V300H-680z"/>' +
    `<path fill="${shade}" d="M-62-444L-40-430-22-400-4-376 14-330 24-280 56-236 110-206 180-196 236-210 280-196 330-160 290-110 310-50 250-70 200-20 120-40 60 0 20-60-30-90-20-170-60-240-40-320-74-380z"/>` +
    `<path fill="${lit}" d="M-84-428L-62-444-74-380-40-320-60-240-110-150-100-260-140-300-130-370z"/>` +
    `<path fill="${scene.tone(tone + 0.04)}" d="M20-80C60-120 84-190 104-228L118-236 134-230C154-190 190-120 240-70 180-40 80-40 20-80z"/>` +
    `<path fill="${scene.tone(tone + 0.28)}" d="M104-228L118-236 134-230C154-190 190-120 240-70 210-56 170-50 140-50 150-110 130-180 118-222z"/>`
  );
}
