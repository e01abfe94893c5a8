/**
 * What is typed into the form of an item and not saved yet, stored on the device like every draft of a form: a page that is
 * left, a tab that is closed and a power cut lose nothing. The person decides whether to go on with it.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { onPageLeave } from '../../../../../device/browser/page.ts';
import { newSubmissionId } from '../../../../../device/core/submission-id.ts';
import type { Draft } from '../../../../../device/drafts/index.ts';
import { loadDevice } from '../../../../../forms/engine/submit/load-device.ts';

/** Pause in typing after which it is stored, milliseconds. */
const PAUSE = 250;

/** What is being stored or removed: one after the other, and a form that is opened meanwhile looks afterwards. */
let storing: Promise<void> = Promise.resolve();

/** A text by the key of its field, and the draft that its author had seen then. */
export type UnsavedTexts = Readonly<Record<string, { text: string; seen: string | null }>>;

interface Options {
  /** Id of the item. */
  item: string;
  /** Account that writes it. */
  author: string | null;
  /** What is typed now and not saved. */
  read: () => UnsavedTexts;
  /** Puts texts of before into the form. */
  write: (texts: UnsavedTexts) => void;
  /** True while something is chosen that cannot be stored here, such as a photograph. */
  hasMore: () => boolean;
}

export interface UnsavedTextsKeeper {
  /** Texts of before, to be offered. */
  offer: Draft | null;
  accept: () => void;
  discard: () => void;
  /** Call this when something was typed, or what stands in the form has changed. */
  keep: () => void;
  /** Call this when all of it was saved. */
  drop: () => void;
}

export function useUnsavedTexts(options: Options): UnsavedTextsKeeper {
  const { item, author } = options;
  const [offer, setOffer] = useState<Draft | null>(null);
  const latest = useRef(options);
  latest.current = options;
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  /** Id under which the texts of this form are stored. */
  const own = useRef<string | null>(null);
  /** True while the device did not store what is typed. */
  const isLost = useRef(false);

  const flush = useCallback((): Promise<void> => {
    if (timer.current === null) return storing;
    clearTimeout(timer.current);
    timer.current = null;
    const values = latest.current.read();
    const isEmpty = Object.keys(values).length === 0;
    if (isEmpty && own.current === null) return storing;
    own.current ??= newSubmissionId();
    const id = own.current;
    if (isEmpty) own.current = null;
    if (isEmpty) {
      isLost.current = false;
      return forget(id);
    }
    storing = storing.then(async () => {
      try {
        const { openDrafts, tabId } = await loadDevice();
        const draft = { id, kind: 'siteDraft', part: item, tab: await tabId(), values } as const;
        await openDrafts().save({ ...draft, ...(author && { author }) });
        isLost.current = false;
      } catch {
        isLost.current = true;
      }
    });
    return storing;
  }, [item, author]);

  useEffect(() => {
    let current = true;
    const look = async () => {
      // The form that was left a moment ago stores what it had.
      await storing;
      const found = await find(item, author);
      if (current && found && found.id !== own.current) setOffer(found);
    };
    void look();
    const stopWatching = onPageLeave(() => void flush());
    const ask = (event: BeforeUnloadEvent) => {
      if (isLost.current || latest.current.hasMore()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      current = false;
      stopWatching();
      removeEventListener('beforeunload', ask);
      void flush();
    };
  }, [item, author, flush]);

  function keep(): void {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE);
  }

  return {
    offer,
    keep,
    accept() {
      if (!offer) return;
      void claim(offer).then((draft) => {
        setOffer(null);
        if (!draft) return;
        // What was typed here since then is stored with it.
        if (own.current) void forget(own.current);
        own.current = draft.id;
        latest.current.write(draft.values as UnsavedTexts);
        keep();
      });
    },
    discard() {
      if (offer) void forget(offer.id).then(() => setOffer(null));
    },
    drop() {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
      isLost.current = false;
      if (own.current) void forget(own.current);
      own.current = null;
    },
  };
}

async function find(item: string, author: string | null): Promise<Draft | null> {
  try {
    const { openDrafts, tabId } = await loadDevice();
    return await openDrafts().leftBehind('siteDraft', await tabId(), author, ({ part }) => part === item);
  } catch {
    return null;
  }
}

async function claim(seen: Draft): Promise<Draft | null> {
  try {
    const { openDrafts, tabId } = await loadDevice();
    return await openDrafts().claim(seen, await tabId());
  } catch {
    return null;
  }
}

/** Removes stored texts. Those that stay because it failed are offered once more. */
function forget(id: string): Promise<void> {
  storing = storing
    .then(async () => (await loadDevice()).openDrafts().discard(id))
    .then(
      () => undefined,
      () => undefined,
    );
  return storing;
}
