/** The day on which somebody takes a request up again: in its row, in its details, and the days that are offered. */
import { type FormEvent, useId, useRef, useState } from 'react';
import type { Row } from '../../../device/records/index.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { say } from '../../../words/say.ts';
import { isFollowUpDue } from '../../features/figures/follow-ups.ts';
import { daysAfter } from '../../features/figures/urgency.ts';
import { formatDate } from '../../table/engine/format.ts';
import { OfficeMoment } from '../../time/office-moment.tsx';
import { officeToday } from '../../time/office-today.ts';
import { useNow } from '../../time/use-now.ts';
import { useChangeRecord } from '../change/use-change-record.ts';

/** Days that are one press away. @param today `YYYY-MM-DD` */
export function suggestedDays(today: string): { label: string; day: string }[] {
  return [
    { label: say('Tomorrow'), day: daysAfter(today, 1) },
    { label: say('In 3 days'), day: daysAfter(today, 3) },
    { label: say('In a week'), day: daysAfter(today, 7) },
  ];
}

/** Follow-up in a cell of the table. */
export function FollowUpCell({ row }: { row: Row<RequestKind> }) {
  const today = officeToday(useNow());
  if (!row.followUp) return null;
  const day = formatDate(row.followUp);
  return isFollowUpDue(row, today) ? <span className="urgent-mark">{say('{day}, due', { day })}</span> : day;
}

/** Follow-up in the details, with who set it and when. */
export function FollowUpField({ row }: { row: Row<RequestKind> }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const today = officeToday(useNow());
  const change = useChangeRecord();
  const held = row.followUp ?? '';
  const [typed, setTyped] = useState({ day: held, over: held });
  // A day that a colleague has set takes the place of what was typed over the one before.
  const day = typed.over === held ? typed.day : held;
  const mark = row.setBy?.followUp;

  const set = (followUp: string) => {
    // The button that was pressed may be gone with the change.
    input.current?.focus();
    setTyped({ day: followUp, over: followUp });
    void change(row, { followUp });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day !== held) set(day);
  };
  return (
    <form className="owner" onSubmit={submit}>
      <label htmlFor={id}>{say('Follow up on')}</label>
      <input
        id={id}
        ref={input}
        type="date"
        data-key="f"
        className="cell-control"
        value={day}
        onChange={({ target }) => setTyped({ day: target.value, over: held })}
      />
      {day !== held && (
        <button type="submit" className="button">
          {say('Set')}
        </button>
      )}
      {isFollowUpDue(row, today) && <span className="urgent-mark">{say('Due')}</span>}
      {suggestedDays(today).map((one) => (
        <button
          key={one.day}
          type="button"
          className="button quiet"
          aria-pressed={one.day === held}
          onClick={() => set(one.day)}
        >
          {one.label}
        </button>
      ))}
      {held && (
        <button type="button" className="button quiet" onClick={() => set('')}>
          {say('Clear')}
        </button>
      )}
      {mark && (
        <p className="label">
          <bdi>{mark.by}</bdi>, <OfficeMoment at={mark.at} />
        </p>
      )}
    </form>
  );
}
