/** Promises of the database about passkeys, on SQLite and PostgreSQL (ASVS 6.3.3, 7.5.2). */
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionBoundsAt } from '../../../server/security/sessions.ts';
import type { PasskeyRow } from '../../../server/store/accounts/account-rows.ts';
import { databases, type TestDatabase } from '../../parts/database/databases.ts';

const AT = '2027-01-05T08:00:00.000Z';
const LATER = '2027-01-05T08:05:00.000Z';

describe.each(databases)('On %s', (_name, openDatabase) => {
  let database: TestDatabase;
  const owner = { accountId: v7(), email: 'asha@example.com' };
  const passkeys = () => database.store.accounts.passkeys;
  const row = (credential: string, id = v7()): PasskeyRow => ({
    id,
    account_id: owner.accountId,
    credential_id: credential,
    public_key: 'key',
    // Above what 32 signed bits hold.
    counter: 4_000_000_000,
    transports: '[]',
    name: 'Phone',
    created_at: AT,
    last_used_at: null,
  });
  beforeAll(async () => {
    database = await openDatabase();
    const { accountId: id, email } = owner;
    const account = { id, email, name: 'Asha', role: 'hr', passwordHash: 'x', mustChangePassword: true };
    await database.store.accounts.add(account, { by: 'system', at: AT });
  }, 60_000);
  afterAll(() => database.close());

  it('a passkey is added once, its uses are counted once, and its codes go with it', async () => {
    const first = { passkey: row('credential'), codeHashes: ['a', 'b'] };
    expect(await passkeys().add(first, owner, AT)).toBe('first');
    expect(await passkeys().add({ passkey: row('credential'), codeHashes: ['c'] }, owner, AT)).toBe('taken');
    const held = await passkeys().find('credential');
    if (!held) throw new Error('No passkey');
    expect(Number(held.counter)).toBe(4_000_000_000);
    const uses = await Promise.all([1, 2].map(() => passkeys().use(held, 4_000_000_001, LATER)));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await passkeys().useCode('a', owner, LATER)).toBe(true);
    expect(await passkeys().useCode('a', owner, LATER)).toBe(false);
    expect(await passkeys().own(owner.accountId)).toMatchObject({ recoveryCodesLeft: 1 });
    expect(await passkeys().remove(held.id, owner, LATER)).toBe(true);
    expect(await passkeys().own(owner.accountId)).toEqual({ passkeys: [], recoveryCodesLeft: 0 });
  });

  it('a challenge is given to one of those who ask at once, and not when it is over', async () => {
    const challenge = { account_id: null, purpose: 'sign-in', challenge: 'x', expires_at: LATER };
    await passkeys().ask({ ...challenge, ticket_hash: 'one' }, AT);
    await passkeys().ask({ ...challenge, ticket_hash: 'two' }, AT);
    const taken = await Promise.all([1, 2, 3].map(() => passkeys().take('one', AT)));
    expect(taken.filter((row) => row !== null)).toHaveLength(1);
    expect(await passkeys().take('two', LATER)).toBeNull();
  });

  it('a one-time password is used up, and a session ended with its device', async () => {
    const { accounts } = database.store;
    const account = await accounts.find(owner.accountId);
    if (!account) throw new Error('No account');
    const session = {
      token_hash: 'session',
      account_id: account.id,
      created_at: AT,
      last_seen_at: AT,
      expires_at: '2027-02-05T08:00:00.000Z',
      proved_at: AT,
      device: 'device',
      browser: 'Firefox on Android',
    };
    const bounds = sessionBoundsAt(new Date(AT));
    expect(await accounts.signIn({ account, session, previous: null }, bounds)).toEqual([]);
    await accounts.useUpOneTimePassword(account.id, AT);
    const again = { ...session, token_hash: 'again' };
    expect(await accounts.signIn({ account, session: again, previous: null }, bounds)).toBeNull();
    expect(await accounts.access(account.id, bounds, 'session')).toMatchObject([{ current: true }]);
    const actor = { by: account.id, at: AT };
    expect(await accounts.endAccess(account.id, 'session', actor)).toEqual(['session']);
    expect(await accounts.isKnownDevice('device')).toBe(false);
    expect(await accounts.endAccess(account.id, 'session', actor)).toBeNull();
  });
});
