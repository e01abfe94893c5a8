/** Parts of replay that come from the browser, and that a test can replace. */

import type { Lock, LockPriority, StartTimer } from '../../core/dependencies.ts';
import type { Identify } from '../../core/submission-secret.ts';
import type { Transport } from '../../core/transport.ts';
import type { Outbox } from '../outbox.ts';
import type { FileCarrier } from './carried-files.ts';

export interface ReplayDeps {
  outbox: Outbox;
  transport: Transport;
  /** Says of each submission what stands beside its content. */
  identify: Identify;
  lock: Lock;
  priority: LockPriority;
  /** Epoch milliseconds. */
  clock: () => number;
  after: StartTimer;
  /** Returns 0 up to 1, so that a camp's phones do not all retry at the same moment. */
  random: () => number;
  /**
   * Returns true if the browser is certainly offline: then nothing is called, and no attempt counts. Where a person has
   * asked to send now, the browser's word alone is not enough.
   */
  isOffline?: (isPressed?: boolean) => Promise<boolean>;
  /** Reads the account whose entries may be sent, or null, from the database that tabs and worker share. */
  author: () => Promise<string | null>;
  /** Called when the server requires this account to sign in again. */
  askToSignIn: (author: string) => Promise<void>;
  /** Sender of the files that this device carries for colleagues, if there are any. */
  carrier?: Pick<FileCarrier, 'carry' | 'waiting'>;
  /** Reports an earlier sign-out that could not be reported. Never throws. */
  flushSignOut: () => Promise<void>;
}
