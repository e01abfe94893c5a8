/** Waiting entries of the outbox, to be applied to the feed's records. */
import type { RecordKind } from '../../../kinds/list.ts';
import { type DeviceDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import type { DeviceState, Entry } from '../../core/tables.ts';
import { readCurrentDatabaseName } from '../../storage/index.ts';
import { recordOfEntry } from './merge.ts';
import { readSharedEntries } from './shared-entries.ts';

/** Waiting entries, oldest first, by the record that they are for. */
export type Overlay = ReadonlyMap<string, readonly Entry[]>;

/** Waiting entries of the signed-in account. */
export interface WaitingEntries {
  /** Session of the account; undefined if nobody is signed in. */
  people: DeviceState['session'] | undefined;
  overlays: ReadonlyMap<RecordKind, Overlay>;
  /** Name of the database with the account's records, if there is one. */
  name: string | undefined;
}

/** Reads that have not begun. */
const asked = new WeakMap<DeviceDatabase, Promise<WaitingEntries>>();

/**
 * Reads the waiting entries. Callers that ask before a read begins share it, because every store of a tab
 * asks at each change of the outbox.
 */
export function readWaitingEntries(database: DeviceDatabase): Promise<WaitingEntries> {
  const begun = asked.get(database);
  if (begun) return begun;
  const reading = Promise.resolve().then(() => {
    asked.delete(database);
    return read(database);
  });
  asked.set(database, reading);
  return reading;
}

async function read(database: DeviceDatabase): Promise<WaitingEntries> {
  const [entries, { people, name }] = await Promise.all([
    readSharedEntries(database),
    withDatabase(database, (tables) =>
      tables.transaction('r', tables.facts, async () => ({
        people: await readDeviceState(tables, 'session'),
        name: await readCurrentDatabaseName(tables),
      })),
    ),
  ]);
  if (!people) return { people, overlays: new Map(), name: undefined };
  return { people, overlays: overlaysOnce(entries, people.account.id), name };
}

type Overlays = WaitingEntries['overlays'];

/** Overlays by the entries that they were made from. */
const known = new WeakMap<readonly Entry[], { account: string; overlays: Overlays }>();

function overlaysOnce(entries: readonly Entry[], account: string): Overlays {
  const found = known.get(entries);
  if (found?.account === account) return found.overlays;
  const overlays = overlaysOf(entries, account);
  known.set(entries, { account, overlays });
  return overlays;
}

function overlaysOf(entries: readonly Entry[], account: string): Map<RecordKind, Map<string, Entry[]>> {
  const overlays = new Map<RecordKind, Map<string, Entry[]>>();
  for (const entry of entries) {
    const target = entry.author === account ? recordOfEntry(entry) : null;
    if (!target) continue;
    const overlay = overlays.get(target.kind) ?? new Map<string, Entry[]>();
    overlays.set(target.kind, overlay);
    const list = overlay.get(target.id);
    if (list) list.push(entry);
    else overlay.set(target.id, [entry]);
  }
  return overlays;
}

export const EMPTY_OVERLAY: Overlay = new Map();

/** Returns the ids whose entries have changed in number, state, problem or content. */
export function changedIds(before: Overlay, after: Overlay): string[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((id) => !isSameList(before.get(id) ?? [], after.get(id) ?? []));
}

const isSameList = (some: readonly Entry[], others: readonly Entry[]) =>
  some.length === others.length &&
  some.every((one, place) => {
    const other = others[place];
    return (
      one.id === other?.id &&
      one.state === other.state &&
      isSameValue(one.payload, other.payload) &&
      isSameValue(one.problem, other.problem)
    );
  });

/** Compares JSON values without converting them to text, which would be slow for some thousand entries. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length && names.every((name) => isSameValue(left[name], right[name]))
  );
}
