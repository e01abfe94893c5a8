/** A device whose clock is wrong: said once, while days and defaults follow the office's clock. */
import { useEffect } from 'react';
import { isClockWrong } from '../../../contract/protocol/wrong-clock.ts';
import { useClockDifference } from '../../../device/office/connection/page.ts';
import { sayWith } from '../../../words/say.ts';
import { officeNow, setClockDifference } from '../../time/office-clock.ts';
import { OfficeMoment } from '../../time/office-moment.tsx';
import { noteClockChange, useNow } from '../../time/use-now.ts';

export function ClockNotice() {
  const ahead = useClockDifference();
  // Renders again each minute.
  useNow();
  useEffect(() => {
    setClockDifference(ahead);
    noteClockChange();
  }, [ahead]);
  if (!isClockWrong(ahead)) return null;
  return (
    <p className="notice office-forecast">
      <span>
        {sayWith(
          'The clock of this device is wrong. In the office it is {time}: dates here follow that until you set the clock right.',
          { time: <OfficeMoment key="time" at={officeNow(ahead).toISOString()} /> },
        )}
      </span>
    </p>
  );
}
