import './selection.css';
import { say } from '../../../words/say.ts';

interface SelectBoxProps {
  /** Name of the row, for screen readers. */
  name: string;
  selected: boolean;
  /** True in a table that selects a range with Shift. */
  ranges?: boolean;
  onToggle: () => void;
}

/** Selects a row; its label is larger than the box, for fingers. */
export function RowCheckbox({ name, selected, ranges = false, onToggle }: SelectBoxProps) {
  return (
    <label className="table-select">
      <input
        type="checkbox"
        aria-label={say('Select {name}', { name })}
        checked={selected}
        // A press with Shift selects a range, which the table handles.
        onChange={({ nativeEvent }) => (ranges && (nativeEvent as MouseEvent).shiftKey) || onToggle()}
      />
    </label>
  );
}
