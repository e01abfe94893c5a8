import { Link } from 'react-router-dom';
import { company } from '../../../content/company.ts';
import type { Session } from '../../../contract/accounts.ts';
import { routes } from '../../../contract/addresses.ts';
import { useUnsentOfAccount } from '../../../device/feed/index.ts';
import { useOnline } from './use-online.ts';

/** Everybody's own account: in every department, and in no sidebar. */
export const ACCOUNT_SECTION = 'account';

interface HeaderProps {
  department: string;
  session: Session | null;
  /** Label of the button that signs out. */
  leave?: string;
  /** Absent where nobody is signed in. */
  onLeave?: () => void;
}

export function Header({ department, session, leave, onLeave }: HeaderProps) {
  return (
    <header className="office-header">
      <p className="office-brand">
        <Link to={routes.home}>{company.name}</Link> <span>{department}</span>
      </p>
      {onLeave && (
        <div className="office-state">
          <Line />
          <Unsent />
          {session && (
            <Link className="office-person" to={`?section=${ACCOUNT_SECTION}`} title="Your account">
              {session.account.name}
            </Link>
          )}
          <button type="button" className="link-button" onClick={onLeave}>
            {leave}
          </button>
        </div>
      )}
    </header>
  );
}

/** Whether the device is online, in words; the mark beside them is decorative. */
function Line() {
  const online = useOnline();
  return (
    <span role="status" className={online ? 'line online' : 'line'}>
      {online ? 'Online' : 'No signal'}
    </span>
  );
}

function Unsent() {
  const count = useUnsentOfAccount()?.count ?? 0;
  if (count === 0) return null;
  return (
    <Link className="unsent" to={routes.outbox}>
      {count} not sent
    </Link>
  );
}
