/**
 * Names shared by the documents of the staff, the script in them that draws the last screen
 * (app/last-screen.ts), and the program.
 */
import { hashSource } from './inline-sources.ts';

/** Property of the window: a promise that resolves once the last screen is painted, or if there is none. */
export const LAST_SCREEN_DRAWN = 'lastScreenDrawn';

/** Data attribute of the root, set once the program draws: from then on the last screen comes too late. */
export const APP_RENDERED_ATTRIBUTE = 'program';

/** Id of a saved document's link to the program, which the script starts once the last screen is drawn. */
export const APP_SCRIPT_LINK_ID = 'program';

declare global {
  interface Window {
    [LAST_SCREEN_DRAWN]?: Promise<void> | undefined;
  }
}

/** Matches the script's element in a document, and captures its text. */
export const LAST_SCREEN_PATTERN = /<script data-last-screen>(.*?)<\/script>/s;

/** Returns the script in its element. @throws Error when its text could end the element */
export function lastScreenElement(text: string): string {
  if (/<\/script|<!--/i.test(text)) throw new Error('The script contains the end of a script element.');
  return `<script data-last-screen>${text}</script>`;
}

/** Returns the source that a document's policy must allow for the script inside it; undefined without one. */
export async function lastScreenPolicyHash(html: string): Promise<string | undefined> {
  const text = LAST_SCREEN_PATTERN.exec(html)?.[1];
  return text === undefined ? undefined : hashSource(text);
}
