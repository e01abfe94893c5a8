/**
 * Signing keys of this device: one for each signed-in account, made at sign-in, never readable, and
 * deleted at sign-out.
 */

import {
  type DeviceKey,
  keyIdOf,
  keyRegistrationText,
  SIGNATURE_ALGORITHM,
  SIGNING_KEY_ALGORITHM,
} from '../../../contract/protocol/device-keys.ts';
import { toBase64Url } from '../../../contract/values/base64url.ts';
import type { SigningKey } from '../../core/tables.ts';

export type { SigningKey } from '../../core/tables.ts';

/** Makes a key. @throws if there is no Web Crypto, as without TLS */
export async function makeSigningKey(): Promise<SigningKey> {
  const pair = await crypto.subtle.generateKey(SIGNING_KEY_ALGORITHM, false, ['sign', 'verify']);
  const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
  return { id: await keyIdOf(raw), publicKey: toBase64Url(new Uint8Array(raw)), privateKey: pair.privateKey };
}

/** Signs a text. @returns the signature's two numbers, base64url */
export async function sign(
  { privateKey }: Pick<SigningKey, 'privateKey'>,
  text: Uint8Array<ArrayBuffer>,
): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.sign(SIGNATURE_ALGORITHM, privateKey, text)));
}

/** Returns the proof of a key that the device registers with the office. */
export async function createKeyProof(key: SigningKey, account: string, device: string): Promise<DeviceKey> {
  return { device, publicKey: key.publicKey, proof: await sign(key, keyRegistrationText(account, device)) };
}
