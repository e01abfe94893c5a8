/** Waiting entries of the outbox for the search, so that it finds new entries. */

import type { Correction } from '../../../kinds/correction/schema.ts';
import type { GuestLink } from '../../../kinds/guest-link/schema.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import type { RecordChange } from '../../../kinds/record-change/schema.ts';
import type { RecordNotePayload } from '../../../kinds/record-note/schema.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { type DeviceDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import type { Entry } from '../../core/tables.ts';
import { recordOfEntry, type SessionPeople } from './merge.ts';
import { mergeIntoRow, withoutRowState } from './rows.ts';
import { readSharedEntries } from './shared-entries.ts';

export interface UnsentForSearch {
  records: {
    id: string;
    kind: RecordKind;
    /** Record that the entry makes. */
    made?: FeedRecord;
    /** Texts that it adds to a record. */
    texts: string[];
    state?: string;
    removed?: true;
  }[];
  /** Statements that two requests are of the same guest or not, the earliest first. */
  links: Pick<GuestLink, 'record' | 'other' | 'same'>[];
}

/** Reads the waiting entries of the signed-in account. */
export async function readWaitingForSearch(database: DeviceDatabase): Promise<UnsentForSearch> {
  const entries = await readSharedEntries(database);
  const people = await withDatabase(database, (tables) => readDeviceState(tables, 'session'));
  const own = people ? entries.filter(({ author }) => author === people.account.id) : [];
  const isLink = ({ kind }: Entry) => kind === 'guestLink';
  const links = own
    .filter((entry) => isLink(entry) && entry.state !== 'parked')
    .map(({ payload }) => payload as GuestLink);
  const byRecord = new Map<string, Entry[]>();
  for (const entry of own) {
    const target = recordOfEntry(entry);
    if (!target || isLink(entry)) continue;
    byRecord.set(target.id, [...(byRecord.get(target.id) ?? []), entry]);
  }
  const records = [...byRecord].map(([id, list]) => waitingOf(id, list, people as SessionPeople));
  return { records, links };
}

function waitingOf(
  id: string,
  entries: readonly Entry[],
  people: SessionPeople,
): UnsentForSearch['records'][number] {
  const row = mergeIntoRow(undefined, entries, people);
  // Refused changes are left out, as in the fields of a row.
  const changes = entries.filter(({ state }) => state !== 'parked');
  const state = changes
    .map(stateOf)
    .filter((one) => one !== undefined)
    .at(-1);
  const isRemoved = changes.some(({ kind }) => kind === 'recordRemoval');
  return {
    id,
    kind: recordOfEntry(entries[0] as Entry)?.kind as RecordKind,
    texts: changes.flatMap(textsOf),
    ...(row && { made: withoutRowState(row) }),
    ...(state !== undefined && { state }),
    ...(isRemoved && { removed: true as const }),
  };
}

function stateOf({ kind, payload }: Entry): string | undefined {
  if (kind !== 'recordChange') return undefined;
  const { state } = (payload as RecordChange).set as { state?: string };
  return state;
}

function textsOf({ kind, payload }: Entry): string[] {
  if (kind === 'recordNote') return [(payload as RecordNotePayload).text];
  if (kind === 'recordChange') return textsIn((payload as RecordChange).set);
  if (kind === 'correction') return textsIn((payload as Correction).payload);
  return [];
}

const textsIn = (fields: unknown): string[] =>
  Object.values((fields ?? {}) as object).filter((value) => typeof value === 'string');
