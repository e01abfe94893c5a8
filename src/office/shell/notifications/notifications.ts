/**
 * Notifications of new requests for accounts that turned them on for this device. They say what kind and how
 * many, never from whom, because they appear on lock screens.
 */

import { localValues } from '../../../contract/document/web-storage.ts';
import { NEW_REQUESTS_TAG_PREFIX } from '../../../device/core/shared-names.ts';
import { type RecordKind, recordNames } from '../../../kinds/list.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { NOTIFICATIONS_KEY, type NotificationState, notificationState } from './notification-state.ts';

/**
 * Turns notifications on. To be called while a press is handled, because the browser then asks for
 * permission.
 */
export async function turnOnNotifications(account: string): Promise<NotificationState> {
  await Notification.requestPermission();
  localValues.write(NOTIFICATIONS_KEY, account);
  return notificationState(account);
}

export function turnOffNotifications(account: string): NotificationState {
  localValues.remove(NOTIFICATIONS_KEY);
  void closeNotifications();
  return notificationState(account);
}

/** Number of requests that arrived since the person last looked, by kind. */
const arrived = new Map<RecordKind, number>();

/** Notifies of requests that have arrived; several of one kind make one notification. */
export async function notifyOfRequests(kind: RecordKind, count: number, account: string): Promise<void> {
  if (notificationState(account) !== 'on') return;
  const all = (arrived.get(kind) ?? 0) + count;
  arrived.set(kind, all);
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(describeNotification(kind, all), {
    tag: `${NEW_REQUESTS_TAG_PREFIX} ${kind}`,
    icon: '/icons/icon-192.png',
  });
}

/** "Package bookings: 2 new" */
export function describeNotification(kind: RecordKind, count: number): string {
  return say('{kind}: {number} new', { kind: sayKnown(recordNames[kind]), number: count });
}

/** Closes all notifications once the person looks at the page. */
export async function closeNotifications(): Promise<void> {
  arrived.clear();
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = (await registration?.getNotifications?.()) ?? [];
  for (const notice of shown) if (notice.tag.startsWith(NEW_REQUESTS_TAG_PREFIX)) notice.close();
}
