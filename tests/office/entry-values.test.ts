import { describe, expect, it } from 'vitest';
import { entryForms } from '../../src/office/kinds/list.ts';
import { type AnyField, typedOf } from '../../src/office/parts/forms/entry-values.ts';

describe('A form that opens with a record', () => {
  const fields = entryForms.addedTour.fields as unknown as Readonly<Record<string, AnyField>>;

  it('has a currency to go on with where nothing was agreed', () => {
    expect(typedOf(fields, { customerName: 'Zainab', price: '', currency: null })).toMatchObject({
      customerName: 'Zainab',
      price: '',
      currency: 'USD',
    });
  });

  it('keeps every other value as it was entered', () => {
    expect(typedOf(fields, { tourStatus: 'finished', currency: 'TZS', days: 5 })).toMatchObject({
      tourStatus: 'finished',
      currency: 'TZS',
      days: '5',
      travelers: '',
    });
  });
});
