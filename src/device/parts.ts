/** Parts that decide, which every room takes from whoever puts it together: a test gives its own. */

/** Runs work while no other tab or worker runs any; gives up waiting when `signal` aborts. */
export type Lock = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Runs work after a time in milliseconds; what it gives calls it off. */
export type After = (milliseconds: number, work: () => void) => () => void;

/** A sign between tabs and worker that a person waits for the lock. */
export interface Priority {
  /** Puts the sign up; what it gives takes it down. */
  request: () => () => void;
  isRequested: () => Promise<boolean>;
}
