// @vitest-environment happy-dom
/** A device whose clock is wrong is told so once the office has answered, and goes by the office's. */
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase, readDeviceState } from '../../../src/device/core/database.ts';
import { statusStoringTransport } from '../../../src/device/core/server-status.ts';
import { ClockNotice } from '../../../src/office/shell/notices/clock-notice.tsx';
import { setClockDifference } from '../../../src/office/time/office-clock.ts';
import { officeToday } from '../../../src/office/time/office-today.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const dependencies = { ...Dexie.dependencies };
const root = createRoot(document.body.appendChild(document.createElement('div')));

beforeEach(() => {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
});
afterEach(() => {
  root.render(null);
  setClockDifference(0);
  Object.assign(Dexie.dependencies, dependencies);
});

/** An answer of the office, whose clock differs from this device's, after so long a way there and back. */
async function answer({ ahead, way = 0 }: { ahead: number; way?: number }): Promise<number | undefined> {
  let now = Date.now();
  const transport = statusStoringTransport(
    async () => {
      const at = new Date(now + way / 2 - ahead).toUTCString();
      now += way;
      const status = { epoch: 'one', backedUpTo: 0, lineage: 'l', at: new Date(at).toISOString() };
      return { status: 200, retryAfter: null, body: {}, serverStatus: status };
    },
    openDatabase,
    () => undefined,
    () => now,
  );
  await transport('/api/health');
  return (await readDeviceState(openDatabase(), 'standing'))?.ahead;
}

it('tells a phone that is 15 days behind what time it is, and dates follow the office', async () => {
  const today = officeToday();
  await answer({ ahead: -15 * DAY });
  root.render(<ClockNotice />);
  await vi.waitFor(() =>
    expect(document.body.textContent).toContain('The clock of this device is wrong. In the office it is '),
  );
  const shown = document.querySelector('time')?.getAttribute('datetime') ?? '';
  await vi.waitFor(() => expect(officeToday()).toBe(officeToday(new Date(Date.now() + 15 * DAY))));
  expect(officeToday()).not.toBe(today);
  expect(Math.abs(Date.parse(shown) - Date.now() - 15 * DAY)).toBeLessThan(2 * MINUTE);
});

it('says nothing of a clock that is right, however long the way was', async () => {
  expect(await answer({ ahead: 0, way: 40 * MINUTE })).toBe(0);
  expect(await answer({ ahead: 2 * MINUTE })).toBeLessThan(3 * MINUTE);
  root.render(<ClockNotice />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.body.textContent).toBe('');
});
