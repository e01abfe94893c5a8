/** Total of the Trip Summary: budget per person per day x travelers x days (docs/contract.md#home-booking). */

/** Plain decimal of at most 15 digits before the point and 6 after it: what a person may mean. */
const DECIMAL = /^(\d{1,15})(?:\.(\d{1,6}))?$/;

/**
 * The exact product, without the rounding of floating point.
 * @param factors as typed, or numbers
 * @returns a plain decimal such as `1825000000000` or `298.5`; null when a factor is empty,
 *   negative or no plain number, because there is no total to speak of
 */
export function totalCost(
  ...factors: readonly [days: Factor, travelers: Factor, budget: Factor]
): string | null {
  let product = 1n;
  let scale = 0;
  for (const factor of factors) {
    const match = DECIMAL.exec(String(factor).trim());
    if (!match) return null;
    const [, whole = '', fraction = ''] = match;
    product *= BigInt(whole + fraction);
    scale += fraction.length;
  }
  const digits = product.toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  let end = digits.length;
  while (end > whole.length && digits[end - 1] === '0') end -= 1;
  const fraction = digits.slice(whole.length, end);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
type Factor = string | number;

/** `1825000000000` as `$1,825,000,000,000`, `298.5` as `$298.50`: exact at any length. */
export function formatDollars(decimal: string): string {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const grouped = BigInt(whole).toLocaleString('en-US');
  if (fraction === '') return `$${grouped}`;
  return `$${grouped}.${fraction.padEnd(2, '0')}`;
}
