/** Columns that the tables of several departments have, and the views on requests. */
import type { RecordKind } from '../../../contract/roles.ts';
import type { Row } from '../../../device/feed/index.ts';
import type { Column } from '../../table/engine/columns.ts';
import type { View } from '../../table/view/views.ts';

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
};

export const notes: AnyColumn = {
  id: 'notes',
  header: 'Notes',
  kind: 'number',
  value: (row) => row.notes.length,
  hidden: true,
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

/** What every table of requests begins and ends with. */
export const requestColumns = [owner, received, captured, reference, notes, suspect] as const;

export const newestFirst = { sort: [{ id: 'received', desc: true }] } as const;

const unassigned = { owner: { anyOf: [''] } } as const;

export const requestViews: readonly View[] = [
  { id: 'unassigned', name: 'Unassigned', filters: unassigned },
  {
    id: 'waiting-longest',
    name: 'Waiting longest',
    filters: unassigned,
    sort: [{ id: 'received', desc: false }],
  },
];
