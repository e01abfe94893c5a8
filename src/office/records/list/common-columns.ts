/** Columns that the tables of several departments have. */

import type { RecordNote } from '../../../contract/protocol/record-base.ts';
import type { Row } from '../../../device/records/index.ts';
import type { RecordKind, RequestKind } from '../../../kinds/list.ts';
import { say } from '../../../words/say.ts';
import { isFollowUpDue } from '../../features/figures/follow-ups.ts';
import { isUnanswered, requestTime } from '../../features/figures/requests.ts';
import { isUrgent } from '../../features/figures/urgency.ts';
import { reasonLabel } from '../../kinds/suggested-reasons.ts';
import type { Column } from '../../table/engine/columns.ts';
import { formatMoment } from '../../table/engine/format.ts';
import { officeToday } from '../../time/office-today.ts';
import { stateChoices, stateLabel } from './state-labels.ts';

type AnyColumn = Column<Row<RecordKind>>;

export const referenceColumn: AnyColumn = {
  id: 'reference',
  header: 'Reference',
  kind: 'text',
  value: (row) => row.reference,
  width: 140,
};

/** Time of capture by the device's clock. */
export const capturedColumn: AnyColumn = {
  id: 'captured',
  header: 'Captured',
  kind: 'moment',
  value: (row) => row.capturedAt,
  minor: true,
};

/** Time of receipt by the server's clock. */
export const receivedColumn: AnyColumn = {
  id: 'received',
  header: 'Received',
  kind: 'moment',
  value: (row) => row.receivedAt,
  empty: 'Not sent yet',
  // An entry that waits on this device is newer than anything the server has.
  emptyIsMost: true,
  minor: true,
};

export const ownerColumn: AnyColumn = {
  id: 'owner',
  header: 'Owner',
  kind: 'choice',
  value: (row) => row.owner?.name ?? '',
  empty: 'Nobody yet',
  apart: true,
};

/** Notes that were taken back do not count. */
const thoseThatCount = (all: readonly RecordNote[]) => all.filter(({ takenBack }) => !takenBack);

export const notesColumn: AnyColumn = {
  id: 'notes',
  header: 'Notes',
  kind: 'number',
  value: (row) => thoseThatCount(row.notes).length,
  file: (row) =>
    thoseThatCount(row.notes)
      .map(({ capturedAt, by, text }) => `${formatMoment(capturedAt)}, ${by || say('traveller')}: ${text}`)
      .join('\n'),
  hidden: true,
  apart: true,
};

/** A hidden field was filled in: perhaps a robot. */
export const suspectColumn: AnyColumn = {
  id: 'suspect',
  header: 'Suspect',
  kind: 'choice',
  choices: ['Yes', 'No'],
  value: (row) => (row.suspect ? 'Yes' : 'No'),
  hidden: true,
  // Said in an opened record where it is so.
  apart: true,
};

export const stateColumn: AnyColumn = {
  id: 'state',
  header: 'State',
  kind: 'choice',
  choices: stateChoices,
  value: (row) => stateLabel(row.state),
  apart: true,
};

export const lostReasonColumn: AnyColumn = {
  id: 'lostReason',
  header: 'Reason',
  kind: 'text',
  value: (row) => reasonLabel(row.lostReason ?? ''),
  hidden: true,
  apart: true,
};

/** Since when a request waits for its first answer; its cell says how long that is. */
export const waitingColumn: AnyColumn = {
  id: 'waiting',
  header: 'Waiting since',
  kind: 'moment',
  value: (row) => (isUnanswered(row) ? requestTime(row) : ''),
  hidden: true,
  apart: true,
};

/** Day on which somebody takes a request up again. */
export const followUpColumn: AnyColumn = {
  id: 'followUp',
  header: 'Follow-up',
  kind: 'date',
  value: (row) => row.followUp ?? '',
  apart: true,
};

/** Column for filters and the search alone; the one above marks what is due. */
export const followUpDueColumn: Column<Row<RequestKind>> = {
  id: 'followUpDue',
  header: 'Follow-up due',
  kind: 'choice',
  choices: ['Follow-up due'],
  value: (row) => (isFollowUpDue(row, officeToday()) ? 'Follow-up due' : ''),
  empty: 'No',
  hidden: true,
  apart: true,
};

/** Column for filters and the search alone; rows and details show a mark of their own for urgent requests. */
export const urgentColumn: Column<Row<RequestKind>> = {
  id: 'urgent',
  header: 'Urgent',
  kind: 'choice',
  choices: ['Urgent'],
  value: (row) => (isUrgent(row, officeToday()) ? 'Urgent' : ''),
  empty: 'No',
  hidden: true,
  apart: true,
};

/** Person who voided the record, and the reason. Every exported file and printed table has this column. */
export const voidedColumn: AnyColumn = {
  id: 'voided',
  header: 'Voided',
  kind: 'text',
  value: (row) =>
    row.voided
      ? say('Voided by {name}: {reason}', {
          name: row.setBy?.voided?.by ?? say('a colleague'),
          reason: reasonLabel(row.voided),
        })
      : '',
  hidden: true,
  apart: true,
  inEveryFile: true,
};

export const newestFirstView = { sort: [{ id: 'received', desc: true }] } as const;
