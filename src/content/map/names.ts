/** Towns, waters and neighbours that the map names, the most important first. */

/** `upTo`: the widest view that shows the name, in degrees of longitude. */
export interface NamedPoint {
  name: string;
  kind: 'town' | 'lake' | 'water' | 'land' | 'area';
  longitude: number;
  latitude: number;
  upTo: number;
  turn?: number;
}

const ALWAYS = 13;
/** Wider than any view: the name has its room before the marks have theirs. */
const FIRST = 99;

const named =
  (kind: NamedPoint['kind'], upTo: number) =>
  (name: string, longitude: number, latitude: number, how: Pick<NamedPoint, 'turn'> = {}): NamedPoint => ({
    name,
    kind,
    longitude,
    latitude,
    upTo,
    ...how,
  });

const water = named('water', ALWAYS);
const nearWater = named('water', 4);
const lake = named('lake', ALWAYS);
const nearLake = named('lake', 6);
const mainTown = named('town', FIRST);
const city = named('town', ALWAYS);
const town = named('town', 8);
const village = named('town', 3);
const land = named('land', ALWAYS);

/** Names that have room on every sheet that they are on: its marks are moved aside for them. */
export const mainPlaceNames: readonly NamedPoint[] = [
  mainTown('Dar es Salaam', 39.28, -6.82),
  mainTown('Dodoma', 35.75, -6.17),
  mainTown('Mwanza', 32.9, -2.52),
  mainTown('Moshi', 37.34, -3.35),
  mainTown('Arusha', 36.68, -3.387),
  mainTown('Mbeya', 33.45, -8.91),
  mainTown('Kigoma', 29.63, -4.88),
  mainTown('Tanga', 39.1, -5.07),
  water('Lake Victoria', 32.7, -0.9),
  water('Tanganyika', 30.5, -7.72, { turn: 62 }),
  water('Lake Nyasa', 34.5, -11.15, { turn: 82 }),
  water('Indian Ocean', 40.6, -3.9),
];

export const otherNames: readonly NamedPoint[] = [
  city('Tabora', 32.8, -5.02),
  city('Mtwara', 40.18, -10.27),
  city('Songea', 35.65, -10.68),
  city('Iringa', 35.7, -7.78),
  city('Morogoro', 37.66, -6.82),
  lake('Lake Rukwa', 32.15, -7.8),
  lake('Lake Natron', 36.03, -2.35),
  land('Kenya', 39.4, -1.5),
  land('Uganda', 30.7, -0.55),
  land('Rwanda', 29.9, -1.95),
  land('Burundi', 29.95, -3.2),
  land('Zambia', 31.3, -10.2),
  land('Malawi', 33.4, -11.6),
  land('Mozambique', 37.6, -12),
  land('Congo', 28.85, -5.7),
  named('area', ALWAYS)('Pemba', 39.75, -5.1),
  named('area', 9)('Selous', 37.75, -9.8),
  nearLake('Lake Eyasi', 35.03, -3.62),
  named('lake', 3.5)('Lake Manyara', 35.82, -3.6),
  nearWater('Speke Gulf', 33.35, -2.3),
  nearWater('Lake Victoria', 32.2, -1.7),
  nearWater('Lake Victoria', 33.4, -1.6),
  nearWater('Lake Tanganyika', 29.4, -4.75, { turn: 70 }),
  nearWater('Lake Tanganyika', 30.65, -8.1, { turn: 62 }),
  nearWater('Lake Nyasa', 34.3, -10.05, { turn: 62 }),
  nearWater('Pemba Channel', 39.4, -5.3, { turn: 80 }),
  nearWater('Zanzibar Channel', 38.98, -6.1, { turn: 60 }),
  nearWater('Mafia Channel', 39.5, -7.9, { turn: 80 }),
  town('Musoma', 33.8, -1.5),
  town('Bukoba', 31.81, -1.33),
  town('Shinyanga', 33.42, -3.66),
  town('Singida', 34.74, -4.82),
  town('Babati', 35.75, -4.22),
  town('Karatu', 35.67, -3.34),
  town('Bagamoyo', 38.9, -6.44),
  town('Korogwe', 38.48, -5.15),
  town('Mpanda', 31.07, -6.34),
  town('Sumbawanga', 31.62, -7.97),
  town('Njombe', 34.77, -9.33),
  town('Ifakara', 36.68, -8.13),
  town('Lindi', 39.71, -10),
  town('Kilwa', 39.4, -8.75),
  town('Same', 37.72, -4.07),
  town('Masasi', 38.8, -10.72),
  town('Nzega', 33.18, -4.22),
  town('Kibondo', 30.7, -3.58),
  town('Makambako', 34.83, -8.85),
  town('Tunduma', 32.77, -9.31),
  village('Pangani', 38.98, -5.43),
  village('Seronera', 34.82, -2.43),
  village('Ndutu', 34.995, -3.02),
  village('Kogatende', 34.89, -1.57),
  village('Mto wa Mbu', 35.85, -3.37),
  village('Namanga', 36.79, -2.55),
  village('Bunda', 33.87, -2.05),
  village('Naabi Hill', 35, -2.83),
  village('Lobo', 35.17, -2),
  village('Mikumi', 36.98, -7.4),
  village('Muheza', 38.78, -5.17),
  village('Lushoto', 38.29, -4.79),
  village('Chalinze', 38.35, -6.64),
  village('Kibiti', 38.95, -7.72),
  village('Sitalike', 31.13, -6.64),
  village('Makunduchi', 39.56, -6.41),
  village('Chwaka', 39.44, -6.17),
  village('Chake Chake', 39.77, -5.25),
  village('Kilindoni', 39.66, -7.92),
];
