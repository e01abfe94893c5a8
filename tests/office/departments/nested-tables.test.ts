// @vitest-environment happy-dom
/**
 * Styles of tables whose cells have conflicts, which show both sides as a table of their own: on a phone the manifest
 * hid the third column of that one too.
 */
import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';

const sheets = [['manifest', 'src/office/departments/logistics/manifest/manifest.css']] as const;

const TABLE =
  '<table><thead><tr><th>a</th><th>b</th><th>c</th></tr></thead><tbody><tr><th>d</th><td>e</td><td>f</td><td></td></tr></tbody></table>';

afterAll(() => document.body.replaceChildren());

/** Every selector of a sheet that leads to a part of a table. */
const selectorsIn = (file: string) =>
  [
    ...readFileSync(file, 'utf8')
      .replaceAll(/\/\*.*?\*\//gs, '')
      .matchAll(/(?<=[{};])\s*([^{};@]+)\{/g),
  ]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => /\b(?:table|thead|tbody|tr|th|td)\b/.test(selector));

it.each(sheets)('.%s styles its own table alone', (name, file) => {
  document.body.innerHTML = `<section class="${name}">${TABLE}</section>`;
  const own = document.querySelector('table');
  const cell = own?.querySelector('td:last-child');
  if (!own || !cell) throw new Error('There is no table.');
  cell.innerHTML = `<div class="conflict">${TABLE}</div>`;
  const selectors = selectorsIn(file);
  const reached = (within: Element, selector: string) =>
    [within, ...within.querySelectorAll('*')].some((element) => element.matches(selector));
  expect(selectors.filter((selector) => reached(own, selector)).length).toBeGreaterThan(5);
  const nested = cell.querySelector('table');
  expect(nested && selectors.filter((selector) => reached(nested, selector))).toEqual([]);
});
