/** Changes to a document when it is saved. */
import { expect, it } from 'vitest';
import { DEFERRED_SCRIPT, INLINE_SCRIPT } from '../../src/contract/document/inline-script.ts';
import { APP_SCRIPT_LINK_ID, lastScreenElement } from '../../src/contract/document/last-screen.ts';
import { deferAppScript, deferSubresources } from '../../src/service-worker/pack-types.ts';
import { find, readBuiltPages } from '../parts/sources/built-site.ts';

it('names its scripts, and leaves its own script as it is: the policy allows that text alone', () => {
  const document = (relation: string) =>
    `<script>${INLINE_SCRIPT}</script><link rel="${relation}" href="/assets/program.js">`;
  expect(deferSubresources(document('modulepreload'))).toBe(document(DEFERRED_SCRIPT));
});

const PROGRAM = '<script fetchpriority="low" type="module" crossorigin src="/assets/index.js"></script>';

it('leaves the start of the program to its script', () => {
  const script = lastScreenElement('draw()');
  expect(deferAppScript(`${script}${PROGRAM}`)).toBe(
    `${script}<link rel="${DEFERRED_SCRIPT}" id="${APP_SCRIPT_LINK_ID}" href="/assets/index.js">`,
  );
});

it('starts the program itself where no script would', () => {
  expect(deferAppScript(PROGRAM)).toBe(PROGRAM);
});

it.each(readBuiltPages().filter(({ staff }) => staff))('names its program once: $address', ({ html }) => {
  const program = find(html, /<script [^>]*type="module"[^>]* src="([^"]+)"/);
  const saved = deferAppScript(deferSubresources(html));
  expect(saved).not.toContain('type="module"');
  expect(saved.split(`href="${program}"`)).toHaveLength(2);
  expect(saved).toContain(`id="${APP_SCRIPT_LINK_ID}" href="${program}"`);
});

it('takes no text for a script that would end it', () => {
  expect(() => lastScreenElement('"</script>"')).toThrow();
});
