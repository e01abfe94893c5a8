import { routes } from '../../contract/protocol/routes.ts';
import { usePersistentStorage } from '../../device/browser/page.ts';
import { Link } from '../../words/link.tsx';
import { say } from '../../words/say.ts';

/** Promise of the browser to keep what waits here, and what to do where it has not. */
export function OutboxStoragePersistence() {
  const { promised, ask } = usePersistentStorage();
  if (promised === null) return null;
  if (promised === 'yes')
    return <p className="prose">{say('Your browser has promised to keep what waits here.')}</p>;
  if (promised === 'temporary')
    return (
      <p className="notice">
        {say(
          'This looks like a private window: what waits here is kept only as long as the window is open. Closing it removes what waits. Please send it first, save it to a file, or write it in an ordinary window.',
        )}
      </p>
    );
  if (promised === 'unknown')
    return (
      <p className="notice">
        {say(
          'What waits is here as long as this browser keeps it. If this is a private window, closing it removes what waits.',
        )}
      </p>
    );
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
        <span>{say('If this is a private window, closing it removes what waits.')}</span>{' '}
        <Link to={routes.offline}>{say('How to install it')}</Link>
      </p>
      <button type="button" className="button quiet" onClick={() => void ask()}>
        {say('Ask the browser to keep it')}
      </button>
    </div>
  );
}
