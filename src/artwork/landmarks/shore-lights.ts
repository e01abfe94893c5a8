import type { Scene } from '../scene.ts';

/** Lamps along a far shore, each with its short streak in the water. */
export function drawShoreLights(scene: Scene): string {
  let lamps = '';
  let streaks = '';
  [-420, -350, -300, -190, -120, -60, 30, 100, 180, 240, 330].forEach((x, index) => {
    const up = index % 3 === 0 ? 22 : 10;
    lamps += `M${x}-${up}h16v16h-16z`;
    streaks += `M${x + 2} 10h12l-3 ${40 + (index % 4) * 22}h-6z`;
  });
  return `<path fill="${scene.palette.glow}" d="${lamps}"/><path fill="${scene.palette.glow}" fill-opacity=".55" d="${streaks}"/>`;
}
