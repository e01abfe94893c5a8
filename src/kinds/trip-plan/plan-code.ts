/**
 * A trip that a visitor built, as a short text: it is the end of a shared link, what the device keeps, and what goes with
 * the request. Readable, so that nothing is needed to see what it says:
 * `1_2.8.u_7_kz_3x2.12x3_4f` is version 1; two adults, a child of eight and one of unknown age; July; from Kilimanjaro
 * airport to Zanzibar; two nights at the place of plate 3, three at that of plate 12; two check characters. Pure.
 */

import { MAX_LONG_TEXT_LENGTH, MAX_PEOPLE } from '../../contract/values/field-bounds.ts';

/** Airports at which a trip begins and ends, by their letter in the code; a dash is "not known yet". */
export const GATEWAYS = ['-', 'k', 'd', 'z'] as const;
export type Gateway = (typeof GATEWAYS)[number];

/** A place and the nights there. */
export interface PlannedStop {
  /** Number of the place's plate, which is never given to another place. */
  plate: number;
  /** 0 for a visit on the way. */
  nights: number;
}

export interface PlannedTrip {
  adults: number;
  /** Of each child; null where it was not told. */
  ages: readonly (number | null)[];
  /** 1 to 12; 0 for any. */
  month: number;
  from: Gateway;
  to: Gateway;
  stops: readonly PlannedStop[];
}

/** Nights of a trip, all together. */
export const nightsOf = ({ stops }: Pick<PlannedTrip, 'stops'>): number =>
  stops.reduce((sum, { nights }) => sum + nights, 0);

export const MAX_STOPS = 30;
export const MAX_NIGHTS = 30;
/** Years of the oldest child; who is older counts as an adult. */
const OLDEST_CHILD = 17;
/** Longest code that this version writes, and that a request carries. */
export const MAX_CODE_LENGTH = MAX_LONG_TEXT_LENGTH;

export type DecodedPlan =
  /** `leftOut` is the number of stops beyond the limit. */
  | { is: 'plan'; plan: PlannedTrip; leftOut: number }
  /** The end is missing; `plan` has what is whole. */
  | { is: 'cut'; plan: PlannedTrip; leftOut: number }
  /** Written by a later version. */
  | { is: 'newer' }
  | { is: 'unreadable' };

/** Returns the code of a plan, of letters, digits, dots, dashes and underscores alone. */
export function encodePlan({ adults, ages, month, from, to, stops }: PlannedTrip): string {
  const party = [adults, ...ages.map((age) => age ?? 'u')].join('.');
  const body = ['1', party, month, from + to, stops.map((one) => `${one.plate}x${one.nights}`).join('.')];
  return [...body, checkOf(body.join('_'))].join('_');
}

/** Reads a code as it came, even if a messenger has cut or changed it. */
export function decodePlan(code: string): DecodedPlan {
  const text = code.slice(0, MAX_CODE_LENGTH);
  const version = /^(\d{1,4})_/.exec(text)?.[1];
  if (version === undefined || version === '0') return UNREADABLE;
  if (version !== '1') return { is: 'newer' };
  const [, party = '', month = '', ways = '', stops, check] = text.split('_');
  const head = readHead(party, month, ways);
  if (!head || stops === undefined) return UNREADABLE;
  const isWhole = check === checkOf(text.slice(0, text.lastIndexOf('_')));
  // A full check that does not fit tells of a change, one that is shorter of a cut.
  if (!isWhole && check?.length === CHECK_LENGTH && code === text) return UNREADABLE;
  const parts = stops === '' ? [] : stops.split('.');
  // Of a cut code the last number may lack a digit.
  const read = (isWhole || check !== undefined ? parts : parts.slice(0, -1)).map(readStop);
  const known = read.filter((stop) => stop !== null);
  if (known.length < read.length) return UNREADABLE;
  const plan = { ...head, stops: known.slice(0, MAX_STOPS) };
  return { is: isWhole ? 'plan' : 'cut', plan, leftOut: known.length - plan.stops.length };
}

const UNREADABLE = { is: 'unreadable' } as const;

function readHead(party: string, month: string, ways: string): Omit<PlannedTrip, 'stops'> | null {
  const [adults, ...ages] = party.split('.').map((one) => (one === 'u' ? null : wholeNumber(one)));
  const [from, to] = [...ways];
  const isRead =
    isBetween(adults, 0, MAX_PEOPLE) &&
    adults + ages.length <= MAX_PEOPLE &&
    ages.every((age) => age === null || isBetween(age, 0, OLDEST_CHILD)) &&
    isBetween(wholeNumber(month), 0, 12) &&
    ways.length === 2 &&
    isGateway(from) &&
    isGateway(to);
  return isRead ? { adults, ages, month: wholeNumber(month), from, to } : null;
}

function readStop(text: string): PlannedStop | null {
  const [plate, nights, more] = text.split('x').map(wholeNumber);
  if (more !== undefined || !isBetween(plate, 1, 9_999) || !isBetween(nights, 0, MAX_NIGHTS)) return null;
  return { plate, nights };
}

/** NaN for anything but one to four digits. */
const wholeNumber = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN);

const isBetween = (value: number | null | undefined, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

const isGateway = (letter: string | undefined): letter is Gateway =>
  (GATEWAYS as readonly (string | undefined)[]).includes(letter);

const CHECK_LENGTH = 2;

/** Two characters that differ where one character of the text does, or two beside each other have changed places. */
function checkOf(text: string): string {
  let sum = 0;
  for (const character of text) sum = (sum * 37 + character.charCodeAt(0)) % 1291;
  return sum.toString(36).padStart(CHECK_LENGTH, '0');
}
