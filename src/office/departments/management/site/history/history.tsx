/** Management → Site → History: what was published, by whom and when, and the way back. */
import { useState } from 'react';
import type { Edition } from '../../../../../kinds/calls/site-editions.ts';
import { isolateDirection } from '../../../../../words/isolate-direction.ts';
import { Link } from '../../../../../words/link.tsx';
import { say, sayCount, sayWith } from '../../../../../words/say.ts';
import { AnswerState } from '../../../../features/dashboard/answer-state.tsx';
import { useOfficeDialogs } from '../../../../shell/frame/dialogs.tsx';
import { formatMoment } from '../../../../table/engine/format.ts';
import { OfficeMoment } from '../../../../time/office-moment.tsx';
import { itemUrl } from '../../item-url.ts';
import { beginHere } from '../begin-here.ts';
import { namedChange } from '../changes/named-change.ts';
import { useRelease } from '../publish/use-release.ts';
import type { SiteViewProps } from '../site-view.ts';
import { ChangeList } from './change-list.tsx';
import { UndoChange } from './undo-change.tsx';
import { WaitingReleases } from './waiting-releases.tsx';

/** Changes that the question before an undo names: more would hide its buttons. */
const NAMED = 20;

export function History({ site: { items }, state, editions: read, ask }: SiteViewProps) {
  const { confirm } = useOfficeDialogs();
  const { answer, editions, hasMore, readOlder } = read;
  const { isPublishing, release } = useRelease();
  const [said, setSaid] = useState<{ text: string; isDone: boolean; of: number } | null>(null);
  const [undoing, setUndoing] = useState<number | null>(null);
  const [unread, setUnread] = useState('');
  const { current = 0, waiting = [] } = answer.value ?? {};

  function question({ number, at, by, changes }: Edition): string {
    const named = changes
      .slice(0, NAMED)
      .map((change) => `– ${isolateDirection(namedChange(items, change).name)}`);
    const rest = changes.length - named.length;
    return [
      say(
        'Undo edition {number} of {time}, by {name}? At once, the site says again what it said before of:',
        {
          number,
          time: formatMoment(at),
          name: by.name,
        },
      ),
      ...named,
      ...(rest > 0
        ? [
            sayCount(
              rest,
              'and 1 more, which the history lists.',
              'and {count} more, which the history lists.',
            ),
          ]
        : []),
      say('What was changed again since then stays as it is. The history keeps both.'),
    ].join('\n');
  }

  async function undo(edition: Edition): Promise<void> {
    const { number } = edition;
    setSaid(null);
    if (!(await confirm(question(edition), { labels: { yes: say('Undo'), no: say('Cancel') } }))) return;
    setUndoing(number);
    const outcome = await release({ parent: current, undo: number, note: '' });
    if (!outcome) return;
    if ('refusal' in outcome) {
      const { message, faults } = outcome.refusal;
      setSaid({
        text: [...new Set([message, ...Object.values(faults)])].join(' '),
        isDone: false,
        of: number,
      });
    } else {
      const after = 'edition' in outcome.answer ? outcome.answer.edition.number : '';
      setSaid({
        text: say('Edition {number} is undone, as edition {after}.', { number, after }),
        isDone: true,
        of: number,
      });
    }
    await Promise.all([ask(), answer.ask()]);
  }

  return (
    <>
      <WaitingReleases
        waiting={waiting}
        items={items}
        published={state.published}
        onChange={() => void answer.ask()}
      />
      <section className="office-block" aria-labelledby="site-history">
        <h2 id="site-history" ref={beginHere}>
          {say('History')}
        </h2>
        <AnswerState answer={answer} what={say('The history')}>
          {editions.length === 0 && (
            <p className="prose">
              {say('Nothing has been published yet: the site says what it was built with.')}{' '}
              <Link to={itemUrl()}>{say('Everything that can be changed')}</Link>
            </p>
          )}
          <ul className="site-editions">
            {editions.map((edition) => (
              <li key={edition.number}>
                <h3>
                  <span>
                    {sayWith('Edition {number}, {time}', {
                      number: edition.number,
                      time: <OfficeMoment key="time" at={edition.at} />,
                    })}
                  </span>
                  {edition.number === current && <span className="site-also">{say('On the site now')}</span>}
                </h3>
                <p>
                  <span>{sayWith('By {name}.', { name: <bdi key="name">{edition.by.name}</bdi> })}</span>{' '}
                  <span>
                    {edition.undid !== undefined &&
                      say('It undid edition {number}.', { number: edition.undid })}
                  </span>
                </p>
                {edition.note && <p className="site-note">{edition.note}</p>}
                <details open={edition.changes.length < 4}>
                  <summary>{sayCount(edition.changes.length, '1 change', '{count} changes')}</summary>
                  <ChangeList
                    items={items}
                    changes={edition.changes}
                    below={(place, name) => {
                      const change = edition.changes[place];
                      return change && <UndoChange items={items} state={state} change={change} name={name} />;
                    }}
                  />
                </details>
                <button
                  type="button"
                  className="button"
                  aria-disabled={isPublishing}
                  onClick={() => void undo(edition)}
                >
                  <span>
                    {isPublishing && undoing === edition.number
                      ? say('Publishing …')
                      : edition.changes.length === 1
                        ? say('Undo at once')
                        : say('Undo all of it at once')}
                  </span>{' '}
                  <span className="visually-hidden">
                    {say('edition {number}', { number: edition.number })}
                  </span>
                </button>
                <p
                  role="status"
                  className={
                    said?.of === edition.number ? `notice ${said.isDone ? 'done' : 'problem'}` : undefined
                  }
                >
                  {said?.of === edition.number && said.text}
                </p>
              </li>
            ))}
          </ul>
          {hasMore && (
            <p>
              <button
                type="button"
                className="button quiet"
                onClick={() => void readOlder().then((why) => setUnread(why ?? ''))}
              >
                {say('Show older ones')}
              </button>{' '}
              <span role="status">{unread}</span>
            </p>
          )}
        </AnswerState>
      </section>
    </>
  );
}
