/**
 * Line of a leg of a route in units: straight by road and sea, an arc by air.
 * @returns an SVG path
 */
export function legPath(
  [x, y]: readonly [number, number],
  [tx, ty]: readonly [number, number],
  by: 'road' | 'air' | 'sea',
): string {
  const [dx, dy] = [tx - x, ty - y];
  if (by !== 'air') return `M${x} ${y}l${dx} ${dy}`;
  return `M${x} ${y}q${Math.round(dx / 2 + dy / 6)} ${Math.round(dy / 2 - dx / 6)} ${dx} ${dy}`;
}
