/** Texts of /outbox where its lists are empty. */
export const NEEDS_JAVASCRIPT =
  'This list needs JavaScript, and so does sending what is on it. Please call or write to us instead.';
export const NONE_WAITING = 'Nothing is waiting on this device.';
export const NONE_RECEIVED = 'No request of this device has been received yet.';
