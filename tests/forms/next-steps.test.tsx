/** After every sending: what happens next, in plain words, and nowhere that a journey is reserved. */
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Outcome } from '../../src/forms/engine/outcome/outcome.tsx';
import type { SubmissionResult } from '../../src/forms/engine/outcome/outcome-messages.ts';
import { type SubmissionKind, submissionKinds, submissions } from '../../src/kinds/submissions.ts';
import { ReceiptCard } from '../../src/pages/outbox/entry.tsx';

const DONE = 'Nothing is reserved and you owe nothing before you accept our offer in writing.';
const AT = '2027-06-14T08:00:00.000Z';

const outcomeOf = (kind: SubmissionKind, result: SubmissionResult) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Outcome kind={kind} result={result} request={null} onAnother={undefined} />
    </MemoryRouter>,
  );

it.each(submissionKinds)('%s says below the form who answers, where and by when', (kind) => {
  const message = submissions[kind].strings.success;
  const said = outcomeOf(kind, {
    type: 'accepted',
    message,
    reference: 'PB-7Q4M-2XN9-K',
    receipt: { message, receivedAt: AT },
  });
  expect(said).toContain('Our booking desk reads it, at the latest the next morning in East Africa.');
  expect(said).toContain('comes to the e-mail address or phone number that you gave');
  // Until the operator has filled in an answer time.
  expect(said).toContain('We promise no fixed time for it.');
  expect(said).toContain(DONE);
  expect(said).not.toContain(message);
});

it('says of what waits on this device when that begins', () => {
  const said = outcomeOf('packageBooking', { type: 'saved', message: 'Saved.', reference: 'PB-7Q4M-2XN9-K' });
  expect(said).toContain('Once it has reached us, our booking desk reads it');
  expect(said).toContain(DONE);
});

it('says what a correction came to, and promises nothing where nothing was taken', () => {
  const corrected = outcomeOf('packageBooking', {
    type: 'accepted',
    message: 'Your correction has been received.',
    reference: 'PB-7Q4M-2XN9-K',
  });
  expect(corrected).toContain('Your correction has been received.');
  expect(
    outcomeOf('packageBooking', { type: 'refused', message: 'No.', problem: { message: 'No.' } }),
  ).not.toContain(DONE);
});

it('the list of this device says the same of each request that we have', () => {
  const { success } = submissions.packageBooking.strings;
  const receipt = {
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    kind: 'packageBooking',
    reference: 'PB-7Q4M-2XN9-K',
    capturedAt: AT,
    receivedAt: AT,
    message: success,
  };
  const card = (request: object) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <ReceiptCard request={request as Parameters<typeof ReceiptCard>[0]['request']} />
      </MemoryRouter>,
    );
  const said = card({ receipt, correction: null });
  expect(said).toContain(DONE);
  expect(said).not.toContain(success);
  const message = 'Your correction has been received.';
  const correction = { ...receipt, message };
  expect(card({ receipt, correction })).toContain(message);
  // Where the correction arrived alone, its receipt is the only one.
  expect(card({ receipt: correction, correction })).toContain(DONE);
  const removed = 'This has been removed in the meantime, so there was nothing left to correct.';
  const gone = card({ receipt: { ...receipt, message: removed }, correction: null });
  expect(gone).toContain(removed);
  expect(gone).not.toContain(DONE);
});
