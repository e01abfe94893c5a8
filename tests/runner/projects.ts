/**
 * Projects of vitest.config.ts that each command runs. Within a command they run in this order: those that
 * wait for lines and browsers first, small files last, so that no processor is idle at the end.
 */

/** `npm test`. */
export const GATE = ['journeys', 'server', 'site', 'unit'];

/** Projects that `npm run test:all` runs after the gate. */
export const REST = ['long', 'browser', 'postgres'];

/** `npm run test:unit`: projects of the gate that need neither a browser nor a built site. */
export const UNIT = ['server', 'unit'];
