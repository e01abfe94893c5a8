/** Look-up of a request by the person who made it. */
import { Hono } from 'hono';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import {
  type LookupAnswer,
  lookupRequestSchema,
  lookupStrings,
} from '../../../src/contract/protocol/lookup.ts';
import { submissions } from '../../../src/kinds/submissions.ts';
import { findByContact } from '../../intake/corrections/find-by-contact.ts';
import { type Charge, chargeOnePoint } from '../../security/limits.ts';
import type { Store } from '../../store/core/store.ts';
import { answerProblem } from '../answers.ts';
import { validate } from '../validate.ts';
import { toldHistory, toldProgress } from './guest-progress.ts';

export function lookupRoutes({ store, charge }: { store: Store; charge: Charge }): Hono {
  const routes = new Hono();
  const charged = chargeOnePoint(charge, 'lookups');
  routes.post(endpoints.lookup, charged, validate('json', lookupRequestSchema), async (c) => {
    const match = await findByContact(store, c.req.valid('json'));
    if (!match) return answerProblem(c, 404, { message: lookupStrings.notFound });
    const { reference, kind } = match;
    const read = await store.progressOf(match.row);
    const progress = read && toldProgress(read);
    const history = read && progress && toldHistory(read, match.row.received_at);
    return c.json({
      reference,
      kind,
      title: submissions[kind].title,
      state: 'received',
      ...(progress && { progress }),
      ...(history && { history }),
      capturedAt: match.row.captured_at,
      receivedAt: match.row.received_at,
      sent: match.sent,
    } satisfies LookupAnswer);
  });
  return routes;
}
