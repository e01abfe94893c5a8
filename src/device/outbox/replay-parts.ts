/** What replay needs of the browser, each part one that a test can hold in its hand. */

import type { After, Lock, Priority } from '../parts.ts';
import type { Transport } from '../transport.ts';
import type { Outbox } from './outbox.ts';

export interface ReplayParts {
  outbox: Outbox;
  transport: Transport;
  lock: Lock;
  priority: Priority;
  /** Epoch milliseconds. */
  clock: () => number;
  after: After;
  /** 0 up to 1, so that a camp's phones do not all come back at the same moment. */
  random: () => number;
  /** True when nothing can leave the browser: then no call is made and no try counts. Absent: never certain. */
  isOffline?: () => Promise<boolean>;
  /** The account whose entries may go, or null: as the database has it, which tabs and worker share. */
  author: () => Promise<string | null>;
  /** The server wants this account to sign in before it takes more of it. */
  askToSignIn: (author: string) => Promise<void>;
  /** Tells the server of a sign-out that it could not be told of. Never throws. */
  flushSignOut: () => Promise<void>;
}
