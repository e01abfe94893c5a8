import { sayWith } from '../../../words/say.ts';
import { formatWaitingTime } from '../../features/dashboard/format-figures.ts';
import { OfficeMoment } from '../../time/office-moment.tsx';
import { useNow } from '../../time/use-now.ts';

/** Time for which a request has waited, and since when. @param since ISO 8601; nothing where it waits no longer */
export function WaitingTime({ since }: { since: string | number | null }) {
  const now = useNow();
  if (typeof since !== 'string' || since === '') return null;
  return (
    <>
      <strong>{formatWaitingTime(since, now)}</strong>
      <span className="visually-hidden">
        , {sayWith('since {time}', { time: <OfficeMoment key="time" at={since} /> })}
      </span>
    </>
  );
}
