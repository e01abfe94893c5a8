/**
 * Entries of a day: who made them, which have arrived at the office, and how they differ from the manifest.
 * Pure.
 */
import { isVoided } from '../../../../contract/protocol/record-base.ts';
import { captureTime } from '../../../../contract/protocol/wrong-clock.ts';
import type { Row } from '../../../../device/records/index.ts';
import { isolateDirection } from '../../../../words/isolate-direction.ts';
import { say, sayCount, sayKnown } from '../../../../words/say.ts';
import { subjectLabel } from '../../../records/list/record-labels.ts';
import { officeDayOf } from '../../../table/engine/format.ts';
import { boardingState } from '../manifest/vehicle-passengers.ts';

/** Kinds of record that are entered on the road. */
export type FieldWorkKind = 'person' | 'souvenir' | 'feedback';
export type FieldWorkRow = Row<FieldWorkKind>;

/** A difference from the manifest, with the names that it is about. */
export interface ManifestDifference {
  words: string;
  names: readonly string[];
}

/** Number of entries of one kind, by what became of them. */
export interface KindCounts {
  kind: FieldWorkKind;
  entered: number;
  arrived: number;
  unsent: number;
}

export interface DaySummary {
  /** Records entered on the day, the newest first. */
  entered: readonly FieldWorkRow[];
  /** Records entered on the day and voided since; they count nowhere. */
  voided: readonly FieldWorkRow[];
  arrived: number;
  unsent: number;
  refused: number;
  /** The same numbers by kind, because the manifest lists only people. */
  byKind: Readonly<Record<FieldWorkKind, KindCounts>>;
  onManifest: number;
  aboard: number;
  differences: readonly ManifestDifference[];
}

const isOf = (day: string) => (row: FieldWorkRow) =>
  officeDayOf(new Date(captureTime(row)).toISOString()) === day;
const isUnsent = ({ pending, problem }: FieldWorkRow) => pending === 'new' && !problem;
const hasArrived = ({ receivedAt }: FieldWorkRow) => receivedAt !== '';

function sumOf(kind: FieldWorkKind, entered: readonly FieldWorkRow[]): KindCounts {
  const own = entered.filter((row) => row.kind === kind);
  return {
    kind,
    entered: own.length,
    arrived: own.filter(hasArrived).length,
    unsent: own.filter(isUnsent).length,
  };
}

const newestFirst = (one: FieldWorkRow, other: FieldWorkRow) => captureTime(other) - captureTime(one);

/** @param day in the office's time zone, `YYYY-MM-DD` */
export function summarizeDay(all: readonly FieldWorkRow[], day: string): DaySummary {
  const rows = all.filter((row) => !isVoided(row));
  const entered = rows.filter(isOf(day)).sort(newestFirst);
  const voided = all.filter((row) => isVoided(row) && isOf(day)(row)).sort(newestFirst);
  const people = rows.filter((row): row is Row<'person'> => row.kind === 'person');
  const manifest = people.filter((row) => row.transport_date === day && row.pending !== 'removed');
  return {
    entered,
    voided,
    arrived: entered.filter(hasArrived).length,
    unsent: entered.filter(isUnsent).length,
    byKind: {
      person: sumOf('person', entered),
      souvenir: sumOf('souvenir', entered),
      feedback: sumOf('feedback', entered),
    },
    refused: entered.filter(({ problem }) => problem).length,
    onManifest: manifest.length,
    aboard: manifest.filter((row) => boardingState(row) === 'Aboard').length,
    differences: [
      ...differencesOf(rows, manifest, people, day),
      ...namedIn(voided, (count) => sayCount(count, '1 entry was voided', '{count} entries were voided')),
    ],
  };
}

function differencesOf(
  rows: readonly FieldWorkRow[],
  manifest: readonly Row<'person'>[],
  people: readonly Row<'person'>[],
  day: string,
): ManifestDifference[] {
  const isEnteredThen = isOf(day);
  /** Returns true for a row that was entered on the day, or a person who travels on it. */
  const isAboutDay = (row: FieldWorkRow) =>
    isEnteredThen(row) || (row.kind === 'person' && row.transport_date === day);
  const found: [readonly FieldWorkRow[], (count: number) => string][] = [
    [
      rows.filter((row) => row.problem && isAboutDay(row)),
      (count) =>
        sayCount(
          count,
          '1 entry was not accepted by the office',
          '{count} entries were not accepted by the office',
        ),
    ],
    [
      rows.filter((row) => isUnsent(row) && isAboutDay(row)),
      (count) => sayCount(count, '1 entry is not sent yet', '{count} entries are not sent yet'),
    ],
    [
      rows.filter((row) => row.pending === 'changed' && !row.problem && isAboutDay(row)),
      (count) => sayCount(count, '1 change is not sent yet', '{count} changes are not sent yet'),
    ],
    [
      manifest.filter((row) => boardingState(row) === 'Not checked'),
      (count) =>
        sayCount(
          count,
          '1 person on the manifest is not checked',
          '{count} people on the manifest are not checked',
        ),
    ],
    [
      manifest.filter((row) => boardingState(row) === 'Absent'),
      (count) =>
        sayCount(count, '1 person on the manifest was absent', '{count} people on the manifest were absent'),
    ],
    [
      manifest.filter((row) => !isEnteredThen(row)),
      (count) =>
        sayCount(
          count,
          '1 person on the manifest was entered on another day',
          '{count} people on the manifest were entered on another day',
        ),
    ],
    [
      people.filter((row) => isEnteredThen(row) && row.transport_date !== day),
      (count) =>
        sayCount(
          count,
          '1 person entered on this day travels on another',
          '{count} people entered on this day travel on another',
        ),
    ],
  ];
  return found.flatMap(([list, inWords]) => namedIn(list, inWords));
}

function namedIn(list: readonly FieldWorkRow[], inWords: (count: number) => string): ManifestDifference[] {
  return list.length === 0
    ? []
    : [{ words: inWords(list.length), names: list.map((row) => subjectLabel(row)) }];
}

/** Returns the sum of the day in one sentence. */
export function describeTotals({ entered, arrived, unsent, refused }: DaySummary): string {
  if (entered.length === 0) return say('Nothing was entered on this day.');
  if (arrived === entered.length) return say('Everything that was entered has arrived at the office.');
  const rest = [
    ...(unsent > 0 ? [say('{count} not sent yet', { count: unsent })] : []),
    ...(refused > 0 ? [say('{count} not accepted', { count: refused })] : []),
  ];
  return sayCount(
    entered.length,
    '{arrived} of 1 entry arrived at the office: {rest}.',
    '{arrived} of {count} entries arrived at the office: {rest}.',
    { arrived, rest: rest.join(', ') },
  );
}

/** Returns a sentence for each kind of entry that is not on the manifest. */
export function describeOtherKinds({ byKind }: DaySummary): string[] {
  const { souvenir, feedback } = byKind;
  return [
    ...(souvenir.entered > 0
      ? [
          say(
            'Souvenirs: {entered} entered, {arrived} arrived at the office, {unsent} not sent yet.',
            souvenir,
          ),
        ]
      : []),
    ...(feedback.entered > 0
      ? [
          say(
            'Feedback: {entered} entered, {arrived} arrived at the office, {unsent} not sent yet.',
            feedback,
          ),
        ]
      : []),
  ];
}

/** Returns a row in a few words. */
export function describeRow(row: FieldWorkRow): { title: string; text: string } {
  if (row.kind === 'person') {
    return { title: row.name, text: say('{vehicle} to {destination}, with {guider}', row) };
  }
  if (row.kind === 'souvenir') {
    return {
      title: `${row.quantity} × ${isolateDirection(row.item)}`,
      text: say('for {customer_name}, to {place_of_delivery}', row),
    };
  }
  return {
    title: row.customer,
    text: say('feedback on {department}, {rating} of 5', {
      department: sayKnown(row.department),
      rating: row.rating,
    }),
  };
}
