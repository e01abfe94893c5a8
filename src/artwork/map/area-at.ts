/**
 * @returns the number of the outline that contains a point, in the SVG text of the map's base; -1 if none
 * does
 */
export function areaAt(base: string, [x, y]: readonly [number, number]): number {
  for (const [, number, path] of base.matchAll(/id="area-(\d+)" d="([^"]+)"/g))
    if (holds(pointsOf(path ?? ''), x, y)) return Number(number);
  return -1;
}

/** Returns the points of a path of relative lines. */
function pointsOf(path: string): [number, number][] {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  let [x, y] = [0, 0];
  return numbers.flatMap((right, index): [number, number][] => {
    if (index % 2 > 0) return [];
    x += right;
    y += numbers[index + 1] ?? 0;
    return [[x, y]];
  });
}

/** True if a line from the point to the east crosses the ring an odd number of times. */
function holds(ring: readonly [number, number][], x: number, y: number): boolean {
  let inside = false;
  ring.forEach(([toX, toY], index) => {
    const [fromX, fromY] = ring.at(index - 1) ?? [0, 0];
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) * (toX - fromX)) / (toY - fromY)) inside = !inside;
  });
  return inside;
}
