/** Carousels of the lists (docs/contract.md#carousels): places that have a poster of their own. */
import { withPlaceOverrides } from './editable/place-item.ts';
import { gombe } from './parks/gombe.ts';
import { kitulo } from './parks/kitulo.ts';
import { ngorongoro } from './parks/ngorongoro.ts';
import { choleIsland } from './places/chole-island.ts';
import { mafiaIsland } from './places/mafia-island.ts';
import { maziwiIsland } from './places/maziwi-island.ts';
import { mweweIsland } from './places/mwewe-island.ts';
import { ulengeIsland } from './places/ulenge-island.ts';
import type { Park, Place, SlideShow } from './types.ts';

/** With the words of the place, which the operator may have changed. */
const posterOf = (place: Park | Place) => withPlaceOverrides(place).poster;

/** A bowl of grass, a forest by night, a meadow in the clouds. */
export const wildlifeSlides: SlideShow = {
  title: 'No two alike',
  slides: [
    {
      title: 'Ngorongoro',
      address: ngorongoro.address,
      poster: posterOf(ngorongoro),
      text: 'A volcano fell in and left a bowl 610 m deep, with over 25,000 large animals on its floor.',
    },
    {
      title: 'Gombe',
      address: gombe.address,
      poster: posterOf(gombe),
      text: 'Steep forest on Lake Tanganyika, reached by boat, where you climb to the chimpanzees on foot.',
    },
    {
      title: 'Kitulo',
      address: kitulo.address,
      poster: posterOf(kitulo),
      text: 'A plateau of flowers above 2,600 m: from November to April people come here for orchids, not lions.',
    },
  ],
};

export const beachSlides: SlideShow = {
  title: 'Five islands, five reasons',
  interval: 3000,
  slides: [
    {
      title: 'Mafia Island',
      address: mafiaIsland.address,
      poster: posterOf(mafiaIsland),
      text: 'Whale sharks feed along the western shore; the reefs lie on the eastern.',
    },
    {
      title: 'Maziwi Island',
      address: maziwiIsland.address,
      poster: posterOf(maziwiIsland),
      text: 'Sand, terns and a reef. The highest tides cover all of it.',
    },
    {
      title: 'Chole Island',
      address: choleIsland.address,
      poster: posterOf(choleIsland),
      text: 'Strangler figs hold the old walls together, and fruit bats leave them at dusk.',
    },
    {
      title: 'Mwewe Island',
      address: mweweIsland.address,
      poster: posterOf(mweweIsland),
      text: 'Nobody lives here. At the right low tide you can walk across from the mainland.',
    },
    {
      title: 'Ulenge Island',
      address: ulengeIsland.address,
      poster: posterOf(ulengeIsland),
      text: 'Its lighthouse once led ships into Tanga. Swallows have the tower now.',
    },
  ],
};
