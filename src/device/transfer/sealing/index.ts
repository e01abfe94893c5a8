/**
 * Seals data to the server's key, so that this device cannot read it again. Loaded when a passport number is
 * about to be saved, and when the outbox is saved to a file.
 */
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { fromBase64Url, toBase64Url } from '../../../contract/values/base64url.ts';
import {
  parseSealingKey,
  passportSealingContext,
  SEALING_VERSION,
  type SealedValue,
  type SealingContext,
  type SealingKey,
  sealingKeySchema,
} from '../../../contract/values/sealing.ts';
import { gzip } from '../../core/gzip.ts';
import { timeoutSignal } from '../../core/timeout.ts';

const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});

/** Milliseconds to wait for a newer key; the one in the page works as well. */
const PATIENCE = 2_000;

/**
 * @param submissionId id of the submission that will carry it
 * @param traveller index in `travelerDetails`, from 0
 * @param text the passport number, not empty
 */
export function sealPassport(
  key: SealingKey,
  submissionId: string,
  traveller: number,
  text: string,
): Promise<SealedValue> {
  return seal(key, passportSealingContext(submissionId, traveller), text);
}

/** False where this browser cannot seal: without TLS there is no Web Crypto. */
export async function canSeal(key: SealingKey): Promise<boolean> {
  return suite.kem.deserializePublicKey(fromBase64Url(key.publicKey)).then(
    () => true,
    () => false,
  );
}

/** @param text not empty, and not longer than the place allows */
export async function seal(
  key: SealingKey,
  { info, aad, packed }: SealingContext,
  text: string,
): Promise<SealedValue> {
  const recipientPublicKey = await suite.kem.deserializePublicKey(fromBase64Url(key.publicKey));
  const content = packed ? await gzip(text) : new TextEncoder().encode(text);
  const { enc, ct } = await suite.seal({ recipientPublicKey, info }, content, aad);
  return {
    version: SEALING_VERSION,
    key: key.id,
    enc: toBase64Url(new Uint8Array(enc)),
    ciphertext: toBase64Url(new Uint8Array(ct)),
  };
}

/**
 * The key to seal to: the server's current one if it answers soon, else the one in the page. The server can
 * still open data sealed to an old key, so a saved page keeps working.
 * @param inPage what the running site filled in for SEALING_KEY_PLACEHOLDER
 * @returns null when there is neither
 */
export async function findSealingKey(
  inPage: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<SealingKey | null> {
  try {
    const response = await fetch(endpoints.sealingKey, { signal: timeoutSignal(PATIENCE) });
    return sealingKeySchema.parse(await response.json());
  } catch {
    return parseSealingKey(inPage);
  }
}
