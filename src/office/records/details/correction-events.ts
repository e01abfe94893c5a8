/** Events of corrections in the history of a record. Pure. */
import type { FieldChange } from '../../../contract/protocol/changed-fields.ts';
import type { RecordVersion } from '../../../contract/protocol/record-base.ts';
import { entryKindOfRecord, staffEntryKindOf } from '../../../device/records/index.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { formOf } from '../../kinds/list.ts';
import type { TimelineEvent, TimelineRecord } from './timeline-event.ts';

/** The sender of what no account has sent. */
export const TRAVELLER = 'The traveller';

const CORRECTED = {
  applied: 'Corrected',
  earlier: 'Earlier version, which came later',
  message: 'Correction after the confirmation: nothing was changed, see the note',
  removed: 'Correction of what was removed',
} as const satisfies Readonly<Record<Exclude<RecordVersion['outcome'], 'first'>, string>>;

/** Returns the versions of a record that came after its first submission, each with what it changed. */
export function correctionEvents(row: TimelineRecord): TimelineEvent[] {
  const history = row.history ?? [];
  return history.flatMap(({ id, outcome, by, capturedAt, changes, cut, byContact }, place) => {
    if (id === row.id && changes.length > 0) return [firstWords(row, changes)];
    if (outcome === 'first') return [];
    const lines = changes.map(
      ({ field, before, after }) =>
        `${sayKnown(sentFieldLabel(row, field))}: ${describeFieldValue(before)} → ${describeFieldValue(after)}`,
    );
    const isOurs = outcome === 'applied' && staffEntryKindOf(row) !== null;
    const since = history.slice(place + 1).filter((version) => version.outcome === 'applied');
    const stand = changes.filter(
      ({ field }) => !since.some((version) => version.changes.some((one) => one.field === field)),
    );
    const corrected = isOurs && stand.length > 0 && { corrected: stand };
    return [
      {
        id,
        what: byContact
          ? say('{what}, sent from another device, by reference and contact', {
              what: say(CORRECTED[outcome]),
            })
          : say(CORRECTED[outcome]),
        ...(cut && { text: say('Too much was changed to list it here.') }),
        lines,
        by: by || say(TRAVELLER),
        at: capturedAt,
        ...corrected,
      },
    ];
  });
}

/** All that the first version said. It lists none of it while later versions list their changes. */
function firstWords(row: TimelineRecord, changes: readonly FieldChange[]): TimelineEvent {
  const lines = changes.map(
    ({ field, after }) => `${sayKnown(sentFieldLabel(row, field))}: ${describeFieldValue(after)}`,
  );
  const by = row.enteredBy?.name || say(TRAVELLER);
  return { id: `${row.id} first`, what: say('As it was first'), lines, by, at: row.capturedAt };
}

/** A value of a field in words. */
export function describeFieldValue(value: unknown): string {
  return value === null || value === undefined || value === '' ? say('nothing') : sayKnown(String(value));
}

/** Returns `travelerDetails.0.name` as "Traveler 1, name"; the label in its form for any other field. */
function sentFieldLabel(record: Pick<FeedRecord, 'kind' | 'reference'>, field: string): string {
  const maker = entryKindOfRecord(record);
  return (maker && formOf(maker).fields[field]?.label) ?? inWords(field);
}

function inWords(field: string): string {
  const [name = '', index, part] = field.split('.');
  if (index && part) return `Traveler ${Number(index) + 1}, ${inWords(part).toLowerCase()}`;
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
