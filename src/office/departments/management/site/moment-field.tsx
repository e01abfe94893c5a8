/** A day and a time by the clocks of the office, in two inputs. */
import { Field } from '../../../../ui/field/field.tsx';
import { say } from '../../../../words/say.ts';

interface MomentFieldProps {
  label: string;
  help: string | undefined;
  error: string | undefined;
  /** As the form has it: "2026-03-20T18:00", or empty. */
  text: string;
  /** True for the end of something, which is the end of its day where no time is chosen. */
  isEnd: boolean;
  onChange: (text: string) => void;
}

/** Stands for a day that is typed in part: it is none, and it is not left out either. */
const PARTLY = '?';
const DAY = /^\d{4}-\d\d-\d\d$/;

export function MomentField({ label, help, error, text, isEnd, onChange }: MomentFieldProps) {
  const [day = '', time = ''] = text.split('T');
  const setDay = ({ value, validity }: HTMLInputElement) => {
    if (validity.badInput) onChange(PARTLY);
    else onChange(value && `${value}T${time || (isEnd ? '23:59' : '00:00')}`);
  };
  const setTime = ({ value }: HTMLInputElement) =>
    onChange(day || value ? `${day}T${value.slice(0, 5)}` : '');
  return (
    <div className="site-field site-moment">
      <Field
        label={label}
        type="date"
        max="9999-12-31"
        value={DAY.test(day) ? day : ''}
        hint={help}
        error={error}
        onChange={({ target }: { target: HTMLInputElement }) => setDay(target)}
      />
      <Field
        label={say('Time')}
        type="time"
        value={time}
        aria-label={say('{field}: time', { field: label })}
        onChange={({ target }: { target: HTMLInputElement }) => setTime(target)}
      />
    </div>
  );
}
