// @vitest-environment happy-dom
/** The banner of every page, on a page that heard nothing while it was kept or hidden. */
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OutboxBanner } from '../../src/app/shell/outbox-banner.tsx';
import { createTestDevice, unreachable } from '../parts/device/device.ts';

// Nothing is sent here by itself.
vi.mock('../../src/device/for-forms.ts', () => ({ startReplayTriggers: () => undefined }));

const dependencies = { ...Dexie.dependencies };
let device: ReturnType<typeof createTestDevice>;
let root = createRoot(document.createElement('div'));
beforeEach(() => {
  const indexedDB = new IDBFactory();
  vi.stubGlobal('indexedDB', indexedDB);
  Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange });
  device = createTestDevice({ network: unreachable, indexedDB });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  device.database.close();
  Object.assign(Dexie.dependencies, dependencies);
  vi.unstubAllGlobals();
});

const banner = () => document.querySelector<HTMLElement>('.banner');

it('calls what staff entered entries, and what a visitor sent requests', async () => {
  await device.add();
  for (const id of ['one', 'two']) {
    const { order: _, ...entry } = await device.add({}, id);
    await device.database.entries.where({ id }).delete();
    await device.database.entries.put({ ...entry, kind: 'lead', author: 'a' } as never);
  }
  root.render(
    <MemoryRouter>
      <OutboxBanner />
    </MemoryRouter>,
  );
  await vi.waitFor(() =>
    expect(banner()?.textContent).toContain(
      '1 request saved on this device, not sent yet. 2 entries are not sent yet.',
    ),
  );
});

it.each([
  ['restored by the browser', () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
  ['looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('counts again what waits once the page is %s', async (_, comeBack) => {
  const { id } = await device.add();
  root.render(
    <MemoryRouter>
      <OutboxBanner />
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(banner()?.textContent).toContain('1 request saved on this device'));
  // Of this the page hears nothing.
  await device.database.table('entries').where({ id }).delete();
  expect(banner()?.hidden).toBe(false);
  comeBack();
  await vi.waitFor(() => expect(banner()?.hidden).toBe(true));
});
