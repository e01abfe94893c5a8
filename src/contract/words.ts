/** What is said in more than one form, in our own words: the contract has no strings for it. */

/** Neither server nor device could take it. */
export const NOT_SAVED =
  'We could not save your request on this device. Please keep this page open and try again.';

/** Refused or failed. */
export const NOT_TAKEN = 'We could not take your request. Please check it and try again.';

/** Joins the messages of several fields into one alert (docs/contract.md#forms). */
export function joinMessages(messages: readonly string[]): string {
  return [...new Set(messages)].join(' AND ');
}
