import { useEffect, useState } from 'react';
import { routes } from '../../contract/protocol/routes.ts';
import { onPageRestore } from '../../device/core/back-forward-cache.ts';
import { openChannel } from '../../device/core/channel.ts';
import { throttledReads } from '../../device/core/live/throttled-reads.ts';
import { OUTBOX_CHANNEL } from '../../device/core/shared-names.ts';
import { countUnsent, type UnsentCount } from '../../device/unsent-count/index.ts';
import { Link } from '../../words/link.tsx';
import { pageLanguage, say, sayCount } from '../../words/say.ts';
import { setRequestCount } from '../request-count.ts';

/**
 * Shows on every page, unobtrusively, how many requests are not sent yet. Loads the outbox only when there
 * are any.
 */
export function OutboxBanner() {
  const [count, setCount] = useState<Partial<UnsentCount>>({});
  const { waiting = 0, parked = 0, staffWaiting = 0, staffParked = 0, carried = 0 } = count;

  useEffect(() => {
    const look = async () => {
      const unsent = await countUnsent();
      setCount(unsent);
      setRequestCount(unsent.requests);
      // Parked entries may wait again in a new version of the app.
      const unsentOfAll = unsent.waiting + unsent.parked + unsent.staffWaiting + unsent.staffParked;
      const isNeeded = unsentOfAll > 0 || unsent.signOut || unsent.copies || unsent.carried;
      if (isNeeded) (await import('../../device/for-forms.ts')).startReplayTriggers();
    };
    const { again, stop } = throttledReads(look);
    again();
    const channel = openChannel(OUTBOX_CHANNEL);
    channel.addEventListener('message', again);
    // A page that the browser had kept, or a tab that was hidden, has heard of nothing meanwhile.
    const unfollow = onPageRestore(again);
    const seen = () => document.visibilityState === 'visible' && again();
    document.addEventListener('visibilitychange', seen);
    return () => {
      stop();
      unfollow();
      document.removeEventListener('visibilitychange', seen);
      channel.close();
    };
  }, []);

  const texts = [
    count.isUnreadable && say('What is saved on this device cannot be read: please have a look.'),
    waiting > 0 &&
      sayCount(
        waiting,
        '1 request saved on this device, not sent yet.',
        '{count} requests saved on this device, not sent yet.',
      ),
    staffWaiting > 0 &&
      sayCount(staffWaiting, '1 entry is not sent yet.', '{count} entries are not sent yet.'),
    parked > 0 &&
      sayCount(
        parked,
        '1 request could not be taken: please have a look.',
        '{count} requests could not be taken: please have a look.',
      ),
    staffParked > 0 &&
      sayCount(
        staffParked,
        '1 entry was not accepted: please have a look.',
        '{count} entries were not accepted: please have a look.',
      ),
    carried > 0 &&
      sayCount(
        carried,
        '1 entry is carried here for somebody else, not sent yet.',
        '{count} entries are carried here for others, not sent yet.',
      ),
  ].filter(Boolean);
  return (
    <div className="banner" role="status" lang={pageLanguage()} hidden={texts.length === 0}>
      {texts.length > 0 && (
        <>
          <span>{texts.join(' ')}</span> <Link to={routes.outbox}>{say('See the list')}</Link>
        </>
      )}
    </div>
  );
}
