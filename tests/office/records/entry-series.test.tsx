// @vitest-environment happy-dom
/** Entries one after the other: what no outbox holds is put back into the form, whatever was typed meanwhile. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SubmitOutcome } from '../../../src/device/outbox/index.ts';
import { useConsecutiveSubmits } from '../../../src/office/records/entry/use-consecutive-submits.ts';

let outcome: SubmitOutcome;
vi.mock('../../../src/device/records/index.ts', () => ({
  staffActions: () => ({ submitStaff: async () => outcome }),
}));

const root = createRoot(document.body.appendChild(document.createElement('div')));
beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const refused = { type: 'refused', problem: { message: 'No such vehicle.' }, reference: 'PT-1' } as const;

it.each([
  ['stays in the list where the outbox has it', refused, false],
  ['is put back where nothing could be stored', { ...refused, isWithoutCopy: true as const }, true],
])('A refused entry %s', async (_name, answered, isPutBack) => {
  outcome = answered;
  const putBack = vi.fn();
  const notes: string[] = [];
  const engine = {
    form: { getValues: () => ({ name: 'Ann' }), setFocus: () => undefined },
    submissionId: () => 'one',
    reset: () => undefined,
    putBack,
    draft: { drop: () => undefined },
  } as unknown as Parameters<typeof useConsecutiveSubmits>[0]['engine'];
  let submit: (payload: unknown) => Promise<void> = async () => undefined;
  function Form() {
    const series = useConsecutiveSubmits({
      kind: 'person',
      strings: { success: 'Saved', error: 'Not saved' } as never,
      author: null,
      engine,
      first: 'name',
      sharedValues: () => ({}),
      setNote: (note) => notes.push(note),
    });
    submit = series.submit;
    return null;
  }
  await act(async () => root.render(<Form />));
  await act(async () => submit({ name: 'Ann' }));
  expect(putBack).toHaveBeenCalledTimes(isPutBack ? 1 : 0);
  expect(notes.at(-1)?.includes('It is in the list below')).toBe(!isPutBack);
});
