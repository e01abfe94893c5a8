import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Role, roles } from '../../../src/contract/accounts/roles.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import { staffSubmissionDefinitions } from '../../../src/kinds/staff-submissions.ts';
import { type StaffForm, staffRequests } from '../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { addAccount, signedIn, signIn } from '../../parts/server/staff.ts';

let server: TestServer;
const now = new Date('2027-01-05T08:00:00.000Z');
beforeEach(async () => {
  server = await openTestServer({ clock: () => now });
});
afterEach(() => server.close());

const kinds = Object.keys(staffRequests) as StaffForm[];
type Headers = Record<string, string>;

function post(address: string, body: unknown, headers: Headers = {}) {
  return server.app.request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
const send = (kind: StaffForm, payload: unknown, headers: Headers, id: string = v7()) =>
  post(staffSubmissionDefinitions[kind].call, payload, { 'Idempotency-Key': id, ...headers });
const entryOf = (kind: string, payload: unknown, author?: string | null, id: string = v7()) => ({
  id,
  kind,
  version: 1,
  capturedAt: '2027-01-01T00:00:00.000Z',
  payload,
  author,
});
const replay = async (entries: unknown[], headers: Headers = {}) =>
  (await (await post(endpoints.replay, { entries }, headers)).json()).results;
const ledger = () => server.rows('select * from submission');
const roleFor = (kind: StaffForm) => staffSubmissionDefinitions[kind].who[0] as Role;

/** List call of each kind, and what of the payload it lists under which name (docs/contract.md#records). */
const listed: Record<StaffForm, [string, object]> = {
  addedTour: [
    '/api/bookinginfos',
    {
      customer_name: 'Zainab Mushi',
      travel_date: '2027-06-20',
      payment_status: 'Unpaid',
      trip_type: 'safari',
      tour_status: 'ongoing',
      Incharge: 'Baraka Laizer',
      days: 5,
      travelers: 2,
      price: '4200.50',
      currency: 'USD',
      category: '',
      budget: null,
      replyTo: 'zainab@example.com',
      specialRequests: 'A window seat on the flight to Zanzibar.',
    },
  ],
  souvenir: [
    '/api/souvenirs',
    {
      item: 'Makonde carving',
      quantity: 3,
      customer_name: 'José Ngũgĩ',
      place_of_delivery: 'Arusha Airport',
      date: '2027-06-15',
      promised: '2027-06-20',
      delivery_status: 'In Transit',
    },
  ],
  person: [
    '/api/people',
    {
      name: 'Amina Okoye',
      transport_date: '2027-06-14',
      vehicle: 'T 123 ABC',
      destination: 'Seronera',
      guider: 'Baraka Laizer',
      contact: '+255700000009',
      requests: 'Vegetarian',
      boarding: 'Not checked',
    },
  ],
  lead: [
    '/api/leads',
    {
      Names: 'Grace Mollel',
      generatedOn: '2027-01-02',
      converted: 'not yet',
      place: 'Nairobi',
      contant_media: 'Instagram',
    },
  ],
  campaign: ['/api/campaigns', staffRequests.campaign],
  feedback: ['/api/feedback', staffRequests.feedback],
  replyTemplate: ['/api/templates', staffRequests.replyTemplate],
  capacity: ['/api/capacities', staffRequests.capacity],
  training: ['/api/training', staffRequests.training],
  resource: ['/api/resources', { ...staffRequests.resource, days: null }],
};

describe.each(kinds)('The call of %s', (kind) => {
  const payload = staffRequests[kind];

  it('stores what staff send, with its author, and lists it with the names of the contract', async () => {
    const { headers, id: author } = await signedIn(server, roleFor(kind));
    const id = v7();
    const capturedAt = '2027-01-02T10:00:00.000Z';
    const response = await send(kind, payload, { ...headers, Author: author, 'Captured-At': capturedAt }, id);
    expect(response.status).toBe(200);
    const reference = referenceOf(staffSubmissionDefinitions[kind].prefix, id);
    const receipt = { id, reference, receivedAt: now.toISOString() };
    expect(await response.json()).toEqual({
      ...receipt,
      message: staffSubmissionDefinitions[kind].strings.success,
      epoch: response.headers.get('Epoch'),
      place: 1,
    });
    expect(ledger()).toMatchObject([{ id, author_id: author }]);
    const [call, fields] = listed[kind];
    const list = await (await server.app.request(call, { headers })).json();
    const frame = {
      ...receipt,
      capturedAt,
      revision: 1,
      lastChange: id,
      enteredBy: { id: author, name: roleFor(kind) },
      owner: null,
      notes: [],
      suspect: false,
      ...(kind === 'addedTour' && { state: 'confirmed' }),
    };
    expect(list).toEqual([{ ...frame, ...fields }]);
    expect(server.rows("select * from audit where action = 'record.add'")).toMatchObject([
      { by: author, subject: reference, after: JSON.stringify({ kind }) },
    ]);
  });

  it('gives the first answer again to the same key and content, in a call or a backlog', async () => {
    const { headers, id: author } = await signedIn(server, roleFor(kind));
    const id = v7();
    const first = await (await send(kind, payload, headers, id)).json();
    expect(await (await send(kind, payload, headers, id)).json()).toEqual(first);
    expect(await replay([entryOf(kind, payload, author, id)], headers)).toEqual([
      { id, status: 200, receipt: first },
    ]);
    const field = Object.keys(payload)[0] ?? '';
    expect((await send(kind, { ...payload, [field]: 'Something else' }, headers, id)).status).toBe(409);
    expect(ledger()).toHaveLength(1);
    expect(server.rows("select * from audit where action = 'record.add'")).toHaveLength(1);
  });

  it('is refused to who is not signed in, is of another role or is not its author', async () => {
    expect((await send(kind, payload, {})).status).toBe(401);
    const author = await addAccount(server, roleFor(kind));
    for (const role of [...roles, 'gardener']) {
      if ((staffSubmissionDefinitions[kind].who as readonly string[]).includes(role)) continue;
      const { headers } = await signedIn(server, role);
      expect([role, (await send(kind, payload, headers)).status]).toEqual([role, 403]);
    }
    const { headers } = await signedIn(server, roleFor(kind));
    const response = await send(kind, payload, { ...headers, Author: author.id });
    expect(response.status).toBe(401);
    expect(ledger()).toEqual([]);
    expect((await send(kind, payload, { ...headers, Author: 'me' })).status).toBe(400);
    const own = await signIn(server, author.email);
    expect((await send(kind, payload, { ...own, Author: author.id.toUpperCase() })).status).toBe(200);
  });

  it('answers whatever comes as any field with 200 or 400, and stores nothing that it refused', async () => {
    const { headers } = await signedIn(server, roleFor(kind));
    const junk = [
      null,
      true,
      -1,
      0.5,
      1e21,
      '',
      ' ',
      '1e309',
      'x'.repeat(3_000),
      'A\u0000B',
      [],
      {},
      { $ne: null },
    ];
    let taken = 0;
    for (const field of Object.keys(payload)) {
      for (const value of junk) {
        const response = await send(kind, { ...payload, [field]: value }, headers);
        const answer = await response.json();
        expect([200, 400]).toContain(response.status);
        if (response.status === 200) taken += 1;
        else expect(Object.keys(answer.fields)).toEqual([field]);
      }
    }
    for (const body of ['{', '[]', 'null', '{}']) {
      expect((await send(kind, body, headers)).status).toBe(400);
    }
    expect(ledger()).toHaveLength(taken);
  });

  it('keeps text that a spreadsheet or a page would run as it was typed', async () => {
    const { headers } = await signedIn(server, roleFor(kind));
    const field = {
      addedTour: null,
      souvenir: 'item',
      person: 'name',
      lead: 'name',
      campaign: 'name',
      feedback: 'comment',
      replyTemplate: 'name',
      capacity: 'camp',
      training: 'course',
      resource: 'name',
    }[kind];
    const odd = [
      '=HYPERLINK("http://evil.example","x")',
      '@SUM(A1)',
      '+1-1',
      "'; DROP TABLE record; --",
      '🦒',
      'مرحبا',
    ];
    for (const text of odd) {
      await send(kind, { ...payload, [field ?? 'customerName']: text }, headers);
    }
    const list: object[] = await (await server.app.request(listed[kind][0], { headers })).json();
    expect(list.map((one) => Object.values(one).filter((value) => odd.includes(value as string)))).toEqual(
      odd.map((text) => [text]),
    );
  });
});

describe('A backlog of staff entries', () => {
  it('waits, entry by entry, for the account that made each; visitors’ entries need none', async () => {
    const mine = await signedIn(server, 'logistics');
    const other = await signedIn(server, 'logistics');
    const entries = [
      entryOf('person', staffRequests.person, mine.id),
      entryOf('person', staffRequests.person, other.id),
      entryOf('lead', staffRequests.lead, mine.id),
      entryOf('gardening', {}, mine.id),
    ];
    const statuses = async (headers?: Headers) =>
      (await replay(entries, headers)).map(({ status }: { status: number }) => status);
    expect(await statuses()).toEqual([401, 401, 401, 422]);
    expect(await statuses(mine.headers)).toEqual([200, 401, 403, 422]);
    expect(await statuses(other.headers)).toEqual([401, 200, 401, 422]);
    expect(ledger()).toHaveLength(2);
  });

  it('under another account gets neither the receipt nor the record', async () => {
    const mine = await signedIn(server, 'logistics');
    const other = await signedIn(server, 'logistics');
    const id = v7();
    await send('person', staffRequests.person, mine.headers, id);
    expect((await send('person', staffRequests.person, other.headers, id)).status).toBe(409);
    const [result] = await replay([entryOf('person', staffRequests.person, null, id)], other.headers);
    expect(result.status).toBe(409);
    expect(ledger()).toMatchObject([{ author_id: mine.id }]);
  });

  it('of an account with a one-time password is not taken', async () => {
    const account = await addAccount(server, 'logistics', { mustChangePassword: true, at: now });
    const headers = await signIn(server, account.email);
    const [result] = await replay([entryOf('person', staffRequests.person, account.id)], headers);
    expect(result).toMatchObject({ status: 403, problem: { message: expect.stringContaining('one-time') } });
    expect((await send('person', staffRequests.person, headers)).status).toBe(403);
  });
});
