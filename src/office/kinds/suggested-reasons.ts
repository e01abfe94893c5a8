/**
 * Reasons that the office suggests. They are stored in English and read in the language of the page, because one person
 * chooses them in Kiswahili and another reads them in English. Any other reason may be typed, and stays as it was typed.
 * Pure.
 */
import { sayKnown } from '../../words/say.ts';

/** Reasons why a request was lost. */
export const lostReasons = [
  'Too expensive',
  'Booked with somebody else',
  'Dates not free',
  'Plans changed',
  'The guest never answered',
  'Sent twice',
  'Not a real request',
] as const;

/** Reasons why an entry of the staff is voided. */
export const voidReasons = [
  'Entered twice',
  'Did not come',
  'Wrong person',
  'Wrong day',
  'Entered by mistake',
] as const;

/** Reasons why a payment is taken back. */
export const takeBackReasons = [
  'Typed wrongly',
  'Belongs to another request',
  'Paid back to the guest',
] as const;

const suggested: readonly string[] = [...lostReasons, ...voidReasons, ...takeBackReasons];

/** Returns a stored reason as the page says it. */
export const reasonLabel = (stored: string): string =>
  suggested.includes(stored) ? sayKnown(stored) : stored;

/** Returns what is stored of a reason that was typed, or chosen in the language of the page. */
export const storedReason = (typed: string): string =>
  suggested.find((reason) => sayKnown(reason) === typed) ?? typed;
