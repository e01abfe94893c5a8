import { type MapName, nameLines } from '../../../artwork/map/map-layout.ts';
import type { Sheet } from '../../../artwork/map/projection.ts';
import { AtMapPoint } from './map-base.tsx';

const LINE = 13;
const SIDES = {
  right: [5, 4, 'start'],
  left: [-5, 4, 'end'],
  below: [0, 15, 'middle'],
  above: [0, -7, 'middle'],
} as const;

/** The name of a town, a lake, a park without a page or a neighbour. */
export function MapLabel({ name, sheet }: { name: MapName; sheet: Sheet }) {
  const { x, y, kind, turn, side, wide } = name;
  const own = `written ${kind}${wide ? ' wide' : ''}`;
  if (!side) {
    const lines = nameLines(name);
    return (
      <AtMapPoint x={x} y={y} sheet={sheet}>
        <text className={own} textAnchor="middle" transform={turn ? `rotate(${turn})` : undefined}>
          {lines.map((line, index) => (
            <tspan key={line} x="0" y={4 + (index - (lines.length - 1) / 2) * LINE}>
              {line}
            </tspan>
          ))}
        </text>
      </AtMapPoint>
    );
  }
  const [dx, dy, anchor] = SIDES[side];
  return (
    <AtMapPoint x={x} y={y} sheet={sheet}>
      {kind === 'town' && <circle className={wide ? 'town-dot wide' : 'town-dot'} r="2.25" />}
      <text className={own} x={dx} y={dy} textAnchor={anchor}>
        {name.name}
      </text>
    </AtMapPoint>
  );
}
