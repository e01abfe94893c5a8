/** When drafts are published: now, or at a day and a time by the office's clocks. */
import { Field } from '../../../../../ui/field/field.tsx';
import { say } from '../../../../../words/say.ts';
import { officeNow } from '../../../../time/office-clock.ts';
import { momentOfOffice, officeZoneName } from '../../../../time/office-time.ts';
import { officeToday } from '../../../../time/office-today.ts';

/** What was chosen. */
export interface PublishTime {
  isLater: boolean;
  /** `YYYY-MM-DD` and `HH:MM`, by the office's clocks. */
  day: string;
  time: string;
}

export const NOW: PublishTime = { isLater: false, day: '', time: '' };

/** Returns the moment that was chosen, ISO 8601, undefined for now; or what is wrong with it, in words. */
export function chosenMoment({ isLater, day, time }: PublishTime): { at?: string } | { error: string } {
  if (!isLater) return {};
  const at = momentOfOffice(day, time);
  if (!at) return { error: say('Please choose a day and a time.') };
  if (at <= officeNow()) return { error: say('This time is over. Choose a later one, or publish now.') };
  return { at: at.toISOString() };
}

interface PublishTimeFieldsProps {
  value: PublishTime;
  error: string;
  onChange: (value: PublishTime) => void;
}

export function PublishTimeFields({ value, error, onChange }: PublishTimeFieldsProps) {
  const set = (part: Partial<PublishTime>) => onChange({ ...value, ...part });
  return (
    <fieldset className="site-field">
      <legend>{say('When')}</legend>
      {[false, true].map((isLater) => (
        <label key={String(isLater)} className="site-tick">
          <input
            type="radio"
            name="when"
            checked={value.isLater === isLater}
            onChange={() => set({ isLater })}
          />
          <span>{isLater ? say('At a time') : say('Now')}</span>
        </label>
      ))}
      {value.isLater && (
        <div className="site-moment">
          <Field
            label={say('Day')}
            type="date"
            min={officeToday()}
            value={value.day}
            error={error || undefined}
            onChange={({ target }: { target: { value: string } }) => set({ day: target.value })}
          />
          <Field
            label={say('Time')}
            type="time"
            value={value.time}
            hint={say('By the clocks of the office ({zone}).', { zone: officeZoneName() })}
            onChange={({ target }: { target: { value: string } }) => set({ time: target.value.slice(0, 5) })}
          />
        </div>
      )}
    </fieldset>
  );
}
