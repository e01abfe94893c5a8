/**
 * Other ways to hear from us, and to send or keep a request: WhatsApp, SMS, paper, calendar, share, e-mail. Each contains
 * the reference, so that the office can match them.
 */
import { company } from '../../../content/company.ts';
import { mailtoUrl } from '../../../contract/values/encode-for-url.ts';
import { downloadFile } from '../../../ui/download.ts';
import { useHydrated } from '../../../ui/hydration/use-hydrated.ts';
import { say, sayDay } from '../../../words/say.ts';
import { writeCalendarJourney } from './calendar-event.ts';
import { WithoutEmail } from './without-email.tsx';

export interface ShareRequestProps {
  reference: string;
  /** Kind of request, such as "Package booking". */
  title: string;
  /** Name of the person who sent the request. */
  name: string;
  /** Day that the request is for, `YYYY-MM-DD`, if there is one. */
  date?: string | undefined;
  /** Last day of the journey, if it is known. */
  lastDate?: string | undefined;
  /** Its subject in a few words: a package, a route. */
  about?: string | undefined;
}

export function ShareRequest(request: ShareRequestProps) {
  const text = messageOf(request);
  const letter = { subject: `${request.title} ${request.reference}`, body: text };
  const canShare = useHydrated() && 'share' in navigator;
  return (
    <div className="share-request">
      <h3>{say('Without e-mail')}</h3>
      <WithoutEmail text={text} />
      <h3>{say('Keep it, or send it another way as well')}</h3>
      <ul className="buttons">
        <li>
          <button type="button" className="button" onClick={() => print()}>
            {say('Print')}
          </button>
        </li>
        {request.date && (
          <li>
            <button type="button" className="button" onClick={() => saveToCalendar(request, text)}>
              {say('Save to calendar')}
            </button>
          </li>
        )}
        {canShare && (
          <li>
            <button
              type="button"
              className="button"
              // Closing the share sheet rejects; there is nothing to report.
              onClick={() => void navigator.share({ title: request.title, text }).catch(() => undefined)}
            >
              {say('Share')}
            </button>
          </li>
        )}
        <li>
          <a className="button" href={mailtoUrl(company.email, letter)}>
            {say('E-mail')}
          </a>
        </li>
      </ul>
    </div>
  );
}

function messageOf({ reference, title, name, date, about }: ShareRequestProps): string {
  return [
    `${title} ${reference}`,
    about,
    date && say('Date: {date}', { date: sayDay(date) }),
    say('Name: {name}', { name }),
  ]
    .filter(Boolean)
    .join('\n');
}

/** A calendar file for the days of the journey. */
function saveToCalendar(request: ShareRequestProps, description: string): void {
  const { title, reference, about = title, date = '', lastDate } = request;
  const text = writeCalendarJourney({
    uid: `${reference}@${location.hostname}`,
    title: `${company.name}: ${about} ${reference}`,
    description,
    date,
    lastDate,
    madeAt: new Date().toISOString(),
  });
  downloadFile(`${reference}.ics`, 'text/calendar;charset=utf-8', text);
}
