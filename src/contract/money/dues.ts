/**
 * Open amounts of an agreed price (docs/contract.md#money). The database keeps the same by triggers
 * (`server/store/migrations/money-triggers.ts`); `tests/server/store/records/money.test.ts` holds both to one table of cases.
 */
import { type AgreedMoney, toHundredths } from './money.ts';

/** An open amount. */
export interface Due {
  what: 'deposit' | 'balance';
  /** `YYYY-MM-DD`; empty where no day was agreed. */
  day: string;
  /** Hundredths, above 0. */
  amount: number;
}

/**
 * Returns what is open, the deposit first. Payments count for the deposit, then for the rest of the price.
 * @param paid in the currency of the price, hundredths
 */
export function duesOf(agreed: AgreedMoney, paid: number): Due[] {
  const { price = '0', deposit = '0', depositDue = '', balanceDue = '' } = agreed;
  const first = toHundredths(deposit);
  const dues: Due[] = [
    { what: 'deposit', day: depositDue, amount: first - paid },
    { what: 'balance', day: balanceDue, amount: toHundredths(price) - Math.max(first, paid) },
  ];
  return dues.filter(({ amount }) => amount > 0);
}
