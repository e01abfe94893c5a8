import type { Scene } from '../scene.ts';

/** A hill farmed to its top: level terraces one above the other, three houses among them. */
export function drawTerraces(scene: Scene, tone: number): string {
  const lit = scene.tone(Math.max(0, tone - 0.18));
  const shade = scene.tone(tone + 0.1);
  const hill =
    'M-760 60C-600 20-470-40-380-120-300-190-240-262-150-276-70-288-20-250 50-236 140-218 190-250 270-226 380-190 480-60 760 60V700H-760z';
  let walls = '';
  let fields = '';
  for (let index = 0; index < 9; index += 1) {
    const y = -246 + index * (30 + index * 3);
    const thick = 9 + index * 2;
    const sag = index % 2 ? 44 : 30;
    walls += `M-780 ${y}q400 ${sag} 760 0t800-${sag / 2}v${thick}q-400 ${sag}-800 0t-760-${sag / 2}z`;
    fields += `M-780 ${y + thick}q400 ${sag} 760 0t800-${sag / 2}v6q-400 ${sag}-800 0t-760-${sag / 2}z`;
  }
  const house = (x: number, y: number): string =>
    `<path fill="${scene.palette.pale}" d="M${x} ${y}h34v22h-34z"/><path fill="${scene.palette.accent}" d="M${x - 8} ${y + 2}l25-22 25 22z"/>`;
  return (
    `<clipPath id="hill"><path d="${hill}"/></clipPath><path d="${hill}"/>` +
    `<g clip-path="url(#hill)"><path fill="${lit}" d="${walls}"/><path fill="${shade}" d="${fields}"/></g>` +
    house(-170, -214) +
    house(-100, -200) +
    house(190, -168)
  );
}
