import type { Scene } from '../scene.ts';
import { silhouettes } from '../silhouettes/index.ts';
import { fill } from './paint.ts';

/** A passport with an acacia on its cover, and the stamps of three journeys beside it. */
export function drawPassport(scene: Scene, tone: number): string {
  const { accent, glow, pale } = scene.palette;
  const dark = scene.tone(tone);
  const place = (
    name: 'acacia' | 'dhow' | 'elephant' | 'palm',
    tall: number,
    x: number,
    y: number,
  ): string => {
    const { height, draw } = silhouettes[name];
    const id = scene.shape(name, () => draw(scene));
    return `<use href="#${id}" transform="translate(${x} ${y})scale(${Math.round((tall / height) * 100) / 100})"/>`;
  };
  const stamp = (
    x: number,
    y: number,
    turn: number,
    colour: string,
    name: 'dhow' | 'elephant' | 'palm',
  ): string =>
    `<g fill="${colour}" transform="translate(${x} ${y})rotate(${turn})"><g fill="none" stroke="${colour}"><circle r="130" stroke-width="10"/><circle r="112" stroke-width="4"/><path stroke-width="10" stroke-dasharray="16 12" d="M-80 66H80"/></g>${place(name, 100, 0, 50)}</g>`;
  return (
    stamp(-330, -190, -14, '#1f6f78', 'dhow') +
    stamp(320, -230, 10, '#3f6b3c', 'palm') +
    stamp(290, 210, -8, dark, 'elephant') +
    `<g transform="translate(-40 20)rotate(-9)">${fill(dark, 'M-186-276H206V300H-186z', '.25')}${fill(pale, 'M-180-280H196V284H-180z')}${fill(accent, 'M-200-290H180q10 0 10 10V270q0 10-10 10H-200z')}${fill(dark, 'M-200-290h26V280h-26z', '.3')}<g fill="${glow}"><path d="M-120-220H140v8H-120zM-120 200H140v8H-120zM-60 226H80v12H-60z"/>${place('acacia', 240, 10, 120)}</g></g>`
  );
}
