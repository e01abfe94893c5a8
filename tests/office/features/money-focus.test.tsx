// @vitest-environment happy-dom
/** The focus while the money of a request is set by keyboard: it is never lost. */
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Row } from '../../../src/device/records/index.ts';
import { RequestMoney } from '../../../src/office/features/money/request-money.tsx';
import { OfficeDialogs } from '../../../src/office/shell/frame/dialogs.tsx';
import { tourOf } from '../../parts/device/feed.ts';

const { changeRecord, submitStaff } = vi.hoisted(() => {
  // Modules of the file before it would keep what they have imported.
  vi.resetModules();
  return { changeRecord: vi.fn(), submitStaff: vi.fn() };
});
afterAll(() => void vi.resetModules());
vi.mock('../../../src/device/records/index.ts', async (original) => ({
  ...(await original<object>()),
  staffActions: () => ({ changeRecord, submitStaff }),
  useRecords: () => ({ state: 'ready', version: 1, rows: [] }),
}));
vi.mock('../../../src/device/office/session/page.ts', async (original) => {
  const session = { account: { id: '1', name: 'Amina', role: 'management' } };
  return { ...(await original<object>()), useSession: () => ({ state: 'in', session }) };
});

let root: Root;
const row = { ...tourOf(v7()), pending: null, problem: null, entryId: null } as Row<'tour'>;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  changeRecord.mockResolvedValue({ type: 'accepted' });
  submitStaff.mockResolvedValue({ type: 'saved' });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <OfficeDialogs>
        <RequestMoney row={row} />
      </OfficeDialogs>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = (name: string) =>
  act(async () => {
    button(name)?.focus();
    button(name)?.click();
  });
/** Label of the field, or text of the button, that has the focus. */
function focused(): string | null | undefined {
  const element = document.activeElement as HTMLInputElement;
  return element.labels?.[0]?.textContent ?? element.textContent;
}
const type = (text: string) =>
  act(async () => {
    const field = document.activeElement as HTMLInputElement;
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const enter = () =>
  act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

it('goes into the form of the price, and back to its button once it is saved', async () => {
  await press('Set the price');
  expect(focused()).toBe('Price agreed');
  await type('1250');
  await enter();
  expect(changeRecord.mock.lastCall?.[1]).toEqual({ price: '1250.00', currency: 'USD' });
  expect(focused()).toBe('Set the price');
});

it('goes back to the button of what was cancelled', async () => {
  await press('Add a payment');
  expect(focused()).toBe('Date');
  await press('Cancel');
  expect(focused()).toBe('Add a payment');
  await press('Set the price');
  await press('Cancel');
  expect(focused()).toBe('Set the price');
});

it('goes to the field that is wrong', async () => {
  await press('Set the price');
  await type('1e9');
  await enter();
  expect(focused()).toBe('Price agreed');
  expect(document.querySelector('form')?.textContent).toContain('Price must be an amount');
});
