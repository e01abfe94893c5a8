/** The packages of /Alltrips, in the order of their cards. */
import type { Package } from '../types.ts';
import { adventureNorth } from './adventure-north.ts';
import { deluxeSafariBeach } from './deluxe-safari-beach.ts';
import { familytripSafariBeach } from './familytrip-safari-beach.ts';
import { luxuryTravel } from './luxury-travel.ts';
import { midBudget } from './mid-budget.ts';
import { wildlifeNorth } from './wildlife-north.ts';
import { zanzibarBud } from './zanzibar-bud.ts';
import { zanzibarFamilyTrip } from './zanzibar-family-trip.ts';
import { zanzibarLuxury } from './zanzibar-luxury.ts';
import { zanzibarMid } from './zanzibar-mid.ts';

export const packages: readonly Package[] = [
  midBudget,
  luxuryTravel,
  adventureNorth,
  wildlifeNorth,
  zanzibarMid,
  zanzibarBud,
  zanzibarFamilyTrip,
  zanzibarLuxury,
  deluxeSafariBeach,
  familytripSafariBeach,
];
