/** A hundred bookings filled in without a signal, drained over a slow link: in batches, and one call each. */
import { v7 } from 'uuid';
import { openPhone, waitUntilSaved } from '../../parts/browser/browser.ts';
import { queueEntries } from '../../parts/device/entry.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { freePort, startServer } from '../../parts/server/running-server.ts';
import { openSlowLink } from '../parts/slow-link.ts';
import { nothingWaiting } from './nothing-waiting.ts';

const ENTRIES = 100;
const LINK = { bitsPerSecond: 400_000, roundTrip: 400 };
/** Runs of each way, taken in turns; the median counts. */
const RUNS = 3;

type Queued = { id: string; payload: unknown };
const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

export async function measureBacklog(): Promise<[string, string][]> {
  const [port, slowPort] = [await freePort(), await freePort()];
  const server = await startServer({ port, origin: `http://127.0.0.1:${slowPort}` });
  const link = await openSlowLink({ port: slowPort, serverPort: port, ...LINK });
  const origin = `http://127.0.0.1:${slowPort}`;
  const phone = await openPhone();
  const { page } = phone;
  await page.goto(`${origin}/outbox`, { timeout: 60_000 });
  await waitUntilSaved(page);

  const batched: number[] = [];
  const single: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    // Filled with the worker and the page elsewhere, so that nothing is sent before the clock runs.
    await page.goto('about:blank');
    await page.goto(`${origin}/offline`);
    await queueEntries(page, createEntries());
    await page.goto(`${origin}/robots.txt`);
    await page.waitForTimeout(1_000);
    const start = performance.now();
    await page.goto(`${origin}/outbox`, { waitUntil: 'commit' });
    await page.evaluate(nothingWaiting);
    batched.push(performance.now() - start);

    single.push(await page.evaluate(oneCallEach, createEntries()));
  }
  const arrived = server.bookings().length;
  await phone.close();
  link.close();
  await server.stop();
  if (arrived !== 2 * RUNS * ENTRIES)
    throw new Error(`${arrived} bookings arrived, not ${2 * RUNS * ENTRIES}`);
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  return [
    [`${ENTRIES} bookings by the outbox, from opening /outbox to nothing waiting`, seconds(median(batched))],
    [`${ENTRIES} bookings one call each, one after the other`, seconds(median(single))],
    ['times faster (goal 15)', (median(single) / median(batched)).toFixed(1)],
    ['rows in the database, of as many sent', `${arrived} of ${2 * RUNS * ENTRIES}`],
  ];
}

function createEntries(): Queued[] {
  return Array.from({ length: ENTRIES }, (_, index) => ({
    id: v7(),
    payload: {
      ...booking,
      fullName: `${['Amina', 'Baraka', 'Chiku', 'Daudi', 'Esther'][index % 5]} ${index} Mwakalinga`,
      email: `traveller.${index}.${Math.random().toString(36).slice(2)}@example.com`,
      phone: `+255 7${Math.random().toString().slice(2, 10)}`,
      numberOfAdults: (index % 8) + 1,
      travelDate: `2027-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
      specialRequests: `Party ${Math.random().toString(36).slice(2)}: vegetarian, arriving late from Kilimanjaro.`,
    },
  }));
}

/** In the page: as a queue without batches does it. Milliseconds. */
async function oneCallEach(entries: Queued[]): Promise<number> {
  const start = performance.now();
  for (const { id, payload } of entries) {
    const response = await fetch('/api/companypackage', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify(payload),
    });
    if (!response.ok) throw new Error(`A single call was answered with ${response.status}`);
  }
  return performance.now() - start;
}
