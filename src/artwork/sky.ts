/** The sky: bands, rings or rays; sun and moon; stars, clouds, rain, birds. */
import type { Sky } from '../content/recipes/poster-layers.ts';
import { mix } from './colour.ts';
import { placeInFormat, type Scene, shortNumber, wholeNumber, wholePoint } from './scene.ts';

interface Disc {
  x: number;
  y: number;
  radius: number;
}

function sunDisc(scene: Scene, sky: Sky): Disc | undefined {
  const sun = sky.sun && placeInFormat(scene, sky.sun);
  if (!sun) return undefined;
  return { x: scene.x(sun.across), y: scene.y(sun.up), radius: (sun.wide * scene.short) / 2 };
}

/** `horizon` is the height (`up`) at which the land begins: bands are spread above it. */
export function drawSky(scene: Scene, sky: Sky, horizon: number): string {
  const disc = sunDisc(scene, sky);
  return (
    background(scene, sky, horizon, disc) +
    (sky.stars ? stars(scene, sky.stars, horizon) : '') +
    (disc ? drawDisc(scene, disc, sky.sun?.crescent ?? false) : '') +
    (sky.clouds ? clouds(scene, sky.clouds) : '') +
    (sky.birds ? birds(scene, sky.birds) : '')
  );
}

function background(scene: Scene, sky: Sky, horizon: number, disc: Disc | undefined): string {
  const colours = scene.palette.sky;
  const top = colours[0] ?? '#fff';
  const sheet = `<path fill="${top}" d="M0 0h${scene.width}v${scene.height}H0z"/>`;
  if (sky.pattern === 'halo' && disc) {
    const step = scene.short * 0.17;
    return (
      sheet +
      colours
        .slice(1)
        .map(
          (colour, index) =>
            `<circle fill="${colour}" cx="${wholeNumber(disc.x)}" cy="${wholeNumber(disc.y)}" r="${wholeNumber(disc.radius + step * (colours.length - 1.35 - index) ** 1.15)}"/>`,
        )
        .join('')
    );
  }
  if (sky.pattern === 'rays' && disc) {
    return levelBands(scene, horizon) + rays(scene, disc);
  }
  return sheet + levelBands(scene, horizon);
}

/** Bands grow narrower towards the horizon, as colour does in a real sky; edges sway a little. */
function levelBands(scene: Scene, horizon: number): string {
  const colours = scene.palette.sky;
  const floor = scene.y(horizon);
  const shares = [0, 0.42, 0.68, 0.86];
  const random = scene.random.branch('bands');
  return colours
    .map((colour, index) => {
      if (index === 0) return `<path fill="${colour}" d="M0 0h${scene.width}v${scene.height}H0z"/>`;
      const y = floor * (shares[index] ?? 0.9);
      const sway = scene.height * random.between(0.01, 0.022) * (index % 2 ? 1 : -1);
      const third = scene.width / 3;
      return `<path fill="${colour}" d="M0 ${wholeNumber(y)}C${wholePoint(third, y - sway)} ${wholePoint(third * 2, y + sway)} ${wholePoint(scene.width, y)}V${scene.height}H0z"/>`;
    })
    .join('');
}

function rays(scene: Scene, disc: Disc): string {
  const reach = Math.hypot(scene.width, scene.height);
  const count = 26;
  let path = '';
  for (let index = 0; index < count; index += 2) {
    const from = (Math.PI * 2 * index) / count + 0.06;
    const to = from + (Math.PI * 2) / count;
    path += `M${wholePoint(disc.x, disc.y)}L${wholePoint(disc.x + Math.cos(from) * reach, disc.y + Math.sin(from) * reach)} ${wholePoint(disc.x + Math.cos(to) * reach, disc.y + Math.sin(to) * reach)}z`;
  }
  const last = scene.palette.sky[scene.palette.sky.length - 1] ?? '#fff';
  return `<path fill="${last}" fill-opacity=".28" d="${path}"/>`;
}

function drawDisc(scene: Scene, disc: Disc, crescent: boolean): string {
  const { x, y, radius } = disc;
  if (crescent) {
    // The inner arc belongs to a smaller circle, set off towards the tips.
    const tip = radius * 0.866;
    const at = (up: number): string => wholePoint(x + radius / 2, y + up * tip);
    return `<path fill="${scene.palette.sun}" d="M${at(-1)}A${wholeNumber(radius)} ${wholeNumber(radius)} 0 1 0 ${at(1)} ${wholeNumber(radius * 0.9)} ${wholeNumber(radius * 0.9)} 0 1 1 ${at(-1)}z"/>`;
  }
  return `<circle fill="${scene.palette.sun}" cx="${wholeNumber(x)}" cy="${wholeNumber(y)}" r="${wholeNumber(radius)}"/>`;
}

/** Dots of zero length with round caps: the shortest SVG for a star. */
function stars(scene: Scene, wish: NonNullable<Sky['stars']>, horizon: number): string {
  const random = scene.random.branch('stars');
  const floor = scene.y(horizon) * 0.96;
  const paths = ['', '', ''];
  let way = '';
  for (let index = 0; index < wish.count; index += 1) {
    const size = index % 9 === 0 ? 2 : index % 3 === 0 ? 1 : 0;
    paths[size] += `M${wholePoint(random.between(0, scene.width), floor * random.between(0, 1) ** 1.2)}h0`;
  }
  if (wish.milkyWay) {
    // Three long ellipses inside one another lean from lower left to upper right.
    const foot = scene.width * 0.36;
    const head = scene.width * 0.76;
    const wide = scene.short * 0.13;
    const long = Math.hypot(head - foot, floor);
    const lean = shortNumber((Math.atan2(-floor, head - foot) * 180) / Math.PI);
    const ellipses = [
      [0, 0, 0.62, 1],
      [0.06, 0.18, 0.5, 0.62],
      [-0.05, -0.12, 0.34, 0.3],
    ]
      .map(
        ([along = 0, aside = 0, reach = 0, thick = 0]) =>
          `<ellipse cx="${wholeNumber(along * long)}" cy="${wholeNumber(aside * wide)}" rx="${wholeNumber(reach * long)}" ry="${wholeNumber(thick * wide)}"/>`,
      )
      .join('');
    way = `<g fill="${scene.palette.sky[3] ?? '#fff'}" fill-opacity=".38" transform="translate(${wholePoint((foot + head) / 2, floor / 2)})rotate(${lean})">${ellipses}</g>`;
    for (let index = 0; index < wish.count; index += 1) {
      const share = random.between(0, 1);
      const x = foot + (head - foot) * share + (random.between(0, 1) + random.between(0, 1) - 1) * wide;
      paths[index % 6 === 0 ? 1 : 0] += `M${wholePoint(x, floor * (1 - share))}h0`;
    }
  }
  const unit = scene.short / 900;
  return (
    way +
    `<g fill="none" stroke="${scene.palette.pale}" stroke-linecap="round">` +
    paths
      .map((path, size) => `<path stroke-width="${shortNumber((1.8 + size * 1.9) * unit)}" d="${path}"/>`)
      .join('') +
    '</g>'
  );
}

function clouds(scene: Scene, wish: NonNullable<Sky['clouds']>): string {
  const random = scene.random.branch('clouds');
  const unit = scene.short;
  let path = '';
  for (let index = 0; index < wish.count; index += 1) {
    const across = (index + random.between(0.15, 0.85)) / wish.count;
    const x = across * scene.width;
    const y = scene.y(random.between(wish.from, wish.to));
    path +=
      wish.kind === 'streaks'
        ? streak(x, y, unit * random.between(0.12, 0.3), unit * random.between(0.011, 0.019))
        : heap(x, y, unit * random.between(0.09, 0.16));
  }
  const colour =
    wish.kind === 'heaps' ? scene.palette.pale : mix(scene.palette.sky[2] ?? '#fff', scene.palette.pale, 0.6);
  // Lozenges may overlap, so here the sheet's even-odd rule would punch holes.
  return `<path fill="${colour}" fill-rule="nonzero" d="${path}"/>`;
}

/** Two lozenges, one sliding off the other. */
function streak(x: number, y: number, half: number, thick: number): string {
  const pill = (cx: number, cy: number, reach: number): string =>
    `M${wholePoint(cx - reach, cy)}q${wholePoint(reach * 0.2, -thick)} ${wholePoint(reach, -thick)}t${wholePoint(reach, thick)}q${wholePoint(-reach * 0.3, thick)} ${wholePoint(-reach, thick * 0.8)}t${wholePoint(-reach, -thick * 0.8)}z`;
  return pill(x, y, half) + pill(x + half * 0.55, y + thick * 2.1, half * 0.6);
}

/** A fair-weather cloud: flat below, three domes above. */
function heap(x: number, y: number, half: number): string {
  const r = wholeNumber(half * 0.36);
  const big = wholeNumber(half * 0.5);
  return `M${wholePoint(x - half, y)}a${r} ${r} 0 0 1${wholePoint(half * 0.42, -half * 0.42)} ${big} ${big} 0 0 1${wholePoint(half * 0.86, -half * 0.06)} ${r} ${r} 0 0 1${wholePoint(half * 0.62, half * 0.48)}z`;
}

/** Two wing strokes each, in a loose skein. */
function birds(scene: Scene, wish: NonNullable<Sky['birds']>): string {
  const skein = placeInFormat(scene, wish);
  if (!skein) return '';
  const random = scene.random.branch('birds');
  const unit = scene.short / 900;
  let path = '';
  for (let index = 0; index < wish.count; index += 1) {
    const size = random.between(11, 19) * unit;
    const x = scene.x(skein.across) + (index * 38 + random.between(-10, 10)) * unit;
    const y = scene.y(skein.up) + ((index % 2 ? 1 : -1) * index * 8 + random.between(-8, 8)) * unit;
    path += `M${wholePoint(x - size, y - size * 0.35)}q${wholePoint(size * 0.7, -size * 0.3)} ${wholePoint(size, size * 0.4)} ${wholePoint(size * 0.4, -size * 0.7)} ${wholePoint(size, -size * 0.45)}`;
  }
  return `<path fill="none" stroke="${scene.tone(0.8)}" stroke-width="${shortNumber(3.2 * unit)}" stroke-linecap="round" d="${path}"/>`;
}
