/**
 * What the documents of the staff, the script in them that draws the last screen (app/last-screen.ts) and the program
 * know of each other.
 */
import { hashSource } from './inside-documents.ts';

/** In the window: resolves once the last screen is painted, or there is none. */
export const LAST_SCREEN_DRAWN = 'lastScreenDrawn';

/** Set in the root's data once the program draws: the last screen comes too late then. */
export const PROGRAM_DRAWS = 'program';

/** Id of the link by which a saved document names the program, which the script starts once the last screen is drawn. */
export const PROGRAM_LINK = 'program';

declare global {
  interface Window {
    [LAST_SCREEN_DRAWN]?: Promise<void> | undefined;
  }
}

/** It as an element of a document, with its text. */
export const LAST_SCREEN_SCRIPT = /<script data-last-screen>(.*?)<\/script>/s;

/** The script in its element. @throws Error when its text could end the element */
export function lastScreenElement(text: string): string {
  if (/<\/script|<!--/i.test(text)) throw new Error('The script contains the end of a script element.');
  return `<script data-last-screen>${text}</script>`;
}

/** What the policy of a document must allow for the script inside it; undefined where it has none. */
export async function lastScreenSource(html: string): Promise<string | undefined> {
  const text = LAST_SCREEN_SCRIPT.exec(html)?.[1];
  return text === undefined ? undefined : hashSource(text);
}
