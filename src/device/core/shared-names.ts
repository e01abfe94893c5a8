/** Names shared by rooms, tabs and the worker. */

export const DATABASE_NAME = 'savanna-and-coast';
/** Channel on which every change of the outbox is announced, to all tabs and from the worker. */
export const OUTBOX_CHANNEL = 'outbox';
/** The message there that nothing waits any more; any other says that something changed. */
export const ALL_SENT_MESSAGE = 'all sent';
/** Channel on which every sign-in, sign-out and expiry is announced. */
export const SESSION_CHANNEL = 'session';
/** Channel on which a tab that pulled tells the others where to look. */
export const RECORDS_CHANNEL = 'records';
/** Channel on which the tab with the stream tells the others which colleague writes to a guest. */
export const WRITING_CHANNEL = 'writing';
/** Start of the names of the caches that hold packs of saved pages, and of those without which nothing opens. */
export const PACK_CACHE_PREFIX = '/packs/';
export const ESSENTIAL_PACK_PREFIXES = [
  `${PACK_CACHE_PREFIX}core.`,
  `${PACK_CACHE_PREFIX}program.`,
  `${PACK_CACHE_PREFIX}office.`,
];
/** Cache with the ids of pages that were open when an update took over. */
export const TABS_AT_UPDATE_CACHE = 'former-pages';
/** Cache with the packs that did not fit on this device. */
export const NO_SPACE_CACHE = 'no-room';
/** Start of the tags of notifications of new requests; a press on one opens the office. */
export const NEW_REQUESTS_TAG_PREFIX = 'new-requests';
/** Tag of the Background Sync registration that wakes the worker. */
export const SYNC_TAG = 'outbox';
