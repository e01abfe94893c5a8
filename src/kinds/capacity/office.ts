/** Columns and form of how many guests a camp takes in a night (docs/contract.md#calendar). */

import type { EntryForm, KindView } from '../../office/kinds/kind.ts';
import type { RecordFields } from '../records.ts';
import type { StaffPayload } from '../staff-submissions.ts';
import { capacityStays, capacityUnits, EVERY_STAY } from './schema.ts';

/** "camping-meals" as people read it. */
export const describeStays = (stays: string): string =>
  stays === EVERY_STAY ? 'all stays' : stays.replaceAll('-', ' ');

export const capacity: KindView<RecordFields<'capacity'>> = {
  columns: {
    camp: { header: 'Camp', kind: 'text', primary: true },
    stays: [
      {
        id: 'stays',
        header: 'Stays',
        kind: 'choice',
        value: ({ stays }) => describeStays(stays),
        width: 160,
      },
    ],
    unit: { header: 'Counted in', kind: 'choice' },
    perNight: { header: 'Places a night', kind: 'number' },
    active: { header: 'In use', kind: 'choice' },
  },
  subject: 'camp',
  emptyText: 'No capacities yet. Once one is added, the calendar marks nights that go over it.',
  start: { sort: [{ id: 'camp', desc: false }] },
};

export const capacityForm: EntryForm<StaffPayload<'capacity'>> = {
  title: 'Add a capacity',
  action: 'Save capacity',
  fields: {
    camp: { label: 'Camp', required: true, autoCapitalize: 'words' },
    stays: {
      label: 'Stays',
      first: EVERY_STAY,
      choices: capacityStays.map((stays) => ({ value: stays, label: describeStays(stays) })),
      hint: 'Which stays it takes. Camps that take the same stays are added up.',
    },
    unit: {
      label: 'Counted in',
      first: capacityUnits[0],
      choices: capacityUnits,
      hint: 'A stay takes a room for every two guests.',
    },
    perNight: { label: 'Places a night', number: true, required: true, min: 1, max: 10_000 },
    active: {
      label: 'In use',
      first: 'yes',
      choices: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
  },
};
