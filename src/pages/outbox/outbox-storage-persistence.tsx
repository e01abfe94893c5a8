import { routes } from '../../contract/protocol/routes.ts';
import { usePersistentStorage } from '../../device/browser/page.ts';
import { Link } from '../../words/link.tsx';
import { say } from '../../words/say.ts';

/** Whether the browser has promised to keep what waits here, and what to do where it has not. */
export function OutboxStoragePersistence() {
  const { promised, ask } = usePersistentStorage();
  if (promised === null) return null;
  if (promised === 'yes')
    return <p className="prose">{say('Your browser has promised to keep what waits here.')}</p>;
  return (
    <div className="notice storage-promise">
      <p>
        <span>
          {promised === 'refused'
            ? say(
                'Your browser has not agreed to keep what waits here: it may clear it when space runs short. An iPhone or iPad does so after seven days of use without a visit, unless this site is on the Home Screen.',
              )
            : say(
                'Your browser has not promised to keep what waits here: it may clear it when space runs short. An iPhone or iPad does so after seven days of use without a visit, unless this site is on the Home Screen.',
              )}
        </span>{' '}
        <Link to={routes.offline}>{say('How to install it')}</Link>
      </p>
      <button type="button" className="button quiet" onClick={() => void ask()}>
        {say('Ask the browser to keep it')}
      </button>
    </div>
  );
}
