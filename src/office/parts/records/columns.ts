/** Columns that the tables of several departments have. */
import type { RecordKind } from '../../../contract/roles.ts';
import type { Row } from '../../../device/feed/index.ts';
import type { Column } from '../../table/engine/columns.ts';
import { arrivalOf, isUnanswered } from '../figures/requests.ts';
import { stateChoices, stateInWords } from './state-words.ts';

type AnyColumn = Column<Row<RecordKind>>;

export const reference: AnyColumn = {
  id: 'reference',
  header: 'Reference',
  kind: 'text',
  value: (row) => row.reference,
  width: 140,
};

/** The device's clock. */
export const captured: AnyColumn = {
  id: 'captured',
  header: 'Captured',
  kind: 'moment',
  value: (row) => row.capturedAt,
};

/** The server's clock. */
export const received: AnyColumn = {
  id: 'received',
  header: 'Received',
  kind: 'moment',
  value: (row) => row.receivedAt,
  empty: 'Not sent yet',
  // What waits on this device is newer than anything the server has.
  emptyIsMost: true,
};

export const owner: AnyColumn = {
  id: 'owner',
  header: 'Owner',
  kind: 'choice',
  value: (row) => row.owner?.name ?? '',
  empty: 'Nobody yet',
  apart: true,
};

export const notes: AnyColumn = {
  id: 'notes',
  header: 'Notes',
  kind: 'number',
  value: (row) => row.notes.length,
  hidden: true,
  apart: true,
};

/** A hidden field was filled in: perhaps a robot. */
export const suspect: AnyColumn = {
  id: 'suspect',
  header: 'Suspect',
  kind: 'choice',
  choices: ['Yes', 'No'],
  value: (row) => (row.suspect ? 'Yes' : 'No'),
  hidden: true,
};

export const state: AnyColumn = {
  id: 'state',
  header: 'State',
  kind: 'choice',
  choices: stateChoices,
  value: (row) => stateInWords(row.state),
  apart: true,
};

export const lostReason: AnyColumn = {
  id: 'lostReason',
  header: 'Reason',
  kind: 'text',
  value: (row) => row.lostReason ?? '',
  hidden: true,
  apart: true,
};

/** Since when a request waits for its first answer; its cell says how long that is. */
export const waiting: AnyColumn = {
  id: 'waiting',
  header: 'Waiting since',
  kind: 'moment',
  value: (row) => (isUnanswered(row) ? arrivalOf(row) : ''),
  hidden: true,
  apart: true,
};

export const newestFirst = { sort: [{ id: 'received', desc: true }] } as const;
