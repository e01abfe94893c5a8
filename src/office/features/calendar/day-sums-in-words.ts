/** Sums of a day in words: short for a cell, and long for screen readers. Pure. */
import { sayCount } from '../../../words/say.ts';
import type { DaySums } from './day-plan.ts';

interface SumInWords {
  key: keyof DaySums;
  short: string;
  long: string;
}

/** Returns the sums that are not 0. */
export function daySumsInWords({
  arrive,
  leave,
  tonight,
  fly,
  travel,
  events,
  unconfirmed,
}: DaySums): SumInWords[] {
  const all: [keyof DaySums, number, () => Omit<SumInWords, 'key'>][] = [
    [
      'arrive',
      arrive,
      () => ({
        short: sayCount(arrive, '1 arrive', '{count} arrive'),
        long: sayCount(arrive, '1 person arrives', '{count} people arrive'),
      }),
    ],
    [
      'leave',
      leave,
      () => ({
        short: sayCount(leave, '1 leave', '{count} leave'),
        long: sayCount(leave, '1 person leaves', '{count} people leave'),
      }),
    ],
    [
      'tonight',
      tonight,
      () => ({
        short: sayCount(tonight, '1 tonight', '{count} tonight'),
        long: sayCount(
          tonight,
          '1 person in-house or on tour at night',
          '{count} people in-house or on tour at night',
        ),
      }),
    ],
    [
      'fly',
      fly,
      () => ({
        short: sayCount(fly, '1 fly', '{count} fly'),
        long: sayCount(fly, '1 person in flight requests', '{count} people in flight requests'),
      }),
    ],
    [
      'travel',
      travel,
      () => ({
        short: sayCount(travel, '1 in cars', '{count} in cars'),
        long: sayCount(travel, '1 person transported', '{count} people transported'),
      }),
    ],
    [
      'events',
      events,
      () => {
        const words = sayCount(events, '1 event', '{count} events');
        return { short: words, long: words };
      },
    ],
    [
      'unconfirmed',
      unconfirmed,
      () => ({
        short: sayCount(unconfirmed, '1 not confirmed', '{count} not confirmed'),
        long: sayCount(unconfirmed, '1 record not confirmed', '{count} records not confirmed'),
      }),
    ],
  ];
  return all.flatMap(([key, count, inWords]) => (count > 0 ? { key, ...inWords() } : []));
}
