/** The key with which this device signs what it hands over. Loaded on demand. */
export { isRevokedHere, keepSigningKey } from './in-browser.ts';
export { isKeyRevoked, readySigningKey } from './keep-key.ts';
export { makeSigningKey, proveKey, type SigningKey, sign } from './key.ts';
