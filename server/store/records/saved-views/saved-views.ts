/** Views of tables that people saved: each is a row, and one that was removed keeps its id. */
import { type Kysely, sql } from 'kysely';
import type { Role } from '../../../../src/contract/accounts/roles.ts';
import { mayHandle } from '../../../../src/kinds/record-roles.ts';
import type { SavedView, SavedViewChange, ViewContent } from '../../../../src/kinds/saved-view/schema.ts';
import type { FeedSequence, Tables } from '../../core/tables.ts';
import type { WriteContext } from '../../core/write-context.ts';
import { nextSequence } from '../../feed/feed-sequence.ts';
import { MAX_PAGE_BYTES } from '../record-bytes.ts';
import type { SavedViewRow } from './saved-view-row.ts';

/** The account that reads views. */
export interface ViewReader {
  accountId: string;
  role: string;
}

export async function findView(context: WriteContext, id: string): Promise<SavedViewRow | undefined> {
  const database = await context.savepoints.begin();
  return database.selectFrom('saved_view').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Counts the views of an account, removed ones apart. */
export async function countViews(context: WriteContext, accountId: string): Promise<number> {
  const database = await context.savepoints.begin();
  const { count } = await database
    .selectFrom('saved_view')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .where('content', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Bytes of the content of views, all but one: those of an account, or those that are shared with a department. */
export async function viewBytes(
  context: WriteContext,
  of: { account: string } | { department: string },
  except: string,
): Promise<number> {
  const database = await context.savepoints.begin();
  const { bytes } = await database
    .selectFrom('saved_view')
    .select(sql<number | string>`coalesce(sum(octet_length(content)), 0)`.as('bytes'))
    .where('content', 'is not', null)
    .where('id', '!=', except)
    .where((where) =>
      'account' in of
        ? where('account_id', '=', of.account)
        : where('department', '=', of.department as Role),
    )
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/**
 * @param change the submission
 * @param author who makes it, where nobody has yet
 * @param held its row, if there is one
 */
export async function writeView(
  context: WriteContext,
  change: string,
  { view: id, kind, name, department, content }: SavedViewChange,
  author: string,
  held?: SavedViewRow,
): Promise<void> {
  const transaction = await context.savepoints.begin();
  const seq: FeedSequence = await nextSequence(transaction);
  const values = {
    name: content === null ? '' : name,
    department: content === null ? null : department,
    shared_with: held?.shared_with === null ? null : sharedWith(held?.shared_with ?? '', department),
    content: content && JSON.stringify(content),
    change,
    seq,
  };
  await transaction
    .insertInto('saved_view')
    .values({ id, account_id: held?.account_id ?? author, kind, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

function sharedWith(before: string, department: string | null): string {
  return department === null || before.includes(` ${department} `) ? before : `${before} ${department} `;
}

/**
 * The views that an account sees: its own, and those of its department; management sees those of every one. They fit
 * the bytes of a page: of more, which only earlier versions took, the account's own come first, and the latest.
 * @returns null if none that it sees, or ever saw, has changed after one place and up to another
 */
export async function readViews(
  database: Kysely<Tables>,
  { accountId, role }: ViewReader,
  after: number,
  upTo: number,
): Promise<SavedView[] | null> {
  if (after > 0) {
    const changed = await database
      .selectFrom('saved_view')
      .select(sql<number>`1`.as('one'))
      .where('seq', '>', after)
      .where('seq', '<=', upTo)
      .where((where) =>
        where.or([
          where('account_id', '=', accountId),
          where('shared_with', 'is', null),
          role === 'management'
            ? where('shared_with', '!=', '')
            : where('shared_with', 'like', `% ${role} %`),
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    if (!changed) return null;
  }
  const rows = await database
    .selectFrom('saved_view')
    .innerJoin('account', 'account.id', 'saved_view.account_id')
    .select([
      'saved_view.id',
      'kind',
      'saved_view.name',
      'department',
      'content',
      'account_id',
      'account.name as by',
    ])
    .where('saved_view.id', 'in', fitting(database, { accountId, role }))
    .orderBy('saved_view.id')
    .execute();
  return rows
    .filter(({ kind }) => mayHandle(role, kind))
    .map(({ id, kind, name, department, content, account_id, by }) => ({
      id,
      kind,
      name,
      department,
      content: JSON.parse(content ?? '') as ViewContent,
      by: { id: account_id, name: by },
    }));
}

/** Ids of the views that an account sees, as many as fit a page of the feed. */
function fitting(database: Kysely<Tables>, { accountId, role }: ViewReader) {
  const seen = database
    .selectFrom('saved_view')
    .select([
      'id',
      sql<number>`sum(octet_length(content)) over (
        order by case when account_id = ${accountId} then 0 else 1 end, seq desc, id)`.as('bytes'),
    ])
    .where('content', 'is not', null)
    .where((where) =>
      where.or([
        where('account_id', '=', accountId),
        role === 'management' ? where('department', 'is not', null) : where('department', '=', role as Role),
      ]),
    );
  return database.selectFrom(seen.as('seen')).select('seen.id').where('bytes', '<=', MAX_PAGE_BYTES);
}
