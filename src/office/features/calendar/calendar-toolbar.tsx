import { type ChangeEvent, useEffect, useRef } from 'react';
import { isCalendarDate } from '../../../contract/values/field-bounds.ts';
import { say, sayWith } from '../../../words/say.ts';
import { type CalendarView, calendarViews } from './use-calendar-url.ts';

interface ToolbarProps {
  /** Name of the month, week or day that is shown. */
  title: string;
  view: CalendarView;
  day: string;
  today: string;
  onGo: (day: string, view?: CalendarView) => void;
  onStep: (by: -1 | 1) => void;
}

const LABELS = { month: 'Month', week: 'Week', day: 'Day' } as const satisfies Readonly<
  Record<CalendarView, string>
>;

export function CalendarToolbar({ title, view, day, today, onGo, onStep }: ToolbarProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  // The control that was pressed may have gone with the previous view. The heading then gets the focus, so
  // that arrow keys work.
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [view]);
  const spoken = (
    <span key="view" className="visually-hidden">
      {say(view)}
    </span>
  );
  return (
    <div className="calendar-tools">
      <h2 ref={heading} tabIndex={-1} aria-live="polite">
        {title}
      </h2>
      <div className="buttons">
        <button type="button" className="table-button" onClick={() => onStep(-1)}>
          {sayWith('Previous {view}', { view: spoken })}
        </button>
        <button type="button" className="table-button" onClick={() => onGo(today)}>
          {say('Today')}
        </button>
        <button type="button" className="table-button" onClick={() => onStep(1)}>
          {sayWith('Next {view}', { view: spoken })}
        </button>
      </div>
      <label className="calendar-jump">
        {say('Go to')}
        <input
          type="date"
          value={day}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            // The field's value is empty while a date is being typed.
            if (isCalendarDate(target.value)) onGo(target.value);
          }}
        />
      </label>
      <fieldset className="buttons">
        <legend className="visually-hidden">{say('Shown at once')}</legend>
        {calendarViews.map((each) => (
          <button
            key={each}
            type="button"
            className="table-view"
            aria-pressed={each === view}
            onClick={() => onGo(day, each)}
          >
            {say(LABELS[each])}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
