/** The language of one's own account, which follows a person to every device (docs/contract.md#languages). */
import { Hono } from 'hono';
import { type LanguageChoice, languageSchema } from '../../../../src/contract/accounts/accounts.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import type { Identify } from '../../../security/caller.ts';
import { allowSignedIn } from '../../../security/guard.ts';
import { type Charge, chargeAccount } from '../../../security/limits.ts';
import type { Store } from '../../../store/core/store.ts';
import { validate } from '../../validate.ts';

export interface LanguageRoutesDeps {
  store: Store;
  clock: () => Date;
  identify: Identify;
  charge: Charge;
}

export function languageRoutes({ store, clock, identify, charge }: LanguageRoutesDeps): Hono {
  const routes = new Hono();
  // Also while a one-time password waits to be changed: that page is read first of all.
  const readChoice = validate('json', languageSchema);
  routes.put(endpoints.language, allowSignedIn(identify), chargeAccount(charge), readChoice, async (c) => {
    const { language } = c.req.valid('json');
    const { accountId } = c.var.caller;
    await store.accounts.setLanguage(accountId, language, { by: accountId, at: clock().toISOString() });
    return c.json({ language } satisfies LanguageChoice);
  });
  return routes;
}
