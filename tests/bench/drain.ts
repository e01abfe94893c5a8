/** A thousand requests of all kinds, filled in without a signal, on their way to the server. */

import { IDEMPOTENCY_KEY } from '../../src/contract/answers.ts';
import { calls } from '../../src/contract/calls.ts';
import { sealingKeySchema } from '../../src/contract/sealing.ts';
import { submissions } from '../../src/contract/submissions.ts';
import { openPhone, type Phone, waitUntilSaved } from '../parts/browser.ts';
import { deleteStored } from '../parts/delete-stored.ts';
import { queueEntries } from '../parts/entry.ts';
import { freePort, type RunningServer, startServer } from '../parts/running-server.ts';
import { type BacklogEntry, createBacklog } from './backlog-entries.ts';
import { NAMES } from './names.ts';
import { nothingWaiting } from './nothing-waiting.ts';
import { openSlowLink } from './slow-link.ts';
import { type Figures, kilobytes, quantile } from './transfer.ts';
import { buildQueueWorker, openQueueSite, replayByWorkbox } from './workbox-queue.ts';

const ENTRIES = 1_000;
/** Of what goes one by one over the slow link: a thousand would take seven minutes each. */
const SAMPLE = 40;
const LOOPBACK_SAMPLE = 200;
const RUNS = 3;
const LINK = { bitsPerSecond: 400_000, roundTrip: 400 };
/** So fast that the line costs nothing; it still counts bytes. */
const LOOPBACK = { bitsPerSecond: 8_000_000_000, roundTrip: 0 };

interface Place {
  server: RunningServer;
  phone: Phone;
  origin: string;
  bytesUp: () => number;
  leave: () => Promise<void>;
}

export async function measureDrain(): Promise<Figures> {
  return [...(await onLoopback()), ...(await onSlowLink())];
}

async function onLoopback(): Promise<Figures> {
  const place = await openPlace(LOOPBACK);
  const runs = await drainSeveralTimes(place);
  const share = ENTRIES / LOOPBACK_SAMPLE;
  const single = (await oneCallEach(place, LOOPBACK_SAMPLE)) * share;
  const workbox = (await byWorkbox(place, LOOPBACK_SAMPLE)) * share;
  await place.leave();
  const ours = quantile(
    runs.map(({ time }) => time),
    0.5,
  );
  return [
    [`${ENTRIES} requests over loopback, from opening /outbox (goal 3 s)`, seconds(ours)],
    [`  one call each, from ${LOOPBACK_SAMPLE} of them`, `${seconds(single)}, ${times(single, ours)}`],
    [
      `  by workbox-background-sync, from ${LOOPBACK_SAMPLE} of them`,
      `${seconds(workbox)}, ${times(workbox, ours)}`,
    ],
  ];
}

async function onSlowLink(): Promise<Figures> {
  const place = await openPlace(LINK);
  const runs = await drainSeveralTimes(place);
  const share = ENTRIES / SAMPLE;
  const single = (await oneCallEach(place, SAMPLE)) * share;
  const workbox = (await byWorkbox(place, SAMPLE)) * share;
  await place.leave();
  const middle = runs.sort((a, b) => a.time - b.time)[Math.floor(RUNS / 2)] as (typeof runs)[number];
  const floor = (middle.bytes / (LINK.bitsPerSecond / 8)) * 1000 + LINK.roundTrip;
  return [
    [`${ENTRIES} requests over 400 kbps, 400 ms, from opening /outbox`, seconds(middle.time)],
    [
      '  their bytes as sent, and what these need with one round trip',
      `${kilobytes(middle.bytes)}, ${seconds(floor)}`,
    ],
    ['  times that (goal 1.3)', (middle.time / floor).toFixed(2)],
    [`  one call each, from ${SAMPLE} of them`, `${seconds(single)}, ${times(single, middle.time)}`],
    [
      `  by workbox-background-sync, from ${SAMPLE} of them`,
      `${seconds(workbox)}, ${times(workbox, middle.time)}`,
    ],
  ];
}

async function openPlace(link: typeof LINK): Promise<Place> {
  const [port, queuePort, linkPort] = [await freePort(), await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${linkPort}`;
  const server = await startServer({ port, origin });
  const site = await openQueueSite(queuePort, port, await buildQueueWorker());
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
    async leave() {
      await phone.close();
      line.close();
      site.closeAllConnections();
      site.close();
      await server.stop();
    },
  };
}

async function drainSeveralTimes(place: Place): Promise<{ time: number; bytes: number }[]> {
  const { page } = place.phone;
  const list: { time: number; bytes: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = place.server.rows('submission').length;
    // Filled with the pages elsewhere, so that nothing is sent before the clock runs.
    await page.goto(`${place.origin}/offline`);
    // Each run begins on a device without receipts of the run before.
    await deleteStored(page, 'sent');
    await queueEntries(page, await backlog(place, ENTRIES));
    await page.goto(`${place.origin}/icons/icon.svg`);
    await page.waitForTimeout(1_000);
    const bytes = place.bytesUp();
    const start = performance.now();
    await page.goto(`${place.origin}/outbox`, { waitUntil: 'commit' });
    await page.evaluate(nothingWaiting);
    list.push({ time: performance.now() - start, bytes: place.bytesUp() - bytes });
    const arrived = place.server.rows('submission').length - before;
    if (arrived !== ENTRIES) throw new Error(`${arrived} requests arrived, not ${ENTRIES}`);
  }
  return list;
}

async function backlog({ server }: Place, count: number): Promise<BacklogEntry[]> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${calls.sealingKey}`);
  return createBacklog(count, sealingKeySchema.parse(await answer.json()));
}

const toCall = ({ id, kind, payload }: BacklogEntry): [string, RequestInit] => [
  submissions[kind].call,
  {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_KEY]: id },
    body: JSON.stringify(payload),
  },
];

/** As a queue without batches does it. */
async function oneCallEach(place: Place, count: number): Promise<number> {
  const requests = (await backlog(place, count)).map(toCall);
  const { page } = place.phone;
  await page.goto(`${place.origin}/icons/icon.svg`);
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

/** A time counts only if everything got there. */
async function arrivingAll(place: Place, count: number, work: () => Promise<number>): Promise<number> {
  const before = place.server.rows('submission').length;
  const time = await inTime(work());
  const arrived = place.server.rows('submission').length - before;
  if (arrived !== count) throw new Error(`${arrived} requests arrived, not ${count}`);
  return time;
}

/** Longest wait for a comparison, milliseconds: one that hangs must not take our figures with it. */
const PATIENCE = 180_000;

function inTime(work: Promise<number>): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The comparison did not come to its end.')), PATIENCE);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const times = (one: number, other: number) => `${(one / other).toFixed(1)} times longer`;
