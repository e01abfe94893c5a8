import type { Forms } from '../table.ts';

/** French writes millions as it writes any other plural. */
export const counted = (one: string, other: string): Forms => ({ one, many: other, other });
