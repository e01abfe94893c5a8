/**
 * Undoes a correction that was made with a form, by a second correction of those fields that still have the
 * value that the first one gave them.
 */

import { changedFields, type FieldChange } from '../../../contract/protocol/changed-fields.ts';
import { payloadFromRecord, staffActions } from '../../../device/records/index.ts';
import { findOwnRequest } from '../../../forms/engine/edited-form.tsx';
import { isStored } from '../../../forms/engine/outcome/outcome-messages.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import type { StaffCreatingKind } from '../../../kinds/staff-entries.ts';
import { currentStaffSchema } from '../../../kinds/staff-submissions.ts';
import { say, sayCount, sayKnown } from '../../../words/say.ts';
import type { EntryForm } from '../../kinds/kind.ts';
import { entryForms } from '../../kinds/list.ts';
import {
  type TypedFields,
  textsFromPayload,
  payloadFromTexts as valuesOfForm,
} from '../../records/entry/entry-values.ts';

const NOT_BY_FORM = 'This could not be changed back. Please correct it in its form.';
const OVERTAKEN = 'This has been changed since and stays as it is.';

/** Returns the changes that a form made, field by field. */
export function fieldChanges(before: unknown, after: unknown): FieldChange[] {
  type Payload = Record<string, FieldChange['before']>;
  const [was, is] = [(before ?? {}) as Payload, (after ?? {}) as Payload];
  return changedFields(was, is).map((field) => ({
    field,
    before: was[field] ?? null,
    after: is[field] ?? null,
  }));
}

/**
 * Returns the former values of those fields that nobody has changed since.
 * @param payload as it is now
 */
export function formerValues(
  payload: Readonly<Record<string, unknown>>,
  changes: readonly FieldChange[],
): Record<string, unknown> {
  const same = changes.filter(({ field, after }) => (payload[field] ?? null) === after);
  return Object.fromEntries(same.map(({ field, before }) => [field, before]));
}

/** Returns true while some field of a record still has the value that a correction gave it. */
export function hasCorrectedValue(
  maker: StaffCreatingKind,
  record: Pick<FeedRecord, 'kind'>,
  changes: readonly FieldChange[],
): boolean {
  return Object.keys(formerValues(payloadFromRecord(maker, record), changes)).length > 0;
}

/** Undoes a correction. @param changes those of the correction. @returns the message that is shown then */
export async function undoCorrection(
  kind: StaffCreatingKind,
  id: string,
  changes: readonly FieldChange[],
): Promise<string> {
  const here = await findOwnRequest(id);
  // Once the office has accepted the entry, it is no longer in the outbox but is a record.
  const now = here?.payload ? here : await staffActions().editedRecord(kind, id);
  const payload = (now?.payload ?? {}) as Record<string, unknown>;
  const set = formerValues(payload, changes);
  if (!now || Object.keys(set).length === 0) return say(OVERTAKEN);
  const sent = sentBy(kind, { ...payload, ...set });
  if (!sent) return say(NOT_BY_FORM);
  const outcome = await staffActions().submitStaff(kind, sent, id, undefined, now.atOffice);
  if (isStored(outcome)) return sayCount(1, 'Changed back.', '{count} changed back.');
  const why = 'problem' in outcome ? outcome.problem.message : 'error' in outcome ? outcome.error : '';
  return say('This could not be changed back: {reason}', { reason: sayKnown(why) });
}

/**
 * Returns the payload as the form of the kind would send it; null where this version's form would refuse it.
 */
function sentBy(kind: StaffCreatingKind, payload: Record<string, unknown>): unknown {
  const { fields } = entryForms[kind] as unknown as EntryForm<TypedFields>;
  const parsed = currentStaffSchema(kind).safeParse(valuesOfForm(fields, textsFromPayload(fields, payload)));
  return parsed.success ? parsed.data : null;
}
