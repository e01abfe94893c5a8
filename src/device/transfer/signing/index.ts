/** The key with which this device signs what it hands over. Loaded on demand. */
export { keepSigningKey, whatWasStoppedHere } from './in-browser.ts';
export { makeSigningKey, proveKey, type SigningKey, sign } from './key.ts';
export { readySigningKey, whatWasStopped } from './register-key.ts';
