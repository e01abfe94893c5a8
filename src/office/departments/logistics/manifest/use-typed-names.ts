/**
 * Keeps the names that are being typed or ticked as a draft, so that a reload or a change of section loses
 * none.
 */
import { useRef, useState } from 'react';
import { newSubmissionId } from '../../../../device/core/submission-id.ts';
import { currentSession } from '../../../../device/office/session/page.ts';
import { type DraftKeeper, useDraft } from '../../../../forms/engine/draft/use-draft.ts';

export interface TypedNames {
  /** Typed names, one per line. */
  text: string;
  /** Key of the chosen earlier list; empty for none. */
  listed: string;
  /** Keys of the names that are ticked in it. */
  ticked: readonly string[];
  /** Special requests of some of them, by the keys of all names together. */
  requests: Readonly<Record<string, string>>;
}

const NONE: TypedNames = { text: '', listed: '', ticked: [], requests: {} };

interface NamesDraft {
  typed: TypedNames;
  change: (part: Partial<TypedNames>) => void;
  /** To be called once they are entered: deletes the draft. */
  clear: () => void;
  draft: DraftKeeper;
}

/** @param onRestored called when a draft from before has been restored */
export function useTypedNames(onRestored: () => void): NamesDraft {
  const [typed, setTyped] = useState(NONE);
  const latest = useRef(NONE);
  /** Id of the draft; null while there is nothing to keep. */
  const id = useRef<string | null>(null);
  // The account for which the draft is kept.
  const [author] = useState(() => currentSession().session?.account.id ?? null);
  const show = (next: TypedNames) => {
    latest.current = next;
    setTyped(next);
  };
  const draft = useDraft({
    kind: 'person',
    part: 'several names',
    active: author !== null,
    author,
    prepare: () => Promise.resolve(),
    read: () => ({ ...latest.current }),
    overwrites: () => id.current !== null,
    write(kept) {
      id.current = kept?.id ?? null;
      show(kept ? together(asTyped(kept.values), latest.current) : NONE);
      if (kept) onRestored();
    },
    onSearched: () => Promise.resolve(),
  });
  const drop = () => {
    if (id.current) draft.drop(id.current);
    id.current = null;
  };
  return {
    typed,
    change(part) {
      const next = { ...latest.current, ...part };
      show(next);
      if (next.text.trim() === '' && next.ticked.length === 0) return drop();
      id.current ??= newSubmissionId();
      draft.keep(id.current, false);
    },
    clear() {
      show(NONE);
      drop();
    },
    draft,
  };
}

/** Joins the kept draft with text typed since, which goes below it. */
function together(kept: TypedNames, since: TypedNames): TypedNames {
  return {
    text: [kept.text, since.text].filter((text) => text.trim() !== '').join('\n'),
    listed: since.listed || kept.listed,
    ticked: since.listed ? since.ticked : kept.ticked,
    requests: { ...kept.requests, ...since.requests },
  };
}

/** Drafts of before have no requests. */
function asTyped({ text, listed, ticked, requests }: Record<string, unknown>): TypedNames {
  return {
    text: typeof text === 'string' ? text : '',
    listed: typeof listed === 'string' ? listed : '',
    ticked: Array.isArray(ticked) ? ticked.map(String) : [],
    requests: Object.fromEntries(Object.entries(requests ?? {}).map(([key, one]) => [key, String(one)])),
  };
}
