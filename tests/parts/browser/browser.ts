/** A real Chromium with a profile of its own, which can be closed, killed and opened again. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { READY_EVENT } from '../../../src/contract/document/inline-script.ts';
import { WAIT_TIMEOUT } from '../timeouts.ts';
import { reportFailedFile, watchPages } from './page-diagnostics.ts';
import { watchPresses } from './presses.ts';
import { recordPages } from './reach.ts';
import { visitWatch } from './visits.ts';

/** The browser that the machine has; the test command chooses it, and installs one where there is none. */
export function browserPath(): string {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const { stdout } = spawnSync('which', ['chromium-headless-shell', 'chromium'], { encoding: 'utf8' });
  return stdout.split('\n')[0] ?? '';
}

/** The browser with its windows, which notifications need; without one that for all other tests. */
export function wholeBrowserPath(): string {
  const { stdout } = spawnSync('which', ['chromium', 'chromium-browser', 'google-chrome'], {
    encoding: 'utf8',
  });
  return stdout.split('\n')[0] || browserPath();
}

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Pages of one visitor. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Errors of all pages so far. A test takes out those it expects; the rest fail it once all is closed. */
  errors: string[];
  /** Takes out the errors so far that a cut line makes the browser print by itself. */
  forgive: (expected: RegExp) => void;
  /** Closes the pages, and takes out expected errors, those printed while they closed included. */
  close: (expected?: RegExp) => Promise<void>;
}

/** A phone: the profile lives on when the browser is closed or killed. */
export interface Phone extends Visit {
  /** Ends all its processes at once, as a battery would. */
  kill: () => Promise<void>;
  /** The same phone switched on again. */
  reopen: () => Promise<Phone>;
}

export interface PhoneOptions
  extends Pick<
    BrowserContextOptions,
    | 'bypassCSP'
    | 'viewport'
    | 'colorScheme'
    | 'hasTouch'
    | 'javaScriptEnabled'
    | 'reducedMotion'
    | 'serviceWorkers'
    | 'timezoneId'
  > {
  /** A port of this machine that leads elsewhere: a way to the site past a line that is cut. */
  detour?: { from: number; to: number };
  /** Video that its camera sees: a file (y4m), over and over. */
  camera?: string;
  /** The phone will be switched off and on, though its worker is blocked. */
  ownProfile?: boolean;
}

let shared: Promise<Browser> | undefined;

/** A visit in the one browser that a test process shares, which is closed with the process. It leaves nothing behind. */
export async function openVisit(
  options: Omit<PhoneOptions, 'detour' | 'camera' | 'ownProfile'> = {},
): Promise<Visit> {
  shared ??= chromium.launch({ executablePath: browserPath(), args: FLAGS });
  const settings = { viewport: { width: 360, height: 800 }, ...options };
  return startVisit(await (await shared).newContext(settings));
}

/** @param profile folder of one that was here before */
export async function openPhone(options: PhoneOptions = {}, profile?: string): Promise<Phone> {
  const { detour, camera, ownProfile = false, ...settings } = options;
  // Without a worker it saves no pages, and needs no profile of its own: a browser takes a second to open.
  if (settings.serviceWorkers === 'block' && !detour && !camera && !profile && !ownProfile) {
    const keepsNothing = async () => {
      throw new Error(
        'Open this phone with `ownProfile`: without a worker it has no profile that could be opened again.',
      );
    };
    return { ...(await openVisit(settings)), kill: keepsNothing, reopen: keepsNothing };
  }
  const rule = detour && `--host-resolver-rules=MAP 127.0.0.1:${detour.from} 127.0.0.1:${detour.to}`;
  const seeing = camera
    ? [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${camera}`,
      ]
    : [];
  const folder = profile ?? (await mkdtemp(join(tmpdir(), 'phone-')));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: browserPath(),
    headless: true,
    args: [...FLAGS, ...seeing, ...(rule ? [rule] : [])],
    viewport: { width: 360, height: 800 },
    ...settings,
  });
  const visit = await startVisit(context);
  return {
    ...visit,
    async kill() {
      // Every process of this profile, and no other.
      const all = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
      const ids = all
        .filter((line) => line.includes(`--user-data-dir=${folder}`))
        .map((line) => Number.parseInt(line, 10));
      const closed = new Promise((resolve) => context.once('close', resolve));
      for (const id of ids) {
        try {
          process.kill(id, 'SIGKILL');
        } catch {
          // A child that ended with its parent.
        }
      }
      await closed;
    },
    async reopen() {
      const next = await openPhone(options, folder);
      // Errors from before the restart are reported, or expected, together with the later ones.
      next.errors.push(...visit.errors.splice(0));
      return next;
    },
  };
}

/** Listens for errors of all pages, and gives the first one. */
export async function startVisit(context: BrowserContext): Promise<Visit> {
  context.setDefaultTimeout(WAIT_TIMEOUT);
  await watchPresses(context);
  watchPages(context);
  const writeRecord = await recordPages(context);
  await context.addInitScript((event) => addEventListener(event, () => performance.mark(event)), READY_EVENT);
  const errors: string[] = [];
  /** Messages that the test's own settings make Playwright print. */
  const own = /Service Worker registration blocked by Playwright/;
  const watch = (page: Page) => {
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (own.test(message.text())) return;
      if (message.type() === 'error' || message.type() === 'warning')
        errors.push(`${page.url()}: ${message.text()}`);
    });
  };
  context.pages().forEach(watch);
  context.on('page', watch);
  const page = context.pages()[0] ?? (await context.newPage());
  let isOpen = true;
  context.once('close', () => {
    isOpen = false;
  });
  const addresses = () => context.pages().map((one) => one.url());
  visitWatch.add({ errors, isOpen: () => isOpen, addresses });
  const forgive = (expected: RegExp) => {
    for (let index = errors.length - 1; index >= 0; index -= 1) {
      if (expected.test(errors[index] ?? '')) errors.splice(index, 1);
    }
  };
  return {
    context,
    page,
    errors,
    forgive,
    async close(expected) {
      await reportFailedFile();
      await writeRecord();
      try {
        await context.close();
      } finally {
        if (expected) forgive(expected);
      }
    },
  };
}

/** Waits until the program has taken the document over, with all its effects: what is pressed now, it handles. */
export async function waitForProgram(page: Page): Promise<void> {
  await page.waitForFunction((event) => performance.getEntriesByName(event).length > 0, READY_EVENT);
}

/**
 * Waits until the worker is in control and the whole site is saved.
 * @throws Error that says what is missing after a minute
 */
export async function waitUntilSaved(page: Page): Promise<void> {
  const missing = await page.evaluate(async (packs) => {
    const read = async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('/packs/'));
      const complete = await Promise.all(
        names.map((cacheName) => caches.match('/pack-complete', { cacheName })),
      );
      const done = complete.filter(Boolean).length;
      const isControlled = navigator.serviceWorker.controller !== null;
      if (done === packs && names.length === packs && isControlled) return undefined;
      const states = await navigator.serviceWorker.getRegistration();
      return `${done} of ${packs} packs saved, controlled: ${isControlled}, active: ${states?.active?.state}`;
    };
    for (let waited = 0; waited < 60_000; waited += 50) {
      if ((await read()) === undefined) return undefined;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return read();
  }, countPacks());
  if (missing) throw new Error(missing);
}

/** How many packs of the built site everyone saves. */
export function countPacks(): number {
  const packs = readdirSync('dist/site/packs').filter((file) => file.endsWith('.json'));
  return packs.filter((file) => !/^(office\.|language-)/.test(file)).length;
}
