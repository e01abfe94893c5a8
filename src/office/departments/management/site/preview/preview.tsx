/** Management → Site → Preview: the pages as they will be, at three widths, with what has changed marked. */
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { endpoints } from '../../../../../contract/protocol/endpoints.ts';
import { useConnectionStatus } from '../../../../../device/office/connection/page.ts';
import { editionStrings, type PreviewAnswer } from '../../../../../kinds/calls/site-editions.ts';
import { Field } from '../../../../../ui/field/field.tsx';
import { Link } from '../../../../../words/link.tsx';
import { say, sayCount, sayKnown } from '../../../../../words/say.ts';
import { itemUrl, siteViewUrl } from '../../item-url.ts';
import { askToDraw } from '../ask-to-draw.ts';
import { beginHere } from '../begin-here.ts';
import { ChangeText } from '../changes/change-text.tsx';
import { languageNames } from '../language-names.ts';
import { draftedItems } from '../publish/drafted-items.ts';
import type { SiteViewProps } from '../site-view.ts';
import { pageChoices } from './page-choices.ts';
import type { FoundChanges } from './page-frame.tsx';
import { PageFrames, type Screen } from './page-frames.tsx';
import { previewUrl, readCurrentPage } from './read-current-page.ts';
import './preview.css';

export function Preview({ site: { items, edition }, state }: SiteViewProps) {
  const { drafted } = useMemo(() => draftedItems(items, state), [items, state]);
  const wanted = useWantedItems();
  const shown = drafted.filter(({ item }) => wanted?.includes(item.id) ?? true);
  const isEmpty = shown.every(({ isWaiting }) => isWaiting);
  const { drawn, problem, draw } = useDrawnSite(wanted, !isEmpty);
  const waiting = shown.filter(({ isWaiting }) => isWaiting);
  const again = (
    <button type="button" className="button" onClick={() => void draw()}>
      {say('Open the preview anew')}
    </button>
  );
  const groups = pageChoices(
    drawn?.changed ?? [],
    items,
    shown.map(({ item }) => item),
  );
  return (
    <section className="office-block" aria-labelledby="site-preview">
      <h2 id="site-preview" ref={beginHere}>
        {say('Preview')}
      </h2>
      <p className="office-note">
        {wanted
          ? say('With the drafts of: {names}.', { names: shown.map(({ item }) => item.title).join(', ') })
          : say('With everything that is drafted. Visitors do not see it before you publish.')}
      </p>
      {waiting.length > 0 && (
        <p className="notice">
          {say('Not sent to the office yet, so not in the preview: {names}.', {
            names: waiting.map(({ item }) => item.title).join(', '),
          })}
        </p>
      )}
      {isEmpty ? (
        <p className="prose">
          {say('Nothing is drafted. To change something, open it, write, and save it as a draft:')}{' '}
          <Link to={itemUrl()}>{say('Everything that can be changed')}</Link>
        </p>
      ) : problem ? (
        <div className="notice problem" role="alert">
          <p>{problem}</p>
          <p>{again}</p>
        </div>
      ) : !drawn ? (
        <p role="status">{say('The pages are being drawn. This can take half a minute …')}</p>
      ) : groups.length === 0 ? (
        <p className="prose">
          {say('No page differs from what visitors see now.')}{' '}
          <Link to={itemUrl()}>{say('Everything that can be changed')}</Link>
        </p>
      ) : (
        <DrawnPages
          key={drawn.version}
          drawn={drawn}
          groups={groups}
          items={wanted}
          edition={edition}
          again={again}
        />
      )}
      {!isEmpty && (
        <p>
          <Link className="button primary" to={siteViewUrl('publish')}>
            {say('Go on to publishing')}
          </Link>
        </p>
      )}
    </section>
  );
}

/** Ids of the items that the address names; undefined for all. */
function useWantedItems(): readonly string[] | undefined {
  const { search } = useLocation();
  return useMemo(() => {
    const named = new URLSearchParams(search).get('items');
    return named ? named.split(',') : undefined;
  }, [search]);
}

/** Lets the server draw the site with drafts. */
function useDrawnSite(items: readonly string[] | undefined, isWanted: boolean) {
  const [drawn, setDrawn] = useState<PreviewAnswer | null>(null);
  const [problem, setProblem] = useState('');
  const asked = useRef(0);
  const draw = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    setDrawn(null);
    setProblem('');
    const body = items ? { items } : {};
    const answer = await askToDraw<PreviewAnswer>(endpoints.sitePreview, body);
    if (question !== asked.current) return;
    if (answer.ok) setDrawn(answer.value);
    else setProblem(sayKnown(answer.problem.message));
  }, [items]);
  useEffect(() => {
    if (isWanted) void draw();
  }, [draw, isWanted]);
  const hasSignal = useConnectionStatus().state !== 'no signal';
  const hasFailed = useRef(false);
  hasFailed.current = problem !== '';
  useEffect(() => {
    if (hasSignal && hasFailed.current) void draw();
  }, [draw, hasSignal]);
  return { drawn, problem, draw };
}

/** Most pages that are turned over to find one that has changed where it is seen. */
const MOST_TURNED = 5;

/** True for a page that differs in what nobody sees, such as what its search is given. */
const isUnchanged = (found: FoundChanges | null) =>
  found !== null &&
  found.marked === 0 &&
  found.head.before.title === found.head.after.title &&
  found.head.before.description === found.head.after.description;

interface DrawnPagesProps {
  drawn: PreviewAnswer;
  groups: ReturnType<typeof pageChoices>;
  items: readonly string[] | undefined;
  /** Number of the one that is published. */
  edition: number;
  again: ReactNode;
}

function DrawnPages({ drawn: { version, changed }, groups, items, edition, again }: DrawnPagesProps) {
  const first = groups[0]?.pages ?? [];
  const [page, setPage] = useState(first[0]?.address ?? '/');
  /** Pages that were turned over, because nothing is marked on them; none once somebody chose one. */
  const [turned, setTurned] = useState<number | null>(0);
  const [isGone, setGone] = useState(false);
  const [found, setFound] = useState<FoundChanges | null>();
  const [screen, setScreen] = useState<Screen | 'all'>('all');
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  const current = useMemo(() => readCurrentPage(page, edition), [page, edition]);
  const follow = (address: string) => {
    const { pathname } = new URL(address, new URL(page, location.origin));
    if (changed.includes(pathname)) choose(pathname);
  };
  function choose(next: string): void {
    setTurned(null);
    setFound(undefined);
    setPage(next);
  }
  function showFound(now: FoundChanges | null): void {
    const next = turned === null ? undefined : first[turned + 1]?.address;
    if (turned === null || !isUnchanged(now) || turned === MOST_TURNED || next === undefined) {
      setTurned(null);
      setFound(now);
      return;
    }
    setTurned(turned + 1);
    setPage(next);
  }
  if (isGone) {
    return (
      <div className="notice problem" role="alert">
        <p>{sayKnown(editionStrings.noPreview)}</p>
        <p>{again}</p>
      </div>
    );
  }
  return (
    <>
      <Field
        label={sayCount(count, 'Page (1 has changed)', 'Page ({count} have changed)')}
        className="site-page"
        value={page}
        onChange={({ target }: { target: { value: string } }) => choose(target.value)}
      >
        {groups.map(({ language, pages }) => (
          <optgroup key={language} label={languageNames[language]}>
            {pages.map(({ address, label }) => (
              <option key={address} value={address}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </Field>
      <Found found={found} />
      <PageFrames
        key={page}
        chosen={screen}
        onChoose={setScreen}
        src={previewUrl(version, page, items)}
        current={current}
        onFound={showFound}
        onMissing={() => setGone(true)}
        onFollow={follow}
      />
    </>
  );
}

/** What the frames found, in words. */
function Found({ found }: { found: FoundChanges | null | undefined }) {
  if (found === undefined) return <p role="status">{say('One moment …')}</p>;
  if (found === null) {
    return (
      <p role="status">
        {say('What has changed cannot be marked, because the present page could not be read.')}
      </p>
    );
  }
  const { before, after } = found.head;
  return (
    <>
      <p role="status">
        <span>
          {found.marked === 0
            ? say('Nothing that is seen on this page has changed. Choose another one.')
            : sayCount(found.marked, '1 place is marked.', '{count} places are marked.')}
        </span>{' '}
        <span>
          {found.closed > 0 &&
            sayCount(
              found.closed,
              '1 more is in a menu that is closed here.',
              '{count} more are in menus that are closed here.',
            )}
        </span>
      </p>
      {before.title !== after.title && (
        <div>
          <h3>{say('Title for search engines')}</h3>
          <ChangeText before={before.title} after={after.title} language="en" />
        </div>
      )}
      {before.description !== after.description && (
        <div>
          <h3>{say('Description for search engines')}</h3>
          <ChangeText before={before.description} after={after.description} language="en" />
        </div>
      )}
    </>
  );
}
