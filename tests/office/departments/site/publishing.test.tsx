// @vitest-environment happy-dom
/** Publishing drafts, and taking an edition back: what is sent, and what a person is told of each answer. */
import { act, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ListedItem } from '../../../../src/content/editable/field.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import type { OfficeAnswer } from '../../../../src/device/office/session/page.ts';
import type { ShownDraft } from '../../../../src/device/records/index.ts';
import {
  type Edition,
  type EditionsAnswer,
  editionStrings,
  type ReleaseBody,
  releaseSchema,
  type WaitingRelease,
} from '../../../../src/kinds/calls/site-editions.ts';
import { draftKey } from '../../../../src/kinds/site-draft/schema.ts';
import { History } from '../../../../src/office/departments/management/site/history/history.tsx';
import { LeftOut } from '../../../../src/office/departments/management/site/left-out.tsx';
import { Publish } from '../../../../src/office/departments/management/site/publish/publish.tsx';
import type { SiteViewProps } from '../../../../src/office/departments/management/site/site-view.ts';
import { useEditions } from '../../../../src/office/departments/management/site/use-editions.ts';
import { OfficeDialogs } from '../../../../src/office/shell/frame/dialogs.tsx';

interface Call {
  method: string;
  address: string;
  body: unknown;
}
let calls: Call[] = [];
let answers: ((call: Call) => Promise<OfficeAnswer<unknown>>) | null = null;
let line = 'in touch';
let history: EditionsAnswer;

vi.mock('../../../../src/device/office/session/page.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  callOffice: async (method: string, address: string, body?: unknown) => {
    if (method === 'GET') return { ok: true, value: history };
    calls.push({ method, address, body });
    return answers?.({ method, address, body });
  },
}));
vi.mock('../../../../src/device/office/connection/page.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useConnectionStatus: () => ({ state: line, heardAt: null }),
}));

let saved: unknown[] = [];
vi.mock('../../../../src/device/records/index.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  staffActions: () => ({
    saveDrafts: async (changes: unknown[]) => {
      saved.push(...changes);
      return null;
    },
  }),
}));

const place = document.body.appendChild(document.createElement('div'));
let root: Root;
beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Browsers tell of it once the press is over.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
    setTimeout(() => this.dispatchEvent(new Event('close')));
  });
});
beforeEach(() => {
  root = createRoot(place);
  calls = [];
  saved = [];
  answers = null;
  line = 'in touch';
  history = { current: 4, editions: [], hasMore: false, waiting: [] };
});
afterEach(() => act(() => root.unmount()));
afterAll(() => {
  place.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const items: readonly ListedItem[] = [
  {
    id: 'company',
    title: 'Contacts',
    pages: [],
    isEverywhere: true,
    values: [],
    fields: [{ path: 'email', label: 'E-mail', kind: 'email', value: 'info@example.com' }],
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
const draft = (part: Partial<ShownDraft> = {}): ShownDraft => ({
  id: v7(),
  item: 'company',
  field: 'email',
  language: 'en',
  value: 'desk@example.com',
  by: { id: v7(), name: 'Asha' },
  at: '2026-11-29T12:00:00.000Z',
  ...part,
});
const ofSerengeti = (part: Partial<ShownDraft> = {}) =>
  draft({ item: 'place/serengeti', field: 'title', value: 'Grass, far', ...part });

type Props = Omit<SiteViewProps, 'editions'>;
/** A view as the section shows it. */
function InSection({ view: View, ...props }: Props & { view: ComponentType<SiteViewProps> }) {
  return <View {...props} editions={useEditions()} />;
}
const propsOf = (drafts: readonly ShownDraft[], more: Partial<Props> = {}): Props => ({
  site: { items, published: [], edition: 4, refused: [] },
  state: { drafts: new Map(drafts.map((one) => [draftKey(one), one])), published: new Map() },
  refused: [],
  ask: async () => undefined,
  ...more,
});
const show = (view: ReactNode) =>
  act(async () =>
    root.render(
      <MemoryRouter>
        <OfficeDialogs>{view}</OfficeDialogs>
      </MemoryRouter>,
    ),
  );
const open = (drafts: readonly ShownDraft[], more?: Partial<Props>) =>
  show(<InSection view={Publish} {...propsOf(drafts, more)} />);

const button = (name: RegExp) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) =>
    name.test(textContent ?? ''),
  );
  if (!found) throw new Error(`No button ${name}`);
  return found;
};
const press = (name: RegExp) => act(async () => button(name).click());
const tick = (label: string) => {
  const found = [...place.querySelectorAll('label')].find(({ textContent }) => textContent?.includes(label));
  return found?.querySelector('input') as HTMLInputElement;
};
const said = () => place.textContent ?? '';
const type = (input: HTMLInputElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const fieldOf = (label: string) =>
  document.getElementById(
    [...place.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))?.htmlFor ??
      '',
  ) as HTMLInputElement;
const edition = (part: Partial<Edition> = {}): Edition => ({
  number: 5,
  at: '2026-11-30T08:00:00.000Z',
  by: { id: v7(), name: 'Asha' },
  note: '',
  changes: [],
  ...part,
});
const refused = (status: number, message: string, fields?: Record<string, string>) => async () =>
  ({ ok: false, status, problem: { message, ...(fields && { fields }) } }) as const;

it('says before and after in words, and sends what is ticked once, however often it is pressed', async () => {
  const [mine, theirs] = [draft(), ofSerengeti()];
  await open([mine, theirs]);
  expect(said()).toMatch(/Contacts.*E-mail.*Before\s*info@example\.com\s*After\s*desk@example\.com/);
  await act(async () => tick('Serengeti').click());
  expect(said()).toContain('1 change will be published.');
  let answer: (value: OfficeAnswer<unknown>) => void = () => undefined;
  answers = () => new Promise((resolve) => (answer = resolve));
  await press(/^Publish now$/);
  expect(button(/^Publishing …$/).getAttribute('aria-busy')).toBe('true');
  await press(/^Publishing …$/);
  expect(calls).toHaveLength(1);
  const body = releaseSchema.parse(calls[0]?.body);
  expect(body).toMatchObject({ parent: 4, drafts: [mine.id], note: '' });
  expect(body.at).toBeUndefined();
  await act(async () => answer({ ok: true, value: { edition: edition() } }));
  expect(said()).toContain('Published as edition 5. Visitors read it on the next page they open.');
});

it('names translations of the older text before they are published, and beside the button', async () => {
  await open([ofSerengeti()]);
  expect(said()).toContain('“Title” in German is of the older text.');
  expect(said()).toContain('“Title” in French is of the older text.');
  expect(said()).toContain('2 translations of it are of the older text.');
});

it('is sent again with the same id when nobody answered, and with another one after an answer', async () => {
  await open([draft()]);
  answers = refused(0, 'unreachable');
  await press(/^Publish now$/);
  expect(said()).toContain('it is published only once');
  answers = refused(409, editionStrings.notCurrent);
  await press(/^Publish now$/);
  expect(said()).toContain(editionStrings.notCurrent);
  await press(/^Publish now$/);
  const ids = calls.map(({ body }) => (body as ReleaseBody).id);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[1]);
});

it('asks again what is published when somebody else published meanwhile', async () => {
  const ask = vi.fn(async () => undefined);
  await open([draft()], { ask });
  answers = refused(409, editionStrings.draftChanged);
  await press(/^Publish now$/);
  expect(ask).toHaveBeenCalledOnce();
  expect(said()).toContain(editionStrings.draftChanged);
});

it('tells each fault beside its field, and those of other fields below, with a way to the form', async () => {
  const mine = draft();
  await open([mine]);
  answers = refused(400, editionStrings.faults, {
    [draftKey(mine)]: 'Nobody can write to this.',
    'place/serengeti title de': 'This is too long.',
  });
  await press(/^Publish now$/);
  expect(place.querySelector('.site-drafted-field')?.textContent).toContain('Nobody can write to this.');
  const links = [...place.querySelectorAll('[role=alert] a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/Management?section=site&item=company&field=email',
    '/Management?section=site&item=place%2Fserengeti&field=title',
  ]);
  expect(said()).toContain('Serengeti: Title, German This is too long.');
});

it('does not publish what is on this device alone, nor what came after the page was opened, unless it is ticked', async () => {
  const mine = draft({ isWaiting: true });
  await open([mine]);
  expect(tick('Contacts').disabled).toBe(true);
  expect(said()).toContain('Not sent to the office yet');
  const late = ofSerengeti();
  await open([{ ...mine, isWaiting: undefined } as unknown as ShownDraft, late]);
  expect(tick('Contacts').checked).toBe(true);
  expect(tick('Serengeti').checked).toBe(false);
  expect(said()).toContain('Drafted after you opened this page.');
  await act(async () => tick('Serengeti').click());
  await open([mine, ofSerengeti({ value: 'Grass, farther' })]);
  expect(tick('Serengeti').checked).toBe(false);
});

it('says without a signal what needs one, and sends nothing', async () => {
  line = 'no signal';
  await open([draft()]);
  expect(said()).toContain('Publishing needs a line to the office');
  await press(/^Publish now$/);
  expect(calls).toEqual([]);
});

it('waits for a time by the clocks of the office, which must be ahead', async () => {
  await open([draft()]);
  await act(async () => tick('At a time').click());
  await press(/^Publish at this time$/);
  expect(said()).toContain('Please choose a day and a time.');
  await type(fieldOf('Day'), '2020-01-01');
  await type(fieldOf('Time'), '08:00');
  await press(/^Publish at this time$/);
  expect(said()).toContain('This time is over.');
  await type(fieldOf('Day'), '2099-01-01');
  const waiting = {
    id: v7(),
    at: '2099-01-01T05:00:00.000Z',
    by: { id: v7(), name: 'Asha' },
    note: '',
    changes: [],
  };
  answers = async () => ({ ok: true, value: { waiting } });
  await press(/^Publish at this time$/);
  expect(calls).toMatchObject([{ body: { at: '2099-01-01T05:00:00.000Z' } }]);
  expect(said()).toContain('It will be published 1 Jan 2099, 08:00.');
  expect(tick('Contacts').checked).toBe(false);
  expect(said()).toContain('Nothing is ticked.');
  expect(document.activeElement?.getAttribute('role')).toBe('status');
  expect(document.activeElement?.textContent).toContain('It will be published 1 Jan 2099');
});

it('leaves unticked what is published later already, and takes a waiting release back', async () => {
  const mine = draft();
  const release: WaitingRelease = {
    id: v7(),
    at: '2099-01-01T05:00:00.000Z',
    by: { id: v7(), name: 'Asha' },
    note: 'For the season',
    changes: [{ item: 'company', field: 'email', language: 'en', after: mine.value }],
    problem: 'A link leads nowhere.',
  };
  history = { ...history, waiting: [release] };
  await open([mine]);
  expect(tick('Contacts').checked).toBe(false);
  expect(said()).toContain('To be published 1 Jan 2099, 08:00 already.');
  expect(said()).toContain('It could not be published at its time. A link leads nowhere.');
  answers = async () => ({ ok: true, value: null });
  await press(/^Take back/);
  await press(/^OK$/);
  expect(calls).toEqual([
    { method: 'DELETE', address: `${endpoints.siteEditions}/${release.id}`, body: undefined },
  ]);
});

const CHANGE = {
  item: 'company',
  field: 'email',
  language: 'en',
  before: null,
  after: 'desk@example.com',
} as const;

it('History says what changed, and asks before it undoes an edition', async () => {
  history = {
    current: 5,
    editions: [edition({ note: 'New desk', changes: [CHANGE] })],
    hasMore: false,
    waiting: [],
  };
  await show(<InSection view={History} {...propsOf([])} />);
  expect(said()).toMatch(/Edition 5, 30 Nov 2026, 11:00.*By Asha\..*New desk.*Contacts: E-mail/);
  expect(said()).toMatch(/Before\s*info@example\.com\s*After\s*desk@example\.com/);
  await press(/^Undo at once/);
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('– Contacts: E-mail');
  await press(/^Cancel$/);
  expect(calls).toEqual([]);
  await press(/^Undo at once\s+edition/);
  answers = async () => ({ ok: true, value: { edition: edition({ number: 6, undid: 5 }) } });
  await press(/^Undo$/);
  expect(calls).toMatchObject([{ method: 'POST', body: { parent: 5, undo: 5, note: '' } }]);
  expect(said()).toContain('Edition 5 is undone, as edition 6.');
});

it('says pages and times as a person does', async () => {
  const notice: ListedItem = {
    id: 'notice/1',
    title: 'Notice 1',
    pages: [],
    isEverywhere: true,
    values: [],
    fields: [
      { path: 'pages', label: 'Pages', kind: 'pages', value: ['all'] },
      { path: 'from', label: 'From', kind: 'moment', isOptional: true, value: '' },
    ],
  };
  const of = { item: 'notice/1' };
  const site = { ...propsOf([]).site, items: [notice] };
  await open(
    [
      draft({ ...of, field: 'pages', value: ['/terms'] }),
      draft({ ...of, field: 'from', value: '2026-12-01T05:00:00.000Z' }),
    ],
    { site },
  );
  expect(said()).toMatch(/Pages.*Before\s*On all pages/);
  expect(said()).toMatch(/After\s*1 Dec 2026, 08:00/);
});

it('History undoes one change alone: what stood there before is drafted, and leads to publishing', async () => {
  const mine = draft({ value: 'newer@example.com', by: { id: v7(), name: 'Omari' } });
  const other = {
    ...CHANGE,
    item: 'place/serengeti',
    field: 'title',
    language: 'de',
    before: 'Weide',
  } as const;
  history = {
    current: 5,
    editions: [edition({ changes: [{ ...CHANGE }, { ...other, after: 'Wiese' }] })],
    hasMore: false,
    waiting: [],
  };
  await show(<InSection view={History} {...propsOf([mine])} />);
  await press(/^Undo as a draft\s+Serengeti: Title, German$/);
  expect(saved).toEqual([
    { item: 'place/serengeti', field: 'title', language: 'de', value: 'Weide', source: 'Grass', seen: null },
  ]);
  expect(said()).toContain('The text of before is drafted.');
  const links = [...place.querySelectorAll('[role=status] a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/Management?section=site&view=publish']);
  await press(/^Undo as a draft\s+Contacts: E-mail$/);
  expect(document.querySelector('[role=alertdialog][open]')?.textContent).toContain('Omari');
  await press(/^OK$/);
  expect(saved[1]).toEqual({
    item: 'company',
    field: 'email',
    language: 'en',
    value: 'info@example.com',
    seen: mine.id,
  });
  expect(calls).toEqual([]);
});

it('History names every change before it undoes an edition', async () => {
  const changes = Array.from({ length: 13 }, (_, place) => ({ ...CHANGE, field: `field${place}` }));
  history = { current: 5, editions: [edition({ changes })], hasMore: false, waiting: [] };
  await show(<InSection view={History} {...propsOf([])} />);
  await press(/^Undo all of it at once/);
  const question = document.querySelector('[role=alertdialog][open]')?.textContent ?? '';
  for (const { field } of changes) expect(question).toContain(field);
});

it('History tells why an edition cannot be undone', async () => {
  history = { current: 5, editions: [edition({ changes: [CHANGE] })], hasMore: false, waiting: [] };
  await show(<InSection view={History} {...propsOf([])} />);
  answers = refused(409, editionStrings.nothingToUndo);
  await press(/^Undo at once\s+edition/);
  await press(/^Undo$/);
  expect(said()).toContain(editionStrings.nothingToUndo);
});

it('History reads older editions after the last one', async () => {
  history = { current: 5, editions: [edition()], hasMore: true, waiting: [] };
  await show(<InSection view={History} {...propsOf([])} />);
  history = { current: 5, editions: [edition({ number: 4, undid: 3 })], hasMore: false, waiting: [] };
  await press(/^Show older ones$/);
  expect(said()).toMatch(/Edition 5.*Edition 4.*It undid edition 3\./);
  expect(
    [...place.querySelectorAll('button')].some(({ textContent }) => textContent === 'Show older ones'),
  ).toBe(false);
});

it('What a newer program no longer takes is named, with a way to its form', async () => {
  const fault = { item: 'company', field: 'email', language: 'en', message: 'This is too long.' } as const;
  await show(<LeftOut faults={[fault]} items={items} />);
  expect(said()).toContain('Contacts: E-mail This is too long.');
  expect(place.querySelector('a')?.getAttribute('href')).toBe(
    '/Management?section=site&item=company&field=email',
  );
});
