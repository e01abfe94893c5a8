/** Names and words as they are compared: in one case, without accents. */

/** Letters that Unicode does not decompose into a base letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  '’': "'",
  '‘': "'",
  ʼ: "'",
};

/** Accents, and characters that nobody sees: those of direction come along when a name is copied. */
const ACCENTS = /[\p{M}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
/** Hyphens of typeset texts; NFKD turns one that breaks no line into the first of them. */
const HYPHENS = /[\u2010-\u2013\u2212]/g;

/** Most texts have none of those. */
const FOREIGN = /[^\0-\x7f]/;

/** A text as it is searched: in lower case, without accents, in the letters of any keyboard. "Ødegaard" is "odegaard". */
export function foldText(text: string): string {
  if (!FOREIGN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(HYPHENS, '-')
    .toLowerCase()
    .replace(/[ßæœøłđðþħı’‘ʼ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** A name without case, accents and needless spaces: "Öhlschläger" and "Ohlschlager" are one. */
export function foldName(name: string): string {
  return foldText(name).trim().replace(/\s+/g, ' ');
}
