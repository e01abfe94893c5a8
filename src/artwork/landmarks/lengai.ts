import type { Scene } from '../scene.ts';

/** Ol Doinyo Lengai from the shore of Natron: white lava down every gully, mirrored in the water. */
export function drawLengai(scene: Scene, tone: number): string {
  const shade = scene.tone(tone + 0.18);
  const lit = scene.tone(Math.max(0, tone - 0.16));
  const { pale } = scene.palette;
  const id = scene.shape(
    'lengai',
    () =>
      `<path fill="${scene.tone(tone)}" d="M-560 0C-380-40-290-160-220-310-160-440-120-560-78-640L-54-662-30-650-4-666 24-658 52-668 78-640C126-540 160-430 222-300 296-150 390-40 570 0z"/>` +
      `<path fill="${shade}" d="M-4-666L24-658 52-668 78-640C126-540 160-430 222-300 296-150 390-40 570 0H120Q170-130 110-260L64-350 84-440 34-520 40-600z"/>` +
      `<path fill="${lit}" d="M-220-310C-160-440-120-560-78-640L-96-470-150-380-160-250-240-140-330-50-440 0H-560C-380-40-290-160-220-310z"/>` +
      `<path fill="${pale}" d="M-78-640L-54-662-30-650-4-666 24-658 52-668 78-640C100-594 118-548 136-500L112-530 100-440 84-540 66-470 74-330 40-250 52-400 30-540 8-480 12-330-14-190-20-340-24-560-50-470-60-330-110-180-90-350-78-540-100-460-128-380-150-300-130-420-104-560zM-150-250l-20 90-70 100 40-110zM150-380l24 90 50 90-60-70zM112-220l36 90 10 90-40-80zM-40-150l4 80-30 60 4-80zM-340-60l-60 44-50 8 60-40zM330-110l60 60 50 34-80-40z"/>`,
  );
  return `<use href="#${id}"/>` + `<use href="#${id}" transform="scale(1 -.62)" opacity=".34"/>`;
}
