/** In the developer's browser: shows an error that happened while a page was rendered. */
import { RENDER_ERROR_ELEMENT } from './render-error.ts';

/** The error as Vite's overlay shows it. */
interface Told {
  message: string;
  stack: string;
}

/** Defined by Vite's client, whose script comes before this one. */
const OVERLAY = 'vite-error-overlay';

function show({ message, stack }: Told): void {
  const Overlay = customElements.get(OVERLAY) as (new (told: Told) => HTMLElement) | undefined;
  if (Overlay && !document.querySelector(OVERLAY)) document.body.append(new Overlay({ message, stack }));
}

addEventListener('error', ({ error }: ErrorEvent) => {
  if (error instanceof Error) show({ message: error.message, stack: error.stack ?? '' });
});

const told = document.getElementById(RENDER_ERROR_ELEMENT)?.textContent;
if (told) {
  show(JSON.parse(told));
  // An error page is shown in place of the page: any edit may have corrected the fault, so it reloads.
  import.meta.hot?.on('edited', () => location.reload());
}
