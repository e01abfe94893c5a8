/**
 * Crest lines. Knots are equally spaced, so x runs evenly along each curve and the exact height under a foot
 * is known: this keeps animals on the ground.
 */
import type { Ridge } from '../content/recipes/poster-layers.ts';
import { type CurvePoint, smoothCurve } from './curves.ts';
import { type Scene, wholeNumber, wholePoint } from './scene.ts';

export interface Crest {
  /** Height of the crest in user units (downwards) at a user-unit x. */
  at(x: number): number;
  /** Path data of the crest from left to right, without closing. */
  line: string;
  /** The points that the line goes through, in user units. */
  knots: readonly (readonly [number, number])[];
}

/** Extra width on both sides, so that curves do not flatten at the edges. */
const overhang = 40;

function shapeAt(shape: Ridge['shape'], across: number): number {
  if (!shape?.length) return 0;
  for (let index = 1; index < shape.length; index += 1) {
    const [fromX, fromUp] = shape[index - 1] ?? [0, 0];
    const [toX, toUp] = shape[index] ?? [1, 0];
    if (across <= toX) {
      const share = Math.min(1, Math.max(0, (across - fromX) / (toX - fromX || 1)));
      // Eased, so that a bank of sand meets the water without a corner.
      const eased = share * share * (3 - 2 * share);
      return fromUp + (toUp - fromUp) * eased;
    }
  }
  return shape[shape.length - 1]?.[1] ?? 0;
}

export function drawCrest(scene: Scene, ridge: Ridge, name: string): Crest {
  const random = scene.random.branch(name);
  const jagged = ridge.cut === 'jagged';
  const count = jagged ? 20 : ridge.shape ? 13 : 9;
  const from = -overhang;
  const step = Math.ceil((scene.width + 2 * overhang) / (count - 1));
  const swell = (ridge.swell ?? 0.02) * scene.height;
  const mean = scene.y((scene.format === 'plate' ? ridge.upright?.up : undefined) ?? ridge.up);
  const knots = Array.from({ length: count }, (_, index) => {
    const across = (from + index * step) / scene.width;
    // Neighbours alternate, so a crest always has a rhythm instead of a drift.
    const beat = index % 2 ? 1 : -1;
    const lift = swell * (beat * random.between(0.15, 0.75) + random.between(-0.35, 0.35));
    return Math.round(mean - lift - shapeAt(ridge.shape, across) * scene.height);
  });
  const slope = (index: number): number =>
    ((knots[Math.min(count - 1, index + 1)] ?? 0) - (knots[Math.max(0, index - 1)] ?? 0)) / 2;

  const line = `M${wholePoint(from, knots[0] ?? 0)}${jagged ? corners(knots, step) : swells(knots, step, slope)}`;
  return {
    line,
    knots: knots.map((y, index) => [from + index * step, y] as const),
    at(x) {
      const place = Math.min(count - 1.001, Math.max(0, (x - from) / step));
      const index = Math.floor(place);
      const share = place - index;
      const start = knots[index] ?? 0;
      const end = knots[index + 1] ?? start;
      if (jagged) return start + (end - start) * share;
      const square = share * share;
      const cube = square * share;
      return (
        start * (2 * cube - 3 * square + 1) +
        slope(index) * (cube - 2 * square + share) +
        end * (3 * square - 2 * cube) +
        slope(index + 1) * (cube - square)
      );
    },
  };
}

/** Relative steps between peaks; knots and steps are integers, so nothing drifts. */
function corners(knots: readonly number[], step: number): string {
  return `l${knots
    .slice(1)
    .map((y, index) => pair(step, y - (knots[index] ?? 0)))
    .join('')
    .trimStart()}`;
}

/** Each tangent runs through its knot, so the short smooth curve command is enough. */
function swells(knots: readonly number[], step: number, slope: (index: number) => number): string {
  return knots
    .slice(1)
    .map((y, index) => {
      const rise = y - (knots[index] ?? 0);
      const end = pair((step * 2) / 3, rise - slope(index + 1) / 3) + pair(step, rise);
      const start = index === 0 ? `c${pair(step / 3, slope(0) / 3).trimStart()}` : '';
      return start + (index === 1 ? `s${end.trimStart()}` : end);
    })
    .join('');
}

/** Two integers in a list: a minus sign needs no space before it. */
function pair(x: number, y: number): string {
  const [first, second] = [wholeNumber(x), wholeNumber(y)];
  return (first.startsWith('-') ? '' : ' ') + first + (second.startsWith('-') ? '' : ' ') + second;
}

/** The crest filled down to the bottom edge. */
export function fillBelow(scene: Scene, crest: Crest, colour: string): string {
  return `<path fill="${colour}" d="${crest.line}V${scene.height}H${-overhang}z"/>`;
}

/** A drift of three tufts, foot at 0 0, about 120 units wide and 34 tall. */
const drift =
  '<path id="$" d="M-20 6c2-11 1-17-3-23 6 5 9 11 9 18 0-11 1-19 4-27 2 9 2 17 1 26 3-8 4-17 9-25 0 9-1 16-3 24 3-8 6-14 11-19-2 8-4 14-4 26z"/>' +
  '<use href="#$" transform="translate(-38 1)scale(.7 .6)"/><use href="#$" transform="translate(34)scale(-.8 .75)"/>';
/** A low thorn bush, foot at 0 0, 60 units wide. */
const bush = '<path d="M-32 8q-6-14 6-18 0-11 12-11 5-9 15-5 12-4 15 6 13 0 12 12 9 5 4 16z"/>';
/** A far umbrella thorn, foot at 0 0, 64 units wide. */
const farTree = '<path d="M-2 3l1-22-16-10q-10-1-14-5 12-8 32-8t30 7q-4 6-15 6L2-20l1 23z"/>';

/** Forest crowns in three clumps, foot at 0 0, about 300 units wide: set so close that they make one canopy. */
const canopy =
  '<path id="$" d="M-23 -39c-12-2-23 1-29 12-2 2-2 6-4 8-1 1-4 2-5 4-8 7-5 18 2 24l-1 11c13 2 28 0 42 0 26 0 53 1 80 0l0-10c8-5 11-17 4-25-2-2-5-2-7-4-1-2-1-5-3-8-5-9-14-11-24-11-12-23-42-23-55-1z"/>' +
  '<use href="#$" transform="translate(-88 6)scale(.8 .7)"/><use href="#$" transform="translate(92 4)scale(-.9 .86)"/>';

const growth = {
  grass: { svg: drift, size: (tone: number) => 0.4 + tone * 1.1, gap: 118, most: 16 },
  scrub: { svg: bush, size: (tone: number) => 0.25 + tone * 0.7, gap: 110, most: 16 },
  trees: { svg: farTree, size: (tone: number) => 0.5 + tone, gap: 150, most: 14 },
  forest: { svg: canopy, size: (tone: number) => 0.3 + tone * 0.9, gap: 230, most: 24 },
} as const;

/** Plants along a crest. Size grows with the tone, because near things are large. */
export function drawPlants(scene: Scene, ridge: Ridge, crest: Crest, name: string): string {
  if (!ridge.edge) return '';
  const random = scene.random.branch(`${name}-growth`);
  const kind = growth[ridge.edge];
  const size = (kind.size(ridge.tone) * scene.short) / 900;
  const edge = ridge.edge;
  const id = scene.shape(edge, () => kind.svg.replaceAll('$', edge === 'grass' ? 'blade' : edge));
  let marks = '';
  // In drifts with bare ground between them: an even fringe looks like a brush.
  let x = random.between(-20, kind.gap * size);
  for (let index = 0; index < kind.most && x < scene.width + 20; index += 1) {
    const scale = short2(size * random.between(0.7, 1.25));
    const flip = random.between(0, 1) < 0.5;
    const lean = Math.round((Math.atan2(crest.at(x + 20) - crest.at(x - 20), 40) * 180) / Math.PI);
    const turn = (edge === 'grass' || edge === 'forest') && Math.abs(lean) > 2 ? `rotate(${lean})` : '';
    // On a steep bank a tree would lean out over its own foot.
    const bare = (edge === 'scrub' || edge === 'trees') && Math.abs(lean) > 9;
    if (!bare)
      marks += `<use href="#${id}" transform="translate(${wholePoint(x, crest.at(x) + 2)})${turn}scale(${flip ? `-${scale} ${scale}` : scale})"/>`;
    x +=
      kind.gap *
      size *
      (edge === 'forest' || (edge === 'grass' && random.between(0, 1) > 0.3)
        ? random.between(0.55, 0.9)
        : random.between(0.8, 2.4));
  }
  return `<g fill="${ridge.tint ? scene.tint(ridge.tint) : scene.tone(ridge.tone)}">${marks}</g>`;
}

function short2(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^0\./, '.');
}

/** The stripe of light along a crest: narrow, and never the same width twice. */
export function drawLitStripe(scene: Scene, ridge: Ridge, crest: Crest, name: string): string {
  if (!ridge.lit) return '';
  if (ridge.cut === 'jagged') return shadedFaces(scene, ridge, crest);
  const random = scene.random.branch(`${name}-lit`);
  const back = Array.from({ length: 9 }, (_, index): CurvePoint => {
    const x = scene.width + overhang - (index / 8) * (scene.width + overhang * 2);
    return [x, crest.at(x) + scene.height * random.between(0.008, 0.034)];
  });
  const colour = scene.tone(Math.max(0, ridge.tone - ridge.lit));
  return `<path fill="${colour}" d="${crest.line}L${smoothCurve(back)}z"/>`;
}

/** On mountains the light comes from the left: every right-hand face lies in shade. */
function shadedFaces(scene: Scene, ridge: Ridge, crest: Crest): string {
  let path = '';
  crest.knots.forEach(([x, y], index) => {
    const [beforeX, beforeY] = crest.knots[index - 1] ?? [x, y];
    const [nextX, nextY] = crest.knots[index + 1] ?? [x, y];
    if (y >= beforeY || y >= nextY) return;
    const fall = nextY - y;
    path += `M${wholePoint(x, y)}L${wholePoint(nextX, nextY)} ${wholePoint(nextX - (nextX - x) * 0.2, nextY + fall * 0.9)} ${wholePoint(x + (nextX - x) * 0.15, y + fall * 1.1)} ${wholePoint(x - (x - beforeX) * 0.2, y + fall * 1.9)} ${wholePoint(x + (nextX - x) * 0.05, y + fall * 0.7)}z`;
  });
  return `<path fill="${scene.tone(ridge.tone + (ridge.lit ?? 0))}" d="${path}"/>`;
}

/** Long flat lenses of light lying on a plain. */
export function drawLightStreaks(scene: Scene, ridge: Ridge, crest: Crest, name: string): string {
  if (!ridge.streaks) return '';
  const random = scene.random.branch(`${name}-streaks`);
  let path = '';
  for (let index = 0; index < ridge.streaks; index += 1) {
    const half = scene.width * random.between(0.08, 0.26);
    const x = scene.width * random.between(0, 1);
    const y =
      crest.at(Math.min(scene.width, Math.max(0, x))) +
      scene.height * (0.03 + (0.2 * (index + random.between(0.2, 0.8))) / ridge.streaks);
    const thick = scene.height * random.between(0.004, 0.011);
    path += `M${wholePoint(x - half, y)}q${wholeNumber(half)} ${wholeNumber(-thick * 2)} ${wholeNumber(half * 2)} 0q${wholeNumber(-half)} ${wholeNumber(thick)} ${wholeNumber(-half * 2)} 0z`;
  }
  return `<path fill="${scene.tone(Math.max(0, ridge.tone - 0.12))}" d="${path}"/>`;
}
