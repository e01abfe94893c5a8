/** Sends an answer, with a message by which it can be taken back. */

import type { SubmitOutcome } from '../../../device/outbox/index.ts';
import { type Row, staffActions } from '../../../device/records/index.ts';
import { alertText } from '../../../forms/engine/outcome/alert-text.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { staffSubmissionDefinitions } from '../../../kinds/staff-submissions.ts';
import { say } from '../../../words/say.ts';
import { subjectLabel } from '../../records/list/record-labels.ts';
import { deferralEnd, showDeferredEntry } from '../undo/deferred-entry.ts';
import { takeBackNoteAndSay } from '../undo/take-back-note.ts';
import { showToast } from '../undo/toasts.tsx';
import type { CheckedReply, ReplyDraft } from './reply-draft.ts';
import { restoreAnswer } from './use-reply-draft.ts';

type Answer = CheckedReply & { id: string; opener: string | null };
type Request = Row<RequestKind>;

const nameOf = (row: Request) => subjectLabel(row) || row.reference;

/** Sends an answer by the person's own program: the office keeps it, and they may take that back. */
export async function sendNow(row: Request, { id, opener, reply, text }: Answer): Promise<SubmitOutcome> {
  const outcome = await staffActions().addNote(row, text, opener, { id, reply });
  if (outcome.type === 'accepted' || outcome.type === 'saved') {
    showToast({
      words: say('{record}: answer kept', { record: nameOf(row) }),
      undo: () => takeBackNoteAndSay(row, id),
    });
  }
  return outcome;
}

/**
 * Sends an answer through this server. It stays on the device while the message with Undo is shown, and becomes a draft
 * again if the person presses Undo.
 */
export async function sendHeldBack(
  row: Request,
  draft: ReplyDraft,
  answer: Answer,
): Promise<{ type: 'accepted' } | Extract<SubmitOutcome, { type: 'not-stored' }>> {
  const deferred = await staffActions().deferReply(row, answer, deferralEnd());
  if (deferred.type !== 'deferred') return deferred;
  showDeferredEntry(deferred, {
    words: say('The answer to {record} is being sent.', { record: nameOf(row) }),
    undone: () => {
      void restoreAnswer(row, draft);
      return say('The answer was not sent. What you wrote is in the form again.');
    },
    tooLate: () => takeBackNoteAndSay(row, answer.id),
    told: (outcome) =>
      outcome.type === 'accepted' || outcome.type === 'saved'
        ? null
        : alertText(staffSubmissionDefinitions.recordNote.strings, outcome),
  });
  return { type: 'accepted' };
}
