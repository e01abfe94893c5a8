/** Calls that are served while something long goes on. */
import { setImmediate as turn } from 'node:timers/promises';

/**
 * Makes one call after the other, each in a turn of the event loop of its own, until the work has ended.
 * @returns how many were answered before it ended
 */
export async function callsAnsweredDuring(
  work: Promise<unknown>,
  call: () => Promise<unknown>,
): Promise<number> {
  let running = true;
  const ended = work.finally(() => {
    running = false;
  });
  let served = 0;
  while (running) {
    await turn();
    await call();
    if (running) served += 1;
  }
  await ended;
  return served;
}
