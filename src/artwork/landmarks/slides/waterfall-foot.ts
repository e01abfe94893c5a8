import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { drawLeaves } from '../leaves.ts';
import { fill, PICTURE_REACH } from '../paint.ts';

/** The last leap of a fall from near: a white curtain, its spray and a bow of light; the pool is on y = 0. */
export function drawWaterfallFoot(scene: Scene, tone: number): string {
  const { pale, water, accent, glow } = scene.palette;
  const blue = mix(pale, water[1] ?? pale, 0.45);
  let streams = '';
  [-250, -190, -140, -70, -20, 50, 110, 170, 240].forEach((x, index) => {
    const top = -1000 + (index % 4) * 170;
    streams += `M${x} ${top}h14q${6 + index} 400 10 ${-top - 60 - (index % 3) * 90}h-28q6-300 4-${500}z`;
  });
  const bow = (radius: number): string =>
    `M${-420 - radius} 20A${radius} ${radius} 0 0 1 ${-420 + radius} 20`;
  return (
    fill(
      scene.tone(tone),
      `M-${PICTURE_REACH}-${PICTURE_REACH}H-330L-360-700-430-520-400-300-470-120-440 60H-${PICTURE_REACH}zM${PICTURE_REACH}-${PICTURE_REACH}H310L350-760 420-600 390-380 480-160 450 60H${PICTURE_REACH}z`,
    ) +
    fill(
      scene.tone(tone + 0.16),
      'M-560-1200L-430-1100-460-760-560-560-500-300-600-60-700 60-680-400-620-700zM520-1200L640-1000 560-700 680-460 600-200 760 60H520L600-160 500-380 560-620 480-800z',
    ) +
    fill(pale, 'M-390-1200H370L410-760Q420-300 460 40H-480Q-440-300-420-760z') +
    fill(blue, streams) +
    `<g fill="none" stroke-width="22" stroke-opacity=".75"><path stroke="${accent}" d="${bow(420)}"/><path stroke="${glow}" d="${bow(398)}"/><path stroke="${water[0]}" d="${bow(376)}"/></g>` +
    `<g fill="${pale}"><ellipse cy="30" rx="640" ry="80" fill-opacity=".55"/><ellipse cx="-160" cy="0" rx="230" ry="90" fill-opacity=".8"/><ellipse cx="180" cy="6" rx="260" ry="80" fill-opacity=".8"/><ellipse cx="20" cy="-20" rx="180" ry="90"/></g>` +
    `<g fill="${scene.tone(tone + 0.24)}">${drawLeaves(scene, [
      [-430, -640, 60, 0.9],
      [-480, -420, 80, 1],
      [-470, -900, 70, 0.9],
      [430, -800, -60, 1],
      [470, -520, -80, 1.1],
      [500, -260, -60, 1],
      [-520, -180, 60, 1],
    ])}</g>`
  );
}
