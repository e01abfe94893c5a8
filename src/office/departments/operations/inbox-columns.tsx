/** Columns and views of the inbox. */
import type { Row } from '../../../device/records/index.ts';
import { factsOf, type RequestKind } from '../../../kinds/list.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { nextStepOf, nextSteps } from '../../features/figures/next-step.ts';
import { firstTravelDay } from '../../features/figures/urgency.ts';
import { moneyColumns } from '../../features/money/money-columns.ts';
import { paidSumsOfRecord } from '../../features/money/paid-sums.ts';
import { requestSummary } from '../../records/details/request-summary.ts';
import {
  followUpColumn,
  followUpDueColumn,
  lostReasonColumn,
  notesColumn,
  ownerColumn,
  receivedColumn,
  referenceColumn,
  stateColumn,
  suspectColumn,
  urgentColumn,
  waitingColumn,
} from '../../records/list/common-columns.ts';
import { FollowUpCell } from '../../records/list/follow-up.tsx';
import { translateColumn } from '../../records/list/kind-columns.tsx';
import { nameOfRow } from '../../records/list/record-labels.ts';
import { requestViews } from '../../records/list/request-views.ts';
import { StateCell } from '../../records/list/state.tsx';
import { WaitingTime } from '../../records/list/waiting-time.tsx';
import type { Column } from '../../table/engine/columns.ts';
import type { TableView } from '../../table/view/state/views.ts';

type Request = Row<RequestKind>;

/** Order of the inbox: by the next step, its day, and what came first. */
export const soonestFirst = [
  { id: 'nextStep', desc: false },
  { id: 'nextStepDay', desc: false },
  { id: 'received', desc: false },
];

/** Name of a request for people: that of the form by which guests send it. */
const nameOfOne = (kind: RequestKind): string => Object.values(factsOf(kind).entries)[0]?.title ?? '';

const money = moneyColumns(paidSumsOfRecord);
const received = { ...receivedColumn, apart: true, minor: false };

/**
 * @param kinds of the requests
 * @param today `YYYY-MM-DD`
 * @param isNew true for a request that came since the last look
 */
export function inboxColumns(
  kinds: readonly RequestKind[],
  today: string,
  isNew: (row: Request) => boolean,
): readonly Column<Request>[] {
  const columns: Column<Request>[] = [
    {
      id: 'guest',
      header: 'Guest',
      kind: 'text',
      value: nameOfRow,
      cell: (row) => <GuestCell row={row} isNew={isNew(row)} />,
      width: 216,
      primary: true,
    },
    {
      id: 'nextStep',
      header: 'Next step',
      kind: 'choice',
      choices: nextSteps,
      value: (row) => nextStepOf(row, today).step,
      apart: true,
    },
    { ...stateColumn, cell: (row) => <StateCell row={row} /> },
    {
      id: 'kind',
      header: 'Kind',
      kind: 'choice',
      choices: kinds.map(nameOfOne),
      value: ({ kind }) => nameOfOne(kind),
      apart: true,
    },
    { id: 'travelDay', header: 'Travel date', kind: 'date', value: firstTravelDay, apart: true },
    { ...followUpColumn, cell: (row) => <FollowUpCell row={row} /> },
    received,
    {
      id: 'people',
      header: 'People',
      kind: 'text',
      value: (row) => requestSummary(row, String).people,
      width: 112,
    },
    { ...money.price, apart: true },
    ownerColumn,
    referenceColumn,
    { ...waitingColumn, cell: (row) => <WaitingTime since={waitingColumn.value(row)} /> },
    lostReasonColumn,
    notesColumn,
    suspectColumn,
    urgentColumn,
    followUpDueColumn,
    {
      id: 'nextStepDay',
      header: 'Day of the next step',
      kind: 'date',
      value: (row) => nextStepOf(row, today).day,
      hidden: true,
      apart: true,
    },
    {
      id: 'new',
      header: NEW,
      kind: 'choice',
      choices: ['Yes', 'No'],
      value: (row) => (isNew(row) ? 'Yes' : 'No'),
      hidden: true,
      apart: true,
    },
  ];
  return columns.map(translateColumn);
}

const NEW = 'New since you last looked';

function GuestCell({ row, isNew }: { row: Request; isNew: boolean }) {
  return (
    <>
      {isNew && (
        <>
          <span className="new-mark">{say('New')}</span>{' '}
        </>
      )}
      {nameOfRow(row)}
    </>
  );
}

/** @param person name of who is signed in; empty for nobody */
export function inboxViews(columns: readonly Column<Request>[], person: string): readonly TableView[] {
  const isNew = { id: 'new', name: sayKnown(NEW), filters: { new: { anyOf: ['Yes'] } }, sort: soonestFirst };
  return [isNew, ...requestViews(columns, person)];
}
