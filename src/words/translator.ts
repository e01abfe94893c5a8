/** Looks up texts in the table of a language. */
import type { TranslationTable, Words } from './table.ts';

/** A text that arrives with its values filled in. */
interface Shape {
  /** Texts around the values: always one more than there are values. */
  around: readonly string[];
  names: readonly string[];
  text: string;
}

/**
 * Names of values that are bounds, such as "10000000" in a message of the contract. Other figures may be
 * codes.
 */
const BOUND = /^(least|most|length|limit)$/;

/**
 * @param locale of the language, such as `sw-TZ`
 * @param table of all its texts
 * @param putTogether texts that arrive with their values filled in; a value that the table contains is
 * translated too
 * @param typeset how the language writes prices and spaces (typeset.ts)
 */
export function createTranslator(
  locale: string,
  table: TranslationTable,
  putTogether: TranslationTable,
  typeset = (text: string): string => text,
): Words {
  const plurals = new Intl.PluralRules(locale);
  const shapes: Shape[] = Object.entries(putTogether).flatMap(([english, text]) =>
    typeof text === 'string' && english.includes('{') ? [shapeOf(english, typeset(text))] : [],
  );
  // Longer texts first, so that the most specific one matches.
  shapes.sort((one, other) => other.around.join('').length - one.around.join('').length);

  function find(text: string): string {
    const found = Object.hasOwn(table, text) ? table[text] : undefined;
    return typeof found === 'string' ? typeset(found) : text;
  }

  function recognise(text: string): string {
    const exact = find(text);
    if (exact !== text) return exact;
    for (const shape of shapes) {
      const values = valuesIn(text, shape);
      if (values)
        return refill(
          shape,
          values.map((value, index) =>
            BOUND.test(shape.names[index] ?? '') ? inFigures(value) : recognise(value),
          ),
        );
    }
    return text;
  }

  const inFigures = (value: string) =>
    /^\d+$/.test(value) ? typeset(Number(value).toLocaleString(locale)) : value;

  return {
    locale,
    table,
    typeset,
    day(day) {
      const date = new Date(`${day}T00:00:00Z`);
      if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(date.getTime())) return day;
      return date.toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    },
    find,
    formOf(count, other) {
      const forms = Object.hasOwn(table, other) ? table[other] : undefined;
      return typeof forms === 'object' ? typeset(forms[plurals.select(count)] ?? forms.other) : null;
    },
    recognise,
  };
}

function shapeOf(english: string, text: string): Shape {
  const parts = english.split(/\{(\w+)\}/);
  return {
    around: parts.filter((_, index) => index % 2 === 0),
    names: parts.filter((_, index) => index % 2 === 1),
    text,
  };
}

/** The values of a text that has the shape; null for any other. Reads the text once. */
function valuesIn(text: string, { around }: Shape): string[] | null {
  const [first = '', ...rest] = around;
  const last = rest.pop() ?? '';
  if (!text.startsWith(first) || !text.endsWith(last)) return null;
  const values: string[] = [];
  let from = first.length;
  for (const next of rest) {
    const to = text.indexOf(next, from);
    if (to < 0) return null;
    values.push(text.slice(from, to));
    from = to + next.length;
  }
  const end = text.length - last.length;
  if (end < from) return null;
  values.push(text.slice(from, end));
  return values.every((value) => value !== '') ? values : null;
}

function refill({ text, names }: Shape, values: readonly string[]): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[names.indexOf(name)] ?? '');
}
