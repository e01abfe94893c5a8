/** Keeps what is typed into a form on the device, and brings it back after a crash, a reload or a closed tab. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SubmissionKind } from '../contract/submissions.ts';
import type { Draft } from '../device/database.ts';
import type { Drafts } from '../device/drafts/index.ts';
import { isThere } from '../device/unsent-count/index.ts';
import { loadDevice } from './load-device.ts';

/** How long typing may pause before it is written, milliseconds. */
const PAUSE = 250;

export interface DraftKeeper {
  /** A draft of another time or tab, to be offered. */
  offer: Draft | null;
  /** True when this tab's own draft was put back into the form by itself. */
  restored: boolean;
  /** Puts the offered draft into the form. */
  accept: () => Promise<void>;
  /** Throws away what was offered or restored. */
  discard: () => Promise<void>;
  /** To be called at every change, with the id of the submission. */
  keep: (id: string) => void;
  /** The submission is made: its draft goes. */
  drop: (id: string) => void;
}

export interface DraftOptions {
  kind: SubmissionKind;
  /** False while the form mends an entry of the outbox, which keeps its own content. */
  active: boolean;
  /** The form's values as they may lie on the device. */
  read: () => Record<string, unknown>;
  /** True when this draft would overwrite what the person has typed since. */
  overwrites: (draft: Draft) => boolean;
  /** Puts a draft into the form; null empties it. */
  write: (draft: Draft | null) => void;
  /** Called once, when it is known whether there is a draft and this tab's own is back in the form. */
  onSearched: () => void;
}

/** @param options read once, at the first call, but for its functions */
export function useDraft(options: DraftOptions): DraftKeeper {
  const { kind, active } = options;
  const [offer, setOffer] = useState<Draft | null>(null);
  const [restored, setRestored] = useState<Draft | null>(null);
  const latest = useRef(options);
  latest.current = options;
  const pending = useRef<{ id: string; timer: ReturnType<typeof setTimeout> } | null>(null);

  const flush = useCallback(async () => {
    const due = pending.current;
    if (!due) return;
    clearTimeout(due.timer);
    pending.current = null;
    const values = latest.current.read();
    // A device that cannot store drafts can still send: nothing to tell.
    await withDrafts(({ drafts, tab }) => drafts.save({ id: due.id, kind, tab, values }));
  }, [kind]);

  useEffect(() => {
    if (!active) return;
    let current = true;
    void findDraft(kind).then((found) => {
      if (!current) return;
      if (found?.own && !latest.current.overwrites(found.draft)) {
        latest.current.write(found.draft);
        setRestored(found.draft);
      } else if (found) setOffer(found.draft);
      latest.current.onSearched();
    });
    const hide = () => document.visibilityState === 'hidden' && void flush();
    document.addEventListener('visibilitychange', hide);
    return () => {
      current = false;
      document.removeEventListener('visibilitychange', hide);
      void flush();
    };
  }, [kind, active, flush]);

  return {
    offer,
    restored: restored !== null,
    async accept() {
      const draft = offer && (await withDrafts(({ drafts, tab }) => drafts.claim(offer, tab)));
      setOffer(null);
      if (draft) latest.current.write(draft);
    },
    async discard() {
      const draft = offer ?? restored;
      if (draft) await withDrafts(({ drafts }) => drafts.discard(draft.id));
      if (restored && !offer) latest.current.write(null);
      setOffer(null);
      setRestored(null);
    },
    keep(id) {
      if (!active) return;
      if (pending.current) clearTimeout(pending.current.timer);
      pending.current = { id, timer: setTimeout(() => void flush(), PAUSE) };
    },
    drop(id) {
      if (pending.current?.id === id) {
        clearTimeout(pending.current.timer);
        pending.current = null;
      }
      setRestored(null);
      void withDrafts(({ drafts }) => drafts.discard(id));
    },
  };
}

/** The draft to go on with, and whether it is this tab's own. A first visit has no database, so none. */
async function findDraft(kind: SubmissionKind): Promise<{ draft: Draft; own: boolean } | null> {
  if (!(await isThere())) return null;
  return withDrafts(async ({ drafts, tab }) => {
    await drafts.sweep();
    const draft = await drafts.leftBehind(kind, tab);
    return draft && { draft, own: draft.tab === tab };
  });
}

/** Null where there is no database: the form works without drafts. */
async function withDrafts<Result>(
  work: (parts: { drafts: Drafts; tab: string }) => Promise<Result>,
): Promise<Result | null> {
  try {
    const { openDrafts, tabId } = await loadDevice();
    return await work({ drafts: openDrafts(), tab: await tabId() });
  } catch {
    return null;
  }
}
