// @vitest-environment happy-dom
/** Reasons that the office suggests: chosen in one language, stored in English, and read in every language. */
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '../../../src/device/records/index.ts';
import { PaymentList, TakeBackPayment } from '../../../src/office/features/money/payment-list.tsx';
import { VoidEntry } from '../../../src/office/records/change/void-entry.tsx';
import { timelineOf } from '../../../src/office/records/details/build-timeline.ts';
import { columnsOf } from '../../../src/office/records/list/kind-columns.tsx';
import { StateField } from '../../../src/office/records/list/state.tsx';
import { cellText } from '../../../src/office/table/engine/columns.ts';
import { setPageLanguage } from '../../../src/words/say.ts';
import { swahili } from '../../../src/words/swahili/index.ts';
import { createTranslator } from '../../../src/words/translator.ts';
import { tourOf } from '../../parts/device/feed.ts';

const { changed, entered, ask } = vi.hoisted(() => {
  // Modules of the file before it would keep what they have imported.
  vi.resetModules();
  return { changed: vi.fn(), entered: vi.fn(), ask: vi.fn() };
});
afterAll(() => {
  vi.resetModules();
  document.body.replaceChildren();
});
vi.mock('../../../src/office/records/change/use-change-record.ts', () => ({
  useChangeRecord: () => changed,
}));
vi.mock('../../../src/office/shell/frame/dialogs.tsx', () => ({ useOfficeDialogs: () => ({ ask }) }));
vi.mock('../../../src/device/records/index.ts', async (original) => ({
  ...(await original<object>()),
  staffActions: () => ({ submitStaff: entered }),
}));

/** The office's own suggestions of these two are not translated yet. */
const later = createTranslator(
  'sw-TZ',
  {
    ...swahili.table,
    'Too expensive': 'Ghali mno',
    'Typed wrongly': 'Imeandikwa vibaya',
  },
  {},
);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  setPageLanguage('sw', later);
});
afterEach(() => {
  setPageLanguage('en', null);
  vi.unstubAllGlobals();
});

async function show(node: ReactNode): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(node));
  return place;
}
const press = (button: Element | null) => act(async () => (button as HTMLElement).click());

/** Staff entered it, so it can be voided. */
const staffTour = (part: Partial<Row<'tour'>> = {}) =>
  ({ ...tourOf(v7()), reference: 'AT-7Q4M-2XN9-K', ...part }) as Row<'tour'>;
const payment = (part: Partial<Row<'payment'>> = {}) =>
  ({
    kind: 'payment',
    id: v7(),
    reference: 'PM-7Q4M-2XN9-K',
    amount: '100.00',
    currency: 'USD',
    date: '2027-01-04',
    way: 'Cash',
    note: '',
    request: v7(),
    requestKind: 'tour',
    requestReference: 'PB-7Q4M-2XN9-K',
    reverses: null,
    ...part,
  }) as Row<'payment'>;

describe('A suggested reason that was chosen in Kiswahili is stored in English', () => {
  it('for what is voided', async () => {
    const row = staffTour();
    const place = await show(<VoidEntry row={row} />);
    await press(place.querySelector('button'));
    const suggested = [...place.querySelectorAll('option')].map(({ value }) => value);
    expect(suggested).toContain('Imeingizwa mara mbili');
    const field = place.querySelector('input') as HTMLInputElement;
    for (const [typed, stored] of [
      ['Imeingizwa mara mbili', 'Entered twice'],
      [' Imeingizwa mara mbili ', 'Entered twice'],
      ['Mvua ilinyesha', 'Mvua ilinyesha'],
    ] as const) {
      changed.mockClear();
      field.value = typed;
      await act(async () => {
        place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      });
      expect(changed.mock.calls.map(([, set]) => set)).toEqual([{ voided: stored }]);
    }
  });

  it('for a lost request, whose reason is corrected in the language of the page', async () => {
    const row = staffTour({ state: 'lost', lostReason: 'Too expensive' });
    const place = await show(<StateField row={row} />);
    for (const [answer, stored] of [
      ['Ghali mno', 'Too expensive'],
      ['Walienda Kenya', 'Walienda Kenya'],
    ] as const) {
      changed.mockClear();
      ask.mockResolvedValue(answer);
      await press(place.querySelector('.link-button'));
      expect(ask.mock.lastCall?.[0]).toMatchObject({ first: 'Ghali mno' });
      expect(ask.mock.lastCall?.[0].suggestions).toContain('Ghali mno');
      expect(changed.mock.calls.map(([, set]) => set)).toEqual([{ state: 'lost', lostReason: stored }]);
    }
  });

  it('for a payment that is taken back', async () => {
    entered.mockResolvedValue({ type: 'saved' });
    ask.mockResolvedValue('Imeandikwa vibaya');
    const place = await show(<TakeBackPayment row={payment()} />);
    await press(place.querySelector('button'));
    expect(ask.mock.lastCall?.[0].suggestions).toContain('Imeandikwa vibaya');
    expect(entered.mock.calls).toMatchObject([['payment', { note: 'Typed wrongly' }, expect.any(String)]]);
  });
});

const html = (node: ReactNode) => renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>);

/** Every place in which a reason is read. */
const shown = (voided: string, lostReason: string, note: string) => {
  const tour = staffTour({
    state: 'lost',
    lostReason,
    voided,
    setBy: {
      state: { id: v7(), by: 'Asha', at: '2027-01-04T10:00:00.000Z' },
      voided: { id: v7(), by: 'Asha', at: '2027-01-05T10:00:00.000Z' },
    },
  });
  const cell = (kind: 'tour' | 'payment', id: string, row: object) => {
    const column = columnsOf(kind).find((one) => one.id === id);
    return column && cellText(column as never, row as never);
  };
  const events = timelineOf(tour, { field: (field) => field, account: () => '' });
  return [
    html(<VoidEntry row={tour} />),
    html(<StateField row={tour} />),
    html(<PaymentList payments={[payment({ note, pending: 'new' })]} />),
    cell('tour', 'voided', tour),
    cell('tour', 'lostReason', tour),
    cell('payment', 'note', payment({ note })),
    ...events.flatMap(({ text }) => text ?? []),
  ];
};
const containing = (...texts: string[]) => texts.map((text) => expect.stringContaining(text));

describe('A stored reason is read', () => {
  it('in the language of the page, wherever it is suggested', () => {
    const [voided, lost, note] = ['Imeingizwa mara mbili', 'Ghali mno', 'Imeandikwa vibaya'];
    expect(shown('Entered twice', 'Too expensive', 'Typed wrongly')).toEqual(
      containing(voided, lost, note, voided, lost, note, lost, voided),
    );
    setPageLanguage('en', null);
    const [inEnglish, lostInEnglish, noteInEnglish] = ['Entered twice', 'Too expensive', 'Typed wrongly'];
    expect(shown(inEnglish, lostInEnglish, noteInEnglish)).toEqual(
      containing(
        inEnglish,
        lostInEnglish,
        noteInEnglish,
        inEnglish,
        lostInEnglish,
        noteInEnglish,
        lostInEnglish,
        inEnglish,
      ),
    );
  });

  it('as it was typed, where it is a reason of their own or one of an earlier version', () => {
    const typed = 'Imeingizwa mara mbili';
    const own = 'The permit is required.';
    for (const language of ['sw', 'en'] as const) {
      setPageLanguage(language, language === 'sw' ? swahili : null);
      expect(shown(typed, own, own)).toEqual(containing(typed, own, own, typed, own, own, own, typed));
    }
  });
});
