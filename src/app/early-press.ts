/** The other end of the script that stands in every document (`contract/early-press.ts`). */

declare global {
  interface Window {
    /** The button that was pressed last while the program was on its way. */
    earlyPress?: HTMLButtonElement | undefined;
  }
}

/** From here on the program hears every press itself. To be called before it begins to listen. */
export function endEarlyPresses(): void {
  window.onclick = null;
}

/** Presses what was pressed too early, once. To be called when the page has been taken over. */
export function repeatEarlyPress(): void {
  const button = window.earlyPress;
  window.earlyPress = undefined;
  button?.removeAttribute('aria-busy');
  if (button?.isConnected) button.click();
}
