/** Guessing passwords is slow, and nobody can shut a colleague out by guessing on purpose. */
import { afterEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../parts/server/command.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { addAccount, cookiesOf, logIn, PASSWORD } from '../../parts/server/staff.ts';

let server: TestServer;
afterEach(() => server.close());

const limits = {
  address: { points: 12, duration: 600 },
  pair: { points: 3, duration: 600 },
  account: { points: 8, duration: 6_000 },
  own: { points: 3, duration: 600 },
};
const open = async (trustProxy = 0) => {
  server = await openTestServer({ signInLimits: limits, trustProxy });
};

const tryOn = async (email: string, address: string, password = PASSWORD, headers = {}) =>
  (await logIn(server, { email, password }, headers, address)).status;
const fail = (email: string, address: string, headers = {}) => tryOn(email, address, 'wrong', headers);
const failOften = async (times: number, email: string, address: (time: number) => string) =>
  Promise.all(Array.from({ length: times }, (_, time) => fail(email, address(time))));

describe('Guesses', () => {
  it('at one account from one address are stopped, in words and with the time to wait', async () => {
    await open();
    const { email } = await addAccount(server, 'hr');
    expect(await failOften(3, email, () => '203.0.113.7')).toEqual([401, 401, 401]);
    const response = await logIn(server, { email, password: PASSWORD }, {}, '203.0.113.7');
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(500);
    expect(await response.json()).toEqual({
      success: false,
      message: expect.stringMatching(
        /^Too many sign-ins failed\. Please try again in \d+ minutes\. A passkey always works, and management can let you in sooner\.$/,
      ),
    });
  });

  it('all at once count like one after the other', async () => {
    await open();
    const { email } = await addAccount(server, 'hr');
    const answers = await failOften(10, email, () => '203.0.113.7');
    expect(answers.filter((status) => status === 401)).toHaveLength(3);
  });

  it('at an account that does not exist are stopped alike', async () => {
    await open();
    const answers = await failOften(4, 'nobody@example.com', () => '203.0.113.7');
    expect(answers.sort()).toEqual([401, 401, 401, 429]);
  });

  it('at many accounts from one address are stopped', async () => {
    await open();
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, time) => fail(`guess-${time}@example.com`, '203.0.113.7')),
    );
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
    expect(await fail('guess@example.com', '203.0.113.8')).toBe(401);
  });

  it('that stop being wrong are forgotten', async () => {
    await open();
    const { email } = await addAccount(server, 'hr');
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await failOften(2, email, () => '203.0.113.7')).toEqual([401, 401]);
      expect(await tryOn(email, '203.0.113.7')).toBe(200);
    }
  });
});

describe('Somebody who fails on purpose', () => {
  it('from everywhere shuts nobody out who has signed in from there before, nor on a device known', async () => {
    await open();
    const { email } = await addAccount(server, 'hr');
    const device = cookiesOf(await logIn(server, { email, password: PASSWORD }, {}, '198.51.100.1'));
    const attack = await failOften(9, email, (time) => `203.0.113.${time}`);
    expect(attack.filter((status) => status === 429)).toHaveLength(1);
    // A strange address has to wait; the known address and the known device, anywhere, do not.
    expect(await tryOn(email, '192.0.2.1')).toBe(429);
    expect(await tryOn(email, '198.51.100.1')).toBe(200);
    expect(await tryOn(email, '192.0.2.2', PASSWORD, { Cookie: device })).toBe(200);
  });

  it('in the same camp does not shut out a colleague on a device known', async () => {
    await open();
    const { email } = await addAccount(server, 'hr');
    const device = cookiesOf(await logIn(server, { email, password: PASSWORD }, {}, '203.0.113.7'));
    await failOften(4, email, () => '203.0.113.7');
    await Promise.all(Array.from({ length: 14 }, (_, time) => fail(`g-${time}@example.com`, '203.0.113.7')));
    expect(await tryOn(email, '203.0.113.7')).toBe(429);
    expect(await tryOn(email, '203.0.113.7', PASSWORD, { Cookie: device })).toBe(200);
  });

  it('on a known device has no more guesses than others, and its token opens no other account', async () => {
    await open();
    const [mine, other] = [await addAccount(server, 'hr'), await addAccount(server, 'finance')];
    const Cookie = cookiesOf(await logIn(server, { email: mine.email, password: PASSWORD }));
    const device = Cookie.split('; ').find((cookie) => cookie.startsWith('device=')) ?? '';
    const guesses = (email: string) =>
      Promise.all([1, 2, 3, 4].map((time) => fail(email, `192.0.2.${time}`, { Cookie: device })));
    expect((await guesses(mine.email)).sort()).toEqual([401, 401, 401, 429]);
    // For another account it is a stranger's device: each address counts for itself.
    expect(await guesses(other.email)).toEqual([401, 401, 401, 401]);
  });

  it('gains nothing by a device token of his own making', async () => {
    await open();
    const { email } = await addAccount(server, 'hr');
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((time) => fail(email, '203.0.113.7', { Cookie: `device=made-up-${time}` })),
    );
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
    const planted = await logIn(
      server,
      { email, password: PASSWORD },
      { Cookie: 'device=planted' },
      '192.0.2.9',
    );
    expect(cookiesOf(planted)).not.toContain('planted');
  });
});

describe('6.3.1: Whoever was shut out by the failures of others', () => {
  const attackFromEverywhere = (email: string) => failOften(9, email, (time) => `203.0.113.${time}`);
  const attackFromNextDoor = async (email: string) => {
    await failOften(4, email, () => '192.0.2.1');
    await Promise.all(Array.from({ length: 14 }, (_, time) => fail(`g-${time}@example.com`, '192.0.2.1')));
  };
  const change = async (id: string, body: unknown) => {
    const director = await addAccount(server, 'management');
    const headers = cookiesOf(
      await logIn(server, { email: director.email, password: PASSWORD }, {}, '198.51.100.9'),
    );
    const response = await server.app.request(`/api/accounts/${id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Cookie: headers },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return response.json();
  };

  it.each([
    ['everywhere', attackFromEverywhere],
    ['the same network', attackFromNextDoor],
  ])('from %s is let in by management', async (_where, attack) => {
    await open();
    const { id, email } = await addAccount(server, 'hr');
    await attack(email);
    expect(await tryOn(email, '192.0.2.1')).toBe(429);
    await change(id, { unlock: true });
    expect(await tryOn(email, '192.0.2.1')).toBe(200);
    expect(server.rows('select action, subject from audit')).toContainEqual({
      action: 'account.unlock',
      subject: id,
    });
  });

  it('is let in with the new password after a reset', async () => {
    await open();
    const { id, email } = await addAccount(server, 'hr');
    await attackFromEverywhere(email);
    const { oneTimePassword } = await change(id, { resetPassword: true });
    expect(await tryOn(email, '192.0.2.1', oneTimePassword)).toBe(200);
  });

  it('is let in from the shell of the running server', async () => {
    await open();
    const { email } = await addAccount(server, 'hr');
    await attackFromEverywhere(email);
    const parameters = { DATA_DIR: server.dataDir, DATABASE_URL: '' };
    expect(await runCommand('staff', ['unlock', email], parameters)).toMatchObject({ status: 0, stderr: '' });
    expect(await tryOn(email, '192.0.2.1')).toBe(200);
    expect((await runCommand('staff', ['unlock', 'nobody@example.com'], parameters)).status).toBe(1);
  });

  it('is guessed at no more often for that', async () => {
    await open();
    const { id, email } = await addAccount(server, 'hr');
    await change(id, { unlock: true });
    const answers = await failOften(10, email, () => '203.0.113.7');
    expect(answers.filter((status) => status === 401)).toHaveLength(3);
  });
});

describe('Behind a proxy', () => {
  it('the address that it saw counts, not what the caller claims', async () => {
    await open(1);
    const { email } = await addAccount(server, 'hr');
    const from = (forwarded: string) => fail(email, '10.0.0.1', { 'X-Forwarded-For': forwarded });
    for (const time of [1, 2, 3]) expect(await from(`198.51.100.${time}, 203.0.113.7`)).toBe(401);
    expect(await from('198.51.100.4, 203.0.113.7')).toBe(429);
    expect(await from('198.51.100.4, 203.0.113.8')).toBe(401);
  });

  it('not ours nothing is believed', async () => {
    await open(0);
    const { email } = await addAccount(server, 'hr');
    const from = (forwarded: string) => fail(email, '203.0.113.7', { 'X-Forwarded-For': forwarded });
    for (const time of [1, 2, 3]) expect(await from(`198.51.100.${time}`)).toBe(401);
    expect(await from('198.51.100.4')).toBe(429);
  });
});
