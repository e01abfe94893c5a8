/**
 * Notices of the operator on this page, while they are in force by the server's clock as this device knows it. A script
 * of its own, which a page without notices does not load.
 */
import { useEffect, useState } from 'react';
import { type Notice, nextNoticeChange, noticesInForce } from '../../contract/document/notices.ts';
import { onPageRestore } from '../../device/core/back-forward-cache.ts';
import { readServerTime } from '../../device/core/server-time.ts';
import './notices.css';

/** A telephone number with its country, which is called from one line. */
const PHONE = /\+\d[\d ]+\d/g;
const NO_BREAK = '\u00a0';

/** Longest that a browser's timer waits, milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

export default function Notices({ notices }: { notices: readonly Notice[] }) {
  const [shown, setShown] = useState<readonly Notice[]>([]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const look = async () => {
      const time = await readServerTime();
      if (isGone) return;
      setShown(noticesInForce(notices, time));
      clearTimeout(timer);
      const next = nextNoticeChange(notices, time);
      if (next !== undefined) timer = setTimeout(look, Math.min(next - time, LONGEST_WAIT));
    };
    void look();
    // Timers stand still while a phone sleeps, and its clock may have been set.
    const unfollow = onPageRestore(() => void look());
    const seen = () => void (document.visibilityState === 'visible' && look());
    document.addEventListener('visibilitychange', seen);
    return () => {
      isGone = true;
      clearTimeout(timer);
      unfollow();
      document.removeEventListener('visibilitychange', seen);
    };
  }, [notices]);

  return (
    <div className="notices" role="status" hidden={shown.length === 0}>
      {shown.map(({ text }, index) => (
        // Two notices may say the same.
        <p key={`${index} ${text}`} className="page">
          {text.replace(PHONE, (number) => number.replaceAll(' ', NO_BREAK))}
        </p>
      ))}
    </div>
  );
}
