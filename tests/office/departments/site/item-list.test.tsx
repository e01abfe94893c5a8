// @vitest-environment happy-dom
/** The list of what can be changed: it is searched by what stands on the site now, and by what is drafted. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ListedItem } from '../../../../src/content/editable/field.ts';
import type { FieldOverride } from '../../../../src/content/editable/overrides.ts';
import type { ShownDraft } from '../../../../src/device/records/index.ts';
import { draftKey } from '../../../../src/kinds/site-draft/schema.ts';
import { ItemList } from '../../../../src/office/departments/management/site/item-list.tsx';

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);
beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const items: readonly ListedItem[] = [
  {
    id: 'company',
    title: 'Contacts',
    pages: [],
    isEverywhere: true,
    values: [],
    fields: [
      { path: 'email', label: 'E-mail', kind: 'email', value: 'built@example.com' },
      { path: 'phones', label: 'Phones', kind: 'phones', value: [] },
    ],
  },
  {
    id: 'place/serengeti',
    title: 'Serengeti',
    pages: ['/wildlife/serengeti'],
    values: [],
    fields: [
      {
        path: 'title',
        label: 'Title',
        kind: 'line',
        isTranslated: true,
        value: 'Grass',
        de: 'Gras',
        fr: 'Herbe',
      },
    ],
  },
];
const published: FieldOverride[] = [
  { item: 'company', field: 'email', language: 'en', value: 'published@example.com' },
  { item: 'place/serengeti', field: 'title', language: 'de', value: 'Weites Land' },
];
const draft: ShownDraft = {
  id: v7(),
  item: 'company',
  field: 'email',
  language: 'en',
  value: 'drafted@example.com',
  by: { id: v7(), name: 'Asha' },
  at: '2026-11-29T12:00:00.000Z',
};

async function found(words: string): Promise<string[]> {
  const input = place.querySelector('input') as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return [...place.querySelectorAll('tbody a')].map(({ textContent }) => textContent ?? '');
}

it('is searched by what is published and drafted in every language, and not by words that are gone', async () => {
  const state = {
    drafts: new Map([[draftKey(draft), draft]]),
    published: new Map(published.map((one) => [draftKey(one), one])),
  };
  await act(async () =>
    root.render(
      <MemoryRouter>
        <ItemList items={items} state={state} />
      </MemoryRouter>,
    ),
  );
  expect(await found('published@')).toEqual(['Contacts']);
  expect(await found('drafted@')).toEqual(['Contacts']);
  expect(await found('built@')).toEqual([]);
  expect(await found('weites land')).toEqual(['Serengeti']);
  expect(await found('herbe')).toEqual(['Serengeti']);
  expect(await found('gras')).toEqual(['Serengeti']);
  expect(await found('telephone number')).toEqual(['Contacts']);
});
