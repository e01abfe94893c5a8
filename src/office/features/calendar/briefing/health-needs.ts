/** Recognises special requests about diet and health, which come first in a briefing. Pure. */
import { foldText } from '../../../../contract/values/fold-text.ts';

const words = (list: string): string[] => list.trim().split(/\s+/);

/**
 * Beginnings of words in English, German, French and Kiswahili, without accents. A request that has none of them
 * comes later in the list, and is never left out.
 */
const BEGINNINGS = words(`
  allerg anaphyla arachid asthm atemnot blind blutdruck celiac coeliac coeliaq dairy deaf diabet diaet diat dialys
  diet enceinte epilep epipen erdnus fauteuil glute halal herzkrank insulin intoleran karanga kifafa kisukari kosher
  koscher lactos laktos medic medik mjamzito mzio noix nuss nut oxygen peanut pork pregnan pumu rollstuhl schwanger
  schwein seafood sesam shellfish ugonjwa unvertrag vegan vegetar wheelchair zoeliak zoliak
`);
/** Words that begin harmless ones too. */
const WHOLE = new Set(
  words(`
  blood coeur dawa daktari doctor egg eggs ei eier fish fisch fleisch heart herz lait meat medecin mboga milch milk
  moyo nguruwe poisson porc samaki soja soy soya viande wheat
`),
);
/** Ends of words that are put together: "Hausstauballergie". */
const ENDS = words('allergie allergien unvertraglichkeit intoleranz');

export const hasHealthNeed = (text: string): boolean =>
  foldText(text)
    .split(/[^\p{L}]+/u)
    .some(
      (word) =>
        WHOLE.has(word) ||
        BEGINNINGS.some((beginning) => word.startsWith(beginning)) ||
        ENDS.some((end) => word.endsWith(end)),
    );
