/** Stores form input on the device, and restores it after a crash, a reload or a closed tab. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { onPageLeave } from '../../../device/browser/page.ts';
import type { Draft, Drafts } from '../../../device/drafts/index.ts';
import { databaseExists } from '../../../device/unsent-count/index.ts';
import type { EntryKind } from '../../../kinds/entry-kinds.ts';
import { isDeviceLoaded, loadDevice } from '../submit/load-device.ts';
import { forgetTypedValues, keepTypedValues, typedValues } from './form-history-state.ts';

/** Milliseconds without typing after which the draft is written. */
const PAUSE = 250;

export interface DraftKeeper {
  /** A draft from another visit or tab, to be offered. */
  offer: Draft | null;
  /** True if this tab's own draft was restored into the form automatically. */
  restored: boolean;
  /** Puts the offered draft into the form. */
  accept: () => void;
  /** Deletes the offered or restored draft. */
  discard: () => void;
  /** Call this at every change. @param corrects true if it changes content already submitted under this id */
  keep: (id: string, corrects: boolean) => void;
  /** Deletes the draft of a submission that was made. */
  drop: (id: string) => void;
  /** Pending work on the draft (search, restore, discard), for callers that wait; null if there is none. */
  arriving: () => Promise<unknown> | null;
}

export interface DraftOptions {
  kind: EntryKind;
  /** Name of a second form for the same kind, which has its own drafts. */
  part?: string;
  /** False while the form edits an entry of the outbox, which keeps its own content. */
  active: boolean;
  /** Account that writes it; null for visitors. */
  author: string | null;
  /** Preparation that must finish before a draft may be restored. */
  prepare: () => Promise<void>;
  /** The form's values as they may be stored on the device. */
  read: () => Record<string, unknown>;
  /** True when this draft would overwrite what the person has typed since. */
  overwrites: (draft: Draft) => boolean;
  /** Puts a draft into the form; null clears it. */
  write: (draft: Draft | null) => void;
  /** Called once, when the search is done and this tab's own draft is restored; Submit waits for it. */
  onSearched: () => Promise<void>;
}

/** @param options read once, at the first call, except its functions */
export function useDraft(options: DraftOptions): DraftKeeper {
  const { kind, part, active, author } = options;
  const [offer, setOffer] = useState<Draft | null>(null);
  const [restored, setRestored] = useState<Draft | null>(null);
  const latest = useRef(options);
  latest.current = options;
  // Exists from the first render, because a quick press may come before the search starts.
  const [search] = useState(openSearch);
  const arriving = useRef<Promise<unknown> | null>(active ? search.ended : null);
  /** The id under which this tab's own text is stored. */
  const own = useRef<string | null>(null);
  const pending = useRef<{ id: string; corrects: boolean; timer: ReturnType<typeof setTimeout> } | null>(
    null,
  );

  const flush = useCallback(async () => {
    const due = pending.current;
    if (!due) return;
    clearTimeout(due.timer);
    pending.current = null;
    const draft = {
      id: due.id,
      kind,
      values: latest.current.read(),
      ...(part && { part }),
      ...(due.corrects && { corrects: true }),
    };
    const keepHere = () => {
      if (!author) keepTypedValues({ ...draft, savedAt: new Date().toISOString() });
    };
    // The page may be loaded again before the program has arrived.
    if (!isDeviceLoaded()) keepHere();
    // A device that cannot store drafts can still send, so nothing is reported.
    const isStored = await withDrafts(async ({ drafts, tab }) => {
      await drafts.save({ ...draft, tab, ...(author && { author }) });
      return true;
    });
    if (!isStored) keepHere();
    else forgetTypedValues(due.id);
  }, [kind, part, author]);

  useEffect(() => {
    if (!active) return;
    let current = true;
    const ready = latest.current.prepare();
    void ready
      .then(() => findDraft(kind, part, author))
      .then(async (found) => {
        if (!current) return;
        if (found?.own && !latest.current.overwrites(found.draft)) {
          latest.current.write(found.draft);
          setRestored(found.draft);
        } else if (found) setOffer(found.draft);
        await latest.current.onSearched();
        arriving.current = null;
        search.end();
      });
    const stopWatching = onPageLeave(() => void flush());
    return () => {
      current = false;
      stopWatching();
      void flush();
    };
  }, [kind, part, active, author, flush, search]);

  function keep(id: string, corrects: boolean): void {
    if (!active) return;
    own.current = id;
    if (pending.current) clearTimeout(pending.current.timer);
    pending.current = { id, corrects, timer: setTimeout(() => void flush(), PAUSE) };
  }

  /** Removes a draft from the device, including what is not written yet. */
  async function forget(id: string): Promise<void> {
    if (own.current === id) own.current = null;
    if (pending.current?.id === id) {
      clearTimeout(pending.current.timer);
      pending.current = null;
    }
    forgetTypedValues(id);
    await withDrafts(({ drafts }) => drafts.discard(id));
  }

  async function goOn(seen: Draft): Promise<void> {
    const draft = await withDrafts(({ drafts, tab }) => drafts.claim(seen, tab));
    arriving.current = null;
    setOffer(null);
    if (!draft) return;
    latest.current.write(draft);
    // Text typed in this tab is now part of the draft and stored only with it.
    if (own.current && own.current !== draft.id) void forget(own.current);
    keep(draft.id, draft.corrects === true);
  }

  return {
    offer,
    restored: restored !== null,
    accept() {
      if (offer && !arriving.current) arriving.current = goOn(offer);
    },
    discard() {
      const draft = offer ?? restored;
      if (!draft || arriving.current) return;
      if (restored && !offer) latest.current.write(null);
      // The offer stays until the draft is really deleted.
      arriving.current = forget(draft.id).then(() => {
        arriving.current = null;
        setOffer(null);
        setRestored(null);
      });
    },
    keep,
    drop(id) {
      setRestored(null);
      void forget(id);
    },
    arriving: () => arriving.current,
  };
}

/** Returns a promise that can be awaited before the search starts. */
function openSearch(): { ended: Promise<void>; end: () => void } {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end };
}

/** Finds the draft to continue, and whether it is this tab's. A first visit has no database and no draft. */
async function findDraft(
  kind: EntryKind,
  part: string | undefined,
  author: string | null,
): Promise<{ draft: Draft; own: boolean } | null> {
  const typed = author ? null : typedValues({ kind, ...(part && { part }) });
  if (typed) return { draft: { ...typed, tab: '' }, own: true };
  if (!(await databaseExists())) return null;
  return withDrafts(async ({ drafts, tab }) => {
    await drafts.sweep();
    const draft = await drafts.leftBehind(kind, tab, author, (draft) => draft.part === part);
    return draft && { draft, own: draft.tab === tab };
  });
}

/** Runs work on the drafts; null if there is no database: the form works without drafts. */
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
