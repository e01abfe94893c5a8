/**
 * A correction that is proven by reference and contact (docs/contract.md#corrections-by-contact). It has only the changed
 * fields: they are merged into the stored request, and the result is checked and written as every other correction.
 */
import * as z from 'zod/mini';
import type { Problem } from '../../../src/contract/protocol/answers.ts';
import {
  type LookupRequest,
  lookupRequestSchema,
  lookupStrings,
} from '../../../src/contract/protocol/lookup.ts';
import {
  changesOfEachTraveler,
  fieldsOfChanges,
  isCorrectableField,
  withChanges,
} from '../../../src/kinds/correction/by-contact.ts';
import { type Correction, correctionStrings } from '../../../src/kinds/correction/schema.ts';
import type { EitherCorrection } from '../../../src/kinds/correction/submission.ts';
import { isSubmissionKind } from '../../../src/kinds/submissions.ts';
import type { RequestByContact } from './find-by-contact.ts';

/** The request that reference and contact have found; without one, whether a restored database may get it back. */
export type FoundByContact = RequestByContact | { mayComeBack: boolean };

/** Details of such a correction that the write needs besides its content. */
export interface ContactCorrectionDetails {
  /** Fields that each traveller of a flight gets. */
  ofEachTraveler: readonly string[];
}

type Refusal = { status: 400 | 404 | 425; problem: Problem };

/** Reference and contact that an arrived submission is proven by; undefined for any other. */
export function contactProofOf({
  kind,
  payload,
}: {
  kind: string;
  payload: unknown;
}): LookupRequest | undefined {
  return kind === 'correction' ? proven.safeParse(payload).data?.proof : undefined;
}
const proven = z.object({ proof: lookupRequestSchema });

/** Refused where nothing is found; later, while it may come back. */
export const notFoundRefusal = (mayComeBack: boolean): Refusal => ({
  status: mayComeBack ? 425 : 404,
  problem: { message: mayComeBack ? correctionStrings.notYet : lookupStrings.notFound },
});

/** Makes it a correction of the request that was found. */
export function completeCorrection(
  { kind, version, payload }: EitherCorrection,
  found: FoundByContact | undefined,
): { whole: Correction; byContact: ContactCorrectionDetails } | Refusal {
  const refusal = (message: string): Refusal => ({ status: 400, problem: { message } });
  const changes = trimmed(z.record(z.string(), z.unknown()).safeParse(payload).data ?? {});
  if (!isSubmissionKind(kind) || Object.keys(changes).some((field) => !isCorrectableField(kind, field)))
    return refusal(correctionStrings.notOpen);
  if (Object.keys(changes).length === 0) return refusal(correctionStrings.nothing);
  if (!found || !('row' in found)) return notFoundRefusal(found?.mayComeBack ?? false);
  if (found.kind !== kind) return refusal(correctionStrings.otherKind);
  const { row, sent } = found;
  return {
    byContact: { ofEachTraveler: changesOfEachTraveler(kind, changes) },
    whole: {
      record: row.id,
      kind,
      version,
      capturedAt: row.captured_at,
      replaces: [],
      fields: fieldsOfChanges(kind, changes),
      payload: withChanges(kind, sent, changes),
    },
  };
}

/** Trimmed once, because a flight has each of them with every traveller. */
const trimmed = (changes: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.trim() : value,
    ]),
  );
