/**
 * How long tests wait for what must come, milliseconds. A timing is never a test: a machine that is slow today, or
 * busy with other tests, must not fail one.
 */

/** For one thing on a page, or in a database. */
export const WAIT_TIMEOUT = 45_000;

/** For a test, or what it prepares. */
export const TEST_TIMEOUT = 4 * WAIT_TIMEOUT;
