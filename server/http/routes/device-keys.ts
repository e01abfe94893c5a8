/** Signing keys of devices: registered by whoever is signed in there, revoked by management (docs/contract.md#handing-over). */
import { Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { areaRoles, roles } from '../../../src/contract/accounts/roles.ts';
import {
  carriedEntryStrings,
  deviceKeySchema,
  keyIdOf,
  keyQuerySchema,
  keyRegistrationText,
  type SigningKeyState,
} from '../../../src/contract/protocol/device-keys.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { fromBase64Url } from '../../../src/contract/values/base64url.ts';
import type { Identify } from '../../security/caller.ts';
import { allowFreshProof } from '../../security/fresh-proof.ts';
import { allowRoles, endHeadRequest } from '../../security/guard.ts';
import { type Charge, chargeAccount } from '../../security/limits.ts';
import type { Sessions } from '../../security/sessions.ts';
import { verifySignature } from '../../security/signatures.ts';
import type { Store } from '../../store/core/store.ts';
import { answerProblem } from '../answers.ts';
import { answerInvalidInputWith, idSchema, validate } from '../validate.ts';

const deviceOfAccount = z.object({ account: idSchema, device: idSchema });
const noSuchDevice = 'There is no such device any more.';

export interface DeviceKeyRoutesDeps {
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
}: DeviceKeyRoutesDeps): Hono {
  const { deviceKeys } = store;
  const routes = new Hono();
  const now = () => clock().toISOString();

  const readKey = validate('json', deviceKeySchema);
  routes.post(
    endpoints.deviceKeys,
    allowRoles(identify, roles),
    chargeAccount(charge),
    readKey,
    async (c) => {
      const { accountId, role, device: knownAs = null } = c.var.caller;
      // A key ends with its device, so it takes the device: a session alone may have been copied.
      if (knownAs === null || sessions.deviceOf(c) !== knownAs) {
        return answerProblem(c, 403, { message: carriedEntryStrings.otherDevice });
      }
      const { device, publicKey, proof } = c.req.valid('json');
      if (!(await verifySignature(publicKey, proof, keyRegistrationText(accountId, device)))) {
        return answerProblem(c, 400, { message: carriedEntryStrings.notItsKey });
      }
      const id = await keyIdOf(fromBase64Url(publicKey));
      const outcome = await deviceKeys.register(
        {
          id,
          account_id: accountId,
          device_id: device.toLowerCase(),
          role,
          public_key: publicKey,
          known_as: knownAs,
        },
        { by: accountId, at: now() },
      );
      if (outcome === 'taken') return answerProblem(c, 409, { message: carriedEntryStrings.takenKey });
      if (outcome === 'revoked') return answerProblem(c, 409, { message: carriedEntryStrings.revokedHere });
      return c.json({ key: id });
    },
  );

  const chargeAndEndHead: MiddlewareHandler = async (c, next) => {
    await charge(c, 'known');
    endHeadRequest(c);
    return next();
  };
  routes.get(endpoints.deviceKeys, chargeAndEndHead, validate('query', keyQuerySchema), async (c) => {
    const found = await deviceKeys.find(c.req.valid('query').key, now());
    const state = !found ? 'unknown' : found.key.revoked_at === null ? 'registered' : 'revoked';
    const stopped = (state === 'revoked' && found?.key.revoked_for) || undefined;
    return c.json({ state, ...(stopped && { stopped }) } satisfies SigningKeyState);
  });

  const revokes = allowRoles(identify, areaRoles.devices);
  const readDevice = validate('param', deviceOfAccount, answerInvalidInputWith(noSuchDevice, 404));
  const proved = allowFreshProof(clock);
  routes.delete(`${endpoints.deviceKeys}/:account/:device`, revokes, proved, readDevice, async (c) => {
    const { account, device } = c.req.valid('param');
    const ended = await deviceKeys.revoke(account, device, { by: c.var.caller.accountId, at: now() });
    if (!ended) return answerProblem(c, 404, { message: noSuchDevice });
    end(ended);
    return c.json(await store.admin.devices());
  });

  return routes;
}
