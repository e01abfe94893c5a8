/**
 * Notifications of new requests, for who asked for them on this device: what kind and how many, never whose,
 * because they stand on lock screens.
 */
import { recordNames } from '../../../content/office/record-names.ts';
import type { RecordKind } from '../../../contract/accounts/roles.ts';
import { NEW_REQUESTS } from '../../../device/core/names.ts';
import { NOTIFICATIONS_KEY, type NotificationState, notificationState } from './notification-state.ts';

/** To be called by the press that asks for them: the browser asks for its permission then. */
export async function turnOn(account: string): Promise<NotificationState> {
  await Notification.requestPermission();
  try {
    localStorage.setItem(NOTIFICATIONS_KEY, account);
  } catch {
    // Without storage they cannot be remembered.
  }
  return notificationState(account);
}

export function turnOff(account: string): NotificationState {
  try {
    localStorage.removeItem(NOTIFICATIONS_KEY);
  } catch {
    // Without storage they are off.
  }
  void forgetNotices();
  return notificationState(account);
}

/** What arrived since the person last looked, by kind. */
const arrived = new Map<RecordKind, number>();

/** Tells that requests have arrived; several of a kind are one notification. */
export async function notify(kind: RecordKind, count: number, account: string): Promise<void> {
  if (notificationState(account) !== 'on') return;
  const all = (arrived.get(kind) ?? 0) + count;
  arrived.set(kind, all);
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(noticeInWords(kind, all), {
    tag: `${NEW_REQUESTS} ${kind}`,
    icon: '/icons/icon-192.png',
  });
}

/** "Package bookings: 2 new" */
export function noticeInWords(kind: RecordKind, count: number): string {
  return `${recordNames[kind]}: ${count.toLocaleString('en')} new`;
}

/** The person looks: what was told is over. */
export async function forgetNotices(): Promise<void> {
  arrived.clear();
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = (await registration?.getNotifications?.()) ?? [];
  for (const notice of shown) if (notice.tag.startsWith(NEW_REQUESTS)) notice.close();
}
