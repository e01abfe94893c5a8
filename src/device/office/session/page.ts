/** Exports for pages only, because they need a window. */
export {
  answerProofRequests,
  callOffice,
  findGuests,
  type OfficeAnswer,
  openPassport,
} from './call-office.ts';
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
export type { SignInOutcome } from './sessions.ts';
