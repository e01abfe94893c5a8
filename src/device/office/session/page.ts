/** Exports for pages only, because they need a window. */
export { answerProofRequests, callOffice, type OfficeAnswer } from './call-office.ts';
export {
  changePassword,
  currentSession,
  refreshSession,
  signIn,
  signInWith,
  signOut,
  subscribeToSession,
  unsentOfAccount,
  useSession,
  whenSessionKnown,
} from './current-session.ts';
export { findGuests } from './find-guests.ts';
export { openPassport } from './open-passport.ts';
export type { SignInOutcome } from './sessions.ts';
