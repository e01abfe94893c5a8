/** Checks signatures of devices (ECDSA, P-256, SHA-256). */

import { SIGNATURE_ALGORITHM, SIGNING_KEY_ALGORITHM } from '../../src/contract/protocol/device-keys.ts';
import { fromBase64Url } from '../../src/contract/values/base64url.ts';

/**
 * False also for a key that is no point of the curve.
 * @param publicKey an uncompressed point, base64url
 * @param signature its two numbers, base64url
 */
export async function verifySignature(
  publicKey: string,
  signature: string,
  text: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('raw', fromBase64Url(publicKey), SIGNING_KEY_ALGORITHM, false, [
      'verify',
    ]);
    return await crypto.subtle.verify(SIGNATURE_ALGORITHM, key, fromBase64Url(signature), text);
  } catch {
    return false;
  }
}
