import type { Scene } from '../scene.ts';
import { fill, PICTURE_REACH } from './paint.ts';

/** The Rift's escarpment right across the picture: a level edge over a row of broken spurs. */
export function drawScarp(scene: Scene, tone: number): string {
  const random = scene.random.branch('rift');
  let lit = '';
  let shade = '';
  for (let x = -1180; x < 1200; x += 196) {
    const head = Math.round(x + random.between(-30, 30));
    const top = Math.round(random.between(-340, -190));
    const foot = Math.round(random.between(-20, 30));
    const left = Math.round(random.between(100, 150));
    const right = Math.round(random.between(80, 120));
    const neck = Math.round(random.between(-20, 30));
    lit += `M${head} ${top}L${head + neck} ${Math.round(top * 0.45)} ${head + 16} ${foot} ${head - left} ${foot + 40} ${head - left * 0.4} ${Math.round(top * 0.5)}z`;
    shade += `M${head} ${top}L${head + 50} ${Math.round(top * 0.62)} ${head + right} ${foot + 40} ${head + 16} ${foot} ${head + neck} ${Math.round(top * 0.45)}z`;
  }
  return (
    fill(
      scene.tone(tone),
      `M-${PICTURE_REACH} 300V-390L-900-402-620-384-300-398-140-380 120-392 300-362 560-370 720-350 ${PICTURE_REACH}-340V300z`,
    ) +
    fill(
      scene.tone(tone + 0.1),
      `M-${PICTURE_REACH}-372L-900-382-620-362-300-378-140-358 120-372 300-340 560-350 720-330 ${PICTURE_REACH}-320V-296L700-306 520-290 300-310 100-330-160-318-340-336-640-320-900-340-${PICTURE_REACH}-326z`,
    ) +
    fill(scene.tone(Math.max(0, tone - 0.06)), lit) +
    fill(scene.tone(tone + 0.1), shade)
  );
}
