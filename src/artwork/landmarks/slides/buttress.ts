import type { Scene } from '../../scene.ts';
import { fill, PICTURE_REACH } from '../paint.ts';

/** The foot of a forest giant: roots like walls, higher than a walker; ground on y = 0. */
export function drawButtress(scene: Scene, tone: number): string {
  const lit = scene.tone(Math.max(0, tone - 0.18));
  const shade = scene.tone(tone + 0.2);
  return (
    fill(
      scene.tone(tone),
      `M-130-${PICTURE_REACH}C-130-800-140-500-210-330-290-150-470-20-760 60H760C520 0 330-120 240-330 170-500 150-800 150-${PICTURE_REACH}z`,
    ) +
    fill(
      lit,
      `M-130-${PICTURE_REACH}C-130-800-140-500-210-330-290-150-470-20-760 60H-600C-400 0-250-140-190-320-130-500-90-800-80-${PICTURE_REACH}z`,
    ) +
    fill(
      shade,
      'M-60-760C-70-460-130-200-330 60H-180C-90-120-50-400-60-760zM40-820C50-460 70-160 210 60H60C20-160 20-460 40-820zM120-640C140-420 220-160 480 60H330C190-120 120-380 120-640z',
    ) +
    fill(
      lit,
      'M-70-700C-80-440-150-180-360 60H-320C-140-180-66-440-60-700zM30-760C30-440 40-160 70 60H90C60-160 44-440 44-760z',
    )
  );
}
