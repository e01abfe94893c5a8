/** The public key that passport numbers are sealed to. */
import { Hono } from 'hono';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { SealingKeys } from '../../security/sealing-keys.ts';

/** Seconds for which clients may cache the key; after a rotation the old key still works. */
const KEPT = 60;

export function sealingRoutes(keys: SealingKeys): Hono {
  const routes = new Hono();
  routes.get(endpoints.sealingKey, (c) => {
    c.header('Cache-Control', `public, max-age=${KEPT}`);
    return c.json(keys.current());
  });
  return routes;
}
