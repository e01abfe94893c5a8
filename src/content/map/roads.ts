/**
 * The main roads, from town to town, drawn by hand from general knowledge: tarred trunk roads, and the tracks
 * that people drive to the parks. Lakes and mountains are passed on the right side; bends are left out.
 */
import { parseLine, type Ring } from './parse-line.ts';

export const trunkRoads: readonly Ring[] = [
  // Dar es Salaam, Morogoro, Iringa, Mbeya, the Zambian border.
  parseLine(
    '39.28,-6.82 38.92,-6.77 38.35,-6.64 37.98,-6.7 37.66,-6.82 37.35,-7.12 36.98,-7.4 36.55,-7.48 36.35,-7.6 36.03,-7.68 35.7,-7.8 35.3,-8.3 34.83,-8.85 34.38,-8.75 33.9,-8.85 33.45,-8.91 33.05,-9.05 32.77,-9.31',
  ),
  // Chalinze, Segera, Moshi, Arusha, Namanga.
  parseLine(
    '38.35,-6.64 38.39,-6.33 38.33,-5.9 38.55,-5.32 38.48,-5.15 38.28,-4.88 37.98,-4.42 37.72,-4.07 37.6,-3.66 37.54,-3.39 37.34,-3.35 37.07,-3.37 36.68,-3.37 36.72,-3.1 36.68,-2.85 36.79,-2.55',
  ),
  // Segera, Tanga, the coast of Kenya.
  parseLine('38.55,-5.32 38.78,-5.17 39.1,-5.07 39.13,-4.8 39.18,-4.65'),
  // Arusha, Babati, Dodoma, Iringa.
  parseLine(
    '36.68,-3.37 36.35,-3.42 36.1,-3.55 35.96,-3.85 35.75,-4.22 35.8,-4.55 35.78,-4.9 35.85,-5.5 35.75,-6.17 35.85,-6.6 35.8,-7.1 35.7,-7.8',
  ),
  // Makuyuni, Karatu, the gate of Ngorongoro.
  parseLine('36.1,-3.55 35.85,-3.37 35.67,-3.34 35.6,-3.26'),
  // Morogoro, Dodoma, Singida, Nzega, Shinyanga, Mwanza.
  parseLine(
    '37.66,-6.82 37.3,-6.4 36.87,-6.13 36.5,-6.2 35.75,-6.17 34.83,-5.75 34.74,-4.82 33.88,-4.28 33.18,-4.22 33.42,-3.66 33.15,-3.1 32.92,-2.52',
  ),
  // Mwanza, Bunda, Musoma turning, the border at Sirari.
  parseLine('32.92,-2.52 33.42,-2.59 33.85,-2.25 33.87,-2.05 33.95,-1.65 34.2,-1.45 34.48,-1.25'),
  parseLine('33.95,-1.65 33.8,-1.5'),
  // Mwanza, Geita, Biharamulo, Bukoba.
  parseLine('32.92,-2.52 32.7,-2.68 32.23,-2.87 31.8,-2.85 31.32,-2.63 31.45,-1.9 31.81,-1.33'),
  // Biharamulo, Kibondo, Kigoma.
  parseLine('31.32,-2.63 31.2,-3.05 30.7,-3.58 30.1,-4.58 29.63,-4.88'),
  // Nzega, Tabora, Kigoma.
  parseLine('33.18,-4.22 32.8,-5.02 32.07,-5.07 31.3,-5.05 30.39,-5.1 29.63,-4.88'),
  // Tabora, Mpanda, Sumbawanga, Tunduma.
  parseLine(
    '32.8,-5.02 32.72,-5.65 32.1,-6.35 31.07,-6.34 31.13,-6.64 31.3,-7.3 31.62,-7.97 32.2,-8.7 32.77,-9.31',
  ),
  // Mbeya, Kyela, Lake Nyasa.
  parseLine('33.45,-8.91 33.65,-9.25 33.85,-9.58'),
  // Makambako, Songea, Tunduru, Masasi, Mtwara.
  parseLine(
    '34.83,-8.85 34.77,-9.33 35.3,-10.2 35.65,-10.68 36.5,-10.75 37.35,-11.1 38.1,-10.95 38.8,-10.72 39.63,-10.12 40.18,-10.27',
  ),
  // Dar es Salaam, Kibiti, Lindi.
  parseLine('39.28,-6.82 39.15,-7.2 38.95,-7.72 38.97,-8.05 39.28,-8.4 39.2,-9 39.6,-9.6 39.63,-10.12'),
  parseLine('39.63,-10.12 39.71,-10'),
  // Dar es Salaam, Bagamoyo, Msata.
  parseLine('39.28,-6.82 39.1,-6.6 38.9,-6.44 38.39,-6.33'),
  // Mikumi, Ifakara.
  parseLine('36.98,-7.4 36.98,-7.66 36.88,-7.87 36.68,-8.13'),
  // Zanzibar: the town, the north, the east.
  parseLine('39.19,-6.16 39.23,-6.08 39.26,-5.95 39.3,-5.73'),
  parseLine('39.19,-6.16 39.24,-6.2 39.36,-6.25 39.5,-6.27 39.55,-6.33'),
  parseLine('39.23,-6.08 39.38,-5.99'),
];

export const tracks: readonly Ring[] = [
  // Over the crater rim and through the Serengeti.
  parseLine(
    '35.6,-3.26 35.5,-3.26 35.4,-3.1 35.2,-2.97 35,-2.83 34.82,-2.43 34.45,-2.2 34.1,-2.17 33.87,-2.15',
  ),
  parseLine('34.82,-2.43 35.18,-2.05 35.22,-1.84'),
  // Round Lake Natron to the north of the Serengeti.
  parseLine('35.85,-3.37 35.96,-2.99 35.95,-2.7 35.88,-2.55 35.55,-2.15 35.22,-1.84'),
  // Iringa, Ruaha.
  parseLine('35.7,-7.8 35.3,-7.77 34.93,-7.68'),
  // Kibiti, Nyerere.
  parseLine('38.95,-7.72 38.5,-7.72 38.2,-7.75 37.85,-7.8'),
  // Tanga, Pangani, Saadani.
  parseLine('39.1,-5.07 39.04,-5.24 38.98,-5.43 38.82,-5.75 38.78,-6.03 38.6,-6.25 38.39,-6.33'),
  // Same, Mkomazi.
  parseLine('37.72,-4.07 37.82,-4.03 38.1,-4.02'),
  // Mpanda, the lake at Mahale.
  parseLine('31.07,-6.34 30.4,-6.05 30.1,-5.7 29.92,-5.75'),
];
