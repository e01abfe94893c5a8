/**
 * A part of a page that is hidden until its words are found, in its document already: a browser looks for the words
 * that an address names, and for those that a person types, long before a slow phone has the app.
 * @see https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */

/** React writes no other value of `hidden` than true, so a component writes this, and the document the attribute. */
export const UNTIL_FOUND = 'data-until-found';

/** The value by which browsers know such a part. */
export const HIDDEN_UNTIL_FOUND = 'until-found';

/** @param html HTML of a page as React writes it */
export function hideUntilFound(html: string): string {
  return html.replaceAll(`${UNTIL_FOUND}="true"`, `hidden="${HIDDEN_UNTIL_FOUND}"`);
}
