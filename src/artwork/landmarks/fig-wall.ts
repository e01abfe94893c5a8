import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { arch, fill } from './paint.ts';

/** A wall of coral stone in the grip of a strangler fig: crown above, roots down to the ground. */
export function drawFigWall(scene: Scene, tone: number): string {
  const { sand } = scene.palette;
  const wall = mix(scene.tone(tone - 0.5), sand, 0.7);
  const shade = mix(scene.tone(tone - 0.3), sand, 0.25);
  const bark = scene.tone(tone + 0.22);
  return (
    fill(
      wall,
      `M-540 60V-236l40-10 10-50 50 6 20-46 70 10 30-30H210l30 20 20 40 60-6 20 60 50-10 40 50 70 20V60z${arch(-420, 60, 100, 220)}${arch(0, 60, 150, 250)}${arch(420, 60, 100, 190)}`,
    ) +
    fill(
      shade,
      'M-540 60v-60l50 6 20 54zM-520-180h60v14h-60zM-330-250h70v14h-70zM-340-40h56v14h-56zM330-160h60v14h-60zm-14 110h56v14h-56zM480-90h60v14h-60zM-96 60V-118Q-90-206 0-212 90-206 96-118V60H75V-115Q66-186 0-190-66-186-75-115V60z',
    ) +
    // Roots: they part round the doorway, and spread where they meet the ground.
    fill(
      bark,
      'M-150-470C-120-390-160-330-186-270-226-180-196-90-260 44H-196C-156-50-176-150-138-222-116-130-124-50-164 44H-96C-84-50-100-130-96-196-92-250-50-290 0-290 50-290 96-250 98-196 104-130 84-50 104 44H166C130-50 120-140 138-222 190-160 170-60 216 44H276C226-60 240-190 190-280 150-340 130-400 150-470z',
    ) +
    fill(
      bark,
      'M-270-420C-256-250-330-140-320 44h18C-300-110-240-230-248-420zM272-400C296-240 310-120 346 44h20C336-130 316-250 292-400z',
    ) +
    fill(
      scene.tone(tone + 0.05),
      'M-440-450C-470-560-390-630-310-606-290-696-170-726-110-676-60-756 70-766 120-696 200-746 310-706 320-626 410-636 460-560 420-480 440-420 370-380 310-404 270-350 190-350 150-384 60-350-60-350-120-384-190-346-280-360-320-396-390-380-440-400-440-450z',
    ) +
    fill(
      scene.tone(tone - 0.2),
      'M-370-556q40-50 100-30 30-60 90-40-50 10-60 50-70-10-130 20zM10-656q50-40 90 0 40-20 70 6-60-4-80 24-40-30-80-30zM230-556q60-40 110 0-60 0-80 30zM-150-500q50-30 90 0-50 0-70 20z',
    )
  );
}
