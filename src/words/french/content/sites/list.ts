import { amboniCaves } from './amboni-caves.ts';
import { caravanSerai } from './caravan-serai.ts';
import { siteCards } from './cards.ts';
import { engaruka } from './engaruka.ts';
import { isimila } from './isimila.ts';
import { muhemboRuins } from './muhembo-ruins.ts';
import { oldvaiGorge } from './oldvai-gorge.ts';
import { tangaMeseum } from './tanga-meseum.ts';
import { tongoniRuins } from './tongoni-ruins.ts';
import { tumbatuIsland } from './tumbatu-island.ts';
import { yambeIsland } from './yambe-island.ts';

/** The sites of culture and history: their cards, and the texts of their pages. */
export const sites: Readonly<Record<string, string>> = {
  ...siteCards,
  ...amboniCaves,
  ...caravanSerai,
  ...engaruka,
  ...isimila,
  ...muhemboRuins,
  ...oldvaiGorge,
  ...tangaMeseum,
  ...tongoniRuins,
  ...tumbatuIsland,
  ...yambeIsland,
};
