/** The mail that a new request causes, in the transaction that stores it. */

import { captureTime } from '../../src/contract/protocol/wrong-clock.ts';
import { createdKindOf } from '../../src/kinds/entry-kinds.ts';
import type { RequestKind } from '../../src/kinds/list.ts';
import type { FeedRecord } from '../../src/kinds/records.ts';
import { isSubmissionKind } from '../../src/kinds/submissions.ts';
import type { CheckedSubmission } from '../intake/check.ts';
import type { WriteContext } from '../store/core/write-context.ts';
import { readRestoredAt } from '../store/feed/epoch.ts';
import { findTarget } from '../store/records/record-rows.ts';
import type { MailContext } from './mail-context.ts';
import { queueNotice } from './notices.ts';
import { queueReceipt } from './receipt.ts';

/**
 * A receipt for the traveller and a notice for the department. Nothing for what staff enter, for robots, and for
 * what may have caused it before the database was put back.
 * @param request as it was checked, under the id of its record
 * @param now the server's clock
 */
export async function queueNewRequestMail(
  context: WriteContext,
  mail: MailContext,
  request: Pick<CheckedSubmission, 'id' | 'kind' | 'payload' | 'suspect' | 'capturedAt' | 'clockAhead'>,
  now: Date,
): Promise<void> {
  const { id, kind, payload, suspect, capturedAt, clockAhead } = request;
  if (!isSubmissionKind(kind) || suspect) return;
  const restoredAt = await readRestoredAt(context, now.toISOString());
  const at = captureTime({ capturedAt: capturedAt ?? now.toISOString(), clockAhead });
  if (restoredAt !== null && at <= Date.parse(restoredAt)) return;
  const target = await findTarget(context, createdKindOf(kind), id);
  if (!target || target.gone) return;
  const record = target.record as FeedRecord<RequestKind>;
  await queueReceipt(context, mail, { kind, payload, record }, now);
  await queueNotice(context, mail, record, now.toISOString());
}
