/** Gives out the current public key and opens what was sealed to any key ever given out. */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { fromBase64Url } from '../../src/contract/values/base64url.ts';
import type { SealedValue, SealingContext, SealingKey } from '../../src/contract/values/sealing.ts';
import type { SealingKeyRow } from '../store/admin/admin-rows.ts';
import type { KeyRegistry } from '../store/cluster/key-registry.ts';
import { hpkeSuite } from './hpke-suite.ts';
import {
  ensureKeyFile,
  keyFileModifiedAt,
  keyFilePath,
  missingKeys,
  readKeyFile,
  type StoredSealingKey,
  writeKeys,
} from './sealing-key-file.ts';

export interface SealingKeys {
  current(): SealingKey;
  /** True for the id of a key that was ever given out, by this server or another on the same database. */
  knows(id: string): Promise<boolean>;
  /** Ids of keys that were given out and the file of this server lacks. */
  missing(): Promise<string[]>;
  /**
   * The text in a sealed value. Null for an unknown key, another use or place than it was sealed for, damage,
   * or invalid text (empty, too long, not UTF-8).
   * @throws KeyOnOtherServer when another server on the same database has the key
   */
  open(sealed: Omit<SealedValue, 'version'>, place: SealingContext): Promise<string | null>;
}

const KEY_ELSEWHERE = 'This server cannot open passport numbers. Please try again in a few seconds.';

/** The value can be opened, but not by this server. */
export class KeyOnOtherServer extends Error {
  override name = 'KeyElsewhere';
}

/** No server of this database has the key now: its operator may still bring it. */
export class UnknownSealingKey extends Error {
  override name = 'UnknownSealingKey';
  constructor() {
    super('The office lacks the key to a passport number in this. It will be sent again.');
  }
}

const unpack = promisify(gunzip);

/** Milliseconds for which the list of the keys of all servers is believed. */
const FRESH = 5_000;

/**
 * @param dataDir folder of the key file, which is made at the first start
 * @param registry of the database; null where none is open, as in the demo's filling and in tests
 * @param without true to give up keys that are not in the file, and to make one where there is no file
 * @throws StartError when the file cannot be read or made
 */
export async function openSealingKeys(
  dataDir: string,
  registry: KeyRegistry | null = null,
  without = false,
): Promise<SealingKeys> {
  const file = keyFilePath(dataDir);
  await prepareFile(file, registry, without);
  let given = (await registry?.list()) ?? [];
  let readAt = Date.now();
  let version = 0;
  let stored: StoredSealingKey[] = [];

  /** True for a key of another server, which may have begun to give it out just now. */
  async function isElsewhere(id: string): Promise<boolean> {
    if (registry?.isShared && !given.some((key) => key.id === id) && Date.now() - readAt > FRESH) {
      readAt = Date.now();
      given = await registry.list();
    }
    return given.some((key) => key.id === id);
  }
  let pairs = new Map<string, Promise<CryptoKeyPair>>();

  /** `npm run keys -- rotate` changes the file under the running server. */
  function keys(): StoredSealingKey[] {
    const now = keyFileModifiedAt(file);
    if (now === version) return stored;
    // Its keys are elsewhere until somebody puts the file there.
    if (now === 0 && stored.length === 0 && given.length > 0) return stored;
    try {
      stored = keepKeys(file, stored);
    } catch (error) {
      // If the file disappears or is damaged, a running server keeps the keys that it has read.
      if (stored.length > 0) return stored;
      throw error;
    }
    version = now;
    pairs = new Map();
    // If it fails now, the next start tells the others.
    void registry?.add(stored.map(toRow)).catch(() => undefined);
    return stored;
  }
  if (keyFileModifiedAt(file) > 0) keys();

  function pairOf(key: StoredSealingKey): Promise<CryptoKeyPair> {
    const known = pairs.get(key.id) ?? importPair(key);
    pairs.set(key.id, known);
    return known;
  }

  return {
    current() {
      const own = keys().at(-1);
      if (own) return { id: own.id, publicKey: own.publicKey };
      const { id, public_key: publicKey } = given.at(-1) as SealingKeyRow;
      return { id, publicKey };
    },
    knows: async (id) => keys().some((key) => key.id === id) || isElsewhere(id),
    async missing() {
      const own = new Set(keys().map(({ id }) => id));
      return given.map(({ id }) => id).filter((id) => !own.has(id));
    },
    async open(sealed, { info, aad, most, packed }) {
      const key = keys().find(({ id }) => id === sealed.key);
      if (!key) {
        if (await isElsewhere(sealed.key)) throw new KeyOnOtherServer(KEY_ELSEWHERE);
        return null;
      }
      try {
        const recipient = {
          recipientKey: await pairOf(key),
          enc: fromBase64Url(sealed.enc),
          info,
        };
        const opened = await hpkeSuite.open(recipient, fromBase64Url(sealed.ciphertext), aad);
        const bytes = packed ? await unpack(opened, { maxOutputLength: most }) : opened;
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return text !== '' && text.length <= most ? text : null;
      } catch {
        return null;
      }
    },
  };
}

/**
 * Reads the file, and puts back into it what this server has read from it before: an older file may have been copied
 * over a newer one.
 */
function keepKeys(file: string, known: readonly StoredSealingKey[]): StoredSealingKey[] {
  const found = readKeyFile(file);
  const lost = missingKeys(found, known);
  return lost.length > 0 ? writeKeys(file, [...found, ...lost]) : found;
}

/** Makes the file, unless other servers have given out keys of theirs: then somebody must copy it. */
async function prepareFile(file: string, registry: KeyRegistry | null, without: boolean): Promise<void> {
  if (!registry?.isShared || without) await ensureKeyFile(file);
  if (!registry) return;
  if (keyFileModifiedAt(file) > 0) {
    const keys = readKeyFile(file).map(toRow);
    if (without && !registry.isShared) await registry.keepOnly(keys.map(({ id }) => id));
    return registry.add(keys);
  }
  await registry.addFirst(async () => {
    await ensureKeyFile(file);
    return readKeyFile(file).map(toRow);
  });
}

function toRow({ id, publicKey, createdAt }: StoredSealingKey): SealingKeyRow {
  return { id, public_key: publicKey, created_at: createdAt };
}

async function importPair({ publicKey, privateKey }: StoredSealingKey): Promise<CryptoKeyPair> {
  return {
    publicKey: await hpkeSuite.kem.deserializePublicKey(fromBase64Url(publicKey)),
    privateKey: await hpkeSuite.kem.deserializePrivateKey(fromBase64Url(privateKey)),
  };
}
