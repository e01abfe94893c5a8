import { company } from '../../../content/company.ts';
import type { Session } from '../../../contract/accounts/accounts.ts';
import { routes } from '../../../contract/protocol/routes.ts';
import { useCarriedFiles } from '../../../device/outbox/page.ts';
import { useUnsentOfAccount } from '../../../device/records/index.ts';
import { countUndelivered } from '../../../words/carried-files.ts';
import { Link } from '../../../words/link.tsx';
import { say, sayCount, sayKnown } from '../../../words/say.ts';
import { SearchButton } from '../../features/search/search-button.tsx';
import { ConnectionStatus } from './connection-status.tsx';

/** Slug of the section with a person's own account. Every department has it, but no sidebar lists it. */
export const ACCOUNT_SECTION = 'account';

/** Slug of the section with unsent entries. Every department has it, but no sidebar lists it. */
export const WAITING_SECTION = 'waiting';

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
        <Link to={routes.home}>{company.name}</Link> <span>{sayKnown(department)}</span>
      </p>
      {onLeave && (
        <div className="office-state">
          {session && <SearchButton role={session.account.role} />}
          <ConnectionStatus />
          <Unsent />
          {session && (
            <Link className="office-person" to={`?section=${ACCOUNT_SECTION}`} title={say('Your account')}>
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

/** Number of entries that are on this device only: those of the account, and those carried for others. */
function Unsent() {
  const count = useUnsentOfAccount()?.count ?? 0;
  const carried = countUndelivered(useCarriedFiles() ?? []);
  const words = [
    ...(count > 0 ? [sayCount(count, '1 not sent', '{count} not sent')] : []),
    ...(carried > 0 ? [sayCount(carried, '1 carried', '{count} carried')] : []),
  ];
  if (words.length === 0) return null;
  return (
    <Link className="unsent" to={`?section=${WAITING_SECTION}`}>
      {words.join(', ')}
    </Link>
  );
}
