/** Whether this device tells an account of new requests, and listens for them while nobody looks at it. */

/** Whose account asked for them here. */
export const NOTIFICATIONS_KEY = 'office-notifications';

export type NotificationState =
  /** This browser has none. */
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

function wantedBy(): string | null {
  try {
    return localStorage.getItem(NOTIFICATIONS_KEY);
  } catch {
    return null;
  }
}

/**
 * True where a hidden page goes on listening: on a desk, whose title counts what is new, and for who asked for
 * notifications. On a phone nobody sees a hidden page, and its radio costs battery.
 */
export function listensHidden(account: string): boolean {
  return !matchMedia('(pointer: coarse)').matches || notificationState(account) === 'on';
}
