/** The cultural sites of /Culture, in the order of their cards, and what is linked under "More to explore". */
import { withPlaceOverrides } from '../editable/place-item.ts';
import type { CulturalSite } from '../types.ts';
import { amboniCaves } from './amboni-caves.ts';
import { caravanSerai } from './caravan-serai.ts';
import { engaruka } from './engaruka.ts';
import { isimila } from './isimila.ts';
import { muhemboRuins } from './muhembo-ruins.ts';
import { oldvaiGorge } from './oldvai-gorge.ts';
import { tangaMeseum } from './tanga-meseum.ts';
import { tongoniRuins } from './tongoni-ruins.ts';
import { tumbatuIsland } from './tumbatu-island.ts';
import { yambeIsland } from './yambe-island.ts';

/** The nine cards. */
export const sites: readonly CulturalSite[] = [
  amboniCaves,
  tangaMeseum,
  tongoniRuins,
  muhemboRuins,
  caravanSerai,
  oldvaiGorge,
  tumbatuIsland,
  engaruka,
  isimila,
].map(withPlaceOverrides);

/** A page without a card. */
export const moreSites: readonly CulturalSite[] = [yambeIsland].map(withPlaceOverrides);
