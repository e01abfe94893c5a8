/** The key with which this device signs what it hands over. Loaded on demand. */

export { makeSigningKey, proveKey, type SigningKey, sign } from './key.ts';
export { keepSigningKey, whatWasStoppedHere } from './own-key.ts';
export { readySigningKey, whatWasStopped } from './register-key.ts';
