/** An old chart of the coast: laid paper, the true shoreline, a compass rose, a dhow under way. */
import type { SeaChartRecipe } from '../../content/recipes/poster-recipe.ts';
import { mix } from '../colour.ts';
import { type CurvePoint, smoothCurve } from '../curves.ts';
import { drawFreeFigures } from '../figures.ts';
import { placeInFormat, type Scene, wholeNumber, wholePoint } from '../scene.ts';

/** The shore from Kenya to Mozambique: degrees east and south. */
const shore: readonly CurvePoint[] = [
  [39.45, 4.2],
  [39.22, 4.66],
  [39.1, 5.07],
  [38.97, 5.45],
  [38.8, 5.95],
  [38.82, 6.2],
  [38.92, 6.44],
  [39.3, 6.8],
  [39.55, 7.08],
  [39.42, 7.5],
  [39.26, 7.72],
  [39.44, 7.98],
  [39.3, 8.3],
  [39.46, 8.9],
  [39.64, 9.4],
  [39.76, 10.0],
  [40.18, 10.28],
  [40.5, 10.5],
  [40.55, 11.2],
];
/** Pemba, Unguja, Mafia: middle and half axes in degrees. */
const islands = [
  [39.74, 5.18, 0.12, 0.33, 4],
  [39.36, 6.14, 0.14, 0.4, -22],
  [39.78, 7.88, 0.11, 0.24, 32],
] as const;

export function drawSeaChart(scene: Scene, recipe: SeaChartRecipe): string {
  const rose = placeInFormat(scene, recipe.rose);
  if (!rose) return '';
  const degree = (scene.height / 6.6) * (scene.format === 'plate' ? 1.02 : 1);
  const west = scene.width * (scene.format === 'plate' ? 0.3 : 0.4) - 38.8 * degree;
  const at = ([east, south]: CurvePoint): CurvePoint => [west + east * degree, (south - 4.3) * degree];
  return (
    `<path fill="${sea(scene)}" d="M0 0h${scene.width}v${scene.height}H0z"/>` +
    rhumbs(scene, scene.x(rose.across), scene.y(rose.up)) +
    land(scene, at, degree) +
    hills(scene, at, degree) +
    voyage(scene, at, degree) +
    compassRose(scene, scene.x(rose.across), scene.y(rose.up), (rose.wide * scene.short) / 2) +
    `<g fill="${scene.tone(0.9)}">${drawFreeFigures(scene, recipe.cast)}</g>` +
    frame(scene)
  );
}

/** The open sea: paper with a thin wash of green. */
function sea({ palette: { sky, water } }: Scene): string {
  return mix(sky[0] ?? '#fff', water[2] ?? '#fff', 0.62);
}

/** Lines of constant bearing, sixteen of them, out of the rose. */
function rhumbs(scene: Scene, x: number, y: number): string {
  const reach = scene.width + scene.height;
  let path = '';
  for (let index = 0; index < 8; index += 1) {
    const turn = (index * Math.PI) / 8;
    const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
    path += `M${wholePoint(x - dx, y - dy)}L${wholePoint(x + dx, y + dy)}`;
  }
  return `<path fill="none" stroke="${scene.tone(0.4)}" stroke-opacity=".4" stroke-width="2" d="${path}"/>`;
}

/** The shallows as washes, each paler and wider, then the land and its inked edge. */
function land(scene: Scene, at: (place: CurvePoint) => CurvePoint, degree: number): string {
  const coast = smoothCurve(shore.map(at));
  const isles = islands
    .map(([east, south, rx, ry, lean]) => {
      const [x, y] = at([east, south]);
      return `<ellipse cx="${wholeNumber(x)}" cy="${wholeNumber(y)}" rx="${wholeNumber(rx * degree)}" ry="${wholeNumber(ry * degree)}" transform="rotate(${lean} ${wholePoint(x, y)})"/>`;
    })
    .join('');
  const shapes = `<path d="M${coast}L-40 ${scene.height + 90}V-90z"/>${isles}`;
  const { water, pale } = scene.palette;
  const id = scene.shape('land', () => shapes);
  const wash = (colour: string, wide: number): string =>
    `<use href="#${id}" fill="${colour}" stroke="${colour}" stroke-width="${wholeNumber(wide * degree)}" stroke-linejoin="round"/>`;
  return (
    wash(mix(sea(scene), water[1] ?? pale, 0.5), 0.62) +
    wash(water[1] ?? pale, 0.4) +
    wash(mix(water[0] ?? pale, scene.tone(0.6), 0.12), 0.2) +
    `<use href="#${id}" fill="${pale}" stroke="${scene.tone(0.8)}" stroke-width="5" stroke-linejoin="round"/>`
  );
}

/** Ranges as old charts have them: a row of small peaks, shaded on the lee side. */
const ranges: readonly CurvePoint[] = [
  [38.3, 4.98],
  [38.08, 5.14],
  [38.42, 5.2],
  [37.98, 6.76],
  [37.82, 6.92],
  [38.12, 6.98],
  [37.3, 7.94],
  [37.1, 8.1],
  [37.44, 8.14],
  [36.64, 7.86],
  [36.44, 8.04],
  [36.8, 8.06],
];

/** Upright, the north stays clear, which is where a headline goes, and the west is beyond the frame. */
const uprightRange: readonly CurvePoint[] = [
  [38.13, 7.3],
  [37.97, 7.46],
  [38.27, 7.52],
];

function hills(scene: Scene, at: (place: CurvePoint) => CurvePoint, degree: number): string {
  const size = degree / 100;
  const id = scene.shape(
    'peak',
    () =>
      `<path fill="${scene.tone(0.1)}" d="M-26 8L-8-20 0-28 6-20 26 8z"/><path fill="${scene.tone(0.48)}" d="M0-28L6-20 26 8H6L10-4 2-10z"/>`,
  );
  const drawn = scene.format === 'plate' ? uprightRange : ranges;
  return drawn
    .map((place) => {
      const [x, y] = at(place);
      return `<use href="#${id}" transform="translate(${wholePoint(x, y)})scale(${Math.round(size * 13) / 10})"/>`;
    })
    .join('');
}

/** A dotted passage: Pangani, round Unguja, south past Mafia. */
function voyage(scene: Scene, at: (place: CurvePoint) => CurvePoint, degree: number): string {
  const way: readonly CurvePoint[] = [
    [38.99, 5.45],
    [39.7, 5.72],
    [39.85, 6.5],
    [40.3, 7.3],
    [40.2, 8.5],
    [39.62, 8.95],
  ];
  return `<path fill="none" stroke="${scene.palette.accent}" stroke-width="${wholeNumber(degree * 0.035)}" stroke-linecap="round" stroke-dasharray="0 ${wholeNumber(degree * 0.1)}" d="M${smoothCurve(way.map(at))}"/>`;
}

/** Thirty-two rays in three orders round a boss; the north has its lily. */
function compassRose(scene: Scene, x: number, y: number, radius: number): string {
  const dark = scene.tone(0.9);
  const { accent, pale, glow, water } = scene.palette;
  const ray = (reach: number, wide: number): string => `M0 ${-reach}L${wide}-${wide} 0 0z`;
  const other = (reach: number, wide: number): string => `M0 ${-reach}L-${wide}-${wide} 0 0z`;
  const star = (turns: readonly number[], reach: number, wide: number, left: string, right: string): string =>
    turns
      .map(
        (turn) =>
          `<g transform="rotate(${turn})"><path fill="${left}" d="${other(reach, wide)}"/><path fill="${right}" d="${ray(reach, wide)}"/></g>`,
      )
      .join('');
  return (
    `<g transform="translate(${wholePoint(x, y)})scale(${Math.round(radius) / 200})">` +
    `<circle r="200" fill="${pale}"/><circle r="200" fill="none" stroke="${dark}" stroke-width="5"/><circle r="176" fill="none" stroke="${dark}" stroke-width="2"/>` +
    `<circle r="188" fill="none" stroke="${dark}" stroke-width="14" stroke-dasharray="18.46 18.46"/>` +
    `<circle r="112" fill="${water[0]}"/>` +
    star([22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5], 150, 13, glow, dark) +
    star([45, 135, 225, 315], 172, 22, water[1] ?? pale, dark) +
    star([0, 90, 180, 270], 196, 30, accent, dark) +
    `<circle r="20" fill="${pale}"/><circle r="9" fill="${accent}"/>` +
    `<path fill="${accent}" d="M0-286C16-262 18-246 6-226 20-246 44-246 44-224 36-232 26-230 18-216H-18C-26-230-36-232-44-224-44-246-20-246-6-226-18-246-16-262 0-286z"/></g>`
  );
}

/** The graduated margin: degrees in ink and paper, inside two rules. */
function frame(scene: Scene): string {
  const dark = scene.tone(0.9);
  const { width, height } = scene;
  const wide = scene.short * 0.02;
  const box = (inset: number): string =>
    `M${wholeNumber(inset)} ${wholeNumber(inset)}H${wholeNumber(width - inset)}V${wholeNumber(height - inset)}H${wholeNumber(inset)}z`;
  const step = scene.short / 18;
  return (
    `<g fill="none"><path stroke="${scene.palette.pale}" stroke-width="${wholeNumber(wide * 2)}" d="${box(wide)}"/>` +
    `<path stroke="${dark}" stroke-width="${wholeNumber(wide * 0.6)}" stroke-dasharray="${wholeNumber(step)} ${wholeNumber(step)}" d="${box(wide * 1.2)}"/>` +
    `<path stroke="${dark}" stroke-width="3" d="${box(wide * 0.7)}${box(wide * 2)}"/></g>`
  );
}
