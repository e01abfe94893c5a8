import { placeCards } from './cards.ts';
import { changaIsland } from './changa-island.ts';
import { choleIsland } from './chole-island.ts';
import { darajaniMarket } from './darajani-market.ts';
import { jambianiBeach } from './jambiani-beach.ts';
import { jozaniChwa } from './jozani-chwa.ts';
import { kendwaBeach } from './kendwa-beach.ts';
import { kiwengwaBeach } from './kiwengwa-beach.ts';
import { mafiaIsland } from './mafia-island.ts';
import { maziwiIsland } from './maziwi-island.ts';
import { mnembaIsland } from './mnemba-island.ts';
import { mtoniPalace } from './mtoni-palace.ts';
import { mwanakwerekweMarket } from './mwanakwerekwe-market.ts';
import { mweweIsland } from './mwewe-island.ts';
import { nungwiAquarium } from './nungwi-aquarium.ts';
import { stoneTown } from './stone-town.ts';
import { ulengeIsland } from './ulenge-island.ts';
import { yambeIslandmarine } from './yambe-islandmarine.ts';

/** The beaches, islands and places of Zanzibar: their cards, and the texts of their pages. */
export const places: Readonly<Record<string, string>> = {
  ...placeCards,
  ...changaIsland,
  ...choleIsland,
  ...darajaniMarket,
  ...jambianiBeach,
  ...jozaniChwa,
  ...kendwaBeach,
  ...kiwengwaBeach,
  ...mafiaIsland,
  ...maziwiIsland,
  ...mnembaIsland,
  ...mtoniPalace,
  ...mwanakwerekweMarket,
  ...mweweIsland,
  ...nungwiAquarium,
  ...stoneTown,
  ...ulengeIsland,
  ...yambeIslandmarine,
};
