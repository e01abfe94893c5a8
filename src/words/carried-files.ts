/** Sentences about the entries that a device carries for others. */
import { sayCount } from './say.ts';

/** A file of somebody else's entries, as the device keeps it. */
interface CarriedFileFacts {
  entries: number;
  received: number;
  /** True if a device of the staff has signed it. */
  signed: boolean;
  state: 'waiting' | 'delivered' | 'refused';
  /** True if its maker has to do something before the office takes it. */
  needsMaker?: boolean;
}

export function describeCarried(one: CarriedFileFacts): string {
  const { entries, received, signed, state, needsMaker } = one;
  const count = state === 'delivered' ? entries : entries - received;
  if (state === 'delivered') {
    return signed
      ? sayCount(
          count,
          '1 entry of a colleague is with the office.',
          '{count} entries of a colleague are with the office.',
        )
      : sayCount(
          count,
          '1 entry of another device is with the office.',
          '{count} entries of another device are with the office.',
        );
  }
  if (state === 'refused') {
    return signed
      ? sayCount(
          count,
          '1 entry of a colleague was not accepted by the office.',
          '{count} entries of a colleague were not accepted by the office.',
        )
      : sayCount(
          count,
          '1 entry of another device was not accepted by the office.',
          '{count} entries of another device were not accepted by the office.',
        );
  }
  if (needsMaker) {
    return sayCount(
      count,
      '1 entry of a colleague is kept here, sealed, and waits for its maker.',
      '{count} entries of a colleague are kept here, sealed, and wait for their maker.',
    );
  }
  return signed
    ? sayCount(
        count,
        '1 entry of a colleague is kept here, sealed, and sent as soon as there is a signal.',
        '{count} entries of a colleague are kept here, sealed, and sent as soon as there is a signal.',
      )
    : sayCount(
        count,
        '1 entry of another device is kept here, sealed, and sent as soon as there is a signal.',
        '{count} entries of another device are kept here, sealed, and sent as soon as there is a signal.',
      );
}

/** Entries of others that the office does not have yet. */
export const countUndelivered = (carried: readonly CarriedFileFacts[]): number =>
  carried.reduce(
    (sum, { state, entries, received }) => sum + (state === 'delivered' ? 0 : entries - received),
    0,
  );
