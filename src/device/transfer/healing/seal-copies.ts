/** Seals the copies of received entries; from then on only the server can read a visitor's. */
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import {
  type Envelope,
  envelopeSealingContext,
  MAX_ENVELOPE_BYTES,
} from '../../../contract/protocol/outbox-file.ts';
import { type SealingKey, sealingKeySchema } from '../../../contract/values/sealing.ts';
import { type DeviceDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import type { Entry, EntryCopy } from '../../core/tables.ts';
import { toReplayEntry } from '../../outbox/index.ts';
import type { HealingDeps } from './healing-deps.ts';

/** Number of copies sealed before the page gets a turn. */
const CHUNK = 20;
/** Milliseconds for which a key is used without asking for a newer one. */
const KEY_AGE = 7 * 24 * 60 * 60_000;

/** Without a key, copies stay unsealed until the next replay trigger. */
export async function sealCopies(parts: HealingDeps): Promise<void> {
  const { database, pause } = parts;
  const findUnsealed = () =>
    withDatabase(database, ({ copies }) => copies.where('unsealed').equals(1).limit(CHUNK).toArray());
  let some = await findUnsealed();
  const key = some.length > 0 ? await findKey(parts, some) : null;
  while (key && some.length > 0) {
    const sealed = await Promise.all(some.map((copy) => sealOne(parts, key, copy)));
    await withDatabase(database, (tables) => writeSealed(tables, some, sealed));
    await pause(0);
    some = await findUnsealed();
  }
}

/** Null if no envelope can hold it. */
async function sealOne(
  { seal, identify }: HealingDeps,
  key: SealingKey,
  copy: EntryCopy,
): Promise<Envelope | null> {
  const entry = copy.entry as Entry;
  const content = JSON.stringify({ entries: [toReplayEntry(entry, await identify(entry))] });
  if (new TextEncoder().encode(content).length > MAX_ENVELOPE_BYTES) return null;
  const place = { file: copy.id, index: 0, of: 1, references: [copy.reference] };
  try {
    return { ...place, ...(await seal(key, envelopeSealingContext(place), content)) };
  } catch {
    // A browser that cannot seal keeps no copy.
    return null;
  }
}

function writeSealed(
  { copies }: DeviceDatabase,
  some: readonly EntryCopy[],
  sealed: readonly (Envelope | null)[],
): Promise<void> {
  return copies.db.transaction('rw', copies, async () => {
    for (const [index, { id }] of some.entries()) {
      const envelope = sealed[index];
      const copy = await copies.get(id);
      if (!copy?.unsealed) continue;
      if (!envelope) {
        await copies.delete(id);
        continue;
      }
      const { unsealed: _, entry, ...rest } = copy;
      const own = copy.author !== undefined && entry ? { entry } : {};
      const size = JSON.stringify({ envelope, ...own }).length;
      await copies.put({ ...rest, ...own, envelope, size });
    }
  });
}

/**
 * A key that came from another epoch of the server than the receipts is asked for again: that one may have been served by
 * mistake, and its keys be gone.
 */
async function findKey(
  { database, transport, clock }: HealingDeps,
  copies: readonly EntryCopy[],
): Promise<SealingKey | null> {
  const known = await withDatabase(database, (tables) => readDeviceState(tables, 'sealingKey'));
  const ofKnown = known && copies.every(({ epoch }) => epoch === known.epoch) ? known.key : null;
  if (known && ofKnown && Math.abs(clock() - known.at) < KEY_AGE) return ofKnown;
  // No cache has an answer of that epoch from before it began.
  const reply = await transport(`${endpoints.sealingKey}?epoch=${copies.at(-1)?.epoch}`);
  const key = reply instanceof Error ? undefined : sealingKeySchema.safeParse(reply.body).data;
  // The server can still open data sealed to an old key of its own.
  if (reply instanceof Error || !key) return ofKnown;
  const value = { key, at: clock(), epoch: reply.serverStatus?.epoch };
  await withDatabase(database, ({ facts }) => facts.put({ key: 'sealingKey', value }));
  return key;
}
