/** Price seasons of the whole operation. */
import type { Month } from './types.ts';

export const seasons = {
  high: [6, 7, 8, 9, 10],
  regular: [1, 2, 3],
  low: [4, 5, 11, 12],
} as const satisfies Record<string, readonly Month[]>;
