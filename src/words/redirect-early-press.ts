/**
 * Documents that everybody has are in English, and are drawn anew in the language of this device as soon as they are taken
 * over. A button that was pressed before is gone then: the one at its place is pressed instead.
 */
import { READY_EVENT } from '../contract/document/inline-script.ts';

/** Frames for the other language to be drawn: a page that is in English alone stays as it is. */
const FRAMES = 10;

const buttons = () => [...document.querySelectorAll('button')];

/**
 * Presses the button at the same place once the page is drawn in the device's language. Call this before the page is
 * taken over, after the document's own script has run.
 */
export function redirectEarlyPress(): void {
  let pressed: HTMLButtonElement | null = null;
  // That script presses the button again, right before this listener runs.
  const hold = (event: MouseEvent) => {
    if (event.isTrusted || !(event.target instanceof HTMLButtonElement)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    pressed = event.target;
  };
  const goOn = () => {
    removeEventListener('click', hold, true);
    if (pressed) pressAtItsPlace(pressed, buttons().indexOf(pressed), FRAMES);
  };
  addEventListener('click', hold, true);
  addEventListener(READY_EVENT, goOn, { once: true });
}

function pressAtItsPlace(pressed: HTMLButtonElement, place: number, frames: number): void {
  if (pressed.isConnected && frames > 0)
    requestAnimationFrame(() => pressAtItsPlace(pressed, place, frames - 1));
  else (pressed.isConnected ? pressed : buttons()[place])?.click();
}
