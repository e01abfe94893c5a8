/** Messages that the contract gives to the console, and those that it does not (docs/contract.md#strings). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubmitOutcome } from '../../../src/device/outbox/index.ts';
import { logFailure } from '../../../src/forms/engine/submit/log-failure.ts';
import { staffSubmissionDefinitions } from '../../../src/kinds/staff-submissions.ts';
import { submissions } from '../../../src/kinds/submissions.ts';

const reference = 'PB-0000-0000-0';
const outcomes = {
  accepted: { type: 'accepted', reference, receipt: { reference, message: 'Thank you.', receivedAt: '' } },
  saved: { type: 'saved', reference },
  refused: { type: 'refused', reference, problem: { message: 'Not so.' } },
  failed: { type: 'failed', reference, problem: { message: 'Number 7.' } },
  'not-stored': { type: 'not-stored', error: 'The disk is full.' },
} as unknown as Record<SubmitOutcome['type'], SubmitOutcome>;

const reasons = {
  saved: 'The server could not be reached.',
  refused: 'Not so.',
  failed: 'Number 7.',
  'not-stored': 'The disk is full.',
};

const said: unknown[][] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(words));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const forms = { ...submissions, ...staffSubmissionDefinitions };

const logged = (kind: keyof typeof forms, onLine: boolean) => {
  vi.stubGlobal('navigator', { onLine });
  for (const outcome of Object.values(outcomes)) logFailure(forms[kind].strings, outcome);
  return said;
};
const lines = (label: string, ...of: (keyof typeof reasons)[]) =>
  of.map((type) => [`${label}:`, reasons[type]]);

describe('The console is told', () => {
  it.each([
    ['homeBooking', lines('Error submitting booking', 'saved', 'not-stored')],
    ['packageBooking', lines('Error submitting package booking', 'saved', 'not-stored')],
    ['addedTour', lines('Error adding booking', 'saved', 'refused', 'failed', 'not-stored')],
    ['person', lines('Error adding person', 'refused', 'failed')],
    ['souvenir', []],
    ['lead', []],
    ['stayBooking', []],
  ] as const)('of %s what the contract says', (kind, expected) => {
    expect(logged(kind, true)).toEqual(expected);
  });

  it('nothing of a call that was not made, because there is no network', () => {
    expect(logged('packageBooking', false)).toEqual(lines('Error submitting package booking', 'not-stored'));
  });
});
