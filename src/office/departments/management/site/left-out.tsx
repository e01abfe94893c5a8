/** Published texts that this version of the site does not take: visitors read there what it was built with. */
import type { ListedItem } from '../../../../content/editable/field.ts';
import type { ReleaseFault } from '../../../../kinds/calls/site-editions.ts';
import { draftKey } from '../../../../kinds/site-draft/schema.ts';
import { Link } from '../../../../words/link.tsx';
import { say, sayKnown } from '../../../../words/say.ts';
import { itemUrl } from '../item-url.ts';
import { namedChange } from './changes/named-change.ts';

export function LeftOut({
  faults,
  items,
}: {
  faults: readonly ReleaseFault[];
  items: readonly ListedItem[];
}) {
  if (faults.length === 0) return null;
  return (
    <div className="notice problem">
      <p>
        {say(
          'The program was renewed, and takes some texts no longer that you had published. Visitors read there what the site was built with. Correct these, and publish them again:',
        )}
      </p>
      <ul className="bullets">
        {faults.map((fault) => (
          <li key={draftKey(fault)}>
            <Link to={itemUrl(fault.item, fault.field)}>
              {namedChange(items, { ...fault, after: null }).name}
            </Link>{' '}
            <span>{sayKnown(fault.message)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
