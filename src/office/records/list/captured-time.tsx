import type { RecordBase } from '../../../contract/protocol/record-base.ts';
import { isClockWrong } from '../../../contract/protocol/wrong-clock.ts';
import { say } from '../../../words/say.ts';
import { formatDuration } from '../../features/dashboard/format-figures.ts';
import { OfficeMoment } from '../../time/office-moment.tsx';

/** The time of capture as the device told it, with what is wrong with that. */
export function CapturedTime({ row }: { row: Pick<RecordBase, 'capturedAt' | 'clockAhead'> }) {
  const wrong = describeWrongClock(row);
  return (
    <>
      <OfficeMoment at={row.capturedAt} />
      {wrong && <span>{` (${wrong})`}</span>}
    </>
  );
}

/** "the clock of the device was 15 days behind"; null for a clock that was right, and where nothing is known of it. */
export function describeWrongClock({ clockAhead = 0 }: Pick<RecordBase, 'clockAhead'>): string | null {
  if (!isClockWrong(clockAhead)) return null;
  const time = formatDuration(Math.abs(clockAhead));
  return clockAhead > 0
    ? say('the clock of the device was {time} ahead', { time })
    : say('the clock of the device was {time} behind', { time });
}
