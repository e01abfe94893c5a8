/** Management → Site → Publish: what is drafted, in words, with a tick for each item, and the button that publishes it. */
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useConnectionStatus } from '../../../../../device/office/connection/page.ts';
import { MAX_EDITION_NOTE, type ReleaseAnswer } from '../../../../../kinds/calls/site-editions.ts';
import { Field } from '../../../../../ui/field/field.tsx';
import { Link } from '../../../../../words/link.tsx';
import { say, sayCount } from '../../../../../words/say.ts';
import { itemUrl, siteViewUrl } from '../../item-url.ts';
import { beginHere } from '../begin-here.ts';
import { WaitingReleases } from '../history/waiting-releases.tsx';
import type { SiteViewProps } from '../site-view.ts';
import { DraftedItemRow } from './drafted-item-row.tsx';
import { type DraftedItem, draftedItems, draftIds } from './drafted-items.ts';
import { dueTimes } from './due-drafts.ts';
import { OtherFaults } from './other-faults.tsx';
import { chosenMoment, NOW, PublishTimeFields } from './publish-time.tsx';
import { ReleaseDone } from './release-done.tsx';
import { useChosenItems } from './use-chosen-items.ts';
import { type Refusal, useRelease } from './use-release.ts';

export function Publish({ site, state, refused, editions, ask }: SiteViewProps) {
  const { items, edition } = site;
  const { drafted, unknown } = useMemo(() => draftedItems(items, state), [items, state]);
  const waiting = editions.answer.value?.waiting ?? [];
  const dueOf = dueTimes(waiting);
  const dueAt = ({ fields }: DraftedItem) => fields.flatMap(({ text }) => dueOf(text.draft) ?? [])[0];
  const { isChosen, isNew, choose } = useChosenItems(drafted, (item) => dueAt(item) !== undefined);
  const [note, setNote] = useState('');
  const [when, setWhen] = useState(NOW);
  const [whenError, setWhenError] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [done, setDone] = useState<ReleaseAnswer | null>(null);
  const { isPublishing, release } = useRelease();
  const line = useConnectionStatus().state;
  const told = useRef<HTMLDivElement>(null);
  const confirmed = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (refusal) told.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  useEffect(() => {
    if (!done) return;
    confirmed.current?.focus({ preventScroll: true });
    confirmed.current?.scrollIntoView({ block: 'center' });
  }, [done]);
  const chosen = drafted.filter(isChosen);
  const open = drafted.filter(({ isWaiting }) => !isWaiting);
  const count = chosen.reduce((sum, { fields }) => sum + fields.length, 0);
  const older = chosen.reduce((sum, item) => sum + item.older.length, 0);

  async function publish(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPublishing || line === 'no signal') return;
    const moment = chosenMoment(when);
    setWhenError('error' in moment ? moment.error : '');
    setDone(null);
    setRefusal(null);
    if ('error' in moment) return;
    if (count === 0) {
      setRefusal({ message: say('Nothing is ticked.'), faults: {} });
      return;
    }
    const outcome = await release({
      parent: edition,
      drafts: chosen.flatMap(draftIds),
      note: note.trim(),
      ...moment,
    });
    if (!outcome) return;
    if ('refusal' in outcome) setRefusal(outcome.refusal);
    else {
      // Pressed once more, the button does not publish at once what waits for its time.
      choose(chosen, false);
      setDone(outcome.answer);
      setNote('');
      setWhen(NOW);
    }
    await Promise.all([ask(), editions.answer.ask()]);
  }

  const shownKeys = new Set(drafted.flatMap(({ fields }) => fields.map(({ key }) => key)));
  return (
    <>
      <section className="office-block" aria-labelledby="site-publish">
        <h2 id="site-publish" ref={beginHere}>
          {say('Publish')}
        </h2>
        <p ref={confirmed} tabIndex={-1} role="status" className={done ? 'notice done' : undefined}>
          {done && <ReleaseDone answer={done} />}
        </p>
        {line !== 'in touch' && line !== 'asking' && (
          <p className="notice" role="status">
            {say(
              'Publishing needs a line to the office, and there is none now. You can go on drafting: drafts are kept on this device and sent later.',
            )}
          </p>
        )}
        {refused.length > 0 && (
          <p className="notice problem">
            {say('Some of your drafts were refused, and are not in this list. Decide about them first:')}{' '}
            {[...new Set(refused.map(({ mine }) => mine.item))].map((id) => (
              <Link key={id} to={itemUrl(id)} className="site-also">
                {items.find((item) => item.id === id)?.title ?? id}
              </Link>
            ))}
          </p>
        )}
        {unknown.length > 0 && (
          <p className="notice problem">
            {sayCount(
              unknown.length,
              '1 draft is of a newer version of this program. Reload the page to see it.',
              '{count} drafts are of a newer version of this program. Reload the page to see them.',
            )}
          </p>
        )}
        {drafted.length === 0 ? (
          <p className="prose">
            {say('Nothing is drafted. To change something, open it, write, and save it as a draft:')}{' '}
            <Link to={itemUrl()}>{say('Everything that can be changed')}</Link>
          </p>
        ) : (
          <form className="site-publish" onSubmit={(event) => void publish(event)} noValidate>
            {open.length > 1 && (
              <label className="site-tick">
                <input
                  type="checkbox"
                  checked={chosen.length === open.length}
                  ref={(box) => {
                    if (box) box.indeterminate = chosen.length > 0 && chosen.length < open.length;
                  }}
                  onChange={({ target }) => choose(open, target.checked)}
                />
                {say('Everything')}
              </label>
            )}
            <ul className="site-drafted-items">
              {drafted.map((item) => (
                <DraftedItemRow
                  key={item.item.id}
                  drafted={item}
                  isChosen={isChosen(item)}
                  isNew={isNew(item)}
                  dueAt={dueAt(item)}
                  faults={refusal?.faults ?? {}}
                  onChoose={(is) => choose([item], is)}
                />
              ))}
            </ul>
            <Field
              label={say('Note')}
              hint={say('For the history: why it is changed.')}
              optional
              maxLength={MAX_EDITION_NOTE}
              value={note}
              autoComplete="off"
              onChange={({ target }: { target: { value: string } }) => setNote(target.value)}
            />
            <PublishTimeFields value={when} error={whenError} onChange={setWhen} />
            <p>
              <span>
                {count === 0
                  ? say('Nothing is ticked.')
                  : sayCount(count, '1 change will be published.', '{count} changes will be published.')}
              </span>
              {older > 0 && (
                <strong className="site-also">
                  {sayCount(
                    older,
                    '1 translation of it is of the older text.',
                    '{count} translations of it are of the older text.',
                  )}
                </strong>
              )}
            </p>
            <p className="buttons">
              <Link
                className="button"
                to={siteViewUrl(
                  'preview',
                  chosen.length === drafted.length ? undefined : chosen.map(({ item }) => item.id),
                )}
              >
                {say('See the preview')}
              </Link>
              <button
                type="submit"
                className="button primary"
                aria-disabled={isPublishing || line === 'no signal' || count === 0}
                aria-busy={isPublishing}
              >
                {isPublishing
                  ? say('Publishing …')
                  : when.isLater
                    ? say('Publish at this time')
                    : say('Publish now')}
              </button>
            </p>
            <p role="status">
              {isPublishing && say('The pages are being drawn. This can take half a minute …')}
            </p>
          </form>
        )}
        <div ref={told}>
          {refusal && (
            <div className="notice problem" role="alert">
              <p>{refusal.message}</p>
              <OtherFaults faults={refusal.faults} shown={shownKeys} items={items} />
            </div>
          )}
        </div>
      </section>
      <WaitingReleases
        waiting={waiting}
        items={items}
        published={state.published}
        onChange={() => void editions.answer.ask()}
      />
    </>
  );
}
