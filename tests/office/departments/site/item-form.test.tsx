// @vitest-environment happy-dom
/** The form of an item of the site: what is changed becomes drafts, and nothing else. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ListedItem } from '../../../../src/content/editable/field.ts';
import { editableItems, findItem } from '../../../../src/content/editable/items.ts';
import { beaches, moreBeaches } from '../../../../src/content/places/list.ts';
import type { RefusedDraft, ShownDraft } from '../../../../src/device/records/index.ts';
import { draftKey, type SiteDraftChange } from '../../../../src/kinds/site-draft/schema.ts';
import { pageGroups } from '../../../../src/office/departments/management/site/form/page-groups.ts';
import { ItemForm } from '../../../../src/office/departments/management/site/item-form.tsx';
import { OfficeDialogs } from '../../../../src/office/shell/frame/dialogs.tsx';

let saved: SiteDraftChange[] = [];
let settled: string[] = [];
vi.mock('../../../../src/device/records/index.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  staffActions: () => ({
    saveDrafts: async (changes: SiteDraftChange[]) => {
      saved.push(...changes);
      return null;
    },
    settleDraft: async (entry: string) => {
      settled.push(entry);
      return null;
    },
  }),
}));

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);
beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(() => {
  saved = [];
  settled = [];
});
afterAll(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

async function open(id: string, drafts: ShownDraft[] = [], refused: RefusedDraft[] = []) {
  const item = findItem(id);
  if (!item) throw new Error(`No ${id}`);
  const state = { drafts: new Map(drafts.map((draft) => [draftKey(draft), draft])), published: new Map() };
  await act(async () =>
    root.render(
      <MemoryRouter>
        <OfficeDialogs>
          <ItemForm
            key={id}
            item={item}
            items={editableItems as ListedItem[]}
            state={state}
            refused={refused}
          />
        </OfficeDialogs>
      </MemoryRouter>,
    ),
  );
}

type Input = HTMLInputElement & HTMLTextAreaElement;
function input(label: string): Input {
  const found = [...place.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.startsWith(label),
  );
  return document.getElementById(found?.htmlFor ?? '') as Input;
}
async function type(label: string, text: string) {
  const target = input(label);
  const kind = target.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(target, text);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const save = () =>
  act(async () => {
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

const phones = (id: string, value: { printed: string; dialled: string }[]): ShownDraft => ({
  id,
  item: 'company',
  field: 'phones',
  language: 'en',
  value,
  by: { id: v7(), name: 'Juma' },
  at: '2026-11-29T12:00:00.000Z',
});

it('drafts what was changed, and says what is wrong beside its field', async () => {
  await open('company');
  await type('Phones', '0712 345 678');
  await save();
  expect(saved).toEqual([]);
  expect(place.querySelector('.error')?.textContent).toMatch(/country’s code/);
  await type('Phones', '+255 712 345 678\n+255 27 250 0000');
  await save();
  expect(saved).toEqual([
    {
      item: 'company',
      field: 'phones',
      language: 'en',
      value: [
        { printed: '+255 712 345 678', dialled: '+255712345678' },
        { printed: '+255 27 250 0000', dialled: '+255272500000' },
      ],
      seen: null,
    },
  ]);
});

it('names the English text that a translation is made of', async () => {
  await open('place/serengeti');
  await type('What is special, English', 'A plain without an end.');
  await type('What is special, German', 'Eine Ebene ohne Ende.');
  await save();
  expect(saved).toMatchObject([
    { field: 'uniqueness', language: 'en', value: 'A plain without an end.' },
    {
      field: 'uniqueness',
      language: 'de',
      value: 'Eine Ebene ohne Ende.',
      source: 'A plain without an end.',
    },
  ]);
});

it('shows who drafted a field, and what the site says', async () => {
  const draft = phones(v7(), [{ printed: '+255 712 345 678', dialled: '+255712345678' }]);
  await open('company', [draft]);
  expect(input('Phones').value).toBe('+255 712 345 678');
  expect(place.textContent).toContain('Drafted by Juma');
  const [back] = [...place.querySelectorAll('button')].filter(({ textContent }) =>
    textContent?.startsWith('Take back'),
  );
  await act(async () => back?.click());
  expect(saved).toEqual([{ item: 'company', field: 'phones', language: 'en', value: null, seen: draft.id }]);
});

it('follows the draft of a colleague, but not over what was typed: then both differ, and the office is told', async () => {
  const [first, second] = [v7(), v7()];
  const number = (digits: string) => [{ printed: `+255 ${digits}`, dialled: `+255${digits}` }];
  await open('company', [phones(first, number('712345678'))]);
  await open('company', [phones(second, number('712345679'))]);
  expect(input('Phones').value).toBe('+255 712345679');
  await type('Phones', '+255 712345670');
  await open('company', [phones(v7(), number('712345671'))]);
  expect(input('Phones').value).toBe('+255 712345670');
  await save();
  expect(saved).toMatchObject([{ value: number('712345670'), seen: second }]);
});

/** Maua drafted first: what was typed here came too late. */
function tooLate(mine: string) {
  const theirs = { ...draftOf('uniqueness', 'Text of Maua.'), by: { id: v7(), name: 'Maua' } };
  const { by: _by, at: _at, id: _id, ...change } = draftOf('uniqueness', mine);
  const refusal: RefusedDraft = {
    entryId: v7(),
    mine: { ...change, seen: null },
    message: 'This record was changed by somebody else in the meantime.',
    theirs,
  };
  return { theirs, refusal };
}
const draftOf = (field: string, value: string): ShownDraft => ({
  id: v7(),
  item: 'place/serengeti',
  field,
  language: 'en',
  value,
  by: { id: v7(), name: 'Juma' },
  at: '2026-11-29T12:00:00.000Z',
});
const press = (name: RegExp) =>
  act(async () => {
    [...place.querySelectorAll('button')].find(({ textContent }) => name.test(textContent ?? ''))?.click();
  });
const status = () => place.querySelector('.site-save [role=status]')?.textContent ?? '';

it('keeps a text that a colleague was quicker with in its field, and theirs beside it', async () => {
  const { theirs, refusal } = tooLate('Mine.');
  await open('place/serengeti', [theirs], [refusal]);
  expect(input('What is special, English').value).toBe('Mine.');
  const field = input('What is special, English').closest('.field')?.parentElement;
  expect(field?.textContent).toMatch(/Not saved: Maua changed this .*Text of Maua\./);
  expect(status()).toBe('1 text was not saved: Maua has changed it meanwhile.');
  await save();
  expect(saved).toEqual([]);
  expect(status()).toContain('1 text was not saved');
  await press(/^Show it$/);
  expect(document.activeElement).toBe(input('What is special, English'));
  await press(/^Keep mine/);
  expect(saved).toMatchObject([{ field: 'uniqueness', value: 'Mine.', seen: theirs.id }]);
  expect(settled).toEqual([refusal.entryId]);
});

it('saves what two people wrote as one of them joined it', async () => {
  const { theirs, refusal } = tooLate('Mine, first.');
  await open('place/serengeti', [theirs], [refusal]);
  await type('What is special, English', 'Mine, and Text of Maua.');
  await save();
  expect(saved).toMatchObject([{ field: 'uniqueness', value: 'Mine, and Text of Maua.', seen: theirs.id }]);
  expect(settled).toEqual([refusal.entryId]);
});

it('takes the text of a colleague in place of what was typed', async () => {
  const { theirs, refusal } = tooLate('Mine, once more.');
  await open('place/serengeti', [theirs], [refusal]);
  await type('What is special, English', 'Mine, for the last time.');
  await press(/^Take theirs/);
  expect(saved).toEqual([]);
  expect(settled).toEqual([refusal.entryId]);
  await open('place/serengeti', [theirs]);
  expect(input('What is special, English').value).toBe('Text of Maua.');
});

it('says at its field that a notice would end before it begins, and drafts nothing', async () => {
  await open('notice/2');
  await type('From', '2099-05-31');
  await type('Until', '2098-12-01');
  await save();
  expect(saved).toEqual([]);
  const { parentElement } = input('Until');
  expect(parentElement?.textContent).toContain('The notice ends before it begins.');
  await type('Until', '2099-06-30');
  await save();
  expect(saved).toMatchObject([{ value: '2099-05-30T21:00:00.000Z' }, { value: '2099-06-30T20:59:00.000Z' }]);
});

it('keeps a time that has no day from being left out, and a notice from being over before it is shown', async () => {
  await open('notice/3');
  await type('Until', '2020-06-30');
  await save();
  expect(place.querySelector('.error')?.textContent).toBe('This time is over: nobody would see the notice.');
  await type('Until', '');
  const time = place.querySelector<HTMLInputElement>('[aria-label="Until: time"]') as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(time, '18:00');
    time.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await save();
  expect(place.textContent).toContain('Until must be a day and a time');
  expect(place.textContent).toContain('Not saved: something above is wrong.');
  expect(saved).toEqual([]);
});

it('shows what was saved as the site writes it, and takes the next change of it', async () => {
  await open('figures/midBudget');
  await type('Price', '2100');
  await save();
  expect(saved).toMatchObject([{ value: '$2,100' }]);
  expect(input('Price').value).toBe('$2,100');
});

it('takes no season whose months nobody can tell', async () => {
  await open('figures/adventureNorth');
  await type('Season, English', 'Octember to May');
  await save();
  expect(saved).toEqual([]);
  expect(place.textContent).toContain('Write months in full');
  await type('Season, English', 'June to October');
  await save();
  expect(saved).toHaveLength(1);
});

it('says at its field what a translation leaves out of the values that the English text says', async () => {
  await open('package/luxuryTravel');
  const { fields } = findItem('package/luxuryTravel') ?? { fields: [] };
  const field = fields.find(
    ({ value, locked, kind, least }) => !locked && !least && kind === 'text' && /\{\w+\}/.test(String(value)),
  );
  await type(
    `${field?.label}, German`,
    'Ohne die Namen der Werte, die der englische Text nennt, mit genug Zeichen.',
  );
  await save();
  expect(saved).toEqual([]);
  expect(place.querySelector('.error')?.textContent).toMatch(/The English text says \{/);
});

it('names other texts of a package that still say its old season, days or price', async () => {
  await open('figures/luxuryTravel');
  const hints = () => [...place.querySelectorAll('.site-other-texts a')].map((link) => link.textContent);
  expect(hints()).toEqual([]);
  await type('Season, English', 'June to October');
  expect(hints()).toContain('Northern Circuit Luxury Safari: The year in words');
  expect(hints()).toContain('Northern Circuit Luxury Safari: Description for search results');
  await save();
  expect(saved).toMatchObject([{ field: 'availability', value: 'June to October' }]);
  await type('Season, English', 'All year');
  expect(hints()).toEqual([]);
});

it('begins at its heading, by keyboard too', async () => {
  await open('terms');
  expect(document.activeElement?.textContent).toBe('Booking terms');
});

it('shows what is agreed with the reason, and no input for it', async () => {
  await open('place/mkomanzi-national-park');
  expect(place.textContent).toContain('Mkomazi National Park');
  expect(place.textContent).toContain('Cannot be changed here.');
  expect(input('Title, English')).toBeNull();
});

it('chooses pages of a notice by their titles, and its time by the clocks of the office', async () => {
  const item = findItem('notice/1');
  if (!item) throw new Error('There are notices');
  const pages = pageGroups([...editableItems] as ListedItem[]);
  const addresses = pages.flatMap((group) => group.pages.map(({ address }) => address));
  expect(new Set(addresses).size).toBe(addresses.length);
  const titles = pages.flatMap((group) => group.pages.map(({ title }) => title));
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.filter((title) => /prices|Photograph|device/i.test(title))).toEqual([]);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <OfficeDialogs>
          <ItemForm
            key="notice"
            item={item}
            state={{ drafts: new Map(), published: new Map() }}
            refused={[]}
            pages={pages}
          />
        </OfficeDialogs>
      </MemoryRouter>,
    ),
  );
  const tick = async (label: string) =>
    act(async () =>
      [...place.querySelectorAll('label')]
        .find(({ textContent }) => textContent === label)
        ?.querySelector('input')
        ?.click(),
    );
  await type('Text, English', 'The road to the gate is closed.');
  await tick('On all pages');
  await save();
  expect(place.querySelector('.error')?.textContent).toBe('Tick at least one page.');
  await tick('Booking Terms');
  await tick('All of the coast and islands');
  await type('Until', '2099-12-20');
  await save();
  expect(saved).toMatchObject([
    { item: 'notice/1', field: 'text', value: 'The road to the gate is closed.' },
    {
      item: 'notice/1',
      field: 'pages',
      value: [
        '/terms',
        '/beachexperience',
        ...beaches.map(({ address }) => address),
        ...moreBeaches.map(({ address }) => address),
      ],
    },
    { item: 'notice/1', field: 'until', value: '2099-12-20T20:59:00.000Z' },
  ]);
});
