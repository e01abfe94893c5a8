import type { Scene } from '../scene.ts';

/** One closed outline in one colour. */
export interface Outline {
  /** Path data, even-odd. */
  d: string;
  /** Half the width of the feet: how much ground the figure needs. */
  stance: number;
}

/** A figure that can be placed in a picture. */
export interface Silhouette {
  /** In its own units, foot on y = 0. */
  height: number;
  stance: number;
  draw(scene: Scene): string;
}
