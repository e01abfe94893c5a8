/** In the page: our pull into our database, and the rows that a table would show. */
import type { Session } from '../../../../src/contract/accounts/accounts.ts';
import { DeviceDatabase } from '../../../../src/device/core/database.ts';
import { createTransport } from '../../../../src/device/core/transport.ts';
import { createPuller } from '../../../../src/device/records/pull/pull.ts';
import { createLiveRecords } from '../../../../src/device/records/rows/live-records.ts';

export interface OurSync {
  /** Milliseconds until everything is on the disk. */
  stored: number;
  /** Milliseconds until an open table shows everything. */
  shown: number;
  rows: number;
}

/** A table of tours that a puller keeps live, as in a tab of the office. */
function openTable(database: DeviceDatabase) {
  const store = createLiveRecords<'tour'>({
    database,
    kind: 'tour',
    schedule: (work) => requestAnimationFrame(work),
    nextTask: () => new Promise((resolve) => setTimeout(resolve)),
  });
  const puller = createPuller({
    onRetry: () => undefined,
    database,
    transport: createTransport(),
    lock: (work) => navigator.locks.request('feed-pull', work) as never,
    clock: () => Date.now(),
    announce: store.onFeedChange,
    askToSignIn: async () => undefined,
  });
  const showing = (rows: number) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (store.snapshot().rows.length < rows || store.snapshot().state !== 'ready') return;
        stop();
        resolve();
      };
      const stop = store.subscribe(look);
      look();
    });
  return { store, puller, showing };
}

/** The first sync of a new device, with a table that is open. */
export async function syncOurs(session: Session, rows: number): Promise<OurSync> {
  const database = new DeviceDatabase();
  await database.delete();
  await database.open();
  await database.facts.put({ key: 'session', value: session });
  const { store, puller, showing } = openTable(database);
  store.start();
  const start = performance.now();
  const shown = showing(rows).then(() => performance.now() - start);
  const outcome = await puller.pull();
  const stored = performance.now() - start;
  const result = { stored, shown: await shown, rows: store.snapshot().rows.length };
  if (outcome !== 'done') throw new Error(`The pull ended with ${outcome}.`);
  if (store.snapshot().rows.length !== rows) throw new Error(`${result.rows} rows came, not ${rows}.`);
  database.close();
  return result;
}

/** Milliseconds that a table takes to read what an earlier sync has left, and what comes into it. */
export async function reopenOurs(rows: number): Promise<number> {
  const database = new DeviceDatabase();
  const { store, showing, puller } = openTable(database);
  const start = performance.now();
  store.start();
  await showing(rows);
  const time = performance.now() - start;
  // Kept, so that its memory can be measured, and for what is pulled into it.
  opened = { store, puller };
  return time;
}

let opened: Pick<ReturnType<typeof openTable>, 'store' | 'puller'> | undefined;

/** Milliseconds until so many changes are in the rows of the table that is open. */
export async function pullChanges(count: number): Promise<number> {
  if (!opened) throw new Error('No table is open.');
  const { store, puller } = opened;
  // An earlier round may have changed the same ones.
  const revisions = () => store.snapshot().rows.reduce((sum, { revision }) => sum + revision, 0);
  const wanted = revisions() + count;
  const start = performance.now();
  await puller.pull();
  while (revisions() < wanted) await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - start;
}
