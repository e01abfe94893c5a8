/** The outbox of this tab or worker, connected to the browser. Tests build it from their own parts. */

import { v7 } from 'uuid';
import { after, createLock, createPriority, makeRoom } from '../browser/index.ts';
import { countChange } from '../core/change-counter.ts';
import { openChannel } from '../core/channel.ts';
import { openDatabase, withDatabase } from '../core/database.ts';
import { ALL_SENT, OUTBOX_CHANNEL } from '../core/names.ts';
import { storingServerStatus } from '../core/server-status.ts';
import { createTransport } from '../core/transport.ts';
import { askToSignInHere, flushSignOut, readAuthor } from '../office/session/index.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { type Carrier, createCarrier } from './send/carried.ts';
import { isOffline } from './send/is-offline.ts';
import { createReplayer, type Replayer } from './send/replay.ts';
import { createOwnOutbox, type OwnOutbox } from './show/own-outbox.ts';

export interface Device {
  /** The whole outbox, for sending. The person's views and actions use `own`. */
  outbox: Outbox;
  own: OwnOutbox;
  replayer: Replayer;
  /** Files that this device carries for colleagues. */
  carrier: Carrier;
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
    channel.postMessage(isAllSent ? ALL_SENT : 'changed');
  };
  const outbox = createOutbox({
    database: openDatabase(),
    clock,
    newId: v7,
    announce,
    makeRoom,
  });
  const transport = storingServerStatus(createTransport(), openDatabase, announce);
  const carrier = createCarrier({ database: openDatabase(), transport, outbox, clock, announce });
  const replayer = createReplayer({
    outbox,
    clock,
    transport,
    carrier,
    lock: createLock('outbox-replay'),
    priority: createPriority(),
    after,
    random: Math.random,
    isOffline,
    author: () => withDatabase(openDatabase(), readAuthor),
    askToSignIn: askToSignInHere,
    flushSignOut,
  });
  return { outbox, own: createOwnOutbox({ database: openDatabase(), outbox }), replayer, carrier };
}
