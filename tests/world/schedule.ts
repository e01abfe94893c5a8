/**
 * Virtual time, and the one place that decides what happens next: timers, answers of the network,
 * grants of locks and words between tabs wait here. The clock moves only when everything has settled.
 */
import type { SeededRandom } from '../parts/seeded-random.ts';

/** A tab or worker: what belongs to it waits while it is frozen, and never happens once it is dead. */
export interface Owner {
  name: string;
  state: 'live' | 'frozen' | 'dead';
}

interface Due {
  /** Epoch milliseconds. */
  at: number;
  owner: Owner | null;
  run: () => unknown;
}

export type Schedule = ReturnType<typeof createSchedule>;

/** Turns of the event loop without work after which nothing is under way any more. */
const QUIET_TURNS = 3;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const isBusy = () => process.getActiveResourcesInfo().includes('Immediate');

/** @param start epoch milliseconds */
export function createSchedule(chance: SeededRandom, start: number) {
  let now = start;
  let waiting: Due[] = [];

  /** Work of other threads, such as sealing. */
  const elsewhere = new Set<Promise<unknown>>();

  /** Lets everything run that waits for nothing but the processor. */
  async function settle(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS; ) {
      const isElsewhere = elsewhere.size > 0;
      await Promise.allSettled(elsewhere);
      await turn();
      quiet = isElsewhere || isBusy() ? 0 : quiet + 1;
    }
  }

  const mayRun = ({ owner }: Due) => owner === null || owner.state === 'live';

  /** One of those that are due first, as chance will have it. */
  function take(until: number): Due | null {
    waiting = waiting.filter(({ owner }) => owner?.state !== 'dead');
    const ready = waiting.filter(mayRun);
    if (ready.length === 0) return null;
    const first = Math.max(now, Math.min(...ready.map(({ at }) => at)));
    if (first > until) return null;
    const next = chance.pick(ready.filter(({ at }) => at <= first));
    waiting.splice(waiting.indexOf(next), 1);
    now = first;
    return next;
  }

  return {
    /** Epoch milliseconds. */
    now: () => now,

    /** Nothing else happens until this has ended. */
    hold<Result>(work: Promise<Result>): Promise<Result> {
      const held = work.finally(() => elsewhere.delete(held));
      elsewhere.add(held);
      return held;
    },

    /** @returns what calls it off */
    add(delay: number, owner: Owner | null, run: () => unknown): () => void {
      const due: Due = { at: now + Math.max(0, Math.ceil(delay)), owner, run };
      waiting.push(due);
      return () => {
        waiting = waiting.filter((other) => other !== due);
      };
    },

    /**
     * Runs what is due, one after another, each to its end.
     * @param time milliseconds that pass
     * @param most things that happen; fewer than that leave the rest for the next time
     */
    async run(time: number, most: number = Number.POSITIVE_INFINITY): Promise<void> {
      const until = now + time;
      await settle();
      for (let count = 0; count < most; count += 1) {
        const next = take(until);
        if (!next) {
          now = until;
          return;
        }
        await next.run();
        await settle();
      }
    },
  };
}
