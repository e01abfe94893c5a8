/**
 * Description of a poster as data. One recipe draws the hero, the card and the
 * social picture of a page; `src/artwork` turns it into SVG.
 *
 * Units, the same everywhere:
 * - `across`: 0 is the left edge of the picture, 1 the right edge.
 * - `up`: 0 is the bottom edge, 1 the top edge, in shares of the picture's height.
 * - `tall`, `wide`: in shares of the picture's shorter side, so that an animal keeps
 *   its size beside the mountain in every format.
 * - `tone`: 0 is the haze at the horizon, 1 the ink of the foreground.
 */

import type { Figure, Layer, Sky, Upright } from './poster-layers.ts';

export type Biome =
  | 'savanna'
  | 'stone'
  | 'cave'
  | 'mangrove'
  | 'bush'
  | 'green'
  | 'crater'
  | 'reef'
  | 'mountain'
  | 'forest'
  | 'lake'
  | 'meadow'
  | 'chart';
export type Hour = 'dawn' | 'noon' | 'golden' | 'dusk' | 'night';

/** The single colours of a palette, as six-digit hex strings. */
type Colours = Readonly<Record<'sun' | 'sand' | 'pale' | 'accent' | 'glow', string>>;

interface Common {
  biome: Biome;
  hour: Hour;
  /** Colours of this poster alone, in place of those that it shares with others of its biome and hour. */
  colours?: Partial<Colours>;
  /** Any integer: the same seed gives the same swells, stars and blades of grass. */
  seed: number;
  /** Colour of text over the calm part, where that part is not sky. */
  words?: 'ink' | 'cream';
  /** The part that wide screens show, which have room for three quarters of the height. Default: middle. */
  focus?: 'high' | 'low';
}

/** Plains, bush and mountains: layers from far to near. */
export interface LandRecipe extends Common {
  family: 'land';
  sky: Sky;
  layers: readonly Layer[];
}

/** Island, beach and open sea: layers from far to near, with water among them. */
export interface CoastRecipe extends Common {
  family: 'coast';
  sky: Sky;
  layers: readonly Layer[];
}

/** A caldera seen from its rim, with a lake on its floor. */
export interface CraterRecipe extends Common {
  family: 'crater';
  sky: Sky;
  /** Height of the far rim. */
  rim: number;
  /** The soda lake on the floor; `wide` in shares of the floor's width. */
  lake: { across: number; wide: number };
  /** Where cloud pours over the rim: 0 to 1 along it. */
  cloud: { from: number; to: number };
  /** Animals on the floor: `up` is 0 at its near edge and 1 at the far wall. */
  floor: readonly (Figure & { up: number })[];
  /** The near rim, on which we stand. */
  near: readonly Layer[];
}

/** Half above and half under the sea. */
export interface ReefRecipe extends Common {
  family: 'reef';
  sky: Sky;
  /** Height of the water's surface. */
  surface: number;
  /** Above the surface, from far to near. */
  above: readonly Layer[];
  /** Under it. */
  below: readonly Layer[];
}

/** The sea from straight above. */
export interface AerialRecipe extends Common {
  family: 'aerial';
  /** Which of the palette's waters is the ground, 0 the deepest. */
  depth: number;
  layers: readonly Layer[];
}

/** Three small sheets fanned out on a table, from left to right; the middle one lies on top. */
export interface FanRecipe extends Common {
  family: 'fan';
  sheets: readonly [
    left: LandRecipe | CoastRecipe,
    middle: LandRecipe | CoastRecipe,
    right: LandRecipe | CoastRecipe,
  ];
}

/** Two round pictures side by side, as field glasses show them. */
export interface GlassesRecipe extends Common {
  family: 'binoculars';
  left: LandRecipe | CoastRecipe;
  right: LandRecipe | CoastRecipe;
}

/** Two pictures in one, parted by a slanting line. */
export interface DiptychRecipe extends Common {
  family: 'diptych';
  left: LandRecipe | CoastRecipe;
  right: LandRecipe | CoastRecipe;
  /** Where the line meets the top and the bottom edge. */
  line: { top: number; bottom: number };
}

/** An old chart of the coast, seen from above as a navigator draws it. */
export interface SeaChartRecipe extends Common {
  family: 'seaChart';
  /** The compass rose from which all bearings run. */
  rose: { across: number; up: number; wide: number; upright?: Upright };
  cast: readonly Figure[];
}

export type PosterRecipe =
  | LandRecipe
  | CoastRecipe
  | CraterRecipe
  | ReefRecipe
  | DiptychRecipe
  | AerialRecipe
  | FanRecipe
  | GlassesRecipe
  | SeaChartRecipe;
