import type { Scene } from '../../scene.ts';

/** Head torches far up a slope at night: a string of lights from the foot on y = 0 to 640 above. */
export function drawTorchLine(scene: Scene): string {
  const { glow } = scene.palette;
  let halos = '';
  let lamps = '';
  for (let index = 0; index < 26; index += 1) {
    const share = index / 25;
    const x = Math.round(-330 + 620 * share + Math.sin(share * 9.5) * 70 * (1 - share * 0.6));
    const y = Math.round(-640 * share ** 0.92 + (index % 3) * 5);
    const size = 9 - 6 * share;
    halos += `<circle cx="${x}" cy="${y}" r="${Math.round(size * 3.4)}"/>`;
    lamps += `<circle cx="${x}" cy="${y}" r="${Math.round(size)}"/>`;
  }
  return `<g fill="${glow}" fill-opacity=".22">${halos}</g><g fill="${glow}">${lamps}</g>`;
}
