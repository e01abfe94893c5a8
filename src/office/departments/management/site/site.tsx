/** Management → Site: the list of what can be changed, or the form of the item that the address names. */
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useSiteDrafts } from '../../../../device/records/index.ts';
import { draftKey } from '../../../../kinds/site-draft/schema.ts';
import { say } from '../../../../words/say.ts';
import { AnswerState } from '../../../features/dashboard/answer-state.tsx';
import { ItemForm } from './item-form.tsx';
import { ItemList } from './item-list.tsx';
import { PublishBar } from './publish-bar.tsx';
import { useSiteItems } from './use-site-items.ts';
import './site.css';

export default function Site() {
  const { answer, site } = useSiteItems();
  const drafted = useSiteDrafts();
  const { search } = useLocation();
  const wanted = new URLSearchParams(search).get('item');
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
  if (!site || !state || !drafted) {
    return (
      <AnswerState answer={answer} what={say('The site')}>
        {null}
      </AnswerState>
    );
  }
  const item = site.items.find(({ id }) => id === wanted);
  return (
    <>
      <PublishBar drafts={drafted.drafts} />
      {item ? (
        <ItemForm key={item.id} item={item} state={state} refused={drafted.refused} />
      ) : (
        <ItemList items={site.items} drafts={drafted.drafts} />
      )}
    </>
  );
}
