/**
 * Setting by which this device notifies an account of new requests, and keeps listening for them while its page is
 * hidden.
 */
import { localValues } from '../../../contract/document/web-storage.ts';

/** Storage key of the id of the account that turned notifications on for this device. */
export const NOTIFICATIONS_KEY = 'office-notifications';

export type NotificationState =
  /** This browser has no notifications. */
  | 'missing'
  /** The person, or a setting of the browser, has forbidden them. */
  | 'forbidden'
  | 'off'
  | 'on';

export function notificationState(account: string): NotificationState {
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return 'missing';
  if (Notification.permission === 'denied') return 'forbidden';
  return Notification.permission === 'granted' && wantedBy() === account ? 'on' : 'off';
}

const wantedBy = () => localValues.read(NOTIFICATIONS_KEY);

/**
 * Returns true where a hidden page keeps listening: on a computer, where the title shows the number of new
 * requests, and for an account that turned notifications on. On a phone nobody sees a hidden page, and its
 * radio drains the battery.
 */
export function staysConnectedWhileHidden(account: string): boolean {
  return !matchMedia('(pointer: coarse)').matches || notificationState(account) === 'on';
}
