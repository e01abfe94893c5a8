/** Which of some ids are held: asked by devices that met a restored database. */
import { Hono } from 'hono';
import { calls } from '../../../src/contract/protocol/calls.ts';
import {
  type HeldAnswer,
  heldRequestSchema,
  MOST_HELD_IDS,
} from '../../../src/contract/protocol/server-status.ts';
import type { Charge } from '../../security/limits.ts';
import type { Store } from '../../store/core/store.ts';
import { answerProblem, parseInput } from '../answers.ts';
import { readJson } from '../body.ts';

export function heldSubmissionRoutes({ store, charge }: { store: Store; charge: Charge }): Hono {
  const routes = new Hono();
  routes.post(calls.known, async (c) => {
    await charge(c, 'known');
    const parsed = parseInput(heldRequestSchema, await readJson(c));
    if ('problem' in parsed) {
      return answerProblem(c, 400, { message: `A question is {"ids": […]} with 1 to ${MOST_HELD_IDS} ids.` });
    }
    const ids = parsed.data.ids.map((id) => id.toLowerCase());
    return c.json((await store.known(ids)) satisfies HeldAnswer);
  });
  return routes;
}
