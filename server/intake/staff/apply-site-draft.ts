/** Drafts of the public site: whether they fit what their author saw, and what the audit log keeps. */
import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../../../src/contract/protocol/answers.ts';
import { CONFLICT_MESSAGE } from '../../../src/kinds/record-change/schema.ts';
import { MAX_DRAFTS_BYTES, type SiteDraftChange } from '../../../src/kinds/site-draft/schema.ts';
import { addAuditLine } from '../../store/admin/audit-line.ts';
import type { WriteContext } from '../../store/core/write-context.ts';
import { mayBeSentAgain } from '../../store/records/held-submissions.ts';
import { bytesOfOtherDrafts, draftOfRow, findDraft, writeDraft } from '../../store/site/site-drafts.ts';
import { RefusedChange, type StaffChange } from './staff-change.ts';

const notYet: Problem = {
  message: 'This follows an earlier draft that we do not have back yet. It will be sent again.',
};
const tooMuch: Problem = {
  message: 'The drafts hold too much together. Please publish some of them, or take them back.',
};

/**
 * Writes a draft, or takes it back. It conflicts with another one of the same field in the same language that its
 * author did not know, unless both say the same.
 * @throws RefusedChange
 */
export async function applySiteDraft(context: WriteContext, change: StaffChange): Promise<void> {
  const { id, author, now } = change;
  const draft = change.payload as SiteDraftChange;
  const { item, field, language, value } = draft;
  const held = await findDraft(context, draft);
  const before: unknown = held?.value ? JSON.parse(held.value) : null;
  const isSame = isDeepStrictEqual(before, value);
  const seen = draft.seen?.toLowerCase() ?? null;
  if (!isSame && seen !== (held?.change ?? null)) {
    if (seen && (await mayBeSentAgain(context, seen, now))) throw new RefusedChange(425, notYet);
    // What was seen may be lost with a restored database: then there is nothing that the person does not know.
    if (held) {
      throw new RefusedChange(409, {
        message: CONFLICT_MESSAGE,
        held: { ...draftOfRow(held), kind: 'siteDraft' } as unknown as NonNullable<Problem['held']>,
      });
    }
  }
  // Taking back what is not there succeeds, because the result is the wanted one.
  if (value === null && before === null) return;
  if (value !== null) await requireRoom(context, draft, held?.value ?? '');
  await addAuditLine(context, {
    by: author.accountId,
    action: value === null ? 'site.take-back' : 'site.draft',
    // What is written may be anything, so that only its place is here.
    subject: item,
    after: { field, language },
    at: now,
  });
  await writeDraft(context, draft, { change: id, account_id: author.accountId, changed_at: now });
}

/** Every first page of the feed brings all drafts, so these stay small together. One that does not grow is always taken. */
async function requireRoom(context: WriteContext, draft: SiteDraftChange, before: string): Promise<void> {
  const bytes = Buffer.byteLength(JSON.stringify(draft.value) + (draft.source ?? ''));
  if (bytes <= Buffer.byteLength(before)) return;
  if ((await bytesOfOtherDrafts(context, draft)) + bytes > MAX_DRAFTS_BYTES)
    throw new RefusedChange(400, tooMuch);
}
