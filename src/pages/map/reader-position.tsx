import type { Sheet } from '../../artwork/map/projection.ts';
import { say } from '../../words/say.ts';
import { AtMapPoint } from '../parts/map/map-base.tsx';

/** A position in units, and how far off it may be. */
export interface PositionPoint {
  x: number;
  y: number;
  /** In units. */
  accuracy: number;
}

/** The reader's position: a cross, within a disc as wide as the device is unsure. */
export function ReaderPosition({ here, sheet }: { here: PositionPoint; sheet: Sheet }) {
  return (
    <g className="here">
      <title>{say('You are here')}</title>
      <circle className="accuracy" cx={here.x - sheet.x} cy={here.y - sheet.y} r={here.accuracy} />
      <AtMapPoint x={here.x} y={here.y} sheet={sheet}>
        <circle r="13" />
        <path d="M-19 0H19M0-19V19" />
      </AtMapPoint>
    </g>
  );
}
