import { landingPage } from '../../contract/accounts/roles.ts';
import type { OutboxView } from '../../device/outbox/page.ts';
import { Link } from '../../words/link.tsx';
import { sayCount } from '../../words/say.ts';

/**
 * Link to the unsent entries of the signed-in account, which its department lists; this page is for
 * travellers.
 */
export function StaffOutboxLink({ staff: { count, role } }: { staff: NonNullable<OutboxView['staff']> }) {
  return (
    <p className="notice">
      <span>
        {sayCount(
          count,
          '1 entry of your account is not sent yet.',
          '{count} entries of your account are not sent yet.',
        )}
      </span>{' '}
      <Link to={`${landingPage(role)}?section=waiting`}>
        {sayCount(count, 'See it in your department', 'See them in your department')}
      </Link>
    </p>
  );
}
