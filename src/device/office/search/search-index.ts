/**
 * Index in memory of all records that this account may see, by the beginnings of their words and by their
 * guest. It is built from the segments of the feed; waiting entries of the outbox are applied over it.
 */

import type { OtherDepartmentRequest } from '../../../contract/office/guests.ts';
import { fieldValue } from '../../../contract/protocol/record-base.ts';
import { type RecordKind, recordKinds } from '../../../kinds/list.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { createStringInterner } from '../../core/string-interning.ts';
import { createGuestIndex, type WaitingLink } from './guest-index.ts';
import { createMatchColumns, REMOVED_KIND } from './match-columns.ts';
import { createPrefixIndex } from './prefix-index.ts';
import { addWords, parseSearch } from './search-terms.ts';
import { searchTokensOf } from './search-tokens.ts';

/** Fields of each kind that are shown of a found record. */
export type HitFields = Readonly<
  Partial<Record<RecordKind, { subject: string; fallbackSubject?: string; date?: string }>>
>;

/** A record as it is shown in a list of results. */
export interface SearchHit {
  id: string;
  kind: RecordKind;
  reference: string;
  /** Person or thing that it is about. */
  subject: string;
  /** The day that it is about (2027-06-14), or empty. */
  date: string;
  /** Working state; empty if the record is no request. */
  state: string;
  /** The server's clock, ISO 8601; the device's while it waits to be sent. */
  receivedAt: string;
}

export interface SearchResult {
  hits: readonly SearchHit[];
  /** Number of records found, of which `hits` are the best. */
  count: number;
}

export interface GuestResult {
  /** Other requests of the guest, the newest first. */
  hits: readonly SearchHit[];
  count: number;
  /** Number of the guest's requests in other departments, by the role that handles them. */
  elsewhere: Readonly<Record<string, number>>;
}

/** Changes of a record that wait in the outbox. */
export interface WaitingChanges {
  id: string;
  kind: RecordKind;
  /** Record that the entry makes, unless the feed has brought it. */
  made?: FeedRecord;
  /** Texts that the changes add. */
  texts: readonly string[];
  state?: string;
  removed?: true;
}

/** A segment of the feed. */
export interface FeedSegment {
  kind: RecordKind | '' | 'elsewhere';
  records: readonly (FeedRecord | OtherDepartmentRequest)[];
  removed: readonly string[];
}

export interface SearchIndex {
  /** Adds a segment of the feed; the index owns its records from then on. */
  apply: (segment: FeedSegment) => void;
  wait: (waiting: readonly WaitingChanges[], links: readonly WaitingLink[]) => void;
  search: (text: string, most: number, kinds?: readonly RecordKind[]) => SearchResult;
  guest: (id: string, most: number) => GuestResult;
  /** Prepares for the next search. */
  settle: () => void;
  /** Returns true if so many of its records are gone that it should be rebuilt. */
  isStale: () => boolean;
}

const FEW = 1_000;

/** Returns the first day of travelers who may leave on several days. */
const firstDay = (travelers: readonly { travelDate?: string }[]): string =>
  travelers
    .map(({ travelDate = '' }) => travelDate)
    .filter(Boolean)
    .sort()[0] ?? '';

export function createSearchIndex(fields: HitFields, readable: readonly RecordKind[]): SearchIndex {
  const dictionary = createPrefixIndex();
  const guests = createGuestIndex();
  const shown: (SearchHit | undefined)[] = [];
  const places = new Map<string, number>();
  const columns = createMatchColumns();
  const shareTexts = createStringInterner();
  let goneCount = 0;
  /** Places that hold waiting changes. */
  let laid: number[] = [];
  /** Waiting changes that hide a record or set its state, by its id. */
  const over = new Map<string, WaitingChanges>();

  function put(record: FeedRecord, words: Iterable<string>): number {
    const { id, kind, reference, receivedAt, state = '' } = record;
    const { subject = '', fallbackSubject = '', date = '' } = fields[kind] ?? {};
    const days = fieldValue(record, date);
    const textOf = (field: string) => (field ? String(fieldValue(record, field) ?? '') : '');
    const place =
      shown.push({
        id,
        kind,
        reference,
        subject: textOf(subject) || textOf(fallbackSubject),
        date: Array.isArray(days) ? firstDay(days) : textOf(date),
        state,
        receivedAt,
      }) - 1;
    columns.set(place, recordKinds.indexOf(kind), Date.parse(receivedAt));
    for (const word of words) dictionary.add(word, place);
    return place;
  }

  function drop(place: number | undefined): void {
    if (place === undefined || !shown[place]) return;
    shown[place] = undefined;
    columns.set(place, REMOVED_KIND, 0);
    goneCount += 1;
  }

  function remove(id: string): void {
    drop(places.get(id));
    places.delete(id);
    guests.remove(id);
  }

  function bring(record: FeedRecord): void {
    shareTexts(record);
    drop(places.get(record.id));
    places.set(record.id, put(record, searchTokensOf(record)));
    guests.put(record.id, record.guest);
  }

  return {
    apply({ kind, records, removed }) {
      if (kind === 'elsewhere') {
        for (const request of records as readonly OtherDepartmentRequest[]) guests.putElsewhere(request);
      } else if (kind !== '' && readable.includes(kind)) {
        for (const record of records as readonly FeedRecord[]) bring(record);
      }
      for (const id of removed) remove(id);
    },
    wait(waiting, links) {
      for (const place of laid) drop(place);
      laid = [];
      over.clear();
      guests.wait(links);
      for (const one of waiting) {
        over.set(one.id, one);
        const words = new Set<string>();
        for (const text of one.texts) addWords(words, text);
        const held = places.get(one.id);
        const known = held === undefined ? undefined : shown[held];
        if (one.made && !known) laid.push(put(one.made, searchTokensOf(one.made)));
        // The added texts find the record that they belong to.
        else if (known && words.size > 0) laid.push(lay(known, words));
      }
    },
    search,
    guest(id, most) {
      const { ids, elsewhere } = guests.of(id);
      const hits = ids.flatMap((one) => {
        const place = places.get(one);
        return (place === undefined ? undefined : hitAt(place)) ?? [];
      });
      hits.sort((one, other) => (one.receivedAt < other.receivedAt ? 1 : -1));
      return { hits: hits.slice(0, most), count: hits.length, elsewhere };
    },
    settle: dictionary.settle,
    isStale: () => goneCount > FEW && goneCount > shown.length / 2,
  };

  function lay(known: SearchHit, words: Iterable<string>): number {
    const place = shown.push(known) - 1;
    columns.set(place, recordKinds.indexOf(known.kind), Date.parse(known.receivedAt));
    for (const word of words) dictionary.add(word, place);
    return place;
  }

  function hitAt(place: number): SearchHit | undefined {
    const one = shown[place];
    const change = one && over.get(one.id);
    if (!one || change?.removed) return undefined;
    return change?.state === undefined ? one : { ...one, state: change.state };
  }

  function search(text: string, most: number, kinds: readonly RecordKind[] = readable): SearchResult {
    const wanted = new Set(kinds.map((kind) => recordKinds.indexOf(kind)));
    const { places: found, count } = columns.find(dictionary, parseSearch(text), wanted);
    // A waiting change may be found beside its record, or may hide it.
    const isPlain = laid.length === 0 && over.size === 0;
    const kept = isPlain ? found.subarray(0, count) : withoutDoubles(found.subarray(0, count));
    const top = columns.best(kept, most);
    return { hits: top.flatMap((place) => hitAt(place) ?? []), count: kept.length };
  }

  function withoutDoubles(found: Uint32Array): Uint32Array {
    const ids = new Set<string>();
    return found.filter((place) => {
      const id = shown[place]?.id;
      if (id === undefined || ids.has(id) || over.get(id)?.removed) return false;
      ids.add(id);
      return true;
    });
  }
}
