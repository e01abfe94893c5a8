import { useState } from 'react';
import { retentionNames } from '../../../content/office/retention-names.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { callOffice } from '../../../device/office/session/page.ts';
import type { RetentionRun as Run } from '../../../kinds/calls/retention.ts';
import { say, sayKnown, sayWith } from '../../../words/say.ts';
import { useOfficeAnswer } from '../../features/dashboard/use-office-answer.ts';
import { useOfficeDialogs } from '../../shell/frame/dialogs.tsx';
import { formatDate, officeDayOf } from '../../table/engine/format.ts';
import { OfficeMoment } from '../../time/office-moment.tsx';

/** Explains why expired records are still there, if they are. */
export function RetentionRun() {
  const { value, ask } = useOfficeAnswer<Run>(endpoints.retentionRun);
  if (value?.held && value.known) {
    return <WrongClock now={value.now} known={value.known} onConfirmed={ask} />;
  }
  if (!value || value.rest.length === 0) return null;
  const names = value.rest.map((kind) => sayKnown(retentionNames[kind])).join(', ');
  return (
    <p className="notice">
      {say(
        'Not everything that has expired is removed yet: at most a tenth of each kind is removed per day. The rest follows day by day: {names}.',
        { names },
      )}
    </p>
  );
}

interface WrongClockProps {
  /** The server's clock, and when it was last trusted; ISO 8601. */
  now: string;
  known: string;
  onConfirmed: () => Promise<void>;
}

function WrongClock({ now, known, onConfirmed }: WrongClockProps) {
  const { confirm } = useOfficeDialogs();
  const [refused, setRefused] = useState('');

  async function trust(): Promise<void> {
    const day = formatDate(officeDayOf(now));
    if (
      !(await confirm(
        say('Is today really {day}? Records whose time is up by then will be removed.', { day }),
      ))
    )
      return;
    const answer = await callOffice('POST', endpoints.retentionRun);
    setRefused(answer.ok ? '' : sayKnown(answer.problem.message));
    if (answer.ok) await onConfirmed();
  }

  return (
    <section className="notice problem" aria-label={say('The clock of the server')}>
      <p>
        {sayWith(
          'Nothing is removed now: the clock of the server says {now}, long after it was last in use ({before}). If the clock is wrong, please set it right on the server. If it is right, confirm it, and the removal goes on within a day.',
          { now: <OfficeMoment key="now" at={now} />, before: <OfficeMoment key="before" at={known} /> },
        )}
      </p>
      <p className="buttons">
        <button type="button" className="button" onClick={() => void trust()}>
          {say('The clock is right')}
        </button>
      </p>
      <p role="status">{refused}</p>
    </section>
  );
}
