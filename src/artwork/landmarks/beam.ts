import type { Scene } from '../scene.ts';
import { beyond, fill } from './paint.ts';

/** The sweep of a lighthouse lamp to both sides, origin at the lamp. */
export function drawBeam(scene: Scene): string {
  const { glow, pale } = scene.palette;
  return (
    fill(glow, `M0-16L-${beyond}-420V210L0 16z`, '.2') +
    fill(glow, `M0-10L-${beyond}-260V90L0 10z`, '.22') +
    fill(glow, `M0-12L${beyond}-60V420L0 14z`, '.14') +
    `<circle fill="${glow}" fill-opacity=".3" r="90"/><circle fill="${pale}" r="34"/>`
  );
}
