/** Dialog that searches records as somebody types, and returns the chosen one. */
import {
  type ComponentType,
  type KeyboardEvent,
  memo,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type SearchHit,
  searchRecords,
  searchVersion,
  startSearch,
  subscribeToSearch,
} from '../../../device/office/search/page.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import { Modal } from '../../../ui/dialog/dialog.tsx';
import { say } from '../../../words/say.ts';
import { firstFocusRef } from '../../shell/frame/first-focus.ts';
import { officeToday } from '../../time/office-today.ts';
import { useNow } from '../../time/use-now.ts';
import { isUrgentTrip } from '../figures/urgency.ts';
import { describeHit } from './hit-text.ts';
import { shownFields } from './shown-fields.ts';

interface SearchDialogProps {
  title: string;
  kinds: readonly RecordKind[];
  /** Id of a record to leave out of the results. */
  without?: string;
  onPick: (hit: SearchHit) => void;
  onClose: () => void;
  /** Shown below what is found on this device. */
  Further?: ComponentType<{ text: string }> | undefined;
}

/** Most results that are shown; more words narrow them down. */
const SHOWN = 12;

interface Found {
  /** The text that was searched for. */
  text: string;
  hits: readonly SearchHit[];
  count: number;
  /** True once all records on this device have been read. */
  complete: boolean;
}

const NOTHING: Found = { text: '', hits: [], count: 0, complete: true };

export function SearchDialog({ title, kinds, without, onPick, onClose, Further }: SearchDialogProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const found = useFound(text, kinds, without);
  const today = officeToday(useNow());
  const { hits } = found;
  const chosen = Math.min(active, hits.length - 1);

  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  function pick(hit: SearchHit | undefined): void {
    if (!hit) return;
    // The dialog is closed first, because closing restores the focus.
    onClose();
    onPick(hit);
  }

  const latest = useRef(pick);
  useEffect(() => {
    latest.current = pick;
  });
  const pressed = useCallback((hit: SearchHit) => latest.current(hit), []);

  /** Text for which Enter was pressed before its results had arrived. */
  const entered = useRef<string | null>(null);
  useEffect(() => {
    if (entered.current === null || found.text !== entered.current) return;
    entered.current = null;
    latest.current(found.hits[0]);
  }, [found]);

  function press(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      setActive((chosen + step + hits.length) % hits.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Until the new results arrive, those on screen are for another text.
      if (found.text === text) pick(hits[chosen]);
      else entered.current = text;
    }
  }

  return (
    <Modal open onClose={onClose} title={title}>
      <div className="record-search">
        <label htmlFor={id}>{say('Name, phone, e-mail, reference, note or package')}</label>
        <input
          id={id}
          // Escape closes the dialog; it would empty a field of the type "search" first.
          type="text"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={hits.length > 0 ? `${id}-${chosen}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          ref={firstFocusRef}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(0);
            entered.current = null;
          }}
          onKeyDown={press}
        />
        <p role="status" className="label">
          {inWords(text, found)}
        </p>
        <div
          role="listbox"
          id={`${id}-list`}
          aria-label={say('Records')}
          aria-busy={found.text !== text}
          ref={list}
        >
          {hits.map((hit, place) => (
            <Option
              // Keyed by place: another record at the same place changes a few words and needs no new
              // element.
              key={`${id}-${place}`}
              id={`${id}-${place}`}
              hit={hit}
              isChosen={place === chosen}
              isUrgent={isUrgentTrip(hit.state, hit.date, today)}
              onPick={pressed}
            />
          ))}
        </div>
        {Further && <Further text={text} />}
      </div>
    </Modal>
  );
}

interface OptionProps {
  id: string;
  hit: SearchHit;
  isChosen: boolean;
  isUrgent: boolean;
  onPick: (hit: SearchHit) => void;
}

/** Memoized, so that typing does not render the options again before new results arrive. */
const Option = memo(function Option({ id, hit, isChosen, isUrgent, onPick }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
    <div id={id} role="option" tabIndex={-1} aria-selected={isChosen} onClick={() => onPick(hit)}>
      <strong>{hit.subject || hit.reference}</strong>
      {isUrgent && <span className="urgent-mark">{say('Urgent')}</span>}
      <span>{describeHit(hit)}</span>
    </div>
  );
});

function inWords(text: string, { text: asked, hits, count, complete }: Found): string {
  if (text.trim() === '') return say('Arrow keys choose, Enter opens.');
  if (!complete) return say('Reading the records on this device …');
  if (count === 0) return asked === text ? say('Nothing found on this device.') : '';
  if (hits.length < count) {
    return say('{count} found, the best {shown} are here.', { count, shown: hits.length });
  }
  return say('{count} found.', { count });
}

/** Searches again whenever records change. The previous results stay until new ones arrive. */
function useFound(text: string, kinds: readonly RecordKind[], without: string | undefined): Found {
  const [found, setFound] = useState(NOTHING);
  const version = useSyncExternalStore(subscribeToSearch, searchVersion, () => 0);
  const wanted = kinds.join();
  useEffect(() => startSearch(shownFields), []);
  useEffect(() => {
    let isCurrent = true;
    void searchRecords(text, SHOWN + 1, wanted.split(',') as RecordKind[]).then((answer) => {
      if (!isCurrent) return;
      const { hits, count, complete } = answer ?? { ...NOTHING, complete: false };
      const others = hits.filter((hit) => hit.id !== without);
      const left = count - (hits.length - others.length);
      setFound({ text, hits: others.slice(0, SHOWN), count: left, complete });
    });
    return () => {
      isCurrent = false;
    };
  }, [text, wanted, without, version]);
  return found;
}
