/** Views of tables that people save, share, change and remove: whose they are, and what the audit log keeps. */

import { isRole } from '../../../src/contract/accounts/roles.ts';
import type { Problem } from '../../../src/contract/protocol/answers.ts';
import { mayHandle } from '../../../src/kinds/record-roles.ts';
import { MAX_VIEW_BYTES, MAX_VIEWS, type SavedViewChange } from '../../../src/kinds/saved-view/schema.ts';
import { addAuditLine } from '../../store/admin/audit-line.ts';
import type { WriteContext } from '../../store/core/write-context.ts';
import { isHealing } from '../../store/feed/epoch.ts';
import type { SavedViewRow } from '../../store/records/saved-views/saved-view-row.ts';
import { countViews, findView, viewBytes, writeView } from '../../store/records/saved-views/saved-views.ts';
import { isLatestWrite } from './last-write-wins.ts';
import { RefusedChange, type StaffChange } from './staff-change.ts';

const noSuchView: Problem = { message: 'There is no such view. It may have been removed.' };
const tooMany: Problem = {
  message: `You have ${MAX_VIEWS} views, which is the most. Please remove one that you do not need.`,
};
const tooLarge: Problem = {
  message:
    'Your views hold too much together. Please remove one that you do not need, or save this one with fewer choices in its filters.',
};
const tooLargeForDepartment: Problem = {
  message:
    'The shared views of this department hold too much together. Please remove one that nobody needs, or share this one with fewer choices in its filters.',
};
const notYourDepartment: Problem = {
  message: 'A view can be shared with your own department.',
  fields: { department: 'A view can be shared with your own department.' },
};

/**
 * Applies a change of a saved view. Its maker alone changes it; management may take a shared one away. The last word
 * stands.
 * @throws RefusedChange
 */
export async function applySavedView(context: WriteContext, staffChange: StaffChange): Promise<void> {
  const { id, author, now, payload } = staffChange;
  const sent = payload as SavedViewChange;
  const change = { ...sent, view: sent.view.toLowerCase() };
  const { content, department, kind } = change;
  const held = await findView(context, change.view);
  const isOwn = !held || held.account_id === author.accountId;
  const isGone = held?.content === null;
  if (isOwn && held && !(await isLatestWrite(context, staffChange, held.change))) return;
  if (content === null) {
    // Removing what is removed already succeeds, because the result is the wanted one.
    if (!held || isGone) {
      if (!isOwn) throw new RefusedChange(404, noSuchView);
      // After a restore what saved it may come back later than its removal, which it must not outlive.
      if (!held && (await isHealing(context, now))) await writeView(context, id, change, author.accountId);
      return;
    }
    if (!isOwn && !(held.department && author.role === 'management'))
      throw new RefusedChange(404, noSuchView);
  } else {
    if (!isOwn || isGone || (held && held.kind !== kind)) throw new RefusedChange(404, noSuchView);
    if (department && !maySee(department, author.role, change))
      throw new RefusedChange(400, notYourDepartment);
    if (!held && (await countViews(context, author.accountId)) >= MAX_VIEWS)
      throw new RefusedChange(400, tooMany);
    await requireRoom(context, change, author.accountId, held);
  }
  await writeView(context, id, change, author.accountId, held);
  // The replaced version may name somebody who is erased later, so no device may bring it back.
  if (held?.change) context.outcome.removed.push(held.change);
  await addAuditLine(context, {
    by: author.accountId,
    action: content === null ? 'view.remove' : 'view.save',
    // A name or a search may be that of a customer, so neither is here.
    subject: '',
    ...(held?.department && { before: { department: held.department } }),
    after: { view: change.view, kind, department: content === null ? null : department },
    at: now,
  });
}

/**
 * Every feed page may bring all views that an account sees, so these stay small together. A view that does not grow is
 * always taken.
 * @throws RefusedChange
 */
async function requireRoom(
  context: WriteContext,
  { view, content, department }: SavedViewChange,
  account: string,
  held: SavedViewRow | undefined,
): Promise<void> {
  const bytes = Buffer.byteLength(JSON.stringify(content));
  const hasGrown = bytes > Buffer.byteLength(held?.content ?? '');
  const isOver = async (of: Parameters<typeof viewBytes>[1]) =>
    (await viewBytes(context, of, view)) + bytes > MAX_VIEW_BYTES;
  if (hasGrown && (await isOver({ account }))) throw new RefusedChange(400, tooLarge);
  const isShared = department !== null && (hasGrown || department !== held?.department);
  if (isShared && (await isOver({ department }))) throw new RefusedChange(400, tooLargeForDepartment);
}

/** One shares with the own department; management with any that has the table. */
function maySee(department: string, role: string, { kind }: SavedViewChange): boolean {
  return isRole(department) && mayHandle(department, kind) && (role === department || role === 'management');
}
