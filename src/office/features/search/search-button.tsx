/** The search of all records, from every staff page: by a button and by a key. The dialog is fetched when it is opened. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { startSearch } from '../../../device/office/search/page.ts';
import { kindsOfRole } from '../../records/list/record-url.ts';
import { shownFields } from './shown-fields.ts';
import './search.css';
import { say } from '../../../words/say.ts';

const RecordSearch = lazy(() => import('./record-search.tsx'));

/** Milliseconds after which the records are read for it: the page that was opened comes first. */
const READ_AFTER = 2_000;
const FIELDS = 'input, textarea, select, [contenteditable]';

export function SearchButton({ role }: { role: string }) {
  const [open, setOpen] = useState(false);
  const isForRole = kindsOfRole(role).length > 0;
  useEffect(() => {
    if (!isForRole) return;
    const timer = setTimeout(() => startSearch(shownFields), READ_AFTER);
    const press = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', press);
    };
  }, [isForRole]);
  if (!isForRole) return null;
  return (
    <>
      <button
        type="button"
        className="search-button"
        title={say('Search all records (Ctrl K or /)')}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d="M15.5 15.5L21 21" />
        </svg>
        <span>{say('Search')}</span>
      </button>
      {open && (
        <Suspense>
          <RecordSearch role={role} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A slash is a letter where somebody types; and nothing opens over a question that is open. */
function opensSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  const isLetter = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k';
  const isSlash = !ctrlKey && !metaKey && key === '/';
  if (altKey || !(isLetter || isSlash)) return false;
  if (isSlash && target instanceof Element && target.closest(FIELDS)) return false;
  return !document.querySelector('dialog.modal[open], dialog[role=alertdialog][open]');
}
