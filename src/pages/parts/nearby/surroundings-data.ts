/**
 * Surroundings of a plate as the build finds them: its neighbours in the series, on the map, and in the
 * packages.
 */
import type { DistanceAndBearing } from '../../../artwork/map/distance.ts';
import type { Sheet } from '../../../artwork/map/projection.ts';
import type { CardPicture } from '../../../ui/picture.tsx';
import type { LabelPlacement } from '../map/map-data.ts';

/** A plate as one line of a list. */
export interface PlateListItem {
  address: string;
  title: string;
  plate: number;
  picture: CardPicture;
  /** "8 days, $1,850", "days 2 and 3"; none for the plates before and after. */
  note?: string;
}

/** A small map of one place and what is near it. */
export interface SmallMap {
  /** Path of the SVG file with land, borders and water. */
  base: string;
  sheet: Sheet;
  /** The place itself, then those near it. */
  marks: readonly (LabelPlacement & { name: string })[];
}

/** A destination that is near, and how far, as the crow flies. */
export interface NearbyDestination extends DistanceAndBearing {
  address: string;
  title: string;
}

export interface SurroundingsData {
  /** The plates before and after; the series has a first one and a last one. */
  neighbours: readonly PlateListItem[];
  /** For a destination, the packages that visit it; for a package, the places on its route. */
  plates: readonly PlateListItem[];
  /** Set if no package comes here: `plates` are then those that stop nearby, if any. */
  inReach?: true;
  /** Map of a destination; absent on packages. */
  spot?: SmallMap;
  near?: readonly NearbyDestination[];
}
