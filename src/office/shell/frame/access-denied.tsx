import { type DepartmentPage, departmentOfRole } from '../../../content/office/departments.ts';
import type { Session } from '../../../contract/accounts/accounts.ts';
import { landingPage } from '../../../contract/accounts/roles.ts';
import { Link } from '../../../words/link.tsx';
import { say, sayKnown } from '../../../words/say.ts';

/**
 * True for the account's own department, and for management everywhere. Also true before the session is
 * known, because there is no data yet.
 */
export function mayOpen(page: DepartmentPage, session: Session | null): boolean {
  const role = session?.account.role;
  return role === undefined || role === 'management' || role === page.role;
}

/** Shown on the page of another department, whose data the server would not give. */
export function AccessDenied({ page, role = '' }: { page: DepartmentPage; role?: string | undefined }) {
  const own = departmentOfRole(role);
  return (
    <>
      <h1 tabIndex={-1}>{sayKnown(page.name)}</h1>
      {own ? (
        <p className="notice">
          {say('Your account works in {own} and cannot open {other}.', {
            own: sayKnown(own.name),
            other: sayKnown(page.name),
          })}{' '}
          <Link to={landingPage(role)}>{say('Go to {own}', { own: sayKnown(own.name) })}</Link>
        </p>
      ) : (
        <p className="notice">
          {say('Your account belongs to no department yet. Please ask management to give it one.')}
        </p>
      )}
    </>
  );
}
