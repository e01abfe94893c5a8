import { v7 } from 'uuid';
import type { ReportEvent } from '../../src/contract/protocol/page-analytics.ts';
import { pathKey, routes } from '../../src/contract/protocol/routes.ts';
import { createSeededRandom } from './seeded-random.ts';

const HOUR = 60 * 60 * 1000;
const pages = [
  routes.home,
  routes.home,
  routes.home,
  routes.allTrips,
  routes.wildlife,
  routes.zanzibar,
  routes.packageBooking,
  '/wildlife/Serengeti',
  '/wildlife/Ngorongoro',
];

/** Page views of the last two months, and how fast the pages came. */
export function samplePageViews(now: Date): ReportEvent[] {
  const random = createSeededRandom(11);
  return Array.from({ length: 2_400 }, () => {
    const at = now.getTime() - random.whole(1, 60 * 24) * HOUR;
    const timed = random.yes(0.25);
    return {
      id: v7({ msecs: at }),
      path: pathKey(random.one(pages)),
      at: new Date(at).toISOString(),
      metric: timed ? 'LCP' : 'view',
      value: timed ? random.whole(6, 40) * 100 : 1,
    };
  });
}
