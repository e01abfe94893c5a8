/** The treks of /Hikes, in the order of their cards. */
import { withPlaceOverrides } from '../editable/place-item.ts';
import type { Trek } from '../types.ts';
import { mountKilimanjaro } from './mount-kilimanjaro.ts';
import { mountMeru } from './mount-meru.ts';
import { mountOldonyoLengai } from './mount-oldonyo-lengai.ts';
import { mountUdzungwa } from './mount-udzungwa.ts';
import { mountUsambara } from './mount-usambara.ts';

export const treks: readonly Trek[] = [
  mountKilimanjaro,
  mountUsambara,
  mountUdzungwa,
  mountMeru,
  mountOldonyoLengai,
].map(withPlaceOverrides);
