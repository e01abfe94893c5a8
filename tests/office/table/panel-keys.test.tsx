// @vitest-environment happy-dom
/** Keys of an opened record lead to its controls, and not while something is typed. */
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePanelKeys } from '../../../src/office/table/view/opened-record/use-panel-keys.ts';

const reply = vi.fn();
const step = vi.fn();

function Panel() {
  const section = useRef<HTMLDivElement>(null);
  usePanelKeys({ isOpen: true, beside: true, section, close: () => undefined, step });
  return (
    <div ref={section}>
      <dialog className="record-panel" open>
        <h2 tabIndex={-1}>Amina</h2>
        <button type="button" data-key="r" onClick={reply}>
          Reply
        </button>
        <select data-key="s" />
        <textarea data-key="n" />
      </dialog>
    </div>
  );
}

let root: Root;
beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  act(() => root.render(<Panel />));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const press = (on: string, key: string, shiftKey = false) =>
  document
    .querySelector(on)
    ?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
const focused = () => document.activeElement?.tagName;

describe('In an opened record', () => {
  it('R presses Reply', () => {
    press('h2', 'r');
    expect(reply).toHaveBeenCalledOnce();
    expect(focused()).toBe('BUTTON');
  });

  it('S and N lead to the state and the note', () => {
    press('h2', 's');
    expect(focused()).toBe('SELECT');
    press('h2', 'n');
    expect(focused()).toBe('TEXTAREA');
  });

  it('letters that are typed stay letters, and others mean nothing', () => {
    press('textarea', 'r');
    press('h2', 'x');
    press('h2', 'R', true);
    expect(reply).not.toHaveBeenCalled();
    press('h2', 'j');
    expect(step).toHaveBeenCalledWith(1);
  });
});
