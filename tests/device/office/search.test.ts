/** The search of all records of a device, and the guests of its requests: built from the feed, and kept in step. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OtherDepartmentRequest } from '../../../src/contract/office/guests.ts';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import { createLiveIndex } from '../../../src/device/office/search/live-index.ts';
import { openRecordsReader } from '../../../src/device/office/search/read-records.ts';
import {
  createSearchIndex,
  type HitFields,
  type SearchIndex,
} from '../../../src/device/office/search/search-index.ts';
import { addSegments, joinSegments } from '../../../src/device/records/pull/stored-segments.ts';
import { RecordsDatabase, writeProgress } from '../../../src/device/storage/index.ts';
import type { RecordKind } from '../../../src/kinds/list.ts';
import { kindsOfRole } from '../../../src/kinds/record-roles.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import { tourOf } from '../../parts/device/feed.ts';

const fields: HitFields = {
  tour: { subject: 'customer_name', date: 'travel_date' },
  packageBooking: { subject: 'Fullname', date: 'Start_date' },
};
const bookingOf = (id: string, part: Partial<FeedRecord<'packageBooking'>> = {}): FeedRecord => {
  const { capturedAt, receivedAt, revision, lastChange, owner, notes, suspect } = tourOf(id);
  return {
    ...{ id, capturedAt, receivedAt, revision, lastChange, owner, notes, suspect },
    state: 'new',
    kind: 'packageBooking',
    reference: referenceOf('PB', id),
    package_name: 'Northern Tanzania Budget Adventure',
    days: 8,
    Start_date: '2027-06-14',
    availability_status: 'March to May',
    Fullname: 'Amina Müller-Okoye',
    email: 'amina@example.org',
    phone: '+49 170 555 01 02',
    numberOfAdults: 2,
    numberOfChildren: null,
    specialRequests: '',
    ...part,
  } as unknown as FeedRecord;
};
const brought = (...records: FeedRecord[]) => ({
  kind: records[0]?.kind ?? ('' as const),
  records,
  removed: [],
});
const gone = (...removed: string[]) => ({ kind: '' as const, records: [], removed });
const ids = (index: SearchIndex, text: string, kinds?: readonly RecordKind[]) =>
  index.search(text, 20, kinds).hits.map(({ id }) => id);
const [one, two, three, four] = [v7(), v7(), v7(), v7()] as [string, string, string, string];

let index: SearchIndex;
beforeEach(() => {
  index = createSearchIndex(fields, kindsOfRole('operations'));
});

describe('The search finds', () => {
  it('a record without a name, and shows what else says whose it is', () => {
    index = createSearchIndex({ packageBooking: { subject: 'Fullname', fallbackSubject: 'phone' } }, [
      'packageBooking',
    ]);
    index.apply(brought(bookingOf(one, { Fullname: '' }), bookingOf(two)));
    const shown = index.search('northern', 20).hits.map(({ id, subject }) => [id, subject]);
    expect(Object.fromEntries(shown)).toEqual({ [one]: '+49 170 555 01 02', [two]: 'Amina Müller-Okoye' });
  });

  it.each([
    ['a name without its accents', 'muller'],
    ['a name with other ones', 'MÜLLER'],
    ['the beginning of a name', 'ami'],
    ['the second half of a double name', 'okoye'],
    ['a double name in one', 'mullerok'],
    ['words in any order', 'okoye amina'],
    ['an e-mail address', 'amina@exa'],
    ['the domain of one', 'example.org'],
    ['the package', 'northern budget'],
    ['words of several fields', 'amina adventure'],
    ['a word of a note', 'wheelch'],
    ['a number as it was written', '+49 170 555'],
    ['the same from abroad', '0049170555'],
    ['the same inside the country', '0170 555'],
    ['the same with a bracketed zero', '+49 (0) 170/555'],
    ['the end of a number', '5550102'],
    ['its last four digits', '0102'],
    ['a name and a number', 'amina 0170 555'],
  ])('%s', (_what, text) => {
    index.apply(
      brought(
        bookingOf(one, {
          notes: [
            { id: v7(), by: 'Zuri', text: 'Needs a wheelchair', capturedAt: '2027-01-02T00:00:00.000Z' },
          ],
        }),
        bookingOf(two, {
          Fullname: 'Juma Ali',
          email: 'juma@example.com',
          phone: '0754 010 203',
          package_name: 'Zanzibar',
        }),
      ),
    );
    expect(ids(index, text)).toEqual([one]);
  });

  it.each([
    [
      'inside the country',
      '0754 010 203',
      ['+255 754 010', '0754 010', '754010', '255754', '00255 754', '203'],
    ],
    ['with its country', '+255 754 010 203', ['0754 01', '+255754', '255 754 010 203', '754 010']],
    ['without a plus', '255754010203', ['0754010', '+255 754']],
    ['in another country', '0170 5550102', ['+49 170 555', '0170 555', '0049 170']],
  ])('a number that was written %s, however it is asked for', (_how, phone, texts) => {
    index.apply(
      brought(
        bookingOf(one, { phone, email: '', Fullname: 'Nobody' }),
        bookingOf(two, { phone: '999 888 77' }),
      ),
    );
    const found = texts.filter((text) => text !== '203').map((text) => [text, ids(index, text)]);
    expect(found).toEqual(texts.filter((text) => text !== '203').map((text) => [text, [one]]));
  });

  it('a reference typed, read out, and without the letters of its kind', () => {
    const record = bookingOf(one, { reference: 'PB-7Q4M-2XN9-K' });
    index.apply(brought(record, bookingOf(two, { reference: 'PB-8Q4M-2XN9-K' })));
    for (const text of ['PB-7Q4M-2XN9-K', 'pb-7q', 'pb7q4m2xn9k', '7q4m-2xn9', 'PB 7Q4M 2XN9']) {
      expect([text, ids(index, text)]).toEqual([text, [one]]);
    }
  });

  it('nothing for one letter, signs alone, or words that no record has together', () => {
    index.apply(brought(bookingOf(one)));
    for (const text of ['', 'a', ' ', '---', '+', 'amina zanzibar', 'amina 0199', '\u0001', 'constructor']) {
      expect([text, ids(index, text)]).toEqual([text, []]);
    }
  });

  it('whole words first, then the newest, and says how many there are', () => {
    const at = (day: number) => `2027-01-${String(day).padStart(2, '0')}T00:00:00.000Z`;
    const many = Array.from({ length: 30 }, (_, day) =>
      bookingOf(v7(), { Fullname: 'Amina Salim', email: '', phone: '', receivedAt: at(day + 1) }),
    );
    index.apply(brought(...many, bookingOf(one, { Fullname: 'Ami', receivedAt: at(1) })));
    const { hits, count } = index.search('ami', 3);
    expect(count).toBe(31);
    expect(hits.map(({ id, receivedAt }) => [id === one, receivedAt])).toEqual([
      [true, at(1)],
      [false, at(30)],
      [false, at(29)],
    ]);
    expect(hits[0]).toEqual({
      id: one,
      kind: 'packageBooking',
      reference: expect.stringMatching(/^PB-/),
      subject: 'Ami',
      date: '2027-06-14',
      state: 'new',
      receivedAt: at(1),
    });
  });

  it('the same as going through all records, for beginnings of the words of many', () => {
    const names = [
      'José',
      'Jose',
      'Josephine',
      'Øyvind',
      'Łukasz',
      'Ngũgĩ',
      'O’Neill',
      'van der Berg',
      '李 伟',
    ];
    const all = Array.from({ length: 2_000 }, (_, number) => {
      const name = `${names[number % names.length]} ${names[(number * 7) % names.length]} ${number}`;
      return bookingOf(v7(), {
        Fullname: name,
        email: '',
        phone: '',
        package_name: '',
        reference: 'PB-ZZZZ',
      });
    });
    for (let from = 0; from < all.length; from += 100) {
      index.apply(brought(...all.slice(from, from + 100)));
      // Between two segments, as somebody types while they arrive.
      index.search('jos', 5);
    }
    for (const text of [
      'jos',
      'jose',
      'joseph',
      'oyv',
      'lukasz',
      'ngugi',
      'oneill',
      'berg',
      '李',
      'jose 12',
    ]) {
      const words = text.split(' ');
      const plain = (name: string) =>
        name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ø', 'o').replace('ł', 'l');
      const has = (record: FeedRecord) => {
        const parts = plain((record as FeedRecord<'packageBooking'>).Fullname)
          .replace('’', '')
          .split(' ');
        return words.every((word) => parts.some((part) => part.startsWith(word)));
      };
      const expected = text.length < 2 ? 0 : all.filter(has).length;
      expect([text, index.search(text, 1).count]).toEqual([text, expected]);
    }
  });

  it('a record as it is now, not as it was, and none that was removed or erased', () => {
    index.apply(brought(bookingOf(one, { Fullname: 'Zuberi Kassim' })));
    index.apply(brought(bookingOf(one, { Fullname: 'Neema Mosha', revision: 2 })));
    expect([ids(index, 'zuberi'), ids(index, 'neema')]).toEqual([[], [one]]);
    index.apply(gone(one));
    expect(ids(index, 'neema')).toEqual([]);
    expect(index.guest(one, 5)).toEqual({ hits: [], count: 0, elsewhere: {} });
  });

  it('only kinds that the role may see, and those that were asked for', () => {
    const stay = {
      ...tourOf(two),
      kind: 'stayBooking',
      Contacts: 'amina@example.org',
    } as unknown as FeedRecord;
    index.apply(brought(stay));
    index.apply(brought(bookingOf(one)));
    index.apply(brought(tourOf(three, { customer_name: 'Amina' })));
    expect(new Set(ids(index, 'amina'))).toEqual(new Set([one, three]));
    expect(ids(index, 'amina', ['tour'])).toEqual([three]);
    const hr = createSearchIndex(fields, kindsOfRole('hr'));
    hr.apply(brought(bookingOf(one)));
    expect(ids(hr, 'amina')).toEqual([]);
  });

  it('what waits in the outbox: a new record, a note, a changed state, a removal', () => {
    index.apply(brought(bookingOf(one), bookingOf(two, { Fullname: 'Juma Ali' })));
    index.wait(
      [
        { id: one, kind: 'packageBooking', texts: ['Allergic to nuts'], state: 'quoted' },
        { id: two, kind: 'packageBooking', texts: [], removed: true },
        {
          id: three,
          kind: 'tour',
          texts: [],
          made: tourOf(three, { customer_name: 'Halima Said', replyTo: '' }),
        },
      ],
      [],
    );
    expect(ids(index, 'allergic')).toEqual([one]);
    expect(index.search('amina muller', 5)).toMatchObject({ count: 1, hits: [{ id: one, state: 'quoted' }] });
    expect(ids(index, 'juma')).toEqual([]);
    expect(ids(index, 'halima')).toEqual([three]);
    // The feed has brought them.
    index.apply(brought(tourOf(three, { customer_name: 'Halima Said', replyTo: '' })));
    index.wait([], []);
    expect([ids(index, 'allergic'), ids(index, 'juma'), ids(index, 'halima')]).toEqual([[], [two], [three]]);
  });
});

describe('Requests of one guest', () => {
  const withKeys = (id: string, keys: string[], apart?: string[]) =>
    bookingOf(id, { guest: { keys, ...(apart && { apart }) } });
  const elsewhere = (...records: OtherDepartmentRequest[]) => ({
    kind: 'elsewhere' as const,
    records,
    removed: [],
  });
  const others = (id: string) => index.guest(id, 20).hits.map((hit) => hit.id);

  it('have a key in common, also through a third', () => {
    index.apply(
      brought(withKeys(one, ['mail']), withKeys(two, ['mail', 'phone']), withKeys(three, ['phone'])),
    );
    index.apply(brought(withKeys(four, ['other'])));
    expect(new Set(others(one))).toEqual(new Set([two, three]));
    expect(others(four)).toEqual([]);
  });

  it('are counted in other departments, and nobody is found through those', () => {
    index.apply(brought(withKeys(one, ['mail']), withKeys(two, ['far'])));
    index.apply(
      elsewhere(
        { id: 'x', at: 'bookings', keys: ['mail', 'far'] },
        { id: 'y', at: 'bookings', keys: ['mail'] },
      ),
    );
    expect(index.guest(one, 5)).toEqual({ hits: [], count: 0, elsewhere: { bookings: 2 } });
    index.apply(elsewhere({ id: 'x', at: 'bookings', keys: [] }));
    expect(index.guest(one, 5).elsewhere).toEqual({ bookings: 1 });
  });

  it('are parted by hand, there and here, and found no further through what was parted', () => {
    index.apply(brought(withKeys(one, ['mail'], [two, 'x']), withKeys(two, ['mail', 'two'])));
    index.apply(brought(withKeys(three, ['two']), withKeys(four, ['mail'])));
    index.apply(elsewhere({ id: 'x', at: 'bookings', keys: ['mail'] }));
    expect([others(one), index.guest(one, 5).elsewhere]).toEqual([[four], {}]);
    index.wait([], [{ record: four, other: one, same: false }]);
    expect(others(one)).toEqual([]);
    index.wait(
      [],
      [
        { record: four, other: one, same: false },
        { record: one, other: two, same: true },
      ],
    );
    expect(new Set(others(one))).toEqual(new Set([two, three]));
  });

  it('are joined by hand without a signal', () => {
    index.apply(brought(withKeys(one, ['mail']), bookingOf(two)));
    index.wait([], [{ record: one, other: two, same: true }]);
    expect([others(one), others(two)]).toEqual([[two], [one]]);
  });
});

describe('The index on a device', () => {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  let database: RecordsDatabase;
  let number = 0;
  beforeEach(async () => {
    number += 1;
    database = new RecordsDatabase(`records-${number}`, storage);
    await database.open();
  });
  const keep = (name = database.name) =>
    createLiveIndex({
      open: () => openRecordsReader(storage.indexedDB, name, IDBKeyRange),
      fields,
      readable: kindsOfRole('operations'),
      nextTask: async () => undefined,
      pause: async () => undefined,
      changed: () => undefined,
    });
  const bring = (records: FeedRecord[], removed: string[] = [], generation = 1) =>
    database.transaction('rw', database.segments, () =>
      addSegments(database, { records, removed }, generation),
    );
  const reach = (floor: number, start = 'first') =>
    writeProgress(database, {
      cursor: 'x',
      start,
      generation: floor,
      floor,
      most: 200,
      syncedAt: '2027-01-01T00:00:00.000Z',
    });

  it('has what the feed brought, then what is new, and forgets what was erased', async () => {
    await bring([bookingOf(one), tourOf(two)]);
    await reach(1);
    const kept = keep();
    await kept.look();
    expect(kept.isComplete()).toBe(true);
    expect(ids(kept.index(), 'amina')).toEqual([one]);
    await bring([bookingOf(three, { Fullname: 'Amina Two' })], [one]);
    await kept.look();
    expect(ids(kept.index(), 'amina')).toEqual([three]);
  });

  it('is whole again after segments were joined and after the feed began anew', async () => {
    for (const id of [one, two, three]) await bring([bookingOf(id)]);
    await bring([], [two]);
    await reach(1);
    const kept = keep();
    await kept.look();
    await database.transaction('rw', database.segments, () => joinSegments(database, 1));
    await bring([bookingOf(four)]);
    await kept.look();
    expect(new Set(ids(kept.index(), 'amina'))).toEqual(new Set([one, three, four]));
    await bring([bookingOf(four)], [], 2);
    await database.segments.where('generation').below(2).delete();
    await reach(2);
    await kept.look();
    expect(ids(kept.index(), 'amina')).toEqual([four]);
  });

  it('counts what other departments have, and still does after segments were joined', async () => {
    const guest = { keys: ['mail'] };
    await database.transaction('rw', database.segments, () =>
      addSegments(
        database,
        {
          records: [bookingOf(one, { guest })],
          removed: [],
          elsewhere: [
            { id: 'x', at: 'bookings', keys: ['mail'] },
            { id: 'y', at: 'bookings', keys: ['mail'] },
          ],
        },
        1,
      ),
    );
    await reach(1);
    const kept = keep();
    await kept.look();
    expect(kept.index().guest(one, 5).elsewhere).toEqual({ bookings: 2 });
    await database.transaction('rw', database.segments, async () => {
      const elsewhere = [{ id: 'y', at: 'bookings' as const, keys: [] }];
      await addSegments(database, { records: [], removed: [], elsewhere }, 1);
      await joinSegments(database, 1);
    });
    await kept.look();
    expect(kept.index().guest(one, 5).elsewhere).toEqual({ bookings: 1 });
  });

  it('goes on from where it came to when the records did not answer', async () => {
    for (let number = 0; number < 20; number += 1) {
      await bring([bookingOf(v7(), { Fullname: `Amina ${number}` })]);
    }
    await reach(1);
    let faults = 2;
    const kept = createLiveIndex({
      async open() {
        const reader = await openRecordsReader(storage.indexedDB, database.name, IDBKeyRange);
        if (!reader) return null;
        const after = async (order: number) => {
          if (order > 0 && faults > 0) {
            faults -= 1;
            throw new Error('The records do not answer.');
          }
          return reader.after(order);
        };
        return { ...reader, after };
      },
      fields,
      readable: kindsOfRole('operations'),
      nextTask: async () => undefined,
      pause: async () => undefined,
      changed: () => undefined,
    });
    await kept.look();
    expect([kept.isComplete(), kept.index().search('amina', 5).count, faults]).toEqual([true, 20, 0]);
  });

  it('makes no database where a sign-out has deleted it', async () => {
    const name = 'records-of-nobody';
    const kept = keep(name);
    await kept.look();
    expect([kept.isComplete(), kept.index().search('amina', 5).count]).toEqual([false, 0]);
    expect((await storage.indexedDB.databases()).map((each) => each.name)).not.toContain(name);
  });

  it('lets go of a database that is being deleted', async () => {
    await bring([bookingOf(one)]);
    await reach(1);
    const reader = await openRecordsReader(storage.indexedDB, database.name, IDBKeyRange);
    expect(await reader?.after(0)).toHaveLength(1);
    await database.delete();
    expect((await storage.indexedDB.databases()).map((each) => each.name)).not.toContain(database.name);
  });
});
