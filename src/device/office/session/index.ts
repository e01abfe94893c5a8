/** Session of this device, and calls of the office that need a signed-in account. */
export { readAuthor, shownAuthor } from './author.ts';
export { flushSignOut, requireSignInHere } from './browser-session.ts';
