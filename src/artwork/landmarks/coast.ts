/** The landmarks of the coast by name: islands, ruins, markets, houses and what frames a view. */
import type { CoastLandmark } from '../../content/recipes/poster-coast.ts';
import { drawArcadeRuin } from './arcade-ruin.ts';
import { drawAtoll } from './atoll.ts';
import { drawBoatFrame } from './boat-frame.ts';
import { drawBreakers } from './breakers.ts';
import { drawCaravanserai } from './caravanserai.ts';
import { drawCarvedDoor } from './carved-door.ts';
import { drawCaveFront, drawCaveMouth } from './cave-mouth.ts';
import { drawChameleon } from './chameleon.ts';
import { drawCoralArch } from './coral-arch.ts';
import { drawCoralGarden } from './coral-garden.ts';
import { drawCraterRing } from './crater-ring.ts';
import { drawDeed } from './deed.ts';
import { drawFarmedValley } from './farmed-valley.ts';
import { drawFeast } from './feast.ts';
import { drawFigWall } from './fig-wall.ts';
import { drawForest } from './forest.ts';
import { drawFruitHeaps } from './fruit-heaps.ts';
import { drawGorge, drawStrata } from './gorge.ts';
import { drawJourneyChart } from './journey-chart.ts';
import { drawKiteRider } from './kite-rider.ts';
import { drawLionBough } from './lion-bough.ts';
import { drawMahoganyBranch } from './mahogany-branch.ts';
import { drawMakutani } from './makutani.ts';
import { drawMarketHall } from './market-hall.ts';
import { drawMihrab } from './mihrab.ts';
import { drawMuseum } from './museum.ts';
import { drawNutmeg } from './nutmeg.ts';
import { drawOldFields } from './old-fields.ts';
import { drawOpenAtlas } from './open-atlas.ts';
import type { LandmarkPainter } from './paint.ts';
import { drawPalaceCourt } from './palace-court.ts';
import { drawPassport } from './passport.ts';
import { drawPrison } from './prison.ts';
import { drawRiftCliff } from './rift-cliff.ts';
import { drawSandPillars } from './sand-pillars.ts';
import { drawSandbank } from './sandbank.ts';
import { drawSandcastle } from './sandcastle.ts';
import { drawScarp } from './scarp.ts';
import { drawSeaweedRows } from './seaweed-rows.ts';
import { drawStoneTownRoofs } from './stone-town-roofs.ts';
import { drawThatchedShade } from './thatched-shade.ts';
import { drawTidePool } from './tide-pool.ts';
import { drawUnlitLighthouse } from './unlit-lighthouse.ts';
import { drawVeranda } from './veranda.ts';

export const coastLandmarks: Record<CoastLandmark, LandmarkPainter> = {
  arcadeRuin: drawArcadeRuin,
  atoll: drawAtoll,
  boatFrame: drawBoatFrame,
  breakers: drawBreakers,
  caravanserai: drawCaravanserai,
  carvedDoor: drawCarvedDoor,
  caveFront: drawCaveFront,
  caveMouth: drawCaveMouth,
  chart: drawJourneyChart,
  coralArch: drawCoralArch,
  coralGarden: drawCoralGarden,
  craterRing: drawCraterRing,
  feast: drawFeast,
  figWall: drawFigWall,
  forest: drawForest,
  fruitHeaps: drawFruitHeaps,
  gorge: drawGorge,
  limb: drawMahoganyBranch,
  marketHall: drawMarketHall,
  mihrab: drawMihrab,
  museum: drawMuseum,
  palaceCourt: drawPalaceCourt,
  passport: drawPassport,
  prison: drawPrison,
  oldFields: drawOldFields,
  roofs: drawStoneTownRoofs,
  sandbank: drawSandbank,
  sandcastle: drawSandcastle,
  sandPillars: drawSandPillars,
  seaweedRows: drawSeaweedRows,
  strata: drawStrata,
  scarp: drawScarp,
  tidePool: drawTidePool,
  chameleon: drawChameleon,
  deadLight: drawUnlitLighthouse,
  deed: drawDeed,
  farmedValley: drawFarmedValley,
  kiteRider: drawKiteRider,
  lionBough: drawLionBough,
  makutani: drawMakutani,
  nutmeg: drawNutmeg,
  openAtlas: drawOpenAtlas,
  riftCliff: drawRiftCliff,
  thatchedShade: drawThatchedShade,
  veranda: drawVeranda,
};
