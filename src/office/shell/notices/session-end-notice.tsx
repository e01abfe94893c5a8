/** After a long absence: what happens at the next signal, said before there is one. */
import type { Session } from '../../../contract/accounts/accounts.ts';
import { useConnectionStatus } from '../../../device/office/connection/page.ts';
import { useUnsentOfAccount } from '../../../device/records/index.ts';
import { say, sayCount } from '../../../words/say.ts';
import { useNow } from '../../time/use-now.ts';
import { hasSessionSurelyEnded } from './session-end.ts';

export function SessionEndNotice({ session }: { session: Session }) {
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
