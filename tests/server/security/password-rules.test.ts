/** ASVS 6.2.4: passwords that others would try first are refused, wherever a password is chosen. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPasswordFault, passwordStrings } from '../../../server/security/password-rules.ts';
import { runCommand } from '../../parts/server/command.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { addAccount, logIn, PASSWORD, signIn } from '../../parts/server/staff.ts';

const asha = { email: 'asha.mwinyi@example.com', name: 'Asha Mwinyi' };

describe('6.2.4: A password is refused', () => {
  it.each([
    'qwertyuiop12',
    '1q2w3e4r5t6y',
    'Password1234',
    'P@ssw0rd2026!',
    'passwordpassword',
    'letmein letmein',
    'dragonmonkey',
    'Dragon-Monkey-7',
    'iloveyou1234',
    '123456789012',
    '999999999999',
    'abcdefghijkl',
    'zyxwvutsrqpo',
    'abcabcabcabca',
    '!!!!!!!!!!!!!!',
    'password'.repeat(25),
  ])('that is common: %s', async (password) => {
    expect(await findPasswordFault(password, asha)).toBe(passwordStrings.common);
  });

  it.each(['asha.mwinyi@example.com', 'ASHA.Mwinyi likes tea', 'my name is Mwinyi', 'a s h a m w i n y i !'])(
    'that holds its owner’s address or name: %s',
    async (password) => {
      expect(await findPasswordFault(password, asha)).toBe(passwordStrings.own);
    },
  );

  it.each(['Savanna & Coast 1', 'savannacoast!!', 'we are savanna and coast'])(
    'that holds the company’s name: %s',
    async (password) => {
      expect(await findPasswordFault(password, asha)).toBe(passwordStrings.company);
    },
  );
});

it.each([
  'a leopard in the sausage tree',
  'the long rains of April',
  'X7#kq9-Lw2!vT',
  'mvua za masika',
  '🦁 under the 🌳 of 1961',
  'ночь темна и тиха',
  '31415 twenty7 lemurs',
])('6.2.4: Any other password is taken: %s', async (password) => {
  expect(await findPasswordFault(password, asha)).toBeNull();
});

it('6.2.4: the work grows with the length of a password, and not with its square', {
  timeout: 45_000,
}, async () => {
  // By its square this takes over a minute; the call itself takes no such password.
  for (const part of ['p@ssw0rd1!', '1', ' ', 'ab'])
    await expect(findPasswordFault(part.repeat(400_000 / part.length), asha)).resolves.not.toBeUndefined();
});

describe('6.2.4: Whoever chooses a password', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer();
  });
  afterEach(() => server.close());

  it('of one’s own is told at the field, and keeps the present one', async () => {
    const { email } = await addAccount(server, 'hr', asha);
    const headers = await signIn(server, email);
    const change = (next: string) =>
      server.app.request('/api/password', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ current: PASSWORD, next }),
      });
    for (const [next, message] of [
      ['qwertyuiop12', passwordStrings.common],
      ['Asha Mwinyi 1', passwordStrings.own],
      ['Savanna & Coast', passwordStrings.company],
    ] as const) {
      const response = await change(next);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ message, fields: { next: message } });
    }
    expect((await logIn(server, { email, password: PASSWORD })).status).toBe(200);
  });

  it('in the shell is told in one line', async () => {
    const environment = { DATA_DIR: server.dataDir, DATABASE_URL: '' };
    const add = ['add', 'asha@example.com', '--role', 'hr'];
    const refused = await runCommand('staff', add, environment, 'Password1234\n');
    expect(refused).toMatchObject({ status: 1, stderr: `${passwordStrings.common}\n` });
    expect(server.rows('select * from account')).toEqual([]);
    expect(await runCommand('staff', add, environment, `${PASSWORD}\n`)).toMatchObject({ status: 0 });
    const changed = await runCommand(
      'staff',
      ['password', 'asha@example.com'],
      environment,
      'asha@example.com',
    );
    expect(changed).toMatchObject({ status: 1, stderr: `${passwordStrings.own}\n` });
  });
});
