/** Requests of guests for those who drive them, found by the beginning of a name or by a contact. */
import { type Kysely, sql } from 'kysely';
import { MAX_FOUND_GUESTS, mayStillBeDriven } from '../../../src/kinds/calls/guest-search.ts';
import { requestKinds } from '../../../src/kinds/list.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import type { InTurn } from '../core/event-loop-turns.ts';
import type { StoredKinds } from '../core/stored-kind.ts';
import type { Tables } from '../core/tables.ts';
import { readRecordsById } from '../records/records-by-id.ts';
import { type ContactSpan, indexRangesOfContact, spansOfNameStart } from './contact-search.ts';

/** Names or contacts that are looked at in one turn of the event loop, and in all. */
const LOOKED_AT_ONCE = 500;
const MOST_LOOKED_AT = 20_000;

/** A contact that fits, with when its request came; null where that is not for drivers. */
interface Hit {
  value: string;
  record_id: string;
  received_at: string | null;
}

/**
 * The newest that fit, chosen by columns, so that no others are read whole.
 * @param text as a person typed it
 * @returns whole records, the newest first
 */
export async function findGuests(
  { database, inTurn }: { database: Kysely<Tables>; inTurn: InTurn },
  kinds: StoredKinds,
  text: string,
): Promise<FeedRecord[]> {
  let newest = new Map<string, string>();
  let left = MOST_LOOKED_AT;
  for (const span of [...indexRangesOfContact(text), ...spansOfNameStart(text)]) {
    let after: Hit | undefined;
    do {
      const hits = await inTurn(() => readHits(database, span, after, Math.min(left, LOOKED_AT_ONCE)));
      for (const { record_id, received_at } of hits) if (received_at) newest.set(record_id, received_at);
      newest = newestOf(newest);
      left -= hits.length;
      after = hits.length < LOOKED_AT_ONCE ? undefined : hits.at(-1);
    } while (after && left > 0);
  }
  const found: FeedRecord[] = [];
  for (const id of newest.keys())
    await inTurn(async () => {
      for await (const records of readRecordsById(database, kinds, [id])) found.push(...records);
    });
  return found.filter(mayStillBeDriven);
}

const newestOf = (received: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(
    [...received]
      .sort(([, one], [, other]) => Number(one < other) - Number(one > other))
      .slice(0, MAX_FOUND_GUESTS),
  );

/** Reads contacts in the order of their index. @param after the last that was read */
function readHits(
  database: Kysely<Tables>,
  { what, from, before }: ContactSpan,
  after: Hit | undefined,
  most: number,
): Promise<Hit[]> {
  const rows = database
    .selectFrom((inner) => {
      const contacts = inner
        .selectFrom('contact')
        .select(['value', 'record_id'])
        .where('what', '=', what)
        .where('own', '=', 1)
        .orderBy('value')
        .orderBy('record_id')
        .limit(most);
      const within =
        before === null
          ? contacts.where('value', '=', from)
          : contacts.where('value', '>=', after?.value ?? from).where('value', '<', before);
      return (
        after ? within.where(sql<boolean>`(value, record_id) > (${after.value}, ${after.record_id})`) : within
      ).as('hit');
    })
    .leftJoin('record', (join) =>
      join
        .onRef('record.id', '=', 'hit.record_id')
        .on('record.kind', 'in', requestKinds)
        .on('record.removed_at', 'is', null)
        .on('record.state', '!=', 'lost')
        .on('record.voided', 'is', null),
    )
    .leftJoin('submission', (join) =>
      join.onRef('submission.id', '=', 'record.id').on('submission.suspect', '=', 0),
    )
    .select(['hit.value', 'hit.record_id', 'submission.received_at'])
    .orderBy('hit.value')
    .orderBy('hit.record_id');
  return rows.execute();
}
