/** Faults of a release that are not beside a field of the list. */
import { Link } from '../../../../../words/link.tsx';
import { sayKnown } from '../../../../../words/say.ts';
import { itemUrl } from '../../item-url.ts';
import { fieldOfKey } from '../changes/named-change.ts';
import type { SiteViewProps } from '../site-view.ts';
import type { Refusal } from './use-release.ts';

interface OtherFaultsProps {
  faults: Refusal['faults'];
  shown: ReadonlySet<string>;
  items: SiteViewProps['site']['items'];
}

/** @param shown keys of the fields that the list has */
export function OtherFaults({ faults, shown, items }: OtherFaultsProps) {
  const others = Object.entries(faults).filter(([key]) => !shown.has(key));
  if (others.length === 0) return null;
  return (
    <ul className="bullets">
      {others.map(([key, message]) => {
        const found = fieldOfKey(items, key);
        return (
          <li key={key}>
            {found && <Link to={itemUrl(found.item, found.field)}>{found.name}</Link>} {sayKnown(message)}
          </li>
        );
      })}
    </ul>
  );
}
