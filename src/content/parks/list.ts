/** The parks of /wildlife, in the order of their cards. */
import { withPlaceOverrides } from '../editable/place-item.ts';
import type { Park } from '../types.ts';
import { arusha } from './arusha.ts';
import { gombe } from './gombe.ts';
import { katavi } from './katavi.ts';
import { kitulo } from './kitulo.ts';
import { lakeManyara } from './lake-manyara.ts';
import { mahale } from './mahale.ts';
import { mikumi } from './mikumi.ts';
import { mkomazi } from './mkomazi.ts';
import { ngorongoro } from './ngorongoro.ts';
import { nyerere } from './nyerere.ts';
import { ruaha } from './ruaha.ts';
import { rubondo } from './rubondo.ts';
import { saadani } from './saadani.ts';
import { serengeti } from './serengeti.ts';
import { tarangire } from './tarangire.ts';

export const parks: readonly Park[] = [
  serengeti,
  ngorongoro,
  lakeManyara,
  tarangire,
  arusha,
  mkomazi,
  saadani,
  nyerere,
  mikumi,
  ruaha,
  katavi,
  kitulo,
  mahale,
  gombe,
  rubondo,
].map(withPlaceOverrides);
