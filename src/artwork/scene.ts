/**
 * The sheet that a poster is drawn on: its format, its palette, and helpers that turn fractions of the
 * picture into coordinates.
 */
import type { Tint, Upright } from '../content/recipes/poster-layers.ts';
import type { PosterRecipe } from '../content/recipes/poster-recipe.ts';
import { colourOnScale } from './colour.ts';
import type { Palette } from './palettes/palette.ts';
import { paletteFor } from './palettes/palettes.ts';
import { createRandom, type Random } from './random.ts';

export type PosterFormat = 'wide' | 'plate' | 'social';

export interface Size {
  width: number;
  height: number;
}

/** Width and height of the viewBox, in user units. */
export const POSTER_SIZES: Record<PosterFormat, Size> = {
  wide: { width: 1600, height: 900 },
  plate: { width: 800, height: 1000 },
  social: { width: 1200, height: 630 },
};

export interface Scene {
  readonly format: PosterFormat;
  readonly width: number;
  readonly height: number;
  /** The shorter side: the unit of every `tall` and `wide`. */
  readonly short: number;
  readonly palette: Palette;
  readonly random: Random;
  x(across: number): number;
  y(up: number): number;
  tone(tone: number): string;
  tint(tint: Tint): string;
  /** The id of a shape drawn once in <defs> and repeated with <use>. */
  shape(name: string, draw: () => string): string;
  /** All shapes requested so far. */
  defs(): string;
}

/** Shapes drawn once, by name. Shared by the two halves of a diptych. */
export type SharedShapes = Map<string, { id: string; svg: string }>;

/** `size` only if the picture is placed in a frame of another shape. */
export function createScene(
  format: PosterFormat,
  look: Pick<PosterRecipe, 'biome' | 'hour' | 'colours' | 'seed'>,
  shapes: SharedShapes = new Map(),
  size: Size = POSTER_SIZES[format],
): Scene {
  const { width, height } = size;
  const palette = paletteFor(look);
  return {
    format,
    width,
    height,
    short: Math.min(width, height),
    palette,
    random: createRandom(look.seed),
    x: (across) => across * width,
    y: (up) => height - up * height,
    tone: (tone) => colourOnScale(palette.land, tone),
    tint: (tint) => palette[tint],
    shape(name, draw) {
      const known = shapes.get(name);
      if (known) return known.id;
      const id = `s${shapes.size}`;
      shapes.set(name, { id, svg: '' });
      shapes.set(name, { id, svg: `<g id="${id}">${draw()}</g>` });
      return id;
    },
    defs: () => [...shapes.values()].map((shape) => shape.svg).join(''),
  };
}

/** A placed thing in this format; `undefined` if it is left out. */
export function placeInFormat<Thing extends { upright?: Upright }>(
  scene: Scene,
  thing: Thing,
): Thing | undefined {
  if (scene.format !== 'plate' || !thing.upright) return thing;
  const { absent, ...moves } = thing.upright;
  return absent ? undefined : { ...thing, ...moves };
}

/** A number as short as SVG allows: one decimal at most. */
export function shortNumber(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  return text.replace(/^(-?)0\./, '$1.');
}

/** Formats a length in whole units, for shapes where a tenth cannot be seen. */
export function wholeNumber(value: number): string {
  return String(Math.round(value) || 0);
}

/** "x y" pairs with whole units. */
export function wholePoint(x: number, y: number): string {
  return `${wholeNumber(x)} ${wholeNumber(y)}`;
}
