/** Unsent entries in words: whose they are, what they do and why they have not been sent. Pure. */

import { SIGN_IN_FIRST } from '../../../contract/protocol/answers.ts';
import type { WaitingItem } from '../../../device/records/index.ts';
import type { Correction } from '../../../kinds/correction/schema.ts';
import { kindTitle } from '../../../kinds/entry-kinds.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import type { RecordChange } from '../../../kinds/record-change/schema.ts';
import type { RecordNotePayload } from '../../../kinds/record-note/schema.ts';
import type { SitePhotoPart } from '../../../kinds/site-photo-part/schema.ts';
import { say, sayCount, sayKnown } from '../../../words/say.ts';
import { subjectLabel } from '../../records/list/record-labels.ts';
import { formatTime } from '../../table/engine/format.ts';
import { formatNewValue, formatValue } from '../undo/undo.ts';
import type { ListedItem } from './photograph-groups.ts';

/** Returns the name of the person or thing that an entry is about, or its reference if there is none. */
export function waitingItemName({ entry, row }: WaitingItem): string {
  return (row && subjectLabel(row)) || entry.reference;
}

/** @param nameOf returns the name of an account by its id */
export function describeWaitingItem(
  { entry, parts = [] }: ListedItem,
  nameOf: (account: string) => string,
): string {
  const { kind, payload } = entry;
  if (kind === 'recordChange')
    return say('Change: {what}', { what: describeSet(payload as RecordChange, nameOf) });
  if (kind === 'recordNote') return say('Note: {text}', payload as RecordNotePayload);
  if (kind === 'sitePhotoPart') {
    const { part, parts: all } = payload as SitePhotoPart;
    if (parts.length > 1) return say('{waiting} of {parts} parts', { waiting: parts.length, parts: all });
    return say('part {part} of {parts}', { part: part + 1, parts: all });
  }
  if (kind === 'correction')
    return say('Correction: {title}', { title: sayKnown(kindTitle((payload as Correction).kind)) });
  return sayKnown(kindTitle(kind));
}

function describeSet({ kind, set }: RecordChange, nameOf: (account: string) => string): string {
  return Object.entries(set)
    .filter(([field]) => field !== 'lostReason')
    .map(([field, value]) => formatNewValue(kind as RecordKind, field, formatValue(field, value, nameOf)))
    .join(', ');
}

/** Returns the reason why the entry has not been sent. @param now epoch milliseconds */
export function describeWaitingReason(
  { entry: { state, problem, attempts, notBefore } }: WaitingItem,
  now: number,
): string {
  const reasons = Object.values(problem?.fields ?? {});
  const reason = [...new Set([problem?.message ?? '', ...reasons])].filter(Boolean).map(sayKnown).join(' ');
  if (state === 'parked') return say('Not accepted by the office. {reason}', { reason });
  if (problem?.code === SIGN_IN_FIRST) return reason;
  if (notBefore > now)
    return say('Held until {time}, then sent by itself.', {
      time: formatTime(new Date(notBefore).toISOString()),
    });
  if (problem) return say('The office could not take it just now: {reason}', { reason });
  if (attempts === 0) return say('Safe on this device. It is sent by itself.');
  return sayCount(
    attempts,
    'Tried once: the office was not reached. It is sent by itself.',
    'Tried {count} times: the office was not reached. It is sent by itself.',
  );
}

/**
 * The question before an entry that was not sent is deleted. @param isTried true if the office may have received it already
 */
export function deletionQuestion(name: string, isNew: boolean, isTried: boolean): string {
  const what = isNew
    ? say('Delete the entry for {name}?', { name })
    : say('Delete this change of {name}?', { name });
  const then = isTried
    ? say(
        'It will not be sent again. The office may already have it, or may not. If it does, it stays there; if not, it is lost.',
      )
    : say('It was not sent, and there is no other copy.');
  return [what, then].join(' ');
}
