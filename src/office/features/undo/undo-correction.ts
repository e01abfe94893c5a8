/** Sets a correction by a form back: by another one, of the fields that still are what it made of them. */

import type { StaffMaker } from '../../../contract/kinds/made-records.ts';
import type { FeedRecord } from '../../../contract/kinds/records.ts';
import { currentStaffSchema } from '../../../contract/kinds/staff-submissions.ts';
import { changedFields, type FieldChange } from '../../../contract/protocol/changed-fields.ts';
import { editedRecord, payloadOf, submitStaff } from '../../../device/records/index.ts';
import { findHere } from '../../../forms/engine/edited.tsx';
import { isStored } from '../../../forms/engine/result.ts';
import { say, sayCount, sayKnown } from '../../../words/say.ts';
import type { EntryForm } from '../../kinds/kind.ts';
import { entryForms } from '../../kinds/list.ts';
import { type Texts, typedOf, payloadOf as valuesOfForm } from '../../records/entry/entry-values.ts';

const NOT_BY_FORM = 'This could not be set back. Please correct it in its form.';
const OVERTAKEN = 'This has been changed since and stays as it is.';

/** What a form changed, field by field. */
export function changesOfForm(before: unknown, after: unknown): FieldChange[] {
  type Payload = Record<string, FieldChange['before']>;
  const [was, is] = [(before ?? {}) as Payload, (after ?? {}) as Payload];
  return changedFields(was, is).map((field) => ({
    field,
    before: was[field] ?? null,
    after: is[field] ?? null,
  }));
}

/**
 * Of changes those whose field nobody has changed since, as they were before.
 * @param payload as it is now
 */
export function setBackOf(
  payload: Readonly<Record<string, unknown>>,
  changes: readonly FieldChange[],
): Record<string, unknown> {
  const same = changes.filter(({ field, after }) => (payload[field] ?? null) === after);
  return Object.fromEntries(same.map(({ field, before }) => [field, before]));
}

/** True while some field of a record is what a correction made of it. */
export function standsStill(
  maker: StaffMaker,
  record: Pick<FeedRecord, 'kind'>,
  changes: readonly FieldChange[],
): boolean {
  return Object.keys(setBackOf(payloadOf(maker, record), changes)).length > 0;
}

/** @param changes of the correction. @returns what is told of it */
export async function undoCorrection(
  kind: StaffMaker,
  id: string,
  changes: readonly FieldChange[],
): Promise<string> {
  const here = await findHere(id);
  // What the office has taken stands in its record, and no more in the outbox.
  const now = here?.payload ? here : await editedRecord(kind, id);
  const payload = (now?.payload ?? {}) as Record<string, unknown>;
  const set = setBackOf(payload, changes);
  if (!now || Object.keys(set).length === 0) return say(OVERTAKEN);
  const sent = sentBy(kind, { ...payload, ...set });
  if (!sent) return say(NOT_BY_FORM);
  const outcome = await submitStaff(kind, sent, id, undefined, now.atOffice);
  if (isStored(outcome)) return sayCount(1, 'Set back.', '{count} set back.');
  const why = 'problem' in outcome ? outcome.problem.message : 'error' in outcome ? outcome.error : '';
  return say('This could not be set back: {reason}', { reason: sayKnown(why) });
}

/** As the form of the kind would send it; null where this version of it would not. */
function sentBy(kind: StaffMaker, payload: Record<string, unknown>): unknown {
  const { fields } = entryForms[kind] as unknown as EntryForm<Texts>;
  const parsed = currentStaffSchema(kind).safeParse(valuesOfForm(fields, typedOf(fields, payload)));
  return parsed.success ? parsed.data : null;
}
