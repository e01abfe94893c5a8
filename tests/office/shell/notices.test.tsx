// @vitest-environment happy-dom
/** Notices are announced, because the element that announces them is there before their words are. */
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../src/device/core/database.ts';
import { Notices } from '../../../src/office/shell/notices/notices.tsx';
import { setClockDifference } from '../../../src/office/time/office-clock.ts';

const dependencies = { ...Dexie.dependencies };
const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);
let isFull = false;
vi.mock('../../../src/device/browser/page.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useNearlyFull: () => isFull,
}));

beforeEach(() => {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
  isFull = false;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No line.')));
});
afterEach(async () => {
  root.render(null);
  await vi.waitFor(() => expect(place.childElementCount).toBe(0));
  setClockDifference(0);
  Object.assign(Dexie.dependencies, dependencies);
  vi.unstubAllGlobals();
});

/** Elements that announce what is put into them, as they are before there is anything to say. */
async function silent(): Promise<Element[]> {
  root.render(<Notices state="in" session={null} />);
  await vi.waitFor(() => expect(place.querySelector('[role=status]')).not.toBeNull());
  expect(place.textContent).toBe('');
  return [...place.querySelectorAll('[role=status]')];
}
const announced = (elements: readonly Element[], words: string) =>
  vi.waitFor(() => {
    const said = elements.filter((element) => element.isConnected).map(({ textContent }) => textContent);
    expect(said.join()).toContain(words);
  });

it('of a device that becomes nearly full', async () => {
  const elements = await silent();
  isFull = true;
  root.render(<Notices state="in" session={null} />);
  await announced(elements, 'This device is nearly full.');
});

it('of a session that has ended', async () => {
  const elements = await silent();
  root.render(<Notices state="expired" session={null} />);
  await announced(elements, 'Your session has ended.');
});

it('of a clock that is wrong', async () => {
  const elements = await silent();
  const value = { epoch: 'one', backedUpTo: 0, ahead: 3_600_000 };
  await openDatabase().facts.put({ key: 'standing', value });
  await announced(elements, 'The clock of this device is wrong.');
});
