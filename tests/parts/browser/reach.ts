/** Functions of the built program that the pages and servers of a test file run, for `npm run test:reach` alone. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The folder of the record; without it nothing is recorded. */
const folder = process.env.REACH_FOLDER;

/** A folder of its own that says which test file it belongs to. */
function openRecord(): string {
  const record = join(folder ?? '', randomUUID());
  mkdirSync(record, { recursive: true });
  writeFileSync(join(record, 'test'), expect.getState().testPath ?? '');
  return record;
}

/** Records all pages of a visit. @returns what writes the record, to be called before the visit is closed */
export async function recordPages(context: BrowserContext): Promise<() => Promise<void>> {
  if (!folder) return async () => undefined;
  const begin = (page: Page) => page.coverage.startJSCoverage({ resetOnNavigation: false });
  await Promise.all(context.pages().map(begin));
  context.on('page', begin);
  return async () => {
    const scripts = await Promise.all(
      context.pages().map((page) => page.coverage.stopJSCoverage().catch(() => [])),
    );
    const result = scripts.flat().map(({ url, functions }) => ({ url, functions }));
    writeFileSync(join(openRecord(), 'pages.json'), JSON.stringify({ result }));
  };
}

/** The setting by which Node itself records a server, once it stops. */
export function recordServer(): Record<string, string> {
  return folder ? { NODE_V8_COVERAGE: openRecord() } : {};
}
