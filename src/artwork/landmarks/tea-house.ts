import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill, PICTURE_REACH } from './paint.ts';

/** A tea house on a town roof: awning, slim posts, pierced rail, brass lamps, cushions and a tray. */
export function drawTeaHouse(scene: Scene, tone: number): string {
  const { glow, pale, accent } = scene.palette;
  const wood = scene.tone(tone);
  const lit = mix(wood, accent, 0.45);
  const brass = mix(glow, accent, 0.2);
  const panel = scene.shape(
    'railPanel',
    () =>
      '<path d="M0-190h150v18H0zM0-40h150v18H0zM0-172h10V-40H0zM140-172h10V-40h-10zM66-172h18V-40H66zM10-116h130v16H10zM20-108l55-58 55 58-55 58zM75-142l-32 34 32 34 32-34z"/>',
  );
  let rail = '';
  for (let x = -1050; x < 1050; x += 150) rail += `<use href="#${panel}" x="${x}"/>`;
  const upright = scene.format === 'plate';
  const top = upright ? -755 : -846;
  const scallops = `M-1200 ${top}${'a50 62 0 0 0 100 0'.repeat(24)}z`;
  const lamp = (x: number, drop: number): string =>
    `<g transform="translate(${x} ${top + drop})"><circle fill="${glow}" fill-opacity=".18" r="120"/><circle fill="${glow}" fill-opacity=".25" r="66"/>${
      fill(wood, `M-2 ${-drop}h4v${drop - 40}h-4zM-22-44h44l8 10h-60zM-16 44h32l-16 24z`) +
      fill(glow, 'M-30-34H30Q46 6 16 44h-32Q-46 6-30-34z') +
      fill(brass, 'M-30-34h8Q-30 6-8 44h-8Q-46 6-30-34zM30-34h-8Q30 6 8 44h8Q46 6 30-34zM-4-34h8v78h-8z')
    }</g>`;
  return (
    `<g>${rail}</g>` +
    fill(wood, `M-${PICTURE_REACH}-30H${PICTURE_REACH}V600H-${PICTURE_REACH}z`) +
    fill(wood, `M-418 0V${top}h24V0zM394 0V${top}h24V0z`) +
    fill(
      lit,
      `M-418-200v-30h24v30zM394-200v-30h24v30zM-418 ${top + 60}v-20h24v20zM394 ${top + 60}v-20h24v20z`,
    ) +
    fill(wood, `M-${PICTURE_REACH} -2400H${PICTURE_REACH}V${top}H-${PICTURE_REACH}z`) +
    fill(lit, scallops) +
    fill(wood, `M-${PICTURE_REACH} ${top - 14}H${PICTURE_REACH}v20H-${PICTURE_REACH}z`) +
    lamp(-250, 150) +
    lamp(250, upright ? 190 : 230) +
    fill(
      accent,
      'M-392 40Q-400-60-350-70-290-84-236-70-200-60-206 40zM206 40q-6-100 40-110 60-12 112 0 40 14 34 110z',
    ) +
    fill(
      mix(accent, glow, 0.5),
      'M-392 40q-4-40 8-70 90 20 176 0 6 30 2 70zM206 40q-2-40 6-70 88 20 172 0 8 30 8 70z',
    ) +
    fill(brass, 'M-150 20Q0-4 150 20 0 50-150 20z') +
    fill(
      pale,
      'M-30 14q-40-20-34-60 4-22 30-28l6-16h20l6 16q26 6 30 28l34-26 10 12-40 44q-8 22-24 30zM-64-44q-34-6-34 18 2 24 42 26v-10q-32-2-32-16 2-14 24-10zM74 16l-6-44h44l-6 44zM-140 18l-4-36h38l-4 36z',
    )
  );
}
