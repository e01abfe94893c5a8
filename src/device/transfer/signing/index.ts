/** The key with which this device signs what it hands over. Loaded on demand. */

export { checkOwnRevocation, ensureSigningKey } from './own-key.ts';
export { checkRevocation, prepareSigningKey } from './register-key.ts';
export { createKeyProof, makeSigningKey, type SigningKey, sign } from './signing-key.ts';
