/** What an edition changes, field by field, in words. */
import type { ReactNode } from 'react';
import type { ListedItem } from '../../../../../content/editable/field.ts';
import type { EditionChange } from '../../../../../kinds/calls/site-editions.ts';
import { ChangeText } from '../changes/change-text.tsx';
import { namedChange } from '../changes/named-change.ts';

interface ChangeListProps {
  items: readonly ListedItem[];
  changes: readonly (Omit<EditionChange, 'before'> & { before?: unknown })[];
  /** What stands below a change. */
  below?: (change: number, name: string) => ReactNode;
}

export function ChangeList({ items, changes, below }: ChangeListProps) {
  return (
    <ul className="site-changes">
      {changes.map((change, place) => {
        const { key, name, language, kind, before, after } = namedChange(items, change);
        return (
          <li key={key}>
            <h4>{name}</h4>
            <ChangeText before={before} after={after} language={language} kind={kind} />
            {below?.(place, name)}
          </li>
        );
      })}
    </ul>
  );
}
