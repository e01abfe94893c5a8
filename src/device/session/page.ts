/** Exports for pages only, because they need a window. */
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
