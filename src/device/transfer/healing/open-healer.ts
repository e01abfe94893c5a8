/** Healing in this tab or worker, wired to the browser. */

import { createLock } from '../../browser/index.ts';
import { announceOnChannel } from '../../core/channel.ts';
import { openDatabase, withDatabase } from '../../core/database.ts';
import { statusStoringTransport } from '../../core/server-status.ts';
import { OUTBOX_CHANNEL } from '../../core/shared-names.ts';
import { identify } from '../../core/submission-secret.ts';
import { createTransport } from '../../core/transport.ts';
import { readAuthor, requireSignInHere } from '../../office/session/index.ts';
import { openDevice } from '../../outbox/index.ts';
import { seal } from '../sealing/index.ts';
import { createHealer, type Heal, type HealingResult } from './heal.ts';

let healer: Heal | undefined;

/** Heals, then sends the entries that wait again because of it. Never throws. */
export async function healThisDevice(ask: boolean): Promise<HealingResult> {
  healer ??= createHealer({
    database: openDatabase(),
    transport: statusStoringTransport(createTransport(), openDatabase),
    lock: createLock('healing'),
    clock: () => Date.now(),
    random: Math.random,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    author: () => withDatabase(openDatabase(), readAuthor),
    identify,
    seal,
    announce: () => announceOnChannel(OUTBOX_CHANNEL),
    askToSignIn: requireSignInHere,
  });
  try {
    const healed = await healer(ask);
    if (healed.requeued > 0) await openDevice().replayer.replay(false);
    return healed;
  } catch {
    // The database does not respond; the next replay trigger tries again.
    return { requeued: 0, finished: false };
  }
}
