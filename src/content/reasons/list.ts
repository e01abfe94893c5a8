import { coastReasons } from './coast.ts';
import { cultureReasons } from './culture.ts';
import { parkReasons } from './parks.ts';
import type { ReasonsByUrl } from './reason.ts';

/** Reasons of all destinations. */
export const reasons: ReasonsByUrl = { ...parkReasons, ...coastReasons, ...cultureReasons };
