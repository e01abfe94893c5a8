/** Leads: who showed interest, where, and whether they came (docs/contract.md#staff-forms). */

import type { EntryForm, KindView } from '../../office/kinds/kind.ts';
import type { RecordFields } from '../records.ts';
import type { StaffPayload } from '../staff-submissions.ts';

export const lead: KindView<RecordFields<'lead'>> = {
  columns: {
    Names: { header: 'Name', kind: 'text', primary: true },
    generatedOn: { header: 'Date', kind: 'date' },
    converted: { header: 'Converted', kind: 'text' },
    place: { header: 'Place', kind: 'text' },
    contant_media: { header: 'Social network', kind: 'choice' },
  },
  subject: 'Names',
  emptyText: 'No leads yet. The first one that you add stands here.',
  start: { sort: [{ id: 'generatedOn', desc: true }] },
};

export const leadForm: EntryForm<StaffPayload<'lead'>> = {
  title: 'Add a lead',
  action: 'Add lead',
  fields: {
    name: { label: 'Name', required: true },
    place: { label: 'Place', required: true },
    socialNetwork: { label: 'Social network', required: true },
    converted: {
      label: 'Converted',
      required: true,
      suggestions: ['Yes', 'No'],
      hint: 'Yes or No. Add what you like after it: what begins with yes is counted as converted.',
    },
  },
};
