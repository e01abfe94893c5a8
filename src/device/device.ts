/**
 * The parts of this room put together on the real browser: one device per tab or
 * worker. Tests put them together on parts of their own.
 */

import { askToSignIn, createFarewell, readAuthor, SESSION_CHANNEL } from './author.ts';
import { DeviceDatabase, withDatabase } from './database.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { OUTBOX_CHANNEL } from './peek.ts';
import { createReplayer, type Replayer } from './replay.ts';
import type { Courtesy, Lock } from './replay-parts.ts';
import { createTransport } from './transport.ts';

export interface Device {
  outbox: Outbox;
  replayer: Replayer;
}

/** Tag of the Background Sync registration that wakes the worker. */
export const SYNC_TAG = 'outbox';

let database: DeviceDatabase | undefined;
let device: Device | undefined;

/** The one connection of this tab or worker. */
export function openDatabase(): DeviceDatabase {
  database ??= new DeviceDatabase();
  return database;
}

/** The one device of this tab or worker, made at first use. */
export function openDevice(): Device {
  device ??= createDevice();
  return device;
}

function createDevice(): Device {
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  const clock = () => Date.now();
  const outbox = createOutbox({
    database: openDatabase(),
    clock,
    announce: () => channel.postMessage('changed'),
  });
  const replayer = createReplayer({
    outbox,
    clock,
    transport: createTransport(),
    lock: createLock('outbox-replay'),
    courtesy: createCourtesy(),
    random: Math.random,
    author: () => withDatabase(openDatabase(), readAuthor),
    askToSignIn: askThisDevice,
    farewell,
  });
  return { outbox, replayer };
}

/** Every tab looks again who is signed in, this one too. */
export function tellOfSession(): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** The server wants this account to sign in again: kept, and told to every tab. */
export async function askThisDevice(account: string): Promise<void> {
  await withDatabase(openDatabase(), (tables) => askToSignIn(tables, account));
  tellOfSession();
}

/** Sign-in and sign-out take turns: the server must not be told of the one in the other's name. */
export const sessionLock = createLock('session');

export const farewell = createFarewell({
  database: openDatabase,
  lock: sessionLock,
  fetch: (...request) => fetch(...request),
});

/**
 * A Web Lock where there is one. Without (an insecure address, a very old browser)
 * this tab takes turns with itself alone; the server's key keeps two tabs exact.
 */
export function createLock(name: string): Lock {
  if (typeof navigator !== 'undefined' && navigator.locks) {
    const { locks } = navigator;
    return (work, signal) => locks.request(name, signal ? { signal } : {}, work) as never;
  }
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** A lock of its own, shared by all who wait: seen by every tab and the worker, gone with the tab. */
function createCourtesy(): Courtesy {
  const name = 'outbox-person';
  if (typeof navigator !== 'undefined' && navigator.locks) {
    const { locks } = navigator;
    return {
      ask() {
        let thank = () => {};
        const waiting = new Promise<void>((resolve) => {
          thank = resolve;
        });
        void locks.request(name, { mode: 'shared' }, () => waiting);
        return thank;
      },
      isAsked: async () => ((await locks.query()).held ?? []).some((lock) => lock.name === name),
    };
  }
  const waiting = new Set<object>();
  return {
    ask() {
      const person = {};
      waiting.add(person);
      return () => waiting.delete(person);
    },
    isAsked: async () => waiting.size > 0,
  };
}
