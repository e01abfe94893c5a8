/** Notices above every section: about the session, the clock and the space on this device. */

import type { Session } from '../../../contract/accounts/accounts.ts';
import { useNearlyFull } from '../../../device/browser/page.ts';
import { useConnectionStatus } from '../../../device/office/connection/page.ts';
import type { useSession } from '../../../device/office/session/page.ts';
import { useUnsentOfAccount } from '../../../device/records/index.ts';
import { say, sayCount } from '../../../words/say.ts';
import { useNow } from '../../time/use-now.ts';
import { ClockNotice } from './clock-notice.tsx';
import { hasSessionSurelyEnded } from './session-end.ts';
import { SessionExpired } from './session-expired.tsx';

/**
 * Notices. Their live region stays while it is empty: screen readers announce only what is added to one that is there.
 */
export function Notices({ state, session }: ReturnType<typeof useSession>) {
  return (
    <>
      <SessionExpired isShown={state === 'expired' || state === 'out'} />
      {/* Each notice is announced when it comes, and not again when another one does or its time moves on. */}
      <div role="status" aria-atomic="false" aria-relevant="additions">
        {state === 'in' && session && <SessionEndNotice session={session} />}
        {state === 'in' && <ClockNotice />}
        {state === 'in' && <FullDeviceNotice />}
      </div>
    </>
  );
}

/** Notice of a device that is nearly full: said before something cannot be saved. */
function FullDeviceNotice() {
  if (!useNearlyFull()) return null;
  return (
    <p className="notice problem office-forecast">
      {say(
        'This device is nearly full. Delete photos, videos or apps that you do not need, or the next entries may not be saved.',
      )}
    </p>
  );
}

/** Notice after a long absence of what happens at the next signal, said before there is one. */
function SessionEndNotice({ session }: { session: Session }) {
  const { state, heardAt } = useConnectionStatus();
  const now = useNow();
  const unsent = useUnsentOfAccount()?.count;
  // In touch the office says by itself whether it knows the session.
  if (state === 'in touch' || !hasSessionSurelyEnded(session.expiresAt, heardAt, now)) return null;
  return (
    <p className="notice office-forecast">
      {say(
        'You have been away for long, so the office has ended your session. Go on working: everything is kept here. At the next signal please sign in again.',
      )}{' '}
      <span>{unsent === 0 && say('Nothing of yours is waiting.')}</span>
      {/* Nothing is said of it while it is read. */}
      <span>
        {unsent !== undefined &&
          unsent > 0 &&
          sayCount(unsent, 'Then 1 entry is sent by itself.', 'Then {count} entries are sent by themselves.')}
      </span>
    </p>
  );
}
