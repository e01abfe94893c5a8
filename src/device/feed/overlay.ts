/** Waiting changes in the outbox, applied to the feed's records. */
import type { RecordKind } from '../../contract/roles.ts';
import type { DeviceDatabase, Entry } from '../database.ts';
import { targetOf } from './merge.ts';

/** Waiting entries, oldest first, by the record that they are for. */
export type Overlay = ReadonlyMap<string, readonly Entry[]>;

/** The waiting entries of an account, by record of a kind. Call this in a transaction. */
export async function readOverlay(
  { entries }: DeviceDatabase,
  kind: RecordKind,
  account: string | undefined,
): Promise<Overlay> {
  const waiting = new Map<string, Entry[]>();
  for (const entry of await entries.orderBy('order').toArray()) {
    if (entry.author === null || entry.author !== account) continue;
    const target = targetOf(entry);
    if (target?.kind !== kind) continue;
    const list = waiting.get(target.id);
    if (list) list.push(entry);
    else waiting.set(target.id, [entry]);
  }
  return waiting;
}

/** Ids whose entries, or their states, have changed. */
export function changedIds(before: Overlay, after: Overlay): string[] {
  const mark = (entries: readonly Entry[] = []) => entries.map(({ id, state }) => `${id} ${state}`).join();
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((id) => mark(before.get(id)) !== mark(after.get(id)));
}
