/** What /outbox says while it looks, and where nothing is. */
export const LOOKING = 'Looking at what is saved on this device …';
export const NONE_WAITING = 'Nothing is waiting on this device.';
export const NONE_RECEIVED = 'No request of this device has been received yet.';
