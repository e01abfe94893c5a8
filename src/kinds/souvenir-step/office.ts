/** Steps of a souvenir on its way (docs/contract.md#souvenirs-on-their-way). */

import type { EntryForm, KindView } from '../../office/kinds/kind.ts';
import type { RecordFields } from '../records.ts';
import type { StaffPayload } from '../staff-submissions.ts';

export const souvenirStep: KindView<RecordFields<'souvenirStep'>> = {
  columns: {
    souvenirReference: { header: 'Souvenir', kind: 'text', primary: true },
    from: { header: 'By', kind: 'text' },
    to: { header: 'To', kind: 'text' },
    place: { header: 'Place', kind: 'choice' },
    note: { header: 'Note', kind: 'text', empty: 'None' },
    delivered: { header: 'Delivered', kind: 'choice' },
    // It leads to another record, and says nothing to people.
    souvenir: [],
  },
  subject: 'souvenirReference',
  emptyText: 'No souvenir has been handed over yet.',
};

/** Drawn by the souvenir's own form, which fills in what names the souvenir. */
export const souvenirStepForm: EntryForm<StaffPayload<'souvenirStep'>> = {
  title: 'Hand over a souvenir',
  action: 'Save the step',
  isFixed: true,
  fields: {
    from: { label: 'Handed over by', optional: true },
    to: { label: 'Handed over to', required: true },
    place: { label: 'Place', required: true },
    note: { label: 'Note', optional: true },
    delivered: { label: 'Delivered', first: 'no', choices: ['yes', 'no'] },
    souvenir: { label: 'Souvenir' },
    souvenirReference: { label: 'Reference' },
  },
};
