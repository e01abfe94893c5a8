/** Ref of the heading of what an address opens: a person begins to read there, also by keyboard, wherever the page was scrolled to. */
export function beginHere(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}
