/** Releases that wait for their time, and those that could not be published at it. */
import { useState } from 'react';
import type { ListedItem } from '../../../../../content/editable/field.ts';
import { endpoints } from '../../../../../contract/protocol/endpoints.ts';
import { callOffice } from '../../../../../device/office/session/page.ts';
import type { EditionChange, WaitingRelease } from '../../../../../kinds/calls/site-editions.ts';
import { draftKey } from '../../../../../kinds/site-draft/schema.ts';
import { say, sayCount, sayKnown, sayWith } from '../../../../../words/say.ts';
import { useOfficeDialogs } from '../../../../shell/frame/dialogs.tsx';
import { formatMoment } from '../../../../table/engine/format.ts';
import { OfficeMoment } from '../../../../time/office-moment.tsx';
import type { SiteState } from '../present-text.ts';
import { ChangeList } from './change-list.tsx';

interface WaitingReleasesProps {
  waiting: readonly WaitingRelease[];
  items: readonly ListedItem[];
  published: SiteState['published'];
  onChange: () => void;
}

export function WaitingReleases({ waiting, items, published, onChange }: WaitingReleasesProps) {
  const { confirm } = useOfficeDialogs();
  const [said, setSaid] = useState('');
  async function takeBack({ id, at }: WaitingRelease): Promise<void> {
    const question = say(
      'Take back what is to be published {time}? It is not published then. Its drafts stay, and can be published later.',
      { time: formatMoment(at) },
    );
    if (!(await confirm(question))) return;
    const answer = await callOffice('DELETE', `${endpoints.siteEditions}/${id}`);
    setSaid(
      answer.ok ? say('It is taken back. Its drafts are still here.') : sayKnown(answer.problem.message),
    );
    onChange();
  }
  const before = (change: Omit<EditionChange, 'before'>) => ({
    ...change,
    before: published.get(draftKey(change))?.value ?? null,
  });
  return (
    <>
      {waiting.length > 0 && (
        <section className="office-block" aria-labelledby="site-waiting">
          <h2 id="site-waiting">{say('Waiting for its time')}</h2>
          <ul className="site-editions">
            {waiting.map((release) => (
              <li key={release.id}>
                <h3>
                  <OfficeMoment at={release.at} />
                </h3>
                <p>{sayWith('By {name}.', { name: <bdi key="name">{release.by.name}</bdi> })}</p>
                {release.note && <p className="site-note">{release.note}</p>}
                {release.problem && (
                  <p className="notice problem">
                    {say(
                      'It could not be published at its time. {reason} Take it back, correct its drafts, and publish again.',
                      {
                        reason: sayKnown(release.problem),
                      },
                    )}
                  </p>
                )}
                <details open={release.changes.length < 4}>
                  <summary>{sayCount(release.changes.length, '1 change', '{count} changes')}</summary>
                  <ChangeList items={items} changes={release.changes.map(before)} />
                </details>
                <button type="button" className="button" onClick={() => void takeBack(release)}>
                  {say('Take back')} <span className="visually-hidden">{formatMoment(release.at)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p role="status">{said}</p>
    </>
  );
}
