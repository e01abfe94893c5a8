import { blob } from '../blobs.ts';
import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill, PICTURE_REACH } from './paint.ts';

/** A tidal basin in dark coral rock from above; a keeper kneels on the plank bridge over one end, weed in hand. */
export function drawTidePool(scene: Scene, tone: number): string {
  const random = scene.random.branch('pool');
  const [deep = '#067', blue = '#088', green = '#0cc', clear = '#cfe'] = scene.palette.water;
  const { pale, sand, accent, glow } = scene.palette;
  const pool = (grow: number): string =>
    `M${-430 - grow} 20C${-470 - grow} ${-150 - grow}-300 ${-270 - grow}-80 ${-262 - grow} 60 ${-256 - grow} 120 ${-310 - grow} 260 ${-270 - grow} 400 ${-230 - grow} ${470 + grow}-90 ${440 + grow} 50 ${410 + grow} 190 250 ${290 + grow} 40 ${276 + grow}-140 ${262 + grow}-400 ${200 + grow} ${-430 - grow} 20z`;
  let pits = '';
  let humps = '';
  for (let index = 0; index < 26; index += 1) {
    const angle = (index / 26) * Math.PI * 2;
    const reach = random.between(1.24, 2.1);
    const wish = {
      x: Math.cos(angle) * 500 * reach,
      y: Math.sin(angle) * 330 * reach,
      rx: random.between(30, 90),
      ry: random.between(14, 40),
      knots: 6,
      wobble: 0.34,
    };
    if (index % 3) humps += blob(random, wish);
    else pits += blob(random, { ...wish, rx: wish.rx * 0.5, ry: wish.ry * 0.5 });
  }
  const planks = Array.from({ length: 46 }, (_, index) => `M-46 ${-1120 + index * 40}h92v6h-92z`).join('');
  const keeper =
    `<path fill="none" stroke="${scene.tone(1)}" stroke-width="17" stroke-linecap="round" d="M-20-14L-70-24-128-4M-20 34L-60 40-104 14"/>` +
    fill(accent, 'M44-70Q-18-66-30 8-18 82 44 80 70 6 44-70z') +
    `<circle fill="${glow}" cx="-6" cy="8" r="36"/><circle fill="${sand}" cx="-6" cy="8" r="18"/>` +
    fill(
      mix(glow, '#4f8a3a', 0.65),
      'M-132-14q-24-22-34 2-28-2-20 18-16 16 8 20 12 20 28 4 24 4 20-14 12-18-2-30z',
    );
  return (
    `<path d="M-${PICTURE_REACH}-${PICTURE_REACH}H${PICTURE_REACH}V${PICTURE_REACH}H-${PICTURE_REACH}z"/>` +
    `<g fill-rule="nonzero">${fill(scene.tone(tone - 0.06), humps)}${fill(scene.tone(tone + 0.16), pits)}</g>` +
    fill(scene.tone(tone - 0.2), pool(64)) +
    fill(scene.tone(tone - 0.38), pool(32)) +
    fill(pale, pool(9)) +
    fill(mix(green, clear, 0.35), pool(0)) +
    fill(
      mix(blue, green, 0.65),
      'M-360 26C-390-110-250-200-70-196 60-190 130-240 250-204 350-170 400-70 374 44 340 150 220 222 40 212-120 200-340 150-360 26z',
    ) +
    fill(
      mix(deep, blue, 0.8),
      'M-250 20C-262-70-160-130-40-126 70-120 140-150 220-116 280-80 300-20 270 60 230 130 130 150 20 140-110 130-236 90-250 20z',
    ) +
    fill(
      pale,
      'M-150-226q60-24 120-8-60-4-120 8zM-380 90q30 60 80 84-60-14-80-84zM60 236q80-4 140-44-50 60-140 44z',
    ) +
    `<g transform="translate(420 0)rotate(9)">${fill(scene.tone(1), 'M-26-1160h92V760h-92z', '.35')}${fill(sand, 'M-46-1160h92V720h-92z')}${fill(mix(sand, scene.tone(0.7), 0.55), planks)}${fill(scene.tone(0.7), 'M-52-1160h12V720h-12zM40-1160h12V720H40z')}${keeper}</g>`
  );
}
