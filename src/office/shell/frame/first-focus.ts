/**
 * Ref of what has the focus once its dialog is open. React's own autoFocus comes before `showModal`, which then
 * moves the focus to the first button.
 */
export function firstFocusRef(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}

/** Ref of a form that takes the place of a button: its first control has the focus once it is in the document. */
export function focusFirstControl(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('select, input, textarea')?.focus();
}

/** Ref of the button that comes back in the place of a form, with which the focus would be lost. */
export function takeLostFocus(button: HTMLElement | null): void {
  if (document.activeElement === document.body) button?.focus();
}
