/**
 * Typography of each language: how it writes prices, and the spaces at which no line may end. Applied where a text is
 * looked up, so that no text has to be written so.
 */

/** No line ends here. The narrow one (U+202F), which French prefers before ; ! ?, is not in the typefaces of the site. */
const NO_BREAK = '\u00a0';

interface NumberMarks {
  /** Between thousands. */
  thousands: string;
  decimal: string;
}

/** "$3,752.50" with the marks of a language and the sign after it. Exact at any length, and the same when done twice. */
const withPrices = (text: string, { thousands, decimal }: NumberMarks): string =>
  text.replace(
    /\$(\d+(?:,\d{3})*)(?:\.(\d+))?/g,
    (_, whole: string, cents: string | undefined) =>
      `${whole.replaceAll(',', thousands)}${cents ? decimal + cents : ''}${NO_BREAK}$`,
  );

/** Digits that a space groups by thousands. */
const GROUPED = /(\d) (?=\d{3}(?!\d))/g;
/** A figure, or what one is filled into, before its unit; an hour has minutes after it. */
const BEFORE_UNIT = /([\d}]) (?=(?:km²?|kg|m|h|Uhr|%)(?![\p{L}\p{N}]))/gu;
const MINUTES = /(\d\u00a0h) (?=\d\d)/g;
/** A word: the build typesets all data of a page, and lines of a drawing are figures with spaces too. */
const WORD = /\p{L}{3}/u;

/** "2.000 $", and no line that parts a figure from its unit. */
export function typesetGerman(text: string): string {
  const typeset = withPrices(text, { thousands: '.', decimal: ',' });
  return WORD.test(typeset) ? typeset.replace(BEFORE_UNIT, `$1${NO_BREAK}`) : typeset;
}

/**
 * "2 000 $", and no line that begins with : ; ? ! or », or ends with «, or breaks a figure or parts it from its unit.
 * Browsers group thousands by narrow spaces.
 */
export function typesetFrench(text: string): string {
  const typeset = withPrices(text, { thousands: NO_BREAK, decimal: ',' })
    .replace(/ ([:;?!»])/g, `${NO_BREAK}$1`)
    .replaceAll('« ', `«${NO_BREAK}`)
    .replaceAll('\u202f', NO_BREAK);
  if (!WORD.test(typeset)) return typeset;
  const joined = `$1${NO_BREAK}`;
  return typeset.replace(GROUPED, joined).replace(BEFORE_UNIT, joined).replace(MINUTES, joined);
}
