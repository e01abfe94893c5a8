/**
 * Rivers that people meet on safari. Most are centre lines of Natural Earth 4.0 (`ne_10m_rivers_lake_centerlines`, public
 * domain), simplified to 0.04 degrees, a pixel of a phone's map of the country. Natural Earth has neither
 * the Mara nor the Grumeti nor the Kilombero: they are drawn by hand from general knowledge.
 */
import { parseLine, type Ring } from './parse-line.ts';

/** By hand. */
const drawn: readonly Ring[] = [
  // Mara.
  parseLine('35.05,-1.25 35,-1.5 34.89,-1.57 34.6,-1.6 34.35,-1.58 34.1,-1.55 33.95,-1.5'),
  // Grumeti.
  parseLine('35.1,-2.02 34.8,-2 34.5,-2.08 34.2,-2.12 33.85,-2.08'),
  // Kilombero, to the Rufiji.
  parseLine('35.9,-8.9 36.3,-8.5 36.7,-8.25 37.1,-8.45 37.37,-8.5'),
];

/** Rivers from Natural Earth; whoever adds one says so in the texts that name the map's sources. */
export const naturalEarthRivers: readonly Ring[] = [
  // Pangani.
  parseLine(
    '37.19,-3.44 37.34,-3.61 37.45,-3.77 37.58,-4.46 37.79,-4.6 37.98,-4.59 38.25,-4.88 38.32,-5.07 38.5,-5.15 38.7,-5.4 38.98,-5.42',
  ),
  // Wami.
  parseLine(
    '36.17,-5.18 36.02,-5.38 36.03,-5.61 36.29,-6.05 36.31,-6.27 36.41,-6.43 36.93,-6.74 36.98,-6.82 37.23,-6.9 37.4,-6.72 37.45,-6.53 37.75,-6.22 37.94,-6.26 38.08,-6.19 38.21,-6.26 38.63,-6.26 38.85,-6.16',
  ),
  // Great Ruaha, from the Usangu plains to the Rufiji.
  parseLine(
    '34.56,-9.41 34.61,-9.26 34.51,-9.2 34.39,-8.73 34.21,-8.68 34.15,-8.48 34.48,-8.31 34.51,-8 34.58,-7.92 34.81,-7.83 35.12,-7.5 35.7,-7.16 35.85,-7.09 36.24,-7.17 36.33,-7.32 36.47,-7.33 36.52,-7.5 37.06,-7.7 37.13,-7.85 37.53,-7.84 37.81,-7.91',
  ),
  // Luwegu and Rufiji.
  parseLine(
    '36.02,-10.44 36.19,-10.09 36.23,-9.85 36.4,-9.7 36.46,-9.54 36.8,-9.43 37.27,-9.09 37.37,-8.5 37.87,-7.81 38.25,-7.78 38.69,-7.96 39.13,-8.05 39.33,-7.97 39.25,-7.82',
  ),
  // Ugalla and Malagarasi.
  parseLine(
    '32.33,-6.21 32.16,-6.04 32.05,-5.77 31.83,-5.71 31.62,-5.83 31.15,-5.76 30.96,-5.26 30.89,-5.31 30.71,-5.18 30.58,-5.18 30.34,-5.1 30.2,-5.23 29.99,-5.16 29.82,-5.21',
  ),
  // Ruvuma.
  parseLine(
    '35.6,-10.81 35.31,-10.67 35.19,-10.8 35.23,-11.03 35.31,-11.11 35.28,-11.26 35.37,-11.36 35.43,-11.59 35.65,-11.58 35.83,-11.41 36.17,-11.58 36.2,-11.7 36.63,-11.72 36.82,-11.57 37.03,-11.56 37.14,-11.67 37.45,-11.72 37.82,-11.53 37.87,-11.33 37.94,-11.28 38.26,-11.28 38.49,-11.41 38.9,-11.17 39.26,-11.17 39.5,-10.99 39.76,-10.94 40.01,-10.81 40.44,-10.47',
  ),
];

export const rivers: readonly Ring[] = [...naturalEarthRivers, ...drawn];
