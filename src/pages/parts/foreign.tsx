/** Words of other languages in English prose, marked so that they are read aloud in their own. */
import type { ReactNode } from 'react';

const MAASAI = 'supai';

/**
 * Of Swahili, but for the one of Maa. A word is here once it stands in a text, see tests/content/foreign.test.ts;
 * “pole” alone would be a piece of wood.
 */
export const FOREIGN =
  /\b(asante|baraza|dala-dala|hapana|hodi|hujambo|jahazi|jambo|kanga|karibu|kaskazi|kitenge|kusi|makuti|marahaba|mashua|mkate wa mofa|mtumbwi|mwaka kogwa|ngalawa|pole pole|saa moja|shikamoo|sijambo|supai|taarab|urojo)\b|(“pole”)/i;

/** The text with its foreign words marked; the text itself where there is none. */
export function withForeign(text: string): ReactNode {
  if (!FOREIGN.test(text)) return text;
  const parts = text.split(FOREIGN).filter(Boolean);
  return parts.map((part, index) =>
    FOREIGN.test(part) ? (
      <span key={index} lang={part === MAASAI ? 'mas' : 'sw'}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
