/** Reasons to go to a place in a month: the words of the choice, and how a line of a year is written. */
import type { GoodReason, Reason } from '../types.ts';

/** Ends of the sentence of a choice: "I travel in February for …". */
export const reasonLabels: Readonly<Record<GoodReason, string>> = {
  crossings: 'river crossings',
  young: 'young animals',
  herds: 'animals in numbers',
  chimps: 'chimpanzees',
  birds: 'birds',
  flowers: 'flowers',
  giants: 'whale sharks, whales',
  turtles: 'turtles',
  sea: 'a calm, clear sea',
  wind: 'wind and sails',
  climb: 'a summit',
  dry: 'dry days',
  view: 'clear views',
  feast: 'feasts and harvests',
  green: 'green country',
  quiet: 'quiet and low prices',
};

/** The year of each place, by its address. Every month has at least one line. */
export type ReasonsByUrl = Readonly<Record<string, readonly Reason[]>>;

/** One line of a year. */
export const reasonLine = (...line: Reason): Reason => line;
