import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill, pointedArch } from './paint.ts';

/** The great mosque of Makutani: a wall of pointed arches on a coral rock that the tide has undercut, twice. */
export function drawMakutani(scene: Scene, tone: number): string {
  const { pale, sand, water } = scene.palette;
  const wall = mix(sand, scene.tone(tone), 0.5);
  const shade = scene.tone(tone + 0.16);
  const rock = scene.tone(tone + 0.34);
  const green = mix(scene.tone(tone + 0.2), '#2f6b52', 0.6);
  const islet = [
    fill(
      shade,
      `M-400-60V-190l26-30 30 14 16-40h66l20 26 24-10V-60zM250-60v-230l40-30 50 16 30 60 40 10V-60z${pointedArch(-310, -60, 74, 110)}${pointedArch(340, -60, 70, 130)}`,
    ),
    fill(
      wall,
      `M-300-50V-350l24-8 6-50 50-8 16 34 40-4 8-64 70-20 20-46 90-16 34 34 60-6 22 66 56 10 16 70 44 18 8 70 30 20V-50z${pointedArch(-190, -50, 112, 236)}${pointedArch(0, -50, 190, 400)}${pointedArch(196, -50, 118, 226)}`,
    ),
    fill(
      mix(wall, pale, 0.45),
      `M-118-50V-300Q-112-420 0-492 112-420 118-300V-50H95V-316Q86-388 0-450-86-388-95-316V-50zM-300-350l24-8 6-50 50-8 16 34 40-4 8-64 70-20 20-46 90-16 34 34-4 8-30-28-78 14-20 46-70 20-8 64-48 6-16-34-36 6-6 50-22 8z`,
    ),
    fill(
      shade,
      'M-276-290h40v14h-40zm16 60h36v14h-36zM-280-170h28v14h-28zM136-390h44v14h-44zm-14-62h40v14h-40zm150 132h34v14h-34zM-150-400h40v14h-40zM284-200h30v14h-30zm-10 70h40v14h-40z',
    ),
    fill(
      green,
      'M-318-350q20-40 60-30 10-50 60-30 40-20 46 16-30-6-40 26-20-10-34 16 6 50-20 90-6-60-28-80-20 20-14 70-40-30-30-78zM176-446q40-10 60 20 50 0 56 50-20-16-34 0 10 60-16 110-6-70-30-100-30-10-36-80zM330-70q10-50 50-44 20-40 56-10 40-10 44 34 30 4 30 40H320z',
    ),
    fill(
      rock,
      'M-520-60Q-500-84-440-76-380-96-300-74-160-88-20-70 120-90 260-72 360-96 450-74 530-86 566-50 560-16 500 0 450 6 440 34 470 40-420 40-440 34-400 6-470 4-540-10-556-36-520-60z',
    ),
    fill(
      mix(rock, sand, 0.3),
      'M-520-60Q-500-84-440-76-380-96-300-74-160-88-20-70 120-90 260-72 360-96 450-74 530-86 566-50 520-60 470-58 420-50 340-66 240-48 120-62-20-46-160-62-300-50-400-64-450-48-520-60z',
    ),
  ].join('');
  // Wall and rock on the moving water, broken into lenses; the arch leaves a gap for the sun.
  const reflection = (
    [
      [-10, 62, 440],
      [-200, 90, 200],
      [200, 90, 200],
      [-200, 120, 140],
      [200, 120, 140],
    ] as const
  )
    .map(([x, y, half]) => `M${x - half} ${y}q${half}-16 ${half * 2} 0-${half} 16-${half * 2} 0z`)
    .join('');
  return (
    fill(mix(rock, water[2] ?? rock, 0.5), reflection, '.6') +
    islet +
    fill(pale, 'M-470 44Q-300 32-120 42T220 40 500 44Q300 54 60 50T-470 44z', '.7')
  );
}
