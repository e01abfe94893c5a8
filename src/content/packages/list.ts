/** The packages of /Alltrips, in the order of their cards. */
import { withOverridesByKey } from '../editable/with-overrides.ts';
import { fillValues, type ProseValues } from '../fill-values.ts';
import type { Month, Package } from '../types.ts';
import { adventureNorth } from './adventure-north.ts';
import { deluxeSafariBeach } from './deluxe-safari-beach.ts';
import { familytripSafariBeach } from './familytrip-safari-beach.ts';
import { luxuryTravel } from './luxury-travel.ts';
import { midBudget } from './mid-budget.ts';
import { parseSeasonMonths } from './season-months.ts';
import { wildlifeNorth } from './wildlife-north.ts';
import { zanzibarBud } from './zanzibar-bud.ts';
import { zanzibarFamilyTrip } from './zanzibar-family-trip.ts';
import { zanzibarLuxury } from './zanzibar-luxury.ts';
import { zanzibarMid } from './zanzibar-mid.ts';

/** Packages whose texts still name their figures, such as `{price}`. */
export const unfilledPackages: readonly Package[] = Object.values(
  withOverridesByKey('package', {
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
  }),
);

/** Contacts, which the page fills in as links. */
const LINKS: ProseValues = { phone: '{phone}', whatsapp: '{whatsapp}', email: '{email}' };

/** Values that the texts of a package can name. */
export function valuesOf({ availability, days, price, cardPrice, otherPrices }: Package): ProseValues {
  return { season: availability, days, price, ...(cardPrice && { cardPrice }), ...otherPrices, ...LINKS };
}

const ALL_MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

export const packages: readonly Package[] = unfilledPackages.map((trip) =>
  fillValues(withMonthsOfSeason(trip), valuesOf(trip)),
);

/**
 * The months of a package's ring are those of its season. One that runs all year has months of its own, or all of them where
 * none are written: it had a season before the operator changed that.
 */
function withMonthsOfSeason(trip: Package): Package {
  const months = parseSeasonMonths(trip.availability);
  if (!months && trip.year.best.length > 0) return trip;
  const best = [...(months ?? ALL_MONTHS)].sort((one, other) => one - other) as Month[];
  return { ...trip, year: { ...trip.year, best } };
}
