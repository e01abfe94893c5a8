import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill } from './paint.ts';

/** A carved Zanzibar door: rounded lintel, chain of rosettes round the frame, brass bosses. */
export function drawCarvedDoor(scene: Scene, tone: number): string {
  const { pale, glow, sand, accent } = scene.palette;
  const wood = scene.tone(tone);
  const deep = scene.tone(tone + 0.22);
  const lit = mix(wood, sand, 0.36);
  const wall = mix(pale, scene.tone(0.1), 0.3);
  const bosses = [-122, -74, 74, 122]
    .flatMap((x) => [-90, -170, -250, -330, -410, -490].map((y) => `<circle cx="${x}" cy="${y}" r="12"/>`))
    .join('');
  const rosette = scene.shape(
    'rosette',
    () => '<circle r="17"/><path d="M0-28L9-9 28 0 9 9 0 28-9 9-28 0-9-9z"/>',
  );
  const rosettes = [
    ...[-40, -120, -200, -280, -360, -440, -520].flatMap((y) => [
      [-196, y],
      [196, y],
    ]),
    ...[-150, -90, 0, 90, 150].map((x) => [x, -632 - (150 - Math.abs(x)) * 0.32]),
  ]
    .map(([x = 0, y = 0]) => `<use href="#${rosette}" x="${x}" y="${Math.round(y)}"/>`)
    .join('');
  return (
    fill(wall, 'M-420 400V-900H2400V400z') +
    fill(
      mix(wall, wood, 0.16),
      'M-420 400V-900h-40V400zM-330-820h120v26h-120zm560-40h150v24H230zM-390-500h90v24h-90zm700-180h120v24H310zM300-300h110v24H300zM-400-180h70v24h-70z',
    ) +
    fill(deep, 'M-250 20V-570Q-246-720 0-740 246-720 250-570V20z') +
    fill(wood, 'M-238 20V-566Q-232-704 0-724 232-704 238-566V20z') +
    fill(lit, 'M-238-566Q-232-704 0-724 232-704 238-566H150Q140-610 0-620-140-610-150-566z', '.35') +
    `<g fill="${lit}">${rosettes}</g>` +
    fill(deep, 'M-154 20V-560Q-140-600 0-606 140-600 154-560V20z') +
    fill(accent, 'M-142 20V-552Q-130-588-12-594V20zM142 20V-552Q130-588 12-594V20z') +
    fill(mix(accent, deep, 0.4), 'M-102 0V-540h50V0zM102 0V-540H52V0z') +
    fill(wood, 'M-16 20V-598h32V20z') +
    fill(lit, 'M-8 0V-584H8V0z') +
    `<g fill="${glow}">${bosses}<circle cy="-300" r="20"/></g>` +
    fill(deep, 'M-300 20H300V70H-300z') +
    fill(mix(wall, wood, 0.35), 'M-360 70H360V400H-360z')
  );
}
