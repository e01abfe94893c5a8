import type { Row } from '../../../device/records/index.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { say, sayCount } from '../../../words/say.ts';
import { daysUntilTrip, isUrgent } from '../../features/figures/urgency.ts';
import { officeToday } from '../../time/office-today.ts';
import { useNow } from '../../time/use-now.ts';

/** Says of an unanswered request that its trip begins within a week. */
export function UrgentNotice({ row }: { row: Row<RequestKind> }) {
  const today = officeToday(useNow());
  if (!isUrgent(row, today)) return null;
  const days = daysUntilTrip(row, today);
  return (
    <p className="notice problem urgent-notice">
      <strong>{say('Urgent.')}</strong>{' '}
      <span>
        {days === 0
          ? say('They travel today, and nobody has answered.')
          : sayCount(
              days,
              'They travel in 1 day, and nobody has answered.',
              'They travel in {count} days, and nobody has answered.',
            )}
      </span>
    </p>
  );
}
