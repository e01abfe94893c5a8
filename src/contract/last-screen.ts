/** What the script that draws the office's last screen and the program know of each other. */

/** In the window: resolves once the last screen is painted, or there is none. */
export const LAST_SCREEN_DRAWN = 'lastScreenDrawn';

/** Set in the root's data once the program draws: the last screen comes too late then. */
export const PROGRAM_DRAWS = 'program';

declare global {
  interface Window {
    [LAST_SCREEN_DRAWN]?: Promise<void> | undefined;
  }
}
