/**
 * Reads the audit log page by page, with any filter. Every filter is the prefix of an index that continues
 * with time and number, so a page costs the same in a log of a million lines, and the last page as much as
 * the first.
 */
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { AuditLine, AuditPage } from '../../../src/contract/accounts/audit.ts';
import type { Tables } from '../core/tables.ts';
import type { AuditRow as AuditTable } from './admin-rows.ts';

type AuditRow = Selectable<AuditTable>;

/** Lines in one page. */
const PAGE = 100;

/** Filter for lines of the log. */
export interface AuditFilter {
  /** Number of a line; only lines before it match. */
  before?: number;
  by?: string;
  about?: string;
  action?: string;
  /** A reference. */
  subject?: string;
  /** From this moment on, and before `until`, both ISO 8601. */
  from?: string;
  until?: string;
}

/** The log has no line of the number `before`, for instance since the database was put back. */
export class NoSuchAuditLine extends Error {
  override name = 'NoSuchLine';
}

/** Newest first. @throws NoSuchAuditLine */
export async function readAudit(database: Kysely<Tables>, filter: AuditFilter = {}): Promise<AuditPage> {
  const before = filter.before === undefined ? null : await momentOf(database, filter.before);
  const { from, until } = filter;
  // Only the earlier of the two upper bounds: given both, a database may start at the later one and scan the
  // rest.
  const isPast = before !== null && (until === undefined || before.at < until);
  const conditions = [
    ...(isPast ? [sql`(at, number) < (${before.at}, ${before.number})`] : []),
    ...(isPast || until === undefined ? [] : [sql`at < ${until}`]),
    ...(from === undefined ? [] : [sql`at >= ${from}`]),
  ];
  const rows = await readRows(database, filter, conditions);
  return { lines: rows.slice(0, PAGE).map(toLine), more: rows.length > PAGE };
}

async function momentOf(database: Kysely<Tables>, number: number) {
  const query = database.selectFrom('audit').select(['at', 'number']).where('number', '=', number);
  return query.executeTakeFirstOrThrow(() => new NoSuchAuditLine());
}

async function readRows(
  database: Kysely<Tables>,
  filter: AuditFilter,
  when: readonly RawBuilder<unknown>[],
): Promise<AuditRow[]> {
  const { by, subject } = filter;
  const byPerson = by === undefined ? [] : [sql`"by" = ${by}`];
  if (subject !== undefined) {
    // Few lines are of one record. The other columns are made expressions, so that none of their indexes is taken.
    const others = [
      ...(by === undefined ? [] : [sql`"by" || '' = ${by}`]),
      ...(filter.about === undefined ? [] : [sql`topic || '' like ${`${filter.about} %`}`]),
      ...(filter.action === undefined ? [] : [sql`action = ${filter.action}`]),
    ];
    return read(database, [sql`subject = ${subject}`, ...others, ...when]);
  }
  if (filter.about === undefined && filter.action === undefined)
    return read(database, [...byPerson, ...when]);
  const topics = (await readTopics(database)).filter((topic) => fits(topic, filter));
  if (topics.length === 0) return [];
  return merge(
    database,
    topics.map((topic) => [...byPerson, sql`topic = ${topic}`, ...when]),
  );
}

function fits(topic: string, { about, action }: AuditFilter): boolean {
  const [of, what] = topic.split(' ');
  return (about === undefined || of === about) && (action === undefined || what === action);
}

const newest = (conditions: readonly RawBuilder<unknown>[]) => sql<AuditRow>`
  select * from "audit" ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
  order by "at" desc, "number" desc limit ${PAGE + 1}`;

async function read(
  database: Kysely<Tables>,
  conditions: readonly RawBuilder<unknown>[],
): Promise<AuditRow[]> {
  return (await newest(conditions).execute(database)).rows;
}

/** The newest of several topics together: of each no more is read than one page could show. */
async function merge(
  database: Kysely<Tables>,
  ways: readonly (readonly RawBuilder<unknown>[])[],
): Promise<AuditRow[]> {
  const each = ways.map((conditions) => sql`select * from (${newest(conditions)}) as one`);
  const { rows } = await sql<AuditRow>`${sql.join(each, sql` union all `)}`.execute(database);
  return rows.sort((one, other) => (isNewer(one, other) ? -1 : 1)).slice(0, PAGE + 1);
}

const isNewer = (one: AuditRow, other: AuditRow) =>
  one.at === other.at ? one.number > other.number : one.at > other.at;

/** Every topic that has a line, by a step of the index for each: there are some dozens, however long the log is. */
async function readTopics(database: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ topic: string }>`
    with recursive found(topic) as (
      select (select topic from "audit" order by topic limit 1)
      union all
      select (select topic from "audit" where topic > found.topic order by topic limit 1)
      from found where found.topic is not null)
    select topic from found where topic is not null`.execute(database);
  return rows.map(({ topic }) => topic);
}

function toLine({ topic, ...row }: AuditRow): AuditLine {
  const [about = ''] = topic.split(' ');
  return { ...row, about, before: parse(row.before), after: parse(row.after) };
}

function parse(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}
