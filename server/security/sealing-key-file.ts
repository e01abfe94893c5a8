/**
 * The file of the server's private sealing keys. It is in DATA_DIR and not in the database, so that a stolen
 * database opens no passport number. Only its owner may read it.
 */
import { createHash } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { toBase64Url } from '../../src/contract/values/base64url.ts';
import { makePrivateFolder } from '../start/private-folder.ts';
import { StartError } from '../start/settings.ts';
import { hpkeSuite } from './hpke-suite.ts';

const storedKeySchema = z.object({
  id: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  publicKey: z.string(),
  privateKey: z.string(),
});
export type StoredSealingKey = z.output<typeof storedKeySchema>;

/** Newest last. Devices get the newest; the others only open older values. */
const keyFileSchema = z.object({ keys: z.array(storedKeySchema).min(1) });

export function keyFilePath(dataDir: string): string {
  return join(resolve(dataDir), 'keys', 'sealing-keys.json');
}

/** Time at which the file was last written, so that a rotation is seen without a restart; 0 when it is not there. */
export function keyFileModifiedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** @throws StartError when it is missing or not a valid key file */
export function readKeyFile(file: string): StoredSealingKey[] {
  try {
    // A restored backup may have come with wider permissions.
    chmodSync(file, 0o600);
    return keyFileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).keys;
  } catch (error) {
    const reason =
      error instanceof z.ZodError || error instanceof SyntaxError ? 'it is damaged' : String(error);
    throw new StartError(`The sealing keys in ${file} cannot be read: ${reason}.`);
  }
}

/** Option of the server's start, and what it says without it. */
export const WITHOUT_KEYS_OPTION = '--without-keys';

/**
 * @param missing ids of keys that the file lacks
 * @throws StartError with what to bring
 */
export function throwOlderKeyFile(dataDir: string, missing: readonly string[]): never {
  const file = keyFilePath(dataDir);
  throw new StartError(
    `${file} is older than the database: it lacks ${missing.join(', ')}, to which devices may have sealed what they have not sent yet. Bring back the newest sealing-keys.json, or add its keys with npm run keys -- add FILE; or start with ${WITHOUT_KEYS_OPTION}: what is sealed to those keys then waits for them.`,
  );
}

/** @throws StartError with what to bring, when the file of a database with records is missing */
export async function requireKeyFile(dataDir: string): Promise<void> {
  const file = keyFilePath(dataDir);
  if (keyFileModifiedAt(file) > 0) return;
  throw new StartError(
    `There are records, and ${file} is missing. Bring back sealing-keys.json, and the newest removed-ids and handed-over, to ${dirname(file)}; or start with ${WITHOUT_KEYS_OPTION}: what is sealed to the old keys then waits for them.`,
  );
}

/** Creates the first key unless the file exists. When two servers start at once, one wins. */
export async function ensureKeyFile(file: string): Promise<void> {
  if (keyFileModifiedAt(file) > 0) return;
  const draft = writeDraft(file, [await makeKey()]);
  try {
    linkSync(draft, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Some network disks have no hard links.
    if (code !== 'EEXIST') renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Adds a new current key; every older one stays. */
export async function rotateKeyFile(file: string): Promise<StoredSealingKey> {
  await ensureKeyFile(file);
  const key = await makeKey();
  renameSync(writeDraft(file, [...readKeyFile(file), key]), file);
  return key;
}

/**
 * Adds the keys of another file, such as the one that was found again after a start without keys. The newest of all
 * stays the current one. @returns the ids of those that were not there
 * @throws StartError when either cannot be read
 */
export function importKeys(file: string, other: string): string[] {
  const own = keyFileModifiedAt(file) > 0 ? readKeyFile(file) : [];
  const added = missingKeys(own, readKeyFile(other));
  if (added.length > 0) writeKeys(file, [...own, ...added]);
  return added.map(({ id }) => id);
}

/** Keys of a second list that a first one lacks. */
export function missingKeys(
  keys: readonly StoredSealingKey[],
  others: readonly StoredSealingKey[],
): StoredSealingKey[] {
  const known = new Set(keys.map(({ id }) => id));
  return others.filter(({ id }) => !known.has(id));
}

/** Replaces the keys in the file. @returns them, the newest last @throws StartError when it cannot be written */
export function writeKeys(file: string, keys: readonly StoredSealingKey[]): StoredSealingKey[] {
  const sorted = [...keys].sort((one, two) => (one.createdAt < two.createdAt ? -1 : 1));
  renameSync(writeDraft(file, sorted), file);
  return sorted;
}

/** Written to a temporary file and then renamed, so that a power cut never leaves half a file. */
function writeDraft(file: string, keys: readonly StoredSealingKey[]): string {
  const draft = `${file}.${process.pid}.draft`;
  try {
    makePrivateFolder(dirname(file));
    chmodSync(dirname(file), 0o700);
    writeFileSync(draft, `${JSON.stringify({ keys }, null, 2)}\n`, { mode: 0o600, flush: true });
    return draft;
  } catch (error) {
    throw unusable(file, error);
  }
}

async function makeKey(): Promise<StoredSealingKey> {
  const pair = await hpkeSuite.kem.generateKeyPair();
  const publicKey = new Uint8Array(await hpkeSuite.kem.serializePublicKey(pair.publicKey));
  const privateKey = new Uint8Array(await hpkeSuite.kem.serializePrivateKey(pair.privateKey));
  return {
    id: createHash('sha256').update(publicKey).digest('base64url').slice(0, 12),
    createdAt: new Date().toISOString(),
    publicKey: toBase64Url(publicKey),
    privateKey: toBase64Url(privateKey),
  };
}

function unusable(file: string, error: unknown): StartError {
  return new StartError(`DATA_DIR: ${file} cannot be written: ${(error as Error).message}.`);
}
