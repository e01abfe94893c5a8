/** The store: the only thing that the rest of the server knows of the database. */
import { type ControlledTransaction, type Kysely, sql } from 'kysely';
import type { ReportEvent } from '../../src/contract/analytics.ts';
import type { Payload, SubmissionKind } from '../../src/contract/submissions.ts';
import { type AccountStore, createAccountStore } from './accounts.ts';
import { writePageReports } from './page-reports.ts';
import type { RecordWriter } from './record-writer.ts';
import { recordWriters } from './records.ts';
import { type FoundRequest, findRequests } from './requests.ts';
import type { SubmissionRow, Tables } from './tables.ts';
import { createUpkeepStore, type UpkeepStore } from './upkeep.ts';

/** A checked submission on its way into the database. */
export type NewRecord = {
  [Kind in SubmissionKind]: { kind: Kind; payload: Payload<Kind> };
}[SubmissionKind] &
  Omit<SubmissionRow, 'kind' | 'deleted_at' | 'author_id'> & { author_id?: string };

/** What stands under a key: written just now, or before. */
export interface Held {
  row: SubmissionRow;
  fresh: boolean;
}

/** Writes inside one transaction. */
export interface Writer {
  /** Writes ledger and record together, or finds what the key holds already. */
  take(record: NewRecord): Promise<Held>;
  /** Runs work so that its failure undoes its own writes alone. */
  apart<Result>(work: () => Promise<Result>): Promise<Result>;
}

export interface Store {
  /** Accounts, sessions and the audit log. */
  accounts: AccountStore;
  /** Devices, retention, customers' data, figures. */
  upkeep: UpkeepStore;
  /** Commits when work resolves, rolls back when it rejects. */
  write<Result>(work: (writer: Writer) => Promise<Result>): Promise<Result>;
  /** Requests under a reference, as their sender may see them. */
  find(kind: SubmissionKind, reference: string): Promise<FoundRequest[]>;
  /** Keeps page views and web vitals; those that it has already change nothing. */
  report(events: readonly ReportEvent[], receivedAt: string): Promise<void>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export function createStore(database: Kysely<Tables>): Store {
  return {
    accounts: createAccountStore(database),
    upkeep: createUpkeepStore(database),
    async write(work) {
      const transaction = await database.startTransaction().execute();
      try {
        const result = await work(createWriter(transaction));
        await transaction.commit().execute();
        return result;
      } catch (error) {
        await transaction.rollback().execute();
        throw error;
      }
    },
    find: (kind, reference) => findRequests(database, kind, reference),
    report: (events, receivedAt) => writePageReports(database, events, receivedAt),
    async ping() {
      await sql`select 1`.execute(database);
    },
    close: () => database.destroy(),
  };
}

function createWriter(transaction: ControlledTransaction<Tables>): Writer {
  return {
    async take(record) {
      const { kind, payload, ...rest } = record;
      const row: SubmissionRow = { author_id: null, ...rest, kind, deleted_at: null };
      // The unique key decides, not a look beforehand: two calls at once cannot both write.
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('submission')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 1n) {
        const write = recordWriters[kind] as RecordWriter<SubmissionKind>;
        await write(transaction, row.id, payload);
        return { row, fresh: true };
      }
      const held = await transaction
        .selectFrom('submission')
        .selectAll()
        .where('id', '=', row.id)
        .executeTakeFirstOrThrow();
      return { row: held, fresh: false };
    },
    async apart(work) {
      await sql`savepoint entry`.execute(transaction);
      try {
        const result = await work();
        await sql`release savepoint entry`.execute(transaction);
        return result;
      } catch (error) {
        await sql`rollback to savepoint entry`.execute(transaction);
        await sql`release savepoint entry`.execute(transaction);
        throw error;
      }
    },
  };
}
