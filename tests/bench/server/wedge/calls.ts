/** Calls of the wedge bench: of strangers, each from an address of its own, and of the staff. */
import type { ReplayEntry, ReplayResult } from '../../../../src/contract/protocol/answers.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import type { FeedPage } from '../../../../src/kinds/calls/feed-page.ts';
import type { RunningServer } from '../../../parts/server/running-server.ts';
import { cookiesOf } from '../../../parts/server/staff.ts';
import { SEEDED_PASSWORD } from '../seed-account.ts';

let address = 0;

/** One call of replay. @returns the status of each entry, or that of the whole call */
export async function replay({ port }: RunningServer, entries: readonly ReplayEntry[]): Promise<number[]> {
  address += 1;
  const response = await fetch(`http://127.0.0.1:${port}${endpoints.replay}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `172.16.${(address >> 8) % 250}.${address % 250}`,
    },
    body: JSON.stringify({ entries }),
  });
  if (response.status !== 200) return entries.map(() => response.status);
  const { results } = (await response.json()) as { results: ReplayResult[] };
  return results.map(({ status }) => status);
}

export async function signIn({ port }: RunningServer, email: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${endpoints.login}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: SEEDED_PASSWORD }),
  });
  if (response.status !== 200) throw new Error(`Signing in: ${response.status}`);
  return cookiesOf(response);
}

export interface AnswerSize {
  status: number;
  /** Unpacked, megabytes. */
  size: number;
  seconds: number;
  text: string;
}

/** One call of the staff, read to its end. */
export async function read(
  { port }: RunningServer,
  Cookie: string,
  path: string,
  body?: unknown,
): Promise<AnswerSize> {
  const begun = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { Cookie, 'Content-Type': 'application/json', Accept: 'application/json' },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const seconds = (performance.now() - begun) / 1_000;
  // A longer text cannot be made.
  const text = bytes.length < 500e6 ? bytes.toString() : '';
  return { status: response.status, size: bytes.length / 1e6, seconds, text };
}

/** All pages of the feed. */
export async function readFeed(server: RunningServer, cookie: string) {
  const pages: AnswerSize[] = [];
  let records = 0;
  for (let since = '', more = true; more; ) {
    const page = await read(server, cookie, `${endpoints.changes}?guests=1&since=${since}`);
    pages.push(page);
    if (page.status !== 200) break;
    const content = JSON.parse(page.text) as FeedPage;
    records += content.records.length;
    ({ cursor: since, more } = content);
  }
  return { pages, records };
}
