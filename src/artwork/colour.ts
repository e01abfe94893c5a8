/** Colours are six-digit hex strings with a leading "#". */

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `share` 0 gives `first`, 1 gives `second`. */
export function mix(first: string, second: string, share: number): string {
  const from = channels(first);
  const to = channels(second);
  const mixed = from.map((part, index) => Math.round(part + ((to[index] ?? part) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour on a scale of stops: 0 is the first stop, 1 the last. */
export function colourOnScale(stops: readonly string[], share: number): string {
  const place = Math.min(1, Math.max(0, share)) * (stops.length - 1);
  const index = Math.min(stops.length - 2, Math.floor(place));
  const from = stops[index] ?? '#000000';
  return mix(from, stops[index + 1] ?? from, place - index);
}

/** Perceived lightness from 0 (black) to 1 (white), enough to choose ink or cream. */
export function lightness(colour: string): number {
  const [red, green, blue] = channels(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}
