/** Guests of all departments, for those who drive them. */
import { Hono } from 'hono';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import {
  type FoundGuests,
  guestSearchRoles,
  guestSearchSchema,
  toDriverView,
} from '../../../src/kinds/calls/guest-search.ts';
import type { Identify } from '../../security/caller.ts';
import { allowRoles } from '../../security/guard.ts';
import { type Charge, chargeAccount } from '../../security/limits.ts';
import type { Store } from '../../store/core/store.ts';
import { validate } from '../validate.ts';

export interface GuestRoutesDeps {
  store: Store;
  identify: Identify;
  charge: Charge;
}

export function guestRoutes({ store, identify, charge }: GuestRoutesDeps): Hono {
  const routes = new Hono();
  const drives = allowRoles(identify, guestSearchRoles);
  routes.post(
    endpoints.guests,
    drives,
    chargeAccount(charge),
    validate('json', guestSearchSchema),
    async (c) => {
      const found = await store.findGuests(c.req.valid('json').text);
      return c.json({ requests: found.map(toDriverView) } satisfies FoundGuests);
    },
  );
  return routes;
}
