/** Makes the signing key of whoever is signed in, keeps it, and registers it with the office. */
import { problemSchema } from '../../../contract/protocol/answers.ts';
import {
  carriedEntryStrings,
  type RevocationReason,
  signingKeyStateSchema,
} from '../../../contract/protocol/device-keys.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { type DeviceDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import type { StoredSigningKey } from '../../core/tables.ts';
import { echoedKeyHeader, isServerProblem, type Transport } from '../../core/transport.ts';
import { createKeyProof, makeSigningKey } from './signing-key.ts';

export interface RegisterKeyDeps {
  database: DeviceDatabase;
  transport: Transport;
  /** A new UUID. */
  newId: () => string;
}

/**
 * The key of whoever is signed in, registered if the office can be reached; null when nobody is signed in, or this
 * browser has no Web Crypto.
 */
export async function prepareSigningKey(parts: RegisterKeyDeps): Promise<StoredSigningKey | null> {
  const kept = await keepKey(parts).catch(() => null);
  if (kept?.key.state !== 'new') return kept?.key ?? null;
  const { key, device } = kept;
  const json = JSON.stringify(await createKeyProof(key, key.account, device));
  const reply = await parts.transport(endpoints.deviceKeys, {
    method: 'POST',
    json,
    headers: echoedKeyHeader,
  });
  if (reply instanceof Error) return key;
  const isRevoked =
    isServerProblem(reply.body) &&
    problemSchema.safeParse(reply.body).data?.message === carriedEntryStrings.revokedHere;
  if (reply.status !== 200 && !isRevoked) return key;
  const state = isRevoked ? 'revoked' : 'registered';
  // Unless somebody has signed out meanwhile.
  await withDatabase(parts.database, ({ signing }) =>
    signing
      .where({ account: key.account })
      .and(({ id }) => id === key.id)
      .modify({ state }),
  );
  return { ...key, state };
}

/**
 * Asks the office whether it has revoked this device's key, which it also tells one that it has signed out.
 * @returns what it has stopped, as far as is known; null for nothing
 */
export async function checkRevocation({
  database,
  transport,
}: Omit<RegisterKeyDeps, 'newId'>): Promise<RevocationReason | null> {
  const key = await withDatabase(database, async (tables) => {
    const account = (await readDeviceState(tables, 'session'))?.account.id;
    return account ? tables.signing.get(account) : undefined;
  });
  if (key?.state === 'revoked') return key.stopped ?? 'device';
  if (key?.state !== 'registered') return null;
  const reply = await transport(`${endpoints.deviceKeys}?key=${key.id}`);
  const known = reply instanceof Error ? undefined : signingKeyStateSchema.safeParse(reply.body).data;
  if (known?.state !== 'revoked') return null;
  // An earlier server does not say it.
  const { stopped = 'device' } = known;
  await withDatabase(database, ({ signing }) =>
    signing
      .where({ account: key.account })
      .and(({ id }) => id === key.id)
      .modify({ state: 'revoked', stopped }),
  );
  return stopped;
}

async function keepKey({
  database,
  newId,
}: RegisterKeyDeps): Promise<{ key: StoredSigningKey; device: string } | null> {
  const read = () =>
    withDatabase(database, (tables) =>
      tables.transaction('rw', tables.facts, tables.signing, async () => {
        const account = (await readDeviceState(tables, 'session'))?.account.id;
        if (!account) return null;
        const device = (await readDeviceState(tables, 'device')) ?? newId();
        await tables.facts.put({ key: 'device', value: device });
        return { account, device, key: await tables.signing.get(account) };
      }),
    );
  const found = await read();
  if (!found) return null;
  if (found.key) return { key: found.key, device: found.device };
  // Made outside of a transaction, which would not wait for it; another tab may be quicker.
  const made = await makeSigningKey();
  await withDatabase(database, (tables) =>
    tables.transaction('rw', tables.facts, tables.signing, async () => {
      const account = (await readDeviceState(tables, 'session'))?.account.id;
      if (!account || account !== found.account || (await tables.signing.get(account))) return;
      await tables.signing.put({ ...made, account, state: 'new' });
    }),
  );
  const now = await read();
  return now?.key ? { key: now.key, device: now.device } : null;
}
