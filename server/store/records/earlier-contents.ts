/** Contents of all versions of a record, one by one. */
import type { Kysely } from 'kysely';
import type { InTurn } from '../core/event-loop-turns.ts';
import type { Tables } from '../core/tables.ts';

/** The newest first. Each is read in a turn of its own, because a large request has hundreds of kilobytes in each. */
export async function* readEarlierContents(
  { database, inTurn }: { database: Kysely<Tables>; inTurn: InTurn },
  record: string,
): AsyncGenerator<Record<string, unknown>> {
  const versions = database.selectFrom('record_version').where('payload', 'is not', null);
  const ids = await versions.select('id').where('record_id', '=', record).orderBy('id', 'desc').execute();
  for (const { id } of ids) {
    const content = await inTurn(async () => {
      const row = await versions.select('payload').where('id', '=', id).executeTakeFirst();
      return row?.payload ? (JSON.parse(row.payload) as Record<string, unknown>) : null;
    });
    if (content) yield content;
  }
}
