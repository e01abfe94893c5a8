/** What replay needs of the browser, each part one that a test can hold in its hand. */
import type { Outbox } from './outbox.ts';
import type { Transport } from './transport.ts';

/** Runs work while no other tab or worker runs any; gives up waiting when `signal` aborts. */
export type Lock = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** A sign between tabs and worker that a person waits for the lock. */
export interface Courtesy {
  /** Puts the sign up; what it gives takes it down. */
  ask: () => () => void;
  isAsked: () => Promise<boolean>;
}

export interface ReplayParts {
  outbox: Outbox;
  transport: Transport;
  lock: Lock;
  courtesy: Courtesy;
  /** Epoch milliseconds. */
  clock: () => number;
  /** 0 up to 1, so that a camp's phones do not all come back at the same moment. */
  random: () => number;
  /** The account whose entries may go, or null: as the database has it, which tabs and worker share. */
  author: () => Promise<string | null>;
  /** The server wants this account to sign in before it takes more of it. */
  askToSignIn: (author: string) => Promise<void>;
  /** Tells the server of a sign-out that it could not be told of. Never throws. */
  farewell: () => Promise<void>;
}
