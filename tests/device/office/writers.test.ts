/** Colleagues who write to a guest, as long as they say so. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTimer } from '../../../src/device/browser/index.ts';
import { createReplyWriters } from '../../../src/device/office/writing/writers.ts';
import { WRITING_NOTICE_INTERVAL, WRITING_NOTICE_LIFETIME } from '../../../src/kinds/writing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [record, amina, juma] = [v7(), v7(), v7()];

function open() {
  const writers = createReplyWriters(startTimer);
  const changed = vi.fn();
  writers.subscribe(changed);
  const say = (account: string, writing = true) => writers.hear({ record, account, writing });
  return { writers, changed, say };
}

describe('A colleague who writes', () => {
  it('is shown for as long as that is said, and no word of it is news', () => {
    const { writers, changed, say } = open();
    for (let times = 0; times < 20; times += 1) {
      say(amina);
      vi.advanceTimersByTime(WRITING_NOTICE_INTERVAL);
      expect(writers.of(record)).toEqual([amina]);
    }
    expect(changed).toHaveBeenCalledTimes(1);
    expect(writers.of(v7())).toEqual([]);
  });

  it('is forgotten within seconds of the last word, where the line was lost', () => {
    const { writers, changed, say } = open();
    say(amina);
    vi.advanceTimersByTime(WRITING_NOTICE_LIFETIME);
    expect([writers.of(record), changed.mock.calls.length]).toEqual([[], 2]);
    vi.advanceTimersByTime(60_000);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('is forgotten at once who stops, and nobody else', () => {
    const { writers, say } = open();
    say(amina);
    say(juma);
    expect(writers.of(record)).toEqual([amina, juma]);
    say(amina, false);
    expect(writers.of(record)).toEqual([juma]);
    vi.advanceTimersByTime(WRITING_NOTICE_LIFETIME);
    expect(writers.of(record)).toEqual([]);
  });
});
