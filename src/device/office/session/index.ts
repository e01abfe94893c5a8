/** Who is signed in on this device, and calls of the office that need that person. */
export { readAuthor } from './author.ts';
export { askToSignInHere, flushSignOut } from './in-browser.ts';
