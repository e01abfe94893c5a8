/** Gives out the current public key and opens what was sealed to any key ever given out. */
import { fromBase64Url } from '../../src/contract/base64url.ts';
import {
  PASSPORT_LENGTH,
  type SealedValue,
  type SealingKey,
  sealingInfo,
} from '../../src/contract/sealing.ts';
import { ensureKeyFile, keyFileIn, keyFileVersion, readKeyFile, type StoredKey } from './sealing-file.ts';
import { suite } from './sealing-suite.ts';

export interface SealingKeys {
  current(): SealingKey;
  /**
   * The text in a sealed value, or null: an unknown key, another place than it was sealed
   * for, damage, or no text that a passport number could be.
   * @param place see `sealingPlace`
   */
  open(sealed: SealedValue, place: Uint8Array<ArrayBuffer>): Promise<string | null>;
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
      // A file that went away or was spoilt takes no key from a server that runs.
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
    async open(sealed, place) {
      const key = keys().find(({ id }) => id === sealed.key);
      if (!key) return null;
      try {
        const recipient = {
          recipientKey: await pairOf(key),
          enc: fromBase64Url(sealed.enc),
          info: sealingInfo(),
        };
        const opened = await suite.open(recipient, fromBase64Url(sealed.ciphertext), place);
        const text = new TextDecoder('utf-8', { fatal: true }).decode(opened);
        return text !== '' && text.length <= PASSPORT_LENGTH ? text : null;
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
