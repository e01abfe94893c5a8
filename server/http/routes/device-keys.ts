/** Signing keys of devices: registered by whoever is signed in there, revoked by management (docs/contract.md#handing-over). */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { areaRoles, roles } from '../../../src/contract/accounts/roles.ts';
import { calls } from '../../../src/contract/protocol/calls.ts';
import {
  carriedStrings,
  deviceKeySchema,
  keyIdOf,
  keyQuerySchema,
  registrationText,
  type SigningKeyState,
} from '../../../src/contract/protocol/device-keys.ts';
import { fromBase64Url } from '../../../src/contract/values/base64url.ts';
import type { Identify } from '../../security/caller.ts';
import { endHeadRequest, requireRole } from '../../security/guard.ts';
import type { Charge } from '../../security/limits.ts';
import { requireFreshProof } from '../../security/proof.ts';
import type { Sessions } from '../../security/sessions.ts';
import { isSignedBy } from '../../security/signatures.ts';
import type { Store } from '../../store/core/store.ts';
import { answerProblem, parseInput } from '../answers.ts';
import { readJson } from '../body.ts';

export interface DeviceKeyRoutesParts {
  store: Store;
  clock: () => Date;
  identify: Identify;
  charge: Charge;
  sessions: Pick<Sessions, 'deviceOf'>;
  /** Closes the open streams of sessions that ended. */
  end: (sessionIds: readonly string[]) => void;
}

export function deviceKeyRoutes({
  store,
  clock,
  identify,
  charge,
  sessions,
  end,
}: DeviceKeyRoutesParts): Hono {
  const { deviceKeys } = store;
  const routes = new Hono();
  const now = () => clock().toISOString();

  routes.post(calls.deviceKeys, async (c) => {
    const { accountId, role } = await requireRole(c, identify, roles);
    const parsed = parseInput(deviceKeySchema, await readJson(c));
    if ('problem' in parsed) return answerProblem(c, 400, parsed.problem);
    const { device, publicKey, proof } = parsed.data;
    if (!(await isSignedBy(publicKey, proof, registrationText(accountId, device)))) {
      return answerProblem(c, 400, { message: carriedStrings.notItsKey });
    }
    const id = await keyIdOf(fromBase64Url(publicKey));
    const outcome = await deviceKeys.register(
      {
        id,
        account_id: accountId,
        device_id: device.toLowerCase(),
        role,
        public_key: publicKey,
        known_as: sessions.deviceOf(c),
      },
      { by: accountId, at: now() },
    );
    if (outcome === 'taken') return answerProblem(c, 409, { message: carriedStrings.takenKey });
    if (outcome === 'revoked') return answerProblem(c, 409, { message: carriedStrings.revokedHere });
    return c.json({ key: id });
  });

  routes.get(calls.deviceKeys, async (c) => {
    await charge(c, 'known');
    endHeadRequest(c);
    const parsed = parseInput(keyQuerySchema, c.req.query());
    if ('problem' in parsed) return answerProblem(c, 400, parsed.problem);
    const found = await deviceKeys.find(parsed.data.key);
    const state = !found ? 'unknown' : found.key.revoked_at === null ? 'registered' : 'revoked';
    const stopped = (state === 'revoked' && found?.key.revoked_for) || undefined;
    return c.json({ state, ...(stopped && { stopped }) } satisfies SigningKeyState);
  });

  routes.delete(`${calls.deviceKeys}/:account/:device`, async (c) => {
    const caller = await requireRole(c, identify, areaRoles.devices);
    requireFreshProof(c, caller, clock());
    const [account, device] = [c.req.param('account').toLowerCase(), c.req.param('device').toLowerCase()];
    const isNamed = [account, device].every((id) => z.uuid().safeParse(id).success);
    const ended = isNamed
      ? await deviceKeys.revoke(account, device, { by: caller.accountId, at: now() })
      : null;
    if (!ended) return answerProblem(c, 404, { message: 'There is no such device any more.' });
    end(ended);
    return c.json(await store.admin.devices());
  });

  return routes;
}
