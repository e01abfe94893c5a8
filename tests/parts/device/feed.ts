/** An office that answers as the contract says, in memory: for tests of the device alone. */
import type { Session } from '../../../src/contract/accounts/accounts.ts';
import type { Receipt } from '../../../src/contract/protocol/answers.ts';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import { applyEntry, recordOfEntry } from '../../../src/device/records/rows/merge.ts';
import { type EntryKind, entryKinds } from '../../../src/kinds/entry-kinds.ts';
import { CONFLICT_MESSAGE, type RecordChange } from '../../../src/kinds/record-change/schema.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import type { Network } from './device.ts';

export const PASSWORD = 'correct horse battery';

export function sessionOf(id: string, role = 'operations', name = 'Amina'): Session {
  return {
    account: { id, email: `${name.toLowerCase()}@example.com`, name, role },
    mustChangePassword: false,
    expiresAt: '2027-12-01T00:00:00.000Z',
    colleagues: [],
  };
}

/** A tour as the feed brings it. */
export function tourOf(id: string, part: Partial<FeedRecord<'tour'>> = {}): FeedRecord<'tour'> {
  return {
    kind: 'tour',
    id,
    reference: referenceOf('HB', id),
    capturedAt: '2027-01-01T00:00:00.000Z',
    receivedAt: '2027-01-01T00:00:01.000Z',
    revision: 1,
    lastChange: id,
    owner: null,
    notes: [],
    suspect: false,
    state: 'new',
    customer_name: 'Juma',
    travel_date: '2027-06-14',
    payment_status: 'Pending',
    trip_type: 'safari',
    tour_status: 'pending',
    Incharge: '',
    days: 5,
    travelers: 2,
    category: 'adult',
    budget: 300,
    replyTo: 'juma@example.com',
    specialRequests: '',
    ...part,
  };
}

interface Sent {
  id: string;
  kind: EntryKind;
  payload: unknown;
  capturedAt: string;
  author: string | null;
}

/** @param size records in a page */
export function createTestFeed(size = 3) {
  let epoch = 'first';
  let seq = 0;
  const places = new Map<string, { seq: number; record: FeedRecord | null }>();
  const receipts = new Map<string, Receipt>();
  const door = {
    /** Session of the browser's cookie; null if nobody is signed in. */
    cookie: null as Session | null,
    accounts: [] as Session[],
    /** Calls so far, e.g. "GET /api/changes". */
    seen: [] as string[],
  };
  const put = (record: FeedRecord) => {
    seq += 1;
    places.set(record.id, { seq, record });
  };
  const remove = (id: string) => {
    seq += 1;
    places.set(id, { seq, record: null });
  };

  const refused = ({ headers }: RequestInit) =>
    Response.json(
      { message: 'Please sign in first.', id: new Headers(headers).get('Idempotency-Key') },
      { status: 401 },
    );

  function logIn({ email, password }: { email: string; password: string }): Response {
    const found = door.accounts.find(({ account }) => account.email === email);
    if (!found || password !== PASSWORD) {
      return Response.json({ success: false, message: 'Invalid username or password' }, { status: 401 });
    }
    door.cookie = found;
    return Response.json({ success: true, token: 'a.b.c', message: 'Welcome', session: found });
  }

  function changes(since: string | null, role: string): Response {
    const [of, whose, text] = since?.split('.') ?? [];
    const fits = since !== null && of === epoch && whose === role && Number(text) <= seq;
    const after = fits ? Number(text) : 0;
    const all = [...places].filter(([, place]) => place.seq > after).sort(([, a], [, b]) => a.seq - b.seq);
    const page = all.slice(0, size);
    return Response.json({
      records: page.flatMap(([, { record }]) => record ?? []),
      removed: page.flatMap(([id, { record }]) => (record ? [] : id)),
      cursor: `${epoch}.${role}.${page.at(-1)?.[1].seq ?? seq}`,
      more: all.length > page.length,
      reset: !fits && since !== null,
    });
  }

  function take(sent: Sent) {
    const isStaff = sent.kind in staff;
    const people = door.cookie;
    if (isStaff && (!people || (sent.author ?? people.account.id) !== people.account.id)) {
      return { status: 401, problem: { message: 'Please sign in first.' } };
    }
    const known = receipts.get(sent.id);
    if (known) return { status: 200, receipt: known };
    const reference = referenceOf(entryKinds[sent.kind].prefix, sent.id);
    const receivedAt = '2027-01-02T00:00:00.000Z';
    const receipt: Receipt = { id: sent.id, reference, receivedAt, message: 'Taken' };
    if (isStaff && people) {
      const entry = { ...sent, reference };
      const target = recordOfEntry(entry)?.id ?? '';
      const record = places.get(target)?.record ?? undefined;
      if (target !== sent.id) {
        if (!record) return { status: 404, problem: { message: 'There is no such record.' } };
        const { revision, after, seen } = sent.payload as RecordChange;
        const fits = seen
          ? Object.entries(seen).every(([field, id]) => id === (record.setBy?.[field]?.id ?? null))
          : revision == null || revision === record.revision || after === record.lastChange;
        if (!fits) return { status: 409, problem: { message: CONFLICT_MESSAGE, held: record } };
        if (sent.kind === 'recordChange') receipt.revision = record.revision + 1;
      }
      const next = applyEntry(record, entry, receipt, people);
      if (next) put(next);
      else remove(target);
    }
    receipts.set(sent.id, receipt);
    return { status: 200, receipt };
  }

  function own(path: string, init: RequestInit): Response {
    const headers = new Headers(init.headers);
    const kind = (Object.keys(entryKinds) as EntryKind[]).find((each) => entryKinds[each].call === path);
    if (!kind) return Response.json({ message: 'No.' }, { status: 404 });
    const id = headers.get('Idempotency-Key') ?? '';
    const { status, receipt, problem } = take({
      id,
      kind,
      payload: JSON.parse(String(init.body)),
      capturedAt: headers.get('Captured-At') ?? '',
      author: headers.get('Author'),
    });
    return Response.json(receipt ?? { ...problem, id }, { status });
  }

  const network: Network = async (address, init) => {
    const { method = 'GET' } = init;
    const url = new URL(address, 'https://example.org');
    door.seen.push(`${method} ${url.pathname}`);
    switch (`${method} ${url.pathname}`) {
      case 'GET /api/changes':
        return door.cookie ? changes(url.searchParams.get('since'), door.cookie.account.role) : refused(init);
      case 'GET /api/session':
        return door.cookie ? Response.json(door.cookie) : refused(init);
      case 'DELETE /api/session':
        door.cookie = null;
        return new Response(null, { status: 204 });
      case 'POST /userslogin':
        return logIn(JSON.parse(String(init.body)));
      case 'POST /api/replay': {
        const { entries } = JSON.parse(String(init.body)) as { entries: Sent[] };
        return Response.json({ results: entries.map((entry) => ({ id: entry.id, ...take(entry) })) });
      }
      default:
        return own(url.pathname, init);
    }
  };

  return Object.assign(door, {
    put,
    remove,
    network,
    receipts,
    held: (id: string) => places.get(id)?.record ?? null,
    /** A backup was restored: another database, with these records. */
    restore(records: readonly FeedRecord[]) {
      epoch = 'second';
      seq = 0;
      places.clear();
      for (const record of records) put(record);
    },
  });
}

const staff = {
  addedTour: 1,
  souvenir: 1,
  person: 1,
  lead: 1,
  campaign: 1,
  feedback: 1,
  replyTemplate: 1,
  capacity: 1,
  recordChange: 1,
  recordRemoval: 1,
  recordNote: 1,
  savedView: 1,
  correction: 1,
};

export type TestFeed = ReturnType<typeof createTestFeed>;
