/** Removes names that earlier lines of the audit log quote. Part of migration 0022; never edited. */
import { type Kysely, sql } from 'kysely';

/** Lines that are read at a time. */
const BATCH = 1_000;

interface Line {
  number: number;
  action: string;
  before: string | null;
  after: string | null;
}

type Values = Record<string, unknown>;

/** Acts with the name of an account or of its passkey. */
const NAMING = ['account.rename', 'account.add', 'passkey.add', 'passkey.remove'];

/**
 * Names of accounts and passkeys go. The owner of a record is told by the id of the account where only one has
 * this name, and else that there was one.
 */
export async function removeAccountNames(database: Kysely<unknown>): Promise<void> {
  const owners = await readOwners(database);
  for (let from = 0; ; ) {
    const { rows } = await sql<Line>`
      select number, action, "before", "after" from audit
      where number > ${from} and (action in (${sql.join(NAMING)})
        or (action = 'record.change' and ("before" like '%"owner"%' or "after" like '%"owner"%')))
      order by number limit ${BATCH}`.execute(database);
    for (const { number, before, after, ...line } of rows) {
      const unnamed = (text: string | null) => write(withoutNames(line.action, read(text), owners));
      await sql`
        update audit set "before" = ${unnamed(before)}, "after" = ${unnamed(after)}
        where number = ${number}`.execute(database);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    from = last.number;
  }
}

/** Ids of accounts by name; null for a name that several have. */
async function readOwners(database: Kysely<unknown>): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from account`.execute(database);
  const owners = new Map<string, string | null>();
  for (const { id, name } of rows) owners.set(name, owners.has(name) ? null : id);
  return owners;
}

function withoutNames(
  action: string,
  values: Values | null,
  owners: ReadonlyMap<string, string | null>,
): Values | null {
  if (!values) return null;
  const { name: _name, ...rest } = values;
  if (action !== 'record.change') return Object.keys(rest).length > 0 ? rest : null;
  const { owner } = values;
  if (typeof owner !== 'string' || owner === '(empty)') return values;
  return { ...values, owner: owners.get(owner) ?? 'unknown' };
}

const read = (text: string | null) => (text === null ? null : (JSON.parse(text) as Values));
const write = (values: Values | null) => (values === null ? null : JSON.stringify(values));
