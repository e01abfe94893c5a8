/**
 * Outlines of parks and reserves. No public-domain package has them, so they are drawn by hand from general
 * knowledge of their borders and simplified: right in place, shape and size, and nothing to find a boundary by.
 */
import { parseLine, type Ring } from './parse-line.ts';

export interface Area {
  /** As in "You are in …". */
  title: string;
  /** Address of its page, if it has one. */
  address?: string;
  /** Gazetted area in square kilometres, with which the outline is compared. */
  squareKm: number;
  outline: Ring;
}

export const areas: readonly Area[] = [
  {
    title: 'Serengeti National Park',
    address: '/wildlife/Serengeti',
    squareKm: 14_763,
    outline: parseLine(
      '33.87,-2.14 34.34,-2.06 34.66,-1.98 34.67,-1.74 34.57,-1.49 34.68,-1.42 35.22,-1.73 35.26,-2.09 35.33,-2.42 35.47,-2.82 35.21,-2.93 34.95,-3.04 34.71,-3 34.54,-2.76 34.4,-2.51 34.09,-2.39 33.87,-2.33',
    ),
  },
  {
    title: 'Ngorongoro Conservation Area',
    address: '/wildlife/Ngorongoro',
    squareKm: 8_292,
    outline: parseLine(
      '35.33,-2.42 35.5,-2.47 35.7,-2.6 35.87,-2.76 35.94,-2.95 35.85,-3.15 35.64,-3.27 35.44,-3.38 35.22,-3.46 34.98,-3.5 34.76,-3.36 34.74,-3.13 34.95,-3.04 35.21,-2.93 35.47,-2.82',
    ),
  },
  {
    title: 'Lake Manyara National Park',
    address: '/wildlife/Lakemanyara',
    squareKm: 648,
    outline: parseLine(
      '35.74,-3.48 35.83,-3.37 35.88,-3.41 35.86,-3.58 35.8,-3.74 35.71,-3.82 35.65,-3.76 35.69,-3.6',
    ),
  },
  {
    title: 'Tarangire National Park',
    address: '/wildlife/Tarangirenational_park',
    squareKm: 2_850,
    outline: parseLine(
      '35.94,-3.68 36.07,-3.7 36.11,-3.95 36.17,-4.2 36.22,-4.45 36.12,-4.6 35.95,-4.56 35.9,-4.3 35.89,-4 35.83,-3.8',
    ),
  },
  {
    title: 'Arusha National Park',
    address: '/wildlife/Arusha_national_park',
    squareKm: 322,
    outline: parseLine('36.71,-3.23 36.78,-3.18 36.88,-3.17 36.93,-3.22 36.9,-3.3 36.8,-3.32 36.73,-3.29'),
  },
  {
    title: 'Mkomazi National Park',
    address: '/wildlife/Mkomanzi_national_park',
    squareKm: 3_245,
    outline: parseLine(
      '37.83,-3.74 38.1,-3.91 38.4,-4.12 38.78,-4.38 38.66,-4.5 38.44,-4.45 38.22,-4.32 38,-4.2 37.82,-4.06 37.79,-3.88',
    ),
  },
  {
    title: 'Saadani National Park',
    address: '/wildlife/Saadani_national_park',
    squareKm: 1_100,
    outline: parseLine(
      '38.64,-5.68 38.87,-5.7 38.82,-5.86 38.78,-6.03 38.83,-6.15 38.7,-6.2 38.59,-6.12 38.6,-5.9',
    ),
  },
  {
    title: 'Nyerere National Park',
    address: '/wildlife/Nyerere_national_park',
    squareKm: 30_893,
    outline: parseLine(
      '37.5,-7.5 38,-7.38 38.35,-7.5 38.55,-7.75 38.6,-8.15 38.55,-8.6 38.35,-9 38.05,-9.25 37.7,-9.4 37.3,-9.45 36.95,-9.3 36.75,-9 36.85,-8.65 37.05,-8.35 37.3,-8.05 37.4,-7.75',
    ),
  },
  {
    title: 'Mikumi National Park',
    address: '/wildlife/Mikumi_national_park',
    squareKm: 3_230,
    outline: parseLine(
      '36.86,-7.12 37.05,-6.98 37.28,-7.05 37.4,-7.2 37.5,-7.5 37.42,-7.7 37.2,-7.62 37.04,-7.46 36.9,-7.3',
    ),
  },
  {
    title: 'Ruaha National Park',
    address: '/wildlife/Ruaha_national_park',
    squareKm: 20_226,
    outline: parseLine(
      '34.6,-6.95 35.05,-7.1 35.28,-7.4 35.1,-7.72 34.85,-7.95 34.6,-8.25 34.42,-8.6 34.05,-8.6 33.75,-8.35 33.85,-7.95 33.78,-7.6 33.95,-7.3 34.25,-7.1',
    ),
  },
  {
    title: 'Katavi National Park',
    address: '/wildlife/katavi_national_park',
    squareKm: 4_471,
    outline: parseLine(
      '30.78,-6.78 31,-6.62 31.3,-6.6 31.55,-6.7 31.73,-6.92 31.68,-7.13 31.4,-7.2 31.1,-7.12 30.87,-7',
    ),
  },
  {
    title: 'Kitulo National Park',
    address: '/wildlife/Kitulo_Eden',
    squareKm: 413,
    outline: parseLine('33.78,-9.03 33.9,-8.98 34.03,-9.07 34.07,-9.18 33.95,-9.2 33.83,-9.14'),
  },
  {
    title: 'Gombe National Park',
    address: '/wildlife/Gombe_national_park',
    squareKm: 56,
    outline: parseLine('29.605,-4.62 29.645,-4.63 29.66,-4.68 29.655,-4.735 29.63,-4.735 29.615,-4.68'),
  },
  {
    title: 'Mahale Mountains National Park',
    address: '/wildlife/Mahale_nationa_park',
    squareKm: 1_613,
    outline: parseLine(
      '29.78,-6.02 29.93,-5.97 30.06,-6.1 30.12,-6.3 30.06,-6.46 29.92,-6.47 29.78,-6.32 29.73,-6.12',
    ),
  },
  {
    title: 'Rubondo Island National Park',
    address: '/wildlife/Rubondo_Island',
    squareKm: 456,
    outline: parseLine('31.78,-2.15 31.87,-2.15 31.94,-2.3 31.95,-2.44 31.87,-2.45 31.78,-2.3'),
  },
  {
    title: 'Kilimanjaro National Park',
    address: '/Hikes/mount_kilimanjaro',
    squareKm: 1_688,
    outline: parseLine(
      '37.13,-3 37.25,-2.92 37.42,-2.93 37.56,-3.03 37.57,-3.17 37.45,-3.25 37.28,-3.24 37.16,-3.13',
    ),
  },
  {
    title: 'Udzungwa Mountains National Park',
    address: '/Hikes/mount_udzungwa',
    squareKm: 1_990,
    outline: parseLine(
      '36.44,-7.74 36.62,-7.66 36.84,-7.67 36.93,-7.79 36.89,-7.93 36.72,-8.03 36.52,-8.05 36.41,-7.93',
    ),
  },
  {
    title: 'the Selous reserve, south of Nyerere',
    squareKm: 21_000,
    outline: parseLine(
      '38.55,-8.6 38.72,-8.9 38.6,-9.4 38.3,-9.85 37.9,-10.15 37.4,-10.2 37.05,-10 36.75,-9.5 36.75,-9 36.95,-9.3 37.3,-9.45 37.7,-9.4 38.05,-9.25 38.35,-9',
    ),
  },
  {
    title: 'Mafia Island Marine Park',
    squareKm: 822,
    outline: parseLine('39.67,-7.98 39.76,-7.87 39.86,-7.74 39.93,-7.86 39.91,-8.03 39.8,-8.13 39.65,-8.08'),
  },
  {
    title: 'Jozani-Chwaka Bay National Park',
    address: '/places/jozani-chwa',
    squareKm: 50,
    outline: parseLine('39.39,-6.22 39.42,-6.2 39.44,-6.24 39.44,-6.3 39.41,-6.32 39.385,-6.27'),
  },
];
