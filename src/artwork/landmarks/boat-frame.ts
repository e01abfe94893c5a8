import type { Scene } from '../scene.ts';
import { fill } from './paint.ts';

/** A dhow that is being built on the sand: keel on blocks, ribs still open above the first planks, props. */
export function drawBoatFrame(scene: Scene, tone: number): string {
  const wood = scene.tone(tone);
  let ribs = '';
  for (let x = -330; x <= 330; x += 66) {
    const sheer = Math.round(-238 - (x / 20) ** 2 * 0.26 - (x > 0 ? x * 0.06 : 0));
    ribs += `M${Math.round(x * 0.8)}-70Q${Math.round(x * 1.02)}-150 ${Math.round(x * 1.1)} ${sheer - 26}`;
  }
  const line = (thick: number, d: string, colour = wood): string =>
    `<path fill="none" stroke="${colour}" stroke-width="${thick}" d="${d}"/>`;
  return (
    line(9, 'M-300-200L-430 16M-120-190L-190 20M130-190L200 20M320-210L440 16') +
    line(15, ribs) +
    line(11, 'M-420-246Q-60-176 372-250M-462-310Q-60-226 404-326') +
    fill(
      wood,
      'M-330-40C-400-90-440-190-500-336L-470-340C-440-250-420-210-396-176-120-116 140-118 352-176L400-350H422L372-40zM-260-40h40V14h-40zM-20-40h40V14h-40zM220-40h40V14h-40z',
    ) +
    line(4, 'M-380-124Q-60-76 352-124', scene.tone(tone - 0.3))
  );
}
