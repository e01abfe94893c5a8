import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { EditedRequest } from '../../../device/outbox/index.ts';
import { staffActions } from '../../../device/records/index.ts';
import { findOwnRequest, useEditedRequest } from '../../../forms/engine/edited-form.tsx';
import type { CreatingKind } from '../../../kinds/entry-kinds.ts';
import { say } from '../../../words/say.ts';
import { editParameter } from './form-sections.ts';

interface EditedEntryProps {
  /** Kind of entry that the form submits. */
  kind: CreatingKind;
  /** @param said outcome of the last edited entry in words, for the form that is empty again */
  children: (edited: EditedRequest | null, onSaved: (words: string) => void, said: string) => ReactNode;
}

/** A form, empty or with the entry or record that the address names; afterwards it is empty again. */
export function EntryFromUrl({ kind, children }: EditedEntryProps) {
  const find = useCallback(
    async (id: string) => {
      const here = await findOwnRequest(id);
      // Once the office has accepted the entry, it is no longer in the outbox but is a record.
      return here?.payload ? here : staffActions().editedRecord(kind, id);
    },
    [kind],
  );
  const parameter = editParameter(kind);
  const edited = useEditedRequest(find, parameter);
  const { search } = useLocation();
  const leave = useLeaving(parameter);
  const entry = edited?.kind === kind ? edited : null;
  const [said, setSaid] = useState('');
  // A message about one entry is cleared when another one is opened.
  useEffect(() => {
    if (entry) setSaid('');
  }, [entry]);
  /** Query of the address while this form is shown; null afterwards. */
  const shown = useRef<string | null>(search);
  useEffect(() => {
    shown.current = search;
    return () => {
      shown.current = null;
    };
  }, [search]);
  const onSaved = useCallback(
    (words: string) => {
      // If the person has moved on while it was being sent, they stay where they are.
      if (!entry || shown.current !== search) return;
      if (leave() === 'emptied') setSaid(words);
    },
    [entry, search, leave],
  );
  if (edited === undefined) return null;
  return (
    <div key={entry?.id ?? 'new'} className="entry-from-address" ref={entry ? showWithFocus : null}>
      {entry && (
        <p className="notice">
          <span>
            {entry.isCorrection
              ? say('You are correcting {reference}. Its earlier version stays in its history.', entry)
              : say('You are editing {reference}, which the office does not have yet.', entry)}
          </span>{' '}
          <button type="button" className="link-button" onClick={leave}>
            {say('Leave it as it is')}
          </button>
        </p>
      )}
      {children(entry, onSaved, said)}
    </div>
  );
}

/**
 * Leaves the form of an entry: back to the list that led here, past every step that a link inside the page has made
 * meanwhile. Where a link from elsewhere or a bookmark led here, there is no such list: then the form is emptied.
 * @param parameter of the address that names the entry
 */
function useLeaving(parameter: string): () => 'back' | 'emptied' {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, key } = location;
  /** The step that opened the form. */
  const [opened, setOpened] = useState({ search, key });
  if (opened.search !== search) setOpened({ search, key });
  const isFirst = opened.key === 'default';
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isLeaving.current) return;
    if (new URLSearchParams(location.search).has(parameter)) navigate(-1);
    else isLeaving.current = false;
  }, [location, parameter, navigate]);
  return useCallback(() => {
    if (!isFirst) {
      isLeaving.current = true;
      navigate(-1);
      return 'back';
    }
    const asked = new URLSearchParams(search);
    asked.delete(parameter);
    navigate(`${pathname}?${asked}`);
    return 'emptied';
  }, [isFirst, parameter, pathname, search, navigate]);
}

/**
 * Called when the form of an entry is in the document, which is after the step to its address: it comes into view, and
 * its heading has the focus, so that no keyboard covers what is asked.
 */
export function showWithFocus(form: HTMLElement | null): void {
  const heading = form?.querySelector<HTMLElement>('h2');
  if (!form || !heading) return;
  heading.tabIndex = -1;
  form.scrollIntoView();
  heading.focus({ preventScroll: true });
}
