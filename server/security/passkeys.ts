/** Passkeys: challenges and the answers of browsers, verified by a maintained library (WebAuthn, level 3). */
import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { company } from '../../src/content/company.ts';
import type {
  Assertion,
  Attestation,
  PasskeyChallenge,
} from '../../src/contract/accounts/sign-in-methods.ts';
import { hasNumericHost } from '../start/settings.ts';
import type { PasskeyChallengeRow, PasskeyRow } from '../store/accounts/account-rows.ts';
import type { PasskeyStore } from '../store/accounts/passkeys.ts';
import { makeOneTimePassword } from './passwords.ts';

/** How long a challenge waits for its answer, milliseconds. */
const CHALLENGE_AGE = 5 * 60 * 1_000;
const RECOVERY_CODES = 10;

export const passkeyStrings = {
  over: 'This took too long, or was tried already. Please start again.',
  unknown: 'This passkey is not known here.',
  wrong: 'The passkey could not be checked. Please start again.',
  copied: 'This passkey may have been copied, so it was refused. Remove it, and add it again.',
  wrongCode: 'This is not one of your recovery codes, or it was used already.',
  taken: 'This passkey is in use already.',
  full: 'An account can have at most 20 passkeys. Remove one first.',
  impossible: 'Passkeys need a site with a name. This one is opened by its number.',
} as const;

/** `sign-in`: with only a passkey; `second`: after the password of an account. */
export type ChallengePurpose = 'sign-in' | 'second' | 'add' | 'prove';

/** Somebody who makes or uses a passkey. */
export interface PasskeyUser {
  id: string;
  email: string;
  name: string;
}

export interface Passkeys {
  /** False where the site's address is an IP number, for which browsers make no passkeys. */
  possible: boolean;
  /** Returns a challenge for using a passkey of one account, or of any account if the id is null. */
  askToUse(purpose: ChallengePurpose, accountId: string | null): Promise<PasskeyChallenge>;
  /** Returns a challenge for creating a passkey. */
  askToAdd(person: PasskeyUser): Promise<PasskeyChallenge>;
  /** Returns the challenge that a ticket names, only once; null for any other ticket. */
  take(ticket: string, purposes: readonly ChallengePurpose[]): Promise<PasskeyChallengeRow | null>;
  /** The row to store, or null when the answer does not fit. */
  readNew(
    challenge: PasskeyChallengeRow,
    attestation: Attestation,
    person: PasskeyUser,
    name: string,
  ): Promise<PasskeyRow | null>;
  /** Verifies an answer and counts the use of its passkey. Returns that passkey, or the fault in words. */
  check(
    challenge: PasskeyChallengeRow,
    assertion: Assertion,
  ): Promise<{ passkey: PasskeyRow } | { wrong: string }>;
}

/** @param publicOrigin its host is the name that passkeys are bound to */
export function createPasskeys(store: PasskeyStore, clock: () => Date, publicOrigin: string): Passkeys {
  const { hostname } = new URL(publicOrigin);
  const library = () => import('@simplewebauthn/server');
  const expected = (challenge: PasskeyChallengeRow) => ({
    expectedChallenge: challenge.challenge,
    expectedOrigin: publicOrigin,
    expectedRPID: hostname,
    requireUserVerification: true,
  });

  async function keep(
    purpose: ChallengePurpose,
    accountId: string | null,
    options: PasskeyChallenge['options'],
  ): Promise<PasskeyChallenge> {
    const ticket = randomBytes(32).toString('base64url');
    const now = clock();
    await store.ask(
      {
        ticket_hash: hashToken(ticket),
        account_id: accountId,
        purpose,
        challenge: options.challenge,
        expires_at: new Date(now.getTime() + CHALLENGE_AGE).toISOString(),
      },
      now.toISOString(),
    );
    return { ticket, options };
  }

  return {
    possible: !hasNumericHost(publicOrigin),

    async askToUse(purpose, accountId) {
      const { generateAuthenticationOptions } = await library();
      const own = accountId === null ? [] : await store.of(accountId);
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        allowCredentials: own.map(toDescriptor),
        userVerification: 'required',
        timeout: CHALLENGE_AGE,
      });
      return keep(purpose, accountId, { ...options });
    },

    async askToAdd(person) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: company.name,
        rpID: hostname,
        userID: new TextEncoder().encode(person.id),
        userName: person.email,
        userDisplayName: person.name,
        attestationType: 'none',
        excludeCredentials: (await store.of(person.id)).map(toDescriptor),
        // Kept on the device, so that it signs in by itself where a password has to wait.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        timeout: CHALLENGE_AGE,
      });
      return keep('add', person.id, { ...options });
    },

    async take(ticket, purposes) {
      const row = await store.take(hashToken(ticket), clock().toISOString());
      return row && (purposes as readonly string[]).includes(row.purpose) ? row : null;
    },

    async readNew(challenge, attestation, person, name) {
      const { verifyRegistrationResponse } = await library();
      const { transports } = attestation.response;
      const response = {
        ...attestation,
        clientExtensionResults: {},
        response: { ...attestation.response, transports: transports ?? [] },
      };
      const verified = await verifyRegistrationResponse({ ...expected(challenge), response }).catch(
        () => null,
      );
      if (!verified?.verified) return null;
      const { credential } = verified.registrationInfo;
      return {
        id: v7(),
        account_id: person.id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(transports ?? []),
        name,
        created_at: clock().toISOString(),
        last_used_at: null,
      };
    },

    async check(challenge, assertion) {
      const passkey = await store.find(assertion.id);
      if (!passkey) return { wrong: passkeyStrings.unknown };
      if (challenge.account_id !== null && challenge.account_id !== passkey.account_id) {
        return { wrong: passkeyStrings.unknown };
      }
      const { verifyAuthenticationResponse } = await library();
      const { userHandle, ...response } = assertion.response;
      // The account that the passkey was made for; browsers name it where no passkey was asked for by its id.
      if (userHandle && userHandle !== handleOf(passkey.account_id)) return { wrong: passkeyStrings.unknown };
      const credential = {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        // The counter is compared below, where a step back has words of its own.
        counter: 0,
      };
      const verified = await verifyAuthenticationResponse({
        ...expected(challenge),
        response: {
          ...assertion,
          clientExtensionResults: {},
          response: { ...response, ...(userHandle && { userHandle }) },
        },
        credential,
      }).catch(() => null);
      if (!verified?.verified) return { wrong: passkeyStrings.wrong };
      const { newCounter } = verified.authenticationInfo;
      const known = Number(passkey.counter);
      if ((newCounter > 0 || known > 0) && newCounter <= known) return { wrong: passkeyStrings.copied };
      const counted = await store.use(passkey, newCounter, clock().toISOString());
      return counted ? { passkey } : { wrong: passkeyStrings.copied };
    },
  };
}

/** The account as passkeys name it, base64url. */
function handleOf(accountId: string): string {
  return Buffer.from(accountId).toString('base64url');
}

function toDescriptor({ credential_id, transports }: PasskeyRow) {
  return { id: credential_id, transports: JSON.parse(transports) as string[] };
}

/** Tickets and codes are random enough that a plain hash is safe. */
export function hashToken(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Returns the stored hash of a recovery code; case, separators and look-alike letters make no difference. */
export function hashRecoveryCode(accountId: string, code: string): string {
  const typed = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return hashToken(`${accountId} ${typed}`);
}

/** Returns new recovery codes of 80 random bits each, with the hashes to store. */
export function makeRecoveryCodes(accountId: string): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, makeOneTimePassword);
  return { codes, hashes: codes.map((code) => hashRecoveryCode(accountId, code)) };
}
