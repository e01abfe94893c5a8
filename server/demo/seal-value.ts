import { fromBase64Url, toBase64Url } from '../../src/contract/values/base64url.ts';
import {
  SEALING_VERSION,
  type SealedValue,
  type SealingContext,
  type SealingKey,
} from '../../src/contract/values/sealing.ts';
import { hpkeSuite } from '../security/hpke-suite.ts';

/** Seals a value the way a traveller's device does. */
export async function sealValue(
  key: SealingKey,
  { info, aad }: SealingContext,
  text: string,
): Promise<SealedValue> {
  const recipientPublicKey = await hpkeSuite.kem.deserializePublicKey(fromBase64Url(key.publicKey));
  const { enc, ct } = await hpkeSuite.seal({ recipientPublicKey, info }, new TextEncoder().encode(text), aad);
  return {
    version: SEALING_VERSION,
    key: key.id,
    enc: toBase64Url(new Uint8Array(enc)),
    ciphertext: toBase64Url(new Uint8Array(ct)),
  };
}
