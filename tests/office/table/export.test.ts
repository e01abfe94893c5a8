import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createTimeZone } from '../../../src/contract/values/time-zone.ts';
import type { Column } from '../../../src/office/table/engine/columns.ts';
import { csvCell, writeCsv } from '../../../src/office/table/export/export-csv.ts';
import { writeXlsx, xlsxCell } from '../../../src/office/table/export/export-xlsx.ts';

interface Row {
  id: string;
  name: string;
  amount: number | null;
  day: string;
  at: string;
}
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name, as given', kind: 'text', value: (row) => row.name },
  { id: 'amount', header: 'Amount', kind: 'money', value: (row) => row.amount },
  { id: 'day', header: 'Day', kind: 'date', value: (row) => row.day },
  { id: 'at', header: 'Received', kind: 'moment', value: (row) => row.at },
];
const row = (part: Partial<Row>): Row => ({
  id: '1',
  name: 'José',
  amount: 12.5,
  day: '2027-06-14',
  at: '2027-06-14T08:00:00.000Z',
  ...part,
});

describe('A CSV file', () => {
  it('begins with a byte order mark and has lines as RFC 4180 asks', () => {
    expect([...writeCsv(columns, [row({}), row({ amount: null, name: 'Smith, Jane' })])].join('')).toBe(
      '\ufeff"Name, as given",Amount,Day,Received\r\n' +
        'José,12.5,2027-06-14,2027-06-14 11:00\r\n' +
        '"Smith, Jane",,2027-06-14,2027-06-14 11:00\r\n',
    );
  });

  it('has of a column what files are to have of it', () => {
    const notes: Column<Row> = {
      id: 'notes',
      header: 'Notes',
      kind: 'number',
      value: () => 2,
      file: () => 'Called.\nWrote.',
    };
    expect([...writeCsv([notes], [row({})])].join('')).toBe('\ufeffNotes\r\n"Called.\nWrote."\r\n');
  });

  it.each([
    ['=1+1', "'=1+1"],
    // A number to be called stays one, in a form that no spreadsheet computes with.
    ['+255 700 000 000', '+255 700 000 000'],
    ['+255700000000', '+255700000000'],
    ['+255-700-000-000', '+255 700 000 000'],
    ['+1 (555) 010.0199', '+1 555 010 0199'],
    ['anna@example.com; +255 700-000-000', 'anna@example.com; +255 700 000 000'],
    ['+255 700 000 000\n+49 170 5550', '"+255 700 000 000\n+49 170 5550"'],
    // Text that only looks like a phone number is no number to be called.
    ['+255 700 000 000+cmd', "'+255 700 000 000+cmd"],
    ['+1+2', "'+1+2"],
    ['+1-2', "'+1-2"],
    ['+12345678901234567890', "'+12345678901234567890"],
    ['+255 700 000 000;=1+1', "+255 700 000 000;'=1+1"],
    ['-255 700 000 000', "'-255 700 000 000"],
    ['\u00a0=1+1', "\u00a0'=1+1"],
    ['a;\u00a0＝1', "a;\u00a0'＝1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['one "two"', '"one ""two"""'],
    ['one\ntwo', '"one\ntwo"'],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    // A spreadsheet that separates by semicolon or tab begins a new cell there.
    ['a;=1+1', "a;'=1+1"],
    ['a; =1+1', "a; '=1+1"],
    ['a\t@x', "a\t'@x"],
    ['a\r\n=1+1\n-2', '"a\r\n\'=1+1\n\'-2"'],
    ['a;＝1;＠2', "a;'＝1;'＠2"],
    ['a;b-c', 'a;b-c'],
    ['a=b', 'a=b'],
    [-2, '-2'],
    [null, ''],
    ['', ''],
  ])('writes %j as %j', (value, written) => {
    expect(csvCell(value)).toBe(written);
  });
});

/** How a spreadsheet that separates by semicolons begins each cell of a line that was written with commas. */
function cellsBySemicolons(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (isQuoted && sign === '"' && line.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (sign === ';' && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}

describe('A cell with quotes after a semicolon', () => {
  it.each(['x;"=1+1;y', 'x;""=1+1;y', 'x;\'"=1+1;y', 'x; "=1+1;y'])('%j is no formula anywhere', (text) => {
    const line = `PB-1,${csvCell(text)},z`;
    expect(cellsBySemicolons(line).filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
  });
});

describe('A workbook', () => {
  const open = async (rows: Row[], name = 'Tour bookings') => {
    const blob = await writeXlsx({
      timeZone: 'UTC',
      name,
      columns: columns.map(({ header, kind }) => ({ header, kind, width: 120 })),
      rows: rows.map((row) => columns.map(({ value }) => value(row))),
    });
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    const read = (path: string) => strFromU8(files[path] ?? new Uint8Array());
    return {
      sheet: read('xl/worksheets/sheet1.xml'),
      texts: read('xl/sharedStrings.xml'),
      book: read('xl/workbook.xml'),
      styles: read('xl/styles.xml'),
    };
  };

  it('has numbers and dates as such', async () => {
    const { sheet, styles } = await open([row({})]);
    expect(sheet).toMatch(/<c r="B2"[^>]*><v>12\.5<\/v>/);
    // Days since 1899-12-30, as spreadsheets count: 14 June 2027.
    expect(sheet).toMatch(/<c r="C2"[^>]*><v>46552<\/v>/);
    expect(styles).toContain('yyyy-mm-dd hh:mm');
    expect(sheet).toMatch(/<c r="D2"[^>]*><v>46552\.\d+<\/v>/);
  });

  it('has every text as text, and no formula', async () => {
    const { sheet, texts } = await open([row({ name: '=1+1' }), row({ name: '<b>&"' })]);
    expect(sheet).not.toContain('<f>');
    expect(sheet).toMatch(/<c r="A2"[^>]* t="s"/);
    expect(texts).toContain('=1+1');
    expect(texts).toContain('&lt;b&gt;&amp;');
  });

  it('cuts a text that no cell holds, and marks it', () => {
    const zone = createTimeZone('UTC');
    const cell = xlsxCell('text', 'x'.repeat(40_000), zone) as { value: string };
    expect(cell.value).toHaveLength(32_767);
    expect(cell.value).toMatch(/x \[…\]$/);
    const emoji = xlsxCell('text', '🦒'.repeat(20_000), zone) as { value: string };
    expect(emoji.value).toMatch(/🦒 \[…\]$/u);
    expect(emoji.value).not.toMatch(/\p{Surrogate}/u);
    expect(xlsxCell('text', 'x'.repeat(32_767), zone)).toMatchObject({ value: 'x'.repeat(32_767) });
  });

  it.each([
    ['date', '0027-06-14'],
    ['date', '1899-12-31'],
    ['date', '1900-02-28'],
    ['moment', '0027-06-14T08:00:00.000Z'],
  ] as const)('has a %s like %s as text, because no spreadsheet counts it', (kind, value) => {
    expect(xlsxCell(kind, value, createTimeZone('UTC'))).toEqual({ value, type: String });
  });

  it.each(['1900-03-01', '9999-12-31'])('has %s as a date', (value) => {
    expect(xlsxCell('date', value, createTimeZone('UTC'))).toMatchObject({
      value: new Date(value),
      type: Date,
    });
  });

  it('leaves empty what is empty', async () => {
    const { sheet } = await open([row({ name: '', amount: null })]);
    expect(sheet).not.toMatch(/<c r="[AB]2"[^>]*><v>/);
  });

  it('has a name that every spreadsheet takes', async () => {
    const { book } = await open([], 'Tours: [open] / all of this very long year');
    expect(book).toContain('name="Tours   open    all of this ver"');
  });
});
