/** A phone whose clock is wrong: days and defaults are the office's, by the difference that its answers have told. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isClockWrong } from '../../../src/contract/protocol/wrong-clock.ts';
import { officeNow, setClockDifference } from '../../../src/office/time/office-clock.ts';
import { officeToday } from '../../../src/office/time/office-today.ts';

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2027, 5, 16, 9) });
});
afterEach(() => {
  setClockDifference(0);
  vi.useRealTimers();
});

describe('Today in the office', () => {
  it('is that of the device’s clock while nothing else is known', () => {
    expect(officeToday()).toBe('2027-06-16');
  });

  it('is the office’s on a phone that is 15 days behind, and on one that is a year ahead', () => {
    setClockDifference(-15 * DAY);
    expect(officeToday()).toBe('2027-07-01');
    expect(officeNow().toISOString()).toBe('2027-07-01T09:00:00.000Z');
    setClockDifference(365 * DAY);
    expect(officeToday()).toBe('2026-06-16');
  });

  it('is not moved by a few minutes, which a slow line may make', () => {
    setClockDifference(4 * MINUTE);
    expect(officeNow().getTime()).toBe(Date.now());
    expect(isClockWrong(4 * MINUTE)).toBe(false);
    expect(isClockWrong(-6 * MINUTE)).toBe(true);
  });
});
