/** Words of other languages in English prose, marked so that they are read aloud in their own. */
import type { ReactNode } from 'react';

/** Languages other than Swahili: Maa and Italian. */
const OTHERS: Readonly<Record<string, string>> = { ciao: 'it', engai: 'mas', oldupai: 'mas', supai: 'mas' };

/**
 * Foreign words, however they are written. A word is here once it stands in a text, see tests/content/foreign.test.ts;
 * “pole” alone would be a piece of wood.
 */
export const FOREIGN_WORDS =
  /\b(asante|bamvua|baraza|bustani ya mungu|bwaga moyo|ciao|dala-dala|daraja|engai|hamali|hapana|hodi|hujambo|jahazi|jambia|jambo|kanga|karibu|kaskazi|kitenge|kusi|makuti|marahaba|marikiti kuu|mashua|mbuzi|mitumba|mkate wa mofa|mtumbwi|mwaka kogwa|mzimu|naweza kupiga picha|ngalawa|ng’ambo|oldupai|pole pole|saa moja|sauti za busara|sheha|shikamoo|sijambo|supai|taarab|urithi|urojo)\b|(“pole”)/i;

/**
 * The text with its foreign words marked; the text itself where there is none. Marks before the first word belong to it:
 * an initial that begins with an element of its own would be the quotation mark alone.
 */
export function markForeignWords(text: string): ReactNode {
  if (!FOREIGN_WORDS.test(text)) return text;
  const parts = text.split(FOREIGN_WORDS).filter(Boolean);
  const opening = /^[“‘«„(]+$/.test(parts[0] ?? '') ? parts.shift() : '';
  return parts.map((part, index) =>
    FOREIGN_WORDS.test(part) ? (
      <span key={index} lang={OTHERS[part.toLowerCase()] ?? 'sw'}>
        {index === 0 ? opening + part : part}
      </span>
    ) : (
      part
    ),
  );
}
