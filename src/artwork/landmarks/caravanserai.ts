import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { arch, fill } from './paint.ts';

/** The white resting-house of the caravans: long walls, a gate tower, merlons along the roof. */
export function drawCaravanserai(scene: Scene, tone: number): string {
  const { pale, accent } = scene.palette;
  const white = mix(pale, scene.tone(0.1), 0.18);
  const shade = scene.tone(tone + 0.1);
  const dark = scene.tone(tone + 0.35);
  const merlons = (from: number, to: number, y: number): string => {
    let path = '';
    for (let x = from; x + 22 <= to; x += 38) path += `M${x} ${y}v-22l11-10 11 10v22z`;
    return path;
  };
  const windows = [-560, -470, -380, -290, 290, 380, 470, 560].map((x) => arch(x, -120, 40, 76)).join('');
  return (
    fill(
      white,
      `M-680 60V-240H-210V60zM210 60V-240H680V60z${merlons(-676, -210, -239)}${merlons(216, 680, -239)}`,
    ) +
    fill(
      mix(white, shade, 0.35),
      'M-680-214H-210v12H-680zM210-214H680v12H210zM-680-4H-210V60H-680zM210-4H680V60H210z',
    ) +
    fill(pale, `M-210 60V-390H210V60z${merlons(-206, 214, -389)}`) +
    fill(dark, `${windows}${arch(-140, -260, 44, 86)}${arch(140, -260, 44, 86)}${arch(0, -270, 52, 90)}`) +
    fill(mix(pale, shade, 0.5), `M-220-240H220v16H-220z${arch(0, 60, 236, 270)}`) +
    fill(scene.palette.sky[2] ?? '#fff', arch(0, 60, 190, 236)) +
    // Through the gate: the court, and its far arcade.
    fill(
      scene.tone(tone - 0.05),
      `M-95 0V-70H95V0z${arch(-56, 0, 40, 56)}${arch(0, 0, 40, 56)}${arch(56, 0, 40, 56)}`,
    ) +
    fill(scene.palette.sand, 'M-95 0H95V60H-95z') +
    fill(accent, 'M-95 60V-50q-6-70-18-110H-118V60zM95 60V-50q6-70 18-110h5V60z') +
    fill(shade, 'M170 60V-390H210V60z', '.35')
  );
}
