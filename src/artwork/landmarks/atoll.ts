import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill } from './paint.ts';

function disc(colour: string, y: number, rx: number, ry: number, x = 0): string {
  return `<ellipse fill="${colour}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
}

/** A round wooded island in its ring of turquoise, seen slantwise from the air. */
export function drawAtoll(scene: Scene): string {
  const [, blue = '#088', green = '#0cc', clear = '#cfe'] = scene.palette.water;
  const { pale, sand } = scene.palette;
  const wood = scene.tone(0.5);
  const crowns = [-168, -126, -84, -40, 6, 52, 96, 138, 172];
  return (
    disc(mix(blue, green, 0.4), 6, 640, 182) +
    disc(pale, 4, 566, 158) +
    disc(mix(green, clear, 0.2), 8, 562, 154) +
    disc(mix(green, clear, 0.7), 14, 430, 112, -24) +
    disc(clear, 16, 320, 78, -30) +
    disc(pale, 14, 262, 58, -20) +
    disc(sand, 11, 246, 50, -14) +
    fill(scene.tone(0.72), 'M-206-4Q0 34 206-4 200-30 150-40H-150Q-200-30-206-4z') +
    `<g fill="${wood}">${crowns.map((x, index) => `<ellipse cx="${x}" cy="${-34 - ((index * 7) % 16)}" rx="42" ry="32"/>`).join('')}<path d="M-196-12V-36H196V-12Q0 14-196-12z"/></g>` +
    `<g fill="${scene.tone(0.22)}">${crowns
      .slice(1, 7)
      .map((x, index) => `<ellipse cx="${x - 8}" cy="${-46 - ((index * 9) % 14)}" rx="24" ry="13"/>`)
      .join('')}</g>` +
    // Breakers on the outer edge.
    fill(
      pale,
      'M-560 40Q-480 130-250 158-440 148-572 66zM566-20Q600 40 480 104 620 60 590-24zM-40 168Q120 174 260 150 120 184-40 178z',
    )
  );
}
