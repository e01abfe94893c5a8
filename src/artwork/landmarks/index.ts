/** The landmarks by name. Each is drawn in a box of its own, foot on y = 0, x centred. */
import type { Landmark } from '../../content/recipes/poster-layers.ts';
import { placeInFormat, type Scene, wholePoint } from '../scene.ts';
import { drawAshCone } from './ash-cone.ts';
import { drawBough } from './bough.ts';
import { drawChimpBough } from './chimp-bough.ts';
import { coastLandmarks } from './coast.ts';
import { drawCompassSun } from './compass-sun.ts';
import { drawDryingPool } from './drying-pool.ts';
import { drawFlamingoLine } from './flamingo-line.ts';
import { drawFlowers } from './flowers.ts';
import { drawIslands } from './islands.ts';
import { drawKibo } from './kibo.ts';
import { drawKilimanjaro } from './kilimanjaro.ts';
import { drawKopje } from './kopje.ts';
import { drawLengai } from './lengai.ts';
import { drawMeru } from './meru.ts';
import { drawMist } from './mist.ts';
import type { LandmarkPainter } from './paint.ts';
import { drawRainbow } from './rainbow.ts';
import { drawRiftWall } from './rift-wall.ts';
import { drawRiverBend } from './river-bend.ts';
import { drawRoad } from './road.ts';
import { drawShoreLights } from './shore-lights.ts';
import { slideLandmarks } from './slides/index.ts';
import { drawStoneTown } from './stone-town.ts';
import { drawVolcano } from './volcano.ts';
import { drawWaterfall } from './waterfall.ts';

const painters: Record<Exclude<Landmark['what'], 'road'>, LandmarkPainter> = {
  ...coastLandmarks,
  ...slideLandmarks,
  ashCone: drawAshCone,
  bough: drawBough,
  chimpBough: drawChimpBough,
  compassSun: drawCompassSun,
  flamingoLine: drawFlamingoLine,
  flowers: drawFlowers,
  kibo: drawKibo,
  lengai: drawLengai,
  meru: drawMeru,
  pool: drawDryingPool,
  rainbow: drawRainbow,
  riftWall: drawRiftWall,
  riverBend: drawRiverBend,
  waterfall: drawWaterfall,
  islands: drawIslands,
  kilimanjaro: drawKilimanjaro,
  kopje: drawKopje,
  lights: drawShoreLights,
  mist: drawMist,
  stoneTown: drawStoneTown,
  volcano: drawVolcano,
};

export function drawLandmark(scene: Scene, wish: Landmark): string {
  const landmark = placeInFormat(scene, wish);
  if (!landmark) return '';
  if (landmark.what === 'road') return drawRoad(scene, landmark);
  const scale = Math.round(landmark.wide * scene.short) / 1000;
  const at = wholePoint(scene.x(landmark.across), scene.y(landmark.up));
  return `<g fill="${scene.tone(landmark.tone)}" transform="translate(${at})scale(${scale})">${painters[landmark.what](scene, landmark.tone)}</g>`;
}
