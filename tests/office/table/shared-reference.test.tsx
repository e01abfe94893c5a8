// @vitest-environment happy-dom
/** A reference is a part of an id, which its sender chooses: two requests may have the same one. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableRow } from '../../../src/office/table/engine/columns.ts';
import { useRecordFromUrl } from '../../../src/office/table/view/opened-record/use-record-from-url.ts';

const guest = { id: 'guest', reference: 'PB-1' };
const stranger = { id: 'stranger', reference: 'PB-1' };
const other = { id: 'other', reference: 'PB-2' };

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

/** What a link opens, and what it tells. */
async function follow(named: string, rows: readonly TableRow[]) {
  const opened: string[] = [];
  let told: ReturnType<typeof useRecordFromUrl> | undefined;
  const address = { visit: 'first', isWritten: false, named, write: () => undefined };
  const show = ({ id }: TableRow) => void opened.push(id);
  const hide = () => undefined;
  function Table() {
    told = useRecordFromUrl({ rows, ready: true, address, show, hide });
    return null;
  }
  await act(async () => root.render(<Table />));
  return { opened, ...told };
}

it('A link to a reference opens its row', async () => {
  expect(await follow('PB-2', [guest, other])).toEqual({ opened: ['other'], missing: null, shared: null });
});

it('A link to a reference of two rows opens neither, and says that there are two', async () => {
  expect(await follow('PB-1', [stranger, other, guest])).toEqual({
    opened: [],
    missing: null,
    shared: 'PB-1',
  });
});

it('A link to a reference that no row has says so', async () => {
  expect(await follow('PB-3', [guest])).toEqual({ opened: [], missing: 'PB-3', shared: null });
});
