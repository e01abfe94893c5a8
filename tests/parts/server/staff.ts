/** Staff for tests: accounts made in the store, signed in through the call that people use. */
import { hash } from '@node-rs/argon2';
import { v7 } from 'uuid';
import type { Role } from '../../../src/contract/accounts/roles.ts';
import type { TestServer } from './server.ts';

export const PASSWORD = 'simba under the baobab';
/** Hash of the least possible cost: the product's own takes 40 ms of a processor at each sign-in. */
const cheapHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export interface TestAccount {
  id: string;
  email: string;
}

/** @param role one of ours; any other text makes an account that may do nothing */
export async function addAccount(
  { store }: Pick<TestServer, 'store'>,
  role: Role | (string & {}),
  options: {
    email?: string;
    name?: string;
    mustChangePassword?: boolean;
    at?: Date;
    passwordHash?: string;
  } = {},
): Promise<TestAccount> {
  const {
    email = `${role}-${v7().slice(-6)}@example.com`,
    name = role,
    mustChangePassword = false,
    at = new Date(),
  } = options;
  const id = v7();
  const { passwordHash = await cheapHash } = options;
  const account = { id, email, name, role, passwordHash, mustChangePassword };
  await store.accounts.add(account, { by: 'system', at: at.toISOString() });
  return { id, email };
}

/** Asks to sign in, as from a socket with an address. */
export async function logIn(
  { app }: Pick<TestServer, 'app'>,
  body: unknown,
  headers: Record<string, string> = {},
  address = '203.0.113.7',
): Promise<Response> {
  return app.request(
    '/userslogin',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: address } } },
  );
}

/** Returns the cookies of an answer as a browser would send them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');
}

/** Signs an account in, and gives the header with which its calls go. */
export async function signIn(
  server: Pick<TestServer, 'app'>,
  email: string,
  password = PASSWORD,
): Promise<{ Cookie: string }> {
  const response = await logIn(server, { email, password });
  if (response.status !== 200) throw new Error(`Signing in: ${response.status}`);
  return { Cookie: cookiesOf(response) };
}

/** An account of a role, signed in. */
export async function signedIn(
  server: Pick<TestServer, 'app' | 'store'>,
  role: Role | (string & {}),
): Promise<TestAccount & { headers: { Cookie: string } }> {
  const account = await addAccount(server, role);
  return { ...account, headers: await signIn(server, account.email) };
}
