/** Changes that staff make to existing records: whether they fit, and what the audit log keeps. */

import type { Problem } from '../../../src/contract/protocol/answers.ts';
import { entryKinds } from '../../../src/kinds/entry-kinds.ts';
import type { GuestLink } from '../../../src/kinds/guest-link/schema.ts';
import { toMoneyView } from '../../../src/kinds/money-view.ts';
import type { RecordChange } from '../../../src/kinds/record-change/schema.ts';
import type { RecordNotePayload } from '../../../src/kinds/record-note/schema.ts';
import type { RecordRemoval } from '../../../src/kinds/record-removal/schema.ts';
import { seesOnlyMoney } from '../../../src/kinds/record-roles.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import { addAuditLine } from '../../store/admin/audit-line.ts';
import type { WriteContext } from '../../store/core/write-context.ts';
import { mayBeSentAgain } from '../../store/records/held-submissions.ts';
import { hasRoomForNote } from '../../store/records/notes.ts';
import { findTarget, readOwnerName, writeChange, writeNote } from '../../store/records/record-rows.ts';
import { writeRemoval } from '../../store/removal/record-removals.ts';
import type { Author, CheckedSubmission } from '../check.ts';
import { applyGuestLink } from './apply-guest-link.ts';
import { applyNoteWithdrawal } from './apply-note-withdrawal.ts';
import { applyMailDecision, applyReply } from './apply-reply.ts';
import { applySavedView } from './apply-saved-view.ts';
import { applySiteDraft } from './apply-site-draft.ts';
import { applySitePhotoPart } from './apply-site-photo-part.ts';
import { auditableValues, redactPersonalData } from './audit-values.ts';
import { notYet, requireUnchangedFields, requireUnchangedRecord } from './require-unchanged.ts';
import { RefusedChange, type StaffChange } from './staff-change.ts';

/**
 * Makes the change, with its line in the audit log.
 * @returns the record's new revision; null where none of its fields was set
 * @throws RefusedChange when there is no such record, or it is not as the person saw it
 */
export async function applyChange(context: WriteContext, change: StaffChange): Promise<number | null> {
  if (change.kind === 'recordChange') return changeRecord(context, change);
  if (change.kind === 'savedView') {
    await applySavedView(context, change);
    return null;
  }
  if (change.kind === 'siteDraft') {
    await applySiteDraft(context, change);
    return null;
  }
  if (change.kind === 'sitePhotoPart') {
    await applySitePhotoPart(context, change);
    return null;
  }
  if (change.kind === 'recordNote') return noteOnRecord(context, change);
  if (change.kind === 'guestLink') await sayWhoseItIs(context, change);
  else await removeRecord(context, change);
  return null;
}

async function changeRecord(
  context: WriteContext,
  { id, author, now, ...rest }: StaffChange,
): Promise<number> {
  const change = withIds(rest.payload as RecordChange);
  const record = await findRecord(context, change, now);
  // The correction that it builds on may still be on its way back from another device.
  const { corrected } = change;
  if (corrected && (await mayBeSentAgain(context, corrected.toLowerCase(), now))) {
    throw new RefusedChange(425, notYet);
  }
  const shown = seesOnlyMoney(author.role, record.kind) ? toMoneyView(record) : record;
  if (change.seen) await requireUnchangedFields(context, record, shown, change, now);
  else await requireUnchangedRecord(context, record, change, now, shown);
  if (change.set.voided !== undefined && !isEnteredByStaff(record)) throw new RefusedChange(400, notVoidable);
  const after: Record<string, unknown> = { ...change.set };
  const { owner } = change.set;
  if (typeof owner === 'string') {
    if ((await readOwnerName(context, change.kind, owner)) === undefined)
      throw new RefusedChange(400, notAnOwner);
    after.owner = owner.toLowerCase();
  }
  // An account is named by its id, whose name may become another.
  const held = { ...record, owner: record.owner?.id ?? null } as Record<string, unknown>;
  await addAuditLine(context, {
    by: author.accountId,
    action: 'record.change',
    subject: record.reference,
    ...auditableValues(held, after),
    at: now,
  });
  return writeChange(context, id, change, record);
}

/** A traveller's booking is a tour too. */
const isEnteredByStaff = ({ kind, reference }: FeedRecord) =>
  kind !== 'tour' || reference.startsWith(`${entryKinds.addedTour.prefix}-`);

const NOT_VOIDABLE = 'Only what staff entered is voided. Please set its state to lost.';
const notVoidable: Problem = { message: NOT_VOIDABLE, fields: { 'set.voided': NOT_VOIDABLE } };

const notAnOwner: Problem = {
  message: 'This account cannot take care of it.',
  fields: { 'set.owner': 'This account cannot take care of it.' },
};

/** Removing a record that is already removed succeeds, because the result is the wanted one. */
async function removeRecord(context: WriteContext, { id, author, now, ...rest }: StaffChange): Promise<void> {
  const removal = withIds(rest.payload as RecordRemoval);
  const target = await findTarget(context, removal.kind, removal.record);
  if (!target) throw await missing(context, removal, now);
  if (target.gone) return;
  await requireUnchangedRecord(context, target.record, removal, now);
  await addAuditLine(context, {
    by: author.accountId,
    action: 'record.remove',
    subject: target.record.reference,
    before: redactPersonalData(target.record),
    at: now,
  });
  await writeRemoval(context, id, removal, now);
}

async function noteOnRecord(context: WriteContext, change: StaffChange): Promise<number | null> {
  const { id, author, now, ...rest } = change;
  const note = withIds(rest.payload as RecordNotePayload);
  const record = await findRecord(context, note, now);
  const { reply, mail, takesBack } = note;
  if (takesBack) return applyNoteWithdrawal(context, change, record, { ...note, takesBack });
  // Whether a message is sent again has to be decided, however much was written.
  if (!mail && !(await hasRoomForNote(context, record.id, note))) throw new RefusedChange(400, noRoom);
  if (reply) return applyReply(context, change, record, { ...note, reply });
  if (mail) {
    await applyMailDecision(context, change, record, { ...note, mail });
    return null;
  }
  await addAuditLine(context, {
    by: author.accountId,
    action: 'record.note',
    subject: record.reference,
    // The text may name anybody, so it is stored only with the record.
    after: { note: id },
    at: now,
  });
  await writeNote(context, { id, authorId: author.accountId, capturedAt: rest.capturedAt }, note);
  return null;
}

async function sayWhoseItIs(context: WriteContext, change: StaffChange): Promise<void> {
  const { record, kind, other, otherKind, same } = change.payload as GuestLink;
  const link = { record: record.toLowerCase(), kind, other: other.toLowerCase(), otherKind, same };
  const one = await findRecord(context, link, change.now);
  await findRecord(context, { record: link.other, kind: otherKind }, change.now);
  await applyGuestLink(context, change, one, link);
}

const noRoom: Problem = {
  message: 'The notes and answers of this request are too long together. Please keep this one elsewhere.',
};

const noSuchRecord: Problem = { message: 'There is no such record. It may have been removed.' };

/** Identifies a record and, for changes, the version that they are based on. */
type Aim = Pick<RecordChange, 'kind' | 'record'> & Partial<Pick<RecordChange, 'after' | 'lastChange'>>;

async function findRecord(context: WriteContext, aim: Aim, now: string): Promise<FeedRecord> {
  const target = await findTarget(context, aim.kind, aim.record);
  if (!target) throw await missing(context, aim, now);
  if (target.gone) throw new RefusedChange(404, noSuchRecord);
  return target.record;
}

/**
 * A device has seen the record, so after a restore another device may still bring it back, unless it was
 * removed on purpose before.
 */
async function missing(context: WriteContext, aim: Aim, now: string): Promise<RefusedChange> {
  const isSeen = !('after' in aim) || Boolean(aim.after ?? aim.lastChange);
  const mayCome = isSeen && (await mayBeSentAgain(context, aim.record, now));
  return mayCome ? new RefusedChange(425, notYet) : new RefusedChange(404, noSuchRecord);
}

/** Ids are compared as written, and ours are in lower case. */
function withIds<Payload extends { record: string; after?: string | null; lastChange?: string | null }>(
  payload: Payload,
): Payload {
  const { record, after, lastChange } = payload;
  return {
    ...payload,
    record: record.toLowerCase(),
    ...(after && { after: after.toLowerCase() }),
    ...(lastChange && { lastChange: lastChange.toLowerCase() }),
  };
}

/** A staff submission always has an author, because `checkSubmission` requires one. */
export function authorOf({ author }: CheckedSubmission): Author {
  if (!author) throw new Error('A submission of staff without an author.');
  return author;
}
