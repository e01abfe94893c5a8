/** Confirmation of a release that is published, or waits for its time. */
import type { ReleaseAnswer } from '../../../../../kinds/calls/site-editions.ts';
import { Link } from '../../../../../words/link.tsx';
import { say, sayWith } from '../../../../../words/say.ts';
import { OfficeMoment } from '../../../../time/office-moment.tsx';
import { siteViewUrl } from '../../item-url.ts';

export function ReleaseDone({ answer }: { answer: ReleaseAnswer }) {
  if ('waiting' in answer) {
    return sayWith('It will be published {time}. Until then you can take it back below.', {
      time: <OfficeMoment key="time" at={answer.waiting.at} />,
    });
  }
  return (
    <>
      <span>
        {say(
          'Published as edition {number}. Visitors read it on the next page they open. Phones that have saved the site take it within a minute of being online.',
          {
            number: answer.edition.number,
          },
        )}
      </span>{' '}
      <Link to={siteViewUrl('history')}>{say('See the history, or undo it')}</Link>
    </>
  );
}
