import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill, PICTURE_REACH } from './paint.ts';

/** Balls heaped to a pyramid, each row one fewer, on a mat. */
function pyramid(x: number, y: number, rows: number, r: number, colour: string, shade: string): string {
  let balls = '';
  let under = '';
  for (let row = 0; row < rows; row += 1) {
    const count = rows - row;
    for (let index = 0; index < count; index += 1) {
      const cx = Math.round(x + (index - (count - 1) / 2) * r * 2);
      const cy = Math.round(y - r - row * r * 1.66);
      under += `<circle cx="${cx}" cy="${cy}" r="${r}"/>`;
      balls += `<circle cx="${Math.round(cx - r * 0.14)}" cy="${Math.round(cy - r * 0.14)}" r="${Math.round(r * 0.8)}"/>`;
    }
  }
  return `<g fill="${shade}">${under}</g><g fill="${colour}">${balls}</g>`;
}

/** Round parasols over pyramids of oranges and mangoes, pineapples and a slab of fish. */
export function drawFruitHeaps(scene: Scene, tone: number): string {
  const { accent, glow, pale, sand } = scene.palette;
  const dark = scene.tone(0.95);
  const leaf = scene.tone(0.5);
  const orange = mix(glow, accent, 0.62);
  const parasol = (x: number, y: number, half: number, colour: string, other: string): string =>
    fill(dark, `M${x - 5} ${y}h10V60h-10z`) +
    fill(
      colour,
      `M${x - half} ${y}Q${x - half * 0.8} ${y - half * 0.74} ${x} ${y - half * 0.8} ${x + half * 0.8} ${y - half * 0.74} ${x + half} ${y}q-${half * 0.2}-22-${half * 0.4} 0-${half * 0.2}-22-${half * 0.4} 0-${half * 0.2}-22-${half * 0.4} 0-${half * 0.2}-22-${half * 0.4} 0-${half * 0.2}-22-${half * 0.4} 0z`,
    ) +
    fill(
      other,
      `M${x - half * 0.6} ${y}Q${x - half * 0.5} ${y - half * 0.6} ${x} ${y - half * 0.8} ${x - half * 0.2} ${y - half * 0.5} ${x - half * 0.2} ${y}q-${half * 0.2}-22-${half * 0.4} 0zM${x + half * 0.2} ${y}Q${x + half * 0.2} ${y - half * 0.5} ${x} ${y - half * 0.8} ${x + half * 0.5} ${y - half * 0.6} ${x + half * 0.6} ${y}q-${half * 0.2}-22-${half * 0.4} 0z`,
    );
  const pineapple = scene.shape(
    'pineapple',
    () =>
      fill(leaf, 'M0-62Q-30-80-34-112-14-104-6-92-12-116-2-136 12-112 6-92 18-108 36-110 28-78 0-62z') +
      fill(mix(glow, scene.tone(0.5), 0.2), 'M0-70Q32-66 32-32 30 2 0 4-30 2-32-32-32-66 0-70z') +
      `<path fill="none" stroke="${scene.tone(0.6)}" stroke-width="4" d="M-28-44L18 0M-22-60L30-10M0-68L32-36M28-44L-18 0M22-60L-30-10M0-68L-32-36"/>`,
  );
  const fish = scene.shape(
    'fishOnSlab',
    () =>
      fill(
        mix(scene.palette.water[0] ?? '#088', dark, 0.25),
        'M-70-14Q-20-46 40-24L74-42 68-12 76 12 40-6Q-20 20-70-14z',
      ) +
      fill(pale, 'M-68-10Q-20 18 40-6L30-12Q-20 6-68-14z') +
      fill(dark, 'M-52-18h7v7h-7z'),
  );
  const place = (id: string, x: number, y: number, scale = 1): string =>
    `<use href="#${id}" transform="translate(${x} ${y})scale(${scale})"/>`;
  return (
    parasol(-330, -330, 220, accent, pale) +
    parasol(330, -360, 250, glow, scene.tone(0.5)) +
    parasol(20, -260, 190, leaf, sand) +
    fill(scene.tone(tone + 0.1), `M-${PICTURE_REACH} 600V-36H${PICTURE_REACH}V600z`) +
    fill(sand, `M-${PICTURE_REACH}-36H${PICTURE_REACH}v26H-${PICTURE_REACH}z`) +
    pyramid(-330, -34, 6, 24, orange, mix(orange, dark, 0.35)) +
    pyramid(300, -34, 7, 24, glow, mix(glow, dark, 0.35)) +
    pyramid(-20, -34, 5, 22, mix(leaf, glow, 0.35), mix(leaf, dark, 0.35)) +
    [-170, -124, 120].map((x) => place(pineapple, x, -36)).join('') +
    fill(scene.tone(tone + 0.28), `M-${PICTURE_REACH} 600V116H${PICTURE_REACH}V600z`) +
    fill(mix(pale, scene.palette.water[2] ?? '#8cc', 0.6), `M-540 84H560L620 160H-600z`) +
    [-410, -230, -50, 130, 310, 470].map((x, index) => place(fish, x, 126 + (index % 2) * 8, 1.2)).join('')
  );
}
