/**
 * A caldera from its rim: the far wall sweeps round as one ring, the floor lies flat and
 * light inside it, cloud pours over the edge, and we stand on the dark near rim.
 */
import type { Figure } from '../../content/recipes/poster-layers.ts';
import type { CraterRecipe } from '../../content/recipes/poster-recipe.ts';
import { mix } from '../colour.ts';
import { type CurvePoint, smoothCurve } from '../curves.ts';
import { drawFreeFigures } from '../figures.ts';
import { drawLayers } from '../layers.ts';
import { placeInFormat, type Scene, wholeNumber, wholePoint } from '../scene.ts';
import { drawSky } from '../sky.ts';

interface Bowl {
  x: number;
  rimY: number;
  rimX: number;
  floorY: number;
  floorX: number;
  floorTop: number;
  floorBottom: number;
}

function bowlOf(scene: Scene, rim: number): Bowl {
  const upright = scene.format === 'plate';
  const rimY = scene.y(rim);
  const deep = scene.height - rimY;
  return {
    x: scene.width * 0.5,
    rimY,
    rimX: scene.width * (upright ? 0.74 : 0.6),
    floorX: scene.width * (upright ? 0.56 : 0.46),
    floorTop: rimY + deep * 0.27,
    floorY: rimY + deep * 0.56,
    floorBottom: rimY + deep * 0.85,
  };
}

export function drawCrater(scene: Scene, recipe: CraterRecipe): string {
  const bowl = bowlOf(scene, recipe.rim);
  return (
    drawSky(scene, recipe.sky, recipe.rim + 0.05) +
    highlands(scene, bowl) +
    wall(scene, bowl) +
    floor(scene, bowl) +
    lake(scene, bowl, recipe.lake) +
    herd(scene, bowl, recipe.floor) +
    pouringCloud(scene, bowl, recipe.cloud) +
    drawLayers(scene, recipe.near)
  );
}

/** Height of the far rim at x: the back of the ring, lowest in the middle distance. */
function rimAt(bowl: Bowl, x: number): number {
  const share = Math.min(1, Math.abs((x - bowl.x) / bowl.rimX));
  return bowl.rimY + (bowl.floorY - bowl.rimY) * (1 - Math.sqrt(1 - share * share)) * 0.8;
}

function floorAt(bowl: Bowl, x: number): number {
  const share = Math.min(1, Math.abs((x - bowl.x) / bowl.floorX));
  return bowl.floorY - (bowl.floorY - bowl.floorTop) * Math.sqrt(1 - share * share);
}

/** Blue heights behind the rim, so that the ring stands against something. */
function highlands(scene: Scene, bowl: Bowl): string {
  const w = scene.width;
  const y = bowl.rimY;
  const h = scene.height;
  return `<path fill="${mix(scene.tone(0.3), scene.palette.sky[1] ?? '#fff', 0.55)}" d="M0 ${wholeNumber(y - h * 0.01)}C${wholePoint(w * 0.1, y - h * 0.05)} ${wholePoint(w * 0.16, y - h * 0.09)} ${wholePoint(w * 0.23, y - h * 0.085)}S${wholePoint(w * 0.42, y - h * 0.02)} ${wholePoint(w * 0.56, y - h * 0.03)} ${wholePoint(w * 0.7, y - h * 0.1)} ${wholePoint(w * 0.78, y - h * 0.1)} ${wholePoint(w * 0.92, y - h * 0.03)} ${wholePoint(w, y - h * 0.02)}V${h}H0z"/>`;
}

/** The wall with its gullies: shaded clefts open downwards and run out under the floor. */
function wall(scene: Scene, bowl: Bowl): string {
  const random = scene.random.branch('wall');
  const count = scene.format === 'plate' ? 9 : 15;
  const crest: CurvePoint[] = [];
  let clefts = '';
  for (let index = -1; index <= count + 1; index += 1) {
    const x = (scene.width * index) / count;
    const y = rimAt(bowl, x) - scene.height * (index % 2 ? 0.012 : random.between(0, 0.004));
    crest.push([x, y]);
    const footX = x + (bowl.x - x) * 0.24;
    const inside = Math.abs(footX - bowl.x) < bowl.floorX;
    const foot = (inside ? floorAt(bowl, footX) : bowl.floorY) + scene.height * 0.03;
    const wide = (scene.width / count) * random.between(0.3, 0.62);
    const start = y + (foot - y) * (index % 2 ? random.between(0.04, 0.12) : random.between(0.25, 0.5));
    const middle = start + (foot - start) * 0.55;
    clefts += `M${wholePoint(x, start)}Q${wholePoint(x + (footX - x) * 0.35 + wide * 0.2, middle)} ${wholePoint(footX + wide, foot)}H${wholeNumber(footX - wide * 0.5)}Q${wholePoint(x + (footX - x) * 0.35 - wide * 0.1, middle)} ${wholePoint(x, start)}z`;
  }
  return (
    `<path fill="${scene.tone(0.42)}" d="M${smoothCurve(crest)}V${scene.height}H0z"/>` +
    `<path fill="${scene.tone(0.54)}" d="${clefts}"/>`
  );
}

function ellipse(colour: string, x: number, y: number, rx: number, ry: number): string {
  return `<ellipse fill="${colour}" cx="${wholeNumber(x)}" cy="${wholeNumber(y)}" rx="${wholeNumber(rx)}" ry="${wholeNumber(ry)}"/>`;
}

function floor(scene: Scene, bowl: Bowl): string {
  const deep = bowl.floorY - bowl.floorTop;
  const { x, floorY, floorX } = bowl;
  return (
    ellipse(scene.tone(0.26), x, floorY, floorX, deep) +
    ellipse(scene.tone(0.1), x, floorY + deep * 0.08, floorX * 0.93, deep * 0.86) +
    ellipse(scene.palette.sand, x - floorX * 0.06, floorY + deep * 0.16, floorX * 0.82, deep * 0.68)
  );
}

/** White soda shore, pale water, and a rose-coloured edge of flamingos on the near side. */
function lake(scene: Scene, bowl: Bowl, wish: CraterRecipe['lake']): string {
  const deep = bowl.floorY - bowl.floorTop;
  const rx = bowl.floorX * wish.wide;
  const ry = deep * wish.wide * 0.62;
  const x = bowl.x + bowl.floorX * (wish.across * 2 - 1);
  const y = bowl.floorY - deep * 0.02;
  return (
    ellipse(scene.palette.pale, x, y, rx, ry) +
    ellipse(scene.palette.accent, x + rx * 0.02, y - ry * 0.03, rx * 0.95, ry * 0.87) +
    ellipse(scene.palette.water[1] ?? '#fff', x + rx * 0.03, y - ry * 0.14, rx * 0.92, ry * 0.74) +
    ellipse(scene.palette.water[2] ?? '#fff', x + rx * 0.12, y - ry * 0.28, rx * 0.72, ry * 0.46)
  );
}

/** Each animal has a shadow, or it would seem to float on the flat floor. */
function herd(scene: Scene, bowl: Bowl, cast: CraterRecipe['floor']): string {
  let shadows = '';
  const onFloor = cast.map((wish): Figure => {
    const { upright: _, ...figure } = placeInFormat(scene, wish) ?? wish;
    const x = bowl.x + bowl.floorX * (figure.across * 2 - 1);
    const y = bowl.floorBottom - (bowl.floorBottom - bowl.floorTop) * figure.up;
    const tall = figure.tall * scene.short;
    shadows += ellipse(scene.tone(0.26), x - tall * 0.1, y - 1, tall * 0.5, tall * 0.07);
    return { ...figure, across: x / scene.width, up: 1 - y / scene.height };
  });
  return `${shadows}<g fill="${scene.tone(0.78)}">${drawFreeFigures(scene, onFloor)}</g>`;
}

/** Lenses of cloud: along the rim [fraction of the way, lift, half width, half height]. */
const bank = [
  [0.04, 0.012, 0.26, 0.06],
  [0.22, 0.046, 0.2, 0.052],
  [0.4, 0.03, 0.2, 0.046],
  [0.58, 0.014, 0.17, 0.034],
  [0.76, 0.004, 0.14, 0.022],
  [0.93, -0.004, 0.1, 0.012],
] as const;
const spill = [
  [0.1, -0.08, 0.2, 0.036],
  [0.35, -0.05, 0.18, 0.034],
  [0.27, -0.115, 0.11, 0.02],
  [0.6, -0.035, 0.15, 0.022],
  [0.52, -0.082, 0.08, 0.013],
  [0.8, -0.026, 0.1, 0.012],
  [0.38, -0.15, 0.05, 0.009],
] as const;

/** Cloud banked on the rim in low domes; beneath it smaller lenses slide down the wall. */
function pouringCloud(scene: Scene, bowl: Bowl, wish: CraterRecipe['cloud']): string {
  const from = wish.from * scene.width;
  const long = (wish.to - wish.from) * scene.width;
  const lenses = (rows: typeof bank | typeof spill): string =>
    rows
      .map(([share, lift, half, thick]) => {
        const x = from + share * long;
        const y = rimAt(bowl, Math.max(0, x)) - lift * scene.height;
        return `<ellipse cx="${wholeNumber(x)}" cy="${wholeNumber(y)}" rx="${wholeNumber(half * long)}" ry="${wholeNumber(thick * scene.height)}"/>`;
      })
      .join('');
  const shade = mix(scene.palette.pale, scene.tone(0.42), 0.3);
  return `<g fill="${shade}">${lenses(spill)}</g><g fill="${scene.palette.pale}">${lenses(bank)}</g>`;
}
