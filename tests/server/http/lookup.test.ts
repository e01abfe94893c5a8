import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { lookupAnswerSchema, lookupStrings } from '../../../src/contract/protocol/lookup.ts';
import { sealPassport } from '../../../src/device/transfer/sealing/index.ts';
import { type SubmissionKind, submissionKinds, submissions } from '../../../src/kinds/submissions.ts';
import { flightRequest, requests } from '../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

let server: TestServer;
let now: Date;
beforeEach(async () => {
  now = new Date('2027-01-05T08:00:00.000Z');
  server = await openTestServer({ clock: () => now });
});
afterEach(() => server.close());

function post(address: string, body: unknown, headers: Record<string, string> = {}) {
  return server.app.request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
const look = (reference: unknown, contact: unknown) => post('/api/lookup', { reference, contact });

async function submit(kind: SubmissionKind, payload: unknown = requests[kind], id = v7()): Promise<string> {
  const response = await post(submissions[kind].call, payload, {
    'Idempotency-Key': id,
    'Captured-At': '2027-01-01T00:00:00.000Z',
  });
  return (await response.json()).reference;
}

const contacts: { [Kind in SubmissionKind]: string[] } = {
  homeBooking: ['anna-maria@example.com', 'annamaria@example.com'],
  tripPlan: ['nuru@example.com', ' NURU@Example.com '],
  packageBooking: ['anna-maria@example.com', '+49 151 2345678', '0151 2345678', '0049-151-2345678'],
  stayBooking: ['juma@example.com', '0712 345 678', '+255712345678'],
  flightRequest: ['soren@example.com', '712345678'],
  eventRequest: ['grace@example.com', '+255 712 345 679'],
};

describe('The look-up', () => {
  it.each(submissionKinds.flatMap((kind) => contacts[kind].map((contact) => [kind, contact] as const)))(
    'shows a %s to who made it: %s',
    async (kind, contact) => {
      const reference = await submit(kind);
      const response = await look(reference, contact);
      expect(response.status).toBe(200);
      const answer = lookupAnswerSchema.parse(await response.json());
      expect(answer).toMatchObject({
        reference,
        kind,
        title: submissions[kind].title,
        state: 'received',
        capturedAt: '2027-01-01T00:00:00.000Z',
        receivedAt: now.toISOString(),
      });
      expect(Object.keys(answer.sent).sort()).toEqual(Object.keys(requests[kind]).sort());
    },
  );

  it('understands a reference however it is typed', async () => {
    const reference = await submit('tripPlan');
    const sloppy = [
      reference.toLowerCase(),
      ` ${reference.replaceAll('-', ' ')} `,
      reference.replaceAll('-', ''),
      reference.replaceAll('-', '–'),
      `#${reference}.`,
      `${reference.slice(0, 3)}${reference.slice(3).replaceAll('0', 'o').replaceAll('1', 'l')}`,
    ];
    for (const text of sloppy) expect((await look(text, 'nuru@example.com')).status, text).toBe(200);
  });

  it('never shows a passport number, sealed or not', async () => {
    const id = v7();
    const passportNumber = await sealPassport(server.sealingKeys.current(), id, 0, 'TZ1234567');
    const [first, second] = flightRequest.travelerDetails;
    const reference = await submit(
      'flightRequest',
      { ...flightRequest, travelerDetails: [{ ...first, passportNumber }, second] },
      id,
    );
    const text = await (await look(reference, 'soren@example.com')).text();
    expect(text).toContain('Copenhagen');
    expect(text).not.toMatch(/passport|ciphertext/i);
    expect(text).not.toContain(passportNumber.ciphertext);
  });

  it('answers an unknown reference, a wrong contact and a deleted request alike', async () => {
    const reference = await submit('eventRequest');
    const answers = [
      await look('ER-0000-0000-0', 'grace@example.com'),
      await look('ZZ-0000-0000-0', 'grace@example.com'),
      await look(reference, 'somebody@example.com'),
      await look(reference, '0712 345 670'),
      await look(reference, '679'),
      await look(reference, '@'),
      await look(reference, '%'),
    ];
    const { default: Sqlite } = await import('better-sqlite3');
    const writer = new Sqlite(String(server.rows('pragma database_list')[0]?.file));
    writer.prepare('update submission set deleted_at = ?').run(now.toISOString());
    writer.close();
    answers.push(await look(reference, 'grace@example.com'));
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe(JSON.stringify({ message: lookupStrings.notFound }));
    }
  });

  it('reads no more for a reference under which a stranger has sent many requests, and shows that of its maker', async () => {
    const own = v7();
    const reference = await submit('stayBooking', requests.stayBooking, own);
    // The reference is the end of the id, which who sends a request chooses.
    const like = () => `${v7().slice(0, -10)}${own.slice(-10)}`;
    const strange = { ...requests.stayBooking, guests: 77 };
    const readsOf = async () => {
      server.statements.length = 0;
      const answer = await look(reference, 'juma@example.com');
      expect((await answer.json()).sent).toMatchObject({ guests: requests.stayBooking.guests });
      return server.statements.length;
    };
    const send = async (count: number) => {
      for (let sent = 0; sent < count; sent += 1) {
        // Smaller ids than its own too.
        const id = sent % 2 ? like() : `00000000${like().slice(8)}`;
        expect(await submit('stayBooking', strange, id)).toBe(reference);
      }
    };
    await send(20);
    const few = await readsOf();
    await send(20);
    expect(await readsOf()).toBe(few);
  });

  it('an empty contact never matches an empty one', async () => {
    const reference = await submit('stayBooking', { ...requests.stayBooking, Contacts: '' });
    for (const contact of ['-', '.', '0', 'None', '\u200b']) {
      expect([400, 404]).toContain((await look(reference, contact)).status);
    }
  });

  it.each([
    ['reference', { reference: 'hello', contact: 'a@example.com' }],
    ['reference', { reference: 'PB-7Q4M-2XN9-0', contact: 'a@example.com' }],
    ['reference', { reference: '', contact: 'a@example.com' }],
    ['reference', { reference: { $ne: 1 }, contact: 'a@example.com' }],
    ['contact', { reference: 'PB-0000-0000-0', contact: ' ' }],
    ['contact', { reference: 'PB-0000-0000-0' }],
    ['contact', { reference: 'PB-0000-0000-0', contact: 'x'.repeat(201) }],
  ])('says at the field %s what cannot be read: %j', async (field, body) => {
    const response = await post('/api/lookup', body);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fields)).toEqual([field]);
  });
});

describe('How far the office is', () => {
  const contact = 'juma@example.com';
  let id: string;
  let reference: string;
  beforeEach(async () => {
    id = v7();
    reference = await submit('stayBooking', requests.stayBooking, id);
  });
  /** A later day needs a session of its own. */
  const office = async () => (await signedIn(server, 'bookings')).headers;
  const set = async (values: object, capturedAt: string) => {
    const change = { record: id, kind: 'stayBooking', revision: null, set: values };
    const answer = await post(endpoints.changes, change, {
      ...(await office()),
      'Idempotency-Key': v7(),
      'Captured-At': capturedAt,
    });
    expect(answer.status).toBe(200);
  };
  const told = async () => lookupAnswerSchema.parse(await (await look(reference, contact)).json());

  it('is told to the guest, with the day on which the office set it', async () => {
    expect((await told()).progress).toEqual({ state: 'received' });
    for (const [place, state] of (['answered', 'quoted', 'confirmed', 'done'] as const).entries()) {
      now = new Date(`2027-02-1${place}T12:00:00.000Z`);
      await set({ state }, `2027-02-1${place}T09:30:00Z`);
      // An old page reads no other state than this.
      expect(await told()).toMatchObject({
        state: 'received',
        progress: { state, at: `2027-02-1${place}T09:30:00.000Z` },
      });
    }
  });

  it('stays between the receipts of the request and of the change, whatever the clock of a phone says', async () => {
    await set({ state: 'answered' }, '2020-01-01T00:00:00.000Z');
    expect((await told()).progress).toEqual({ state: 'answered', at: now.toISOString() });
    now = new Date('2027-02-01T12:00:00.000Z');
    await set({ state: 'quoted' }, '2031-01-01T00:00:00.000Z');
    expect((await told()).progress).toEqual({ state: 'quoted', at: now.toISOString() });
  });

  it('is told with the way there, each state with its day', async () => {
    const receivedAt = '2027-01-05T08:00:00.000Z';
    expect((await told()).history).toEqual([{ event: 'received', at: receivedAt }]);
    const days = [
      ['answered', '2027-02-10T09:30:00.000Z'],
      ['quoted', '2027-02-11T09:30:00.000Z'],
      ['confirmed', '2027-02-12T09:30:00.000Z'],
      ['lost', '2027-02-13T09:30:00.000Z'],
    ] as const;
    for (const [state, at] of days) {
      now = new Date(at);
      await set(state === 'lost' ? { state, lostReason: 'Too dear' } : { state }, at);
    }
    expect((await told()).history).toEqual([
      { event: 'received', at: receivedAt },
      ...days.map(([state, at]) => ({ event: state === 'lost' ? 'closed' : state, at })),
    ]);
  });

  it('tells nothing of a state that the office has taken back', async () => {
    const days = ['answered', 'quoted', 'lost', 'answered', 'quoted'];
    for (const [place, state] of days.entries()) {
      now = new Date(`2027-02-1${place}T12:00:00.000Z`);
      const reason = state === 'lost' ? { lostReason: 'Pressed by mistake' } : {};
      await set({ state, ...reason }, now.toISOString());
    }
    const { history, progress } = await told();
    expect(history?.map(({ event, at }) => `${event} ${at?.slice(0, 10)}`)).toEqual([
      'received 2027-01-05',
      'answered 2027-02-13',
      'quoted 2027-02-14',
    ]);
    expect(progress).toEqual({ state: 'quoted', at: '2027-02-14T12:00:00.000Z' });
    await set({ state: 'new' }, now.toISOString());
    expect((await told()).history?.map(({ event }) => event)).toEqual(['received']);
  });

  it('is told in order, whatever the clocks of the phones in the office say', async () => {
    now = new Date('2027-02-10T12:00:00.000Z');
    await set({ state: 'answered' }, '2027-02-10T11:00:00.000Z');
    now = new Date('2027-02-11T12:00:00.000Z');
    await set({ state: 'quoted' }, '2020-01-01T00:00:00.000Z');
    expect((await told()).history?.map(({ at }) => at)).toEqual([
      '2027-01-05T08:00:00.000Z',
      '2027-02-10T11:00:00.000Z',
      '2027-02-10T11:00:00.000Z',
    ]);
  });

  it('names nobody of the office, and no price', async () => {
    await set({ state: 'answered' }, now.toISOString());
    await set({ state: 'quoted', price: '640', currency: 'USD' }, now.toISOString());
    const text = await (await look(reference, contact)).text();
    expect(Object.keys(JSON.parse(text)).sort()).toEqual([
      'capturedAt',
      'history',
      'kind',
      'progress',
      'receivedAt',
      'reference',
      'sent',
      'state',
      'title',
    ]);
    expect(text).not.toMatch(/640|USD|price/);
  });

  it('is closed where the request is lost, and neither reason nor note leaves the office', async () => {
    await set({ state: 'lost', lostReason: 'Too cheap for us' }, now.toISOString());
    const note = { record: id, kind: 'stayBooking', text: 'Rude on the phone' };
    expect((await post(endpoints.notes, note, { ...(await office()), 'Idempotency-Key': v7() })).status).toBe(
      200,
    );
    const text = await (await look(reference, contact)).text();
    expect(JSON.parse(text).progress).toEqual({ state: 'closed', at: now.toISOString() });
    expect(text).not.toMatch(/lost|cheap|rude/i);
  });
});
