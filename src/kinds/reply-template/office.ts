/** Templates of answers (docs/contract.md#answers). */

import type { EntryForm, KindView } from '../../office/kinds/kind.ts';
import { recordNames } from '../list.ts';
import type { RecordFields } from '../records.ts';
import type { StaffPayload } from '../staff-submissions.ts';
import { placeholdersOfKind } from './placeholders.ts';
import { replyTemplateKinds } from './schema.ts';

export const replyTemplate: KindView<RecordFields<'replyTemplate'>> = {
  columns: {
    name: { header: 'Name', kind: 'text', primary: true },
    about: [
      { id: 'about', header: 'For', kind: 'choice', value: ({ about }) => recordNames[about], width: 160 },
    ],
    subject: { header: 'Subject', kind: 'text', width: 240 },
    body: { header: 'Text', kind: 'text', width: 320 },
    inUse: { header: 'In use', kind: 'choice' },
  },
  subject: 'name',
  emptyText: 'No templates yet. The first one that you add stands here, and in Reply.',
  start: { sort: [{ id: 'name', desc: false }] },
};

const every = [...new Set(Object.values(placeholdersOfKind).flat())];

export const replyTemplateForm: EntryForm<StaffPayload<'replyTemplate'>> = {
  title: 'Add a template',
  action: 'Save template',
  fields: {
    about: {
      label: 'For',
      required: true,
      first: replyTemplateKinds[0],
      choices: replyTemplateKinds.map((kind) => ({ value: kind, label: recordNames[kind] })),
      remembered: true,
    },
    name: { label: 'Name', required: true },
    subject: { label: 'Subject', required: true, wide: true },
    body: {
      label: 'Text',
      required: true,
      multiline: true,
      wide: true,
      hint: `Placeholders: ${every.map((name) => `{${name}}`).join(', ')}.`,
    },
    inUse: {
      label: 'In use',
      first: 'yes',
      choices: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
  },
};
