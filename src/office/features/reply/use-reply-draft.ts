/**
 * Stores the answer that is being written on the device, like every draft, so that a reload or a crash loses
 * nothing.
 */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { onPageLeave } from '../../../device/browser/page.ts';
import type { Row } from '../../../device/records/index.ts';
import { loadDevice } from '../../../forms/engine/submit/load-device.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import {
  draftOf,
  forgetDraft,
  keepDraft,
  newDraft,
  type ReplyDraft,
  restoreDraft,
  subscribeToDraft,
  typedSince,
} from './reply-draft.ts';

/** Pause in typing after which the draft is stored, milliseconds. */
const PAUSE = 250;

export interface ReplyDraftKeeper {
  draft: ReplyDraft;
  /** True when the draft was begun in an earlier visit. */
  restored: boolean;
  change: (part: Partial<ReplyDraft>) => void;
  /**
   * To be called once the draft is sent: it is deleted, and text typed since becomes a new draft.
   * @returns true if there is a new draft
   */
  sent: (sent: ReplyDraft) => boolean;
  /** Deletes the draft and begins a new one. */
  discard: () => void;
}

export function useReplyDraft(row: Row<RequestKind>, author: string | null): ReplyDraftKeeper {
  const [draft, setDraft] = useState(() => draftOf(row, author));
  const [restored, setRestored] = useState(false);
  const latest = useRef(draft);
  /** Timer of the change that is not stored yet. */
  const pending = useRef<ReturnType<typeof setTimeout> | null>(null);
  const touched = useRef(false);

  const show = useCallback((next: ReplyDraft) => {
    latest.current = next;
    setDraft(next);
  }, []);

  const flush = useCallback(() => {
    if (pending.current === null) return;
    clearTimeout(pending.current);
    pending.current = null;
    void store(row.id, latest.current);
  }, [row.id]);

  useEffect(() => {
    let current = true;
    void find(row.id, author).then((found) => {
      // Text that was already typed here is not overwritten.
      if (!current || !found || touched.current || found.id === latest.current.id) return;
      keepDraft(row, found);
      show(found);
      setRestored(true);
    });
    const stopWatching = onPageLeave(flush);
    return () => {
      current = false;
      stopWatching();
      flush();
    };
  }, [row.id, author, flush, show]);

  const draftNow = useEffectEvent(() => {
    touched.current = true;
    show(draftOf(row, author));
  });
  useEffect(() => subscribeToDraft({ id: row.id }, () => draftNow()), [row.id]);

  function drop(draft: ReplyDraft): void {
    if (pending.current !== null) clearTimeout(pending.current);
    pending.current = null;
    forgetDraft(row, draft);
    void forget(draft.id);
  }

  function begin(next: ReplyDraft): void {
    touched.current = true;
    keepDraft(row, next);
    show(next);
    if (pending.current !== null) clearTimeout(pending.current);
    pending.current = setTimeout(flush, PAUSE);
  }

  return {
    draft,
    restored,
    change(part) {
      begin({ ...latest.current, ...part });
    },
    sent(sent) {
      const rest = typedSince(latest.current, sent);
      drop(sent);
      if (rest === '') return false;
      begin({ ...newDraft(row, author), text: rest });
      return true;
    },
    discard() {
      drop(latest.current);
      touched.current = true;
      setRestored(false);
      show(newDraft(row, author));
    },
  };
}

/** Makes a draft again of an answer that was taken back before it was sent. */
export const restoreAnswer = (row: Row<RequestKind>, draft: ReplyDraft): Promise<void> =>
  store(row.id, restoreDraft(row, draft));

/** A device that cannot store drafts can still send, so nothing is reported. */
async function store(record: string, { id, author, ...typed }: ReplyDraft): Promise<void> {
  try {
    const { openDrafts, tabId } = await loadDevice();
    const values = { record, ...typed };
    await openDrafts().save({
      id,
      kind: 'recordNote',
      tab: await tabId(),
      values,
      ...(author && { author }),
    });
  } catch {}
}

async function forget(id: string): Promise<void> {
  try {
    const { openDrafts } = await loadDevice();
    await openDrafts().discard(id);
  } catch {}
}

async function find(record: string, author: string | null): Promise<ReplyDraft | null> {
  try {
    const { openDrafts, tabId } = await loadDevice();
    const [drafts, tab] = [openDrafts(), await tabId()];
    const found = await drafts.leftBehind(
      'recordNote',
      tab,
      author,
      ({ values }) => values.record === record,
    );
    const own = found && (await drafts.claim(found, tab));
    if (!own) return null;
    const of = (field: string) => (typeof own.values[field] === 'string' ? own.values[field] : '');
    return {
      id: own.id,
      author,
      template: of('template'),
      email: of('email'),
      phone: of('phone'),
      subject: of('subject'),
      text: of('text'),
    };
  } catch {
    return null;
  }
}
