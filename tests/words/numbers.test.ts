/** Numbers of tables and charts are written as the language of the page writes them. */
import { afterEach, expect, test } from 'vitest';
import { compact } from '../../src/office/parts/charts/points.ts';
import { percent } from '../../src/office/parts/dashboard/words.ts';
import { formatMoney, formatNumber } from '../../src/office/table/engine/format.ts';
import { german } from '../../src/words/german/index.ts';
import { speak } from '../../src/words/say.ts';

afterEach(() => speak('en', null));

test('Numbers follow the language, and money of the English screens does not', () => {
  expect([formatNumber(1_204.5), compact(1_250), percent(99.5)]).toEqual(['1,204.5', '1.3K', '99.5%']);
  speak('de', german);
  expect([formatNumber(1_204.5), compact(1_250), percent(99.5)]).toEqual(['1.204,5', '1250', '99,5%']);
  expect(formatMoney(1_204)).toBe('$1,204');
});
