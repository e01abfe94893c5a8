// @vitest-environment happy-dom
/** The rows before and after an opened one, while changes move it. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShownRows } from '../../../src/office/table/engine/shown-rows.ts';
import { useNeighbourRow } from '../../../src/office/table/view/opened-record/use-neighbour-row.ts';

let root: Root;
let neighbour: (by: -1 | 1) => { id: string } | undefined;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const shownOf = (
  ids: string,
  question: ShownRows<{ id: string }>['question'],
): ShownRows<{ id: string }> => ({
  count: ids.length,
  rowAt: (place) => (ids[place] === undefined ? undefined : { id: ids[place] }),
  total: ids.length,
  settled: true,
  question,
});
const byName = { search: '', filters: {}, sort: [] };
const byDay = { ...byName };
function Table({ ids, opened, question }: { ids: string; opened: string | null; question: typeof byName }) {
  neighbour = useNeighbourRow(shownOf(ids, question), opened);
  return null;
}
/** @returns the rows before and after the opened one */
async function around(ids: string, opened: string | null, question = byName): Promise<string> {
  await act(async () => root.render(<Table ids={ids} opened={opened} question={question} />));
  return `${neighbour(-1)?.id ?? '-'} ${neighbour(1)?.id ?? '-'}`;
}

it('are those beside it, or none at either end and where nothing is opened', async () => {
  expect(await around('abcde', 'c')).toBe('b d');
  expect(await around('abcde', 'a')).toBe('- b');
  expect(await around('abcde', 'e')).toBe('d -');
  expect(await around('abcde', null)).toBe('- -');
});

it.each([
  ['has moved to the end by what was set', 'abdec', 'b d'],
  ['has moved to the beginning', 'cabde', 'b d'],
  ['has left the rows that are shown', 'abde', 'b d'],
  ['has left them with the one after it', 'abe', 'b e'],
  ['stays, and another came before it', 'xabcde', 'b d'],
])('stay those beside which it was opened where it %s', async (_what, now, wanted) => {
  await around('abcde', 'c');
  expect(await around(now, 'c')).toBe(wanted);
});

it('are those of another order where somebody sorts anew, and of the next row once it is opened', async () => {
  await around('abcde', 'c');
  expect(await around('edcab', 'c', byDay)).toBe('d a');
  await around('abcde', 'c');
  await around('abdec', 'c');
  expect(await around('abdec', 'd')).toBe('b e');
});
