/** Reading lists that other programs wrote. */
import { describe, expect, it } from 'vitest';
import { checkLines } from '../../../src/office/features/import/check-lines.ts';
import { duplicateLines } from '../../../src/office/features/import/duplicate-lines.ts';
import { detectDateOrder, parseDate } from '../../../src/office/features/import/import-dates.ts';
import {
  type Importable,
  importFields,
  matchColumns,
} from '../../../src/office/features/import/import-fields.ts';
import { MAX_LINES, parseCsv, TooManyLines } from '../../../src/office/features/import/parse-csv.ts';
import { decodeText, guessEncoding } from '../../../src/office/features/import/read-text.ts';
import { runToEnd } from '../../../src/office/table/engine/table-engine.ts';
import { csvCell } from '../../../src/office/table/export/export-csv.ts';

const TEXT = 'Name;Place\r\nJosé Ngũgĩ;Zürich';
const read = (bytes: Uint8Array) => decodeText(bytes, guessEncoding(bytes).encoding);
const utf16 = (text: string, big = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(big ? bytes.swap16() : bytes);
};

describe('The characters of a file', () => {
  it.each([
    ['UTF-8', new Uint8Array(Buffer.from(TEXT))],
    ['UTF-8 with its mark', new Uint8Array(Buffer.from(`\ufeff${TEXT}`))],
    ['UTF-16', utf16(`\ufeff${TEXT}`)],
    ['UTF-16 without its mark', utf16(TEXT)],
    ['UTF-16, big-endian', utf16(`\ufeff${TEXT}`, true)],
    ['UTF-16, big-endian, without its mark', utf16(TEXT, true)],
  ])('are recognised in %s', (_, bytes) => {
    expect(read(bytes)).toBe(TEXT);
  });

  it('of Windows-1252 are recognised, and are to be looked at', () => {
    const bytes = new Uint8Array(Buffer.from('Name\nJos\xe9, Z\xfcrich', 'latin1'));
    expect(guessEncoding(bytes)).toEqual({ encoding: 'windows-1252', sure: false });
    expect(read(bytes)).toBe('Name\nJosé, Zürich');
  });

  it('of an empty file are none', () => {
    expect(read(new Uint8Array())).toBe('');
  });
});

describe('The lines of a file', () => {
  it.each([
    [',', 'Name,Place\nAsha,Moshi'],
    [';', 'Name;Place\r\nAsha;Moshi\r\n'],
    ['\t', 'Name\tPlace\rAsha\tMoshi'],
    [';', '\ufeffName;Place\nAsha;Moshi'],
    [';', 'Name;Place\n\nAsha;Moshi\n\n\n'],
  ])('are separated by %j', async (separator, text) => {
    const sheet = await parseCsv(text, null);
    expect(sheet).toEqual({
      separator,
      heads: ['Name', 'Place'],
      lines: [{ number: expect.any(Number), cells: ['Asha', 'Moshi'] }],
    });
  });

  it('are counted as an editor counts them, over empty lines and texts of several lines', async () => {
    const { lines } = await parseCsv(
      'Name,Place\n\n"Asha\nof Moshi",Moshi\n , \n"say ""jambo""",Arusha',
      null,
    );
    expect(lines.map(({ number, cells }) => [number, cells[0]])).toEqual([
      [3, 'Asha\nof Moshi'],
      [6, 'say "jambo"'],
    ]);
  });

  it('tell of a quotation mark that is not closed', async () => {
    const { lines } = await parseCsv('Name,Place\nAsha,Moshi\n"Juma,Arusha\nEli,Tanga', ',');
    expect(lines.map(({ problem = '' }) => problem)).toEqual([
      '',
      'A quotation mark is opened here and not closed.',
    ]);
  });

  it('may be one column alone', async () => {
    const sheet = await parseCsv('Name\nAsha', null);
    expect(sheet.heads).toEqual(['Name']);
  });

  it.each([[''], ['\n\n'], ['Name,Place']])('are none in %j', async (text) => {
    expect((await parseCsv(text, null)).lines).toEqual([]);
  });

  it('are 10,000 at most', async () => {
    const most = `Name\n${'Asha\n'.repeat(MAX_LINES)}`;
    expect((await parseCsv(most, ',')).lines).toHaveLength(MAX_LINES);
    await expect(parseCsv(`${most}Juma`, ',')).rejects.toThrow(TooManyLines);
    await expect(parseCsv(`Name\n${'Asha\n'.repeat(MAX_LINES * 3)}`, ',')).rejects.toThrow(TooManyLines);
  });
});

describe('The columns of a file', () => {
  const match = (maker: Importable, heads: string[]) => matchColumns(importFields(maker), heads);

  it('are known by the words of the form, of the table and of the wire', () => {
    const fields = {
      name: 0,
      transportDate: 1,
      vehicle: 2,
      destination: 3,
      Guider: 4,
      contact: null,
      requests: null,
    };
    expect(match('person', ['Name', 'Date of transport', 'Vehicle', 'Destination', 'Guide'])).toEqual(fields);
    expect(match('person', ['NAME', 'Transport date', 'vehicle', 'DESTINATION', 'guider'])).toEqual(fields);
    expect(match('person', ['name', 'transport_date', ' Vehicle ', 'destination', 'Guide'])).toEqual(fields);
  });

  it('are known by part of their words, and each fills one field', () => {
    expect(match('person', ['Guest name', 'Date', 'Vehicle', 'Destination', 'Guide name'])).toEqual({
      name: 0,
      transportDate: 1,
      vehicle: 2,
      destination: 3,
      Guider: 4,
      contact: null,
      requests: null,
    });
  });

  it('that nobody knows fill nothing', () => {
    expect(match('lead', ['Foo', 'Bar'])).toEqual({
      name: null,
      place: null,
      socialNetwork: null,
      converted: null,
    });
  });
});

describe('A date', () => {
  it.each([
    ['2027-06-14', '2027-06-14'],
    [' 2027/6/4 ', '2027-06-04'],
    ['2027-06-14 11:00', '2027-06-14'],
    ['14.6.2027', '2027-06-14'],
    ['3.4.2027', '2027-04-03'],
    ['14 Jun 2027', '2027-06-14'],
    ['4 June 2027', '2027-06-04'],
    ['14-JUN-2027', '2027-06-14'],
    ['05/05/2027', '2027-05-05'],
  ])('%j is %s', (typed, date) => {
    expect(parseDate(typed, null)).toEqual({ date });
  });

  it.each(['31.2.2027', '2027-13-01', 'tomorrow', '46552', '14/06/27', '03/04/2027'])(
    '%j is not taken for one',
    (typed) => {
      expect(parseDate(typed, null)).toHaveProperty('problem');
    },
  );

  it('with strokes is read as the others of its list', () => {
    expect(detectDateOrder(['03/04/2027', '25/04/2027'])).toBe('day');
    expect(detectDateOrder(['03/04/2027', '04/25/2027'])).toBe('month');
    expect(detectDateOrder(['25/04/2027', '04/25/2027'])).toBeNull();
    expect(parseDate('03/04/2027', 'day')).toEqual({ date: '2027-04-03' });
    expect(parseDate('03/04/2027', 'month')).toEqual({ date: '2027-03-04' });
  });
});

describe('A list of passengers', () => {
  const HEADS = 'Name,Date,Vehicle,Destination,Guide\n';
  const check = async (text: string, maker: Importable = 'person') => {
    const sheet = await parseCsv(text, null);
    const fields = importFields(maker);
    return runToEnd(checkLines(maker, sheet, fields, matchColumns(fields, sheet.heads)));
  };

  it('becomes what its form would send', async () => {
    const { good, bad } = await check(`${HEADS}Asha Mushi,14/06/2027,T 123 ABC,Arusha,Juma`);
    expect(bad).toEqual([]);
    expect(good.map(({ payload }) => payload)).toEqual([
      {
        name: 'Asha Mushi',
        transportDate: '2027-06-14',
        vehicle: 'T 123 ABC',
        destination: 'Arusha',
        Guider: 'Juma',
        contact: '',
        requests: '',
        boarding: 'Not checked',
      },
    ]);
  });

  it('has its errors by line and column, in words', async () => {
    const { good, bad } = await check(
      `${HEADS}Asha,31.2.2027,T1,Arusha,Juma\n,2027-06-14,T1,Arusha,Juma\nEli,2027-06-14,T1,Arusha,Juma,more\n\nZuri,2027-06-14,T1,Arusha,Juma\n${'x'.repeat(201)},2027-06-14,T1,,Juma`,
    );
    expect(good).toHaveLength(1);
    expect(bad.map(({ words }) => words)).toEqual([
      ['Line 2, Date of transport: “31.2.2027” is no day of the calendar.'],
      ['Line 3, Name: Name is required.'],
      ['Line 4: It has 6 values for 5 columns.'],
      [
        'Line 7, Name: Name may have at most 200 characters.',
        'Line 7, Destination: Destination is required.',
      ],
    ]);
  });

  it('that we have written comes back as it was', async () => {
    const name = '=SUM(A1)';
    const { good } = await check(`${HEADS}${csvCell(name)},2027-06-14,T1,Arusha,Juma`);
    expect(good[0]?.payload).toMatchObject({ name });
  });

  it.each([
    'Vegan; -no nuts',
    '(0)',
    '-no nuts',
    '=1+1',
    '@home; =2;＝3',
    "'-quoted by hand",
    "''=twice",
    'Peanuts;\t-eggs\r\n+milk',
    '\tx',
    '\t=1+1',
    "O'Brien; 'twas",
    '+1+2',
    '\u00a0-2',
  ])('with %j in it comes back as it was', async (requests) => {
    const heads = 'Name,Date of transport,Vehicle,Destination,Guide,Special requests\n';
    const { good } = await check(`${heads}Asha,2027-06-14,T1,Arusha,Juma,${csvCell(requests)}`);
    expect(good[0]?.payload).toMatchObject({ requests: requests.trim() });
  });

  it.each([
    'sep=;\r\nName;Place\r\nA, B;C\r\n',
    '\ufeffsep=;\nName;Place\nA, B;C',
    '"sep=;"\nName;Place\nA, B;C',
  ])('that says %j what separates it is read so', async (text) => {
    const sheet = await parseCsv(text, null);
    expect(sheet).toMatchObject({ separator: ';', heads: ['Name', 'Place'] });
    expect(sheet.lines).toEqual([{ number: 3, cells: ['A, B', 'C'] }]);
  });

  it('is known again by names and dates', async () => {
    const { good } = await check(
      `${HEADS}Asha,2027-06-14,T1,Arusha,Juma\nJosé,2027-06-14,T1,Arusha,Juma\nŁukasz Weiß,2027-06-14,T1,Arusha,Juma`,
    );
    const rows = [
      { name: ' jose', transport_date: '2027-06-14', vehicle: 'T2' },
      { name: 'Asha', transport_date: '2027-06-15' },
      { name: 'Lukasz Weiss', transport_date: '2027-06-14' },
    ];
    const known = duplicateLines(good, rows, importFields('person'));
    expect([...known].map(({ payload }) => payload)).toEqual([good[1]?.payload, good[2]?.payload]);
  });

  it('of leads is known again by all that they say', async () => {
    const { good } = await check('Name,Place,Social network,Converted\nAsha,Moshi,Instagram,no', 'lead');
    const row = { Names: 'Asha', place: 'Moshi', contant_media: 'Instagram', converted: 'no' };
    expect(duplicateLines(good, [row], importFields('lead')).size).toBe(1);
    expect(duplicateLines(good, [{ ...row, place: 'Tanga' }], importFields('lead')).size).toBe(0);
  });
});
