import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';

/** The sun as the dial of a compass: thirty-two points, a needle; centre on y = 0, 1000 across. */
export function drawCompassSun(scene: Scene, tone: number): string {
  const { sun, accent, pale } = scene.palette;
  const ink = scene.tone(tone);
  const ring = mix(scene.palette.sky[3] ?? sun, ink, 0.22);
  let marks = '';
  let quarters = '';
  for (let index = 0; index < 32; index += 1) {
    const turn = (index * Math.PI) / 16;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    const from = index % 8 === 0 ? 384 : index % 2 === 0 ? 412 : 430;
    const mark = `M${Math.round(sin * from)} ${Math.round(cos * from)}L${Math.round(sin * 446)} ${Math.round(cos * 446)}`;
    if (index % 4 === 0) quarters += mark;
    else marks += mark;
  }
  return (
    `<circle r="500" fill="${ring}"/><circle r="470" fill="${sun}"/>` +
    `<g fill="none" stroke="${ink}"><path stroke-width="6" d="${marks}"/><path stroke-width="16" d="${quarters}"/></g>` +
    `<circle r="340" fill="none" stroke="${ring}" stroke-width="8"/>` +
    '<g transform="rotate(34)">' +
    `<path fill="${accent}" d="M-52 0L0-330 52 0z"/><path fill="${mix(accent, ink, 0.35)}" d="M0 0V-330L52 0z"/>` +
    `<path fill="${mix(pale, ink, 0.18)}" d="M-52 0L0 330 52 0z"/><path fill="${mix(pale, ink, 0.42)}" d="M0 0V330L52 0z"/>` +
    `</g><circle r="24" fill="${ink}"/><circle r="9" fill="${pale}"/>`
  );
}
