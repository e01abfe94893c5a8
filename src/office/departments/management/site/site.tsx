/** Management → Site: the list of what can be changed, the form of the item that the address names, or a view of all drafts. */
import { type ComponentType, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type SiteDrafts, useSiteDrafts } from '../../../../device/records/index.ts';
import { draftKey } from '../../../../kinds/site-draft/schema.ts';
import { say } from '../../../../words/say.ts';
import { AnswerState } from '../../../features/dashboard/answer-state.tsx';
import type { SiteView } from '../item-url.ts';
import { PageTitles } from './changes/value-in-words.ts';
import { pageGroups } from './form/page-groups.ts';
import { History } from './history/history.tsx';
import { ItemForm } from './item-form.tsx';
import { ItemList } from './item-list.tsx';
import { LeftOut } from './left-out.tsx';
import { Preview } from './preview/preview.tsx';
import { Publish } from './publish/publish.tsx';
import { PublishBar } from './publish-bar.tsx';
import type { SiteViewProps } from './site-view.ts';
import { useEditions } from './use-editions.ts';
import { useSiteItems } from './use-site-items.ts';
import './site.css';

const views: Readonly<Record<SiteView, ComponentType<SiteViewProps>>> = {
  publish: Publish,
  history: History,
  preview: Preview,
};

export default function Site() {
  const { answer, site } = useSiteItems();
  const drafted = useSiteDrafts();
  const editions = useEditions();
  const { search } = useLocation();
  const address = new URLSearchParams(search);
  const wanted = address.get('item');
  const view = address.get('view');
  const drafts = drafted?.drafts;
  const published = site?.published;
  const state = useMemo(
    () =>
      drafts &&
      published && {
        drafts,
        published: new Map(published.map((override) => [draftKey(override), override])),
      },
    [drafts, published],
  );
  const pages = useMemo(() => pageGroups(site?.items ?? []), [site?.items]);
  const titles = useMemo(
    () => new Map(pages.flatMap((group) => group.pages.map(({ address, title }) => [address, title]))),
    [pages],
  );
  // A draft that is over may have been published, by a colleague too: then what the site says now is another.
  useAskOnChange(drafts && endedDrafts(drafts), answer.ask);
  // A view of the editions shows what the server has when it is opened.
  useAskOnChange(view, editions.answer.ask);
  if (!site || !state || !drafted) {
    return (
      <AnswerState answer={answer} what={say('The site')}>
        {null}
      </AnswerState>
    );
  }
  const item = site.items.find(({ id }) => id === wanted);
  const View = view !== null && Object.hasOwn(views, view) ? views[view as SiteView] : undefined;
  const shown = { site, state, refused: drafted.refused, editions, ask: answer.ask };
  return (
    <PageTitles value={titles}>
      <PublishBar
        drafts={drafted.drafts}
        waiting={editions.answer.value?.waiting ?? []}
        view={View ? (view as SiteView) : null}
        isForm={item !== undefined}
      />
      <LeftOut faults={site.refused} items={site.items} />
      {View ? (
        <View {...shown} />
      ) : item ? (
        <ItemForm
          key={item.id}
          item={item}
          items={site.items}
          state={state}
          refused={drafted.refused}
          pages={pages}
          first={address.get('field')}
        />
      ) : (
        <ItemList items={site.items} state={state} />
      )}
    </PageTitles>
  );
}

/** Asks again when a value becomes another one; undefined is not known yet. */
function useAskOnChange(value: string | null | undefined, ask: () => Promise<void>): void {
  const last = useRef(value);
  useEffect(() => {
    if (value === undefined) return;
    if (last.current !== undefined && last.current !== value) void ask();
    last.current = value;
  }, [value, ask]);
}

/** Ids of the drafts that are over. */
const endedDrafts = (drafts: SiteDrafts['drafts']): string =>
  [...drafts.values()].flatMap(({ id, value }) => (value === null ? id : [])).join();
