/**
 * Airstrips and boats, beside the roads of the map: drawn from general knowledge, as the roads are. Times of
 * boats are those on the water, with getting on and off.
 */
import type { Coordinates } from '../types.ts';

/** Airstrips with seats on light aircraft, beside the three airports. */
export const airstrips: readonly Coordinates[] = [
  // Arusha, Lake Manyara, Kuro in Tarangire, Seronera, Kogatende.
  { latitude: -3.368, longitude: 36.633 },
  { latitude: -3.376, longitude: 35.818 },
  { latitude: -4.03, longitude: 35.97 },
  { latitude: -2.458, longitude: 34.822 },
  { latitude: -1.57, longitude: 34.89 },
  // Tanga, Pangani, Saadani, Mafia.
  { latitude: -5.09, longitude: 39.07 },
  { latitude: -5.43, longitude: 38.95 },
  { latitude: -6.03, longitude: 38.77 },
  { latitude: -7.917, longitude: 39.668 },
  // Nyerere, Mikumi, Iringa, Ruaha, Mbeya.
  { latitude: -7.75, longitude: 38.2 },
  { latitude: -7.33, longitude: 37.11 },
  { latitude: -7.67, longitude: 35.75 },
  { latitude: -7.68, longitude: 34.93 },
  { latitude: -8.92, longitude: 33.27 },
  // Katavi, Mahale, Kigoma, Mwanza, Rubondo.
  { latitude: -6.9, longitude: 31.28 },
  { latitude: -5.95, longitude: 29.94 },
  { latitude: -4.886, longitude: 29.67 },
  { latitude: -2.444, longitude: 32.933 },
  { latitude: -2.36, longitude: 31.87 },
];

export interface Boat {
  from: Coordinates;
  to: Coordinates;
  minutes: number;
}

const at = (longitude: number, latitude: number): Coordinates => ({ latitude, longitude });

export const boats: readonly Boat[] = [
  // The ferry from Dar es Salaam to Stone Town, with an hour at the port.
  { from: at(39.28, -6.82), to: at(39.19, -6.16), minutes: 180 },
  // The ferry from Nyamisati to Mafia, and the channel between Utende and Chole.
  { from: at(39.3, -7.77), to: at(39.668, -7.917), minutes: 270 },
  { from: at(39.76, -7.972), to: at(39.765, -7.973), minutes: 20 },
  // Pangani to Maziwi; Tanga to Ulenge, Yambe and Mwewe.
  { from: at(38.98, -5.43), to: at(39.066, -5.499), minutes: 60 },
  { from: at(39.1, -5.07), to: at(39.162, -5.008), minutes: 45 },
  { from: at(39.1, -5.07), to: at(39.16, -5.114), minutes: 45 },
  { from: at(39.13, -4.8), to: at(39.18, -4.783), minutes: 45 },
  // Stone Town to Changuu, Muyuni to Mnemba, Mkokotoni to Tumbatu.
  { from: at(39.19, -6.16), to: at(39.166, -6.119), minutes: 30 },
  { from: at(39.35, -5.838), to: at(39.383, -5.82), minutes: 30 },
  { from: at(39.26, -5.88), to: at(39.22, -5.82), minutes: 30 },
  // Kigoma to Gombe and, in a fast boat, to Mahale; the lake shore below Mahale's airstrip to its camps; the landing of Rubondo.
  { from: at(29.63, -4.88), to: at(29.63, -4.67), minutes: 120 },
  { from: at(29.63, -4.88), to: at(29.78, -6.17), minutes: 330 },
  { from: at(29.92, -5.75), to: at(29.78, -6.17), minutes: 120 },
  { from: at(29.94, -5.95), to: at(29.78, -6.17), minutes: 90 },
  { from: at(31.75, -2.62), to: at(31.85, -2.3), minutes: 60 },
];

/** Entrances of places whose marks stand elsewhere: in the middle of a lake or a crater, on a summit. */
export const entrances: Readonly<Record<string, Coordinates>> = {
  '/wildlife/Lakemanyara': at(35.83, -3.39),
  '/wildlife/Ngorongoro': at(35.52, -3.25),
  '/wildlife/Tarangirenational_park': at(36.08, -3.78),
  '/wildlife/Mkomanzi_national_park': at(37.82, -4.03),
  '/Hikes/mount_kilimanjaro': at(37.24, -3.2),
  '/Hikes/mount_udzungwa': at(36.89, -7.85),
};

/** Ways that are too short for the drawn map: from an airstrip, a landing or a camp to the next road. */
export const accessRoads: readonly (readonly [Coordinates, Coordinates])[] = [
  [at(39.668, -7.917), at(39.76, -7.972)],
  [at(39.668, -7.917), at(39.78, -7.86)],
  [at(38.95, -7.72), at(39.3, -7.77)],
  [at(39.38, -5.99), at(39.35, -5.838)],
  [at(39.3, -5.73), at(39.35, -5.838)],
  [at(31.75, -2.62), at(31.8, -2.85)],
  [at(31.87, -2.36), at(31.85, -2.3)],
  [at(34.82, -2.43), at(34.89, -1.57)],
  [at(29.94, -5.95), at(29.92, -5.75)],
];
