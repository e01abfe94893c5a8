/** Notes that are being written, while another record is opened: each stays with its record. */

export interface NoteDraft {
  text: string;
  /** Account that began to write it. */
  author: string | null;
}

const drafts = new Map<string, NoteDraft>();

/** @param record its id */
export const draftOf = (record: string): NoteDraft => drafts.get(record) ?? { text: '', author: null };

export function keepDraft(record: string, draft: NoteDraft): void {
  if (draft.text === '') drafts.delete(record);
  else drafts.set(record, draft);
}

/** Removes begun notes at sign-out: nobody sees what somebody else began. */
export const clearNoteDrafts = (): void => drafts.clear();
