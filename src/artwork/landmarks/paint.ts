import type { Scene } from '../scene.ts';

/** Draws within 1000 units of width; `tone` is the landmark's tone. */
export type LandmarkPainter = (scene: Scene, tone: number) => string;

/** One flat shape in one colour; `opacity` as SVG writes it, for shade and light. */
export function fill(colour: string, d: string, opacity?: string): string {
  return `<path fill="${colour}"${opacity ? ` fill-opacity="${opacity}"` : ''} d="${d}"/>`;
}

/** A round-headed opening, foot at `x y`. */
export function arch(x: number, y: number, wide: number, tall: number): string {
  const half = wide / 2;
  return `M${x - half} ${y}v${half - tall}a${half} ${half} 0 0 1 ${wide} 0V${y}z`;
}

/** A pointed opening as in the coral mosques, foot at `x y`. */
export function pointedArch(x: number, y: number, wide: number, tall: number): string {
  const half = wide / 2;
  const spring = Math.round(y - tall + wide * 0.7);
  const lift = Math.round(wide * 0.3);
  return `M${x - half} ${y}V${spring}q${Math.round(half * 0.1)}-${lift} ${half}-${Math.round(wide * 0.7)} ${Math.round(half * 0.9)} ${Math.round(wide * 0.7) - lift} ${half} ${Math.round(wide * 0.7)}V${y}z`;
}

/** Reach of the picture from a landmark's own origin, in its 1000 units. */
export const PICTURE_REACH = 2400;
