import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill, PICTURE_REACH } from './paint.ts';

/** The veranda of an old house: a lit door, a thatch edge, posts, a hanging lamp, a long chair. */
export function drawVeranda(scene: Scene, tone: number): string {
  const { glow, pale, sand, accent } = scene.palette;
  const wood = scene.tone(tone);
  const wall = mix(sand, scene.tone(tone - 0.3), 0.45);
  let fringe = '';
  for (let x = -500; x < PICTURE_REACH; x += 46)
    fringe += `M${x}-470h48l-10 ${26 + ((x * 7) % 18)}-8-14-12 20-8-18z`;
  return (
    fill(wall, `M-120 60V-640H${PICTURE_REACH}V60z`) +
    fill(mix(wall, glow, 0.35), 'M-80 60V-470H470V60z', '.55') +
    fill(glow, 'M60 60V-330q0-90 90-90t90 90V60z') +
    fill(pale, 'M76 60V-326q0-76 74-76t74 76V60z', '.35') +
    fill(
      wood,
      'M140 60V-410h18V60zM60-250h180v10H60zM350-120V-320h110v200zM40 60V-340q4-104 110-106 106 2 110 106V60h-18V-330q-2-86-92-88-90 2-92 88V60z',
    ) +
    fill(glow, 'M360-130v-84h40v84zm50 0v-84h40v84zM360-224v-86h40v86zm50 0v-86h40v86z') +
    fill(scene.tone(tone + 0.1), `M-560-500L-260-720H${PICTURE_REACH}V-460H-540z${fringe}`) +
    fill(
      mix(scene.tone(tone), sand, 0.22),
      `M-540-506L-256-706H${PICTURE_REACH}v26H-250L-500-506zM-440-520L-240-650H${PICTURE_REACH}v10H-230L-410-520z`,
    ) +
    fill(wood, 'M-446 60V-480h30V60zM-26 60V-470H6V60zM494 60V-470h34V60z') +
    fill(wood, `M-470 40H${PICTURE_REACH}V400H-500z`) +
    fill(mix(wood, sand, 0.3), `M-480 36H${PICTURE_REACH}v12H-480z`) +
    fill(accent, 'M300-40L420-64 470-150 486-142 440-44 430-30 300-16z') +
    fill(scene.tone(1), 'M304 46L330-26h12L320 46zM430 46L410-40h12L446 46zM290-22L430-44v10L290-10z') +
    `<g transform="translate(-220 -300)"><circle fill="${glow}" fill-opacity=".16" r="170"/><circle fill="${glow}" fill-opacity=".22" r="100"/>${fill(scene.tone(1), 'M-2-180h4v120h-4zM-30-60h60l8 14h-76zM-34 50h68v12h-68zM-36-46h6v98h-6zm66 0h6v98h-6z')}${fill(glow, 'M-28-46h56v96h-56z')}${fill(pale, 'M0-26q18 28 0 52-18-24 0-52z')}</g>`
  );
}
