/** Which part of a photograph a shape shows. */
import type { Focus } from './photo-folder.ts';

/** Pixels. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The largest part with these proportions, as near around the focus as the edges allow.
 * @param size in pixels, as held upright
 * @param ratio width by height
 */
export function cropAround(focus: Focus, size: { width: number; height: number }, ratio: number): Crop {
  const width = Math.min(size.width, Math.floor(size.height * ratio));
  const height = Math.min(size.height, Math.floor(size.width / ratio));
  const within = (middle: number, length: number, whole: number) =>
    Math.round(Math.min(Math.max(middle * whole - length / 2, 0), whole - length));
  return {
    left: within(focus.across, width, size.width),
    top: within(focus.down, height, size.height),
    width,
    height,
  };
}
