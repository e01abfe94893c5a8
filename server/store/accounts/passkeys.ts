/** Passkeys of accounts, the challenges that wait for them, and recovery codes. */
import type { Kysely, Transaction } from 'kysely';
import type { ListedPasskey, OwnPasskeys } from '../../../src/contract/accounts/sign-in-methods.ts';
import { type AuditActor, recordAudit } from '../admin/audit.ts';
import type { Tables } from '../core/tables.ts';
import type { PasskeyChallengeRow, PasskeyRow } from './account-rows.ts';

/** Most passkeys of one account. */
export const MAX_PASSKEYS = 20;

/** Owner of passkeys. */
export interface PasskeyOwner {
  accountId: string;
}

/** A new passkey, with the hashes of new recovery codes. */
export interface NewPasskey {
  passkey: PasskeyRow;
  /** Used if it is the account's first one. */
  codeHashes: readonly string[];
}

export interface PasskeyStore {
  own(accountId: string): Promise<OwnPasskeys>;
  /** The rows with their keys. */
  of(accountId: string): Promise<PasskeyRow[]>;
  count(accountId: string): Promise<number>;
  find(credentialId: string): Promise<PasskeyRow | null>;
  /** `taken`: some account has this passkey; `full`: this one has as many as it may. */
  add(added: NewPasskey, owner: PasskeyOwner, at: string): Promise<'first' | 'another' | 'taken' | 'full'>;
  /** Removing the last one also removes the recovery codes. False when the account has no such passkey. */
  remove(id: string, owner: PasskeyOwner, at: string): Promise<boolean>;
  /** Counts a use. False when another use was counted since the row was read. */
  use(passkey: PasskeyRow, counter: number, at: string): Promise<boolean>;
  /** Stores a challenge, and removes expired ones. */
  ask(challenge: PasskeyChallengeRow, now: string): Promise<void>;
  /** Returns a challenge and deletes it, so that it can be used only once. */
  take(ticketHash: string, now: string): Promise<PasskeyChallengeRow | null>;
  /** A challenge that stays: a recovery code may be mistyped. */
  look(ticketHash: string, now: string): Promise<PasskeyChallengeRow | null>;
  replaceCodes(codeHashes: readonly string[], owner: PasskeyOwner, at: string): Promise<void>;
  /** False for a code that is none, or was used. */
  useCode(codeHash: string, owner: PasskeyOwner, at: string): Promise<boolean>;
}

export function createPasskeyStore(database: Kysely<Tables>): PasskeyStore {
  const inOne = <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) =>
    database.transaction().execute(work);
  const of = (accountId: string, on: Kysely<Tables> = database) =>
    on.selectFrom('passkey').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute();
  const count = async (accountId: string) => (await of(accountId)).length;

  return {
    of,
    count,
    async own(accountId) {
      const codes = await database
        .selectFrom('recovery_code')
        .select('code_hash')
        .where('account_id', '=', accountId)
        .execute();
      return { passkeys: (await of(accountId)).map(toListed), recoveryCodesLeft: codes.length };
    },
    async find(credentialId) {
      const row = await database
        .selectFrom('passkey')
        .selectAll()
        .where('credential_id', '=', credentialId)
        .executeTakeFirst();
      return row ?? null;
    },
    add: ({ passkey, codeHashes }, owner, at) =>
      inOne(async (transaction) => {
        const held = await of(owner.accountId, transaction);
        if (held.length >= MAX_PASSKEYS) return 'full';
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('passkey')
          .values(passkey)
          .onConflict((conflict) => conflict.column('credential_id').doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n) return 'taken';
        const by = owner.accountId;
        await recordAudit(transaction, { by, action: 'passkey.add', subject: by, at });
        if (held.length > 0) return 'another';
        await writeCodes(transaction, codeHashes, owner.accountId, at);
        return 'first';
      }),
    remove: (id, { accountId }, at) =>
      inOne(async (transaction) => {
        const removed = await transaction
          .deleteFrom('passkey')
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .returning('id')
          .executeTakeFirst();
        if (!removed) return false;
        if ((await of(accountId, transaction)).length === 0) await deleteCodes(transaction, accountId);
        const entry = { by: accountId, action: 'passkey.remove', subject: accountId, at };
        await recordAudit(transaction, entry);
        return true;
      }),
    async use({ id, counter: known }, counter, at) {
      const { numUpdatedRows } = await database
        .updateTable('passkey')
        .set({ counter, last_used_at: at })
        .where('id', '=', id)
        .where('counter', '=', known)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    ask: (challenge, now) =>
      inOne(async (transaction) => {
        await transaction.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute();
        await transaction.insertInto('passkey_challenge').values(challenge).execute();
      }),
    async take(ticketHash, now) {
      const row = await database
        .deleteFrom('passkey_challenge')
        .where('ticket_hash', '=', ticketHash)
        .returningAll()
        .executeTakeFirst();
      return row && row.expires_at > now ? row : null;
    },
    async look(ticketHash, now) {
      const row = await database
        .selectFrom('passkey_challenge')
        .selectAll()
        .where('ticket_hash', '=', ticketHash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row ?? null;
    },

    replaceCodes: (codeHashes, { accountId }, at) =>
      inOne(async (transaction) => {
        await deleteCodes(transaction, accountId);
        await writeCodes(transaction, codeHashes, accountId, at);
        const entry = { by: accountId, action: 'recovery-codes.make', subject: accountId, at };
        await recordAudit(transaction, entry);
      }),
    useCode: (codeHash, { accountId }, at) =>
      inOne(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('recovery_code')
          .where('code_hash', '=', codeHash)
          .where('account_id', '=', accountId)
          .executeTakeFirst();
        if (numDeletedRows !== 1n) return false;
        const entry = { by: accountId, action: 'recovery-code.use', subject: accountId, at };
        await recordAudit(transaction, entry);
        return true;
      }),
  };
}

/** Takes all passkeys of an account away, with the codes and open challenges. Returns how many there were. */
export async function removePasskeysOf(
  transaction: Transaction<Tables>,
  accountId: string,
  actor: AuditActor,
): Promise<number> {
  const removed = await transaction
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .returning('id')
    .execute();
  await deleteCodes(transaction, accountId);
  const passkeys = removed.length;
  await recordAudit(transaction, {
    ...actor,
    action: 'passkey.reset',
    subject: accountId,
    before: { passkeys },
    after: { passkeys: 0 },
  });
  return passkeys;
}

/**
 * Deletes the challenges of an account together with its sessions, so that a sign-in in progress must start
 * again.
 */
export async function endChallengesOf(transaction: Transaction<Tables>, accountId: string): Promise<void> {
  await transaction.deleteFrom('passkey_challenge').where('account_id', '=', accountId).execute();
}

async function writeCodes(
  transaction: Transaction<Tables>,
  codeHashes: readonly string[],
  accountId: string,
  at: string,
): Promise<void> {
  const rows = codeHashes.map((code_hash) => ({ code_hash, account_id: accountId, created_at: at }));
  await transaction.insertInto('recovery_code').values(rows).execute();
}

async function deleteCodes(transaction: Transaction<Tables>, accountId: string): Promise<void> {
  await transaction.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
}

function toListed({ id, name, created_at, last_used_at }: PasskeyRow): ListedPasskey {
  return { id, name, createdAt: created_at, lastUsedAt: last_used_at };
}
