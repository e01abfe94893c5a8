/** What waits in the outbox for records, laid over what the feed brought of them. */
import type { RecordKind } from '../../contract/roles.ts';
import type { DeviceDatabase, Entry } from '../database.ts';
import { targetOf } from './merge.ts';

/** Waiting entries, oldest first, by the record that they are for. */
export type Overlay = ReadonlyMap<string, readonly Entry[]>;

/** What an account has waiting, by record of a kind. To be called in a transaction. */
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

/** Ids whose entries are others than before, or have another state. */
export function changedIds(before: Overlay, after: Overlay): string[] {
  const mark = (entries: readonly Entry[] = []) => entries.map(({ id, state }) => `${id} ${state}`).join();
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((id) => mark(before.get(id)) !== mark(after.get(id)));
}
