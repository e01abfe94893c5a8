/** The landmarks by name. Each is drawn in a box of its own, foot on y = 0, x centred. */
import type { Landmark } from '../../content/poster.ts';
import { placed, point, type Scene } from '../scene.ts';
import { drawIslands } from './islands.ts';
import { drawKilimanjaro } from './kilimanjaro.ts';
import { drawKopje } from './kopje.ts';
import { drawLights } from './lights.ts';
import { drawMist } from './mist.ts';
import { drawRoad } from './road.ts';
import { drawStoneTown } from './stone-town.ts';
import { drawVolcano } from './volcano.ts';

/** Draws within 1000 units of width; `tone` is the landmark's own. */
export type LandmarkPainter = (scene: Scene, tone: number) => string;

const painters: Record<Exclude<Landmark['what'], 'road'>, LandmarkPainter> = {
  islands: drawIslands,
  kilimanjaro: drawKilimanjaro,
  kopje: drawKopje,
  lights: drawLights,
  mist: drawMist,
  stoneTown: drawStoneTown,
  volcano: drawVolcano,
};

export function drawLandmark(scene: Scene, wish: Landmark): string {
  const landmark = placed(scene, wish);
  if (!landmark) return '';
  if (landmark.what === 'road') return drawRoad(scene, landmark);
  const scale = Math.round(landmark.wide * scene.short) / 1000;
  const at = point(scene.x(landmark.across), scene.y(landmark.up));
  return `<g fill="${scene.tone(landmark.tone)}" transform="translate(${at})scale(${scale})">${painters[landmark.what](scene, landmark.tone)}</g>`;
}
