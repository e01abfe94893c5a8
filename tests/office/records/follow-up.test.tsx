// @vitest-environment happy-dom
/** The day of a follow-up, as a person sets it in an opened request and for many at once. */
import 'fake-indexeddb/auto';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Row } from '../../../src/device/records/index.ts';
import { BulkChangeControls } from '../../../src/office/records/change/bulk-change-controls.tsx';
import { FollowUpCell, FollowUpField } from '../../../src/office/records/list/follow-up.tsx';
import { OfficeDialogs } from '../../../src/office/shell/frame/dialogs.tsx';
import { tourOf } from '../../parts/device/feed.ts';

const { changeRecord, changeRecords } = vi.hoisted(() => {
  // Modules of the file before it would keep what they have imported.
  vi.resetModules();
  return { changeRecord: vi.fn(), changeRecords: vi.fn() };
});
afterAll(() => void vi.resetModules());
vi.mock('../../../src/device/records/index.ts', async (original) => ({
  ...(await original<object>()),
  staffActions: () => ({ changeRecord, changeRecords }),
}));

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // In the office it is the third of December already.
  vi.setSystemTime('2026-12-02T21:30:00.000Z');
  changeRecord.mockReset().mockResolvedValue({ type: 'accepted' });
  changeRecords.mockReset().mockResolvedValue({ type: 'stored', ids: [] });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const id = v7();
const rowWith = (followUp?: string) =>
  ({
    ...tourOf(id, followUp === undefined ? {} : { followUp }),
    pending: null,
    problem: null,
    entryId: null,
  }) as Row<'tour'>;
const render = (node: ReactNode) => act(async () => root.render(<OfficeDialogs>{node}</OfficeDialogs>));
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = (name: string) =>
  act(async () => {
    button(name)?.focus();
    button(name)?.click();
  });
const field = () => document.querySelector<HTMLInputElement>('input[type=date]');
const type = (day: string) =>
  act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field(), day);
    field()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const wanted = () => changeRecord.mock.calls.map(([, set]) => set);

it('is one press away, from the day of the office on', async () => {
  await render(<FollowUpField row={rowWith()} />);
  for (const name of ['Tomorrow', 'In 3 days', 'In a week']) await press(name);
  expect(wanted()).toEqual([
    { followUp: '2026-12-04' },
    { followUp: '2026-12-06' },
    { followUp: '2026-12-10' },
  ]);
  expect(button('Clear')).toBeUndefined();
});

it('is set once it is typed and confirmed, not with each digit', async () => {
  await render(<FollowUpField row={rowWith()} />);
  expect(button('Set')).toBeUndefined();
  for (const day of ['0002-12-20', '2026-12-20']) await type(day);
  expect(wanted()).toEqual([]);
  await press('Set');
  expect(wanted()).toEqual([{ followUp: '2026-12-20' }]);
});

it('is cleared by a press, and the focus is not lost with the button', async () => {
  await render(<FollowUpField row={rowWith('2026-12-20')} />);
  expect(field()?.value).toBe('2026-12-20');
  await press('Clear');
  expect(wanted()).toEqual([{ followUp: '' }]);
  await render(<FollowUpField row={rowWith()} />);
  expect([field()?.value, document.activeElement === field()]).toEqual(['', true]);
});

it('leaves nothing of what was typed once it is cleared', async () => {
  await render(<FollowUpField row={rowWith()} />);
  await type('2026-12-20');
  await press('Set');
  await render(<FollowUpField row={rowWith('2026-12-20')} />);
  await press('Clear');
  await render(<FollowUpField row={rowWith()} />);
  expect([field()?.value, button('Set')]).toEqual(['', undefined]);
});

it('that a colleague sets meanwhile is shown in place of what was typed', async () => {
  await render(<FollowUpField row={rowWith()} />);
  await type('2026-12-20');
  await render(<FollowUpField row={rowWith('2026-12-09')} />);
  expect([field()?.value, button('Set')]).toEqual(['2026-12-09', undefined]);
});

it.each([
  ['2026-12-02', '2 Dec 2026, due'],
  ['2026-12-03', '3 Dec 2026, due'],
  ['2026-12-04', '4 Dec 2026'],
  [undefined, ''],
])('of %s stands in a cell as “%s”', async (day, words) => {
  await render(
    <p>
      <FollowUpCell row={rowWith(day)} />
    </p>,
  );
  expect(document.querySelector('p')?.textContent).toBe(words);
});

it('is set for many at once, and taken away', async () => {
  const rows = [rowWith('2026-12-01')];
  await render(<BulkChangeControls selected={rows} rows={rows} onDone={() => undefined} />);
  const select = [...document.querySelectorAll('select')].find(
    ({ labels }) => labels?.[0]?.textContent === 'Follow up the selected on',
  ) as HTMLSelectElement;
  expect([...select.options].map(({ text }) => text)).toEqual([
    'Follow up …',
    'Tomorrow, 4 Dec 2026',
    'In 3 days, 6 Dec 2026',
    'In a week, 10 Dec 2026',
    'No follow-up',
  ]);
  for (const { value } of [...select.options].slice(1)) {
    await act(async () => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
  const sets = changeRecords.mock.calls.map(([changes]) => changes[0].set);
  expect(sets).toEqual(['2026-12-04', '2026-12-06', '2026-12-10', ''].map((followUp) => ({ followUp })));
});
