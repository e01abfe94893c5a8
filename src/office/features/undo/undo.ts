/** Values that undo a change, and the words for changing and undoing. Pure. */
import type * as z from 'zod/mini';
import { previousValue } from '../../../contract/protocol/previous-value.ts';
import type { ChangeOutcome, Row } from '../../../device/records/index.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import {
  type ChangeableKind,
  changeSchemas,
  conflictFieldsOf,
  type RecordChangeSet,
} from '../../../kinds/record-change/schema.ts';
import { isolateDirection } from '../../../words/isolate-direction.ts';
import { say, sayCount, sayKnown } from '../../../words/say.ts';
import { fieldLabel, isDayField, subjectLabel } from '../../records/list/record-labels.ts';
import { stateLabel } from '../../records/list/state-labels.ts';
import { formatDate } from '../../table/engine/format.ts';

/** The parts of a row from which the present values of its fields are read. */
export type ChangeableRow = Pick<Row<ChangeableKind>, 'kind' | 'owner' | 'state' | 'lostReason'>;

/**
 * Returns the present values of the fields that a change sets.
 * @returns null where they cannot be set again, such as a state that only a later version knows
 */
export function presentValues(row: ChangeableRow, set: object): RecordChangeSet | null {
  const fields = conflictFieldsOf(set).map((field) => previousValue(row, field));
  return parseChangeSet(row.kind, Object.assign({}, ...fields));
}

/** Checks that this version can set these values. @returns null if it cannot */
export function parseChangeSet(kind: RecordKind, set: object): RecordChangeSet | null {
  const schema = (changeSchemas as Partial<Record<RecordKind, z.ZodMiniType>>)[kind];
  return schema?.safeParse(set).success ? (set as RecordChangeSet) : null;
}

/** Returns true if a change would leave the record as it is. */
export function changesNothing(row: ChangeableRow, set: RecordChangeSet): boolean {
  const before: Record<string, unknown> = Object.assign(
    {},
    ...conflictFieldsOf(set).map((field) => previousValue(row, field)),
  );
  return Object.entries(set).every(([field, value]) => before[field] === value);
}

/**
 * Returns a change in words: "Anna Meyer: state Answered". @param nameOf returns the name of an account by
 * its id
 */
export function describeChange(
  row: Pick<Row<ChangeableKind>, 'kind' | 'reference'>,
  set: object,
  nameOf: (account: string) => string,
): string {
  const parts = Object.entries(set).flatMap(([field, value]) => {
    if (field === 'lostReason') return [];
    if (field === 'voided') return value === '' ? say('counts again') : say('voided');
    if (field === 'followUp' && value === '') return say('no follow-up');
    return formatNewValue(row.kind, field, formatValue(field, value, nameOf));
  });
  return `${isolateDirection(subjectLabel(row) || row.reference)}: ${parts.join(', ')}`;
}

/** Returns a field and its new value: "state Answered". */
export function formatNewValue(kind: RecordKind, field: string, value: string): string {
  return say('{field} {value}', { field: sayKnown(fieldLabel(kind, field)).toLowerCase(), value });
}

/** @param nameOf returns the name of an account by its id */
export function formatValue(field: string, value: unknown, nameOf: (account: string) => string): string {
  if (field === 'owner') return value === null ? say('nobody') : nameOf(String(value));
  if (field === 'state') return stateLabel(String(value));
  if (value === '') return say('nothing');
  return isDayField(field) ? formatDate(String(value)) : sayKnown(String(value));
}

/**
 * Returns what was done to a number of requests: "3 marked Lost".
 * @param nameOf returns the name of an account by its id
 */
export function describeDone(
  set: RecordChangeSet,
  number: number,
  nameOf: (account: string) => string,
): string {
  const { state, owner, followUp } = set as { state?: string; owner?: string | null; followUp?: string };
  if (followUp === '') return say('{number} without a follow-up', { number });
  if (followUp !== undefined)
    return say('{number} to follow up on {day}', { number, day: formatDate(followUp) });
  return state === undefined
    ? say('{number} assigned to {name}', { number, name: formatValue('owner', owner ?? null, nameOf) })
    : say('{number} marked {state}', { number, state: stateLabel(state) });
}

/**
 * "12 marked Lost, 1 had been changed by Baraka, 2 were so already."
 * @param done says what was done to a number of them
 * @param already records that needed no change
 * @param gone records that were removed before
 */
export function describeOutcomes(
  outcomes: readonly ChangeOutcome[],
  done: (number: number) => string,
  already: number,
  gone: number,
): string {
  const count = (state: ChangeOutcome['state']) => outcomes.filter((one) => one.state === state).length;
  const [set, waiting, refused] = [count('set'), count('waiting'), count('refused')];
  const first = new Map<string, number>();
  for (const one of outcomes) {
    if (one.state === 'conflict') first.set(one.by, (first.get(one.by) ?? 0) + 1);
  }
  const parts = [
    ...(set > 0 || outcomes.length === 0 ? [done(set)] : []),
    ...(waiting > 0 ? [say('{number} saved on this device, not sent yet', { number: waiting })] : []),
    ...[...first].map(([by, times]) =>
      say('{number} not set: {name} was first', {
        number: times,
        name: by || say('the traveller'),
      }),
    ),
    ...(refused > 0 ? [sayCount(refused, '1 was not accepted', '{count} were not accepted')] : []),
    ...(already > 0 ? [sayCount(already, '1 was already set', '{count} were already set')] : []),
    ...(gone > 0 ? [sayCount(gone, '1 has been removed', '{count} have been removed')] : []),
  ];
  const outcome = say('{outcome}.', { outcome: parts.join(', ') });
  const needsPerson = first.size > 0 || refused > 0;
  return needsPerson ? [outcome, say('See the rows that need attention.')].join(' ') : outcome;
}

/** Returns the message after changes were set back. */
export function describeUndone(done: { taken: number; ids: readonly string[]; overtaken: number }): string {
  const count = done.taken + done.ids.length;
  const back = count > 0 ? [sayCount(count, 'Changed back.', '{count} changed back.')] : [];
  const stay =
    done.overtaken > 0
      ? [
          sayCount(
            done.overtaken,
            '1 has been changed since and stays as it is.',
            '{count} have been changed since and stay as they are.',
          ),
        ]
      : [];
  return [...back, ...stay].join(' ');
}
