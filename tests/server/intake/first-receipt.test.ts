/**
 * A submission that the server holds is answered by its receipt, whoever may send it by now and whatever is
 * known of its kind.
 */
import Sqlite from 'better-sqlite3';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashContent } from '../../../server/intake/content-hash.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { envelopeSealingContext } from '../../../src/contract/protocol/outbox-file.ts';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import { seal } from '../../../src/device/transfer/sealing/index.ts';
import { type EntryKind, entryKinds } from '../../../src/kinds/entry-kinds.ts';
import { requests, staffRequests } from '../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

let server: TestServer;
const now = new Date('2027-01-05T08:00:00.000Z');
beforeEach(async () => {
  server = await openTestServer({ clock: () => now });
});
afterEach(() => server.close());

type Headers = Record<string, string>;
interface Sent {
  id: string;
  kind: string;
  payload: unknown;
  author?: string;
  version?: number;
}

const post = (address: string, body: unknown, headers: Headers) =>
  server.app.request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const entryOf = ({ version = 1, ...sent }: Sent) => ({
  ...sent,
  version,
  capturedAt: '2027-01-01T00:00:00.000Z',
});

/** Ways by which a submission may come once more. */
const ways: Record<string, (sent: Sent, headers: Headers) => Promise<{ status: number; receipt: unknown }>> =
  {
    async alone({ id, kind, payload, version = 1 }, headers) {
      const response = await post(entryKinds[kind as EntryKind].call, payload, {
        ...headers,
        'Idempotency-Key': id,
        'Schema-Version': String(version),
      });
      return { status: response.status, receipt: await response.json() };
    },
    async 'in a backlog'(sent, headers) {
      const { results } = await (await post(endpoints.replay, { entries: [entryOf(sent)] }, headers)).json();
      return { status: results[0].status, receipt: results[0].receipt };
    },
    async 'in a file'(sent, headers) {
      const key = server.sealingKeys.current();
      const prefix = entryKinds[sent.kind as EntryKind]?.prefix ?? 'XX';
      const place = { file: v7(), index: 0, of: 1, references: [referenceOf(prefix, sent.id)] };
      const text = JSON.stringify({ entries: [entryOf(sent)] });
      const envelope = { ...place, ...(await seal(key, envelopeSealingContext(place), text)) };
      const { results } = await (await post(endpoints.sealedReplay, envelope, headers)).json();
      return { status: results[0].status, receipt: results[0].receipt };
    },
  };

function rewrite(sql: string, ...values: string[]): void {
  const file = new Sqlite(String(server.rows('pragma database_list')[0]?.file));
  file.prepare(sql).run(...values);
  file.close();
}

/** Makes a submission of a kind of the staff, and the record that it is about. */
async function staffSubmission(kind: EntryKind): Promise<unknown> {
  if (kind in staffRequests) return staffRequests[kind as keyof typeof staffRequests];
  if (kind === 'savedView') {
    const content = { search: '', filters: {}, sort: [], columns: [], widths: {} };
    return { view: v7(), kind: 'tour', name: 'Mine', content };
  }
  const record = v7();
  const about = kind === 'recordRemoval' ? 'stayBooking' : 'homeBooking';
  await post(entryKinds[about].call, requests[about], { 'Idempotency-Key': record });
  const base = { record, kind: about === 'homeBooking' ? 'tour' : about };
  if (kind === 'recordNote') return { ...base, text: 'Call back.' };
  if (kind === 'guestLink') {
    const other = v7();
    await post(entryKinds.tripPlan.call, requests.tripPlan, { 'Idempotency-Key': other });
    return { ...base, other, otherKind: 'tripPlan', same: true };
  }
  const change = { ...base, revision: 1, after: null };
  return kind === 'recordChange' ? { ...change, set: { tour_status: 'ongoing' } } : change;
}

const staffKinds: EntryKind[] = [
  ...(Object.keys(staffRequests) as EntryKind[]),
  'recordChange',
  'recordRemoval',
  'recordNote',
  'guestLink',
  'savedView',
];

describe.each(Object.entries(ways))('What is held, sent once more %s', (_how, again) => {
  it.each(staffKinds)('gives its author the receipt after the role was changed: %s', async (kind) => {
    const { id: author, headers } = await signedIn(server, 'management');
    const sent = { id: v7(), kind, payload: await staffSubmission(kind), author };
    const first = await again(sent, headers);
    expect(first.status).toBe(200);
    // A role that may not send it.
    rewrite('update account set role = ? where id = ?', kind === 'training' ? 'finance' : 'hr', author);
    expect(await again({ ...sent, id: v7() }, headers)).toMatchObject({ status: 403 });
    expect(await again(sent, headers)).toEqual(first);
  });

  it('gives it while a one-time password stands', async () => {
    const { id: author, headers } = await signedIn(server, 'marketing');
    const sent = { id: v7(), kind: 'lead', payload: staffRequests.lead, author };
    const first = await again(sent, headers);
    rewrite('update account set must_change_password = 1 where id = ?', author);
    expect(await again({ ...sent, id: v7() }, headers)).toMatchObject({ status: 403 });
    expect(await again(sent, headers)).toEqual(first);
  });

  it('gives it to no other account, to nobody who is not signed in, and for no other content', async () => {
    const { id: author, headers } = await signedIn(server, 'marketing');
    const sent = { id: v7(), kind: 'lead', payload: staffRequests.lead, author };
    await again(sent, headers);
    rewrite('update account set role = ? where id = ?', 'hr', author);
    const other = await signedIn(server, 'hr');
    expect(await again(sent, other.headers)).not.toHaveProperty('receipt.reference');
    expect(await again(sent, {})).toMatchObject({ status: 401 });
    const payload = { ...staffRequests.lead, name: 'Somebody else' };
    expect(await again({ ...sent, payload }, headers)).toMatchObject({ status: 403 });
  });

  it('gives it for a version that this server does not know', async () => {
    const sent = { id: v7(), kind: 'tripPlan', payload: requests.tripPlan };
    const first = await again(sent, {});
    expect(await again({ ...sent, version: 7, id: v7() }, {})).toMatchObject({ status: 422 });
    expect(await again({ ...sent, version: 7 }, {})).toEqual(first);
  });

  it('gives it for what the schema of today refuses', async () => {
    const sent = { id: v7(), kind: 'tripPlan', payload: { ...requests.tripPlan, email: 'once enough' } };
    await again({ ...sent, payload: requests.tripPlan }, {});
    expect(await again(sent, {})).toMatchObject({ status: 400 });
    rewrite(
      'update submission set content_hash = ? where id = ?',
      hashContent('tripPlan', sent.payload),
      sent.id,
    );
    expect(await again(sent, {})).toMatchObject({ status: 200, receipt: { id: sent.id } });
  });
});

it('What is held of a kind that this server does not know gives its receipt in a backlog', async () => {
  const sent = { id: v7(), kind: 'balloonRide', payload: { height: 300 } };
  await ways['in a backlog']?.({ ...sent, kind: 'tripPlan', payload: requests.tripPlan }, {});
  const hash = hashContent(sent.kind as EntryKind, sent.payload);
  rewrite('update submission set kind = ?, content_hash = ? where id = ?', sent.kind, hash, sent.id);
  expect(await ways['in a backlog']?.(sent, {})).toMatchObject({ status: 200, receipt: { id: sent.id } });
});
