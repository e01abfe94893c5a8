/** What staff read where the device could not store an entry: the contract's text, and then what to do, in plain words. */
import { expect, it } from 'vitest';
import { notStoredOutcome } from '../../src/device/outbox/index.ts';
import { alertText } from '../../src/forms/engine/outcome/alert-text.ts';
import { submissionResultOf } from '../../src/forms/engine/outcome/outcome-messages.ts';
import { packageBookingStrings } from '../../src/kinds/package-booking/schema.ts';
import { souvenirStrings } from '../../src/kinds/souvenir/schema.ts';

const FULL = 'This device is full. NOT saved. Write it down, free space, then try again.';
const full = notStoredOutcome(new DOMException('The quota has been exceeded.', 'QuotaExceededError'));

it('a full device is not told as a bad signal', () => {
  expect(alertText(souvenirStrings, full)).toBe(
    `Failed to connect to the server. Please try again later.\n${FULL}`,
  );
  expect(submissionResultOf(packageBookingStrings, full).message).toBe(FULL);
});

it.each(['SecurityError', 'UnknownError', 'OpenFailedError'])(
  'storage that does not work is told without the name of the error: %s',
  (name) => {
    const outcome = notStoredOutcome(new DOMException('The operation is insecure.', name));
    expect(alertText(souvenirStrings, outcome)).toBe(
      'Failed to connect to the server. Please try again later.\nThe storage of this device does not work. NOT saved. Write it down, then load the page again.',
    );
    expect(submissionResultOf(packageBookingStrings, outcome).message).toBe(packageBookingStrings.notStored);
  },
);

it('what the product itself says of it stays', () => {
  expect(notStoredOutcome(new Error('You are signed in with another account.'))).toEqual({
    type: 'not-stored',
    error: 'You are signed in with another account.',
  });
});
