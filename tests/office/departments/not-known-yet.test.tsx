// @vitest-environment happy-dom
/** Screens whose records are not read yet: they say so, and neither count nor call anything empty. */
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Manifest } from '../../../src/office/departments/logistics/manifest/manifest.tsx';
import { MyDay } from '../../../src/office/departments/logistics/my-day/my-day.tsx';
import Calendar from '../../../src/office/features/calendar/calendar.tsx';
import { OfficeDialogs } from '../../../src/office/shell/frame/dialogs.tsx';

const dependencies = { ...Dexie.dependencies };
let root = createRoot(document.createElement('div'));

beforeEach(() => {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  Object.assign(Dexie.dependencies, dependencies);
});

it.each<[string, string, ReactNode]>([
  ['My Day', '/', <MyDay key="1" />],
  ['The manifest', '/', <Manifest key="2" />],
  ['A month of the calendar', '/?view=month&day=2027-06-14', <Calendar key="3" />],
  ['A week of the calendar', '/?view=week&day=2027-06-14', <Calendar key="4" />],
  ['A day of the calendar', '/?view=day&day=2027-06-14', <Calendar key="5" />],
])('%s says that it is loading', async (_, address, node) => {
  root.render(
    <MemoryRouter initialEntries={[address]}>
      <OfficeDialogs>{node}</OfficeDialogs>
    </MemoryRouter>,
  );
  await vi.waitFor(() =>
    expect(
      [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
        textContent?.startsWith('Loading'),
      ),
    ).toBe(true),
  );
  expect(document.body.innerText).not.toMatch(/no difference|nothing|nobody|\(0\)|\b0 aboard/i);
});
