/** Which of some ids are held: asked by devices that met a restored database. */
import { Hono } from 'hono';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import {
  type HeldIdsAnswer,
  heldIdsRequestSchema,
  MAX_HELD_IDS,
} from '../../../src/contract/protocol/server-status.ts';
import { type Charge, chargeOnePoint } from '../../security/limits.ts';
import type { Store } from '../../store/core/store.ts';
import { echoedKey } from '../answers.ts';
import { answerInvalidInputWith, validate } from '../validate.ts';

export function heldSubmissionRoutes({ store, charge }: { store: Store; charge: Charge }): Hono {
  const routes = new Hono();
  const shape = answerInvalidInputWith(`A question is {"ids": […]} with 1 to ${MAX_HELD_IDS} ids.`);
  const charged = chargeOnePoint(charge, 'known');
  routes.post(endpoints.known, charged, validate('json', heldIdsRequestSchema, shape), async (c) => {
    const ids = c.req.valid('json').ids.map((id) => id.toLowerCase());
    return c.json({ ...((await store.known(ids)) satisfies HeldIdsAnswer), ...echoedKey(c) });
  });
  return routes;
}
