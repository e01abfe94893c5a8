/** Leads: who showed interest, where, and whether they came (docs/contract.md#staff-forms). */
import type { RecordFields } from '../../contract/records.ts';
import type { StaffPayload } from '../../contract/staff-submissions.ts';
import type { EntryForm, KindView } from './kind.ts';

export const lead: KindView<RecordFields<'lead'>> = {
  // The headings are the fields of the listed record, as docs/contract.md#records spells them.
  columns: {
    Names: { header: 'Names', kind: 'text', primary: true },
    generatedOn: { header: 'generatedOn', kind: 'date' },
    converted: { header: 'converted', kind: 'text' },
    place: { header: 'place', kind: 'text' },
    contant_media: { header: 'contant_media', kind: 'choice' },
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
      hint: 'In your words. What begins with yes, true or converted is counted as converted.',
    },
  },
};
