import type { Scene } from '../scene.ts';

/** The ash cone on the floor of a crater: smooth flanks, a small mouth, aprons of old lava. */
export function drawAshCone(scene: Scene, tone: number): string {
  const shade = scene.tone(tone + 0.16);
  const lit = scene.tone(Math.max(0, tone - 0.14));
  return (
    `<path fill="${scene.tone(tone + 0.08)}" d="M-560 60C-440 10-330 6-240-14-80-40 120-40 250-10 360 10 470 20 580 60V300H-560z"/>` +
    '<path d="M-330 20C-220-30-140-190-84-306-70-330-50-338-30-336L0-322 34-338C56-340 74-328 86-304 150-190 230-30 340 20 200 60-200 60-330 20z"/>' +
    `<path fill="${shade}" d="M0-322L34-338C56-340 74-328 86-304 150-190 230-30 340 20 250 46 160 52 90 52 120-60 60-180 20-250z"/>` +
    `<path fill="${lit}" d="M-84-306C-70-330-50-338-30-336L0-322 20-250-20-280-60-270-110-150-190-40-170-130z"/>` +
    `<path fill="${shade}" d="M-150-60l-20 60-60 30 40-60zM-40-120l-10 110-50 50 20-100z"/>`
  );
}
