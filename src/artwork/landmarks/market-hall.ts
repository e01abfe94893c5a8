import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { arch, fill } from './paint.ts';

/** The old market: three gables over arches, striped awnings and counters of spice in front. */
export function drawMarketHall(scene: Scene, tone: number): string {
  const { pale, accent, sand, glow } = scene.palette;
  const wall = mix(pale, sand, 0.4);
  const dark = scene.tone(tone + 0.4);
  const gable = (x: number, half: number, top: number): string =>
    `M${x - half} 40V-330L${x - half * 0.7}-340Q${x - half * 0.5}-400 ${x - half * 0.4}-400Q${x - half * 0.3} ${top} ${x} ${top} ${x + half * 0.3} ${top} ${x + half * 0.4}-400 ${x + half * 0.5}-400 ${x + half * 0.7}-340L${x + half}-330V40z`;
  const awning = (x: number, half: number, colour: string): string => {
    const step = (half * 2) / 6;
    let stripes = '';
    let fringe = '';
    for (let index = 0; index < 6; index += 1) {
      const left = Math.round(x - half + index * step);
      const top = Math.round(x - half * 0.84 + index * step * 0.84);
      if (index % 2 === 0)
        stripes += `M${top}-196h${Math.round(step * 0.84)}L${left + Math.round(step)}-120h-${Math.round(step)}z`;
      fringe += `M${left}-121h${Math.round(step)}q-${Math.round(step / 2)} 36-${Math.round(step)} 0z`;
    }
    return (
      fill(scene.tone(tone + 0.5), `M${x - half * 0.94}-120h8V40h-8zM${x + half * 0.94 - 8}-120h8V40h-8z`) +
      fill(pale, `M${x - half * 0.84}-196h${half * 1.68}L${x + half}-120h-${half * 2}z${fringe}`) +
      fill(colour, stripes) +
      fill(mix(colour, dark, 0.2), fringe)
    );
  };
  const counter = (x: number, half: number, colours: readonly string[]): string => {
    const step = (half * 2) / colours.length;
    return (
      colours
        .map((colour, index) => {
          const left = Math.round(x - half + index * step);
          return fill(
            colour,
            `M${left + 4}-20Q${Math.round(left + step * 0.35)}-40 ${Math.round(left + step / 2)}-78 ${Math.round(left + step * 0.65)}-40 ${Math.round(left + step - 4)}-20z`,
          );
        })
        .join('') +
      fill(scene.tone(tone + 0.25), `M${x - half}-22h${half * 2}V60h-${half * 2}z`) +
      fill(scene.tone(tone + 0.1), `M${x - half - 8}-24h${half * 2 + 16}v14h-${half * 2 + 16}z`)
    );
  };
  const red = mix(accent, scene.tone(1), 0.3);
  const green = scene.palette.water[1] ?? '#088';
  return (
    fill(mix(wall, dark, 0.12), gable(-370, 190, -460) + gable(370, 190, -460)) +
    fill(wall, gable(0, 240, -560)) +
    fill(accent, 'M-196-346h392v14h-392zM-530-346h322v12h-322zM208-346h322v12H208z') +
    fill(
      dark,
      `${[-450, -370, -290, 290, 370, 450].map((x) => arch(x, 40, 62, 320)).join('')}${[-130, 130].map((x) => arch(x, 40, 90, 340)).join('')}${arch(0, 40, 110, 350)}`,
    ) +
    `<circle fill="${dark}" cy="-440" r="34"/><circle fill="${pale}" cy="-440" r="22"/>` +
    fill(dark, `${arch(-370, -366, 34, 54)}${arch(370, -366, 34, 54)}`) +
    awning(-340, 200, accent) +
    awning(350, 200, green) +
    counter(-340, 176, [glow, red, scene.tone(0.45), accent]) +
    counter(350, 176, [accent, glow, mix(green, glow, 0.35), red])
  );
}
