import { Fragment, type ReactNode } from 'react';
import { PHONE_MAP_WIDTH, type Sheet } from '../../../artwork/map/projection.ts';
import './map-base.css';

/** Layers from the bottom up. Each name is a class and the id of a path. */
const LAYERS = [
  ['shoal', 'land'],
  ['reef-flat', 'land'],
  ['land', 'land'],
  ['home', 'home'],
  ['area', 'areas'],
  ['border', 'borders'],
  ['frontier', 'frontier'],
  ['river', 'rivers'],
  ['lake', 'lakes'],
  ['islet', 'islets'],
  ['road-bed', 'roads'],
  ['road', 'roads'],
  ['track', 'tracks'],
] as const;

interface MapBaseProps {
  /** Path of the SVG file that holds the layers. */
  base: string;
  sheet: Sheet;
  /** Parks that stand out, by their number in the list of areas. */
  areas?: readonly number[];
}

/** Land, borders, parks, water and roads of one sheet. */
export function MapBase({ base, sheet, areas = [] }: MapBaseProps) {
  return (
    <g className="map-base" transform={`translate(${-sheet.x} ${-sheet.y})`}>
      {LAYERS.map(([layer, path]) => (
        <Fragment key={layer}>
          <use className={layer} href={`${base}#${path}`} />
          {layer === 'area' &&
            areas.map((area) => <use key={area} className="area chosen" href={`${base}#area-${area}`} />)}
        </Fragment>
      ))}
    </g>
  );
}

/**
 * Something at a place on the sheet, drawn in pixels of a phone's map; style sheets scale it on wider maps.
 */
export function AtMapPoint({
  x,
  y,
  sheet,
  children,
}: {
  x: number;
  y: number;
  sheet: Sheet;
  children: ReactNode;
}) {
  const scale = (sheet.width / PHONE_MAP_WIDTH).toFixed(3);
  return (
    <g transform={`translate(${x - sheet.x} ${y - sheet.y}) scale(${scale})`}>
      <g className="sized">{children}</g>
    </g>
  );
}

/** The name beside a mark that stands `dx`, `dy` from its place. */
export function MarkLabel({
  dx,
  dy,
  side,
  children,
}: {
  dx: number;
  dy: number;
  side: string;
  children: string;
}) {
  const [x, y, anchor] =
    side === 'right'
      ? ([dx + 14, dy + 4.5, 'start'] as const)
      : side === 'left'
        ? ([dx - 14, dy + 4.5, 'end'] as const)
        : ([dx, side === 'below' ? dy + 24 : dy - 15, 'middle'] as const);
  return (
    <text className="name" x={x} y={y} textAnchor={anchor}>
      {children}
    </text>
  );
}

/** A dot at the place, and a line to the mark where it had to be moved aside. */
export function LeaderLine({ dx, dy }: { dx: number; dy: number }) {
  if (dx === 0 && dy === 0) return null;
  return (
    <>
      <path className="leader" d={`M0 0L${dx} ${dy}`} />
      <circle className="dot" r="2.5" />
    </>
  );
}
