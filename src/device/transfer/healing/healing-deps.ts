/** Parts of healing that come from the browser, and that a test can replace. */
import type { SealedValue, SealingContext, SealingKey } from '../../../contract/values/sealing.ts';
import type { DeviceDatabase } from '../../core/database.ts';
import type { Lock } from '../../core/dependencies.ts';
import type { Identify } from '../../core/submission-secret.ts';
import type { Transport } from '../../core/transport.ts';

export interface HealingDeps {
  database: DeviceDatabase;
  /** A transport that listens, see `statusStoringTransport`. */
  transport: Transport;
  /** One tab or worker heals at a time. */
  lock: Lock;
  /** Epoch milliseconds. */
  clock: () => number;
  /** Returns 0 up to 1. */
  random: () => number;
  /** Resolves after so many milliseconds. */
  pause: (milliseconds: number) => Promise<void>;
  /** Reads the account whose entries may be sent, or null. */
  author: () => Promise<string | null>;
  identify: Identify;
  seal: (key: SealingKey, place: SealingContext, text: string) => Promise<SealedValue>;
  /** Tells every tab that something changed; pages then heal again. */
  announce: () => void;
  /** Makes an account's entries and copies wait until it signs in again. */
  askToSignIn: (account: string) => Promise<void>;
}
