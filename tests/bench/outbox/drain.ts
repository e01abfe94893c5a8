/** A thousand requests of all kinds, filled in without a signal, on their way to the server. */

import { IDEMPOTENCY_KEY_HEADER } from '../../../src/contract/protocol/answers.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { sealingKeySchema } from '../../../src/contract/values/sealing.ts';
import { submissions } from '../../../src/kinds/submissions.ts';
import { openPhone, type Phone, waitUntilSaved } from '../../parts/browser/browser.ts';
import { queueEntries } from '../../parts/device/entry.ts';
import { deleteStored } from '../../parts/pages/delete-stored.ts';
import { freePort, type RunningServer, startServer } from '../../parts/server/running-server.ts';
import { NAMES } from '../names.ts';
import { bundle } from '../parts/bundle.ts';
import { openSlowLink } from '../parts/slow-link.ts';
import { type Figures, kilobytes, quantile } from '../parts/transfer.ts';
import { type BacklogEntry, createBacklog } from './backlog-entries.ts';
import { nothingWaiting } from './nothing-waiting.ts';
import { openQueueSite, replayByWorkbox } from './workbox-queue.ts';

const ENTRIES = 1_000;
/** Rounds of all ways by turns, so that what else the machine does meets them alike; the median counts. */
const ROUNDS = 7;
/** Requests that go one by one in each round: a thousand would take seven minutes over the slow link. */
const SAMPLE = 6;
const LOOPBACK_SAMPLE = 30;
const LINK = { bitsPerSecond: 400_000, roundTrip: 400 };
/** So fast that the line costs nothing; it still counts bytes. */
const LOOPBACK = { bitsPerSecond: 8_000_000_000, roundTrip: 0 };

interface Place {
  server: RunningServer;
  phone: Phone;
  origin: string;
  bytesUp: () => number;
  bytesDown: () => number;
  leave: () => Promise<void>;
}

export async function measureDrain(): Promise<Figures> {
  return [...(await onLoopback()), ...(await onSlowLink())];
}

async function onLoopback(): Promise<Figures> {
  const place = await openPlace(LOOPBACK);
  const { ours, single, workbox } = await inRounds(place, LOOPBACK_SAMPLE);
  await place.leave();
  const time = middleOf(ours.map((run) => run.time));
  return [
    [`${ENTRIES} requests over loopback, from opening /outbox (goal 3 s)`, seconds(time)],
    [
      `  one call each, from ${ROUNDS * LOOPBACK_SAMPLE} of them`,
      `${seconds(single)}, ${times(single, time)}`,
    ],
    [
      `  by workbox-background-sync, from ${ROUNDS * LOOPBACK_SAMPLE} of them`,
      `${seconds(workbox)}, ${times(workbox, time)}`,
    ],
  ];
}

async function onSlowLink(): Promise<Figures> {
  const place = await openPlace(LINK);
  const { ours, single, workbox } = await inRounds(place, SAMPLE);
  await place.leave();
  const time = middleOf(ours.map((run) => run.time));
  const floorOf = ({ up }: Run) => (up / (LINK.bitsPerSecond / 8)) * 1000 + LINK.roundTrip;
  const ratios = ours.map((run) => run.time / floorOf(run));
  return [
    [`${ENTRIES} requests over 400 kbps, 400 ms, from opening /outbox`, seconds(time)],
    [
      '  their bytes as sent and as answered, and what those sent need with one round trip',
      `${kilobytes(middleOf(ours.map(({ up }) => up)))}, ${kilobytes(middleOf(ours.map(({ down }) => down)))}, ${seconds(middleOf(ours.map(floorOf)))}`,
    ],
    [
      '  times that (goal 1.2), median of the rounds; the best and the worst',
      [middleOf(ratios), Math.min(...ratios), Math.max(...ratios)].map((one) => one.toFixed(2)).join('; '),
    ],
    [`  one call each, from ${ROUNDS * SAMPLE} of them`, `${seconds(single)}, ${times(single, time)}`],
    [
      `  by workbox-background-sync, from ${ROUNDS * SAMPLE} of them`,
      `${seconds(workbox)}, ${times(workbox, time)}`,
    ],
  ];
}

const middleOf = (list: readonly number[]) => quantile(list, 0.5);

/** Milliseconds, and bytes each way. */
interface Run {
  time: number;
  up: number;
  down: number;
}

/**
 * All ways by turns.
 * @param sample requests of each other way in a round
 * @returns ours, and how long each other way would take for all
 */
async function inRounds(
  place: Place,
  sample: number,
): Promise<{ ours: Run[]; single: number; workbox: number }> {
  const [ours, single, workbox]: [Run[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await drain(place));
    single.push(((await oneCallEach(place, sample)) * ENTRIES) / sample);
    workbox.push(((await byWorkbox(place, sample)) * ENTRIES) / sample);
  }
  return { ours, single: middleOf(single), workbox: middleOf(workbox) };
}

async function openPlace(link: typeof LINK): Promise<Place> {
  const [port, queuePort, linkPort] = [await freePort(), await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${linkPort}`;
  const server = await startServer({ port, origin });
  const site = await openQueueSite(queuePort, port, await bundle('outbox/queue-worker.js', 'iife'));
  const line = await openSlowLink({ port: linkPort, serverPort: queuePort, ...link });
  const phone = await openPhone();
  await phone.page.addInitScript(NAMES);
  await phone.page.goto(`${origin}/outbox`, { timeout: 60_000 });
  await waitUntilSaved(phone.page);
  return {
    server,
    phone,
    origin,
    bytesUp: line.bytesUp,
    bytesDown: line.bytesDown,
    async leave() {
      await phone.close();
      line.close();
      site.closeAllConnections();
      site.close();
      await server.stop();
    },
  };
}

async function drain(place: Place): Promise<Run> {
  const { page } = place.phone;
  const before = place.server.rows('submission').length;
  // Filled with the pages elsewhere, so that nothing is sent before the clock runs.
  await page.goto(`${place.origin}/offline`);
  await queueEntries(page, await backlog(place, ENTRIES));
  // Each run begins on a device without receipts of the run before.
  await deleteStored(page, 'sent');
  await page.goto(`${place.origin}/robots.txt`);
  await page.waitForTimeout(1_000);
  const [up, down] = [place.bytesUp(), place.bytesDown()];
  const start = performance.now();
  await page.goto(`${place.origin}/outbox`, { waitUntil: 'commit' });
  await page.evaluate(nothingWaiting);
  const run = {
    time: performance.now() - start,
    up: place.bytesUp() - up,
    down: place.bytesDown() - down,
  };
  const arrived = place.server.rows('submission').length - before;
  if (arrived !== ENTRIES) throw new Error(`${arrived} requests arrived, not ${ENTRIES}`);
  return run;
}

async function backlog({ server }: Place, count: number): Promise<BacklogEntry[]> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${endpoints.sealingKey}`);
  return createBacklog(count, sealingKeySchema.parse(await answer.json()));
}

const toCall = ({ id, kind, payload }: BacklogEntry): [string, RequestInit] => [
  submissions[kind].call,
  {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_KEY_HEADER]: id },
    body: JSON.stringify(payload),
  },
];

/** Sends one call for each request, as a queue without batches does. */
async function oneCallEach(place: Place, count: number): Promise<number> {
  const requests = (await backlog(place, count)).map(toCall);
  const { page } = place.phone;
  await page.goto(`${place.origin}/robots.txt`);
  return arrivingAll(place, count, () =>
    page.evaluate(async (list) => {
      const start = performance.now();
      for (const [url, init] of list) await (await fetch(url, init as RequestInit)).text();
      return performance.now() - start;
    }, requests),
  );
}

async function byWorkbox(place: Place, count: number): Promise<number> {
  const requests = (await backlog(place, count)).map(toCall);
  return arrivingAll(place, count, () => replayByWorkbox(place.phone.page, place.origin, requests));
}

/** Measures work, whose time counts only if every request arrived. */
async function arrivingAll(place: Place, count: number, work: () => Promise<number>): Promise<number> {
  const before = place.server.rows('submission').length;
  const time = await inTime(work());
  const arrived = place.server.rows('submission').length - before;
  if (arrived !== count) throw new Error(`${arrived} requests arrived, not ${count}`);
  return time;
}

/** Longest wait for a comparison, milliseconds: one that hangs must not take our figures with it. */
const WAIT_TIMEOUT = 180_000;

function inTime(work: Promise<number>): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The comparison did not come to its end.')), WAIT_TIMEOUT);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const times = (one: number, other: number) => `${(one / other).toFixed(1)} times longer`;
