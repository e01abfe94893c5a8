/** Letters of scripts that are written from right to left: Hebrew, Arabic, Syriac, N’Ko and the like. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name or text as it stands inside a sentence: one from right to left is set apart by isolating characters
 * (U+2068, U+2069), so that numbers and names after it stay where they were written. In messages too, where no `<bdi>`
 * can be.
 */
export const isolateDirection = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
