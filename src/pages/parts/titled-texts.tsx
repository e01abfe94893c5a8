import type { TitledText } from '../../content/types.ts';

/** Short texts with titles, side by side where there is room; level is that of their headings. */
export function TitledTexts({ items }: { items: readonly TitledText[] }) {
  return (
    <ul className="titled-texts">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
