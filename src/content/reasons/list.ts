import { coastReasons } from './coast.ts';
import { cultureReasons } from './culture.ts';
import { parkReasons } from './parks.ts';
import type { ReasonsByAddress } from './reason.ts';

/** Reasons of all destinations. */
export const reasons: ReasonsByAddress = { ...parkReasons, ...coastReasons, ...cultureReasons };
