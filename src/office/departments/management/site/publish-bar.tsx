/** Above every view of the section: how much is drafted, by whom, and the ways to what is done with it. */
import type { SiteDrafts } from '../../../../device/records/index.ts';
import type { WaitingRelease } from '../../../../kinds/calls/site-editions.ts';
import { Link } from '../../../../words/link.tsx';
import { say, sayCount } from '../../../../words/say.ts';
import { formatMoment } from '../../../table/engine/format.ts';
import { itemUrl, type SiteView, siteViewUrl } from '../item-url.ts';
import { authorsOf } from './publish/drafted-items.ts';
import { dueTimes } from './publish/due-drafts.ts';

interface PublishBarProps {
  drafts: SiteDrafts['drafts'];
  /** Releases that wait for their time. */
  waiting: readonly WaitingRelease[];
  /** The one that is shown; null for the list and the forms. */
  view: SiteView | null;
  isForm: boolean;
}

export function PublishBar({ drafts, waiting, view, isForm }: PublishBarProps) {
  const dueOf = dueTimes(waiting);
  const drafted = [...drafts.values()].filter(({ value }) => value !== null);
  const open = drafted.filter((draft) => dueOf(draft) === undefined);
  const next = drafted.flatMap((draft) => dueOf(draft) ?? []).sort()[0];
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
        <span>
          {open.length > 0
            ? sayCount(
                open.length,
                '1 draft is not published, by {names}.',
                '{count} drafts are not published, by {names}.',
                { names: authorsOf(open).join(', ') },
              )
            : !next && say('Nothing is drafted.')}
        </span>{' '}
        <span>
          {next &&
            sayCount(
              drafted.length - open.length,
              '1 draft waits for its time: {time}.',
              '{count} drafts wait for their time, the first {time}.',
              { time: formatMoment(next) },
            )}
        </span>
      </p>
    </div>
  );
}
