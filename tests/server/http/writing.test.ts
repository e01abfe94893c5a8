/** A colleague who writes to the same guest is told of on the streams of those who may read the request. */
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStreamHub } from '../../../server/http/stream-hub.ts';
import { MAX_CALLS_OF_ACCOUNT } from '../../../server/security/limits.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { Writing, WritingNotice } from '../../../src/kinds/writing.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { staffRequests } from '../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

type Staff = Awaited<ReturnType<typeof signedIn>>;

const hub = createStreamHub();
let server: TestServer;
let amina: Staff;
let juma: Staff;
let boss: Staff;
let camp: Staff;
let record: string;
beforeAll(async () => {
  server = await openTestServer({ hub });
  [amina, juma, boss, camp] = await Promise.all([
    signedIn(server, 'operations'),
    signedIn(server, 'operations'),
    signedIn(server, 'management'),
    signedIn(server, 'bookings'),
  ]);
  record = await post(endpoints.companyPackage, booking);
});
afterAll(async () => {
  hub.endAll();
  await server.close();
});

async function post(path: string, payload: unknown, headers: object = {}): Promise<string> {
  const id = v7();
  const response = await server.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...headers },
    body: JSON.stringify(payload),
  });
  expect(response.status, await response.clone().text()).toBe(200);
  return id;
}

const tell = ({ headers }: Staff, part: Partial<Writing> = {}) =>
  server.app.request(endpoints.writing, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ record, writing: true, ...part }),
  });

/** Opens a stream. @returns what it has told of writers so far */
async function listen({ headers }: Staff): Promise<() => WritingNotice[]> {
  const response = await server.app.request(endpoints.changesStream, { headers });
  expect(response.status).toBe(200);
  const decoder = new TextDecoder();
  let text = '';
  void (async () => {
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(part, { stream: true });
    }
  })();
  await expect.poll(() => text).toContain('retry');
  return () => [...text.matchAll(/event: writing\ndata: (.+)\n/g)].map(([, data]) => JSON.parse(data ?? ''));
}

describe('Whoever writes to a guest', () => {
  it('is told of to colleagues who may read the request, to nobody else, and not to himself', async () => {
    const [hers, his, bosses, camps] = await Promise.all([amina, juma, boss, camp].map(listen));
    expect((await tell(amina)).status).toBe(204);
    expect((await tell(amina, { writing: false })).status).toBe(204);
    const told = [true, false].map((writing) => ({ record, writing, account: amina.id }));
    await expect.poll(() => his?.().at(-1)).toEqual(told[1]);
    await expect.poll(() => bosses?.().at(-1)).toEqual(told[1]);
    expect((await tell(juma)).status).toBe(204);
    await expect.poll(() => hers?.()).toEqual([{ record, writing: true, account: juma.id }]);
    expect(camps?.()).toEqual([]);
  });

  it('is an account that may read the request, which is there', async () => {
    const stay = await post(endpoints.stayBookings, {
      checkin: '2027-08-01',
      checkout: '2027-08-02',
      guests: 2,
      package: 'room-only',
      specialRequest: '',
      Contacts: 'amina@example.com',
    });
    const lead = await post(endpoints.leads, staffRequests.lead, boss.headers);
    const statuses = async (who: Staff, ids: string[]) =>
      Promise.all(ids.map(async (one) => (await tell(who, { record: one })).status));
    expect(await statuses(amina, [record, stay, lead, v7()])).toEqual([204, 404, 404, 404]);
    expect(await statuses(camp, [record, stay])).toEqual([404, 204]);
    // A lead is no request of a guest, whoever may read it.
    expect(await statuses(boss, [record, stay, lead])).toEqual([204, 204, 404]);
  });

  it('leaves nothing in the database, and no name in the log', async () => {
    const before = await Promise.all([server.store.records.position(), server.store.accounts.readAudit()]);
    const logged = server.logged.length;
    expect((await tell(amina)).status).toBe(204);
    const after = await Promise.all([server.store.records.position(), server.store.accounts.readAudit()]);
    expect(after).toEqual(before);
    const lines = JSON.stringify(server.logged.slice(logged));
    for (const hidden of [amina.email, amina.id, record]) expect(lines).not.toContain(hidden);
  });

  it('says so no more often than an account may call', async () => {
    const other = await signedIn(server, 'operations');
    const answers: Response[] = [];
    for (let count = 0; count <= MAX_CALLS_OF_ACCOUNT; count += 1) answers.push(await tell(other));
    const last = answers.at(-1);
    expect([last?.status, Number(last?.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect((await tell(juma)).status).toBe(204);
  });
});
