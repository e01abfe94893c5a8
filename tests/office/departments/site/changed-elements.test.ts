// @vitest-environment happy-dom
/** What is marked in a preview: the smallest elements that differ, as somebody sees them. */
import { expect, it } from 'vitest';
import {
  changedElements,
  headOf,
} from '../../../../src/office/departments/management/site/preview/changed-elements.ts';

const page = (body: string, head = '<title>Page</title>') =>
  new DOMParser().parseFromString(`<!doctype html><head>${head}</head><body>${body}</body>`, 'text/html');
const marked = (before: string, after: string) =>
  changedElements(page(after), page(before)).map(({ outerHTML }) => outerHTML);

const LIST = '<main><h1>Trips</h1><ul><li>One</li><li>Two</li><li>Three</li></ul></main>';

it.each([
  ['the same', LIST, LIST, []],
  ['a text', LIST, LIST.replace('Two', 'Zwei'), ['<li>Zwei</li>']],
  ['something that was put in', LIST, LIST.replace('<li>Two', '<li>New</li><li>Two'), ['<li>New</li>']],
  [
    'something that was taken out',
    LIST,
    LIST.replace('<li>Two</li>', ''),
    ['<ul><li>One</li><li>Three</li></ul>'],
  ],
  [
    'two places',
    LIST,
    LIST.replace('Trips', 'Tours').replace('Three', '3'),
    ['<h1>Tours</h1>', '<li>3</li>'],
  ],
  [
    'a word in bold',
    '<p>It costs <strong>$5</strong> a day.</p>',
    '<p>It costs <strong>$6</strong> a day.</p>',
    ['<strong>$6</strong>'],
  ],
  [
    'the text round a word in bold',
    '<p>It costs <strong>$5</strong> a day.</p>',
    '<p>It costs <strong>$5</strong> a night.</p>',
    ['<p>It costs <strong>$5</strong> a night.</p>'],
  ],
  ['spaces alone', '<p>One  two</p>', '<p>\n One two </p>', []],
  [
    'a picture',
    '<p>Lions</p><img src="/a.avif" alt="Lions">',
    '<p>Lions</p><img src="/b.avif" alt="Lions">',
    ['<img src="/b.avif" alt="Lions">'],
  ],
  [
    'nothing that is seen',
    '<p class="a" data-build="1">Text</p><script>1</script><style>a{}</style>',
    '<p class="b" data-build="2">Text</p><link rel="preload" href="/x"><noscript>No</noscript>',
    [],
  ],
  [
    'another element in its place',
    '<main><h2>Days</h2><p>Five</p></main>',
    '<main><h2>Days</h2><ul><li>Five days</li></ul></main>',
    ['<main><h2>Days</h2><ul><li>Five days</li></ul></main>', '<ul><li>Five days</li></ul>'],
  ],
])('%s', (_, before, after, expected) => {
  expect(marked(before, after)).toEqual(expected);
});

it('reads what search engines show', () => {
  const head = '<title>Trips</title><meta name="description" content="All trips">';
  expect(headOf(page('', head))).toEqual({ title: 'Trips', description: 'All trips' });
  expect(headOf(page(''))).toEqual({ title: 'Page', description: '' });
});
