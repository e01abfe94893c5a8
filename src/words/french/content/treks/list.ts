import { trekCards } from './cards.ts';
import { mountKilimanjaro } from './mount-kilimanjaro.ts';
import { mountMeru } from './mount-meru.ts';
import { mountOldonyoLengai } from './mount-oldonyo-lengai.ts';
import { mountUdzungwa } from './mount-udzungwa.ts';
import { mountUsambara } from './mount-usambara.ts';

/** The mountains: their cards, and the texts of their pages. */
export const treks: Readonly<Record<string, string>> = {
  ...trekCards,
  ...mountKilimanjaro,
  ...mountMeru,
  ...mountOldonyoLengai,
  ...mountUdzungwa,
  ...mountUsambara,
};
