/** Beaches and islands of /beachexperience and the places of Zanzibar, in the order of their cards. */
import { withPlaceOverrides } from '../editable/place-item.ts';
import type { Place } from '../types.ts';
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

/** The five cards of the beach list. */
export const beaches: readonly Place[] = [
  mafiaIsland,
  maziwiIsland,
  choleIsland,
  mweweIsland,
  ulengeIsland,
].map(withPlaceOverrides);

/** Without a card, linked under "More to explore". */
export const moreBeaches: readonly Place[] = [yambeIslandmarine].map(withPlaceOverrides);

/** The eleven of /places. The Zanzibar grid adds Mafia Island and Tumbatu Island to them. */
export const zanzibarPlaces: readonly Place[] = [
  stoneTown,
  jozaniChwa,
  nungwiAquarium,
  darajaniMarket,
  mtoniPalace,
  mwanakwerekweMarket,
  changaIsland,
  jambianiBeach,
  kendwaBeach,
  kiwengwaBeach,
  mnembaIsland,
].map(withPlaceOverrides);
