// @vitest-environment happy-dom
/** When a table keeps its first screen: not before it shows all that it will show when it is opened again. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShownRows } from '../../../src/office/table/engine/shown-rows.ts';
import { useFirstScreen } from '../../../src/office/table/view/use-first-screen.ts';

interface Row {
  id: string;
}

const save = vi.fn();
const screen = { read: async () => [], save };
const rows: ShownRows<Row> = { count: 1, rowAt: () => ({ id: 'tour' }), total: null, settled: true };

function Table({ look, settled }: { look: string | null; settled: ShownRows<Row> | null }) {
  useFirstScreen<Row>(screen, { key: 'tours', look, isKept: true }, settled);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  save.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is kept once rows and views are read, and again when a view changes', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const showFor = async (seconds: number, look: string | null, settled: ShownRows<Row> | null) => {
    await act(async () => root.render(<Table look={look} settled={settled} />));
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
  };
  await showFor(60, 'no views', null);
  expect(save).not.toHaveBeenCalled();
  await showFor(60, null, rows);
  expect(save).not.toHaveBeenCalled();
  await showFor(60, 'no views', rows);
  expect(save).toHaveBeenCalledTimes(1);
  await showFor(60, 'Zebra', rows);
  expect(save).toHaveBeenCalledTimes(2);
  const [first, second] = save.mock.calls;
  expect(first?.slice(0, 3)).toEqual(['tours', ['tour'], true]);
  expect(first?.[3].aborted).toBe(true);
  expect(second?.[3].aborted).toBe(false);
  await act(async () => root.unmount());
  expect(second?.[3].aborted).toBe(true);
});
