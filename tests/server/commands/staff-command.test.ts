/** `npm run staff`: accounts from the shell, on the database that the server uses. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../parts/server/command.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { logIn, signIn } from '../../parts/server/staff.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const password = 'a leopard in the sausage tree';

async function staff(words: string, typed = '', environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = await runCommand(
    'staff',
    words.split(' ').filter(Boolean),
    { DATA_DIR: server.dataDir, DATABASE_URL: '', ...environment },
    typed,
  );
  return { code: status, output: stdout, errors: stderr };
}

describe('Accounts from the shell', () => {
  it('are added with a password from standard input, listed, given another, and disabled', async () => {
    const added = await staff('add Asha@Example.com --role management --name Asha', `${password}\n`);
    expect(added).toEqual({ code: 0, output: 'asha@example.com may sign in as management.\n', errors: '' });
    const headers = await signIn(server, 'asha@example.com', password);
    expect(await (await server.app.request('/api/session', { headers })).json()).toMatchObject({
      account: { name: 'Asha', role: 'management' },
      mustChangePassword: false,
    });

    expect((await staff('add baraka@example.com --role hr --one-time', `${password}\n`)).code).toBe(0);
    const listed = (await staff('list')).output;
    expect(listed).toContain('asha@example.com  management  in use  Asha');
    expect(listed).toContain('baraka@example.com  hr  one-time password  baraka');

    const changed = await staff('password asha@example.com', 'another under the same tree');
    expect(changed.code).toBe(0);
    expect((await server.app.request('/api/session', { headers })).status).toBe(401);
    expect((await logIn(server, { email: 'asha@example.com', password })).status).toBe(401);

    expect((await staff('disable baraka@example.com')).code).toBe(0);
    expect((await logIn(server, { email: 'baraka@example.com', password })).status).toBe(401);
    const last = await staff('disable asha@example.com');
    expect(last).toMatchObject({
      code: 1,
      output: '',
      errors: expect.stringContaining('last management account'),
    });

    const audit = server.rows('select "by", action, subject from audit order by number');
    const [baraka] = server.rows("select id from account where email = 'baraka@example.com'");
    expect(audit).toContainEqual({ by: 'system', action: 'account.disable', subject: baraka?.id });
    const shown = [added, changed].map((result) => JSON.stringify(result)).join();
    expect(shown).not.toContain(password);
    expect(shown).not.toContain('same tree');
  });

  it('refuses bad input in one line, with exit code 1 and nothing written', {
    timeout: 240_000,
  }, async () => {
    const wrong: [string, string, RegExp, Record<string, string>?][] = [
      ['', '', /^Use: npm run staff/],
      ['fly', '', /^Use: /],
      ['add', '', /^Use: /],
      ['list all', '', /^Use: /],
      ['add a@example.com --rolle hr', '', /^Use: /],
      ['add a@example.com', password, /Role must be one of/],
      ['add a@example.com --role king', password, /Role must be one of/],
      ['add nobody --role hr', password, /e-mail address/],
      ['add a@example.com --role hr', '', /at least 12 characters/],
      ['add a@example.com --role hr', 'short', /at least 12 characters/],
      ['disable a@example.com', '', /no account/],
      ['password a@example.com', password, /no account/],
      ['list', '', /^DATA_DIR/, { DATA_DIR: '/proc/nowhere' }],
      ['list', '', /^PORT/, { PORT: 'x' }],
    ];
    for (const [words, typed, message, environment] of wrong) {
      const { code, output, errors } = await staff(words, typed, environment);
      expect({ words, code, output, lines: errors.trim().split('\n').length }).toEqual({
        words,
        code: 1,
        output: '',
        lines: 1,
      });
      expect(errors).toMatch(message);
    }
    expect(server.rows('select * from account')).toEqual([]);
  });
});
