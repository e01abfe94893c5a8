/** The outbox of this tab or worker, connected to the browser. Tests build it from their own parts. */

import { v7 } from 'uuid';
import { createLock, createLockPriority, freeDiskSpace, startTimer } from '../browser/index.ts';
import { openChannel } from '../core/channel.ts';
import { openDatabase, withDatabase } from '../core/database.ts';
import { countChange } from '../core/live/change-counter.ts';
import { readClockAhead, statusStoringTransport } from '../core/server-status.ts';
import { ALL_SENT_MESSAGE, OUTBOX_CHANNEL } from '../core/shared-names.ts';
import { identify } from '../core/submission-secret.ts';
import { createDatabaseLimit } from '../core/timeout.ts';
import { createTransport } from '../core/transport.ts';
import { flushSignOut, readAuthor, requireSignInHere, shownAuthor } from '../office/session/index.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createFileCarrier, type FileCarrier } from './send/carried-files.ts';
import { isOffline } from './send/is-offline.ts';
import { createReplayer, type Replayer } from './send/replay.ts';
import { createSender } from './send/send.ts';
import { createDirectSender } from './send/send-unstored.ts';
import { createOwnOutbox, type OwnOutbox } from './show/own-outbox.ts';

export interface Device {
  /** The whole outbox, for sending. The person's views and actions use `own`. */
  outbox: Outbox;
  own: OwnOutbox;
  replayer: Replayer;
  /** Files that this device carries for colleagues. */
  carrier: FileCarrier;
}

let device: Device | undefined;

/** Returns the device of this tab or worker, made at first use. */
export function openDevice(): Device {
  device ??= createDevice();
  return device;
}

function createDevice(): Device {
  const channel = openChannel(OUTBOX_CHANNEL);
  const clock = () => Date.now();
  const announce = (isAllSent = false) => {
    countChange();
    channel.postMessage(isAllSent ? ALL_SENT_MESSAGE : 'changed');
  };
  const outbox = createOutbox({
    database: openDatabase(),
    clock,
    newId: v7,
    announce,
    freeDiskSpace: freeDiskSpace,
  });
  const transport = statusStoringTransport(createTransport(), openDatabase, announce);
  const carrier = createFileCarrier({ database: openDatabase(), transport, outbox, clock, announce });
  const replayer = createReplayer({
    outbox,
    clock,
    transport,
    identify,
    carrier,
    lock: createLock('outbox-replay'),
    priority: createLockPriority(),
    after: startTimer,
    random: Math.random,
    isOffline,
    author: () => withDatabase(openDatabase(), readAuthor),
    askToSignIn: requireSignInHere,
    flushSignOut,
  });
  return { outbox, own: createOwnOutbox({ database: openDatabase(), outbox }), replayer, carrier };
}

/** The way to the server for what this tab cannot store; nothing of it waits for the database longer than its limit. */
export function openDirectSender() {
  const inTime = createDatabaseLimit(startTimer);
  const { sendOne } = createSender({
    transport: createTransport(),
    clock: () => Date.now(),
    random: Math.random,
    identify: (entry) => inTime(identify(entry)).catch(() => ({ id: entry.id })),
  });
  const direct = createDirectSender({
    outbox: openDevice().outbox,
    sendOne,
    clock: () => Date.now(),
    newId: v7,
    author: () => withDatabase(openDatabase(), readAuthor),
    shownAuthor,
    clockAhead: async (now) => withDatabase(openDatabase(), async (tables) => readClockAhead(tables, now)),
    inTime,
  });
  return { direct, inTime };
}
