/**
 * A part of a page that is hidden until its words are found, in its document already: a browser looks for the words
 * that an address names, and for those that a person types, long before a slow phone has the app.
 * @see https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */

/**
 * Attribute that a component writes in place of `hidden="until-found"`, because React writes `hidden` as true alone;
 * the document turns it into that.
 */
export const UNTIL_FOUND = 'data-until-found';

/** The value by which browsers know such a part. */
export const HIDDEN_UNTIL_FOUND = 'until-found';

/** @param html HTML of a page as React writes it */
export function hideUntilFound(html: string): string {
  return html.replaceAll(`${UNTIL_FOUND}="true"`, `hidden="${HIDDEN_UNTIL_FOUND}"`);
}
