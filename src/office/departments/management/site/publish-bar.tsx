/** Place above the list and the form for what is done with drafts as a whole. */
import type { SiteDrafts } from '../../../../device/records/index.ts';
import { sayCount } from '../../../../words/say.ts';

export function PublishBar({ drafts }: { drafts: SiteDrafts['drafts'] }) {
  const count = [...drafts.values()].filter(({ value }) => value !== null).length;
  return (
    <p className="office-note" role="status">
      {sayCount(count, '1 draft is not published.', '{count} drafts are not published.')}
    </p>
  );
}
