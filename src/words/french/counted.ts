import type { PluralForms } from '../table.ts';

/** French writes millions as it writes any other plural. */
export const counted = (one: string, other: string): PluralForms => ({ one, many: other, other });
