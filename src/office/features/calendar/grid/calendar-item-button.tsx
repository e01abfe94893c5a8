import type { CalendarItem } from '../../../../device/office/days/index.ts';
import { say } from '../../../../words/say.ts';
import { describeItem } from '../calendar-text.ts';

interface ItemButtonProps {
  item: CalendarItem;
  /** With what it is about, for lists that have no column for that. */
  full?: boolean;
  onOpen: () => void;
}

/** A record of the calendar; a press opens it. */
export function CalendarItemButton({ item, full = false, onOpen }: ItemButtonProps) {
  const { name, confirmed, pending, problem } = item;
  return (
    <button type="button" className={confirmed ? 'calendar-item' : 'calendar-item open'} onClick={onOpen}>
      <span className="calendar-item-name">{name || item.reference}</span>
      {full && <span>{describeItem(item)}</span>}
      {!confirmed && <em>{say('not confirmed')}</em>}
      {problem ? <strong>{say('needs attention')}</strong> : pending && <em>{say('waiting to be sent')}</em>}
    </button>
  );
}
