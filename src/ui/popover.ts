/** Closes a popover that is open. Where the browser knows none (before 2024), its content is always in sight. */
export function closePopover(element: HTMLElement | null): void {
  if (element && isPopoverOpen(element)) element.hidePopover();
}

export function isPopoverOpen(element: HTMLElement | null): boolean {
  return 'popover' in HTMLElement.prototype && element !== null && element.matches(':popover-open');
}
