/** Passkeys as a second factor, and instead of a password (ASVS 6.3.3), with recovery codes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { passkeyStrings } from '../../../server/security/passkeys.ts';
import type { LoginAnswer } from '../../../src/contract/accounts/accounts.ts';
import type {
  PasskeyChallenge,
  RecoveryCodesAnswer,
} from '../../../src/contract/accounts/sign-in-methods.ts';
import { type Authenticator, makeAuthenticator } from '../../parts/browser/authenticator.ts';
import { runCommand } from '../../parts/server/command.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { addAccount, cookiesOf, logIn, PASSWORD, signedIn, signIn } from '../../parts/server/staff.ts';

type Headers = Record<string, string>;
type Options = Parameters<typeof openTestServer>[0];

let server: TestServer;
let now: Date;
const open = async (options: Options = {}) => {
  server = await openTestServer({ clock: () => now, ...options });
};
beforeEach(() => {
  now = new Date();
});
afterEach(() => server.close());
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

const ask = (method: string, path: string, headers: Headers = {}, body?: unknown) =>
  server.app.request(path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const question = async (headers: Headers, purpose = 'add') =>
  (await (await ask('POST', '/api/passkeys/options', headers, { purpose })).json()) as PasskeyChallenge;
const add = async (headers: Headers, key: Authenticator, name = 'My phone') => {
  const asked = await question(headers);
  return ask('POST', '/api/passkeys', headers, { ticket: asked.ticket, name, attestation: key.make(asked) });
};
const finish = (body: unknown) => ask('POST', '/api/passkeys/login', {}, body);
/** The password is given, and a passkey is asked for. */
const begin = async (email: string) => {
  const response = await logIn(server, { email, password: PASSWORD });
  expect(response.status).toBe(401);
  expect(cookiesOf(response)).toBe('');
  const { passkey, message } = (await response.json()) as LoginAnswer;
  expect(message).toBe('Use your passkey to finish signing in.');
  if (!passkey) throw new Error('No passkey is asked for');
  return passkey;
};
async function withPasskey(role = 'hr') {
  const account = await signedIn(server, role);
  const key = makeAuthenticator();
  const { recoveryCodes = [] } = (await (await add(account.headers, key)).json()) as RecoveryCodesAnswer;
  return { ...account, key, recoveryCodes };
}
const audit = () => server.rows('select "by", action, subject, before, after from audit order by number');

describe('6.3.3: Whoever adds a passkey', () => {
  it('is asked for it after the password, and is signed in with both', async () => {
    await open();
    const { id, email, key } = await withPasskey();
    const asked = await begin(email);
    const response = await finish({ ticket: asked.ticket, assertion: key.use(asked) });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      success: true,
      session: { account: { email }, passkeys: 1 },
    });
    expect((await ask('GET', '/api/session', { Cookie: cookiesOf(response) })).status).toBe(200);
    expect(audit()).toContainEqual({
      by: id,
      action: 'passkey.add',
      subject: id,
      before: null,
      after: null,
    });
  });

  it('may sign in with it alone, also while others fail on purpose', async () => {
    const few = { points: 1, duration: 600 };
    await open({
      signInLimits: { address: few, pair: few, account: few, own: { points: 5, duration: 600 } },
    });
    const { email, key } = await withPasskey();
    for (let time = 0; time < 3; time += 1)
      await logIn(server, { email, password: 'wrong' }, {}, '192.0.2.1');
    expect((await logIn(server, { email, password: PASSWORD }, {}, '192.0.2.1')).status).toBe(429);
    const asked = (await (await ask('POST', '/api/passkeys/challenge')).json()) as PasskeyChallenge;
    expect(JSON.stringify(asked)).not.toContain(email);
    expect((await finish({ ticket: asked.ticket, assertion: key.use(asked) })).status).toBe(200);
  });

  it('sees it in the list, with its last use, and removes it', async () => {
    await open();
    const { email, key, headers } = await withPasskey();
    await add(headers, makeAuthenticator(), 'My desk');
    const asked = await begin(email);
    await finish({ ticket: asked.ticket, assertion: key.use(asked) });
    const { passkeys, recoveryCodesLeft } = await (await ask('GET', '/api/passkeys', headers)).json();
    expect(passkeys).toMatchObject([
      { name: 'My phone', lastUsedAt: now.toISOString() },
      { name: 'My desk', lastUsedAt: null },
    ]);
    expect(recoveryCodesLeft).toBe(10);
    for (const { id } of passkeys)
      expect((await ask('DELETE', `/api/passkeys/${id}`, headers)).status).toBe(200);
    expect(await (await ask('GET', '/api/passkeys', headers)).json()).toEqual({
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    expect((await logIn(server, { email, password: PASSWORD })).status).toBe(200);
    expect(audit().map(({ action }) => action)).toContain('passkey.remove');
  });

  it('cannot remove or list another’s', async () => {
    await open();
    const mine = await withPasskey();
    const other = await withPasskey('finance');
    const [passkey] = (await (await ask('GET', '/api/passkeys', mine.headers)).json()).passkeys;
    expect((await ask('DELETE', `/api/passkeys/${passkey.id}`, other.headers)).status).toBe(404);
    expect((await ask('DELETE', '/api/passkeys/x', other.headers)).status).toBe(404);
  });

  it('keeps no secret in the database', async () => {
    await open();
    const { recoveryCodes } = await withPasskey();
    const held = JSON.stringify(server.rows('select * from recovery_code'));
    expect(recoveryCodes).toHaveLength(10);
    for (const code of recoveryCodes) expect(held).not.toContain(code);
  });
});

describe('6.3.3: A recovery code', () => {
  it('stands in for the passkey once, however it is typed', async () => {
    await open();
    const { email, recoveryCodes } = await withPasskey();
    const [code = ''] = recoveryCodes;
    const first = await begin(email);
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const wrong = await finish({ ticket: first.ticket, recoveryCode: 'AAAA-AAAA-AAAA-AAAA' });
    expect(await wrong.json()).toEqual({ success: false, message: passkeyStrings.wrongCode });
    const response = await finish({ ticket: first.ticket, recoveryCode: typed });
    expect(await response.json()).toMatchObject({
      success: true,
      message: 'You are signed in. You have 9 recovery codes left.',
    });
    const again = await begin(email);
    expect((await finish({ ticket: again.ticket, recoveryCode: code })).status).toBe(401);
    expect((await finish({ ticket: first.ticket, recoveryCode: recoveryCodes[1] })).status).toBe(401);
    expect(audit().map(({ action }) => action)).toContain('recovery-code.use');
  });

  it('of another account opens nothing, and without the password none does', async () => {
    await open();
    const mine = await withPasskey();
    const other = await withPasskey('finance');
    const asked = await begin(mine.email);
    expect((await finish({ ticket: asked.ticket, recoveryCode: other.recoveryCodes[0] })).status).toBe(401);
    const alone = (await (await ask('POST', '/api/passkeys/challenge')).json()) as PasskeyChallenge;
    expect((await finish({ ticket: alone.ticket, recoveryCode: mine.recoveryCodes[0] })).status).toBe(401);
  });

  it('is not guessed: after a few tries the answer is to wait', async () => {
    await open();
    const { email } = await withPasskey();
    const { ticket } = await begin(email);
    const answers: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      answers.push((await finish({ ticket, recoveryCode: `AAAA-AAAA-AAAA-00${time}` })).status);
    }
    expect(answers.slice(-2)).toEqual([429, 429]);
  });

  it('is one of ten new ones after they were made again; the old ones are gone', async () => {
    await open();
    const { email, headers, recoveryCodes } = await withPasskey();
    const made = await (await ask('POST', '/api/recovery-codes', headers)).json();
    expect(made.recoveryCodes).toHaveLength(10);
    const asked = await begin(email);
    expect((await finish({ ticket: asked.ticket, recoveryCode: recoveryCodes[0] })).status).toBe(401);
    expect((await finish({ ticket: asked.ticket, recoveryCode: made.recoveryCodes[0] })).status).toBe(200);
  });
});

describe('6.3.3: What does not fit is refused in words:', () => {
  const refused = async (body: unknown, message: string, status = 401) => {
    const response = await finish(body);
    expect({ status: response.status, ...(await response.json()) }).toEqual({
      status,
      success: false,
      message,
    });
    expect(cookiesOf(response)).toBe('');
  };

  it('a challenge used twice, and one that is over', async () => {
    await open();
    const { email, key } = await withPasskey();
    const asked = await begin(email);
    const body = { ticket: asked.ticket, assertion: key.use(asked) };
    expect((await finish(body)).status).toBe(200);
    await refused(body, passkeyStrings.over);
    const late = await begin(email);
    later(5 * 60 * 1_000);
    await refused({ ticket: late.ticket, assertion: key.use(late) }, passkeyStrings.over);
    expect(server.rows('select * from passkey_challenge')).toEqual([]);
  });

  it('an answer to another challenge, from another site, without the person, or with another key', async () => {
    await open();
    const { email, key } = await withPasskey();
    const try_ = async (
      answer: (asked: PasskeyChallenge, other: PasskeyChallenge) => unknown,
      message: string,
    ) => {
      const [asked, other] = [await begin(email), await begin(email)];
      await refused({ ticket: asked.ticket, assertion: answer(asked, other) }, message);
    };
    await try_((_, other) => key.use(other), passkeyStrings.wrong);
    await try_((asked) => key.use(asked, { origin: 'http://evil.example.com' }), passkeyStrings.wrong);
    await try_((asked) => key.use(asked, { flags: 0x01 }), passkeyStrings.wrong);
    await try_((asked) => makeAuthenticator().use(asked), passkeyStrings.unknown);
    await try_(
      (asked) => ({ ...makeAuthenticator().use(asked), id: key.use(asked).id }),
      passkeyStrings.wrong,
    );
  });

  it('the passkey of another account', async () => {
    await open();
    const mine = await withPasskey();
    const other = await withPasskey('finance');
    const asked = await begin(mine.email);
    await refused({ ticket: asked.ticket, assertion: other.key.use(asked) }, passkeyStrings.unknown);
  });

  it('a passkey that says it is of another account', async () => {
    await open();
    const { id, email, key } = await withPasskey();
    const other = await withPasskey();
    const asked = await begin(email);
    const assertion = key.use(asked, { account: other.id });
    expect((await finish({ ticket: asked.ticket, assertion })).status).toBe(401);
    const alone = (await (await ask('POST', '/api/passkeys/challenge')).json()) as PasskeyChallenge;
    const wrong = await finish({ ticket: alone.ticket, assertion: key.use(alone, { account: other.id }) });
    expect([wrong.status, await wrong.json()]).toMatchObject([401, { message: passkeyStrings.unknown }]);
    const again = (await (await ask('POST', '/api/passkeys/challenge')).json()) as PasskeyChallenge;
    const right = await finish({ ticket: again.ticket, assertion: key.use(again, { account: id }) });
    expect(right.status).toBe(200);
  });

  it('a counter that goes back', async () => {
    await open();
    const { email, key } = await withPasskey();
    key.device.counter = 7;
    const asked = await begin(email);
    expect((await finish({ ticket: asked.ticket, assertion: key.use(asked) })).status).toBe(200);
    key.device.counter = 3;
    const again = await begin(email);
    await refused({ ticket: again.ticket, assertion: key.use(again) }, passkeyStrings.copied);
  });

  it.each([
    ['nothing', {}],
    ['no object', []],
    ['another type', { ticket: 7, assertion: 'x' }],
    [
      'a signature of a megabyte',
      { ticket: 'x', assertion: { id: 'x', response: { signature: 'A'.repeat(100_000) } } },
    ],
    [
      'an id that is none',
      { ticket: 'x', assertion: { id: '../x', rawId: 'x', type: 'public-key', response: {} } },
    ],
  ])('%s', async (_what, body) => {
    await open();
    const response = await finish(body);
    expect(response.status).toBe(400);
    expect((await response.json()).message).toMatch(/./);
  });

  it('bytes that are no answer of a passkey', async () => {
    await open();
    const { email, key, headers } = await withPasskey();
    for (const part of ['clientDataJSON', 'authenticatorData', 'signature'] as const) {
      for (const bytes of ['AAAA', 'e30', '_'.repeat(3_999)]) {
        const asked = await begin(email);
        const assertion = key.use(asked);
        assertion.response[part] = bytes;
        await refused({ ticket: asked.ticket, assertion }, passkeyStrings.wrong);
      }
    }
    for (const part of ['clientDataJSON', 'attestationObject'] as const) {
      const asked = await question(headers);
      const attestation = makeAuthenticator().make(asked);
      attestation.response[part] = '_'.repeat(3_999);
      const response = await ask('POST', '/api/passkeys', headers, {
        ticket: asked.ticket,
        name: 'x',
        attestation,
      });
      expect(response.status).toBe(400);
    }
    expect((await add(headers, key)).status).toBe(409);
  });

  it('more than a body may have', async () => {
    await open();
    expect((await finish({ ticket: 'x'.repeat(300_000) })).status).toBe(413);
  });

  it('a challenge for adding, given for a sign-in, and the other way round', async () => {
    await open();
    const { email, key, headers } = await withPasskey();
    const adding = await question(headers);
    await refused({ ticket: adding.ticket, assertion: key.use(adding) }, passkeyStrings.over);
    const signing = await begin(email);
    const attestation = makeAuthenticator().make(signing);
    const body = { ticket: signing.ticket, name: 'x', attestation };
    expect((await ask('POST', '/api/passkeys', headers, body)).status).toBe(400);
    const other = await signedIn(server, 'finance');
    const theirs = await question(other.headers);
    const stolen = { ticket: theirs.ticket, name: 'x', attestation: makeAuthenticator().make(theirs) };
    expect((await ask('POST', '/api/passkeys', headers, stolen)).status).toBe(400);
  });

  it('a password that was changed between the two steps', async () => {
    await open();
    const { id, email, key } = await withPasskey();
    const asked = await begin(email);
    await server.store.accounts.change(id, { endSessions: true }, null, {
      by: 'system',
      at: now.toISOString(),
    });
    await refused({ ticket: asked.ticket, assertion: key.use(asked) }, passkeyStrings.over);
  });

  it('a disabled account', async () => {
    await open();
    const { id, key } = await withPasskey();
    await server.store.accounts.change(id, { disabled: true }, null, { by: 'system', at: now.toISOString() });
    const asked = (await (await ask('POST', '/api/passkeys/challenge')).json()) as PasskeyChallenge;
    await refused({ ticket: asked.ticket, assertion: key.use(asked) }, 'Invalid username or password');
  });
});

describe('6.3.3: A lost passkey', () => {
  it('is taken away by management: the password is enough again, and every session ends', async () => {
    await open();
    const { id, email, headers } = await withPasskey();
    const director = await signedIn(server, 'management');
    const change = await ask('PATCH', `/api/accounts/${id}`, director.headers, { removePasskeys: true });
    expect(await change.json()).toMatchObject({ account: { passkeys: 0, sessions: 0 } });
    expect((await ask('GET', '/api/session', headers)).status).toBe(401);
    expect((await logIn(server, { email, password: PASSWORD })).status).toBe(200);
    expect(server.rows('select * from recovery_code')).toEqual([]);
    expect(audit()).toContainEqual({
      by: director.id,
      action: 'passkey.reset',
      subject: id,
      before: '{"passkeys":1}',
      after: '{"passkeys":0}',
    });
  });

  it('is taken away by the shell', async () => {
    await open();
    const { email } = await withPasskey();
    const settings = { DATA_DIR: server.dataDir, DATABASE_URL: '' };
    expect(await runCommand('staff', ['remove-passkeys', email], settings)).toMatchObject({ status: 0 });
    expect((await logIn(server, { email, password: PASSWORD })).status).toBe(200);
  });
});

describe('6.3.3: Where management must have a passkey', () => {
  const required = { passkeyRoles: ['management'] };

  it('a director adds one before anything else', async () => {
    await open(required);
    const { headers } = await signedIn(server, 'management');
    const session = await (await ask('GET', '/api/session', headers)).json();
    expect(session).toMatchObject({ mustAddPasskey: true, colleagues: [] });
    for (const path of ['/api/accounts', '/api/changes', '/api/audit']) {
      const response = await ask('GET', path, headers);
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({ message: 'Please add a passkey to your account first.' });
    }
    expect((await add(headers, makeAuthenticator())).status).toBe(200);
    expect((await ask('GET', '/api/accounts', headers)).status).toBe(200);
    expect((await (await ask('GET', '/api/session', headers)).json()).mustAddPasskey).toBe(false);
  });

  it('everybody else works as before', async () => {
    await open(required);
    const { email } = await addAccount(server, 'logistics');
    const headers = await signIn(server, email);
    expect((await ask('GET', '/api/people', headers)).status).toBe(200);
  });
});

it('6.3.3: A site that is opened by its number says that it has no passkeys', async () => {
  await open({ publicOrigin: 'http://127.0.0.1:8080' });
  const { headers } = await signedIn(server, 'hr');
  const response = await ask('POST', '/api/passkeys/options', headers, { purpose: 'add' });
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({ message: passkeyStrings.impossible });
});
