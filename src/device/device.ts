/** The outbox of this tab or worker, wired to the browser. Tests put it together on parts of their own. */
import { readAuthor } from './author.ts';
import { openDatabase, withDatabase } from './database.ts';
import { createCourtesy, createLock } from './locks.ts';
import { OUTBOX_CHANNEL } from './names.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createReplayer, type Replayer } from './replay.ts';
import { askThisDevice, farewell } from './session-here.ts';
import { createTransport } from './transport.ts';

export interface Device {
  outbox: Outbox;
  replayer: Replayer;
}

let device: Device | undefined;

/** The one of this tab or worker, made at first use. */
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
