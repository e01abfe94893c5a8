/**
 * Signing keys of devices (ECDSA, P-256, SHA-256). A device signs the entries that it hands over to a
 * colleague's phone, so that the office knows their author (docs/contract.md#handing-over).
 */
import * as z from 'zod/mini';
import { toBase64Url } from '../values/base64url.ts';

/** Parameters of Web Crypto for such a key, and for a signature by it. */
export const SIGNING_KEY_ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
export const SIGNATURE_ALGORITHM = { name: 'ECDSA', hash: 'SHA-256' } as const;

const base64Url = (length: number) =>
  z.string().check(z.length(length), z.regex(/^[A-Za-z0-9_-]*$/, 'This must be base64url.'));

/** SHA-256 of the public key. */
export const keyIdSchema = base64Url(43);
/** The two numbers of a signature, 32 bytes each. */
export const signatureSchema = base64Url(86);

/** Key that a device registers at sign-in: the body of `POST /api/devicekeys`. */
export const deviceKeySchema = z.object({
  /** Id of the device, as in its reports (`device-reports.ts`). */
  device: z.uuid('The device must be named by its id.'),
  /** The 65 bytes of an uncompressed P-256 point. */
  publicKey: base64Url(87),
  /** Signature of `keyRegistrationText`, which shows that the device has the private half. */
  proof: signatureSchema,
});
export type DeviceKey = z.output<typeof deviceKeySchema>;

/** The query of `GET /api/devicekeys`: the id of a key, which only its device and its envelopes contain. */
export const keyQuerySchema = z.object({ key: keyIdSchema });

/** The answer: the state of a key in the office. */
export const signingKeyStateSchema = z.object({
  state: z.enum(['registered', 'revoked', 'unknown']),
  /** Reason why a key is revoked: this device was stopped, or its account on all devices. */
  stopped: z.optional(z.enum(['device', 'account'])),
});
export type SigningKeyState = z.output<typeof signingKeyStateSchema>;
export type RevocationReason = NonNullable<SigningKeyState['stopped']>;

/** @param account id of who is signed in */
export function keyRegistrationText(account: string, device: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(
    `savanna-and-coast/device-key/1\n${account.toLowerCase()}\n${device.toLowerCase()}`,
  );
}

/** Returns the id of a public key. @param raw its 65 bytes */
export async function keyIdOf(raw: BufferSource): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', raw)));
}

/**
 * Days after the revocation of a device, or after its account was disabled or given another role, in which
 * its earlier entries are still accepted.
 */
export const CARRIED_FOR_DAYS = 14;

/** Reasons why an entry from a colleague's phone is not accepted, or not yet. */
export const carriedEntryStrings = {
  unknownKey:
    'The office does not know the phone that made this. Its owner has to sign in there once with a signal, or send it from there.',
  forged:
    'This part of the file does not carry the signature of the phone that made it: it was damaged or changed.',
  revoked:
    'The office had stopped the phone that made this. Whoever made it has to sign in again: there, or on another phone with this file.',
  disabled:
    'The office had ended the sign-ins of whoever made this. They have to sign in again: on the phone that made it, or on another with this file.',
  tooLate: `The office stopped the phone or account that made this more than ${CARRIED_FOR_DAYS} days ago. Whoever made it has to sign in again: there, or on another phone with this file.`,
  /** The answer to a device that registers a key that was revoked. */
  revokedHere:
    'The office has revoked this device. What you entered stays here: sign in again with a signal to send it, or ask management.',
  /** The same to a device whose account was disabled, given another role or password, or signed out everywhere. */
  disabledHere:
    'The office has stopped your account on all its devices. What you entered stays here: sign in again with a signal to send it, or ask management.',
  /** The answer to who has a session, and not the device on which it was begun. */
  otherDevice: 'The office does not know this device. Please sign in on it again.',
  notItsKey: 'This key was not signed by the device that has it.',
  takenKey: 'This key belongs to another account.',
} as const;
