/** Animals of the shore, drawn for this project. Foot on y = 0, x centred. */
import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import type { Silhouette } from './outline.ts';

/** A male fiddler crab waving its one great claw, 290 tall. */
function drawFiddlerCrab(scene: Scene): string {
  const { accent, glow, pale } = scene.palette;
  const shell = scene.tone(0.72);
  const legs =
    'M52-46L122-92 150-2M40-38L100-62 112 4M28-32L74-40 74 8M-56-46L-128-88-158-2M-46-38L-106-60-120 4M-34-32L-80-38-82 8';
  return (
    `<path fill="none" stroke="${scene.tone(0.9)}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" d="${legs}M-26-100L-34-160M18-100L26-162"/>` +
    `<circle cx="-34" cy="-164" r="12"/><circle cx="26" cy="-166" r="12"/>` +
    `<path fill="${accent}" d="M50-66C70-60 104-62 122-80L150-96C196-104 226-146 240-190 252-236 226-276 190-300 206-262 200-232 184-206 170-190 150-190 140-206 132-236 140-262 152-288 118-262 100-224 100-184 98-160 104-136 112-116L92-96Q70-96 54-86z"/>` +
    `<path fill="${mix(accent, glow, 0.5)}" d="M240-190C252-236 226-276 190-300 214-262 216-226 196-190 176-156 144-134 118-128L150-96C196-104 226-146 240-190z"/>` +
    `<path fill="${shell}" d="M-96-92Q-40-116 0-112 46-116 92-92L100-66Q76-30 36-22H-44Q-82-32-104-66z"/>` +
    `<path fill="${mix(shell, pale, 0.3)}" d="M-96-92Q-40-116 0-112 46-116 92-92 40-98 0-94-46-98-96-92z"/>` +
    `<path fill="${glow}" d="M-60-70q16-14 30 0-14 12-30 0zM26-70q16-14 30 0-14 12-30 0zM-16-84q14-8 28 0-14 8-28 0z"/>` +
    `<path fill="${accent}" d="M-70-40q-20 20-2 40 20 4 34-10-16 0-14-18-6-10-18-12z"/>`
  );
}

/** An egret on the wing, 100 tall and 190 wide: neck folded, legs trailing. */
function drawEgret(): string {
  return '<path d="M96-36L66-46Q60-58 46-54 40-44 48-36L30-40C36-70 24-96-6-116-6-90-14-64-26-44L-60-30-110-24-60-22-24-26C-50-6-60 14-60 36-20 26 12 0 30-24Q52-20 62-36z"/>';
}

/** Someone up to the shoulders in the sea, 40 tall, and the rings round them. */
function drawSwimmer(scene: Scene): string {
  const { pale } = scene.palette;
  return (
    '<circle cy="-27" r="14"/><path d="M-34 0Q-26-14 0-14 26-14 34 0z"/>' +
    `<path fill="none" stroke="${pale}" stroke-width="4" stroke-linecap="round" d="M-62 2Q0-10 62 2M-44 14q44 8 88 0"/>`
  );
}

export const shoreSilhouettes = {
  fiddlerCrab: { height: 290, stance: 110, draw: drawFiddlerCrab },
  egret: { height: 100, stance: 10, draw: drawEgret },
  swimmer: { height: 40, stance: 10, draw: drawSwimmer },
} satisfies Record<string, Silhouette>;
