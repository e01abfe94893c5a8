/** A browser that lets a site store nothing, as some private windows do. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { submissionKinds, submissions } from '../../src/kinds/submissions.ts';
import { fillForm, formField, publicForms, submitForm, waitForForm } from '../parts/forms.ts';
import { type Harness, openHarness } from '../parts/harness.ts';

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
afterEach(() => harness.leave(/Error submitting (package )?booking: A mutation operation was attempted/));

describe('Where nothing can be stored', () => {
  it.each(submissionKinds)('%s says so in the contract’s words and keeps every value', async (kind) => {
    const { page } = harness.phone;
    await page.goto(harness.at(publicForms[kind].path));
    await waitForForm(page, kind);
    await fillForm(page, kind);
    const message = await submitForm(page, kind);
    expect(message.startsWith(submissions[kind].strings.notStored)).toBe(true);
    for (const [label, value] of Object.entries(publicForms[kind].values)) {
      expect(await formField(page, kind, label).inputValue()).toBe(value);
    }
    expect(harness.server.rows('submission')).toEqual([]);
  });

  it('the outbox says that it cannot keep anything', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/outbox'));
    await page.getByText('This browser does not let us keep anything').waitFor();
  });
});
