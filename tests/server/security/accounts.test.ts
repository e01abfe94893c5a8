/** Management's accounts and audit log, on SQLite and PostgreSQL. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStreamHub } from '../../../server/http/stream-hub.ts';
import { ensureFirstAccount } from '../../../server/start/first-account.ts';
import { openStore } from '../../../server/store/core/open.ts';
import type { Store } from '../../../server/store/core/store.ts';
import type { AccountAnswer, ListedAccount } from '../../../src/contract/accounts/accounts.ts';
import type { AuditPage } from '../../../src/contract/accounts/audit.ts';
import { databasesOfProject, startPostgres } from '../../parts/database/databases.ts';
import { folderWithTables } from '../../parts/database/empty-database.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { addAccount, logIn, PASSWORD, signedIn, signIn } from '../../parts/server/staff.ts';

describe('Management', () => {
  let server: TestServer;
  let director: Awaited<ReturnType<typeof signedIn>>;
  const hub = createStreamHub();
  const afterwards: (() => unknown)[] = [];
  beforeEach(async () => {
    server = await openTestServer({ hub });
    director = await signedIn(server, 'management');
  });
  afterEach(async () => {
    for (const undo of afterwards.splice(0)) undo();
    await server.close();
  });

  const send = (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = director.headers,
  ) =>
    server.app.request(path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const change = (id: string, body: unknown) => send('PATCH', `/api/accounts/${id}`, body);
  const isIn = async (headers: Record<string, string>) =>
    (await send('GET', '/api/session', undefined, headers)).status === 200;
  const lastAudit = async () => ((await (await send('GET', '/api/audit')).json()) as AuditPage).lines[0];
  /** A line that a session holds open, and whether it was told to close. */
  const openLine = () => {
    const sessionId = String(
      server.rows('select token_hash from session order by created_at, rowid').at(-1)?.token_hash,
    );
    const line = { closed: false };
    afterwards.push(
      hub.listen({
        sessionId,
        changed: () => undefined,
        ended: () => {
          line.closed = true;
        },
        wrote: () => undefined,
      }),
    );
    return line;
  };

  it('makes an account, and is told its one-time password this once', async () => {
    const response = await send('POST', '/api/accounts', {
      email: 'Asha@Example.com',
      name: 'Asha',
      role: 'operations',
    });
    expect(response.status).toBe(200);
    const { account, oneTimePassword = '' } = (await response.json()) as AccountAnswer;
    expect(account).toMatchObject({
      email: 'asha@example.com',
      role: 'operations',
      mustChangePassword: true,
    });
    expect(oneTimePassword).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect((await logIn(server, { email: account.email, password: oneTimePassword })).status).toBe(200);
    const list = await (await send('GET', '/api/accounts')).json();
    expect(JSON.stringify(list)).not.toContain(oneTimePassword);
    expect(list.find(({ id }: ListedAccount) => id === account.id)).toMatchObject({ sessions: 1 });
  });

  it('cannot make two accounts with one e-mail, in whatever case', async () => {
    const { email } = await addAccount(server, 'hr');
    const response = await send('POST', '/api/accounts', {
      email: email.toUpperCase(),
      name: 'B',
      role: 'hr',
    });
    expect(response.status).toBe(409);
    expect(await response.json()).toHaveProperty('fields.email');
  });

  it.each([
    [{}, ['email', 'name', 'role']],
    [{ email: 'nobody', name: ' ', role: 'astronaut' }, ['email', 'name', 'role']],
    [[], []],
  ])('is told what is wrong with a new account: %j', async (body, fields) => {
    const response = await send('POST', '/api/accounts', body);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fields ?? {}).sort()).toEqual(fields.sort());
  });

  it.each([
    ['disables', { disabled: true }, 'account.disable', { disabled: false }, { disabled: true }],
    ['gives another role to', { role: 'finance' }, 'account.role', { role: 'hr' }, { role: 'finance' }],
    ['resets the password of', { resetPassword: true }, 'password.reset', null, null],
    ['ends the sessions of', { endSessions: true }, 'session.revoke', { sessions: 2 }, { sessions: 0 }],
  ])('%s an account: its sessions and open lines end at once', async (_what, body, action, before, after) => {
    const { id, email, headers } = await signedIn(server, 'hr');
    const other = await signIn(server, email);
    const line = openLine();
    const stranger = await signedIn(server, 'hr');
    const untouched = openLine();
    expect((await change(id, body)).status).toBe(200);
    expect([await isIn(headers), await isIn(other), await isIn(stranger.headers)]).toEqual([
      false,
      false,
      true,
    ]);
    expect([line.closed, untouched.closed]).toEqual([true, false]);
    expect(await lastAudit()).toMatchObject({ by: director.id, action, subject: id, before, after });
  });

  it('renames an account, which ends nothing, and brings a disabled one back', async () => {
    const { id, email, headers } = await signedIn(server, 'hr');
    await change(id, { name: 'Baraka' });
    expect(await isIn(headers)).toBe(true);
    expect(await lastAudit()).toMatchObject({
      action: 'account.rename',
      subject: id,
      before: null,
      after: null,
    });
    await change(id, { disabled: true });
    expect((await logIn(server, { email, password: PASSWORD })).status).toBe(401);
    await change(id, { disabled: false });
    expect((await logIn(server, { email, password: PASSWORD })).status).toBe(200);
  });

  it('resets a password: only the new one opens, and it must be changed', async () => {
    const { id, email } = await addAccount(server, 'hr');
    const { account, oneTimePassword } = await (await change(id, { resetPassword: true })).json();
    expect(account.mustChangePassword).toBe(true);
    expect((await logIn(server, { email, password: PASSWORD })).status).toBe(401);
    const headers = await signIn(server, email, oneTimePassword);
    expect(await (await send('GET', '/api/session', undefined, headers)).json()).toMatchObject({
      mustChangePassword: true,
    });
  });

  it('cannot take itself out: the last management account in use stays', async () => {
    for (const body of [{ disabled: true }, { role: 'hr' }]) {
      const response = await change(director.id, body);
      expect(response.status).toBe(409);
      expect((await response.json()).message).toContain('last management account');
    }
    const second = await addAccount(server, 'management');
    expect((await change(second.id, { disabled: true })).status).toBe(200);
    expect((await change(director.id, { role: 'hr' })).status).toBe(409);
    expect((await change(second.id, { disabled: false })).status).toBe(200);
    expect((await change(director.id, { role: 'hr' })).status).toBe(200);
    expect(await isIn(director.headers)).toBe(false);
  });

  it.each([
    [{}, 400],
    [{ role: 'astronaut' }, 400],
    [{ disabled: 'yes' }, 400],
    [{ resetPassword: false }, 400],
    [{ name: '' }, 400],
    [{ password: 'x', email: 'a@example.com' }, 400],
    [null, 400],
  ])('is told what is wrong with a change: %j', async (body, status) => {
    const { id } = await addAccount(server, 'hr');
    expect((await change(id, body)).status).toBe(status);
  });

  it('is told that there is no such account', async () => {
    expect((await change(v7(), { name: 'A' })).status).toBe(404);
    expect((await change('%00', { name: 'A' })).status).toBe(404);
    expect((await change('x'.repeat(500), { name: 'A' })).status).toBe(404);
  });

  it('reads the audit log newest first, page by page', async () => {
    const at = new Date().toISOString();
    for (let count = 0; count < 250; count += 1) {
      await server.store.accounts.audit({ by: 'system', action: 'test', subject: String(count), at });
    }
    const numbers: number[] = [];
    let page: AuditPage = { lines: [], more: true };
    while (page.more) {
      const before = page.lines.at(-1)?.number;
      page = await (await send('GET', `/api/audit${before ? `?before=${before}` : ''}`)).json();
      expect(page.lines.length).toBeLessThanOrEqual(100);
      numbers.push(...page.lines.map(({ number }) => number));
    }
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(new Set(numbers).size).toBe(server.rows('select number from audit').length);
    for (const before of ['x', '-1', '0', '1.5', '99999999999999999999']) {
      expect((await send('GET', `/api/audit?before=${before}`)).status).toBe(400);
    }
  });
});

interface Database {
  store: Store;
  /** Runs a statement past the program. */
  run: (statement: string) => Promise<unknown>;
  close: () => Promise<void>;
}

async function openSqlite(): Promise<Database> {
  const dataDir = await folderWithTables();
  const store = await openStore({ dataDir, databaseUrl: '' });
  const writer = new Sqlite(join(dataDir, 'operator.db'));
  return {
    store,
    run: async (statement) => writer.exec(statement),
    async close() {
      writer.close();
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function openPostgres(): Promise<Database> {
  const { url, rows, stop } = await startPostgres();
  const store = await openStore({ dataDir: '', databaseUrl: url });
  return {
    store,
    run: rows,
    async close() {
      await store.close();
      await stop();
    },
  };
}

describe.each(
  databasesOfProject([
    ['SQLite', openSqlite],
    ['PostgreSQL', openPostgres],
  ]),
)('On %s', (_name, open) => {
  let database: Database | undefined;
  afterAll(() => database?.close());
  const doing = { by: 'system', at: '2027-01-05T08:00:00.000Z' };
  const bounds = {
    now: doing.at,
    idleSince: '2027-01-01T00:00:00.000Z',
    deviceSince: '2026-01-01T00:00:00.000Z',
  };

  it('accounts, sessions and audit log work alike', async () => {
    database = await open();
    const { accounts } = database.store;
    const first = await ensureFirstAccount(database.store, 'http://localhost:8080', new Date(doing.at));
    expect(first).toMatchObject({ email: 'director@example.com' });
    expect(await ensureFirstAccount(database.store, 'http://localhost:8080', new Date())).toBeNull();
    const director = await accounts.findByEmail('director@example.com');
    if (!director) throw new Error('No director');
    expect(director).toMatchObject({ role: 'management', must_change_password: 1 });

    // Two managers who take each other out at the same moment: one of them stays.
    const second = await addAccount(database, 'management');
    const outcomes = await Promise.all(
      [director.id, second.id].map((id) => accounts.change(id, { disabled: true }, null, doing)),
    );
    expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
    await accounts.change(director.id, { disabled: false }, null, doing);

    const account = await accounts.find(director.id);
    if (!account) throw new Error('No director');
    const session = {
      token_hash: 'a'.repeat(64),
      account_id: account.id,
      created_at: doing.at,
      last_seen_at: doing.at,
      expires_at: '2027-02-05T08:00:00.000Z',
      proved_at: doing.at,
      device: 'd',
      browser: 'Firefox on Linux',
    };
    const signIn = { account, session, previous: null };
    expect(await accounts.signIn(signIn, bounds)).toEqual([]);
    expect(await accounts.findSession(session.token_hash, bounds)).toMatchObject({
      account: { id: account.id },
    });
    expect(await accounts.isTrustedDevice('d', account.id)).toBe(true);
    expect(await accounts.isTrustedDevice('d', second.id)).toBe(false);
    // Checked before the password changed, started after it: too late.
    expect(await accounts.setPassword(account.id, 'another hash', false, doing)).toEqual([
      session.token_hash,
    ]);
    expect(await accounts.signIn({ ...signIn, session: { ...session, token_hash: 'b' } }, bounds)).toBeNull();
    expect(await accounts.findSession('b', bounds)).toBeNull();

    // A device is forgotten when its browser has let go of the token.
    expect(await accounts.prune(bounds)).toEqual([]);
    expect(await accounts.isKnownDevice('d')).toBe(true);
    await accounts.prune({ ...bounds, deviceSince: '2027-01-06T08:00:00.000Z' });
    expect(await accounts.isKnownDevice('d')).toBe(false);

    const { lines } = await accounts.readAudit();
    expect(lines.map(({ action }) => action)).toContain('account.disable');
    for (const statement of [
      "update audit set subject = 'x'",
      'delete from audit',
      'delete from audit where number = 1',
    ]) {
      await expect((async () => database?.run(statement))()).rejects.toThrow('The audit log only grows');
    }
    expect((await accounts.readAudit()).lines).toEqual(lines);
  });
});

describe('The first account', () => {
  it.each([
    ['https://www.savanna-and-coast.example', 'director@savanna-and-coast.example'],
    ['http://localhost:8080', 'director@example.com'],
    ['http://192.168.1.5:8080', 'director@example.com'],
    ['http://[::1]:8080', 'director@example.com'],
  ])('at %s is %s', async (origin, email) => {
    const database = await openSqlite();
    try {
      const made = await Promise.all(
        [1, 2].map(() => ensureFirstAccount(database.store, origin, new Date())),
      );
      expect(made.filter(Boolean)).toEqual([expect.objectContaining({ email })]);
    } finally {
      await database.close();
    }
  });
});
