/** In the browser of who works on the site: an error while a page is drawn is shown on top of it. */
import { RENDER_ERROR_ELEMENT } from './render-error.ts';

/** What Vite's overlay shows. */
interface Told {
  message: string;
  stack: string;
}

/** Vite's client has defined it: that script stands before this one. */
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
  // The page itself is not here: whatever was edited may have corrected it.
  import.meta.hot?.on('edited', () => location.reload());
}
