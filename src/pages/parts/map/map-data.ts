/** The map data in documents: points in map units, laid out at build. */
import type { Sheet } from '../../../artwork/map/projection.ts';
import type { MapKind } from '../../../content/pages/map-page.ts';
import type { Coordinates, Month, Reason } from '../../../content/types.ts';

/** The offset of a mark and its name from their place, in pixels on a phone. */
export interface LabelPlacement {
  x: number;
  y: number;
  dx: number;
  dy: number;
  side: 'right' | 'left' | 'below' | 'above';
}

export interface MapPlace extends LabelPlacement {
  address: string;
  title: string;
  /** The name as it fits on the map. */
  name: string;
  plate: number;
  kind: MapKind;
  /** A cultural site that is not at the sea. */
  isInBush?: true;
  location: string;
  best: readonly Month[];
  reasons: readonly Reason[];
  coordinates: Coordinates;
  /** The number of its outline in the base, if it has one. */
  area: number | undefined;
  /** Id of the sheet that names it. */
  sheet: string;
}

export interface MapSheetData {
  id: string;
  /** The name of the sheet on the country's map; empty for the country itself. */
  letter: string;
  title: string;
  sheet: Sheet;
}

export interface RouteStop extends LabelPlacement {
  title: string;
  /** Address of its page, if it has one. */
  address: string | undefined;
  /** "day 2", "days 3 and 4". */
  days: string;
}

export interface Route {
  /** Path of the SVG file with land, borders and water. */
  base: string;
  sheet: Sheet;
  stops: readonly RouteStop[];
  legs: readonly { path: string; by: 'road' | 'air' | 'sea' }[];
}
