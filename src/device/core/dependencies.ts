/** Dependencies that every room is given from outside, so that tests can pass their own. */

/** Runs work while no other tab or worker does; stops waiting if `signal` aborts. */
export type Lock = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Runs work after a time in milliseconds. @returns a function that cancels it */
export type StartTimer = (milliseconds: number, work: () => void) => () => void;

/** Shows tabs and worker that a person waits for the lock. */
export interface LockPriority {
  /** Sets the sign. @returns a function that removes it */
  request: () => () => void;
  isRequested: () => Promise<boolean>;
}
