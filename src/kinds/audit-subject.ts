/** Subjects of the lines of the audit log (docs/contract.md#audit-log). */
import type { AuditLine } from '../contract/accounts/audit.ts';
import { createdKindOf, entryKinds } from './entry-kinds.ts';

/** Kind of the record, or else of the entry, by the two letters of a reference. */
const byPrefix = new Map<string, string>(
  Object.entries(entryKinds).map(([kind, { prefix }]) => [prefix, createdKindOf(kind) ?? kind]),
);

/** The kind of record that a reference names; undefined for any other text. */
export function kindOfReference(text: string): string | undefined {
  return /^[A-Z]{2}-/.test(text) ? byPrefix.get(text.slice(0, 2)) : undefined;
}

/** Subjects of the actions whose name does not begin with their subject. */
const ABOUT: Readonly<Record<string, string>> = {
  session: 'account',
  device: 'account',
  password: 'account',
  passkey: 'account',
  'recovery-codes': 'account',
  'recovery-code': 'account',
  customer: 'customers',
};

/** Returns the subject of a line: the kind of its record, or else the subject that its action names. */
export function auditSubjectKind({ action, subject }: Pick<AuditLine, 'action' | 'subject'>): string {
  const [first = ''] = action.split('.');
  return kindOfReference(subject) ?? ABOUT[first] ?? first;
}
