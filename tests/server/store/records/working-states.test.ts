/** Working states of requests (docs/contract.md#working-states), through the calls that devices use. */

import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../../../src/contract/accounts/roles.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { factsOf, kinds, type RequestKind, requestKinds } from '../../../../src/kinds/list.ts';
import { workingStates } from '../../../../src/kinds/statuses.ts';
import { submissions } from '../../../../src/kinds/submissions.ts';
import { requests, staffRequests } from '../../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';

let server: TestServer;
let now: Date;
beforeEach(async () => {
  now = new Date('2027-01-05T08:00:00.000Z');
  server = await openTestServer({ clock: () => now });
});
afterEach(() => server.close());

type Headers = Record<string, string>;
const post = (address: string, body: unknown, headers: Headers = {}, id: string = v7()) =>
  server.app.request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...headers },
    body: JSON.stringify(body),
  });

/** A traveller's request. @returns its id */
async function arrive(kind: RequestKind): Promise<string> {
  const id = v7();
  const sent = kind === 'tour' ? 'homeBooking' : kind;
  expect((await post(submissions[sent].call, requests[sent], {}, id)).status).toBe(200);
  return id;
}
const change = (record: string, set: object, part: object = {}) => ({
  record,
  kind: 'tour',
  revision: null,
  set,
  ...part,
});
async function listed(kind: RequestKind, id: string, headers: Headers) {
  const list: Record<string, unknown>[] = await (
    await server.app.request(factsOf(kind).list, { headers: { Accept: 'application/json', ...headers } })
  ).json();
  return list.find((record) => record.id === id);
}
const auditLines = () =>
  server
    .rows("select before, after from audit where action = 'record.change' order by number")
    .map(({ before, after }) => [JSON.parse(String(before)), JSON.parse(String(after))]);

describe.each(requestKinds)('A request of the kind %s', (kind) => {
  it('is new at its arrival, and is taken through every state by those who may write it', async () => {
    const { headers, name } = {
      ...(await signedIn(server, kinds[kind].roles[0])),
      name: kinds[kind].roles[0],
    };
    const id = await arrive(kind);
    expect(await listed(kind, id, headers)).toMatchObject({ state: 'new' });
    for (const state of [...workingStates, 'new']) {
      const set = { state, ...(state === 'lost' && { lostReason: 'Went with another operator' }) };
      const at = '2027-01-05T09:30:00.000Z';
      const answer = await post(endpoints.changes, change(id, set, { kind }), {
        ...headers,
        'Captured-At': at,
      });
      expect(answer.status).toBe(200);
      const record = await listed(kind, id, headers);
      expect(record).toMatchObject({ state, setBy: { state: { by: name, at } } });
      expect(record?.lostReason).toBe(set.lostReason);
    }
    const outsider: Role = 'finance';
    const { headers: others } = await signedIn(server, outsider);
    expect((await post(endpoints.changes, change(id, { state: 'done' }, { kind }), others)).status).toBe(403);
  });
});

describe('A state', () => {
  let headers: Headers;
  let id: string;
  beforeEach(async () => {
    ({ headers } = await signedIn(server, 'operations'));
    id = await arrive('tour');
  });

  it.each<[string, object, string]>([
    ['lost without a reason', { state: 'lost' }, 'set.lostReason'],
    ['lost with a blank reason', { state: 'lost', lostReason: ' \t ' }, 'set.lostReason'],
    ['a reason of 201 characters', { state: 'lost', lostReason: 'x'.repeat(201) }, 'set.lostReason'],
    ['a reason without a state', { lostReason: 'Too dear' }, 'set.lostReason'],
    ['a reason beside another state', { state: 'quoted', lostReason: 'Too dear' }, 'set.lostReason'],
    ['a state that there is not', { state: 'negotiating' }, 'set.state'],
    ['a number', { state: 3 }, 'set.state'],
  ])('is refused with words at its field: %s', async (_name, set, field) => {
    const answer = await post(endpoints.changes, change(id, set), headers);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toEqual([field]);
    expect(await listed('tour', id, headers)).toMatchObject({ state: 'new', revision: 1 });
  });

  it('leaves the tour and payment statuses as they are, and the reason goes with the state', async () => {
    await post(endpoints.changes, change(id, { state: 'lost', lostReason: 'Too dear' }), headers);
    await post(endpoints.changes, change(id, { tour_status: 'ongoing' }), headers);
    expect(await listed('tour', id, headers)).toMatchObject({ state: 'lost', lostReason: 'Too dear' });
    await post(endpoints.changes, change(id, { state: 'confirmed' }), headers);
    const record = await listed('tour', id, headers);
    expect(record).toMatchObject({ state: 'confirmed', tour_status: 'ongoing', payment_status: 'Pending' });
    expect(record).not.toHaveProperty('lostReason');
  });

  it('is in the audit log by its name, and its reason is not', async () => {
    await post(
      endpoints.changes,
      change(id, { state: 'lost', lostReason: 'Juma Komba chose a cruise' }),
      headers,
    );
    await post(endpoints.changes, change(id, { state: 'answered' }), headers);
    expect(auditLines()).toEqual([
      [
        { state: 'new', lostReason: '(empty)' },
        { state: 'lost', lostReason: '(other text)' },
      ],
      [
        { state: 'lost', lostReason: '(text)' },
        { state: 'answered', lostReason: '(empty)' },
      ],
    ]);
    expect(JSON.stringify(server.rows('select * from audit'))).not.toContain('Komba');
  });

  it('sent twice is set once, and of an erased record it is refused like any other change', async () => {
    const key = v7();
    const first = await post(endpoints.changes, change(id, { state: 'answered' }), headers, key);
    await post(endpoints.changes, change(id, { state: 'quoted' }), headers);
    const again = await post(endpoints.changes, change(id, { state: 'answered' }), headers, key);
    expect(await again.json()).toEqual(await first.json());
    expect(await listed('tour', id, headers)).toMatchObject({ state: 'quoted', revision: 3 });
    await post(endpoints.changes, change(id, { state: 'lost', lostReason: 'Moved to Juma' }), headers);
    await server.store.admin.erase([id], { by: 'zuri@example.com', at: now.toISOString() });
    expect((await post(endpoints.changes, change(id, { state: 'done' }), headers)).status).toBe(404);
    expect(server.rows('select * from record_field')).toEqual([]);
    expect(server.rows('select lost_reason from record')).toEqual([{ lost_reason: null }]);
  });

  it('of a booking that staff entered begins as confirmed, and other records have none', async () => {
    const added = v7();
    await post(submissionsOfStaff.addedTour, staffRequests.addedTour, headers, added);
    expect(await listed('tour', added, headers)).toMatchObject({ state: 'confirmed' });
    const { headers: logistics } = await signedIn(server, 'logistics');
    await post(endpoints.souvenir, staffRequests.souvenir, logistics);
    const [souvenir] = await (await server.app.request(kinds.souvenir.list, { headers: logistics })).json();
    expect(souvenir).not.toHaveProperty('state');
  });
});
const submissionsOfStaff = { addedTour: '/api/updateBooking' };

describe('Two people on one request', () => {
  let amina: Headers;
  let baraka: Headers;
  let id: string;
  beforeEach(async () => {
    amina = (await signedIn(server, 'operations')).headers;
    baraka = (await signedIn(server, 'operations')).headers;
    id = await arrive('tour');
  });
  const seenNothing = { lastChange: null as string | null, revision: 1 };

  it('who set different fields at the same time both find theirs', async () => {
    const both = { ...seenNothing, lastChange: id };
    const one = change(id, { state: 'answered' }, { ...both, seen: { state: null } });
    const other = change(id, { Incharge: 'Neema', payment_status: 'Paid' }, { ...both, seen: {} });
    expect((await post(endpoints.changes, one, amina)).status).toBe(200);
    expect((await post(endpoints.changes, other, baraka)).status).toBe(200);
    expect(await listed('tour', id, amina)).toMatchObject({
      state: 'answered',
      Incharge: 'Neema',
      payment_status: 'Paid',
      revision: 3,
    });
  });

  it('who set the same field differently are told, with both and who set it when', async () => {
    const first = v7();
    const at = '2027-01-05T07:59:00.000Z';
    const one = change(id, { state: 'quoted' }, { seen: { state: null } });
    const other = change(id, { state: 'lost', lostReason: 'Too dear' }, { seen: { state: null } });
    await post(endpoints.changes, one, { ...amina, 'Captured-At': at }, first);
    const answer = await post(endpoints.changes, other, baraka);
    expect(answer.status).toBe(409);
    const { held } = await answer.json();
    expect(held).toMatchObject({ state: 'quoted', setBy: { state: { id: first, by: 'operations', at } } });
    const resolved = change(id, { state: 'lost', lostReason: 'Too dear' }, { seen: { state: first } });
    expect((await post(endpoints.changes, resolved, baraka)).status).toBe(200);
    expect(await listed('tour', id, amina)).toMatchObject({ state: 'lost', lostReason: 'Too dear' });
  });

  it('who set the same are of one mind', async () => {
    const same = change(id, { state: 'answered' }, { seen: { state: null } });
    expect((await post(endpoints.changes, same, amina)).status).toBe(200);
    expect((await post(endpoints.changes, same, baraka)).status).toBe(200);
    expect(await listed('tour', id, amina)).toMatchObject({ state: 'answered' });
  });

  it('are told when one of them has not seen the other’s, though his own other field came between', async () => {
    const own = v7();
    await post(endpoints.changes, change(id, { state: 'answered' }, { seen: { state: null } }), amina);
    const guide = change(id, { Incharge: 'Neema' }, { seen: { Incharge: null }, lastChange: id });
    expect((await post(endpoints.changes, guide, baraka, own)).status).toBe(200);
    const late = change(id, { state: 'done' }, { seen: { state: null }, lastChange: own, after: own });
    expect((await post(endpoints.changes, late, baraka)).status).toBe(409);
  });
});

describe('Figures of requests', () => {
  const figures = async (role: Role) =>
    (
      await server.app.request(endpoints.requestFigures, { headers: (await signedIn(server, role)).headers })
    ).json();

  it('count by kind, month and state, and tell how long the first answer took', async () => {
    const { headers } = await signedIn(server, 'operations');
    const [first, second, third] = [await arrive('tour'), await arrive('tour'), await arrive('tripPlan')];
    await arrive('stayBooking');
    now = new Date('2027-01-05T10:00:00.000Z');
    // Answered on the train after an hour, and received after two.
    const at = { 'Captured-At': '2027-01-05T09:00:00.000Z' };
    await post(endpoints.changes, change(first, { state: 'answered' }), { ...headers, ...at });
    await post(endpoints.changes, change(first, { state: 'confirmed' }), headers);
    // Given up without a word: nobody answered.
    await post(endpoints.changes, change(second, { state: 'lost', lostReason: 'A robot' }), headers);
    // Answered by mistake, and taken back.
    await post(endpoints.changes, change(third, { state: 'answered' }, { kind: 'tripPlan' }), headers);
    await post(endpoints.changes, change(third, { state: 'new' }, { kind: 'tripPlan' }), headers);
    const month = '2027-01';
    const states = [
      { kind: 'tour', month, state: 'confirmed', requests: 1 },
      { kind: 'tour', month, state: 'lost', requests: 1 },
      { kind: 'tripPlan', month, state: 'new', requests: 1 },
    ];
    const answers = [{ kind: 'tour', month, answered: 1, seconds: 3_600 }];
    expect(await figures('operations')).toEqual({ states, answers });
    const stay = { kind: 'stayBooking', month, state: 'new', requests: 1 };
    expect(await figures('bookings')).toEqual({ states: [stay], answers: [] });
    expect(await figures('management')).toEqual({ states: [stay, ...states], answers });
  });

  it('tell how long an answer took by a device that knew how wrong its clock was', async () => {
    const { headers } = await signedIn(server, 'operations');
    const id = await arrive('tour');
    now = new Date('2027-01-05T10:00:00.000Z');
    // Answered after an hour, fifteen days behind.
    const at = { 'Captured-At': '2026-12-21T09:00:00.000Z', 'Clock-Ahead': String(-15 * 24 * 60 * 60_000) };
    await post(endpoints.changes, change(id, { state: 'answered' }), { ...headers, ...at });
    const answers = [{ kind: 'tour', month: '2027-01', answered: 1, seconds: 3_600 }];
    expect(await figures('operations')).toMatchObject({ answers });
  });

  it('are not put out by a device whose clock is years wrong', async () => {
    const { headers } = await signedIn(server, 'operations');
    const ids = [await arrive('tour'), await arrive('tour')];
    now = new Date('2027-01-05T10:00:00.000Z');
    for (const [index, at] of ['2019-01-01T00:00:00.000Z', '2041-01-01T00:00:00.000Z'].entries()) {
      const set = change(ids[index] ?? '', { state: 'answered' });
      expect((await post(endpoints.changes, set, { ...headers, 'Captured-At': at })).status).toBe(200);
    }
    const { answers } = await figures('operations');
    expect(answers).toEqual([{ kind: 'tour', month: '2027-01', answered: 2, seconds: 7_200 }]);
  });
});
