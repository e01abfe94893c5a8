import './selection.css';
import { say } from '../../../words/say.ts';

interface SelectBoxProps {
  /** What is selected, for screen readers. */
  name: string;
  selected: boolean;
  onToggle: () => void;
}

/** Selects a row; its label is larger than the box, for fingers. */
export function SelectBox({ name, selected, onToggle }: SelectBoxProps) {
  return (
    <label className="table-select">
      <input
        type="checkbox"
        aria-label={say('Select {name}', { name })}
        checked={selected}
        // With Shift the press selects a range, which is the table's.
        onChange={({ nativeEvent }) => (nativeEvent as MouseEvent).shiftKey || onToggle()}
      />
    </label>
  );
}
