/** A request by its reference and a contact that it was made with: for the look-up, and for a correction that they prove. */
import type { LookupRequest } from '../../../src/contract/protocol/lookup.ts';
import { contactMatches } from '../../../src/contract/values/contact.ts';
import { parseReference } from '../../../src/contract/values/reference.ts';
import { type SubmissionKind, submissionKinds, submissions } from '../../../src/kinds/submissions.ts';
import type { Store } from '../../store/core/store.ts';
import type { SubmissionRow } from '../../store/core/tables.ts';

export interface RequestByContact {
  reference: string;
  kind: SubmissionKind;
  row: SubmissionRow;
  /** As the person sent it and it was corrected since, without passport numbers. */
  sent: Record<string, unknown>;
}

/** Null for an unknown reference and for a wrong contact, after the same work. */
export async function findByContact(
  store: Pick<Store, 'find'>,
  asked: LookupRequest,
): Promise<RequestByContact | null> {
  const reference = parseReference(asked.reference) ?? '';
  // An unknown prefix is looked up as well, so that every miss costs the same work.
  const kind =
    submissionKinds.find((one) => reference.startsWith(submissions[one].prefix)) ?? 'packageBooking';
  const { contacts } = submissions[kind];
  const found = await store.find(kind, reference);
  const match = found.find(({ sent }) =>
    contactMatches(
      asked.contact,
      contacts.map((field) => String(sent[field] ?? '')),
    ),
  );
  return match?.row ? { reference, kind, row: match.row, sent: match.sent } : null;
}
