/** What pages alone may use of this room: it needs a window. */
export { callOffice } from './call-office.ts';
export {
  changePassword,
  currentSession,
  refreshSession,
  sessionKnown,
  signIn,
  signOut,
  subscribeToSession,
  unsentOfAccount,
  useSession,
} from './in-page.ts';
export { openPassport } from './open-passport.ts';
