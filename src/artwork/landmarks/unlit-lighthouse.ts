import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { arch, fill } from './paint.ts';

/** A lighthouse that has gone out: bare stone, the lamp room empty, creepers; beside it the sanatorium's arcade. */
export function drawUnlitLighthouse(scene: Scene, tone: number): string {
  const { pale, sun } = scene.palette;
  const stone = mix(pale, scene.tone(0.3), 0.3);
  const shade = mix(stone, scene.tone(0.7), 0.55);
  const dark = scene.tone(tone + 0.3);
  const green = scene.tone(tone);
  const bays = [-420, -340, -260, -180].map((x) => arch(x, 20, 54, 112)).join('');
  return (
    fill(
      mix(stone, scene.tone(0.4), 0.35),
      `M-476 20V-150l20-10 6-26 50 4 12-20 70 8 20 14 60-6 16-24 50 10 8 30 34 10V20z${bays}`,
    ) +
    fill(shade, 'M-476-128h350v12h-350z') +
    fill(stone, 'M-104 30L-60-560H60L104 30z') +
    fill(shade, 'M20 30L14-560H60L104 30z') +
    fill(stone, 'M-96-560l12-40H84l12 40z') +
    fill(shade, 'M18-560l2-40H84l12 40zM-78-566h156v12H-78z') +
    fill(
      dark,
      'M-66-606h10v-40h-10zM56-606h10v-40H56zM-30-606h8v-40h-8zM22-606h8v-40h-8zM-70-648H70v10H-70zM-46-648l6-96h9l-4 96zM-4-648v-108h9v108zM38-648l-8-84 8-4 9 88zM-50-752L6-782l30 22-6 8-26-16-50 24z',
    ) +
    fill(dark, `${arch(0, 30, 60, 112)}M-22-250h26v46h-26zM-18-400h22v42h-22zM-14-520h18v34h-18z`) +
    fill(sun, 'M-30-606h60v-40h-60z', '.5') +
    fill(shade, 'M-70-330l26 12-8 40 14 30-6 4-18-36 8-36-18-8zM-84-140l36 20 6 44-6 2-10-38-28-14z') +
    fill(
      green,
      'M104 30Q60-20 84-90 40-130 74-190 30-240 62-300 60-240 92-220 70-160 104-130 96-70 130-40zM-110 40Q-130-40-90-70-104-120-72-160-70-110-60-80-84-40-60 40zM-500 20q20-80 70-80 10-60 60-30-30 20-30 60 20-20 50-10-40 20-40 70z',
    ) +
    fill(
      dark,
      'M-640 60Q-600 6-500 14-460-20-380 4-300-16-200 8-90-10 0 12 110-12 200 6 280-16 350 8 430-4 480 20 560 24 600 60V90H-640z',
    ) +
    fill(
      green,
      'M-600 46Q-520 20-420 34-300 14-160 34 0 14 140 36 300 16 420 36 500 30 560 50 300 66 0 62T-600 46z',
    )
  );
}
