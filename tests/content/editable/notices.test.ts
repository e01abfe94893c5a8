/** Notices: what is typed, where it stands, and when it is in force. */
import { afterEach, describe, expect, it } from 'vitest';
import type { PageDocument } from '../../../src/app/navigation/page-document.ts';
import { textOfValue, valueOfText } from '../../../src/content/editable/field-text.ts';
import type { FieldOverride } from '../../../src/content/editable/overrides.ts';
import { nextNoticeChange, noticesInForce } from '../../../src/contract/document/notices.ts';
import { setOperatorZone } from '../../../src/contract/values/operator-zone.ts';
import { serverTime } from '../../../src/device/core/server-time.ts';
import { publishHere } from '../../parts/site/publish-here.ts';

const MOMENT = { kind: 'moment' } as const;

describe('A day and a time are typed in the zone of the operator', () => {
  afterEach(() => setOperatorZone(undefined));

  it.each([
    ['Africa/Dar_es_Salaam', '2026-03-20 18:00', '2026-03-20T15:00:00.000Z'],
    ['Africa/Dar_es_Salaam', '2026-03-21 00:00', '2026-03-20T21:00:00.000Z'],
    ['Pacific/Honolulu', '2026-03-20 18:00', '2026-03-21T04:00:00.000Z'],
    ['Asia/Kathmandu', '2026-03-20 18:00', '2026-03-20T12:15:00.000Z'],
    // On the evening before and on the morning after the clocks were changed.
    ['Europe/Berlin', '2026-03-28 23:30', '2026-03-28T22:30:00.000Z'],
    ['Europe/Berlin', '2026-03-29 03:30', '2026-03-29T01:30:00.000Z'],
  ])('%s, %s', (zone, typed, moment) => {
    setOperatorZone(zone);
    expect(valueOfText(MOMENT, typed)).toBe(moment);
    expect(textOfValue(MOMENT, moment)).toBe(typed);
  });

  it('24:00 ends the day', () => {
    expect(valueOfText(MOMENT, '2026-03-20 24:00')).toBe('2026-03-20T21:00:00.000Z');
    expect(valueOfText(MOMENT, '2026-03-20 9:05')).toBe('2026-03-20T06:05:00.000Z');
  });

  it.each(['', 'tomorrow', '2026-02-30 10:00', '2026-03-20 24:01', '2026-03-20 10:60', '20.3.2026 18:00'])(
    'what is none stays as it was typed: %s',
    (typed) => {
      expect(valueOfText(MOMENT, typed)).toBe(typed);
      expect(textOfValue(MOMENT, typed)).toBe(typed);
    },
  );
});

describe('A notice that ends at midnight in Tanzania', () => {
  const until = '2026-03-20T21:00:00.000Z';
  const notices = [{ text: 'The office is closed today.', from: '2026-03-19T21:00:00.000Z', until }];

  it.each([
    ['the day before, 23:59 in Tanzania', '2026-03-19T20:59:59.999Z', 0],
    ['midnight in Tanzania', '2026-03-19T21:00:00.000Z', 1],
    ['the last second, which in Honolulu is before noon', '2026-03-20T20:59:59.999Z', 1],
    ['midnight in Tanzania, when the day in Honolulu goes on', until, 0],
  ])('%s', (_when, time, count) => {
    expect(noticesInForce(notices, Date.parse(time))).toHaveLength(count);
  });

  it('is looked at again when it appears and when it goes', () => {
    const at = (time: string) => nextNoticeChange(notices, Date.parse(time));
    expect(at('2026-03-01T00:00:00Z')).toBe(Date.parse('2026-03-19T21:00:00.000Z'));
    expect(at('2026-03-20T00:00:00Z')).toBe(Date.parse(until));
    expect(at(until)).toBeUndefined();
    expect(nextNoticeChange([{ text: 'Always.' }], 0)).toBeUndefined();
  });
});

describe('The time by the server’s clock', () => {
  const now = Date.parse('2026-03-20T12:00:00Z');
  const DAY = 24 * 3_600_000;
  const at = '2026-03-20T10:00:00.000Z';

  it('is that of the device where it has heard nothing', () => expect(serverTime(now, undefined)).toBe(now));
  it('leaves out what its clock is ahead', () => expect(serverTime(now + DAY, { at, ahead: DAY })).toBe(now));
  it('adds what its clock is behind', () => expect(serverTime(now - DAY, { at, ahead: -DAY })).toBe(now));
  it('is not before the last answer: the clock was set since', () => {
    expect(serverTime(now, { at, ahead: DAY })).toBe(now);
    expect(serverTime(now - DAY, { at, ahead: DAY })).toBe(Date.parse(at));
  });
});

describe('Documents', () => {
  const override = (
    number: number,
    field: string,
    value: unknown,
    language: FieldOverride['language'] = 'en',
  ): FieldOverride => ({ item: `notice/${number}`, field, language, value });
  const until = '2026-03-20T21:00:00.000Z';
  let documents: PageDocument[];

  const published = [
    override(1, 'text', 'The road is closed.'),
    override(1, 'text', 'Die Straße ist gesperrt.', 'de'),
    override(1, 'until', until),
    override(4, 'text', 'New terms from May.'),
    override(4, 'pages', ['/Terms', '/map']),
    // Without a text it is none.
    override(5, 'from', until),
  ];
  publishHere(published, async () => {
    const { addNotices } = await import('../../../src/build/documents/notices.ts');
    const { addTranslations } = await import('../../../src/build/texts/translate.ts');
    documents = [
      { address: '/', kind: 'home', data: {}, head: {} },
      { address: '/terms', kind: 'terms', data: {}, head: {} },
      { address: '/Management', kind: 'office', data: {}, head: {} },
    ] as unknown as PageDocument[];
    addNotices(documents);
    addTranslations(documents);
  });
  const noticesOf = (address: string) => documents.find((page) => page.address === address)?.notices;

  it('have the notices of all pages, in their language', () => {
    expect(noticesOf('/')).toEqual([{ text: 'The road is closed.', until }]);
    expect(noticesOf('/de')).toEqual([{ text: 'Die Straße ist gesperrt.', until }]);
    expect(noticesOf('/fr')).toEqual([{ text: 'The road is closed.', until }]);
  });

  it('have those of their own page, and no other has', () => {
    expect(noticesOf('/terms')).toEqual([
      { text: 'The road is closed.', until },
      { text: 'New terms from May.' },
    ]);
    expect(noticesOf('/de/terms')).toHaveLength(2);
  });

  it('of the office have none', () => expect(noticesOf('/Management')).toBeUndefined());
});
