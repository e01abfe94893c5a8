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

/**
 * Finds the request that reference and contact name. Null for an unknown reference and for a wrong contact, after the
 * same work unless earlier contacts are taken too.
 * @param withEarlier true to take contacts of all its versions: devices heal a restored database in any order, so the
 *   contact may have been corrected before what it had proven is back
 */
export async function findByContact(
  store: Pick<Store, 'find' | 'earlierContents'>,
  asked: LookupRequest,
  withEarlier = false,
): Promise<RequestByContact | null> {
  const reference = parseReference(asked.reference) ?? '';
  // An unknown prefix is looked up as well, so that every miss costs the same work.
  const kind =
    submissionKinds.find((one) => reference.startsWith(submissions[one].prefix)) ?? 'packageBooking';
  const { contacts } = submissions[kind];
  const isProven = (content: Readonly<Record<string, unknown>>) =>
    contactMatches(
      asked.contact,
      contacts.map((field) => String(content[field] ?? '')),
    );
  const held: Pick<RequestByContact, 'row' | 'sent'>[] = [];
  for await (const { row, sent } of store.find(kind, reference)) {
    if (!row) continue;
    if (isProven(sent)) return { reference, kind, row, sent };
    if (withEarlier) held.push({ row, sent });
  }
  for (const { row, sent } of held)
    for await (const content of store.earlierContents(row.id))
      if (isProven(content)) return { reference, kind, row, sent };
  return null;
}
