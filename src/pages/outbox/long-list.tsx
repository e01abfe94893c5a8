import { type ReactNode, useState } from 'react';
import { say } from '../../words/say.ts';

/** How many are shown at first: rendering a thousand stamps takes a phone longer than sending the entries. */
const AT_FIRST = 20;

interface LongListProps<Item> {
  className: string;
  list: readonly Item[];
  /** One item, with its key. */
  show: (item: Item) => ReactNode;
}

/** The beginning of a list, with a button for the rest. */
export function LongList<Item>({ className, list, show }: LongListProps<Item>) {
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className={className}>{(all ? list : list.slice(0, AT_FIRST)).map(show)}</ul>
      {!all && list.length > AT_FIRST && (
        <button type="button" className="button" onClick={() => setAll(true)}>
          {say('Show all {count}', { count: list.length })}
        </button>
      )}
    </>
  );
}
