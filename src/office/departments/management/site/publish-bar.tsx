/** Above every view of the section: how much is drafted, by whom, and the ways to what is done with it. */
import type { SiteDrafts } from '../../../../device/records/index.ts';
import { Link } from '../../../../words/link.tsx';
import { say, sayCount } from '../../../../words/say.ts';
import { itemUrl, type SiteView, siteViewUrl } from '../item-url.ts';
import { authorsOf } from './publish/drafted-items.ts';

interface PublishBarProps {
  drafts: SiteDrafts['drafts'];
  /** The one that is shown; null for the list and the forms. */
  view: SiteView | null;
  isForm: boolean;
}

export function PublishBar({ drafts, view, isForm }: PublishBarProps) {
  const open = [...drafts.values()].filter(({ value }) => value !== null);
  const ways = [
    { view: null, to: itemUrl(), label: say('Change') },
    { view: 'preview', to: siteViewUrl('preview'), label: say('Preview') },
    {
      view: 'publish',
      to: siteViewUrl('publish'),
      label: open.length > 0 ? say('Publish ({number})', { number: open.length }) : say('Publish'),
    },
    { view: 'history', to: siteViewUrl('history'), label: say('History') },
  ];
  return (
    <div className="site-bar">
      <nav aria-label={say('The site')}>
        {ways.map((way) => (
          <Link
            key={way.to}
            to={way.to}
            aria-current={way.view === view ? (isForm ? 'true' : 'page') : undefined}
          >
            {way.label}
          </Link>
        ))}
      </nav>
      <p className="office-note" role="status">
        {open.length === 0
          ? say('Nothing is drafted.')
          : sayCount(
              open.length,
              '1 draft is not published, by {names}.',
              '{count} drafts are not published, by {names}.',
              { names: authorsOf(open).join(', ') },
            )}
      </p>
    </div>
  );
}
