import { useEffect, useState } from 'react';
import { openChannel } from '../core/channel.ts';
import { OUTBOX_CHANNEL } from '../core/shared-names.ts';
import { whenIdle } from './idle.ts';
import { isNearlyFull } from './outbox-reserve.ts';

/** True while the device is nearly full. Read again when the outbox changes, and when somebody comes back to the tab. */
export function useNearlyFull(): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    let isHere = true;
    let cancel: (() => void) | undefined;
    const look = () => {
      cancel?.();
      cancel = whenIdle(() => void isNearlyFull().then((found) => isHere && setFull(found)));
    };
    const channel = openChannel(OUTBOX_CHANNEL);
    channel.addEventListener('message', look);
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      isHere = false;
      cancel?.();
      channel.close();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return isFull;
}
