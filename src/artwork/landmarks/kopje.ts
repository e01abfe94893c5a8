import type { Scene } from '../scene.ts';
import { silhouettes } from '../silhouettes/index.ts';

/** A heap of rounded granite with one umbrella thorn on its back. */
export function drawKopje(scene: Scene, tone: number): string {
  const lit = scene.tone(tone - 0.2);
  const shade = scene.tone(tone + 0.12);
  const id = scene.shape('acacia', () => silhouettes.acacia.draw(scene));
  return (
    `<use href="#${id}" fill="${shade}" transform="translate(60 -170)scale(2.1)"/>` +
    '<path d="M-500 20q-10-90 70-104 10-62 92-70 30-70 118-66 26-60 120-50 40-40 120-20 76-4 96 66 84-10 108 66 92 6 116 84 60 20 60 94V260H-500z"/>' +
    `<path fill="${lit}" d="M-430-84q10-62 92-70 40-4 60 26-80 0-110 54-20 34-10 84-60-40-32-94zM-220-220q26-60 120-50 60 4 70 50-70-20-120 30-30 40-26 90-90-30-44-120zM20-290q76-4 96 66 10 40-10 66-20-60-80-64-50 0-80 50-10-96 74-118zM-498-10q6-64 68-74-20 50 0 94-40 10-68-20zM224-158q80 6 96 70-50-16-90 12-30 24-30 70-60-60 24-152z" transform="translate(30)"/>` +
    `<path fill="${shade}" d="M-150-130q50 80-10 150h-40q60-60 50-150zM150-190q70 90 20 210h-50q70-100 30-210z"/>`
  );
}
