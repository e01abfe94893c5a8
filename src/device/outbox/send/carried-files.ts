/**
 * Colleagues' files on this device: taken over, kept sealed, and sent whether or not somebody is signed in.
 * They are kept, even after a sign-out, until a backup of the server has them, because the device that made
 * them may be gone. The server takes each entry once, whoever brings it first.
 */

import type { Envelope, OutboxFile } from '../../../contract/protocol/outbox-file.ts';
import { backOff } from '../../../contract/values/back-off.ts';
import { type DeviceDatabase, withDatabase } from '../../core/database.ts';
import { toIsoTime } from '../../core/iso-time.ts';
import type { CarriedPart } from '../../core/tables.ts';
import { type EntryResult, type EnvelopeDeps, sendEnvelopes } from './send-envelopes.ts';
import { LONGEST_PAUSE } from './verdict.ts';

/** File that this device carries for a colleague. */
export interface CarriedFile {
  file: string;
  /** Time at which the other device wrote it, by its clock, ISO 8601. */
  savedAt: string;
  /** True if a colleague's device has signed it. */
  signed: boolean;
  entries: number;
  received: number;
  state: Exclude<CarriedPart['state'], 'kept'>;
  /** True if its maker has to do something before the office takes it. */
  needsMaker: boolean;
  /** Reasons why parts of it are still here; empty if it was not tried. */
  problems: readonly string[];
}

export type FileCarrier = ReturnType<typeof createFileCarrier>;

export interface FileCarrierDeps extends EnvelopeDeps {
  database: DeviceDatabase;
  /** Tells every tab, and this one, that something changed. */
  announce: () => void;
}

const FIRST_PAUSE = 1_000;
const LAST_PAUSE = 5 * 60_000;
/** Milliseconds until the next try if somebody must act first: the author signs in, or management decides. */
const LONG_PAUSE = 30 * 60_000;
/** Number of delivered files that the device still lists. */
const REMEMBERED = 20;

export function createFileCarrier(parts: FileCarrierDeps) {
  const { database, clock, announce } = parts;

  async function write<Result>(work: (tables: DeviceDatabase) => Promise<Result>): Promise<Result> {
    const result = await withDatabase(database, (tables) =>
      tables.transaction('rw', tables.carried, () => work(tables)),
    );
    announce();
    return result;
  }

  const readAll = () => withDatabase(database, ({ carried }) => carried.toArray());

  /** Sends envelopes, and stores the results of those that are kept here. */
  const send = (
    envelopes: readonly Envelope[],
    onResult: (reference: string, result: EntryResult) => void = () => undefined,
  ): Promise<void> =>
    sendEnvelopes(envelopes, parts, async (envelope, results) => {
      for (const [place, result] of results.entries()) onResult(envelope.references[place] as string, result);
      // On a full disk the row stays unchanged: sending it again does no harm.
      await write(async ({ carried }) => {
        const row = await carried.get(idOf(envelope));
        if (!row?.envelope) return;
        const next = unseen(after(row, results, clock()));
        // All of it is in the person's own outbox.
        if (next.removed && next.state === 'refused') await carried.delete(next.id);
        else await carried.put(next);
      }).catch(() => undefined);
    });

  return {
    /**
     * Takes over a colleague's file; resolves when it is on disk. Parts already there stay unchanged.
     * @throws Dexie's QuotaExceededError and the like when the device cannot store it
     */
    async takeOver(file: OutboxFile): Promise<CarriedFile> {
      await write(async ({ carried }) => {
        const taken = file.envelopes.map((envelope) => freshOf(file, envelope, toIsoTime(clock())));
        const known = await carried.bulkGet(taken.map(({ id }) => id));
        await carried.bulkPut(
          taken.flatMap((fresh, place) => {
            const { removed, ...row } = known[place] ?? fresh;
            return known[place] && !removed ? [] : [row];
          }),
        );
        const delivered = (await carried.where('state').equals('delivered').sortBy('deliveredAt')).reverse();
        await carried.bulkDelete(delivered.slice(REMEMBERED).map(({ id }) => id));
      });
      return summaryOf((await readAll()).filter((row) => row.file === fileOf(file)));
    },

    /** Lists all files, the last taken over first. */
    async list(): Promise<CarriedFile[]> {
      const rows = (await readAll()).filter(({ removed }) => !removed);
      rows.sort((one, other) => (one.takenAt < other.takenAt ? 1 : -1));
      const files = [...new Set(rows.map(({ file }) => file))];
      return files.map((file) => summaryOf(rows.filter((row) => row.file === file)));
    },

    /** Returns the parts that wait only for a connection. */
    async waiting(): Promise<CarriedPart[]> {
      return (await readAll()).filter(({ state }) => state === 'waiting');
    },

    /** Sends the parts that are due, in the caller's turn. @param eager true ends our own pauses */
    async carry(eager: boolean): Promise<void> {
      const now = clock();
      const over = (time: number) => time <= now || time - now > LONGEST_PAUSE;
      const due = (await readAll()).filter(
        (row) => row.state === 'waiting' && over(row.notBefore) && (eager || over(row.nextAttemptAt)),
      );
      await send(due.flatMap(({ envelope }) => envelope ?? []));
    },

    /**
     * Sends a file now, whether it is kept here or not. It may be sent repeatedly: for entries that it holds,
     * the server gives the first answer again.
     * @param onResult called for each entry as its answer comes
     */
    sendFile: (file: OutboxFile, onResult: (reference: string, result: EntryResult) => void): Promise<void> =>
      send(file.envelopes, onResult),

    /** Lets the refused parts of a file wait again. */
    tryAgain: (file: string): Promise<void> =>
      write(async ({ carried }) => {
        const refused = carried
          .where('file')
          .equals(file)
          .and(({ state }) => state === 'refused');
        await refused.modify({ state: 'waiting', nextAttemptAt: 0 });
      }),

    /**
     * Removes a file that the person no longer carries. What the server has of it stays, unseen, until a backup of
     * the server has it too.
     */
    remove: (file: string): Promise<void> =>
      write(async ({ carried }) => {
        const rows = await carried.where('file').equals(file).toArray();
        const unsafe = rows.filter(({ envelope, epoch }) => envelope && epoch !== undefined);
        await carried.bulkDelete(rows.map(({ id }) => id));
        await carried.bulkPut(unsafe.map((row) => ({ ...row, state: 'kept', removed: true })));
      }),
  };
}

const fileOf = ({ envelopes }: OutboxFile) => (envelopes[0] as Envelope).file.toLowerCase();

/** Returns a part's id, with a piece of its content, so that a damaged part does not block a good one. */
const idOf = ({ file, index, enc, ciphertext }: Envelope) =>
  `${file.toLowerCase()}/${index}/${enc.slice(0, 16)}${ciphertext.slice(-16)}`;

function freshOf({ savedAt }: OutboxFile, envelope: Envelope, takenAt: string): CarriedPart {
  const file = envelope.file.toLowerCase();
  return {
    id: idOf(envelope),
    file,
    envelope,
    signed: envelope.signed !== undefined,
    entries: envelope.references.length,
    received: 0,
    state: 'waiting',
    problem: null,
    savedAt,
    takenAt,
    attempts: 0,
    nextAttemptAt: 0,
    notBefore: 0,
  };
}

/** Returns a row as it is after an attempt. */
function after(row: CarriedPart, results: readonly EntryResult[], now: number): CarriedPart {
  const received = results.filter(({ type }) => type === 'received').length;
  const attempts = row.attempts + 1;
  if (received === row.entries) {
    const { envelope: _, ...rest } = row;
    const delivered = { received, attempts, problem: null, deliveredAt: toIsoTime(now) };
    const held = heldAt(results);
    if (held) return { ...row, ...delivered, ...held, state: 'kept' };
    return { ...rest, ...delivered, state: 'delivered' };
  }
  const problem = results.flatMap(wordsOf)[0] ?? null;
  // Where the server has some of it, a backup of the server has to have them too before this device lets go of it.
  const { needsMaker: _, ...before } = row;
  const tried = {
    ...before,
    ...heldAt(results),
    received: Math.max(received, row.received),
    attempts,
    problem,
  };
  if (results.every(({ type }) => type !== 'unsent')) {
    const epoch = results.flatMap((result) => (result.type === 'refused' && result.epoch) || [])[0];
    const isOver = results.every(
      (result) => result.type === 'received' || (result.type === 'refused' && result.isAdopted),
    );
    return {
      ...tried,
      state: 'refused',
      ...(epoch !== undefined && { judgedBy: { epoch } }),
      ...(isOver && { removed: true }),
    };
  }
  const waitsForSomebody = results.some(
    (result) => isForbidden(result) || (result.type === 'unsent' && result.why === 'sign-in'),
  );
  const wait = backOff(attempts, FIRST_PAUSE, LAST_PAUSE);
  const asked = Math.max(0, ...results.map((result) => (result.type === 'unsent' ? (result.wait ?? 0) : 0)));
  return {
    ...tried,
    state: 'waiting',
    ...(results.some(isForbidden) && { needsMaker: true }),
    nextAttemptAt: now + (waitsForSomebody ? LONG_PAUSE : wait),
    notBefore: asked > 0 ? now + asked : 0,
  };
}

/** The office does not take it now from anybody but its maker. */
const isForbidden = (result: EntryResult) => result.type === 'unsent' && result.why === 'forbidden';

/** Of a removed part only what the server has of it matters. */
const unseen = (row: CarriedPart): CarriedPart =>
  row.removed && row.epoch !== undefined ? { ...row, state: row.envelope ? 'kept' : 'delivered' } : row;

/** Returns place and time of the last receipt; null if the server is too old, or was restored in between. */
function heldAt(
  results: readonly EntryResult[],
): Required<Pick<CarriedPart, 'epoch' | 'place' | 'receivedAt'>> | null {
  const receipts = results.flatMap((result) => (result.type === 'received' ? [result.receipt] : []));
  const [epoch, ...others] = new Set(receipts.map((receipt) => receipt.epoch));
  const place = Math.max(...receipts.map((receipt) => receipt.place ?? Number.NaN));
  if (epoch === undefined || others.length > 0 || Number.isNaN(place)) return null;
  return {
    epoch,
    place,
    receivedAt:
      receipts
        .map((receipt) => receipt.receivedAt)
        .sort()
        .at(-1) ?? '',
  };
}

function wordsOf(result: EntryResult): string[] {
  if (result.type === 'refused') return [result.problem.message];
  return result.type === 'unsent' && result.message ? [result.message] : [];
}

function summaryOf(rows: readonly CarriedPart[]): CarriedFile {
  const [first] = rows as [CarriedPart, ...CarriedPart[]];
  const sum = (count: (row: CarriedPart) => number) => rows.reduce((all, row) => all + count(row), 0);
  const isAny = (state: CarriedPart['state']) => rows.some((row) => row.state === state);
  return {
    file: first.file,
    signed: first.signed,
    savedAt: first.savedAt,
    entries: sum(({ entries }) => entries),
    received: sum(({ received }) => received),
    needsMaker: rows.some(({ state, needsMaker }) => state === 'waiting' && needsMaker === true),
    state: isAny('refused') ? 'refused' : isAny('waiting') ? 'waiting' : 'delivered',
    problems: [...new Set(rows.flatMap(({ problem }) => problem ?? []))],
  };
}
