/** Gives an empty database one management account with a one-time password. There is no default password. */
import { v7 } from 'uuid';
import { emailSchema } from '../../src/contract/values/field-schemas.ts';
import { hashPassword, makeOneTimePassword } from '../security/passwords.ts';
import { oneTimePasswordExpiry } from '../store/accounts/account-changes.ts';
import type { Store } from '../store/core/store.ts';

/** Credentials that are printed once, right after the account was created. */
export interface FirstAccount {
  email: string;
  oneTimePassword: string;
  /** Expiry of the password, which works only once: ISO 8601. */
  until: string;
}

/** Null when there are accounts. */
export async function ensureFirstAccount(
  store: Store,
  publicOrigin: string,
  now: Date,
): Promise<FirstAccount | null> {
  if (await store.accounts.any()) return null;
  const email = firstEmail(publicOrigin);
  const oneTimePassword = makeOneTimePassword();
  const at = now.toISOString();
  const added = await store.accounts.addFirst(
    {
      id: v7(),
      email,
      name: 'Director',
      role: 'management',
      passwordHash: await hashPassword(oneTimePassword),
      mustChangePassword: true,
    },
    { by: 'system', at },
  );
  return added ? { email, oneTimePassword, until: oneTimePasswordExpiry(at) } : null;
}

/** At the operator's own domain, when there is one. */
function firstEmail(publicOrigin: string): string {
  const host = new URL(publicOrigin).hostname.replace(/^www\./, '');
  const email = `director@${host}`;
  const named = /\.[a-z]/i.test(host) && emailSchema('E-mail').safeParse(email).success;
  return named ? email : 'director@example.com';
}
