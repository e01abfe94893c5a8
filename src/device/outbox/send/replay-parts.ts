/** What replay needs from the browser, as parts that a test can replace. */

import type { After, Lock, Priority } from '../../core/parts.ts';
import type { Transport } from '../../core/transport.ts';
import type { Outbox } from '../outbox.ts';
import type { Carrier } from './carried.ts';

export interface ReplayParts {
  outbox: Outbox;
  transport: Transport;
  lock: Lock;
  priority: Priority;
  /** Epoch milliseconds. */
  clock: () => number;
  after: After;
  /** 0 up to 1, so that a camp's phones do not all retry at the same moment. */
  random: () => number;
  /** True if the browser is certainly offline; then nothing is called and no attempt counts. Absent: never. */
  isOffline?: () => Promise<boolean>;
  /** The account whose entries may be sent, or null; from the database, which tabs and worker share. */
  author: () => Promise<string | null>;
  /** The server requires this account to sign in again. */
  askToSignIn: (author: string) => Promise<void>;
  /** What this device carries for colleagues; absent: nothing. */
  carrier?: Pick<Carrier, 'carry' | 'waiting'>;
  /** Reports an earlier sign-out that could not be reported. Never throws. */
  flushSignOut: () => Promise<void>;
}
