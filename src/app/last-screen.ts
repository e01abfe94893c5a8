/**
 * Draws what a page of the office showed last, before the app has loaded: a script inside the office's documents,
 * before their styles. What is pressed or typed meanwhile waits for the app, which replaces the drawing. Of a saved
 * document it starts the app too, once the drawing is painted.
 */

import { DEFERRED_SCRIPT, READY_EVENT } from '../contract/document/inline-script.ts';
import {
  APP_RENDERED_ATTRIBUTE,
  APP_SCRIPT_LINK_ID,
  LAST_SCREEN_DRAWN,
} from '../contract/document/last-screen.ts';
import {
  CHOSEN_LANGUAGE,
  isFlaggedSignedIn,
  LAST_SCREENS_DATABASE_KEY,
} from '../contract/document/local-storage.ts';
import { localValues } from '../contract/document/web-storage.ts';
import { readLastScreen } from '../device/office/last-screen/page.ts';
import { type DomSnapshot, renderDomSnapshot } from '../ui/hydration/dom-snapshot.ts';
import { queueInput } from '../ui/hydration/input-queue.ts';
import { reportLoadFailure } from './navigation/report-load-failure.ts';

/** Filled in by the build, as in the app. */
declare const PROGRAM_VERSION: string;

/** The document with its root and all links. */
const parsed = new Promise<void>((resolve) => {
  document.addEventListener('readystatechange', () => resolve(), { once: true });
});

/** @returns whether it is drawn */
async function drawLastScreen(screensIn: string): Promise<boolean> {
  const screen = await readLastScreen(location.pathname + location.search, screensIn);
  if (!screen) return false;
  const { version, language, width, height } = screen;
  const isFitting =
    version === PROGRAM_VERSION &&
    language === localValues.read(CHOSEN_LANGUAGE) &&
    width === innerWidth &&
    height === innerHeight;
  if (!isFitting) return false;
  const drawn = renderDomSnapshot(screen.drawing as DomSnapshot) as HTMLElement;
  // It may be out of date: that is known once the records are read.
  for (const part of [drawn, ...drawn.querySelectorAll('[aria-busy]')])
    part.setAttribute('aria-busy', 'true');
  await parsed;
  const root = document.getElementById('root');
  if (!root || APP_RENDERED_ATTRIBUTE in root.dataset) return false;
  root.replaceChildren(drawn);
  queueInput(root, READY_EVENT);
  return true;
}

/** Once something is on the screen itself: until then the app would take the processor from it. */
const painted = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });

/** Milliseconds for each: the drawing, because a disk may be busy, and its frame, which no page in the background has. */
const PATIENCE = 500;
const atTheLatest = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE));

/** The page is not shown until it is drawn: a frame without its rows would only delay the one with them. */
async function showLastScreen(screensIn: string): Promise<void> {
  const { style } = document.documentElement;
  style.display = 'none';
  const drawing = drawLastScreen(screensIn).catch(() => false);
  const isDrawn = await Promise.race([drawing, atTheLatest()]);
  style.display = '';
  if (isDrawn) await Promise.race([painted(), atTheLatest()]);
}

/** Where the last screens of who is signed in are; null for nobody, or where storage is refused. */
function findScreens(): string | null {
  return isFlaggedSignedIn() ? localValues.read(LAST_SCREENS_DATABASE_KEY) : null;
}

async function startProgram(): Promise<void> {
  await parsed;
  const program = document.getElementById(APP_SCRIPT_LINK_ID);
  // A document that comes from the server starts it itself, because it has yet to arrive.
  if (!(program instanceof HTMLLinkElement)) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${DEFERRED_SCRIPT}]`))
    link.rel = 'modulepreload';
  const load = () => import(/* @vite-ignore */ program.href);
  await load().catch(reportLoadFailure(load));
}

const screensIn = findScreens();
const shown = screensIn === null ? undefined : showLastScreen(screensIn);
window[LAST_SCREEN_DRAWN] = shown;
void Promise.resolve(shown).then(startProgram);
