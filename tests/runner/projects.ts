/**
 * What each command runs: projects of vitest.config.ts. Within a command they run in this order: what waits for lines
 * and browsers first, small files last, so that no processor is idle at the end.
 */

/** `npm test`. */
export const GATE = ['journeys', 'server', 'site', 'unit'];

/** What `npm run test:all` runs after it. */
export const REST = ['long', 'browser', 'postgres'];

/** `npm run test:unit`: what of the gate needs neither a browser nor a built site. */
export const UNIT = ['server', 'unit'];
