/** Values that an office form begins with: those of its record, and those carried over within a day. */
import { describe, expect, it } from 'vitest';
import {
  parseReusedValues,
  reusedValuesOn,
  valuesToReuse,
} from '../../../src/forms/engine/draft/reused-values.ts';
import { entryForms, formOf } from '../../../src/office/kinds/list.ts';
import {
  type AnyField,
  fieldsWithToday,
  type initialTexts,
  payloadFromTexts,
  textsFromPayload,
} from '../../../src/office/records/entry/entry-values.ts';
import { tripPlan } from '../../parts/records/sample-requests.ts';

describe('A form that opens with a record', () => {
  const fields = entryForms.addedTour.fields as unknown as Readonly<Record<string, AnyField>>;

  it('has a currency to go on with where nothing was agreed', () => {
    expect(textsFromPayload(fields, { customerName: 'Zainab', price: '', currency: null })).toMatchObject({
      customerName: 'Zainab',
      price: '',
      currency: 'USD',
    });
  });

  it('keeps every other value as it was entered', () => {
    expect(textsFromPayload(fields, { tourStatus: 'finished', currency: 'TZS', days: 5 })).toMatchObject({
      tourStatus: 'finished',
      currency: 'TZS',
      days: '5',
      travelers: '',
    });
  });
});

it('A correction by the office keeps the trip that the guest built', () => {
  const fields = formOf('tripPlan').fields as Readonly<Record<string, AnyField>>;
  expect(payloadFromTexts(fields, textsFromPayload(fields, tripPlan))).toEqual(tripPlan);
});

interface Typed {
  date: string;
  vehicle: string;
}
const [monday, tuesday] = ['2026-11-23', '2026-11-24'];
const day = (now: string) => ({ fields: ['date'] as const, today: () => now });
const kept = { day: monday, values: { date: monday, vehicle: 'T 482 DKL' } };

describe('What the next entry shares', () => {
  it('has the date on the day on which it was kept, whatever date that is', () => {
    expect(reusedValuesOn<Typed>(kept, day(monday))).toEqual(kept.values);
    const planned = { day: monday, values: { date: '2026-12-24', vehicle: 'T 1' } };
    expect(reusedValuesOn<Typed>(planned, day(monday))).toEqual(planned.values);
    expect(reusedValuesOn<Typed>(planned, day(tuesday))).toEqual({ vehicle: 'T 1' });
  });

  it('has no date of an earlier day, nor one that an earlier version kept', () => {
    expect(reusedValuesOn<Typed>(kept, day(tuesday))).toEqual({ vehicle: 'T 482 DKL' });
    const old = parseReusedValues<Typed>({ date: monday, vehicle: 'T 482 DKL' });
    expect(old && reusedValuesOn(old, day(monday))).toEqual({ vehicle: 'T 482 DKL' });
    expect(parseReusedValues(kept)).toEqual(kept);
    expect(parseReusedValues(undefined)).toBeNull();
  });

  it('has of an entry over midnight the date that was written, and not the one that it opened with', () => {
    expect(valuesToReuse<Typed>({ date: monday, vehicle: 'T 2' }, kept, day(tuesday))).toEqual({
      vehicle: 'T 2',
    });
    expect(valuesToReuse<Typed>({ date: monday, vehicle: 'T 2' }, kept, day(monday)).date).toBe(monday);
    expect(valuesToReuse<Typed>({ date: '2026-12-24' }, kept, day(tuesday)).date).toBe('2026-12-24');
  });
});

describe('Fields that open with today', () => {
  it('are found in every form', () => {
    const found = Object.entries(entryForms).flatMap(([kind, { fields }]) =>
      fieldsWithToday(fields as Parameters<typeof initialTexts>[0]).map((name) => `${kind} ${name}`),
    );
    expect(found.sort()).toEqual([
      'payment date',
      'person transportDate',
      'souvenir boardedate',
      'training passed',
    ]);
  });
});
