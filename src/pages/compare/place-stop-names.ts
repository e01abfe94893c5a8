/** Which stops of several routes have a name on the map: each once, and none over another. */
import { PHONE_MAP_WIDTH, type Sheet } from '../../artwork/map/projection.ts';

interface Stop {
  title: string;
  x: number;
  y: number;
}

export interface NamedStop extends Stop {
  /** The side of its name; none where there is no room, and the dot stands alone. */
  side?: 'right' | 'left';
}

/** Pixels of a letter and of a line on a phone's map. */
const LETTER = 6.9;
const LINE = 15;
const GAP = 8;

export function placeStopNames(stops: readonly Stop[], sheet: Sheet): NamedStop[] {
  const scale = PHONE_MAP_WIDTH / sheet.width;
  const once = [...new Map(stops.map((stop) => [stop.title, stop])).values()];
  const taken = once.map(({ x, y }) => box((x - sheet.x) * scale - 4, (y - sheet.y) * scale, 8, 8));
  return once.map(({ title, x, y }, index) => {
    const [px, py] = [(x - sheet.x) * scale, (y - sheet.y) * scale];
    const long = title.length * LETTER;
    for (const side of ['right', 'left'] as const) {
      const name = box(side === 'right' ? px + GAP : px - GAP - long, py, long, LINE);
      const fits = name.left >= 0 && name.right <= PHONE_MAP_WIDTH;
      if (!fits || taken.some((other, at) => at !== index && meet(name, other))) continue;
      taken.push(name);
      return { title, x, y, side };
    }
    return { title, x, y };
  });
}

const box = (left: number, middle: number, width: number, height: number) => ({
  left,
  right: left + width,
  top: middle - height / 2,
  bottom: middle + height / 2,
});

type Box = ReturnType<typeof box>;

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
