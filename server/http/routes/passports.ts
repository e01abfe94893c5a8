/**
 * Opens one passport number for the person who books the flight. The audit log records who asked for which.
 */

import { Hono } from 'hono';
import { MAX_PROOF_AGE_FOR_PASSPORTS } from '../../../src/contract/accounts/fresh-proof.ts';
import {
  type PassportAnswer,
  passportRequestSchema,
  passportStrings,
} from '../../../src/contract/office/open-passport.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { passportSealingContext } from '../../../src/contract/values/sealing.ts';
import { kinds } from '../../../src/kinds/list.ts';
import type { Identify } from '../../security/caller.ts';
import { allowFreshProof } from '../../security/fresh-proof.ts';
import { allowRoles } from '../../security/guard.ts';
import { type Charge, chargeAccount } from '../../security/limits.ts';
import type { SealingKeys } from '../../security/sealing-keys.ts';
import { addAuditLine } from '../../store/admin/audit-line.ts';
import type { Store } from '../../store/core/store.ts';
import { answerProblem } from '../answers.ts';
import { validate } from '../validate.ts';

export interface PassportRoutesDeps {
  store: Store;
  clock: () => Date;
  identify: Identify;
  sealingKeys: Pick<SealingKeys, 'open'>;
  charge: Charge;
}

export function passportRoutes({ store, clock, identify, sealingKeys, charge }: PassportRoutesDeps): Hono {
  const routes = new Hono();
  const booksFlights = allowRoles(identify, kinds.flightRequest.roles);
  const proved = allowFreshProof(clock, MAX_PROOF_AGE_FOR_PASSPORTS);
  const charged = chargeAccount(charge);
  const readPlace = validate('json', passportRequestSchema);
  routes.post(endpoints.passports, booksFlights, proved, charged, readPlace, async (c) => {
    const { place, ...asked } = c.req.valid('json');
    const record = asked.record.toLowerCase();
    const found = await store.sealedPassport(record, place);
    if (!found) return answerProblem(c, 404, { message: passportStrings.none });
    const passportNumber = await sealingKeys.open(found.sealed, passportSealingContext(record, place));
    if (passportNumber === null) return answerProblem(c, 409, { message: passportStrings.unreadable });
    // The audit line is written first: no number is read without it.
    await store.write((context) =>
      addAuditLine(context, {
        by: c.var.caller.accountId,
        action: 'passport.reveal',
        subject: found.reference,
        after: { place },
        at: clock().toISOString(),
      }),
    );
    return c.json({ passportNumber } satisfies PassportAnswer);
  });
  return routes;
}
