/** The messages at the foot of the screen: what was done, with Undo for as long as each stands. */
import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { createToastList, type NewToast } from './toast-list.ts';
import './toasts.css';
import { say } from '../../../words/say.ts';

const list = createToastList<ReactNode>((work) => {
  const timer = setInterval(work, 1_000);
  return () => clearInterval(timer);
});

/** Shows a message for at least ten seconds, in every section of the office. */
export const showToast = (toast: NewToast<ReactNode>): void => list.show(toast);

/** Removes all messages at sign-out, because they tell of records. */
export const forgetToasts = (): void => list.clear();

/** Where they may stand: an open sheet has a place of its own, because nothing outside it can be reached. */
const places: string[] = [];
const listeners = new Set<() => void>();
const subscribeToPlaces = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const tell = () => {
  for (const listener of listeners) listener();
};

/** Where text is typed, undoing is the browser's. */
const TYPED = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]';

export function Toasts() {
  const place = useId();
  const toasts = useSyncExternalStore(list.subscribe, list.snapshot, list.snapshot);
  const current = useSyncExternalStore(subscribeToPlaces, () => places.at(-1));
  const isHere = current === place;
  useEffect(() => {
    places.push(place);
    tell();
    return () => {
      places.splice(places.indexOf(place), 1);
      tell();
    };
  }, [place]);

  const latest = toasts.filter(({ undo }) => undo).at(-1)?.id;
  useEffect(() => {
    if (!isHere || latest === undefined) return;
    const press = (event: KeyboardEvent) => {
      const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || (event.target as Element).closest(TYPED)) return;
      event.preventDefault();
      void list.undo(latest);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isHere, latest]);

  /** Where the person was before: there they go on when the message is gone. */
  const before = useRef<Element>(null);
  const enter = ({ relatedTarget, currentTarget }: FocusEvent) => {
    list.pause(true);
    if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) list.pause(false);
  };
  const end = (work: () => void) => {
    work();
    list.pause(false);
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  };
  return (
    <div
      className="toasts"
      role="status"
      onPointerEnter={() => list.pause(true)}
      onPointerLeave={() => list.pause(false)}
      onFocus={enter}
      onBlur={leave}
    >
      {isHere &&
        toasts.map(({ id, words, undo }) => (
          <div className="toast" key={id}>
            <p>{words}</p>
            {undo && (
              <button
                type="button"
                title={say('Ctrl or Cmd and Z')}
                onClick={() => end(() => void list.undo(id))}
              >
                {say('Undo')}
              </button>
            )}
            <button
              type="button"
              className="toast-close"
              aria-label={say('Close')}
              onClick={() => end(() => list.close(id))}
            >
              ×
            </button>
          </div>
        ))}
    </div>
  );
}
