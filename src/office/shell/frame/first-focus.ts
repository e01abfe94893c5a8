/**
 * Ref of what has the focus once its dialog is open. React's own autoFocus comes before `showModal`, which then
 * moves the focus to the first button.
 */
export function firstFocusRef(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
