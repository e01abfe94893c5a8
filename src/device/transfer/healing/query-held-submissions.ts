/** Asks a restored server which entries it still has, and returns the others to the outbox. */
import { v7 } from 'uuid';
import { IDEMPOTENCY_KEY_HEADER, isAboutSubmission } from '../../../contract/protocol/answers.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import {
  type HeldIdsAnswer,
  heldIdsAnswerSchema,
  MAX_HELD_IDS,
} from '../../../contract/protocol/server-status.ts';
import { type DeviceDatabase, withDatabase } from '../../core/database.ts';
import { isOfPresentEpoch } from '../../core/server-status.ts';
import type { Entry, EntryCopy, SentEntry } from '../../core/tables.ts';
import type { HealingDeps } from './healing-deps.ts';

/** Milliseconds over which devices spread their first query: a camp's phones all reconnect at once. */
const SPREAD = 5_000;
/** Milliseconds between two calls, give or take half. */
export const CALL_INTERVAL = 300;

export interface HeldQueryResult {
  /** How many entries wait in the outbox again. */
  requeued: number;
  /** Ids of sealed copies of entries that the server lost. */
  sealed: string[];
  /** False if a call got no answer. */
  finished: boolean;
}

/**
 * Ids of entries received in another epoch, of visitors and of one account.
 * @param again true for those too that this server did not have: another device may have brought them since
 */
async function findForeign(
  { copies, sent, entries }: DeviceDatabase,
  epoch: string,
  account: string | null,
  again: boolean,
): Promise<string[]> {
  const ids = new Set<string>();
  const byPlace = copies.orderBy('[epoch+place]');
  const [keys, copied] = await Promise.all([byPlace.keys(), byPlace.primaryKeys()]);
  const foreign = copied.filter((_, index) => (keys[index] as unknown as [string, number])[0] !== epoch);
  const strangers = new Set<string>();
  for (let start = 0; start < foreign.length; start += MAX_HELD_IDS) {
    for (const copy of await copies.bulkGet(foreign.slice(start, start + MAX_HELD_IDS))) {
      if (!copy) continue;
      // Entries of another account wait until it signs in again, and a server is not asked twice what it refused.
      const isRefused = copy.refused !== undefined && isOfPresentEpoch(copy.judgedBy, { epoch });
      if ((copy.author !== undefined && copy.author !== account) || isRefused) strangers.add(copy.id);
      else ids.add(copy.id);
    }
  }
  for (const entry of await entries.where('state').equals('received').toArray()) {
    if (entry.author === account && entry.receipt?.epoch !== epoch) ids.add(entry.id);
  }
  for (const id of await sent.where('epoch').notEqual(epoch).primaryKeys()) ids.add(id);
  if (again) {
    const lost = await sent.filter((receipt) => receipt.lost === true).primaryKeys();
    // Of a copy that is here the server has said what is wrong with it.
    const withCopy = await copies.bulkGet(lost);
    for (const [index, id] of lost.entries()) if (!withCopy[index]) ids.add(id);
  }
  return [...ids].filter((id) => !strangers.has(id));
}

/** @param again true to ask once more for what the server did not have */
export async function queryHeldSubmissions(
  parts: HealingDeps,
  epoch: string,
  again: boolean,
): Promise<HeldQueryResult> {
  const { database, transport, pause, random } = parts;
  const account = await parts.author();
  const ids = await withDatabase(database, (tables) => findForeign(tables, epoch, account, again));
  const asked: HeldQueryResult = { requeued: 0, sealed: [], finished: true };
  for (let start = 0; start < ids.length; start += MAX_HELD_IDS) {
    await pause(start === 0 ? random() * SPREAD : CALL_INTERVAL * (0.5 + random()));
    const some = ids.slice(start, start + MAX_HELD_IDS);
    // Its answer repeats the key of the question: an old answer, or a stranger's, would call everything lost.
    const key = v7();
    const reply = await transport(endpoints.known, {
      method: 'POST',
      json: JSON.stringify({ ids: some }),
      headers: { [IDEMPOTENCY_KEY_HEADER]: key },
    });
    const answer =
      reply instanceof Error || reply.status !== 200 || !isAboutSubmission(reply.body, key)
        ? undefined
        : heldIdsAnswerSchema.safeParse(reply.body).data;
    if (!answer) return { ...asked, finished: false };
    const { requeued, sealed } = await withDatabase(database, (tables) => settle(tables, some, answer));
    asked.requeued += requeued;
    asked.sealed.push(...sealed);
  }
  return asked;
}

function settle(
  tables: DeviceDatabase,
  ids: readonly string[],
  { epoch, place, known, corrected = [] }: HeldIdsAnswer,
): Promise<Pick<HeldQueryResult, 'requeued' | 'sealed'>> {
  const { entries, sent, copies } = tables;
  return tables.transaction('rw', entries, sent, copies, async () => {
    const [held, here] = [new Set(known), new Set(corrected)];
    const outcome = { requeued: 0, sealed: [] as string[] };
    const found = await copies.bulkGet([...ids]);
    for (const [index, id] of ids.entries()) {
      const copy = found[index];
      const entry = await entries.get({ id });
      if (held.has(id)) {
        await markHeld(tables, id, { epoch, place });
        if (entry?.receipt)
          await entries.update(entry.order, { receipt: { ...entry.receipt, epoch, place } });
      } else if (await putBack(tables, entry, copy)) {
        outcome.requeued += 1;
      } else if (copy?.envelope) {
        outcome.sealed.push(id);
      } else if (here.has(id)) {
        await markHeld(tables, id, { epoch, place });
      } else {
        await markLost(tables, id, { epoch, place });
      }
    }
    return outcome;
  });
}

/** Notes that a server does not have a submission, and nothing here can bring it back. */
export async function markLost(
  tables: Pick<DeviceDatabase, 'sent'>,
  id: string,
  server: Pick<SentEntry, 'epoch' | 'place'>,
): Promise<void> {
  await tables.sent.update(id, { ...server, lost: true });
  await changeFirstOf(tables, id, (first) => {
    first.lost = true;
  });
}

/** Notes where a server holds a submission. Whoever was told that it is lost is told no longer. */
export async function markHeld(
  { sent, copies }: Pick<DeviceDatabase, 'sent' | 'copies'>,
  id: string,
  held: Required<Pick<EntryCopy, 'epoch' | 'place'>>,
): Promise<void> {
  await sent.where({ id }).modify((receipt) => {
    Object.assign(receipt, held);
    delete receipt.lost;
  });
  await changeFirstOf({ sent }, id, (first) => {
    delete first.lost;
  });
  await copies.where({ id }).modify((copy) => {
    Object.assign(copy, held);
    delete copy.refused;
    delete copy.judgedBy;
  });
}

/** Changes the receipt of a request that is known here by a correction alone, of which the server is asked in its place. */
async function changeFirstOf(
  { sent }: Pick<DeviceDatabase, 'sent'>,
  correction: string,
  change: (first: SentEntry) => void,
): Promise<void> {
  const { corrects } = (await sent.get(correction)) ?? {};
  if (corrects === undefined) return;
  await sent
    .where({ id: corrects })
    .and(({ epoch }) => epoch === undefined)
    .modify(change);
}

/**
 * Returns a readable entry to its old place in the queue, so that a conflict can be shown. True if readable.
 */
async function putBack(
  { entries, sent, copies }: DeviceDatabase,
  here: Entry | undefined,
  copy: EntryCopy | undefined,
): Promise<boolean> {
  const entry = here ?? copy?.entry;
  if (!entry) return false;
  if (!here || here.state === 'received') {
    const { receipt, ...rest } = entry;
    const waiting = {
      ...rest,
      ...(receipt?.asMessage && { asMessage: true as const }),
      state: 'waiting',
      problem: null,
      nextAttemptAt: 0,
      notBefore: 0,
      press: null,
    } as const;
    const inPlace = await entries.get(entry.order);
    if (!inPlace || inPlace.id === entry.id) {
      await entries.put(waiting);
    } else {
      const { order: _order, ...anywhere } = waiting;
      await entries.add(anywhere);
    }
  }
  await sent.delete(entry.id);
  await copies.delete(entry.id);
  return true;
}
