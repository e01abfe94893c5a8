/** Titles inside the posters: none is cut in the middle of a word. */
import { expect, it } from 'vitest';
import { plateTitleClass } from '../../src/pages/parts/cards/plate.tsx';

it.each(['Mwanakwerekwe-Markt', 'Northern Circuit Luxury Safari'])('%s is lettered smaller', (title) => {
  expect(plateTitleClass(title)).toBe('long');
});

it.each(['Stone Town', 'Jozani Chwaka Bay', 'Darajani-Markt'])(
  '%s is lettered in the largest size',
  (title) => expect(plateTitleClass(title)).toBeUndefined(),
);
