import { v7 } from 'uuid';
import { createReplayTriggers } from '../../../src/device/outbox/send/replay-triggers.ts';
import { createTestDevice, unreachable } from '../device/device.ts';

interface WaitingPage {
  /** Milliseconds at least between two tries. */
  rest: number;
  hours: number;
  /** True if the browser itself says that it is offline. */
  isOffline?: boolean;
}

/**
 * A page with one waiting request that cannot leave, open for so many hours in virtual time.
 * @returns how often a timer woke it, how many calls it made, when it was opened, and how long after that it woke
 */
export async function countWakes({
  rest,
  hours,
  isOffline = false,
}: WaitingPage): Promise<{ wakes: number; calls: number; begun: number; at: number[] }> {
  const { replayer, time, requests, book } = createTestDevice({
    network: unreachable,
    isOffline: async () => isOffline,
  });
  await book(v7());
  const callsBefore = requests.length;
  let next: { at: number; work: () => void } | undefined;
  let timersSet = 0;
  const { wake } = createReplayTriggers({
    replayer,
    clock: () => time.now,
    startTimer(milliseconds, work) {
      timersSet += 1;
      next = { at: time.now + milliseconds, work };
      return () => {
        next = undefined;
      };
    },
    rest: () => rest,
  });
  const begun = time.now;
  const woken: number[] = [];
  const end = time.now + hours * 60 * 60_000;
  await wake(false);
  for (let wakes = 0; ; wakes += 1) {
    if (!next || next.at > end) return { wakes, calls: requests.length - callsBefore, begun, at: woken };
    const { at, work } = next;
    time.now = at;
    woken.push(at - begun);
    const before = timersSet;
    work();
    // Each try ends with the timer of the next one.
    while (timersSet === before) await new Promise((resolve) => setTimeout(resolve));
  }
}
