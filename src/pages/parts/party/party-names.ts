/** Names by which pages, cards and the device know the party. Apart, so that a card need not load how it is read. */

/** Key in local storage. */
export const PARTY_KEY = 'party';

/** Anchor of the form on the page of a package. */
export const COST_ANCHOR = 'cost';
