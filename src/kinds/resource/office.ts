/** Vehicles, guides, camps and places, as logistics keeps them (docs/contract.md#lists-of-logistics). */

import type { EntryForm, KindView } from '../../office/kinds/kind.ts';
import { sayKnown } from '../../words/say.ts';
import type { RecordFields } from '../records.ts';
import type { StaffPayload } from '../staff-submissions.ts';
import { type ResourceList, resourceLists } from './schema.ts';

const names: Readonly<Record<ResourceList, string>> = {
  vehicle: 'Vehicles',
  guide: 'Guides',
  camp: 'Camps',
  place: 'Places',
  elsewhere: 'Every other place',
};

export const resource: KindView<RecordFields<'resource'>> = {
  columns: {
    name: { header: 'Name', kind: 'text', primary: true },
    list: [
      { id: 'list', header: 'List', kind: 'choice', value: ({ list }) => sayKnown(names[list] ?? list) },
    ],
    seats: { header: 'Seats', kind: 'number', empty: '–' },
    days: { header: 'Days to deliver', kind: 'number', empty: '–' },
    active: { header: 'In use', kind: 'choice', choices: ['yes', 'no'] },
  },
  subject: 'name',
  emptyText: 'Nothing is listed yet. What you add is suggested in the forms of logistics.',
  start: {
    sort: [
      { id: 'list', desc: true },
      { id: 'name', desc: false },
    ],
  },
};

export const resourceForm: EntryForm<StaffPayload<'resource'>> = {
  title: 'Add a vehicle, guide, camp or place',
  action: 'Add to the list',
  isSeries: true,
  fields: {
    name: { label: 'Name', required: true, hint: 'Of a vehicle its plate, like “T 482 DKL”.' },
    list: {
      label: 'List',
      first: 'vehicle',
      choices: resourceLists.map((list) => ({ value: list, label: names[list] })),
      remembered: true,
    },
    seats: {
      label: 'Seats',
      number: true,
      optional: true,
      min: 1,
      hint: 'Of a vehicle: how many passengers it takes.',
    },
    days: {
      label: 'Days to deliver',
      number: true,
      optional: true,
      min: 1,
      hint: 'For a place, or for all other places: a souvenir without a promised day counts as late this many days after boarding.',
    },
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
