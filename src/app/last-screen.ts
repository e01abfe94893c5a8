/**
 * Draws what a page of the office showed last, before the program has loaded: a script of its own, which the office's
 * documents load first. What is pressed or typed meanwhile waits for the program, which replaces the drawing.
 */

import { READY_EVENT } from '../contract/early-press.ts';
import { LAST_SCREEN_DRAWN, PROGRAM_DRAWS } from '../contract/last-screen.ts';
import { CHOSEN, SIGNED_IN_FLAG } from '../contract/local-storage.ts';
import { readLastScreen } from '../device/last-screen/page.ts';
import { type Drawing, draw } from '../ui/drawing.ts';
import { holdPresses } from '../ui/held-presses.ts';

/** Filled in by the build, as in the program. */
declare const PROGRAM_VERSION: string;

async function drawLastScreen(): Promise<void> {
  const screen = await readLastScreen(location.pathname + location.search);
  const root = document.getElementById('root');
  if (!screen || !root || PROGRAM_DRAWS in root.dataset) return;
  const { version, language, width, height } = screen;
  const isFitting =
    version === PROGRAM_VERSION &&
    language === localStorage.getItem(CHOSEN) &&
    width === innerWidth &&
    height === innerHeight;
  if (!isFitting) return;
  const drawn = draw(screen.drawing as Drawing) as HTMLElement;
  // It may be out of date: that is known once the records are read.
  for (const part of [drawn, ...drawn.querySelectorAll('[aria-busy]')])
    part.setAttribute('aria-busy', 'true');
  root.replaceChildren(drawn);
  holdPresses(root, READY_EVENT);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Milliseconds that the program waits: a page in the background draws no frame, and a disk may be busy. */
const PATIENCE = 500;
const atTheLatest = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));

const isSignedIn = localStorage.getItem(SIGNED_IN_FLAG) === 'true';
if (isSignedIn)
  window[LAST_SCREEN_DRAWN] = Promise.race([drawLastScreen().catch(() => undefined), atTheLatest()]);
