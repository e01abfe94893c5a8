/**
 * A visit that leaves nothing behind: all visits of a test process share one browser, which takes a while to open and is
 * closed with the process.
 */
import { type Browser, chromium } from 'playwright-core';
import { browserPath, FLAGS, type PhoneOptions, startVisit, type Visit } from './browser.ts';

let browser: Promise<Browser> | undefined;

export async function openVisit(options: Omit<PhoneOptions, 'detour'> = {}): Promise<Visit> {
  browser ??= chromium.launch({ executablePath: browserPath(), args: FLAGS });
  const settings = { viewport: { width: 360, height: 800 }, ...options };
  return startVisit(await (await browser).newContext(settings));
}
