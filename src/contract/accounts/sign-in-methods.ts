/** Passkeys, recovery codes, proofs, sessions and devices of one's account (docs/contract.md#passkeys). */
import * as z from 'zod/mini';
import { lineSchema } from '../values/field-schemas.ts';
import { loginSchema } from './accounts.ts';

/** Base64url as browsers write it. @param length maximum number of characters */
function base64url(length: number) {
  return z.string().check(z.minLength(1), z.maxLength(length), z.regex(/^[\w-]+$/));
}

const credential = {
  /** Credential id, at most 1,023 bytes by the standard. */
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
};

/** Answer of a browser when a passkey is used. Further fields are ignored. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
    userHandle: z.optional(z.nullable(base64url(200))),
  }),
});
export type Assertion = z.output<typeof assertionSchema>;

/** Answer of a browser when a passkey is created. */
export const attestationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(16_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});
export type Attestation = z.output<typeof attestationSchema>;

/** Id of a challenge, which accepts one answer within five minutes. */
const ticket = base64url(100);

/** The body of `POST /api/passkeys/login`: a passkey, or a recovery code after the password. */
export const passkeyLoginSchema = z.union(
  [
    z.object({ ticket, assertion: assertionSchema }),
    z.object({ ticket, recoveryCode: lineSchema('Recovery code', 100) }),
  ],
  'This is not the answer of a passkey. Please start again.',
);

export type PasskeyLogin = z.output<typeof passkeyLoginSchema>;

/** The body of `POST /api/passkeys/options`. */
export const passkeyPurposeSchema = z.object({
  purpose: z.enum(['add', 'prove'], 'Purpose must be add or prove.'),
});
export type PasskeyPurpose = z.output<typeof passkeyPurposeSchema>['purpose'];

/** The body of `POST /api/passkeys`. */
export const newPasskeySchema = z.object({
  ticket,
  name: lineSchema('Name', 60),
  attestation: attestationSchema,
});

/** The body of `POST /api/proof`. */
export const proofSchema = z.union(
  [z.object({ password: loginSchema.shape.password }), z.object({ ticket, assertion: assertionSchema })],
  'Give your password, or use a passkey.',
);

/** The answer of `POST /api/passkeys/options` and `POST /api/passkeys/challenge`. */
export const passkeyChallengeSchema = z.object({
  ticket: z.string(),
  /** Options for the browser, in the JSON format of the WebAuthn standard. */
  options: z.looseObject({ challenge: z.string() }),
});
export type PasskeyChallenge = z.output<typeof passkeyChallengeSchema>;

export interface ListedPasskey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** The answer of `GET /api/passkeys`. */
export interface OwnPasskeys {
  passkeys: readonly ListedPasskey[];
  recoveryCodesLeft: number;
}

/** The answer to a new passkey, and of `POST /api/recovery-codes`. */
export interface RecoveryCodesAnswer extends OwnPasskeys {
  /** Recovery codes, shown only in this answer. For a new passkey, only if it is the account's first. */
  recoveryCodes?: readonly string[];
}

/** An open session, or a device on which the account has signed in before. */
export interface SessionOrDevice {
  id: string;
  kind: 'session' | 'device';
  /** Such as "Firefox on Android". */
  browser: string | null;
  /** Time at which the session began; null for a device. */
  startedAt: string | null;
  lastSeenAt: string;
  /** True for the session or device that sent the request. */
  current: boolean;
}
