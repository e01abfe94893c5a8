/** A browser may refuse local and session storage, and then even naming them throws: one file does. */
import { expect, it } from 'vitest';
import { type NodeWithAncestors, parsed, programs } from '../parts/sources/sources.ts';

const namesStorage = (nodes: readonly NodeWithAncestors[]) =>
  nodes.some(([{ type, name }]) => type === 'Identifier' && /^(?:local|session)Storage$/.test(String(name)));

it('No other program names the storage of the browser', () => {
  expect([...programs].filter(([, nodes]) => namesStorage(nodes)).map(([file]) => file)).toEqual([]);
});

it('One that does would be found', () => {
  for (const bad of [
    'localStorage.getItem("a")',
    'window.sessionStorage.clear()',
    'const { localStorage } = window',
  ])
    expect(namesStorage(parsed(bad, 'bad.ts')), bad).toBe(true);
});
