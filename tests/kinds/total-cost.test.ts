import { describe, expect, it } from 'vitest';
import { formatDollars, totalCost } from '../../src/kinds/tour/total-cost.ts';

describe('The total cost', () => {
  it.each([
    [8, 3, 231.25, '5550', '$5,550'],
    ['8', ' 3 ', '231.25', '5550', '$5,550'],
    [1, 3, 0.1, '0.3', '$0.30'],
    [3, 1, '99.5', '298.5', '$298.50'],
    [365, 500, 10_000_000, '1825000000000', '$1,825,000,000,000'],
    [365, 500, '9999999.99', '1824999998175', '$1,824,999,998,175'],
    [1, 1, 0, '0', '$0'],
    ['007', '1', '0.10', '0.7', '$0.70'],
    ['999999999999999', '999999999999999', '999999999999999.99', exact(), null],
  ])('of %s days, %s travelers and %s a day is %s', (days, travelers, budget, total, shown) => {
    expect(totalCost(days, travelers, budget)).toBe(total);
    if (shown) expect(formatDollars(total)).toBe(shown);
  });

  /** The same product by another way: in cents, as one whole number. */
  function exact(): string {
    const cents = (999_999_999_999_999n * 999_999_999_999_999n * 99_999_999_999_999_999n).toString();
    return `${cents.slice(0, -2)}.${cents.slice(-2)}`.replace(/0+$/, '').replace(/\.$/, '');
  }

  it.each([
    '',
    ' ',
    '-1',
    '1e309',
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1,000',
    '0x10',
    'x',
    '²',
    '.5',
    '1'.repeat(99),
  ])('is not spoken of with %s', (factor) => {
    expect(totalCost(factor, 2, 3)).toBeNull();
    expect(totalCost(2, factor, 3)).toBeNull();
    expect(totalCost(2, 3, factor)).toBeNull();
  });

  it('has its digits in groups, however many', () => {
    expect(formatDollars('1234567890123456789.5')).toBe('$1,234,567,890,123,456,789.50');
    expect(formatDollars('999')).toBe('$999');
    expect(formatDollars('0.125')).toBe('$0.125');
  });
});
