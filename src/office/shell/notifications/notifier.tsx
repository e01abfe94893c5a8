/**
 * Counts new requests while an office page is open, and shows them outside the page: on the app's badge, and
 * in notifications where these are turned on. Loaded after the page.
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRecords } from '../../../device/records/index.ts';
import { type RequestKind, requestKinds } from '../../../kinds/list.ts';
import { mayHandle } from '../../../kinds/record-roles.ts';
import { forgetNewCounts, setNewCount, useNewCount } from './new-counts.ts';
import { countNewRequests } from './new-requests.ts';
import { closeNotifications, notifyOfRequests } from './notifications.ts';

export default function Notifier({ account, role }: { account: string; role: string }) {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void closeNotifications();
    addEventListener('focus', look);
    return () => {
      removeEventListener('focus', look);
      forgetNewCounts();
      void showBadge(0);
    };
  }, []);
  return (
    <>
      {requestKinds
        .filter((kind) => mayHandle(role, kind))
        .map((kind) => (
          <Counter key={`${account} ${kind}`} kind={kind} account={account} />
        ))}
      <Badge />
    </>
  );
}

function Counter({ kind, account }: { kind: RequestKind; account: string }) {
  const { rows, state } = useRecords(kind);
  const since = useRef('');
  const count = useEffectEvent(() => {
    const found = countNewRequests(rows, account, since.current);
    // Requests that were there before this page opened are not announced.
    since.current = found.latest || new Date(0).toISOString();
    setNewCount(kind, found.count);
    if (found.arrived > 0 && !document.hasFocus()) void notifyOfRequests(kind, found.arrived, account);
  });
  const isRead = state === 'ready';
  useEffect(() => {
    if (isRead && rows) count();
  }, [isRead, rows]);
  return null;
}

function Badge() {
  const count = useNewCount();
  useEffect(() => void showBadge(count), [count]);
  return null;
}

/** Shows the number on the icon of the installed app, if the browser supports it. */
async function showBadge(count: number): Promise<void> {
  try {
    await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.());
  } catch {
    // Not installed, or not allowed.
  }
}
