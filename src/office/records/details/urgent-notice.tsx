import type { Row } from '../../../device/records/index.ts';
import { plural } from '../../features/dashboard/words.ts';
import { daysUntilTrip, isUrgent } from '../../features/figures/urgency.ts';
import { todayHere } from '../../time/today.ts';
import { useNow } from '../../time/use-now.ts';
import type { RequestKind } from '../list/owner.tsx';

/** Says of an unanswered request that its trip begins within a week. */
export function UrgentNotice({ row }: { row: Row<RequestKind> }) {
  const today = todayHere(useNow());
  if (!isUrgent(row, today)) return null;
  const days = daysUntilTrip(row, today);
  return (
    <p className="notice problem urgent-notice">
      <strong>Urgent.</strong> {days === 0 ? 'They travel today' : `They travel in ${plural(days, 'day')}`},
      and nobody has answered.
    </p>
  );
}
