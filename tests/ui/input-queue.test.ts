// @vitest-environment happy-dom
/** What is done on the drawing of a form, until the program shows the form itself. */
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queueInput } from '../../src/ui/hydration/input-queue.ts';

const FORM = '<form><input name="vehicle"><input name="destination"><p>Nobody yet</p></form>';

let root: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = `<div id="root">${FORM}</div>`;
  root = document.body.firstElementChild as HTMLElement;
  queueInput(root, 'ready');
});

afterEach(() => vi.unstubAllGlobals());

const field = (name: string) => root.querySelector(`[name=${name}]`) as HTMLInputElement;

function type(name: string, text: string): void {
  field(name).focus();
  field(name).value = text;
  field(name).dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The program replaces the drawing. */
function showForm(): void {
  root.innerHTML = FORM;
  dispatchEvent(new Event('ready'));
}

it('text is in the form, and the focus where the person was typing', () => {
  type('destination', 'Saadani');
  type('vehicle', 'T 482');
  field('vehicle').setSelectionRange(1, 2);
  showForm();
  expect([field('vehicle').value, field('destination').value]).toEqual(['T 482', 'Saadani']);
  expect(document.activeElement).toBe(field('vehicle'));
  expect([field('vehicle').selectionStart, field('vehicle').selectionEnd]).toEqual([1, 2]);
});

it('the focus is in the next field, where nothing is typed yet', () => {
  type('vehicle', 'T 482');
  field('destination').focus();
  showForm();
  expect(field('vehicle').value).toBe('T 482');
  expect(document.activeElement).toBe(field('destination'));
});

it('the focus has left the field after a press beside it', () => {
  type('vehicle', 'T 482');
  field('vehicle').blur();
  root.querySelector('p')?.click();
  showForm();
  expect(document.activeElement).not.toBe(field('vehicle'));
});

it('the focus stays where the program has put it', () => {
  type('vehicle', 'T 482');
  root.innerHTML = FORM;
  field('destination').focus();
  dispatchEvent(new Event('ready'));
  expect(field('vehicle').value).toBe('T 482');
  expect(document.activeElement).toBe(field('destination'));
});

it('text that the form opens with counts as typed all the same', async () => {
  const changed = vi.fn();
  type('vehicle', 'T 482');
  const live = createRoot(root);
  await act(async () =>
    live.render(
      createElement(
        'form',
        null,
        createElement('input', { name: 'vehicle', defaultValue: 'T 482', onChange: changed }),
      ),
    ),
  );
  await act(async () => dispatchEvent(new Event('ready')));
  expect(field('vehicle').value).toBe('T 482');
  expect(changed).toHaveBeenCalledOnce();
});
