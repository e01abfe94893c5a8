/** A browser that lets a site store nothing, as some private windows do: what can be sent is sent. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SubmissionKind, submissionKinds, submissions } from '../../src/kinds/submissions.ts';
import { type Harness, LINE_CUT, openHarness } from '../parts/browser/harness.ts';
import { fillForm, formField, publicForms, submitForm, waitForForm } from '../parts/pages/forms.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ serviceWorkers: 'block' });
  await harness.phone.context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException(
        'A mutation operation was attempted on a database that did not allow mutations.',
        'InvalidStateError',
      );
    };
  });
});
// The contract gives it to the console as well (docs/contract.md#strings).
const STORAGE_REFUSED = /Error submitting (package )?booking: A mutation operation was attempted/;
afterEach(() => harness.leave(new RegExp(`${STORAGE_REFUSED.source}|${LINE_CUT.source}`)));

describe('Where nothing can be stored', () => {
  it.each(submissionKinds)('%s is sent at once, and says that no copy is kept', async (kind) => {
    const { page } = harness.phone;
    await open(kind);
    const message = await submitForm(page, kind);
    expect(message.startsWith(submissions[kind].strings.success)).toBe(true);
    await page.getByText('This device could not keep a copy').waitFor();
    expect(harness.server.rows('submission')).toHaveLength(1);
  });

  it.each(submissionKinds)('%s says without a signal that it is not saved, and keeps it', async (kind) => {
    const { page } = harness.phone;
    await open(kind);
    await harness.line.set('down');
    const message = await submitForm(page, kind);
    expect(message.startsWith(submissions[kind].strings.notStored)).toBe(true);
    for (const [label, value] of Object.entries(publicForms[kind].values)) {
      expect(await formField(page, kind, label).inputValue()).toBe(value);
    }
    expect(harness.server.rows('submission')).toEqual([]);
    await harness.line.set('up');
    const second = await submitForm(page, kind);
    expect(second.startsWith(submissions[kind].strings.success)).toBe(true);
    expect(harness.server.rows('submission')).toHaveLength(1);
  });

  it('the outbox says that it cannot keep anything', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/outbox'));
    await page.getByText('This browser does not let us keep anything').waitFor();
  });
});

async function open(kind: SubmissionKind): Promise<void> {
  const { page } = harness.phone;
  await page.goto(harness.at(publicForms[kind].path));
  await waitForForm(page, kind);
  await fillForm(page, kind);
}
