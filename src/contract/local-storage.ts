/** Names in local storage that scripts without the program read too. */

/** The flag that decides which page of the staff is shown, and nothing else. Its value is 'true'. */
export const SIGNED_IN_FLAG = 'isAuthenticated';

/** The code of the language that was chosen on this device. */
export const CHOSEN = 'language';
