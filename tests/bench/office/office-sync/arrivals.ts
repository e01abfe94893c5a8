/** A booking on its way to the screen of another browser. */
import { v7 } from 'uuid';
import { openSection, signIn } from '../../../parts/pages/office.ts';
import { NAMES } from '../../names.ts';
import { milliseconds, ofLimit, roundsAsked, spread } from '../../parts/spread.ts';
import { type Figures, quantile } from '../../parts/transfer.ts';
import { openPlace, type Place } from './place.ts';

/** Bookings; in seven rounds enough of them for a p95. */
const IN_A_ROUND = 6;
/** Highest p95, milliseconds. */
const LIMIT = 250;

/** Makes bookings, and measures how long after the server's answer the row is on the office's screen. */
export async function fromBrowserToBrowser(): Promise<Figures> {
  const place = await openPlace(0);
  const context = await place.browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(NAMES);
  await signIn(page, place.at, 'operations');
  await openSection(page, 'Tour Bookings');
  const times: number[] = [];
  for (let number = 0; number < roundsAsked() * IN_A_ROUND; number += 1) {
    const name = `Arrival${number}x`;
    const seen = page.evaluate(
      (text) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (document.querySelector('main')?.textContent?.includes(text)) resolve(Date.now());
            else requestAnimationFrame(look);
          };
          look();
        }),
      name,
    );
    // Between two bookings nothing is on its way any more.
    await page.waitForTimeout(300);
    const answer = await book(place, name);
    times.push(Math.max(0, (await seen) - answer));
  }
  await context.close();
  await place.leave();
  const p95 = quantile(times, 0.95);
  return [
    [
      `from the server's answer to the row on another browser's screen, ${times.length} times, p95 / its limit`,
      ofLimit([p95], LIMIT, milliseconds),
    ],
    ['  median', spread(times, milliseconds)],
  ];
}

/** @returns when the server had answered that it holds the booking, epoch milliseconds */
async function book({ origin }: Place, name: string): Promise<number> {
  const response = await fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': v7() },
    body: JSON.stringify({
      tripType: 'safari',
      days: 5,
      travelers: 2,
      category: 'adult',
      budget: 300,
      preferredDate: '2027-06-14',
      name,
      email: 'amina@example.com',
      replyTo: 'amina@example.com',
      specialRequests: 'none',
    }),
  });
  const at = Date.now();
  if (!response.ok) throw new Error(`The booking was answered ${response.status}: ${await response.text()}`);
  return at;
}
