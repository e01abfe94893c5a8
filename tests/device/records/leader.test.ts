import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTimer } from '../../../src/device/browser/index.ts';
import { type Locks, leadWithLock } from '../../../src/device/records/pull/leader.ts';

const NAME = 'feed-stream';
const HOUR = 60 * 60_000;

/** One lock for several tabs, as the Web Locks API has it: stealing, waiting in line, giving up the wait. */
function createLocks() {
  let holder: { rob: () => void } | null = null;
  const line: (() => void)[] = [];
  const counts = { asked: 0 };
  const request = (_name: string, options: LockOptions, work: () => Promise<unknown>) => {
    counts.asked += 1;
    return new Promise((resolve, reject) => {
      const take = () => {
        const mine = { rob: () => reject(new DOMException('Stolen', 'AbortError')) };
        holder = mine;
        const leave = () => {
          if (holder !== mine) return;
          holder = null;
          line.shift()?.();
        };
        Promise.resolve().then(work).then(resolve, reject).finally(leave);
      };
      if (options.steal) {
        holder?.rob();
        take();
      } else if (!holder) take();
      else {
        line.push(take);
        options.signal?.addEventListener('abort', () => {
          const place = line.indexOf(take);
          if (place >= 0) line.splice(place, 1);
          reject(new DOMException('Given up', 'AbortError'));
        });
      }
    });
  };
  return { locks: { request } as unknown as Locks, line, counts };
}

/** Leads until it is over. */
function createWork() {
  const state = { leading: 0 };
  const work = (over: AbortSignal) =>
    new Promise<void>((resolve) => {
      state.leading += 1;
      over.addEventListener('abort', () => {
        state.leading -= 1;
        resolve();
      });
    });
  return { state, work };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

describe('A tab that leads by a lock', () => {
  it('needs no AbortSignal.any', async () => {
    const { any } = AbortSignal;
    Reflect.deleteProperty(AbortSignal, 'any');
    try {
      const { locks, counts } = createLocks();
      const { state, work } = createWork();
      const stop = new AbortController();
      leadWithLock(NAME, { locks, startTimer })(work, true, stop.signal);
      await pass(HOUR);
      expect(state.leading).toBe(1);
      expect(counts.asked).toBe(1);
      stop.abort();
      expect(state.leading).toBe(0);
    } finally {
      AbortSignal.any = any;
    }
  });

  it('hands over to the one that takes over, and leads again when that one leaves', async () => {
    const { locks } = createLocks();
    const [first, second] = [createWork(), createWork()];
    const [stop, leave] = [new AbortController(), new AbortController()];
    leadWithLock(NAME, { locks, startTimer })(first.work, true, stop.signal);
    await pass(0);
    leadWithLock(NAME, { locks, startTimer })(second.work, true, leave.signal);
    await pass(HOUR);
    expect([first.state.leading, second.state.leading]).toEqual([0, 1]);
    leave.abort();
    await pass(HOUR);
    expect([first.state.leading, second.state.leading]).toEqual([1, 0]);
    stop.abort();
  });

  it('waits in line once, however often it has taken over', async () => {
    const { locks, line } = createLocks();
    const tabs = [createWork(), createWork()].map((tab) => ({
      ...tab,
      lead: leadWithLock(NAME, { locks, startTimer }),
    }));
    const stop = new AbortController();
    for (let turn = 0; turn < 5; turn += 1) {
      for (const { lead, work } of tabs) {
        lead(work, true, stop.signal);
        await pass(HOUR);
      }
    }
    expect(tabs.map(({ state }) => state.leading)).toEqual([0, 1]);
    expect(line).toHaveLength(1);
    stop.abort();
    await pass(HOUR);
    expect(tabs.map(({ state }) => state.leading)).toEqual([0, 0]);
  });

  it('asks ever more seldom when what it does fails at once', async () => {
    const { locks, counts } = createLocks();
    const stop = new AbortController();
    const fails = () => Promise.reject(new TypeError('AbortSignal.any is not a function'));
    leadWithLock(NAME, { locks, startTimer })(fails, true, stop.signal);
    await pass(0);
    expect(counts.asked).toBe(1);
    await pass(HOUR);
    expect(counts.asked).toBeLessThan(25);
    expect(counts.asked).toBeGreaterThan(5);
    stop.abort();
    const before = counts.asked;
    await pass(HOUR);
    expect(counts.asked).toBe(before);
  });

  it.each([
    ['refuses locks', { request: () => Promise.reject(new DOMException('No', 'SecurityError')) }],
    [
      'breaks at the first word',
      {
        request: () => {
          throw new TypeError('No');
        },
      },
    ],
    ['has no locks', null],
  ])('leads by itself where the browser %s', async (_what, locks) => {
    const { state, work } = createWork();
    const stop = new AbortController();
    leadWithLock(NAME, { locks: locks as Locks | null, startTimer })(work, true, stop.signal);
    await pass(HOUR);
    expect(state.leading).toBe(1);
    stop.abort();
    expect(state.leading).toBe(0);
  });

  it('begins nothing that was stopped before', async () => {
    const { locks } = createLocks();
    const { state, work } = createWork();
    const stop = new AbortController();
    leadWithLock(NAME, { locks, startTimer })(work, true, stop.signal);
    stop.abort();
    await pass(HOUR);
    leadWithLock(NAME, { locks, startTimer })(work, true, stop.signal);
    await pass(HOUR);
    expect(state.leading).toBe(0);
  });
});
