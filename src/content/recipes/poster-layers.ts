/** Parts of a poster as data: its sky, and the layers from far to near. Units: see `poster-recipe.ts`. */
import type { CoastLandmark, CoastSilhouetteName } from './poster-coast.ts';
import type { SlideLandmark, SlideSilhouetteName } from './poster-slides.ts';

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
