/**
 * A test of the browser that fails says what its pages showed: on a machine that nobody sits at, the failure alone does
 * not tell what the page was waiting for.
 */
import type { BrowserContext, Page, Request } from 'playwright-core';
import { afterEach, beforeAll, type RunnerTask, type RunnerTestFile } from 'vitest';

/** Characters of a page's text, and the last calls of a visit, that are told. */
const TEXT = 600;
const CALLS = 12;
/** How long a page that does not answer is waited for, milliseconds. */
const TOO_LONG = 2_000;

/** Visits that are open, and the last calls of each. */
const open = new Map<BrowserContext, string[]>();
let file: RunnerTestFile | undefined;

/** Remembers the visit and its calls, until it is closed. */
export function watchPages(context: BrowserContext): void {
  const calls: string[] = [];
  const began = Date.now();
  const note = (request: Request, outcome: string) => {
    const { pathname } = new URL(request.url());
    const seconds = ((Date.now() - began) / 1_000).toFixed(1);
    calls.push(`${seconds} s: ${request.method()} ${pathname} ${outcome}`);
    if (calls.length > CALLS) calls.shift();
  };
  context.on('requestfailed', (request) => note(request, request.failure()?.errorText ?? 'failed'));
  context.on('response', (response) => {
    const request = response.request();
    // Not every call of the contract is below /api/: the sign-in is not.
    const isCall = request.method() !== 'GET' || request.url().includes('/api/');
    if (isCall || response.status() >= 400) note(request, String(response.status()));
  });
  context.on('close', () => open.delete(context));
  open.set(context, calls);
}

/** To be called before a visit is closed: what its file has prepared may have failed, and nobody else is told. */
export async function reportFailedFile(): Promise<void> {
  for (const { result } of file ? suitesOf(file) : [])
    if (result?.state === 'fail') await addTo(result.errors);
}

/** Once for each file of tests. */
export function reportPagesOnFailure(): void {
  // biome-ignore lint/correctness/noEmptyPattern: the tool wants its first argument taken apart
  beforeAll(({}, suite) => {
    file = suite.file;
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await addTo(task.result.errors);
  });
}

const suitesOf = (task: RunnerTask): RunnerTask[] =>
  task.type === 'suite' ? [task, ...task.tasks.flatMap(suitesOf)] : [];

async function addTo(errors: { message: string }[] | undefined): Promise<void> {
  const [error] = errors ?? [];
  if (!error || error.message.includes(HEADING)) return;
  const pages = [...open].flatMap(([context, calls]) => context.pages().map((page) => tell(page, calls)));
  if (pages.length === 0) return;
  error.message += [HEADING, ...(await Promise.all(pages))].join('\n');
}

const HEADING = '\n\nWhat the pages showed:';

async function tell(page: Page, calls: readonly string[]): Promise<string> {
  const silence = new Promise<string>((resolve) => setTimeout(resolve, TOO_LONG, '(does not answer)'));
  const text = await Promise.race([page.evaluate(describePage, TEXT).catch(String), silence]);
  return [`- ${page.url()}`, text, ...calls].join('\n    ');
}

/** In the page. */
function describePage(length: number): string {
  const { activeElement, body } = document;
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];
  return [
    body.innerText.slice(0, length),
    `the focus is on: ${activeElement?.outerHTML.slice(0, 120)}`,
    `fields with something in them: ${fields.filter(({ value }) => value).map(({ name }) => name)}`,
  ]
    .map((line) => line.replace(/\s+/g, ' '))
    .join('\n    ');
}
