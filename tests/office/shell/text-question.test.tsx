// @vitest-environment happy-dom
/** The question why a request was lost: a list of usual reasons, and a line for any other. */
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Row } from '../../../src/device/records/index.ts';
import { lostReasons } from '../../../src/office/kinds/suggested-reasons.ts';
import { useLostReason } from '../../../src/office/records/list/state.tsx';
import { OfficeDialogs } from '../../../src/office/shell/frame/dialogs.tsx';
import { tourOf } from '../../parts/device/feed.ts';

let root: Root;
const answered = vi.fn();
const row = tourOf(v7()) as Row<'tour'>;

function Asker() {
  const askReason = useLostReason();
  return (
    <button type="button" onClick={() => void askReason(row, '').then(answered)}>
      Ask
    </button>
  );
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  answered.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <OfficeDialogs>
        <Asker />
      </OfficeDialogs>,
    ),
  );
  await act(async () => document.querySelector('button')?.click());
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const line = () => document.querySelector<HTMLInputElement>('input:not([type=radio])') as HTMLInputElement;
const choices = () => [...document.querySelectorAll<HTMLLabelElement>('fieldset label')];
const choose = (reason: string) =>
  act(async () =>
    choices()
      .find(({ textContent }) => textContent === reason)
      ?.click(),
  );
const chosen = () =>
  choices()
    .filter((label) => label.querySelector('input')?.checked)
    .map(({ textContent }) => textContent);
const type = (text: string) =>
  act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(line(), text);
    line().dispatchEvent(new Event('input', { bubbles: true }));
    line().dispatchEvent(new Event('change', { bubbles: true }));
  });
const save = () =>
  act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

it('Why a request was lost is chosen from the list, and saved as it stands there', async () => {
  expect(choices().map(({ textContent }) => textContent)).toEqual(lostReasons);
  await choose('Dates not free');
  expect([line().value, chosen()]).toEqual(['Dates not free', ['Dates not free']]);
  await save();
  expect(answered.mock.calls).toEqual([['Dates not free']]);
});

it('A chosen reason is added to in the line, and then it is a reason of one’s own', async () => {
  await choose('Too expensive');
  await type('Too expensive in July, asks again for May');
  expect(chosen()).toEqual([]);
  await save();
  expect(answered.mock.calls).toEqual([['Too expensive in July, asks again for May']]);
});

it('Without a reason nothing is saved, and the line says what is missing until there is one', async () => {
  await save();
  expect(answered).not.toHaveBeenCalled();
  expect(document.querySelector('form')?.textContent).toContain('Please say why it was lost.');
  await choose('Plans changed');
  expect(document.querySelector('form')?.textContent).not.toContain('Please say why it was lost.');
});
