/** How long it takes to publish a change of the site, and how long others wait for the server meanwhile. */
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { v7 } from 'uuid';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { requests } from '../../parts/records/sample-requests.ts';
import type { TourRow } from '../../parts/records/tour-rows.ts';
import { type RunningServer, startServer } from '../../parts/server/running-server.ts';
import { cookiesOf } from '../../parts/server/staff.ts';
import type { Figures } from '../parts/transfer.ts';
import { SEEDED_PASSWORD, seedAccount } from './seed-account.ts';
import { probeOthers } from './waiting-others.ts';

/** Milliseconds for which an editor looks at a draft before publishing it: what draws is started meanwhile. */
const READING = 5_000;
const EMAIL = 'editor@example.com';
const phones = (printed: string) => [{ printed, dialled: printed.replaceAll(' ', '') }];
/** What is changed, and its values: one published alone, one while others ask. */
const changes = [
  ['a place', 'place/serengeti', 'standfirst', 'A million gnus.', 'Grass to the horizon.'],
  ['a price', 'figures/midBudget', 'price', '$1,990', '$1,995'],
  [
    'a phone number, in 259 documents',
    'company',
    'phones',
    phones('+255 712 345 678'),
    phones('+255 713 999 000'),
  ],
] as const;

export async function measurePublish(): Promise<Figures> {
  const server = await startServer({ trustProxy: 1 });
  await seedAccount(server.dataDir, 'management', EMAIL);
  const staff = await editorOf(server);
  const sought = await staff.submit();
  const figures: Figures = [];
  try {
    // What can be changed is read once, before anybody publishes: an editor has seen the list.
    figures.push(['the list of what can be changed, first', milliseconds(await staff.readItems())]);
    for (const [what, item, field, first, second] of changes) {
      const alone = await staff.publishChange(item, field, first);
      const others = probeOthers(server, sought);
      const beside = await staff.publishChange(item, field, second);
      const { longest } = await others.end();
      const waits = Object.entries(longest).map(([call, wait]) => `${call} ${milliseconds(wait)}`);
      figures.push([
        `${what}, published`,
        `${milliseconds(alone)}; while others ask ${milliseconds(beside)}, and they wait at most: ${waits.join(', ')}`,
      ]);
    }
    const begun = performance.now();
    await staff.publish({ undo: 2 * changes.length });
    figures.push(['the last undone', milliseconds(performance.now() - begun)]);
  } finally {
    await server.stop();
    rmSync(server.dataDir, { recursive: true });
  }
  return figures;
}

const milliseconds = (time: number) => `${time.toFixed(0)} ms`;

/** Somebody who may publish, with what they do. */
async function editorOf({ port }: RunningServer) {
  const ask = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const signedIn = await ask(endpoints.login, { email: EMAIL, password: SEEDED_PASSWORD });
  const headers = { Cookie: cookiesOf(signedIn) };
  /** The draft or release that a field had last. */
  const last = new Map<string, string>();
  let parent = 0;
  /** @returns id of the release */
  async function publish(release: object): Promise<string> {
    const id = v7();
    await ask(endpoints.siteEditions, { id, parent, note: '', ...release }, headers);
    parent += 1;
    return id;
  }
  return {
    async submit(): Promise<Pick<TourRow, 'id' | 'replyTo'>> {
      const id = v7();
      await ask('/api/bookings', requests.homeBooking, { 'Idempotency-Key': id });
      return { id, replyTo: requests.homeBooking.replyTo };
    },
    async readItems() {
      const begun = performance.now();
      await (await ask(endpoints.siteItems, undefined, headers)).arrayBuffer();
      return performance.now() - begun;
    },
    /** Drafts a field, reads it, and publishes it. @returns milliseconds of publishing */
    async publishChange(item: string, field: string, value: unknown) {
      const id = v7();
      const key = `${item} ${field}`;
      const body = { item, field, language: 'en', value, seen: last.get(key) ?? null };
      await ask(endpoints.siteDrafts, body, { ...headers, 'Idempotency-Key': id });
      await setTimeout(READING);
      const begun = performance.now();
      last.set(key, await publish({ drafts: [id] }));
      return performance.now() - begun;
    },
    publish,
  };
}
