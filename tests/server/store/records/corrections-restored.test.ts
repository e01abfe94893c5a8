/** Corrections on a server that was put back to an older state, and the first submission that is missing there. */
import Sqlite from 'better-sqlite3';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Receipt, ReplayEntry } from '../../../../src/contract/protocol/answers.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { correctionStrings } from '../../../../src/kinds/correction/schema.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import { homeBooking, staffRequests } from '../../../parts/records/sample-requests.ts';
import { correctionOf, deliveryChannels, firstOf } from '../../../parts/server/correction-channels.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';

let server: TestServer;
let boss: { headers: Record<string, string> };
beforeEach(async () => {
  server = await openTestServer();
  boss = await signedIn(server, 'management');
});
afterEach(() => server.close());

const take = async (entry: ReplayEntry, headers?: Record<string, string>): Promise<Receipt> => {
  const [receipt] = await deliveryChannels['one batch'](server, [entry], headers);
  return receipt as Receipt;
};
async function post(path: string, body: unknown) {
  const response = await server.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...boss.headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
const ask = async (...ids: string[]) => (await post(endpoints.known, { ids })).body;

it('A first submission of which only a correction is here is asked for, and has a later place', async () => {
  const first = firstOf('packageBooking', booking);
  const correction = correctionOf(first, { ...booking, phone: '+255700000001' });
  const early = await take(correction);
  expect(early).toMatchObject({ epoch: expect.any(String), place: 1 });
  expect(await ask(first.id, correction.id)).toMatchObject({ known: [correction.id], corrected: [first.id] });
  await take(firstOf('packageBooking', booking));
  const late = await take(first);
  expect(late).toMatchObject({ epoch: early.epoch, place: 3 });
  expect(await take(first)).toEqual(late);
  const whole = await ask(first.id, correction.id);
  expect(whole.known).toEqual([first.id, correction.id]);
  expect(whole).not.toHaveProperty('corrected');
});

it('A correction that is held gets its receipt again, whatever version and role send it', async () => {
  const first = firstOf('homeBooking', homeBooking);
  await take(first);
  const set = { tour_status: 'finished' };
  await post(endpoints.changes, { record: first.id, kind: 'tour', revision: 1, set });
  const message = correctionOf(first, { ...homeBooking, specialRequests: 'A window seat' });
  const receipt = await take(message);
  expect(receipt.message).toBe(correctionStrings.message);
  expect(await take({ ...message, version: 7 })).toEqual(receipt);

  const lead = firstOf('lead', staffRequests.lead);
  const author = await signedIn(server, 'marketing');
  await take(lead, author.headers);
  const corrected = correctionOf(lead, { ...staffRequests.lead, place: 'Tanga' });
  const own = await take(corrected, author.headers);
  const file = new Sqlite(String(server.rows('pragma database_list')[0]?.file));
  file.prepare("update account set role = 'finance' where id = ?").run(author.id);
  file.close();
  expect(await take(corrected, author.headers)).toEqual(own);
});

it.each(['first', 'correction'] as const)(
  'A change is made against a record that its %s made, whichever it is here',
  async (base) => {
    const first = firstOf('souvenir', staffRequests.souvenir);
    const correction = correctionOf(first, { ...staffRequests.souvenir, customer: 'Neema' });
    for (const entry of base === 'first' ? [correction, first] : [first, correction]) {
      await take(entry, boss.headers);
    }
    const change = { record: first.id, kind: 'souvenir', revision: 1, set: { delivery_status: 'Delivered' } };
    const against = (lastChange: string) => post(endpoints.changes, { ...change, lastChange });
    expect((await against(v7())).status).toBe(409);
    expect((await against({ first, correction }[base].id)).status).toBe(200);
    // It has been changed by hand since.
    expect((await against({ first, correction }[base].id)).status).toBe(409);
  },
);

it('A change that has seen a field as a correction set it fits where the correction made the record', async () => {
  const first = firstOf('souvenir', staffRequests.souvenir);
  const correction = correctionOf(first, { ...staffRequests.souvenir, deliveryStatus: 'Delivered' });
  for (const entry of [correction, first]) await take(entry, boss.headers);
  const change = { record: first.id, kind: 'souvenir', revision: null, set: { delivery_status: 'Pending' } };
  const having = (seen: string) => post(endpoints.changes, { ...change, seen: { delivery_status: seen } });
  expect((await having(v7())).status).toBe(409);
  expect((await having(correction.id)).status).toBe(200);
});
