import type { Row } from '../../../device/records/index.ts';
import { plural } from '../dashboard/words.ts';
import { daysUntilTrip, isUrgent } from '../figures/urgency.ts';
import type { RequestKind } from './owner.tsx';
import { todayHere } from './today.ts';
import { useNow } from './use-now.ts';

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
