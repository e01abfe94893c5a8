/**
 * Identity and secret that this device sends with each submission beside its content, see
 * `src/contract/protocol/submission-secret.ts`. Every secret is derived from one random seed, which never leaves the
 * device: so none is stored with a receipt, a draft or a withdrawn entry, and none is lost while there is the seed.
 */
import type { SubmissionIdentity } from '../../contract/protocol/submission-identity.ts';
import { sha256 } from '../../contract/protocol/submission-secret.ts';
import { toBase64Url } from '../../contract/values/base64url.ts';
import { type DeviceDatabase, openDatabase, readDeviceState, withDatabase } from './database.ts';
import { proofOf, requestIdOf } from './request-id.ts';
import type { Entry } from './tables.ts';

type IdentifiedEntry = Pick<Entry, 'id' | 'kind' | 'payload' | 'author'>;

/** Never throws: where the browser has no Web Crypto, or the disk does not answer, the id alone is sent. */
export type Identify = (entry: IdentifiedEntry) => Promise<SubmissionIdentity>;

/** Bytes of JSON that it adds to an entry, at most. */
export const MAX_IDENTITY_JSON_BYTES = 130;

/** @param digest SHA-256 of a text, base64url */
export function createIdentify(database: () => DeviceDatabase, digest = sha256): Identify {
  let seed: string | undefined;
  return async (entry) => {
    const { id, kind, author } = entry;
    // Staff prove by their session whose it is, and a correction may prove it by reference and contact.
    if (author !== null || proofOf(entry)) return { id };
    try {
      seed ??= await readSeed(database());
      const secret = await digest(`${seed} ${requestIdOf(entry).toLowerCase()}`);
      return kind === 'correction' ? { id, secret } : { id, secretHash: await digest(secret) };
    } catch {
      return { id };
    }
  };
}

/** Identification in this tab or worker. */
export const identify: Identify = createIdentify(openDatabase);

/** Makes it at the first use. */
function readSeed(database: DeviceDatabase): Promise<string> {
  return withDatabase(database, (tables) =>
    tables.transaction('rw', tables.facts, async () => {
      const known = await readDeviceState(tables, 'secretSeed');
      const seed = known ?? toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
      if (known === undefined) await tables.facts.put({ key: 'secretSeed', value: seed });
      return seed;
    }),
  );
}
