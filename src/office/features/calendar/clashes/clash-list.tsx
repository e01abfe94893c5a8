import { useState } from 'react';
import type { CalendarItem } from '../../../../device/office/days/index.ts';
import { say, sayWith } from '../../../../words/say.ts';
import { clashTitle, describeClashes } from '../calendar-text.ts';
import { CalendarItemButton } from '../grid/calendar-item-button.tsx';
import type { Clash } from './clash.ts';

interface ClashListProps {
  clashes: readonly Clash[];
  /** The days that it is about, in words. */
  of: string;
  onOpen: (item: CalendarItem, list: readonly CalendarItem[]) => void;
}

/** Open where it is short. */
const SHORT = 3;
/** Records of one clash that are offered. */
const MOST = 6;

/** Every clash of the days that are shown; nothing while there is none. */
export function ClashList({ clashes, of, onOpen }: ClashListProps) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOpen = wanted ?? clashes.length <= SHORT;
  if (clashes.length === 0) return null;
  return (
    <details
      className="calendar-clashes"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // It tells of what is set here too.
        if (currentTarget.open !== isOpen) setWanted(currentTarget.open);
      }}
    >
      <summary>{say('{label}: {value}', { label: of, value: describeClashes(clashes.length) })}</summary>
      {/* Hundreds that nobody looks at would be drawn with every month. */}
      {isOpen && <ClashItems clashes={clashes} onOpen={onOpen} />}
    </details>
  );
}

export function ClashItems({ clashes, onOpen }: Pick<ClashListProps, 'clashes' | 'onOpen'>) {
  return (
    <ul>
      {clashes.map((clash) => (
        <li key={`${clash.key} ${clash.from}`} className={clash.certain ? undefined : 'open'}>
          <p>
            {sayWith('{label}: {value}', {
              label: <strong key="title">{clashTitle(clash)}</strong>,
              value: clash.certain
                ? clash.text
                : say('{clash}. Not all of it is confirmed.', { clash: clash.text }),
            })}
          </p>
          <div className="buttons screen-only">
            {clash.items.slice(0, MOST).map((item) => (
              <CalendarItemButton key={item.id} item={item} onOpen={() => onOpen(item, clash.items)} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
