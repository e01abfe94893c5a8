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

import type { CoastLandmark, CoastSilhouetteName } from './poster-coast.ts';
import type { SlideLandmark, SlideSilhouetteName } from './poster-slides.ts';

export type { CoastLandmark, CoastSilhouetteName } from './poster-coast.ts';

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

export type SilhouetteName =
  | 'acacia'
  | 'acaciaLean'
  | 'airstripPlane'
  | 'balloon'
  | 'baobab'
  | 'borassus'
  | 'buffalo'
  | 'campTent'
  | 'cheetah'
  | 'chimp'
  | 'chimpMother'
  | 'coral'
  | 'dhow'
  | 'dolphin'
  | 'dugout'
  | 'doumPalm'
  | 'elephant'
  | 'fire'
  | 'fireSitter'
  | 'fish'
  | 'fishEagle'
  | 'flamingo'
  | 'footprint'
  | 'giraffe'
  | 'giraffeLooking'
  | 'groundsel'
  | 'guereza'
  | 'guide'
  | 'hammock'
  | 'herder'
  | 'heron'
  | 'hippo'
  | 'hippoWallowing'
  | 'hippoYawning'
  | 'hut'
  | 'jeep'
  | 'kudu'
  | 'lantern'
  | 'lion'
  | 'orchid'
  | 'oryx'
  | 'ostrich'
  | 'palm'
  | 'parcel'
  | 'poker'
  | 'ray'
  | 'rhino'
  | 'riverBoat'
  | 'signpost'
  | 'sitatunga'
  | 'stork'
  | 'trekker'
  | 'turtle'
  | 'widowbird'
  | 'wildDog'
  | 'wildebeest'
  | 'zebra';

/** Place of a thing in the upright picture (the card) where it differs; absent values do not change. */
export interface Upright {
  across?: number;
  up?: number;
  tall?: number;
  wide?: number;
  tilt?: number;
  /** True if the upright picture is too narrow for it. */
  absent?: boolean;
}

/** One silhouette standing on the layer that lists it. */
export interface Figure {
  what: SilhouetteName | CoastSilhouetteName | SlideSilhouetteName;
  across: number;
  tall: number;
  /** Default 'right'. */
  facing?: 'left' | 'right';
  /** Fraction of its height hidden under the crest, so that feet never float. Default 0.04. */
  sunk?: number;
  /** Default: the layer's own tone, one shape with the ridge. */
  tone?: number;
  /** A colour of the palette instead of a tone. */
  tint?: Tint;
  /** Degrees clockwise: a leaning palm, a diving turtle. */
  tilt?: number;
  /** For figures that fly or swim away from a crest: height of the foot. */
  up?: number;
  upright?: Upright;
}

/** Palette colours that are not land. */
export type Tint = 'sun' | 'accent' | 'pale' | 'sand' | 'glow';

/** The sky, from the top of the picture down to the horizon. */
export interface Sky {
  /** Level bands, rings round the sun, or rays from it. */
  pattern: 'level' | 'halo' | 'rays';
  /** Sun or moon: its centre, and its diameter as `wide`. */
  sun?: { across: number; up: number; wide: number; crescent?: boolean; upright?: Upright };
  /** Flat streaks or heaped fair-weather clouds. */
  clouds?: { kind: 'streaks' | 'heaps'; count: number; from: number; to: number };
  /** How many stars; `milkyWay` adds the band. */
  stars?: { count: number; milkyWay?: boolean };
  /** A skein of birds. */
  birds?: { across: number; up: number; count: number; upright?: Upright };
}

/** A crest line, filled to the bottom edge, with its cast standing on it. */
export interface Ridge {
  kind: 'ridge';
  /** Mean height of the crest. */
  up: number;
  tone: number;
  /** Height of the swells, in shares of the picture's height. Default 0.02. */
  swell?: number;
  /** Rolling curves (default) or angular mountains. */
  cut?: 'rolling' | 'jagged';
  /** Shape of the crest: [across, up added to the mean] pairs, from left to right. */
  shape?: readonly (readonly [number, number])[];
  /** Plants along the crest. */
  edge?: 'grass' | 'scrub' | 'trees' | 'forest';
  /** A stripe along the crest where the light falls, tone lower than its own. */
  lit?: number;
  /** Long flat lenses of light on the slope. */
  streaks?: number;
  /** A colour instead of the tone: a beach of sand. */
  tint?: Tint;
  cast?: readonly Figure[];
  upright?: Pick<Upright, 'up'>;
}

/** A landmark with its foot on the level `up`. It is drawn further down, so that no sky shows under it. */
export interface Landmark {
  kind: 'landmark';
  what:
    | CoastLandmark
    | SlideLandmark
    | 'ashCone'
    | 'bough'
    | 'chimpBough'
    | 'compassSun'
    | 'flamingoLine'
    | 'flowers'
    | 'islands'
    | 'kibo'
    | 'kilimanjaro'
    | 'kopje'
    | 'lengai'
    | 'lights'
    | 'meru'
    | 'mist'
    | 'pool'
    | 'rainbow'
    | 'riftWall'
    | 'riverBend'
    | 'road'
    | 'stoneTown'
    | 'volcano'
    | 'waterfall';
  across: number;
  up: number;
  wide: number;
  tone: number;
  /** For roads: where it ends on the horizon. */
  to?: { across: number; up: number; upright?: Upright };
  upright?: Upright;
}

/** A column of animals winding over the plain, far ones small. */
export interface Column {
  kind: 'column';
  what: SilhouetteName;
  /** Near end and far end of the winding line. */
  near: { across: number; up: number; tall: number };
  far: { across: number; up: number; tall: number };
  /** How far the line swings to the sides, in shares of the picture's width. */
  bend: number;
  count: number;
  tone: number;
  upright?: {
    near: { across: number; up: number; tall: number };
    far: { across: number; up: number; tall: number };
    bend?: number;
  };
}

/** The sea: bands from the horizon at `up` down to the bottom edge. */
export interface Water {
  kind: 'water';
  up: number;
  /** Where the bands change, as shares of the depth from horizon to bottom edge. */
  bands: readonly number[];
  /** Broken path of light under sun or moon. */
  glitter?: boolean;
  cast?: readonly Figure[];
  upright?: Pick<Upright, 'up'>;
}

/** Figures that fly, hang or swim independently of any crest. */
export interface Afloat {
  kind: 'afloat';
  tone: number;
  cast: readonly Figure[];
}

export type Layer = Ridge | Landmark | Column | Water | Afloat;

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
