/** Days one below the other, for a phone: those that have something, and today. */
import { say } from '../../../../words/say.ts';
import { describeClashes, formatDayTitle } from '../calendar-text.ts';
import type { Clash } from '../clashes/clash.ts';
import { type DayPlan, daySums, isEmptyDay } from '../day-plan.ts';
import { describeDaySums } from '../day-sums-text.ts';

interface DayListProps {
  today: string;
  plans: ReadonlyMap<string, DayPlan>;
  marks: ReadonlyMap<string, readonly Clash[]>;
  onOpenDay: (day: string) => void;
}

export function DayList({ today, plans, marks, onOpenDay }: DayListProps) {
  const shown = [...plans.values()].filter((plan) => plan.day === today || !isEmptyDay(plan));
  if (shown.length === 0) return <p role="status">{say('Nothing is entered for these days.')}</p>;
  return (
    <ol className="calendar-days">
      {shown.map((plan) => {
        const clashes = marks.get(plan.day)?.length ?? 0;
        const words = describeDaySums(daySums(plan)).map(({ short }) => short);
        return (
          <li key={plan.day} className={plan.day === today ? 'today' : undefined}>
            <h3>
              <button type="button" className="link-button" onClick={() => onOpenDay(plan.day)}>
                {formatDayTitle(plan.day)}
              </button>
              {plan.day === today && <span className="label"> {say('today')}</span>}
            </h3>
            <p>{words.length > 0 ? words.join(', ') : say('Nothing is entered.')}</p>
            {clashes > 0 && <p className="calendar-mark">! {describeClashes(clashes)}</p>}
          </li>
        );
      })}
    </ol>
  );
}
