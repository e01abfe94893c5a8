/** By which contacts a record is found after the office has changed it. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import type { CustomerExport } from '../../../../src/kinds/calls/customers.ts';
import { homeBooking } from '../../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';

const PHONE = '+255712000999';

let server: TestServer;
let boss: { headers: { Cookie: string }; id: string };
let record: string;
beforeEach(async () => {
  server = await openTestServer();
  boss = await signedIn(server, 'management');
  record = v7();
  expect((await send(endpoints.bookings, homeBooking, record)).status).toBe(200);
});
afterEach(() => server.close());

const send = (path: string, body: unknown, id = v7()) =>
  server.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...boss.headers },
    body: JSON.stringify(body),
  });
async function change(set: object): Promise<void> {
  const answer = await send(endpoints.changes, { record, kind: 'tour', revision: null, set });
  expect(answer.status).toBe(200);
}
async function isFound(): Promise<boolean> {
  const answer = await send(endpoints.customers, { email: '', phone: PHONE, name: '' });
  const { records } = (await answer.json()) as CustomerExport;
  return records.some((found) => found.record.id === record);
}

it('A number in the reason why a request was lost finds it, later too, because its history has it', async () => {
  expect(await isFound()).toBe(false);
  await change({ state: 'lost', lostReason: `Booked elsewhere, call ${PHONE}` });
  expect(await isFound()).toBe(true);
  await change({ state: 'new', lostReason: '' });
  expect(await isFound()).toBe(true);
});

it('A change that says nothing of a person does not read the record again', async () => {
  const readings = async (set: object) => {
    server.statements.length = 0;
    await change(set);
    return server.statements.filter((text) => text.includes('from "record_reply"')).length;
  };
  expect(await readings({ state: 'quoted' })).toBe(1);
  expect(await readings({ owner: boss.id, price: '1200', currency: 'USD' })).toBe(1);
  expect(await readings({ Incharge: 'Juma' })).toBe(2);
});
