/** Notes and answers are taken back by who wrote them, unless they have left (docs/contract.md#taking-back). */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendDueMessages } from '../../../server/mail/mail-sender.ts';
import type { Log } from '../../../server/start/log.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { FeedPage } from '../../../src/kinds/calls/feed-page.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import { tripPlan } from '../../parts/records/sample-requests.ts';
import { startMailServer, type TestMailServer } from '../../parts/server/mail-server.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

let post: TestMailServer;
let server: TestServer;
let officer: Awaited<ReturnType<typeof signedIn>>;
/** Id of a trip plan. */
let plan: string;
const now = new Date();
beforeEach(async () => {
  post = await startMailServer();
  server = await openTestServer({ mail: post.settings, clock: () => now });
  officer = await signedIn(server, 'operations');
  plan = v7();
  // Without an address, so that there is no receipt beside.
  await call(endpoints.tripPlans, { ...tripPlan, homepage: 'a robot’s' }, plan, {});
});
afterEach(async () => {
  await server.close();
  await post.close();
});

async function call(
  path: string,
  body: unknown,
  id = v7(),
  headers: Record<string, string> = officer.headers,
) {
  const response = await server.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
const about = () => ({ record: plan, kind: 'tripPlan' });
const write = (more: object, id = v7()) =>
  call(endpoints.notes, { ...about(), text: 'We have a balloon for you.', ...more }, id);
const answer = (id: string, way = 'office') =>
  write({ reply: { way, to: 'nuru@example.com', subject: 'Your trip' } }, id);
const takeBack = (takesBack: string, headers = officer.headers, id = v7()) =>
  call(endpoints.notes, { ...about(), text: 'Taken back.', takesBack }, id, headers);

async function shown(): Promise<FeedRecord<'tripPlan'>> {
  const response = await server.app.request(endpoints.changes, { headers: officer.headers });
  const page: FeedPage = await response.json();
  return page.records.find(({ id }) => id === plan) as FeedRecord<'tripPlan'>;
}
const send = () =>
  sendDueMessages(
    {
      store: server.store,
      mail: post.settings,
      name: 'operator.example',
      clock: () => now,
      log: { warn: () => undefined } as unknown as Log,
      hub: { changed: () => undefined },
    },
    new AbortController().signal,
  );
async function acts(): Promise<string[]> {
  const { lines } = await server.store.accounts.readAudit();
  return lines.map(({ action }) => action).filter((action) => action.endsWith('take-back'));
}

describe('Who wrote it', () => {
  it('takes a note back: it stays with its record, marked, and pressed again it is the same', async () => {
    const note = v7();
    await write({}, note);
    const key = v7();
    const first = await takeBack(note, officer.headers, key);
    expect(first.status).toBe(200);
    expect(await takeBack(note, officer.headers, key)).toEqual(first);
    expect((await takeBack(note.toUpperCase())).status).toBe(200);
    expect((await shown()).notes).toMatchObject([
      { id: note, text: 'We have a balloon for you.', takenBack: now.toISOString() },
    ]);
    expect(await acts()).toEqual(['note.take-back']);
  });

  it('takes an answer back before the mail server has it, and the request is new again', async () => {
    const reply = v7();
    await answer(reply);
    expect((await shown()).state).toBe('answered');
    expect((await takeBack(reply)).body).toHaveProperty('revision', 3);
    const record = await shown();
    expect(record).toMatchObject({
      state: 'new',
      replies: [{ id: reply, takenBack: now.toISOString(), delivery: { state: 'left' } }],
    });
    await send();
    expect(post.taken).toEqual([]);
    expect(server.rows('select body from mail_message')).toEqual([{ body: '' }]);
    expect(await acts()).toEqual(['reply.take-back']);
  });

  it('takes back what their own program was to send, and leaves a state that was set since', async () => {
    const reply = v7();
    await answer(reply, 'mail');
    const change = { revision: null, set: { state: 'quoted' }, seen: { state: reply } };
    expect((await call(endpoints.changes, { ...about(), ...change })).status).toBe(200);
    const { status, body } = await takeBack(reply);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('revision');
    expect(await shown()).toMatchObject({ state: 'quoted', replies: [{ takenBack: now.toISOString() }] });
  });

  it('is told of an answer that has left, which stays', async () => {
    const reply = v7();
    await answer(reply);
    await send();
    const { status, body } = await takeBack(reply);
    expect(status).toBe(409);
    expect(body.message).toBe('This answer has left by mail and cannot be taken back.');
    const [kept] = (await shown()).replies ?? [];
    expect(kept).toMatchObject({ delivery: { state: 'sent' } });
    expect(kept).not.toHaveProperty('takenBack');
    expect(await acts()).toEqual([]);
  });

  it('is nobody else, and takes back nothing of another record', async () => {
    const note = v7();
    await write({}, note);
    const other = await signedIn(server, 'management');
    expect((await takeBack(note, other.headers)).status).toBe(409);
    expect((await takeBack(v7())).status).toBe(404);
    const elsewhere = v7();
    await call(endpoints.tripPlans, tripPlan, elsewhere, {});
    const wrong = { ...about(), record: elsewhere, text: 'Taken back.', takesBack: note };
    expect((await call(endpoints.notes, wrong)).status).toBe(404);
    expect((await call(endpoints.notes, { ...wrong, takesBack: 'that one' })).status).toBe(400);
    expect((await shown()).notes).not.toMatchObject([{ takenBack: expect.anything() }]);
  });
});
