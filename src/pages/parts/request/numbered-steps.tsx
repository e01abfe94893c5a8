import type { TitledText } from '../../../content/types.ts';
import './steps.css';

/** The steps of a procedure, as a numbered list. */
export function NumberedSteps({ items }: { items: readonly TitledText[] }) {
  return (
    <ol className="steps">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
