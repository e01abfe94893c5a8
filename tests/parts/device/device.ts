/** A device on parts that a test controls: clock, network, lock and chance. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { startTimer } from '../../../src/device/browser/index.ts';
import { DeviceDatabase } from '../../../src/device/core/database.ts';
import type { Lock, LockPriority, StartTimer } from '../../../src/device/core/dependencies.ts';
import { readClockAhead } from '../../../src/device/core/server-status.ts';
import { createIdentify } from '../../../src/device/core/submission-secret.ts';
import { createDatabaseLimit } from '../../../src/device/core/timeout.ts';
import { createTransport } from '../../../src/device/core/transport.ts';
import { createSignOutFlush, readAuthor, requireSignIn } from '../../../src/device/office/session/author.ts';
import { createSubmit } from '../../../src/device/outbox/add/submit.ts';
import { createOutbox } from '../../../src/device/outbox/outbox.ts';
import { createFileCarrier } from '../../../src/device/outbox/send/carried-files.ts';
import { createReplayer } from '../../../src/device/outbox/send/replay.ts';
import { createSender } from '../../../src/device/outbox/send/send.ts';
import { createDirectSender } from '../../../src/device/outbox/send/send-unstored.ts';
import type { PackageBooking } from '../../../src/kinds/package-booking/schema.ts';
import { booking } from '../records/sample-booking.ts';

/** Network of a device: answers its requests, or fails. */
export type Network = (address: string, init: RequestInit) => Promise<Response>;

/** Makes a lock like the browser's: one holder at a time among all devices that share it. */
export function createTestLock(): Lock {
  let last: Promise<unknown> = Promise.resolve();
  return (work, signal) => {
    const turn = last.then(() => {
      signal?.throwIfAborted();
      return work();
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Makes a priority like the browser's, seen by all devices that share it. */
export function createTestPriority(): LockPriority {
  const waiting = new Set<object>();
  return {
    request() {
      const person = {};
      waiting.add(person);
      return () => waiting.delete(person);
    },
    isRequested: async () => waiting.size > 0,
  };
}

export interface TestDeviceOptions {
  network: Network;
  /** Shared between devices, as tabs and worker share the browser's. */
  indexedDB?: IDBFactory;
  lock?: Lock;
  priority?: LockPriority;
  sessionLock?: Lock;
  /** Epoch milliseconds; a test moves it. */
  time?: { now: number };
  /** Drops what can be fetched again from a full disk; true when something was. */
  makeRoom?: () => Promise<boolean>;
  /** Waits for room that was freed and comes late; false where none is to come. */
  waitForRoom?: () => Promise<boolean>;
  /** Whether the browser is certain to be offline; it is not unless said otherwise. */
  isOffline?: (isPressed?: boolean) => Promise<boolean>;
  /** The same for a submission, which is then answered from the disk without asking anybody. */
  isSurelyOffline?: () => boolean;
  /** The account that the tab shows, which counts where the database cannot be read. */
  shownAuthor?: () => string | null;
  /** The timer of the limit for a database that never answers. */
  databaseTimer?: StartTimer;
  /** Called for every change of the outbox; true if nothing waits any more. */
  announce?: (isAllSent?: boolean) => void;
  /** Called with the time that each call may take, in milliseconds. */
  onWait?: (milliseconds: number) => void;
}

export function createTestDevice(options: TestDeviceOptions) {
  const time = options.time ?? { now: Date.UTC(2027, 0, 1) };
  const database = new DeviceDatabase({ indexedDB: options.indexedDB ?? new IDBFactory(), IDBKeyRange });
  const changes = { count: 0 };
  const outbox = createOutbox({
    database,
    clock: () => time.now,
    newId: v7,
    announce: (isAllSent) => {
      changes.count += 1;
      options.announce?.(isAllSent);
    },
    ...(options.makeRoom && { freeDiskSpace: options.makeRoom }),
  });
  const flushSignOut = createSignOutFlush({
    database: () => database,
    lock: options.sessionLock ?? createTestLock(),
    fetch: (address, init = {}) => options.network(String(address), init),
    startTimer,
  });
  const requests: { address: string; body: string; headers: Headers }[] = [];
  const transport = createTransport({
    fetch: async (address, init = {}) => {
      const headers = new Headers(init.headers);
      const body = await readBody(init.body, headers);
      requests.push({ address: String(address), body, headers });
      return options.network(String(address), { ...init, body });
    },
    ...(options.onWait && {
      after(milliseconds: number) {
        options.onWait?.(milliseconds);
        return () => undefined;
      },
    }),
  });
  const carrier = createFileCarrier({
    database,
    transport,
    outbox,
    clock: () => time.now,
    announce: () => options.announce?.(),
  });
  const identify = createIdentify(() => database);
  const replayer = createReplayer({
    outbox,
    carrier,
    transport,
    identify,
    clock: () => time.now,
    after: startTimer,
    random: () => 1,
    lock: options.lock ?? createTestLock(),
    priority: options.priority ?? createTestPriority(),
    author: () => readAuthor(database),
    askToSignIn: (author) => requireSignIn(database, author),
    flushSignOut,
    ...(options.isOffline && { isOffline: options.isOffline }),
  });
  let number = 0;
  const add = (part: Partial<PackageBooking> = {}, id: string = v7()) => {
    number += 1;
    const payload = { ...booking, fullName: `Traveller ${number}`, ...part };
    return outbox.add({ id, kind: 'packageBooking', payload });
  };
  const inTime = createDatabaseLimit(options.databaseTimer ?? startTimer);
  const { sendOne } = createSender({
    transport,
    clock: () => time.now,
    random: () => 1,
    identify: (entry) => inTime(identify(entry)).catch(() => ({ id: entry.id })),
  });
  const direct = createDirectSender({
    outbox,
    sendOne,
    clock: () => time.now,
    newId: v7,
    author: () => readAuthor(database),
    shownAuthor: options.shownAuthor ?? (() => null),
    clockAhead: async (now) => readClockAhead(database, now),
    inTime,
  });
  const submit = createSubmit({
    direct,
    inTime,
    outbox,
    replayer,
    newPress: v7,
    ...(options.waitForRoom && { waitForRoom: options.waitForRoom }),
    ...(options.isSurelyOffline && { isSurelyOffline: options.isSurelyOffline }),
  });
  /** Submit, pressed in the form of a package. */
  const book = (id: string, part: Partial<PackageBooking> = {}) =>
    submit({ id, kind: 'packageBooking', payload: { ...booking, ...part } });
  return {
    database,
    outbox,
    replayer,
    carrier,
    transport,
    identify,
    flushSignOut,
    requests,
    time,
    changes,
    add,
    submit,
    book,
  };
}

async function readBody(body: unknown, headers: Headers): Promise<string> {
  if (typeof body === 'string') return body;
  const packed = new Response(body as ArrayBuffer).body as ReadableStream<Uint8Array<ArrayBuffer>>;
  const plain =
    headers.get('Content-Encoding') === 'gzip' ? packed.pipeThrough(new DecompressionStream('gzip')) : packed;
  return new Response(plain).text();
}

/** Answers as our server does when it takes everything. */
export const acceptsEverything: Network = async (address, init) => {
  const receipt = (id: string) => ({
    id,
    reference: 'PB-0000-0000-0',
    receivedAt: '2027-01-02T00:00:00.000Z',
    message: 'Taken',
  });
  if (address === '/api/replay') {
    const { entries } = JSON.parse(String(init.body));
    return Response.json({
      results: entries.map(({ id }: { id: string }) => ({ id, status: 200, receipt: receipt(id) })),
    });
  }
  return Response.json(receipt(new Headers(init.headers).get('Idempotency-Key') ?? ''));
};

/** Network with nobody at the other end. */
export const unreachable: Network = async () => {
  throw new TypeError('Failed to fetch');
};

/** A captive portal: a friendly page for every request. */
export const captivePortal: Network = async () =>
  new Response('<html><body>Welcome to Lodge Wi-Fi</body></html>', {
    headers: { 'Content-Type': 'text/html' },
  });
