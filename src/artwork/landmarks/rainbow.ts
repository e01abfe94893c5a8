import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';

/** A rainbow, red outside, the sky inside it a little brighter. */
export function drawRainbow(scene: Scene): string {
  const { accent, glow, pale, water } = scene.palette;
  const bands = [accent, mix(accent, glow, 0.6), glow, mix(scene.tone(0.2), glow, 0.2), water[0] ?? '#7aa'];
  return (
    `<circle fill="${pale}" fill-opacity=".3" r="400"/><g fill="none" stroke-width="24" stroke-opacity=".8">` +
    bands.map((colour, index) => `<circle stroke="${colour}" r="${488 - index * 23}"/>`).join('') +
    '</g>'
  );
}
