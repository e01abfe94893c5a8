/** Names in local storage that scripts without the program read too. */
import { localValues } from './web-storage.ts';

/** The flag that decides which page of the staff is shown, and nothing else. Its value is 'true'. */
export const SIGNED_IN_FLAG = 'isAuthenticated';

/** True while the flag is set, which every tab of this browser sees. */
export const isFlaggedSignedIn = (): boolean => localValues.read(SIGNED_IN_FLAG) === 'true';

/**
 * The name of the database in which the last screens are kept, so that it is opened at once. Whether it is that of who
 * is signed in, the device's database says.
 */
export const LAST_SCREENS_DATABASE_KEY = 'lastScreensIn';

/** The code of the language that was chosen on this device. */
export const CHOSEN_LANGUAGE = 'language';

/** Address of the section of the office that was shown last, which the icon of the installed office opens. */
export const LAST_SECTION = 'lastSection';

/** Query of a staff page that asks for that section. */
export const LAST_SECTION_QUERY = '?section=last';
