/** Values of fields as a form shows them, and as it is typed: one text for each. */
import { internationalDigits } from '../../contract/values/clean-phone.ts';
import type { EditableField } from './field.ts';
import { momentOfText, textOfMoment } from './moment-text.ts';

type Described = Pick<EditableField, 'kind' | 'columns' | 'isOptional'>;

/** Returns a value as text: members of a list in lines, and those of several lines with an empty line between them. */
export function textOfValue({ kind, columns = [] }: Described, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (kind === 'lines' || kind === 'pages') return (value as string[]).join('\n');
  if (kind === 'moment') return textOfMoment(String(value));
  if (kind === 'paragraphs') return (value as string[]).join('\n\n');
  if (kind === 'phones') return (value as { printed: string }[]).map(({ printed }) => printed).join('\n');
  if (kind === 'whatsapp') return value ? `+${value}` : '';
  if (kind !== 'records') return String(value);
  return (value as Record<string, string>[])
    .map((entry) => columns.map(({ key }) => entry[key] ?? '').join('\n'))
    .join('\n\n');
}

/** Returns what a typed text means; whether that is allowed, its schema says. */
export function valueOfText({ kind, columns = [], isOptional }: Described, typed: string): unknown {
  const text = clean(typed);
  if (kind === 'number' || kind === 'year')
    return text === '' ? (isOptional ? '' : Number.NaN) : Number(text);
  if (kind === 'whatsapp') return internationalDigits(text) || text;
  if (kind === 'lines' || kind === 'pages') return linesOf(text);
  if (kind === 'moment') return momentOfText(text);
  if (kind === 'line') return linesOf(text).join(' ');
  if (kind === 'price') return priceOf(text);
  if (kind === 'paragraphs') return blocksOf(text);
  if (kind === 'phones')
    return linesOf(text).map((printed) => ({ printed, dialled: `+${internationalDigits(printed)}` }));
  if (kind === 'records') return blocksOf(text).map((block) => recordOf(block, columns));
  return text;
}

/** Dollars as the site writes them; what can be read in two ways stays as it was typed. */
function priceOf(text: string): string {
  const [, dollars, cents = ''] = /^\$? ?([1-9]\d{0,5}|[1-9]\d{0,2},\d{3})(\.\d{2})?$/.exec(text) ?? [];
  if (!dollars) return text;
  return `$${dollars.replace(',', '').replace(/(\d)(?=\d{3}$)/, '$1,')}${cents}`;
}

/** The last part has all further lines. */
function recordOf(block: string, columns: NonNullable<EditableField['columns']>): Record<string, string> {
  const lines = block.split('\n');
  return Object.fromEntries(
    columns.map(({ key }, place) => {
      const rest = place === columns.length - 1 ? lines.slice(place) : lines.slice(place, place + 1);
      return [key, rest.join(' ').trim()];
    }),
  );
}

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
const blocksOf = (text: string) => text.split(/\n\s*\n/).flatMap((block) => block.trim() || []);

/** In the notation of this site: composed letters, plain ends of lines, spaces for tabs. */
const clean = (text: string) => text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ').trim();
