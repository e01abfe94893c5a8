/** Sums of a day in words: short for a cell, and long for screen readers. Pure. */
import { say, sayCount } from '../../../words/say.ts';
import type { DaySums } from './day-plan.ts';

interface SumText {
  key: keyof DaySums;
  short: string;
  long: string;
}

type Words = Omit<SumText, 'key'>;

/** Words for the confirmed part of each sum, by a number of people or events. */
const CONFIRMED: Readonly<Record<keyof DaySums, (count: number) => Words>> = {
  arrive: (count) => ({
    short: sayCount(count, '1 arrives', '{count} arrive'),
    long: sayCount(count, '1 person arrives', '{count} people arrive'),
  }),
  leave: (count) => ({
    short: sayCount(count, '1 leaves', '{count} leave'),
    long: sayCount(count, '1 person leaves', '{count} people leave'),
  }),
  tonight: (count) => ({
    short: sayCount(count, '1 tonight', '{count} tonight'),
    long: sayCount(
      count,
      '1 person in-house or on tour at night',
      '{count} people in-house or on tour at night',
    ),
  }),
  fly: (count) => ({
    short: sayCount(count, '1 flies', '{count} fly'),
    long: sayCount(count, '1 person in flight requests', '{count} people in flight requests'),
  }),
  travel: (count) => ({
    short: sayCount(count, '1 in cars', '{count} in cars'),
    long: sayCount(count, '1 person transported', '{count} people transported'),
  }),
  events: (count) => {
    const words = sayCount(count, '1 event', '{count} events');
    return { short: words, long: words };
  },
};

const ORDER = ['arrive', 'leave', 'tonight', 'fly', 'travel', 'events'] as const satisfies (keyof DaySums)[];

/** Returns the sums that are not 0. What was only asked for is said apart. */
export function describeDaySums(sums: DaySums): SumText[] {
  return ORDER.flatMap((key) => {
    const { confirmed, asked } = sums[key];
    if (confirmed + asked === 0) return [];
    const { short, long } = CONFIRMED[key](confirmed);
    if (asked === 0) return [{ key, short, long }];
    return [
      {
        key,
        short: say('{confirmed} + {asked} asked', { confirmed: short, asked }),
        long: sayCount(asked, '{confirmed}, 1 more asked', '{confirmed}, {count} more asked', {
          confirmed: long,
        }),
      },
    ];
  });
}
