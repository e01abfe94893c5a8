/** A column of animals winding over the plain: perspective by size, nose to tail. */
import type { Column } from '../content/recipes/poster-layers.ts';
import { type Scene, wholeNumber } from './scene.ts';
import { silhouettes } from './silhouettes/index.ts';

export function drawAnimalColumn(scene: Scene, column: Column): string {
  const upright = scene.format === 'plate' ? column.upright : undefined;
  const { near, far } = upright ?? column;
  const bend = upright?.bend ?? column.bend;
  const silhouette = silhouettes[column.what];
  const random = scene.random.branch('column');
  const id = scene.shape(column.what, () => silhouette.draw(scene));

  /** Height of an animal at a fraction of the way, in user units: falls fast, then slowly. */
  const tallAt = (share: number): number =>
    scene.short * (near.tall + (far.tall - near.tall) * (1 - (1 - share) ** 1.5));
  const placeAt = (way: number): { x: number; y: number } => {
    const share = Math.min(1, way);
    const depth = 1 - (1 - share) ** 1.5;
    const swing = Math.sin(share * Math.PI * 2.6) * bend * (1 - depth * 0.85);
    return {
      x: scene.x(near.across + (far.across - near.across) * depth + swing),
      y: scene.y(near.up + (far.up - near.up) * depth),
    };
  };

  const walkers: { y: number; svg: string }[] = [];
  let share = 0;
  while (share < 1 && walkers.length < column.count) {
    const here = placeAt(share);
    const ahead = placeAt(share + 0.01);
    const tall = tallAt(share);
    const heading = ahead.x < here.x ? '-' : '';
    const size = String(
      Math.round(((tall * random.between(0.9, 1.08)) / silhouette.height) * 1000) / 1000,
    ).replace(/^0\./, '.');
    const y = here.y + tall * random.between(-0.16, 0.16);
    walkers.push({
      y,
      svg: `<use href="#${id}" transform="translate(${wholeNumber(here.x)} ${wholeNumber(y)})scale(${heading ? `-${size} ${size}` : size})"/>`,
    });
    // Where the column turns towards the horizon, animals hide one another, so they are half a length apart.
    const along = Math.hypot(ahead.x - here.x, (ahead.y - here.y) * 2.6) / 0.01;
    share += (tall * random.between(1.15, 1.5)) / Math.max(along, scene.short * 0.2);
  }
  walkers.sort((first, second) => first.y - second.y);
  return `<g fill="${scene.tone(column.tone)}">${walkers.map((one) => one.svg).join('')}</g>`;
}
