import type { Landmark } from '../../content/recipes/poster-layers.ts';
import { type CurvePoint, smoothCurve } from '../curves.ts';
import { placeInFormat, type Scene } from '../scene.ts';

/** A track from the lower edge to the horizon, in two bends that grow flatter with distance. */
export function drawRoad(scene: Scene, road: Landmark): string {
  const end = (road.to && placeInFormat(scene, road.to)) ?? { across: road.across, up: road.up };
  const steps = 10;
  const left: CurvePoint[] = [];
  const right: CurvePoint[] = [];
  for (let index = 0; index <= steps; index += 1) {
    const share = index / steps;
    const depth = 1 - (1 - share) ** 2;
    const bend = Math.sin(depth * Math.PI * 2.1) * 0.11 * (1 - depth * 0.8);
    const x = scene.x(road.across + (end.across - road.across) * depth + bend);
    const y = scene.y(road.up + (end.up - road.up) * depth);
    const half = (road.wide * scene.short * (1 - depth) ** 1.15 + 1.5) / 2;
    left.push([x - half, y]);
    right.unshift([x + half, y]);
  }
  return `<path fill="${scene.tone(road.tone)}" d="M${smoothCurve(left)}L${smoothCurve(right)}z"/>`;
}
