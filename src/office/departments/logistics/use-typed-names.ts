/** Several names that are being typed or ticked: kept like every draft, so that a reload or another section loses none. */
import { useRef, useState } from 'react';
import { newSubmissionId } from '../../../device/core/submission-id.ts';
import { currentSession } from '../../../device/office/session/page.ts';
import { type DraftKeeper, useDraft } from '../../../forms/engine/use-draft.ts';

export interface TypedNames {
  /** A name in each line. */
  text: string;
  /** Key of the earlier list that is chosen; empty for none. */
  listed: string;
  /** Keys of those who are ticked in it. */
  ticked: readonly string[];
}

const NONE: TypedNames = { text: '', listed: '', ticked: [] };

interface NamesDraft {
  typed: TypedNames;
  change: (part: Partial<TypedNames>) => void;
  /** They are entered: nothing of them is kept any more. */
  clear: () => void;
  draft: DraftKeeper;
}

/** @param onRestored called when what was typed before is there again */
export function useTypedNames(onRestored: () => void): NamesDraft {
  const [typed, setTyped] = useState(NONE);
  const latest = useRef(NONE);
  /** Of the draft; null while there is nothing to keep. */
  const id = useRef<string | null>(null);
  // Kept for nobody else.
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
    onSearched: () => undefined,
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

/** What was kept, with what was typed since below it. */
function together(kept: TypedNames, since: TypedNames): TypedNames {
  return {
    text: [kept.text, since.text].filter((text) => text.trim() !== '').join('\n'),
    listed: since.listed || kept.listed,
    ticked: since.listed ? since.ticked : kept.ticked,
  };
}

function asTyped({ text, listed, ticked }: Record<string, unknown>): TypedNames {
  return {
    text: typeof text === 'string' ? text : '',
    listed: typeof listed === 'string' ? listed : '',
    ticked: Array.isArray(ticked) ? ticked.map(String) : [],
  };
}
