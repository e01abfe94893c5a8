/** Gives out the current public key and opens what was sealed to any key ever given out. */
import { fromBase64Url } from '../../src/contract/base64url.ts';
import type { SealedValue, SealingKey, SealingPlace } from '../../src/contract/sealing.ts';
import { ensureKeyFile, keyFileIn, keyFileVersion, readKeyFile, type StoredKey } from './sealing-file.ts';
import { suite } from './sealing-suite.ts';

export interface SealingKeys {
  current(): SealingKey;
  /** True for the id of a key that was ever given out. */
  knows(id: string): boolean;
  /**
   * The text in a sealed value. Null for an unknown key, another use or place than it was sealed for, damage,
   * or invalid text (empty, too long, not UTF-8).
   */
  open(sealed: Omit<SealedValue, 'version'>, place: SealingPlace): Promise<string | null>;
}

/**
 * @param dataDir folder of the key file, which is made at the first start
 * @throws StartError when it cannot be read or made
 */
export async function openSealingKeys(dataDir: string): Promise<SealingKeys> {
  const file = keyFileIn(dataDir);
  await ensureKeyFile(file);
  let version = 0;
  let stored: StoredKey[] = [];
  let pairs = new Map<string, Promise<CryptoKeyPair>>();

  /** `npm run keys -- rotate` changes the file under the running server. */
  function keys(): StoredKey[] {
    const now = keyFileVersion(file);
    if (now === version) return stored;
    try {
      stored = readKeyFile(file);
    } catch (error) {
      // If the file disappears or is damaged, a running server keeps the keys that it has read.
      if (stored.length > 0) return stored;
      throw error;
    }
    version = now;
    pairs = new Map();
    return stored;
  }
  keys();

  function pairOf(key: StoredKey): Promise<CryptoKeyPair> {
    const known = pairs.get(key.id) ?? importPair(key);
    pairs.set(key.id, known);
    return known;
  }

  return {
    current() {
      const { id, publicKey } = keys().at(-1) as StoredKey;
      return { id, publicKey };
    },
    knows: (id) => keys().some((key) => key.id === id),
    async open(sealed, { info, aad, most }) {
      const key = keys().find(({ id }) => id === sealed.key);
      if (!key) return null;
      try {
        const recipient = {
          recipientKey: await pairOf(key),
          enc: fromBase64Url(sealed.enc),
          info,
        };
        const opened = await suite.open(recipient, fromBase64Url(sealed.ciphertext), aad);
        const text = new TextDecoder('utf-8', { fatal: true }).decode(opened);
        return text !== '' && text.length <= most ? text : null;
      } catch {
        return null;
      }
    },
  };
}

async function importPair({ publicKey, privateKey }: StoredKey): Promise<CryptoKeyPair> {
  return {
    publicKey: await suite.kem.deserializePublicKey(fromBase64Url(publicKey)),
    privateKey: await suite.kem.deserializePrivateKey(fromBase64Url(privateKey)),
  };
}
