// @vitest-environment happy-dom
/** What a preview marks in pages as they were built: the numbers, prices and words that differ, and nothing else. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { company } from '../../../src/content/company.ts';
import { changedElements } from '../../../src/office/departments/management/site/preview/changed-elements.ts';

const read = (file: string) => readFile(`dist/site/${file}`, 'utf8');
/** Without style sheets, which nobody serves here. */
const parse = (html: string) =>
  new DOMParser().parseFromString(html.replace(/<link\b[^>]*>/g, ''), 'text/html');
const [phone] = company.phones;
if (!phone) throw new Error('The company has a phone');
const changedIn = (before: string, after: string) => changedElements(parse(after), parse(before));

it.each(['index.html', 'terms.html', 'de/terms.html', 'map.html'])(
  'finds nothing in %s as it was',
  async (file) => {
    const html = await read(file);
    // As the server hands it out for a preview: without scripts.
    const quiet = html.replace(/<script\b.*?<\/script>/gs, '');
    expect(changedIn(html, quiet)).toEqual([]);
  },
);

it.each(['index.html', 'fr/terms.html'])('marks the phone numbers alone in %s', async (file) => {
  const html = await read(file);
  const changed = changedIn(html, html.replaceAll(phone.printed, '+255 712 345 678'));
  expect(changed.length).toBeGreaterThan(0);
  for (const element of changed) {
    expect(element.textContent).toContain('+255 712 345 678');
    expect(element.textContent?.length).toBeLessThan(200);
  }
});
