/** What becomes of a document when it is saved. */
import { expect, it } from 'vitest';
import { EARLY_PRESS_SCRIPT, NAMED_SCRIPT } from '../../src/contract/early-press.ts';
import { deferSubresources } from '../../src/service-worker/packs.ts';

it('names its scripts, and leaves its own script as it is: the policy allows that text alone', () => {
  const document = (relation: string) =>
    `<script>${EARLY_PRESS_SCRIPT}</script><link rel="${relation}" href="/assets/program.js">`;
  expect(deferSubresources(document('modulepreload'))).toBe(document(NAMED_SCRIPT));
});
