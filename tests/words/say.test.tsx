/** Saying a text in the language of the page. */
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { passwordChangeSchema } from '../../src/contract/accounts/accounts.ts';
import { personSchema } from '../../src/kinds/person/schema.ts';
import { souvenirSchema } from '../../src/kinds/souvenir/schema.ts';
import { say, sayCount, sayKnown, sayWith, setPageLanguage } from '../../src/words/say.ts';
import { swahili } from '../../src/words/swahili/index.ts';

afterEach(() => setPageLanguage('en', null));

describe('In English', () => {
  it('is said what stands in the code, with values and plurals', () => {
    expect(say('Send now')).toBe('Send now');
    expect(say('Delete {reference} from this device? It will not be sent.', { reference: 'PT-1' })).toBe(
      'Delete PT-1 from this device? It will not be sent.',
    );
    expect(sayCount(1, '1 not sent', '{count} not sent')).toBe('1 not sent');
    expect(sayCount(1_200, '1 not sent', '{count} not sent')).toBe('1,200 not sent');
    expect(sayKnown('Name is required.')).toBe('Name is required.');
  });
});

describe('A name from right to left', () => {
  const arabic = 'محمد علي';
  const again = (name: string) =>
    say('{name} is already entered for {vehicle} on {day}. Enter again?', {
      name,
      vehicle: '482 DKL',
      day: '22 Nov 2026',
    });

  it('is set apart in every sentence, so that the number after it stays where it is', () => {
    expect(again(arabic)).toBe(
      `\u2068${arabic}\u2069 is already entered for 482 DKL on 22 Nov 2026. Enter again?`,
    );
    expect(again('דנה 7')).toMatch(/^\u2068דנה 7\u2069 is/);
    setPageLanguage('sw', swahili);
    expect(again(arabic)).toContain(`\u2068${arabic}\u2069`);
  });

  it('is the only one: others stay as they were typed', () => {
    expect(again('Ngũgĩ 👩‍🚀')).toMatch(/^Ngũgĩ 👩‍🚀 is already/);
  });
});

describe('In Kiswahili', () => {
  it('is said what its table has, in the form that fits the number', () => {
    setPageLanguage('sw', swahili);
    expect(say('Send now')).toBe('Tuma sasa');
    expect(sayCount(1, '1 not sent', '{count} not sent')).toBe('1 haijatumwa');
    expect(sayCount(1_200, '1 not sent', '{count} not sent')).toBe('1,200 hazijatumwa');
  });

  it('is said in English what is in English alone, in the form that fits the number', () => {
    setPageLanguage('sw', swahili);
    expect(say('Nobody waits.')).toBe('Nobody waits.');
    expect(sayCount(1, '1 record found', '{count} records found')).toBe('1 record found');
    expect(sayCount(2, '1 record found', '{count} records found')).toBe('2 records found');
  });

  it('stand elements where the sentence wants them', () => {
    setPageLanguage('sw', swahili);
    const said = sayWith('saved {time}', { time: <time key="time">saa 3</time> });
    expect(renderToStaticMarkup(<p>{said}</p>)).toBe('<p>lilihifadhiwa <time>saa 3</time></p>');
  });

  it('stays as it is what nobody translated: names, and what people typed', () => {
    setPageLanguage('sw', swahili);
    for (const text of ['Asha Mrisho', 'T 482 DKL', 'constructor', '', '{name}', 'Said: Guide'])
      expect(sayKnown(text)).toBe(text);
  });

  it.each([
    ['Name is required.', 'Jaza: Jina.'],
    ['Name may have at most 200 characters.', 'Jina: zisizidi herufi 200.'],
    ['Invalid username or password', 'Jina la mtumiaji au nenosiri si sahihi'],
    [
      'An error occurred. Please try again. The office could not be reached. Please try again when you have a signal.',
      'Kuna hitilafu. Tafadhali jaribu tena. Ofisi haikupatikana. Tafadhali jaribu tena ukipata mtandao.',
    ],
    [
      'Something went wrong on our side. Please try again. (Error 7Q4M)',
      'Kuna hitilafu upande wetu. Tafadhali jaribu tena. (Hitilafu 7Q4M)',
    ],
  ])('is recognised what checks and server answer: %s', (english, text) => {
    setPageLanguage('sw', swahili);
    expect(sayKnown(english)).toBe(text);
  });

  it('is recognised whatever the forms of the field refuse', () => {
    setPageLanguage('sw', swahili);
    const long = 'x'.repeat(3_000);
    const bad: unknown[] = [
      {},
      { name: '', item: '', customer: '', quantity: 0, place: '', boardedate: '', transportDate: '' },
      {
        name: long,
        item: long,
        customer: long,
        quantity: 1e9,
        place: long,
        boardedate: 'x',
        transportDate: 'x',
      },
      { name: 'a\u0000', item: 'a\u0000', deliveryStatus: 'Lost', vehicle: 7, current: long, next: long },
      { current: '', next: 'short' },
      { current: 'a long password', next: 'a long password' },
    ];
    const messages = [personSchema, souvenirSchema, passwordChangeSchema].flatMap((schema) =>
      bad.flatMap((values) => schema.safeParse(values).error?.issues.map(({ message }) => message) ?? []),
    );
    expect(new Set(messages).size).toBeGreaterThan(15);
    for (const message of messages) expect(sayKnown(message), message).not.toBe(message);
    for (const message of messages)
      expect(sayKnown(message), message).not.toMatch(/\b(?:the|is|must|Date|Item)\b/);
  });
});
