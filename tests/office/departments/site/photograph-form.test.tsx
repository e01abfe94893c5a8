// @vitest-environment happy-dom
/** The form of a place for a photograph: the point that stays in sight by keys and by a click, and the way back to the poster. */
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ListedItem } from '../../../../src/content/editable/field.ts';
import type { FieldOverride } from '../../../../src/content/editable/overrides.ts';
import { draftKey, type SiteDraftChange } from '../../../../src/kinds/site-draft/schema.ts';
import { ItemForm } from '../../../../src/office/departments/management/site/item-form.tsx';
import { ItemList } from '../../../../src/office/departments/management/site/item-list.tsx';
import { OfficeDialogs } from '../../../../src/office/shell/frame/dialogs.tsx';

let saved: SiteDraftChange[] = [];
vi.mock('../../../../src/device/records/index.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSitePhotographs: () => new Map(),
  staffActions: () => ({
    saveDrafts: async (changes: SiteDraftChange[]) => {
      saved.push(...changes);
      return null;
    },
  }),
}));

const PHOTO = v7();
const item: ListedItem = {
  id: 'photo/wildlife-serengeti',
  title: 'Photograph of Serengeti National Park',
  pages: ['/wildlife/Serengeti'],
  values: [],
  fields: [
    { path: 'picture', label: 'Photograph', kind: 'photograph', isOptional: true, value: '' },
    { path: 'alt', label: 'Description', kind: 'line', isOptional: true, isTranslated: true, value: '' },
    { path: 'focus', label: 'What stays in sight', kind: 'point', isOptional: true, value: '' },
  ],
};
const published = (fields: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(fields).map(([field, value]) => {
      const override: FieldOverride = { item: item.id, field, language: 'en', value };
      return [draftKey(override), override];
    }),
  );

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);
beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no signal')));
});
beforeEach(() => {
  saved = [];
});
afterAll(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const render = (content: ReactNode) =>
  act(async () =>
    root.render(
      <MemoryRouter>
        <OfficeDialogs>{content}</OfficeDialogs>
      </MemoryRouter>,
    ),
  );
const open = (fields: Readonly<Record<string, string>>) =>
  render(
    <ItemForm
      key={JSON.stringify(fields)}
      item={item}
      state={{ drafts: new Map(), published: published(fields) }}
      refused={[]}
    />,
  );
const press = (name: string) =>
  act(async () =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name))?.click(),
  );
const save = () =>
  act(async () => {
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
const marker = () => place.querySelector<HTMLElement>('[role="slider"]');
const key = (name: string, shiftKey = false) =>
  act(async () => {
    marker()?.dispatchEvent(new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true }));
  });

it('has no marker without a photograph, and says so', async () => {
  await open({});
  expect(marker()).toBeNull();
  expect(place.textContent).toContain('No photograph.');
  expect(place.textContent).toContain('Shown on: /wildlife/Serengeti');
});

it('moves the point by keys, and says where it is', async () => {
  await open({ picture: PHOTO });
  expect(place.querySelector<HTMLImageElement>('.site-photograph img')?.src).toContain(PHOTO);
  for (const [name, far] of [
    ['ArrowRight', true],
    ['ArrowRight', false],
    ['ArrowUp', true],
  ] as const)
    await key(name, far);
  expect(marker()?.getAttribute('aria-valuetext')).toBe('61 percent from the left, 40 percent from the top');
  await save();
  expect(saved).toMatchObject([{ field: 'focus', value: '61% 40%' }]);
});

it('moves it by a click on the picture, and leaves it to the site again', async () => {
  await open({ picture: PHOTO, focus: '10% 10%' });
  const picture = place.querySelector<HTMLElement>('.site-focus-picture');
  if (!picture) throw new Error('There is a picture to click on');
  picture.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200);
  await act(async () => {
    picture.dispatchEvent(new MouseEvent('click', { clientX: 400, clientY: 100, bubbles: true }));
  });
  expect(marker()?.style.left).toBe('75%');
  expect(marker()?.style.top).toBe('25%');
  await press('Let the site look for it');
  await save();
  expect(saved).toMatchObject([{ field: 'focus', value: '' }]);
});

it('takes the photograph away, so that the poster comes back', async () => {
  await open({ picture: PHOTO, alt: 'Lions' });
  await press('Remove the photograph');
  expect(place.textContent).toContain('No photograph.');
  await save();
  expect(saved).toEqual([{ item: item.id, field: 'picture', language: 'en', value: '', seen: null }]);
});

it('is listed apart from the texts, with what it has, and found by its page', async () => {
  const other = { ...item, id: 'photo/home', title: 'Photograph of the home page', pages: ['/'] };
  const text: ListedItem = { ...item, id: 'page/home', title: 'Home page', pages: ['/'], fields: [] };
  await render(
    <ItemList
      items={[text, item, other]}
      state={{ drafts: new Map(), published: published({ picture: PHOTO }) }}
    />,
  );
  const table = place.querySelector('[aria-label^="Photographs"]');
  expect(table?.textContent).toContain('On the site');
  expect(table?.textContent).not.toContain('Home page');
  expect(place.querySelectorAll('tbody tr')).toHaveLength(3);
  const search = place.querySelector<HTMLInputElement>('input[type=search]');
  await act(async () => {
    if (!search) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(search, 'serengeti');
    search.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(place.querySelectorAll('tbody tr')).toHaveLength(1);
});
