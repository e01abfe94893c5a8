/** Views of tables that people save: whose they are, who sees them, who changes them (docs/contract.md#views). */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSubmission } from '../../../../server/intake/check.ts';
import { receiveSubmission } from '../../../../server/intake/receive.ts';
import type { Store } from '../../../../server/store/core/store.ts';
import type { Role } from '../../../../src/contract/accounts/roles.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import type { FeedPage } from '../../../../src/kinds/calls/feed-page.ts';
import { MAX_VIEW_BYTES, MAX_VIEWS } from '../../../../src/kinds/saved-view/schema.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import { staffRequests } from '../../../parts/records/sample-requests.ts';
import { openTestServer } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';
import { manager, takeEntry } from '../../../parts/server/take-entry.ts';

const content = {
  search: 'jose',
  filters: { state: { anyOf: ['New'] }, days: { from: 3 }, Fullname: { contains: 'a' } },
  sort: [{ id: 'received', desc: true }],
  columns: ['Fullname', 'state'],
  widths: { Fullname: 240 },
};
type Content = typeof content | null;
const viewOf = (view: string, part: object = {}) => ({
  view,
  kind: 'packageBooking',
  name: 'Mine',
  content,
  ...part,
});

describe.each(databases)('A view on %s', (_name, open) => {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    database = await open();
    store = database.store;
  });
  afterEach(() => database.close());

  async function person(role: Role) {
    const accountId = v7();
    const email = `${accountId}@example.com`;
    await store.accounts.add(
      { id: accountId, email, name: `${role} person`, role, passwordHash: '', mustChangePassword: false },
      { by: 'system', at: new Date().toISOString() },
    );
    const caller = { ...manager, accountId, email, role };
    return {
      accountId,
      async send(payload: object, id = v7()) {
        const arrival = { id, kind: 'savedView' as const, version: null, capturedAt: null, payload, caller };
        const result = await checkSubmission(arrival, { open: async () => null });
        if (!('checked' in result)) return result.status;
        return (await store.write((context) => receiveSubmission(context, result.checked, new Date())))
          .status;
      },
      async sees(after = 0) {
        const { seq } = await store.records.position();
        return store.records.views({ accountId, role }, after, seq);
      },
      async names() {
        const { seq } = await store.records.position();
        const views = (await store.records.views({ accountId, role }, 0, seq)) ?? [];
        return views.map(({ name }) => name).sort();
      },
    };
  }

  it('is its maker’s alone until it is shared with the department, and again when that is withdrawn', async () => {
    const asha = await person('operations');
    const juma = await person('operations');
    const others = [await person('bookings'), await person('marketing')];
    const boss = await person('management');
    const view = v7();
    expect(await asha.send(viewOf(view))).toBe(200);
    expect(await asha.sees()).toEqual([
      {
        id: view,
        kind: 'packageBooking',
        name: 'Mine',
        department: null,
        content,
        by: { id: asha.accountId, name: 'operations person' },
      },
    ]);
    expect(await juma.names()).toEqual([]);
    expect(await boss.names()).toEqual([]);

    expect(await asha.send(viewOf(view, { name: 'Ours', department: 'operations' }))).toBe(200);
    expect(await juma.names()).toEqual(['Ours']);
    expect(await boss.names()).toEqual(['Ours']);
    for (const other of others) expect(await other.names()).toEqual([]);

    expect(await asha.send(viewOf(view))).toBe(200);
    expect(await juma.names()).toEqual([]);
    expect(await asha.names()).toEqual(['Mine']);
  });

  it('is changed and removed by its maker; management takes a shared one away', async () => {
    const asha = await person('operations');
    const juma = await person('operations');
    const boss = await person('management');
    const [shared, own] = [v7(), v7()];
    await asha.send(viewOf(shared, { department: 'operations' }));
    await asha.send(viewOf(own));
    const gone: { content: Content } = { content: null };
    for (const other of [juma, boss]) expect(await other.send(viewOf(shared, { name: 'Other' }))).toBe(404);
    expect(await juma.send(viewOf(shared, gone))).toBe(404);
    expect(await boss.send(viewOf(own, gone))).toBe(404);
    expect(await boss.send(viewOf(shared, gone))).toBe(200);
    expect(await asha.names()).toEqual(['Mine']);
    // A view that is gone stays gone: a device that did not know it changes nothing.
    expect(await asha.send(viewOf(shared, gone))).toBe(200);
    expect(await asha.send(viewOf(shared))).toBe(404);
    expect(await asha.send(viewOf(own, gone))).toBe(200);
    expect(await asha.sees()).toEqual([]);
  });

  it('is of a table that its maker has, and is shared with a department that has it', async () => {
    const asha = await person('operations');
    const boss = await person('management');
    expect(await asha.send(viewOf(v7(), { kind: 'lead' }))).toBe(403);
    for (const department of ['bookings', 'management', 'marketing']) {
      expect(await asha.send(viewOf(v7(), { department }))).toBe(400);
    }
    expect(await boss.send(viewOf(v7(), { department: 'bookings' }))).toBe(400);
    expect(await boss.send(viewOf(v7(), { department: 'operations' }))).toBe(200);
    expect(await asha.names()).toEqual(['Mine']);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(61) }],
    ['a column of no width', { content: { ...content, widths: { state: 0 } } }],
    ['a filter of another kind', { content: { ...content, filters: { state: { like: '%' } } } }],
    ['a NUL in its search', { content: { ...content, search: 'a\u0000' } }],
    ['no columns', { content: { ...content, columns: 'all' } }],
    ['ten thousand columns', { content: { ...content, columns: Array(10_000).fill('state') } }],
    ['no content', { content: undefined }],
    ['no id', { view: 'mine' }],
    ['an unknown table', { kind: 'secret' }],
  ])('with %s is refused', async (_what, part) => {
    const asha = await person('operations');
    expect(await asha.send(viewOf(v7(), part))).toBe(400);
    expect(await asha.sees()).toEqual([]);
  });

  it('comes with the feed where one has changed, and not else', async () => {
    const asha = await person('operations');
    await asha.send(viewOf(v7()));
    const { seq: before } = await store.records.position();
    expect(await asha.sees(before)).toBeNull();
    await takeEntry(store, 'lead', staffRequests.lead);
    expect(await asha.sees(before)).toBeNull();
    const juma = await person('operations');
    await juma.send(viewOf(v7(), { department: 'operations', name: 'Ours' }));
    expect((await asha.sees(before))?.map(({ name }) => name).sort()).toEqual(['Mine', 'Ours']);
  });

  it('comes again to those alone who see it, or saw it before', async () => {
    const [asha, juma, neema] = [
      await person('operations'),
      await person('operations'),
      await person('bookings'),
    ];
    const boss = await person('management');
    await takeEntry(store, 'lead', staffRequests.lead);
    const view = v7();
    const toldOf = async (change: object) => {
      const { seq } = await store.records.position();
      expect(await asha.send(viewOf(view, change))).toBe(200);
      const told = [asha, juma, neema, boss].map(async (one) => (await one.sees(seq)) !== null);
      return Promise.all(told);
    };
    expect(await toldOf({})).toEqual([true, false, false, false]);
    expect(await toldOf({ name: 'Renamed' })).toEqual([true, false, false, false]);
    expect(await toldOf({ department: 'operations' })).toEqual([true, true, false, true]);
    // Who was away while it was withdrawn has to hear of it at any later change.
    expect(await toldOf({})).toEqual([true, true, false, true]);
    expect(await toldOf({ name: 'Renamed again' })).toEqual([true, true, false, true]);
    expect(await toldOf({ content: null })).toEqual([true, true, false, true]);
  });

  it('of which an earlier version took too many come as far as one page holds them: the own, then the latest', async () => {
    const asha = await person('operations');
    const juma = await person('operations');
    const old = (text: string) =>
      JSON.stringify({ ...content, filters: { state: { anyOf: [text.repeat(200_000)] } } });
    for (const { send } of [asha, juma]) {
      for (const name of ['First', 'Second', 'Third']) {
        await send(viewOf(v7(), { name, department: 'operations' }));
      }
    }
    await store.write(async ({ savepoints }) => {
      const transaction = await savepoints.begin();
      await transaction
        .updateTable('saved_view')
        .set({ content: old('x') })
        .execute();
      return null;
    });
    const seen = (await asha.sees()) ?? [];
    expect(Buffer.byteLength(JSON.stringify(seen))).toBeLessThan(1_050_000);
    expect(seen.map(({ by, name }) => [by.id === asha.accountId, name]).sort()).toEqual([
      [false, 'Second'],
      [false, 'Third'],
      [true, 'First'],
      [true, 'Second'],
      [true, 'Third'],
    ]);
  });

  it('sent twice under one key is one, and the log has who saved it but not what it says', async () => {
    const asha = await person('operations');
    const [view, key] = [v7(), v7()];
    expect(await asha.send(viewOf(view), key)).toBe(200);
    await asha.send(viewOf(view, { name: 'Later' }));
    expect(await asha.send(viewOf(view), key)).toBe(200);
    expect(await asha.names()).toEqual(['Later']);
    const { lines } = await store.accounts.readAudit({});
    const saved = lines.filter(({ action }) => action === 'view.save');
    expect(saved).toHaveLength(2);
    expect(JSON.stringify(saved)).not.toMatch(/Mine|Later|jose/);
  });

  it('forgets whom it searched for when that customer is erased', async () => {
    const asha = await person('operations');
    const id = v7();
    await takeEntry(store, 'packageBooking', booking, { id });
    const searching = (search: string, filters: object = {}) => ({
      content: { ...content, search, filters },
    });
    const views = {
      mail: viewOf(v7(), searching('ANNA-MARIA@example.com')),
      phone: viewOf(v7(), searching('', { phone: { contains: '0151 2345678' }, state: { anyOf: ['New'] } })),
      name: viewOf(v7(), { name: 'Amina Müller-Okoye', ...searching('amina mueller') }),
      other: viewOf(v7(), searching('safari')),
    };
    for (const view of Object.values(views)) expect(await asha.send(view)).toBe(200);
    const { seq } = await store.records.position();
    await store.admin.erase([id], { by: 'zuri@example.com', at: new Date().toISOString() });
    const after = new Map((await asha.sees(seq))?.map((view) => [view.id, view]));
    expect(after.get(views.mail.view)?.content.search).toBe('');
    expect(after.get(views.phone.view)?.content.filters).toEqual({ state: { anyOf: ['New'] } });
    expect(after.get(views.name.view)?.name).toBe('View');
    expect(after.get(views.other.view)).toMatchObject({ name: 'Mine', content: { search: 'safari' } });
  });

  it('is kept as long as those of its maker, and those of the department, are small together', async () => {
    const large = (part: object = {}) =>
      viewOf(v7(), {
        content: { ...content, filters: { state: { anyOf: Array(120).fill('x'.repeat(200)) } } },
        ...part,
      });
    const asha = await person('operations');
    const own = large();
    for (let count = 0; count < 3; count += 1) expect(await asha.send(count === 0 ? own : large())).toBe(200);
    while ((await asha.send(large())) === 200);
    const kept = (await asha.sees()) ?? [];
    expect(Buffer.byteLength(JSON.stringify(kept))).toBeLessThan(MAX_VIEW_BYTES * 1.1);
    // One that does not grow, a small one and a removal are taken still.
    expect(await asha.send({ ...own, name: 'Another name' })).toBe(200);
    expect(await asha.send(viewOf(v7()))).toBe(200);
    expect(await asha.send({ ...own, content: null })).toBe(200);
    expect(await asha.send(large())).toBe(200);
    const juma = await person('operations');
    while ((await juma.send(large({ department: 'operations' }))) === 200);
    const neema = await person('operations');
    expect(await neema.send(large({ department: 'operations' }))).toBe(400);
    expect(await neema.send(large())).toBe(200);
    expect(Buffer.byteLength(JSON.stringify(await neema.sees()))).toBeLessThan(2 * MAX_VIEW_BYTES * 1.1);
  });

  it('is one of two hundred at most', async () => {
    const asha = await person('operations');
    for (let count = 0; count < MAX_VIEWS; count += 1) await asha.send(viewOf(v7()));
    expect(await asha.send(viewOf(v7()))).toBe(400);
    expect(await asha.sees()).toHaveLength(MAX_VIEWS);
  });
});

it('A view is saved by a call, and the feed of a second device brings it', async () => {
  const server = await openTestServer();
  try {
    const { headers } = await signedIn(server, 'operations');
    const feed = async (since = ''): Promise<FeedPage> =>
      (await server.app.request(`${endpoints.changes}${since && `?since=${since}`}`, { headers })).json();
    const first = await feed();
    expect(first).not.toHaveProperty('views');
    const answer = await server.app.request(endpoints.views, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': v7(), ...headers },
      body: JSON.stringify(viewOf(v7())),
    });
    expect(answer.status).toBe(200);
    const second = await feed(first.cursor);
    expect(second.views).toMatchObject([{ name: 'Mine', content }]);
    expect(await feed(second.cursor)).not.toHaveProperty('views');
  } finally {
    await server.close();
  }
});
