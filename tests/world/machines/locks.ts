/** The locks of one browser, as its tabs and worker share them. */
import type { Lock, LockPriority } from '../../../src/device/core/dependencies.ts';
import type { Owner, Schedule } from '../schedule.ts';

interface Turn {
  owner: Owner;
  /** Runs the work of who has the lock now. */
  begin: () => void;
}

interface Queue {
  holder: Turn | null;
  waiting: Turn[];
}

export type Locks = ReturnType<typeof createLocks>;

/** Locks that one browser grants in a second; more is a loop that does nothing else. */
const MAX_A_SECOND = 500;

/**
 * @param areShared false where there are no Web Locks: each tab takes turns with itself alone
 * @param onBusy told when somebody asks for them over and over
 */
export function createLocks(schedule: Schedule, areShared: boolean, onBusy: () => void) {
  let second = 0;
  let granted = 0;
  const queues = new Map<string, Queue>();
  const people = new Map<object, Owner>();

  function queueOf(name: string): Queue {
    const queue = queues.get(name) ?? { holder: null, waiting: [] };
    queues.set(name, queue);
    return queue;
  }

  function grant(queue: Queue): void {
    if (queue.holder) return;
    const next = queue.waiting.shift();
    if (!next) return;
    queue.holder = next;
    const now = Math.floor(schedule.now() / 1000);
    granted = now === second ? granted + 1 : 1;
    second = now;
    if (granted > MAX_A_SECOND) onBusy();
    schedule.add(0, next.owner, next.begin);
  }

  function release(queue: Queue, turn: Turn): void {
    if (queue.holder !== turn) return;
    queue.holder = null;
    grant(queue);
  }

  return {
    lock: (name: string, owner: Owner): Lock =>
      function request<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
        const queue = queueOf(areShared ? name : `${owner.name} ${name}`);
        return new Promise<Result>((resolve, reject) => {
          const turn: Turn = {
            owner,
            begin: () => {
              signal?.removeEventListener('abort', leave);
              void work()
                .then(resolve, reject)
                .finally(() => release(queue, turn));
            },
          };
          const leave = () => {
            if (queue.holder === turn) return;
            queue.waiting = queue.waiting.filter((other) => other !== turn);
            reject(signal?.reason);
          };
          signal?.addEventListener('abort', leave);
          queue.waiting.push(turn);
          grant(queue);
        });
      },

    priority: (owner: Owner): LockPriority => ({
      request() {
        const person = {};
        people.set(person, owner);
        return () => people.delete(person);
      },
      isRequested: async () =>
        areShared ? people.size > 0 : [...people.values()].some((whose) => whose === owner),
    }),

    /** The browser takes away what a tab holds: its work goes on, and so does somebody else's. */
    take(owner: Owner): void {
      for (const queue of queues.values()) {
        if (queue.holder?.owner === owner) release(queue, queue.holder);
      }
    },

    /** The tab is gone, with all that it held and waited for. */
    forget(owner: Owner): void {
      for (const [person, whose] of people) if (whose === owner) people.delete(person);
      for (const queue of queues.values()) {
        queue.waiting = queue.waiting.filter((turn) => turn.owner !== owner);
        if (queue.holder?.owner === owner) release(queue, queue.holder);
      }
    },
  };
}
