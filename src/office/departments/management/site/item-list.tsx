/** Everything of the site that can be changed, with what is drafted, by whom and when. */
import { useContext, useDeferredValue, useMemo, useState } from 'react';
import type { FieldKind, ListedItem } from '../../../../content/editable/field.ts';
import { foldText } from '../../../../contract/values/fold-text.ts';
import type { ShownDraft } from '../../../../device/records/index.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { Link } from '../../../../words/link.tsx';
import { say, sayCount } from '../../../../words/say.ts';
import { type PlainColumn, PlainTable } from '../../../features/dashboard/plain-table.tsx';
import { OfficeMoment } from '../../../time/office-moment.tsx';
import { itemUrl } from '../item-url.ts';
import { PageTitles } from './changes/value-in-words.ts';
import { type ItemSummary, summaryOf } from './item-summary.ts';
import { isPhotographItem, photographOf } from './photograph/photograph-item.ts';
import { languagesOf, presentText, type SiteState } from './present-text.ts';

interface ItemListProps {
  items: readonly ListedItem[];
  state: SiteState;
}

export function ItemList({ items, state }: ItemListProps) {
  const { drafts } = state;
  const titles = useContext(PageTitles);
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState('all');
  const wanted = useDeferredValue(typed);
  const found = useMemo(
    () => items.map((item) => [item, searchText(item, state), foldText(item.title)] as const),
    [items, state],
  );
  const byItem = useMemo(() => draftsByItem(drafts), [drafts]);
  const words = foldText(wanted).split(/\s+/).filter(Boolean);
  const rows = found.flatMap(([item, text, title]) => {
    const own = byItem.get(item.id) ?? [];
    const fits = words.every((word) => text.includes(word)) && (shown === 'all' || own.length > 0);
    const isCalled = words.every((word) => title.includes(word));
    return fits ? [{ item, own, isCalled, summary: summaryOf(item, state, titles) }] : [];
  });
  // An item that is called so stands before those that say it.
  rows.sort((one, other) => Number(other.isCalled) - Number(one.isCalled));
  const texts = rows.filter(({ item }) => !isPhotographItem(item));
  const photographs = rows.filter(({ item }) => isPhotographItem(item));
  return (
    <section className="office-block" aria-labelledby="site-items">
      <h2 id="site-items">{say('What the site says')}</h2>
      <div className="form">
        <Field
          label={say('Search')}
          type="search"
          hint={say('A page, a place, or words that stand there.')}
          value={typed}
          onChange={({ target }: { target: { value: string } }) => setTyped(target.value)}
        />
        <Field
          label={say('Show')}
          value={shown}
          onChange={({ target }: { target: { value: string } }) => setShown(target.value)}
        >
          <option value="all">{say('Everything')}</option>
          <option value="drafted">{say('Only what is drafted')}</option>
        </Field>
      </div>
      <p role="status" className="label">
        {sayCount(rows.length, '1 found', '{count} found')}
      </p>
      {(texts.length > 0 || photographs.length === 0) && (
        <PlainTable
          caption={say('What the site says')}
          many
          rows={texts}
          keyOf={({ item }) => item.id}
          columns={[...columnsOf.item(), ...columnsOf.drafts()]}
        />
      )}
      {photographs.length > 0 && (
        <>
          <h3>{say('Photographs')}</h3>
          <PlainTable
            caption={say('Photographs')}
            many
            rows={photographs}
            keyOf={({ item }) => item.id}
            columns={[
              ...columnsOf.item(),
              { label: say('Picture'), cell: ({ item }) => pictureWords(photographOf(item, state)) },
              ...columnsOf.drafts(),
            ]}
          />
        </>
      )}
    </section>
  );
}

interface ItemRow {
  item: ListedItem;
  summary: ItemSummary;
  /** The last one first. */
  own: readonly ShownDraft[];
}

const columnsOf = {
  item: (): PlainColumn<ItemRow>[] => [
    {
      label: say('What'),
      cell: ({ item, summary: { text, when } }) => (
        <>
          <Link to={itemUrl(item.id)}>{item.title}</Link>
          {text && <span className="site-summary">{text}</span>}
          {when && <span className="site-summary">{when}</span>}
        </>
      ),
    },
    { label: say('Pages'), cell: ({ summary: { pages } }) => pages },
  ],
  drafts: (): PlainColumn<ItemRow>[] => [
    { label: say('Drafts'), cell: ({ own }) => (own.length === 0 ? '' : String(own.length)) },
    { label: say('Drafted by'), cell: ({ own: [last] }) => last?.by.name ?? '' },
    { label: say('Drafted'), cell: ({ own: [last] }) => (last ? <OfficeMoment at={last.at} /> : '') },
  ],
};

function pictureWords(picture: ReturnType<typeof photographOf>): string {
  if (picture === 'published') return say('On the site');
  return picture === 'drafted' ? say('Drafted') : '–';
}

/** Words by which people look for a kind of field, besides its label. */
const KIND_WORDS: Partial<Readonly<Record<FieldKind, string>>> = {
  phones: 'telephone phone number mobile',
  whatsapp: 'telephone phone number mobile',
  email: 'mail',
  price: 'cost rate dollars',
  photograph: 'photo picture image',
};

/** What is published and what is drafted in each language: nobody searches for words that are gone. */
function searchText(item: ListedItem, state: SiteState): string {
  const texts = item.fields.flatMap((field) => [
    field.label,
    KIND_WORDS[field.kind] ?? '',
    ...languagesOf(field).flatMap((language) => {
      const { text, published, draft } = presentText(item, field, language, state);
      return draft ? [text, published] : [text];
    }),
  ]);
  return foldText([item.title, ...item.pages, ...texts].join(' '));
}

/** Drafts by item, the last one first. */
function draftsByItem(drafts: ReadonlyMap<string, ShownDraft>): ReadonlyMap<string, ShownDraft[]> {
  const byItem = new Map<string, ShownDraft[]>();
  for (const draft of drafts.values()) {
    if (draft.value === null) continue;
    byItem.set(draft.item, [...(byItem.get(draft.item) ?? []), draft]);
  }
  for (const own of byItem.values()) own.sort((one, other) => (one.at < other.at ? 1 : -1));
  return byItem;
}
