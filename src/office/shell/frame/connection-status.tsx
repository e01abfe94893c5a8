/** State of the connection to the office, and when it last answered: in the header of every staff screen. */
import { type ConnectionState, useConnectionStatus } from '../../../device/office/connection/page.ts';
import { say, sayWith } from '../../../words/say.ts';
import { formatMoment, formatTime } from '../../table/engine/format.ts';
import { officeMomentOf } from '../../time/office-clock.ts';
import { isOfficeToday } from '../../time/office-today.ts';
import { useNow } from '../../time/use-now.ts';

const WORDS = {
  asking: 'Connecting …',
  'in touch': 'Online',
  'no signal': 'No signal',
  'no answer': 'Connected, but no line to the office',
  'somebody else': 'This Wi-Fi answers in place of the office: sign in to it, or leave it',
} as const satisfies Readonly<Record<ConnectionState, string>>;

/** The mark beside the words is decorative. The time is not announced: it changes by itself. */
export function ConnectionStatus() {
  const { state, heardAt: noted } = useConnectionStatus();
  // Tomorrow the time says its day.
  useNow();
  const heardAt = noted && officeMomentOf(noted);
  return (
    <span className={state === 'in touch' ? 'line online' : 'line'}>
      <span role="status">{say(WORDS[state])}</span>
      <span className="heard">
        {heardAt === null ? (
          say('No contact yet')
        ) : (
          <span>
            {sayWith('Last contact: {time}', {
              time: (
                <time key="time" dateTime={heardAt}>
                  {isOfficeToday(heardAt) ? formatTime(heardAt) : formatMoment(heardAt)}
                </time>
              ),
            })}
          </span>
        )}
      </span>
    </span>
  );
}
