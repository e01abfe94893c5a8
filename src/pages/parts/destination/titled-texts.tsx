import type { TitledText } from '../../../content/types.ts';
import { markForeignWords } from '../foreign-words.tsx';

/** Short texts with titles, side by side if there is room; a note is below its title. */
export function TitledTexts({
  items,
  three = false,
}: {
  items: readonly (TitledText & { note?: string })[];
  /** Side by side, where there is room. */
  three?: boolean;
}) {
  return (
    <ul className={three ? 'titled-texts three' : 'titled-texts'}>
      {items.map(({ title, note, text }) => (
        <li key={title}>
          <h3>{markForeignWords(title)}</h3>
          {note && <p className="label strong">{note}</p>}
          <p>{markForeignWords(text)}</p>
        </li>
      ))}
    </ul>
  );
}
