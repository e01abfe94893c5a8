import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { sealPassport } from '../../../../src/device/transfer/sealing/index.ts';
import { CONFLICT_MESSAGE } from '../../../../src/kinds/record-change/schema.ts';
import { removalStrings } from '../../../../src/kinds/record-removal/schema.ts';
import { requests, staffRequests } from '../../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';
import { addAccount, signedIn } from '../../../parts/server/staff.ts';

let server: TestServer;
const now = new Date('2027-01-05T08:00:00.000Z');
beforeEach(async () => {
  server = await openTestServer({ clock: () => now });
});
afterEach(() => server.close());

type Headers = Record<string, string>;
function ask(method: string, address: string, body?: unknown, headers: Headers = {}) {
  return server.app.request(address, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
const post = (address: string, body: unknown, headers: Headers = {}, id: string = v7()) =>
  ask('POST', address, body, { 'Idempotency-Key': id, ...headers });
async function book(kind: 'bookings' | 'stayBookings' = 'bookings'): Promise<string> {
  const id = v7();
  const payload = kind === 'bookings' ? requests.homeBooking : requests.stayBooking;
  expect((await post(endpoints[kind], payload, {}, id)).status).toBe(200);
  return id;
}
const tourChange = (record: string, part: object = {}) => ({
  record,
  kind: 'tour',
  revision: 1,
  set: { tour_status: 'ongoing' },
  ...part,
});
const auditOf = (action: string) =>
  server
    .rows(`select * from audit where action = '${action}' order by number`)
    .map(({ before, after, ...line }) => ({
      ...line,
      before: JSON.parse(String(before)),
      after: JSON.parse(String(after)),
    }));

describe('A change of a record', () => {
  it('is made once, counted and written into the audit log', async () => {
    const { headers, id: by } = await signedIn(server, 'operations');
    const tour = await book();
    const id = v7();
    const first = await post(endpoints.changes, tourChange(tour), headers, id);
    expect(first.status).toBe(200);
    const receipt = await first.json();
    expect(receipt).toMatchObject({ id, message: 'The change has been saved.', revision: 2 });
    await post(
      endpoints.changes,
      tourChange(tour, { revision: 2, set: { Incharge: 'Baraka <b>' } }),
      headers,
    );
    // The first answer again, whatever happened since.
    expect(await (await post(endpoints.changes, tourChange(tour), headers, id)).json()).toEqual(receipt);
    const [listed] = await (await ask('GET', endpoints.bookingInfos, undefined, headers)).json();
    expect(listed).toMatchObject({ id: tour, revision: 3, tour_status: 'ongoing', Incharge: 'Baraka b' });
    expect(auditOf('record.change')).toMatchObject([
      {
        by,
        subject: listed.reference,
        before: { tour_status: 'pending' },
        after: { tour_status: 'ongoing' },
      },
      // Free text may name anybody: that it changed, and no more.
      { before: { Incharge: '(empty)' }, after: { Incharge: '(other text)' } },
    ]);
    expect(JSON.stringify(server.rows('select * from audit'))).not.toContain('Baraka');
  });

  it('that somebody else was quicker with is refused with the record as it is, and leaves nothing', async () => {
    const { headers } = await signedIn(server, 'operations');
    const tour = await book();
    await post(endpoints.changes, tourChange(tour), headers);
    const id = v7();
    const late = tourChange(tour, { set: { payment_status: 'Paid' } });
    const refused = await post(endpoints.changes, late, headers, id);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      id,
      message: CONFLICT_MESSAGE,
      held: { id: tour, kind: 'tour', revision: 2, tour_status: 'ongoing', payment_status: 'Pending' },
    });
    expect(server.rows(`select * from submission where id = '${id}'`)).toEqual([]);
    expect(auditOf('record.change')).toHaveLength(1);
    // A person who has seen it may send the same again against what is there now.
    expect((await post(endpoints.changes, { ...late, revision: 2 }, headers, id)).status).toBe(200);
  });

  it('may build on an earlier one of the same device that was not answered yet', async () => {
    const { headers, id: author } = await signedIn(server, 'operations');
    const tour = await book();
    const [one, two, three] = [v7(), v7(), v7()];
    const entry = (id: string, part: object) => ({
      id,
      kind: 'recordChange',
      version: 1,
      capturedAt: now.toISOString(),
      author,
      payload: tourChange(tour, part),
    });
    const entries = [
      entry(one, { set: { Incharge: 'Baraka' } }),
      entry(two, { after: one, set: { tour_status: 'ongoing' } }),
      entry(three, { after: two, set: { tour_status: 'finished' } }),
    ];
    const { results } = await (await post(endpoints.replay, { entries }, headers)).json();
    expect(results.map((one: { receipt: { revision: number } }) => one.receipt.revision)).toEqual([2, 3, 4]);
    const [listed] = await (await ask('GET', endpoints.bookingInfos, undefined, headers)).json();
    expect(listed).toMatchObject({ tour_status: 'finished', Incharge: 'Baraka', payment_status: 'Pending' });
    const stray = tourChange(tour, { after: one });
    expect((await post(endpoints.changes, stray, headers)).status).toBe(409);
  });

  it.each<[string, number, object]>([
    ['no fields', 400, { set: {} }],
    ['fields that nobody changes', 400, { set: { budget: 1 } }],
    ['a status that is none', 400, { set: { tour_status: 'lost' } }],
    ['a set that is none', 400, { set: 'ongoing' }],
    ['no revision', 400, { revision: undefined }],
    ['a revision that is none', 400, { revision: -1 }],
    ['a record that is none', 400, { record: 'x' }],
    ['a record that never was', 404, { record: v7() }],
    ['another kind', 403, { kind: 'souvenir', set: { delivery_status: 'Delivered' } }],
    ['a kind of another role', 403, { kind: 'person' }],
    ['a kind that is none', 400, { kind: 'garden' }],
    ['an owner that is none', 400, { set: { owner: v7() } }],
    ['an owner in words', 400, { set: { owner: 'me' } }],
  ])('with %s is refused with %i', async (_what, status, part) => {
    const { headers } = await signedIn(server, 'operations');
    const tour = await book();
    const response = await post(endpoints.changes, tourChange(tour, part), headers);
    expect(response.status).toBe(status);
    expect((await response.json()).message).toMatch(/.{10}/);
    expect(server.rows("select * from submission where kind = 'recordChange'")).toEqual([]);
  });

  it('gives a request an owner who may see it, and no other', async () => {
    const { headers, id } = await signedIn(server, 'operations');
    const logistics = await addAccount(server, 'logistics');
    const tour = await book();
    const refused = await post(
      endpoints.changes,
      tourChange(tour, { set: { owner: logistics.id } }),
      headers,
    );
    expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([400, ['set.owner']]);
    expect((await post(endpoints.changes, tourChange(tour, { set: { owner: id } }), headers)).status).toBe(
      200,
    );
    const [listed] = await (await ask('GET', endpoints.bookingInfos, undefined, headers)).json();
    expect(listed.owner).toEqual({ id, name: 'operations' });
    await post(endpoints.changes, tourChange(tour, { revision: 2, set: { owner: null } }), headers);
    expect(auditOf('record.change').map(({ before, after }) => [before.owner, after.owner])).toEqual([
      [null, id],
      [id, null],
    ]);
  });

  it('is for the roles of its kind alone', async () => {
    const tour = await book();
    for (const role of ['bookings', 'logistics', 'marketing', 'finance', 'hr', 'gardener']) {
      const { headers } = await signedIn(server, role);
      expect((await post(endpoints.changes, tourChange(tour), headers)).status).toBe(403);
      expect(
        (await ask('PATCH', `${endpoints.bookingInfos}/${tour}`, { tour_status: 'ongoing' }, headers)).status,
      ).toBe(403);
    }
    expect((await post(endpoints.changes, tourChange(tour))).status).toBe(401);
  });
});

describe('A note', () => {
  it('stands with its record, which moves in the feed but keeps its revision', async () => {
    const { headers } = await signedIn(server, 'operations');
    const tour = await book();
    const id = v7();
    const note = { record: tour, kind: 'tour', text: 'Called back; =SUM(1) is no formula here.' };
    expect(
      (await post(endpoints.notes, note, { ...headers, 'Captured-At': now.toISOString() }, id)).status,
    ).toBe(200);
    expect(
      (await post(endpoints.notes, note, { ...headers, 'Captured-At': now.toISOString() }, id)).status,
    ).toBe(200);
    const [listed] = await (await ask('GET', endpoints.bookingInfos, undefined, headers)).json();
    expect(listed).toMatchObject({
      revision: 1,
      notes: [{ id, by: 'operations', text: note.text, capturedAt: now.toISOString() }],
    });
    expect(JSON.stringify(auditOf('record.note'))).not.toContain('Called back');
    for (const text of ['', '  ', 'x'.repeat(2_001), 7]) {
      expect((await post(endpoints.notes, { ...note, text }, headers)).status).toBe(400);
    }
    expect((await post(endpoints.notes, { ...note, record: v7() }, headers)).status).toBe(404);
  });
});

describe('The calls of the contract that change', () => {
  it('PATCH changes a tour and a souvenir by their fields', async () => {
    const operations = await signedIn(server, 'operations');
    const tour = await book();
    const path = `${endpoints.bookingInfos}/${tour}`;
    const changed = await ask('PATCH', path, { payment_status: 'Paid', revision: 1 }, operations.headers);
    expect([changed.status, (await changed.json()).revision]).toEqual([200, 2]);
    expect(
      (await ask('PATCH', path, { payment_status: 'Unpaid', revision: 1 }, operations.headers)).status,
    ).toBe(409);
    expect((await ask('PATCH', path, { payment_status: 'Unpaid' }, operations.headers)).status).toBe(200);
    const wrong = await ask('PATCH', path, { payment_status: 'Gold' }, operations.headers);
    expect([wrong.status, Object.keys((await wrong.json()).fields)]).toEqual([400, ['payment_status']]);
    for (const id of ['x', v7()]) {
      const missing = await ask(
        'PATCH',
        `${endpoints.bookingInfos}/${id}`,
        { payment_status: 'Paid' },
        operations.headers,
      );
      expect(missing.status).toBe(404);
    }
    for (const body of [null, [], 'x', {}]) {
      expect((await ask('PATCH', path, body, operations.headers)).status).toBe(400);
    }
    const logistics = await signedIn(server, 'logistics');
    const souvenir = v7();
    await post(endpoints.souvenir, staffRequests.souvenir, logistics.headers, souvenir);
    const delivered = { delivery_status: 'Delivered' };
    expect(
      (await ask('PATCH', `${endpoints.souvenirs}/${souvenir}`, delivered, logistics.headers)).status,
    ).toBe(200);
    const [listed] = await (await ask('GET', endpoints.souvenirs, undefined, logistics.headers)).json();
    expect(listed.delivery_status).toBe('Delivered');
  });

  it('DELETE removes a stay booking for good; its key stays, and asking again is no failure', async () => {
    const { headers } = await signedIn(server, 'bookings');
    const id = await book('stayBookings');
    const first = await (await post(endpoints.stayBookings, requests.stayBooking, {}, id)).json();
    const path = `${endpoints.stayBookings}/${id}`;
    const answer = await ask('DELETE', path, undefined, headers);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ message: removalStrings.success });
    expect((await ask('DELETE', path, undefined, headers)).status).toBe(200);
    for (const unknown of [v7(), 'x', await book()]) {
      expect((await ask('DELETE', `${endpoints.stayBookings}/${unknown}`, undefined, headers)).status).toBe(
        404,
      );
    }
    const list = async () => (await ask('GET', endpoints.stayBookings, undefined, headers)).json();
    expect(await list()).toEqual([]);
    expect(server.rows('select * from stay_booking')).toEqual([]);
    // The phone that sent it and never heard an answer hears the first one, and the booking stays gone.
    expect(await (await post(endpoints.stayBookings, requests.stayBooking, {}, id)).json()).toEqual(first);
    expect(await list()).toEqual([]);
    const [line, ...more] = auditOf('record.remove');
    expect(more).toEqual([]);
    expect(line).toMatchObject({ subject: first.reference, before: { Checkin_date: '2027-07-01' } });
    expect(JSON.stringify(line)).not.toContain('juma');
  });

  it('GET /stay_bookings lists them with the names of the contract', async () => {
    const { headers } = await signedIn(server, 'bookings');
    const id = await book('stayBookings');
    expect(await (await ask('GET', endpoints.stayBookings, undefined, headers)).json()).toMatchObject([
      {
        id,
        Checkin_date: '2027-07-01',
        Checkout_date: '2027-07-04',
        number_of_guests: 4,
        package: 'camping-meals',
        specialRequests: 'None of us eats fish.',
        Contacts: 'juma@example.com or +255 712 345 678',
      },
    ]);
  });

  it('POST /api/updateBooking answers with its message', async () => {
    const { headers } = await signedIn(server, 'operations');
    const answer = await (
      await post(endpoints.updateBooking, { customerName: 'A', tourGuide: 'B' }, headers)
    ).json();
    expect(answer.message).toBe('The booking has been added.');
    const wrong = await post(endpoints.updateBooking, { customerName: '<>', tourGuide: ' ' }, headers);
    expect(await wrong.json()).toMatchObject({
      fields: { customerName: 'customer Name cannot be empty.', tourGuide: 'tour Guide cannot be empty.' },
    });
  });
});

describe('A passport number', () => {
  it('is opened for who books the flight, and the audit log knows who asked', async () => {
    const id = v7();
    const sealed = await sealPassport(server.sealingKeys.current(), id, 0, 'TZ1234567');
    const [first, second] = requests.flightRequest.travelerDetails;
    const payload = {
      ...requests.flightRequest,
      travelerDetails: [{ ...first, passportNumber: sealed }, second],
    };
    expect((await post(endpoints.flightRequests, payload, {}, id)).status).toBe(200);
    const { headers, id: by } = await signedIn(server, 'operations');
    const [listed] = await (await ask('GET', endpoints.flightRequests, undefined, headers)).json();
    expect(listed.travelerDetails.map((one: { hasPassport: boolean }) => one.hasPassport)).toEqual([
      true,
      false,
    ]);
    const answer = await post(endpoints.passports, { record: id, place: 0 }, headers);
    expect(await answer.json()).toEqual({ passportNumber: 'TZ1234567' });
    expect(auditOf('passport.reveal')).toMatchObject([
      { by, subject: listed.reference, after: { place: 0 } },
    ]);
    expect(JSON.stringify([server.rows('select * from audit'), server.logged])).not.toContain('TZ1234567');
    expect((await post(endpoints.passports, { record: id, place: 1 }, headers)).status).toBe(404);
    expect((await post(endpoints.passports, { record: v7(), place: 0 }, headers)).status).toBe(404);
    for (const body of [{}, { record: id }, { record: id, place: -1 }, { record: 'x', place: 0 }, [], null]) {
      expect((await post(endpoints.passports, body, headers)).status).toBe(400);
    }
    const logistics = await signedIn(server, 'logistics');
    expect((await post(endpoints.passports, { record: id, place: 0 }, logistics.headers)).status).toBe(403);
    expect(auditOf('passport.reveal')).toHaveLength(1);
  });
});

describe('GET /api/figures', () => {
  it('adds page views up by page and day, and gives the third quartile of each vital', async () => {
    const event = (metric: string, value: number, at: string, path = '/') => ({
      id: v7(),
      path,
      at,
      metric,
      value,
    });
    const events = [
      event('view', 1, '2027-01-05T07:00:00.000Z'),
      event('view', 1, '2027-01-05T07:30:00.000Z'),
      event('view', 1, '2027-01-04T07:30:00.000Z'),
      event('view', 1, '2026-11-04T07:30:00.000Z'),
      ...[100, 400, 200, 300].map((value) => event('LCP', value, '2027-01-05T07:00:00.000Z')),
    ];
    expect((await post(endpoints.analytics, { events })).status).toBe(200);
    const { headers } = await signedIn(server, 'marketing');
    const get = (query = '') => ask('GET', `${endpoints.figures}${query}`, undefined, headers);
    const { path } = server.rows('select path from page_report')[0] ?? {};
    expect(await (await get()).json()).toEqual({
      days: 30,
      views: [
        { day: '2027-01-04', path, views: 1 },
        { day: '2027-01-05', path, views: 2 },
      ],
      vitals: [{ metric: 'LCP', p75: 300, samples: 4 }],
    });
    expect((await (await get('?days=1')).json()).views).toEqual([{ day: '2027-01-05', path, views: 2 }]);
    for (const days of ['0', '366', '-1', 'x', '1e2', '9999'])
      expect((await get(`?days=${days}`)).status).toBe(400);
    const hr = await signedIn(server, 'hr');
    expect((await ask('GET', endpoints.figures, undefined, hr.headers)).status).toBe(403);
  });
});
