/**
 * Every kind of record as the store knows it, in the order of the contract, and the entries that create it.
 */
import { type RecordKind, recordKinds } from '../../../src/kinds/list.ts';
import { flightRequest } from '../kinds/flight-request.ts';
import { type CustomStoredKind, type PlainKindName, plainKinds } from '../kinds/list.ts';
import { tour } from '../kinds/tour.ts';
import { createPlainKind } from './plain-store.ts';
import { type EntryMapper, kindNames, type StoredKind, type StoredKinds } from './stored-kind.ts';

const byHand: Record<CustomStoredKind, StoredKind> = { tour, flightRequest };

export const storedKinds = Object.fromEntries(
  recordKinds.map((kind) => [
    kind,
    kind in byHand
      ? byHand[kind as CustomStoredKind]
      : createPlainKind(kind, plainKinds[kind as PlainKindName]),
  ]),
) as StoredKinds;

/** Mappers that write and read the entries of each kind, with the kind of record that they create. */
export type EntryMappers = ReadonlyMap<string, EntryMapper & { makes: RecordKind }>;

export function mappersOf(kinds: StoredKinds): EntryMappers {
  return new Map(
    kindNames(kinds).flatMap((makes) =>
      Object.entries(kinds[makes].mappers).map(([entry, mapper]) => [entry, { ...mapper, makes }] as const),
    ),
  );
}
