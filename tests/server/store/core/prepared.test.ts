/** Statements of the hot path: written once, prepared once, whatever runs them. */
import { rm } from 'node:fs/promises';
import { Kysely, SqliteDialect, SqliteQueryCompiler, type Transaction } from 'kysely';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSubmission } from '../../../../server/intake/check.ts';
import { newRecordsOf, receiveSubmission } from '../../../../server/intake/receive.ts';
import { openSqliteDatabase } from '../../../../server/store/core/open.ts';
import { prepare, rememberConnection } from '../../../../server/store/core/prepared-statements.ts';
import { withPreparedStatements } from '../../../../server/store/core/sqlite-statements.ts';
import { createStore } from '../../../../server/store/core/store.ts';
import type { Tables } from '../../../../server/store/core/tables.ts';
import { submissionKinds } from '../../../../src/kinds/submissions.ts';
import { folderWithTables } from '../../../parts/database/empty-database.ts';
import { requests } from '../../../parts/records/sample-requests.ts';

let dataDir: string;
let database: Kysely<Tables>;
/** Statements that the driver was asked to prepare, in order. */
let prepared: string[];
/** How often Kysely has written a statement. */
let written: number;

class CountedDialect extends SqliteDialect {
  override createQueryCompiler() {
    const compiler = new SqliteQueryCompiler();
    const compileQuery = compiler.compileQuery.bind(compiler);
    compiler.compileQuery = (...query) => {
      written += 1;
      return compileQuery(...query);
    };
    return compiler;
  }
}

beforeEach(async () => {
  dataDir = await folderWithTables();
  const file = openSqliteDatabase(dataDir);
  const prepareInFile = file.prepare.bind(file);
  prepared = [];
  file.prepare = ((sql: string) => {
    prepared.push(sql);
    return prepareInFile(sql);
  }) as typeof file.prepare;
  written = 0;
  database = new Kysely<Tables>({ dialect: new CountedDialect({ database: withPreparedStatements(file) }) });
});
afterEach(async () => {
  await database.destroy();
  await rm(dataDir, { recursive: true });
});

describe('A submission', () => {
  it.each(submissionKinds)('of the kind %s writes and prepares no statement twice', async (kind) => {
    const store = createStore(database);
    const take = async (isTogether: boolean) => {
      const result = await checkSubmission(
        { id: v7(), kind, version: null, capturedAt: null, payload: requests[kind] },
        { open: async () => null },
      );
      if (!('checked' in result)) throw new Error(result.problem.message);
      const now = new Date();
      const adds = () => (isTogether ? newRecordsOf([result.checked], now) : []);
      return store.write((context) => receiveSubmission(context, result.checked, now), { adds });
    };
    for (const isTogether of [true, false]) expect((await take(isTogether)).status).toBe(200);
    expect(prepared.length).toBeGreaterThan(3);
    expect(written).toBeGreaterThan(3);
    prepared.length = 0;
    written = 0;
    for (const isTogether of [true, false, true, false]) expect((await take(isTogether)).status).toBe(200);
    expect(prepared).toEqual([]);
    expect(written).toBe(0);
  });
});

describe('A prepared statement', () => {
  const byId = prepare((transaction: Transaction<Tables>, { id }: { id: string }) =>
    transaction.selectFrom('account').selectAll().where('id', '=', id),
  );

  it('runs only in a transaction that knows its connection', async () => {
    await expect(
      database.transaction().execute((transaction) => byId(transaction, { id: 'x' })),
    ).rejects.toThrow('The transaction is not prepared.');
    const rows = database.transaction().execute(async (transaction) => {
      await rememberConnection(transaction);
      return byId(transaction, { id: 'x' });
    });
    expect(await rows).toEqual([]);
  });
});

describe('The statements that are kept', () => {
  it('are bounded: lists of every length are not kept for ever', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at));
    const ask = (count: number) =>
      database.selectFrom('account').select('id').where('id', 'in', ids(count)).execute();
    for (let count = 1; count <= 450; count += 1) await ask(count);
    expect(prepared).toHaveLength(450);
    await ask(450);
    expect(prepared).toHaveLength(450);
    await ask(1);
    expect(prepared).toHaveLength(451);
  });
});
