/** Lines of the audit log about what was submitted. */
import type { WriteContext } from '../core/write-context.ts';
import { type AuditEntry, recordAudit } from './audit.ts';

/** Writes the line of a submission. Those of records that were written together are written together, too. */
export async function addAuditLine({ savepoints, written }: WriteContext, entry: AuditEntry): Promise<void> {
  if (savepoints.isShared()) written.lines.push(entry);
  else await recordAudit(await savepoints.begin(), entry);
}
