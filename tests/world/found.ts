/** Plans by which the world found something, at their shortest: they must hold from then on. */
import type { Action } from './actions.ts';

export const found: readonly { name: string; seed: number; plan: readonly Action[] }[] = [];
