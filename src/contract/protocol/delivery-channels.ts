/** By which exit of a device a submission came, as far as the server can tell by the call. */

/**
 * `call`: a call of its own. `batch`: among others that had waited. `background`: by the browser itself, with the site
 * closed perhaps. `sealed`: out of a saved file, or a sealed copy after a restore, which look the same.
 */
export const deliveryChannels = ['call', 'batch', 'background', 'sealed'] as const;
export type DeliveryChannel = (typeof deliveryChannels)[number];

/** Header with which a device's service worker says that it calls. */
export const SENT_BY_HEADER = 'Sent-By';
export const SENT_BY_WORKER = 'worker';

export function isDeliveryChannel(text: unknown): text is DeliveryChannel {
  return deliveryChannels.includes(text as DeliveryChannel);
}
