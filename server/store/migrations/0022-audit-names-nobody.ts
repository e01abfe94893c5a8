import { type Kysely, sql } from 'kysely';
import { migrateAtomically } from './migrate-atomically.ts';
import { removeAccountNames } from './remove-account-names.ts';
import { rewriteAudit } from './rewrite-audit.ts';

/**
 * Lines of the audit log name accounts by their ids, also the lines that are there already, and are found by who,
 * what and about what. The number, the time and the act of a line stay.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await migrateAtomically(database, { table: 'audit', column: 'topic' }, (one) => rewriteAudit(one, rewrite));
}

async function rewrite(database: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(database);
  await run(`alter table audit add column topic text not null default ''`);
  await nameAccounts(database);
  await removeAccountNames(database);
  await run(`update audit set topic = ${TOPIC}`);
  const columns = {
    time: '',
    person: '"by", ',
    topic: 'topic, ',
    person_topic: '"by", topic, ',
    subject: 'subject, ',
  };
  for (const [name, first] of Object.entries(columns)) {
    await run(`create index audit_${name} on audit (${first}at, number)`);
  }
}

const idOf = (column: string) =>
  `coalesce((select account.id from account where account.email = lower(${column})), 'unknown')`;

async function nameAccounts(database: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['audit', 'audit."by"'],
    ['audit', 'audit.subject'],
    ['retention', 'retention.changed_by'],
  ] as const) {
    const name = column.split('.')[1] as string;
    const statement = `update ${table} set ${name} = ${idOf(column)} where ${column} like '%@%'`;
    await sql.raw(statement).execute(database);
  }
  await nameErasers(database);
}

/** An erasure that was cut short goes on at the start, and writes its own lines then. */
async function nameErasers(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ job: string; state: string }>`
    select job, state from job_progress where job like 'erasure.%'`.execute(database);
  for (const { job, state } of rows) {
    const remaining = JSON.parse(state) as { by: string };
    const found = await sql<{ id: string }>`
      select id from account where email = ${remaining.by.toLowerCase()}`.execute(database);
    const by = found.rows[0]?.id ?? (remaining.by.includes('@') ? 'unknown' : remaining.by);
    await sql`update job_progress set state = ${JSON.stringify({ ...remaining, by })} where job = ${job}`.execute(
      database,
    );
  }
}

/** The kinds of record by the first letters of their references, as they were up to this version. */
const KINDS: Readonly<Record<string, string>> = {
  HB: 'tour',
  AT: 'tour',
  TP: 'tripPlan',
  PB: 'packageBooking',
  SB: 'stayBooking',
  FR: 'flightRequest',
  ER: 'eventRequest',
  SV: 'souvenir',
  PT: 'person',
  LD: 'lead',
  CP: 'campaign',
  FB: 'feedback',
  RT: 'replyTemplate',
};

/** The first word of what was done, where it is not what the line is about. */
const ABOUT: Readonly<Record<string, string>> = {
  session: 'account',
  device: 'account',
  password: 'account',
  passkey: 'account',
  'recovery-codes': 'account',
  'recovery-code': 'account',
  customer: 'customers',
  database: 'database',
  account: 'account',
  retention: 'retention',
  notice: 'notice',
  record: 'record',
  mail: 'mail',
  passport: 'passport',
};

const cases = (words: Readonly<Record<string, string>>, test: (word: string) => string) =>
  Object.entries(words).map(([word, about]) => `when ${test(word)} then '${about}'`);

const TOPIC = `case ${[
  ...cases(KINDS, (prefix) => `subject like '${prefix}-____-____-_'`),
  ...cases(ABOUT, (word) => `action like '${word}.%'`),
].join(' ')} else 'other' end || ' ' || action`;
