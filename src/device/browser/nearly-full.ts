import { useEffect, useState } from 'react';
import { openChannel } from '../core/channel.ts';
import { OUTBOX_CHANNEL } from '../core/shared-names.ts';
import { whenIdle } from './idle.ts';
import { isNearlyFull } from './outbox-reserve.ts';

/** Milliseconds after a change of the outbox: looking reserves space again, which the next entry may need. */
const AFTER_ENTRIES = 10_000;

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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookLater = () => {
      clearTimeout(timer);
      timer = setTimeout(look, AFTER_ENTRIES);
    };
    const channel = openChannel(OUTBOX_CHANNEL);
    channel.addEventListener('message', lookLater);
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      isHere = false;
      cancel?.();
      clearTimeout(timer);
      channel.close();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return isFull;
}
