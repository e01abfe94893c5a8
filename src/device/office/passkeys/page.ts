/** Passkeys in the browser. Only what uses one imports this, because nobody else needs the library. */
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type {
  PasskeyChallenge,
  PasskeyPurpose,
  RecoveryCodesAnswer,
} from '../../../contract/accounts/sign-in-methods.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { callOffice, type OfficeAnswer, type SignInOutcome, signInWith } from '../session/page.ts';

type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** False in browsers without passkeys, and on sites without encryption. */
export const hasPasskeys = browserSupportsWebAuthn;

/** Signs in with a passkey: after the password to its question, or alone. */
export async function signInWithPasskey(asked: PasskeyChallenge | null): Promise<SignInOutcome> {
  const question = asked ? { ok: true as const, value: asked } : await ask(endpoints.passkeyChallenge, {});
  if (!question.ok) return { ok: false, message: question.problem.message };
  const assertion = await use(question.value);
  return 'problem' in assertion
    ? { ok: false, message: assertion.problem.message }
    : signInWith({ ticket: question.value.ticket, assertion });
}

/** Proves with a passkey who is there. */
export async function proveWithPasskey(): Promise<OfficeAnswer<unknown>> {
  const question = await askFor('prove');
  if (!question.ok) return question;
  const assertion = await use(question.value);
  if ('problem' in assertion) return { ok: false, status: 0, ...assertion };
  return callOffice('POST', endpoints.proof, { ticket: question.value.ticket, assertion });
}

/** Makes a passkey of this device or key, and adds it to the account. */
export async function addPasskey(name: string): Promise<OfficeAnswer<RecoveryCodesAnswer>> {
  const question = await askFor('add');
  if (!question.ok) return question;
  try {
    const optionsJSON = question.value.options as unknown as RegistrationOptions;
    const attestation = await startRegistration({ optionsJSON });
    return await callOffice('POST', endpoints.passkeys, { ticket: question.value.ticket, name, attestation });
  } catch (error) {
    return { ok: false, status: 0, problem: problemOf(error) };
  }
}

const ask = (address: string, body: object) => callOffice<PasskeyChallenge>('POST', address, body);
const askFor = (purpose: PasskeyPurpose) => ask(endpoints.passkeyOptions, { purpose });

async function use({ options }: PasskeyChallenge) {
  try {
    return await startAuthentication({ optionsJSON: options as unknown as AuthenticationOptions });
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** Browsers tell little, so that no site learns who is there. */
function problemOf(error: unknown): { message: string } {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    return { message: 'This device or key is a passkey of your account already.' };
  }
  const why = error instanceof Error && error.name === 'NotAllowedError' ? '' : ` ${String(error)}`;
  return { message: `The passkey was not used. Please try again.${why}` };
}
