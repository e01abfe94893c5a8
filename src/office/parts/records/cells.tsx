/** Controls inside table cells. They show the row's value, or what was just chosen until the row has it. */
import { type KeyboardEvent, useEffect, useState } from 'react';
import './cells.css';
import { sayKnown } from '../../../words/say.ts';

interface ChoiceCellProps {
  /** What is chosen for which row, for screen readers. */
  label: string;
  value: string;
  choices: readonly string[];
  onChoose: (value: string) => Promise<void>;
}

export function ChoiceCell({ label, value, choices, onChoose }: ChoiceCellProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => setChosen(null), [value]);
  return (
    <select
      className="cell-control"
      aria-label={label}
      value={chosen ?? value}
      onChange={({ target }) => {
        setChosen(target.value);
        void onChoose(target.value).finally(() => setChosen(null));
      }}
    >
      {/* What only a later version knows is shown as it came. */}
      {!choices.includes(value) && <option>{value}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {sayKnown(choice)}
        </option>
      ))}
    </select>
  );
}

interface TextCellProps {
  label: string;
  value: string;
  placeholder?: string;
  onChange: (value: string) => Promise<void>;
}

/** Saved with Enter or on leaving the field; Escape cancels. */
export function TextCell({ label, value, placeholder, onChange }: TextCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => setTyped(null), [value]);
  const save = (text: string) => {
    const next = text.trim();
    if (typed === null || next === value) setTyped(null);
    else void onChange(next).finally(() => setTyped(null));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Leaving the field saves. In a table the row has the focus then, so that the arrow keys go on from there.
    const row = event.currentTarget.closest('tr');
    if (event.key === 'Enter' && row) row.focus();
    else if (event.key === 'Enter') save(event.currentTarget.value);
    if (event.key !== 'Escape') return;
    event.currentTarget.value = value;
    setTyped(null);
  };
  return (
    <input
      className="cell-control"
      aria-label={label}
      placeholder={placeholder}
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={({ target }) => save(target.value)}
      onKeyDown={press}
    />
  );
}
