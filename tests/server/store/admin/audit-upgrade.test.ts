/** Lines of the audit log that an earlier version wrote, with addresses and names of staff, on both databases. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { openStore } from '../../../../server/store/core/open.ts';
import { migrations } from '../../../../server/store/migrations/list.ts';
import { referenceOf } from '../../../../src/contract/values/reference.ts';
import { databasesOfProject, startPostgres } from '../../../parts/database/databases.ts';
import { makeEarlierTables } from '../../../parts/device/earlier-tables.ts';

const AT = '2026-12-05T08:00:00.000Z';
const NEW = '0022-audit-names-nobody';
const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < NEW));

const neema = { id: v7(), email: 'neema@example.com', name: 'Neema Msuya' };
const twins = [v7(), v7()].map((id, at) => ({ id, email: `twin${at}@example.com`, name: 'Asha' }));
const tour = referenceOf('HB', v7());
const lines: readonly [by: string, action: string, subject: string, before: unknown, after: unknown][] = [
  ['system', 'account.add', neema.email, null, { name: neema.name, role: 'operations' }],
  [neema.email, 'session.start', neema.email, null, null],
  [neema.email, 'account.rename', 'twin0@example.com', { name: 'Zuri' }, { name: 'Asha' }],
  [
    neema.email,
    'record.change',
    tour,
    { owner: null, state: 'new' },
    { owner: neema.name, state: 'answered' },
  ],
  [neema.email, 'record.change', tour, { owner: neema.name }, { owner: 'Asha' }],
  ['gone@example.com', 'passkey.add', 'gone@example.com', null, { name: "Gone's phone" }],
  ['traveller', 'record.correct', tour, null, { kind: 'homeBooking', outcome: 'applied', fields: ['email'] }],
  [neema.email, 'retention.change', 'tour', { months: null }, { months: 12 }],
];

const text = (value: unknown) => (value === null ? null : JSON.stringify(value));
const quote = (value: string | null) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`);
const valuesOf = (rows: readonly (readonly (string | null)[])[]) =>
  rows.map((row) => `(${row.map(quote).join(', ')})`).join(', ');
const erasure = { by: neema.email, at: AT, ids: [] };

const statements = [
  `insert into account (id, email, name, role, password_hash, must_change_password, created_at) values ${[
    neema,
    ...twins,
  ]
    .map(({ id, email, name }) => `('${id}', '${email}', '${name}', 'operations', 'x', 0, '${AT}')`)
    .join(', ')}`,
  `insert into audit (at, "by", action, subject, "before", "after") values ${valuesOf(
    lines.map(([by, action, subject, was, is]) => [AT, by, action, subject, text(was), text(is)]),
  )}`,
  `insert into retention (kind, months, changed_at, changed_by) values ('tour', 12, '${AT}', '${neema.email}')`,
  `insert into job_progress (job, state) values ('erasure.x', ${quote(JSON.stringify(erasure))})`,
];

interface Database {
  settings: { dataDir: string; databaseUrl: string };
  run: (statement: string) => Promise<unknown>;
  rows: (statement: string) => Promise<Record<string, unknown>[]>;
  /** All bytes of the database that are on disk. */
  bytes?: () => Promise<string>;
  close: () => Promise<void>;
}

async function sqlite(): Promise<Database> {
  const { default: Sqlite } = await import('better-sqlite3');
  const dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
  const file = join(dataDir, 'operator.db');
  const on = async <Result>(work: (database: InstanceType<typeof Sqlite>) => Result) => {
    const database = new Sqlite(file);
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  return {
    settings: { dataDir, databaseUrl: '' },
    run: (statement) => on((database) => database.exec(statement)),
    rows: (statement) => on((database) => database.prepare(statement).all() as Record<string, unknown>[]),
    bytes: () => readFile(file, 'latin1'),
    close: () => rm(dataDir, { recursive: true }),
  };
}

async function postgres(): Promise<Database> {
  const { url, rows, stop } = await startPostgres({ tables: false });
  return { settings: { dataDir: '', databaseUrl: url }, run: rows, rows, close: stop };
}

it.each(
  databasesOfProject([
    ['SQLite', sqlite],
    ['PostgreSQL', postgres],
  ]),
)(
  'On %s they name accounts by id afterwards, and the log only grows as before',
  { timeout: 90_000 },
  async (_name, open) => {
    const database = await open();
    await makeEarlierTables(database.settings, before);
    for (const statement of statements) await database.run(statement);

    const store = await openStore(database.settings);
    const { lines: read } = await store.accounts.readAudit();
    const told = read
      .toReversed()
      .map(({ by, action, subject, about, ...values }) => [
        by,
        action,
        subject,
        about,
        values.before,
        values.after,
      ]);
    expect(told).toEqual([
      ['system', 'account.add', neema.id, 'account', null, { role: 'operations' }],
      [neema.id, 'session.start', neema.id, 'account', null, null],
      [neema.id, 'account.rename', twins[0]?.id, 'account', null, null],
      [
        neema.id,
        'record.change',
        tour,
        'tour',
        { owner: null, state: 'new' },
        { owner: neema.id, state: 'answered' },
      ],
      // Two accounts have this name: which of them it was is not known.
      [neema.id, 'record.change', tour, 'tour', { owner: neema.id }, { owner: 'unknown' }],
      ['unknown', 'passkey.add', 'unknown', 'account', null, null],
      [
        'traveller',
        'record.correct',
        tour,
        'tour',
        null,
        { kind: 'homeBooking', outcome: 'applied', fields: ['email'] },
      ],
      [neema.id, 'retention.change', 'tour', 'retention', { months: null }, { months: 12 }],
    ]);
    expect(read.map(({ number }) => number)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect((await store.admin.retention()).find(({ kind }) => kind === 'tour')).toMatchObject({
      changedBy: neema.name,
    });
    await store.accounts.audit({ by: 'system', action: 'test', subject: '', at: AT });
    await store.close();

    const [job] = await database.rows(`select state from job_progress where job = 'erasure.x'`);
    expect(JSON.parse(String(job?.state))).toEqual({ ...erasure, by: neema.id });
    for (const statement of ["update audit set subject = 'x'", 'delete from audit where number = 1']) {
      await expect((async () => database.run(statement))()).rejects.toThrow('The audit log only grows');
    }
    // Erased in the file too: the addresses of accounts that are there stand in their table, this one nowhere.
    if (database.bytes) expect(await database.bytes()).not.toMatch(/gone@example\.com|Gone's phone/);
    await database.close();
  },
);

it('On SQLite a crash before it is noted as done does it no second time', async () => {
  const database = await sqlite();
  const upToNow = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= NEW));
  await makeEarlierTables(database.settings, upToNow);
  await database.run(`delete from kysely_migration where name = '${NEW}'`);
  await makeEarlierTables(database.settings, upToNow);
  expect(
    await database.rows('select name from kysely_migration where name = '.concat("'", NEW, "'")),
  ).toHaveLength(1);
  await database.close();
});

it('On SQLite what stops it half way leaves the log as it was', async () => {
  const database = await sqlite();
  await makeEarlierTables(database.settings, before);
  for (const statement of statements) await database.run(statement);
  // A line that cannot be read stops the work half way.
  await database.run(
    `insert into audit (at, "by", action, subject, "after") values ('${AT}', 'x@example.com', 'passkey.add', '', '{')`,
  );
  const all = () => database.rows('select * from audit order by number');
  const held = await all();
  await expect(openStore(database.settings)).rejects.toThrow('The database cannot be used');
  expect(await all()).toEqual(held);
  await expect((async () => database.run('delete from audit'))()).rejects.toThrow('only grows');
  await database.close();
});

it.each(
  databasesOfProject([
    ['SQLite', sqlite],
    ['PostgreSQL', postgres],
  ]),
)(
  'On %s lines of joined guests and saved views name accounts by id too',
  { timeout: 90_000 },
  async (_name, open) => {
    const database = await open();
    const earlier = Object.entries(migrations).filter(([name]) => name < '0043-audit-accounts');
    await makeEarlierTables(database.settings, Object.fromEntries(earlier));
    await database.run(statements[0] as string);
    await database.run(
      `insert into audit (at, "by", action, subject, topic) values ${valuesOf(
        [neema.email, 'gone@example.com', neema.id].map((by) => [AT, by, 'view.save', '', 'other view.save']),
      )}`,
    );
    const store = await openStore(database.settings);
    const { lines: read } = await store.accounts.readAudit();
    expect(read.toReversed().map(({ by }) => by)).toEqual([neema.id, 'unknown', neema.id]);
    await expect(database.run(`update audit set "by" = 'nobody'`)).rejects.toThrow();
    await store.close();
    await database.close();
  },
);
