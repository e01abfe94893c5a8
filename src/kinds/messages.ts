/** Messages used by several forms, in our own words, because the contract has no strings for them. */

/** The device could not store it, and the server was not reached. */
export const NOT_SAVED_MESSAGE =
  'We could not save your request on this device. Please keep this page open and try again.';

/** The device is full, and the server was not reached. */
export const DEVICE_FULL_MESSAGE =
  'This device is full. NOT saved. Write it down, free space, then try again.';

/** Message for when the storage of the device is refused, damaged or silent, and the server was not reached. */
export const STORAGE_FAILED_MESSAGE =
  'The storage of this device does not work. NOT saved. Write it down, then load the page again.';

/** Contract string: the device could not store it, and the server was not reached. */
export const CANNOT_CONNECT_MESSAGE = 'Failed to connect to the server. Please try again later.';

/** Refused or failed. */
export const REQUEST_FAILED_MESSAGE = 'We could not take your request. Please check it and try again.';

/** Messages of a submission for which the contract has none but its success. */
export const defaultStrings = <Success extends string>(success: Success) =>
  ({ success, failure: REQUEST_FAILED_MESSAGE, notStored: NOT_SAVED_MESSAGE }) as const;

/**
 * Joins the messages of several fields into one alert, each once (docs/contract.md#forms).
 * @param messages at least one
 * @param join two of them, in the language of the page
 */
export function joinMessages(
  messages: readonly string[],
  join = (first: string, rest: string): string => `${first} AND ${rest}`,
): string {
  return [...new Set(messages)].reduceRight((rest, first) => join(first, rest));
}
