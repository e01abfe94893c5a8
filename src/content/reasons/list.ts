import { coastReasons } from './coast.ts';
import { cultureReasons } from './culture.ts';
import { parkReasons } from './parks.ts';
import type { Reasons } from './reason.ts';

/** Reasons of all destinations. */
export const reasons: Reasons = { ...parkReasons, ...coastReasons, ...cultureReasons };
