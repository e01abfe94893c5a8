import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '../contract/addresses.ts';
import { openChannel } from '../device/channel.ts';
import { OUTBOX_CHANNEL } from '../device/names.ts';
import { countUnsent, type UnsentCount } from '../device/unsent-count/index.ts';

/**
 * Shows on every page, unobtrusively, how many requests are not sent yet. Loads the outbox only when there
 * are any.
 */
export function OutboxBanner() {
  const [count, setCount] = useState<Pick<UnsentCount, 'waiting' | 'parked'>>({ waiting: 0, parked: 0 });

  useEffect(() => {
    const look = async () => {
      const unsent = await countUnsent();
      setCount(unsent);
      // Parked entries may wait again in a new version of the program.
      const isNeeded = unsent.waiting + unsent.parked > 0 || unsent.signOut || unsent.copies;
      if (isNeeded) (await import('../device/for-forms.ts')).startWakes();
    };
    void look();
    const channel = openChannel(OUTBOX_CHANNEL);
    channel.addEventListener('message', () => void countUnsent().then(setCount));
    return () => channel.close();
  }, []);

  const texts = [
    count.waiting > 0 && `${requests(count.waiting)} saved on this device, not sent yet.`,
    count.parked > 0 && `${requests(count.parked)} could not be taken: please have a look.`,
  ].filter(Boolean);
  return (
    <div className="banner" role="status" hidden={texts.length === 0}>
      {texts.length > 0 && (
        <>
          {texts.join(' ')} <Link to={routes.outbox}>See them</Link>
        </>
      )}
    </div>
  );
}

const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`);
