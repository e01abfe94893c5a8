/** Templates of answers (docs/contract.md#answers). */

import { languages } from '../../contract/values/languages.ts';
import type { EntryForm, KindView } from '../../office/kinds/kind.ts';
import { LANGUAGE_NAMES } from '../../words/languages.ts';
import { recordNames } from '../list.ts';
import type { RecordFields } from '../records.ts';
import type { StaffPayload } from '../staff-submissions.ts';
import { repliedStates } from '../statuses.ts';
import { replyTemplateKinds } from './schema.ts';

export const replyTemplate: KindView<RecordFields<'replyTemplate'>> = {
  columns: {
    name: { header: 'Name', kind: 'text', primary: true },
    about: [
      { id: 'about', header: 'For', kind: 'choice', value: ({ about }) => recordNames[about], width: 160 },
    ],
    subject: { header: 'Subject', kind: 'text', width: 240 },
    body: { header: 'Text', kind: 'text', width: 320 },
    language: [
      {
        id: 'language',
        header: 'Language',
        kind: 'choice',
        value: ({ language }) => LANGUAGE_NAMES[language ?? 'en'],
      },
    ],
    sets: { header: 'State set', kind: 'choice' },
    inUse: { header: 'In use', kind: 'choice' },
  },
  subject: 'name',
  emptyText: 'No templates yet. The first one that you add stands here, and in Reply.',
  start: { sort: [{ id: 'name', desc: false }] },
};

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
    language: {
      label: 'Language',
      first: 'en',
      choices: languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
      remembered: true,
    },
    sets: {
      label: 'State after sending',
      first: repliedStates[0],
      choices: repliedStates.map((value) => ({ value, label: value === 'quoted' ? 'Quoted' : 'Answered' })),
    },
    subject: { label: 'Subject', required: true, wide: true },
    body: {
      label: 'Text',
      required: true,
      multiline: true,
      wide: true,
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
