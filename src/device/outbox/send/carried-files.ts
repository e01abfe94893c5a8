/**
 * Colleagues' files on this device: taken over, kept sealed, and sent whether or not somebody is signed in.
 * They are kept, even after a sign-out, until a backup of the server has them, because the device that made
 * them may be gone. The server takes each entry once, whoever brings it first.
 */

import type { Envelope, OutboxFile } from '../../../contract/protocol/outbox-file.ts';
import { type DeviceDatabase, withDatabase } from '../../core/database.ts';
import { toIsoTime } from '../../core/iso-time.ts';
import type { CarriedPart } from '../../core/tables.ts';
import {
  afterAttempt,
  type CarriedFile,
  carriedFileId,
  carriedPartId,
  coversPart,
  hideRemoved,
  holdsPart,
  idBesideHeldPart,
  newCarriedPart,
  summarizeParts,
} from './carried-part.ts';
import { type EntryResult, type EnvelopeDeps, sendEnvelopes } from './send-envelopes.ts';
import { LONGEST_PAUSE } from './verdict.ts';

export type FileCarrier = ReturnType<typeof createFileCarrier>;

export interface FileCarrierDeps extends EnvelopeDeps {
  database: DeviceDatabase;
  /** Tells every tab, and this one, that something changed. */
  announce: () => void;
}

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
        const rows = await carried.where('id').startsWith(carriedPartId(envelope)).toArray();
        const row = rows.find((one) => holdsPart(one, envelope));
        if (!row?.envelope) return;
        const next = hideRemoved(afterAttempt(row, results, clock()));
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
        for (const envelope of file.envelopes) {
          const held = await carried.where('id').startsWith(carriedPartId(envelope)).toArray();
          const known = held.find((row) => coversPart(row, envelope));
          const fresh = newCarriedPart(file, envelope, toIsoTime(clock()));
          const { removed, ...row } = known ?? { ...fresh, id: idBesideHeldPart(envelope, held) };
          if (!known || removed) await carried.put(row);
        }
        const delivered = (await carried.where('state').equals('delivered').sortBy('deliveredAt')).reverse();
        await carried.bulkDelete(delivered.slice(REMEMBERED).map(({ id }) => id));
      });
      return summarizeParts((await readAll()).filter((row) => row.file === carriedFileId(file)));
    },

    /** Lists all files, the last taken over first. */
    async list(): Promise<CarriedFile[]> {
      const rows = (await readAll()).filter(({ removed }) => !removed);
      rows.sort((one, other) => (one.takenAt < other.takenAt ? 1 : -1));
      const files = [...new Set(rows.map(({ file }) => file))];
      return files.map((file) => summarizeParts(rows.filter((row) => row.file === file)));
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
