/** Look-up of a request by the person who made it. */
import { Hono } from 'hono';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import {
  type GuestState,
  type LookupAnswer,
  lookupRequestSchema,
  lookupStrings,
} from '../../../src/contract/protocol/lookup.ts';
import type { WorkingState } from '../../../src/kinds/statuses.ts';
import { submissions } from '../../../src/kinds/submissions.ts';
import { findByContact } from '../../intake/corrections/find-by-contact.ts';
import { type Charge, chargeOnePoint } from '../../security/limits.ts';
import type { Store } from '../../store/core/store.ts';
import type { RequestProgress } from '../../store/records/requests.ts';
import { answerProblem } from '../answers.ts';
import { validate } from '../validate.ts';

/** States as a guest is told them, by working state. */
const TOLD = {
  new: 'received',
  answered: 'answered',
  quoted: 'quoted',
  confirmed: 'confirmed',
  done: 'done',
  lost: 'closed',
} as const satisfies Record<WorkingState, GuestState>;

function toldProgress({ state, at }: RequestProgress): LookupAnswer['progress'] {
  if (!Object.hasOwn(TOLD, state)) return undefined;
  return { state: TOLD[state as WorkingState], ...(at !== null && { at }) };
}

export function lookupRoutes({ store, charge }: { store: Store; charge: Charge }): Hono {
  const routes = new Hono();
  const charged = chargeOnePoint(charge, 'lookups');
  routes.post(endpoints.lookup, charged, validate('json', lookupRequestSchema), async (c) => {
    const match = await findByContact(store, c.req.valid('json'));
    if (!match) return answerProblem(c, 404, { message: lookupStrings.notFound });
    const { reference, kind } = match;
    const read = await store.progressOf(match.row);
    const progress = read && toldProgress(read);
    return c.json({
      reference,
      kind,
      title: submissions[kind].title,
      state: 'received',
      ...(progress && { progress }),
      capturedAt: match.row.captured_at,
      receivedAt: match.row.received_at,
      sent: match.sent,
    } satisfies LookupAnswer);
  });
  return routes;
}
