import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Files of content whose values a browser reads from the document. */
const EMBEDDED =
  /^\.{1,2}\/(?:.*\/)?(?:company|answer-time|booking-terms|partner-links|published-prices|trust)\.ts$/;

/** Gives browsers, in place of the files of content, the values that their document carries: they change without it. */
export function embeddedDetailsPlugin(): Plugin {
  const file = fileURLToPath(new URL('../../content/embedded-details.ts', import.meta.url));
  return {
    name: 'embedded-details',
    enforce: 'pre',
    resolveId(source) {
      return this.environment.name === 'client' && EMBEDDED.test(source) ? file : null;
    },
  };
}
