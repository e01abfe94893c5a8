/** Vehicles, guides and names as field staff type them: what is the same, what is full, what is used twice. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/device/records/index.ts';
import { resourceKey, resourceSchema } from '../../../src/kinds/resource/schema.ts';
import { EntryTimes } from '../../../src/office/departments/logistics/entry-screen.tsx';
import { findListedResource } from '../../../src/office/departments/logistics/find-listed-resource.ts';
import {
  earlierNameLists,
  MAX_NAMES,
  parseNames,
  repeatedNames,
  withKeys,
  withoutRepeatedNames,
} from '../../../src/office/departments/logistics/manifest/name-lines.ts';
import { formatSeats } from '../../../src/office/departments/logistics/manifest/vehicle-notice.tsx';
import {
  doubleBookings,
  namesAlreadyEntered,
  type PersonRow,
  peopleInVehicle,
  seatsTakenBy,
  vehicleSeats,
} from '../../../src/office/departments/logistics/manifest/vehicle-passengers.ts';
import { nameSuggestions } from '../../../src/office/records/entry/name-suggestions.ts';

const DAY = '2026-11-22';
const person = (part: Partial<PersonRow> = {}): PersonRow =>
  ({
    kind: 'person',
    id: v7(),
    name: 'Juma Ali',
    transport_date: DAY,
    vehicle: 'T 482 DKL',
    destination: 'Saadani',
    guider: 'Neema',
    pending: null,
    ...part,
  }) as PersonRow;
const transfer = { transportDate: DAY, vehicle: 'T 482 DKL', Guider: 'Neema', destination: 'Saadani' };
const vehicle = (name: string, seats: number | null = 7, active: 'yes' | 'no' = 'yes') =>
  ({ list: 'vehicle', name, seats, active }) as const;

describe('A name of a list', () => {
  it.each([
    ['vehicle', 't 482 dkl', 'T482-DKL'],
    ['vehicle', ' T.482  DKL ', 'T 482 DKL'],
    ['vehicle', 'Land Cruiser T 481 DHK', 't481 dhk'],
    ['vehicle', 'Coaster, Z-123-AB (white)', 'z 123 ab'],
    ['vehicle', 'KBA 123 C', 'Hiace kba123c'],
    ['guide', 'neema  mushi', 'Neema Mushi'],
    ['camp', 'Ngũgĩ Camp', 'ngugi camp'],
  ] as const)('of the list %s: %s is %s', (list, one, other) => {
    expect(resourceKey(list, one)).toBe(resourceKey(list, other));
  });

  it('keeps guides with a space apart from those without', () => {
    expect(resourceKey('guide', 'Ann Marie')).not.toBe(resourceKey('guide', 'Annmarie'));
  });

  it.each([
    ['Land Cruiser T 481 DHK', 'Land Cruiser T 482 DHK'],
    ['Land Cruiser', 'Land Cruiser T 481 DHK'],
    ['Boat 100 abc', 'Boat 200 abc'],
    ['Defender 110', 'Defender 130'],
  ])('keeps apart the vehicles %s and %s', (one, other) => {
    expect(resourceKey('vehicle', one)).not.toBe(resourceKey('vehicle', other));
  });

  it('has seats only where it is a vehicle', () => {
    expect(resourceSchema.safeParse({ list: 'vehicle', name: 'T 1', seats: 5 }).success).toBe(true);
    expect(
      resourceSchema.safeParse({ list: 'guide', name: 'Neema', seats: 5 }).error?.issues[0],
    ).toMatchObject({
      path: ['seats'],
      message: 'Only a vehicle has seats.',
    });
  });
});

describe('Suggestions', () => {
  const resources = [vehicle('T 482 DKL'), vehicle('T 900 AAA'), vehicle('T 100 OLD', 5, 'no')];

  it('are what is listed and in use, then what was typed before', () => {
    const typed = ['t 482 dkl', 'T 777 NEW', 't100old', 'T777 NEW', ''];
    expect(nameSuggestions(['vehicle'], resources, typed).suggestions).toEqual([
      'T 482 DKL',
      'T 900 AAA',
      'T 777 NEW',
    ]);
  });

  it('give a name in the spelling of the list, and leave others as they are typed', () => {
    const { spelt } = nameSuggestions(['vehicle'], resources, []);
    expect(spelt('t482dkl')).toBe('T 482 DKL');
    expect(spelt(' somebody’s car')).toBe(' somebody’s car');
    expect(spelt('')).toBe('');
  });
});

describe('A vehicle of a day', () => {
  const voided = person({ name: 'Wrong', voided: 'Entered twice' });
  const rows = [person(), person({ name: 'Anna', vehicle: 't 482 dkl' }), voided];

  it('counts everybody however its name was typed, and nobody who was voided', () => {
    expect(peopleInVehicle(rows, transfer).map(({ name }) => name)).toEqual(['Juma Ali', 'Anna']);
    expect(peopleInVehicle(rows, { ...transfer, transportDate: '2026-11-23' })).toEqual([]);
    expect(peopleInVehicle([person({ vehicle: '' })], { ...transfer, vehicle: ' ' })).toEqual([]);
  });

  it('says how many seats are taken', () => {
    const seats = vehicleSeats([vehicle('T 482 DKL')], 't482dkl');
    expect(seats).toBe(7);
    expect(formatSeats('T 482 DKL', '22 Nov 2026', 5, seats)).toBe(
      'T 482 DKL on 22 Nov 2026: 5 of 7 seats taken.',
    );
    expect(formatSeats('T 482 DKL', '22 Nov 2026', 7, 7)).toMatch(/all 7 seats are taken/);
    expect(formatSeats('T 482 DKL', '22 Nov 2026', 9, 7)).toMatch(/9 people for 7 seats/);
    expect(formatSeats('A boat', '22 Nov 2026', 1, null)).toBe('A boat on 22 Nov 2026: 1 person entered.');
  });

  it('has the seats of a vehicle as it is in use, where it is listed twice', () => {
    const resources = [
      { list: 'vehicle' as const, name: 'T482 DKL', seats: 5, active: 'no' as const },
      { list: 'vehicle' as const, name: 't 482 dkl', seats: 7, active: 'yes' as const },
    ];
    expect(vehicleSeats(resources, 'T 482 DKL')).toBe(7);
    expect(vehicleSeats(resources.slice(0, 1), 'T 482 DKL')).toBe(5);
  });

  it('is in the list already, however its plate is typed', () => {
    const { kind: _kind, ...frame } = person({});
    const listed = (id: string, part: object) =>
      ({
        ...frame,
        kind: 'resource',
        list: 'vehicle',
        name: 'T 482 DKL',
        seats: 7,
        active: 'yes',
        id,
        ...part,
      }) as unknown as Row<'resource'>;
    const plate = { list: 'vehicle' as const, name: 't482dkl' };
    expect(findListedResource([listed('a', {})], plate, null)?.name).toBe('T 482 DKL');
    // The entry that is corrected, a guide of that name, and an entry by mistake do not count.
    expect(findListedResource([listed('a', {})], plate, 'a')).toBeUndefined();
    expect(findListedResource([listed('a', { list: 'guide' })], plate, null)).toBeUndefined();
    expect(findListedResource([listed('a', { voided: 'Twice' })], plate, null)).toBeUndefined();
  });

  it('knows who is entered already, whatever the case', () => {
    expect(namesAlreadyEntered(rows, transfer, ['JUMA  ALI', 'Wrong', 'Nobody'])).toEqual(['JUMA  ALI']);
  });

  it('is looked up by its day: however many records there are, a name is not sought in all of them', () => {
    let read = 0;
    const old = new Proxy(person({ transport_date: '2025-01-01' }), {
      get: (row, field) => {
        read += 1;
        return Reflect.get(row, field);
      },
    });
    const many = [...rows, ...Array.from({ length: 10_000 }, () => old)];
    // The form's notice about its vehicle reads the rows, as the screen is drawn.
    expect(peopleInVehicle(many, transfer)).toHaveLength(2);
    read = 0;
    expect(namesAlreadyEntered(many, transfer, ['anna'])).toEqual(['anna']);
    expect(peopleInVehicle(many, { ...transfer, vehicle: 'T 900' })).toEqual([]);
    expect(read).toBe(0);
  });

  it('does not ask about the very entry that is corrected', () => {
    const [juma] = rows;
    expect(namesAlreadyEntered(rows, transfer, ['Juma Ali'], juma?.id ?? null)).toEqual([]);
  });

  it('has the seats that those take who came, without the entry that is corrected', () => {
    const there = [person(), person({ name: 'Anna' }), person({ name: 'Late', boarding: 'Absent' })];
    expect(seatsTakenBy(there)).toBe(2);
    expect(seatsTakenBy(there, there[1]?.id ?? null)).toBe(1);
  });

  it('does not clash with the very entry that is corrected', () => {
    const [only] = rows;
    const one = only ? [only] : [];
    const moved = { ...transfer, Guider: 'Juma' };
    expect(doubleBookings(one, moved)).toHaveLength(1);
    expect(doubleBookings(one, moved, only?.id ?? null)).toEqual([]);
    expect(doubleBookings(one, { ...transfer, vehicle: 'T 900 AAA' }, only?.id ?? null)).toEqual([]);
    // Somebody else is still there.
    expect(doubleBookings(rows, moved, only?.id ?? null)).toHaveLength(1);
  });

  it('is used twice with another guide, or a guide in another vehicle, as the calendar says it', () => {
    expect(doubleBookings(rows, transfer)).toEqual([]);
    expect(doubleBookings(rows, { ...transfer, Guider: '', destination: '' })).toEqual([]);
    expect(
      doubleBookings(rows, { ...transfer, Guider: 'Juma' }).map(({ of, text }) => `${of} ${text}`),
    ).toEqual(['T 482 DKL has 2 guides: Juma, Neema']);
    expect(
      doubleBookings(rows, { ...transfer, vehicle: 'T 900 AAA' }).map(({ of, text }) => `${of} ${text}`),
    ).toEqual(['Neema is in 2 vehicles: T 482 DKL, T 900 AAA']);
  });
});

describe('Several names at once', () => {
  it('are the lines of a text, without empty ones', () => {
    expect(parseNames(' Juma Ali \r\n\n محمد علي\n👩‍🚀 Zoë\n')).toEqual({
      names: ['Juma Ali', 'محمد علي', '👩‍🚀 Zoë'],
    });
    expect(parseNames('')).toEqual({ names: [] });
  });

  it('are refused as a whole where they are too many, or one is no name', () => {
    const many = Array.from({ length: 10_000 }, (_, place) => `Guest ${place}`).join('\n');
    expect(parseNames(many)).toEqual({
      problem: `These are 10,000 names, and at most ${MAX_NAMES} are entered at once. Nothing was entered.`,
    });
    expect(parseNames(`Juma\n\n${'x'.repeat(201)}`)).toEqual({
      problem: 'Line 3: Name may have at most 200 characters. Nothing was entered.',
    });
    expect(parseNames('x'.repeat(200))).toEqual({ names: ['x'.repeat(200)] });
    expect(parseNames('\u200b')).toMatchObject({ problem: expect.stringMatching(/^Line 1/) });
  });

  it('are told where one stands there more than once, and are left out only then', () => {
    const names = ['Juma Ali', 'Anna', 'juma ali ', 'JUMA  ALI', 'Zoë'];
    expect(repeatedNames(names)).toEqual(['Juma Ali']);
    expect(repeatedNames(['Anna', 'Zoë'])).toEqual([]);
    expect(withoutRepeatedNames(names)).toEqual(['Juma Ali', 'Anna', 'Zoë']);
  });

  it('have a key each, so that two guests of one name are two boxes', () => {
    const keys = withKeys(['Anna', 'Juma', 'Juma']).map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    expect(withKeys(['Juma', 'Juma', 'Zoë']).map(({ key }) => key)).toEqual([keys[1], keys[2], 'Zoë']);
  });

  it('are offered from earlier lists, the latest first, without the one that is filled in', () => {
    const rows = [
      person(),
      person({ transport_date: '2026-11-20', name: 'Zoë' }),
      person({ transport_date: '2026-11-20', name: 'Anna' }),
      person({ transport_date: '2026-11-20', name: 'Anna' }),
      person({ transport_date: '2026-11-21', vehicle: 'T 900 AAA' }),
    ];
    expect(earlierNameLists(rows, transfer).map(({ label, names }) => [label, names])).toEqual([
      ['21 Nov 2026, T 900 AAA, 1 person', ['Juma Ali']],
      ['20 Nov 2026, T 482 DKL, 3 people', ['Anna', 'Anna', 'Zoë']],
    ]);
  });
});

const textOf = (row: Parameters<typeof EntryTimes>[0]['row']) =>
  renderToStaticMarkup(createElement(EntryTimes, { row })).replaceAll(/<[^>]*>/g, '');

it('says who entered a record, when, and when it arrived', () => {
  const row = { capturedAt: '2027-06-14T06:00:00.000Z', receivedAt: '' };
  const juma = { id: 'j', name: 'Juma Komba' };
  expect(textOf({ ...row, enteredBy: juma })).toMatch(/^By Juma Komba\. Entered .+\. Not sent yet\.$/);
  expect(textOf({ ...row, receivedAt: '2027-06-14T06:00:05.000Z' })).toMatch(
    /^By a colleague\. .+ Received .+\.$/,
  );
});
