// @vitest-environment happy-dom
/** The inbox: what stands where, what is new, and what counts as seen. */
import 'fake-indexeddb/auto';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '../../../src/device/records/rows/rows.ts';
import { type RequestKind, requestKinds } from '../../../src/kinds/list.ts';
import { isNewSince, latestSeen } from '../../../src/office/departments/operations/inbox.tsx';
import {
  inboxColumns,
  inboxViews,
  soonestFirst,
} from '../../../src/office/departments/operations/inbox-columns.tsx';
import { createLastSeen } from '../../../src/office/departments/operations/inbox-last-seen.ts';
import { nextStepOf } from '../../../src/office/features/figures/next-step.ts';
import { defaultColumnIds, minimumWidth } from '../../../src/office/table/engine/columns.ts';
import type { Query } from '../../../src/office/table/engine/query.ts';
import type { ShownRows } from '../../../src/office/table/engine/shown-rows.ts';
import { createTableEngine, runToEnd } from '../../../src/office/table/engine/table-engine.ts';
import { tourOf } from '../../parts/device/feed.ts';
import { createTestLocks } from '../../parts/device/test-locks.ts';

const TODAY = '2027-01-20';
type Request = Row<RequestKind>;
type Part = Parameters<typeof tourOf>[1];

const request = (part: Part = {}): Row<'tour'> => ({
  ...tourOf(v7(), { travel_date: '', receivedAt: '2027-01-10T08:00:00.000Z', ...part }),
  pending: null,
  problem: null,
  entryId: null,
});
const came = (day: number, time = '08:00') => ({ receivedAt: `2027-01-${day}T${time}:00.000Z` });

/** Requests in the order of the inbox, each with its next step. */
const cases: readonly (readonly [name: string, step: string, part: Part])[] = [
  ['a follow-up that is long due', 'Follow up', { state: 'quoted', followUp: '2027-01-02' }],
  ['a lost guest to be asked again', 'Follow up', { state: 'lost', lostReason: 'x', followUp: '2027-01-19' }],
  ['an unanswered one to follow up today', 'Follow up', { followUp: TODAY, travel_date: '2027-01-20' }],
  ['unanswered, travels today', 'Answer today', { travel_date: '2027-01-20', ...came(19) }],
  ['unanswered, travels in a week', 'Answer today', { travel_date: '2027-01-27', ...came(12) }],
  ['unanswered for long, travels in eight days', 'Answer', { travel_date: '2027-01-28', ...came(11) }],
  ['unanswered, travelled already', 'Answer', { travel_date: '2027-01-19', ...came(18, '09:00') }],
  ['unanswered, came on the same day later', 'Answer', { ...came(18, '09:01') }],
  ['unanswered, to be followed up later', 'Answer', { ...came(19), followUp: '2027-01-21' }],
  ['confirmed, travels tomorrow', 'In hand', { state: 'confirmed', travel_date: '2027-01-21' }],
  ['answered, travels next month', 'In hand', { state: 'answered', travel_date: '2027-02-21' }],
  ['quoted, with no date', 'In hand', { state: 'quoted', ...came(12) }],
  ['confirmed, has travelled', 'In hand', { state: 'confirmed', travel_date: '2027-01-19', ...came(13) }],
  ['done', 'Closed', { state: 'done', travel_date: '2027-03-01', ...came(11) }],
  ['lost', 'Closed', { state: 'lost', lostReason: 'x', travel_date: '2027-01-21', ...came(12) }],
  ['voided, with a follow-up', 'Closed', { voided: 'Twice', followUp: '2027-01-02', ...came(13) }],
];

const nobodyIsNew = () => false;
const columnsWith = (isNew: (row: Request) => boolean = nobodyIsNew) =>
  inboxColumns(requestKinds, TODAY, isNew);

function answer(rows: readonly Request[], view: Partial<Query> = {}) {
  const engine = createTableEngine(columnsWith((row) => row.receivedAt > came(18).receivedAt));
  const query = { search: '', filters: {}, sort: soonestFirst, ...view };
  runToEnd(engine.update(rows));
  runToEnd(engine.prepare(query));
  const { slots, rowAt } = engine.query(query);
  return { count: slots.length, rowAt };
}
const namesOf = ({ count, rowAt }: ReturnType<typeof answer>) =>
  Array.from({ length: count }, (_, place) => (rowAt(place) as Row<'tour'> | undefined)?.customer_name);

describe('What is to be done the soonest', () => {
  it.each(cases)('of “%s” the next step is: %s', (_name, step, part) => {
    expect(nextStepOf(request(part), TODAY).step).toBe(step);
  });

  it('stands first, whatever the order in which requests came', () => {
    const rows = cases.map(([customer_name, , part]) => request({ customer_name, ...part }));
    const wanted = cases.map(([name]) => name);
    for (const mixed of [rows, rows.toReversed(), [...rows.slice(5), ...rows.slice(0, 5)]])
      expect(namesOf(answer(mixed))).toEqual(wanted);
  });
});

describe('The list', () => {
  it('has the columns in sight at 1440 pixels by which an officer chooses', () => {
    const columns = columnsWith();
    const first = defaultColumnIds(columns).slice(0, 6);
    expect(first).toEqual(['guest', 'nextStep', 'state', 'kind', 'travelDay', 'followUp']);
    const shown = columns.filter(({ id }) => first.includes(id));
    expect(shown.reduce((sum, column) => sum + minimumWidth(column), 0)).toBeLessThan(1440 - 350);
  });

  it('has a view of what is new, and those of every table of requests', () => {
    const views = inboxViews(columnsWith(), 'Amina');
    expect(views.map(({ name }) => name)).toEqual([
      'New since you last looked',
      'To answer',
      'Follow-up due',
      'Waiting for the guest',
      'Confirmed',
      'Mine',
      'Unassigned',
      'Lost',
    ]);
    const rows = [
      request({ customer_name: 'old', ...came(18) }),
      request({ customer_name: 'new', ...came(19) }),
    ];
    expect(namesOf(answer(rows, views[0]))).toEqual(['new']);
  });
});

describe('What came since the last look', () => {
  const isNew = isNewSince(came(18).receivedAt, 'me');

  it('is new, but for what one entered oneself and what has not been sent yet', () => {
    const news = (part: Part) => isNew(request(part));
    expect([news(came(19)), news(came(18)), news({ receivedAt: '' })]).toEqual([true, false, false]);
    const by = (id: string) => ({ ...came(19), enteredBy: { id, name: 'Amina' } });
    expect([news(by('me')), news(by('other'))]).toEqual([false, true]);
  });

  it('is nothing at the first look, and before the last one is known', () => {
    for (const last of [null, undefined]) expect(isNewSince(last, 'me')(request(came(19)))).toBe(false);
  });

  it('was seen unless a filter hides some of it', () => {
    const rows = [request(came(17)), request(came(19)), request({ ...came(20), state: 'quoted' })];
    const seen = (filters: Query['filters']) =>
      latestSeen({ rows, shown: answer(rows, { filters }) as unknown as ShownRows<Request> }, isNew);
    expect(seen({})).toBe(came(20).receivedAt);
    expect(seen({ new: { anyOf: ['Yes'] } })).toBe(came(20).receivedAt);
    expect(seen({ state: { anyOf: ['New'] } })).toBe('');
  });
});

describe('The last look', () => {
  const [first, second, third] = [came(17), came(18), came(19)].map(({ receivedAt }) => receivedAt) as [
    string,
    string,
    string,
  ];
  let locks: ReturnType<typeof createTestLocks>;
  const tab = (account = 'amina') => createLastSeen(account, locks);
  const wait = async (minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    // Whoever waits for a lock goes on.
    await new Promise((next) => setTimeout(next));
  };
  beforeEach(() => {
    vi.setSystemTime('2027-01-20T08:00:00.000Z');
    locks = createTestLocks();
  });
  afterEach(() => {
    localStorage.clear();
    vi.useRealTimers();
  });

  it('is unknown at the first one on a device, and then what was in sight', async () => {
    const look = tab();
    expect(await look.begin()).toBeNull();
    expect(look.see(first)).toBe(first);
    look.see(second);
    look.end();
    await wait(5);
    expect(await tab().begin()).toBe(second);
  });

  it('goes on with the next look alone, not with what is seen in this one', async () => {
    const look = tab();
    await look.begin();
    look.see(first);
    await wait(60);
    expect(look.see(second)).toBe(first);
    look.end();
    await wait(60);
    expect(await look.begin()).toBe(second);
    look.end();
    await wait(60);
    // Nothing was in sight meanwhile.
    expect(await look.begin()).toBe(second);
  });

  it('stays while the list was out of sight for less than five minutes, which is the same look', async () => {
    const look = tab();
    await look.begin();
    look.see(first);
    await wait(30);
    look.see(second);
    look.end();
    await wait(4);
    expect(await tab().begin()).toBe(first);
  });

  it('counts a look that ended with the browser', async () => {
    const look = tab();
    await look.begin();
    look.see(first);
    look.see(second);
    locks = createTestLocks();
    await wait(60);
    expect(await tab().begin()).toBe(second);
  });

  it('stays while another tab is looking', async () => {
    const one = tab();
    await one.begin();
    one.see(first);
    await wait(30);
    one.see(second);
    await wait(30);
    const other = tab();
    expect(await other.begin()).toBe(first);
    other.see(third);
    other.end();
    await wait(30);
    expect(await other.begin()).toBe(first);
    other.end();
    one.end();
    await wait(30);
    expect(await tab().begin()).toBe(third);
  });

  it('is not touched by a tab that has left the list again before it knew', async () => {
    const look = tab();
    const begun = look.begin();
    look.end();
    await begun;
    expect([look.see(first), localStorage.length]).toEqual([null, 0]);
  });

  it('is each account’s own, also in a browser without locks', async () => {
    for (const [account, latest] of [
      ['amina', first],
      ['baraka', third],
    ] as const) {
      const look = createLastSeen(account, null);
      await look.begin();
      look.see(latest);
      look.end();
    }
    await wait(10);
    expect([await tab('amina').begin(), await tab('baraka').begin()]).toEqual([first, third]);
  });
});
