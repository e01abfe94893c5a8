/** What is said in more than one form, in our own words: section 8 has no text for it. */

/** Neither server nor device could take it, and section 8 only logs that. */
export const NOT_SAVED =
  'We could not save your request on this device. Please keep this page open and try again.';

/** Refused or failed, where section 8 has no text. */
export const NOT_TAKEN = 'We could not take your request. Please check it and try again.';

/** Joins the messages of several fields into one alert (section 5). */
export function joinMessages(messages: readonly string[]): string {
  return [...new Set(messages)].join(' AND ');
}
