import { arusha } from './arusha.ts';
import { parkCards } from './cards.ts';
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

/** The parks: their cards, and the texts of their pages. */
export const parks: Readonly<Record<string, string>> = {
  ...parkCards,
  ...arusha,
  ...gombe,
  ...katavi,
  ...kitulo,
  ...lakeManyara,
  ...mahale,
  ...mikumi,
  ...mkomazi,
  ...ngorongoro,
  ...nyerere,
  ...ruaha,
  ...rubondo,
  ...saadani,
  ...serengeti,
  ...tarangire,
};
