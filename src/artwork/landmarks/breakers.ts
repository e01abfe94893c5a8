import type { Scene } from '../scene.ts';
import { fill, PICTURE_REACH } from './paint.ts';

/** White water along the reef: a long broken line, foam thrown up here and there. */
export function drawBreakers(scene: Scene): string {
  const random = scene.random.branch('breakers');
  let foam = '';
  for (let x = -1000; x < 1000; x += 74) {
    const half = Math.round(random.between(34, 70));
    const tall = Math.round(random.between(8, 24));
    foam += `M${x - half} 4q${Math.round(half * 0.3)}-${tall} ${Math.round(half * 0.7)}-${tall} ${Math.round(half * 0.3)}-${Math.round(tall * 0.7)} ${Math.round(half * 0.6)} ${Math.round(tall * 0.2)}t${Math.round(half * 0.7)} ${Math.round(tall * 1.4)}z`;
  }
  return `<g fill-rule="nonzero">${fill(scene.palette.pale, `${foam}M-${PICTURE_REACH} 0H${PICTURE_REACH}v7H-${PICTURE_REACH}z`)}</g>`;
}
