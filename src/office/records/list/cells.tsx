/** Controls inside table cells. They show the row's value, or what was just chosen until the row has it. */
import { type KeyboardEvent, useRef, useState } from 'react';
import './cells.css';
import { sayKnown } from '../../../words/say.ts';

/**
 * Returns the value typed or chosen in a control until the row has it; null to show the row's value. When a
 * save ends, only the value that it saved is cleared, not what was typed or chosen since.
 */
function useOwnValue(value: string, save: (next: string) => Promise<void>) {
  const [own, setOwn] = useState<string | null>(null);
  /** The latest value that is being saved. */
  const sent = useRef<{ readonly next: string }>(undefined);
  const send = (next: string) => {
    const isSame = next === (sent.current?.next ?? value);
    setOwn(isSame && !sent.current ? null : next);
    if (isSame) return;
    const mine = { next };
    sent.current = mine;
    void save(next).finally(() => {
      if (sent.current !== mine) return;
      sent.current = undefined;
      setOwn((current) => (current?.trim() === next.trim() ? null : current));
    });
  };
  return { own, setOwn, send };
}

interface ChoiceCellProps {
  /** Name of the field and the row, for screen readers. */
  label: string;
  value: string;
  choices: readonly string[];
  onChoose: (value: string) => Promise<void>;
}

export function ChoiceCell({ label, value, choices, onChoose }: ChoiceCellProps) {
  const { own, send } = useOwnValue(value, onChoose);
  return (
    <select
      className="cell-control"
      aria-label={label}
      value={own ?? value}
      onChange={({ target }) => send(target.value)}
    >
      {/* A value that only a later version knows is shown unchanged. */}
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
  const { own, setOwn, send } = useOwnValue(value, onChange);
  const save = (text: string) => {
    if (own !== null) send(text.trim());
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Leaving the field saves. In a table the row has the focus then, so that the arrow keys go on from there.
    const row = event.currentTarget.closest('tr');
    if (event.key === 'Enter' && row) row.focus();
    else if (event.key === 'Enter') save(event.currentTarget.value);
    if (event.key !== 'Escape') return;
    event.currentTarget.value = value;
    setOwn(null);
  };
  return (
    <input
      className="cell-control"
      aria-label={label}
      placeholder={placeholder}
      value={own ?? value}
      onChange={({ target }) => setOwn(target.value)}
      onBlur={({ target }) => save(target.value)}
      onKeyDown={press}
    />
  );
}
