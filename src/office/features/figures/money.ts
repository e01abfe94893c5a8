/** Live figures of finance, from the sums of confirmed requests. Pure. */

import { hundredthsOf } from '../../../contract/money/money.ts';
import type { CurrencySum, DueSum, MoneyFigures } from '../../../contract/office/department-figures.ts';
import { officeDay } from '../../time/office-time.ts';
import { type Count, DAY, perMonth, sumOf } from './counts.ts';

/** What the money of confirmed requests comes to in one currency. Whole units with their hundredths. */
export interface CurrencyFigures {
  currency: string;
  agreed: number;
  paid: number;
  /** Deposits and balances that are not paid, due or not. */
  open: number;
  /** The same by how long it is due. */
  ageing: Count[];
  /** By the payments' own dates, of the last twelve months. */
  paidPerMonth: Count[];
  /** Paid for requests that are not confirmed. */
  apart: number;
}

export interface FinanceFigures {
  /** That of the most confirmed requests first. */
  currencies: CurrencyFigures[];
  confirmed: number;
  /** Confirmed requests without a price. */
  unpriced: number;
  /** US dollars that visitors typed as budgets. */
  askedFor: number;
  askedBookings: number;
  /** US dollars that campaigns cost, of all time and of each of the last twelve months. */
  spent: number;
  spentPerMonth: Count[];
}

/** Sums are made in hundredths. */
const unitsOf = (sums: readonly CurrencySum[]): number =>
  sums.reduce((sum, { amount }) => sum + hundredthsOf(amount), 0) / 100;

export function financeFigures(figures: MoneyFigures, now: Date): FinanceFigures {
  const { confirmed, agreed, paid, due, apart, askedFor, spending } = figures;
  const requestsIn = (currency: string) =>
    sumOf(
      agreed.filter((one) => one.currency === currency),
      ({ requests }) => requests,
    );
  const codes = [...new Set([...agreed, ...paid, ...due, ...apart].map(({ currency }) => currency))];
  codes.sort((one, other) => requestsIn(other) - requestsIn(one) || (one < other ? -1 : 1));
  return {
    currencies: codes.map((currency) => {
      const inIt = <Sum extends CurrencySum>(sums: readonly Sum[]) =>
        sums.filter((sum) => sum.currency === currency);
      return {
        currency,
        agreed: unitsOf(inIt(agreed)),
        paid: unitsOf(inIt(paid)),
        open: unitsOf(inIt(due)),
        ageing: ageingOf(inIt(due), now),
        paidPerMonth: perMonth(inIt(paid), ({ month }) => month, now, {
          amountOf: ({ amount }) => hundredthsOf(amount) / 100,
        }),
        apart: unitsOf(inIt(apart)),
      };
    }),
    confirmed,
    unpriced: confirmed - sumOf(agreed, ({ requests }) => requests),
    askedFor: hundredthsOf(askedFor.amount) / 100,
    askedBookings: askedFor.bookings,
    spent: sumOf(spending, ({ amount }) => amount),
    spentPerMonth: perMonth(spending, ({ day }) => day, now, { amountOf: ({ amount }) => amount }),
  };
}

/** Days after the day on which something was due: from the first, up to and with the second. */
const AGES = [
  ['Not yet due', Number.NEGATIVE_INFINITY, 0],
  ['1–30 days', 1, 30],
  ['31–60 days', 31, 60],
  ['Over 60 days', 61, Number.POSITIVE_INFINITY],
] as const;

/** What was due today is not late yet, and what has no day is not due. */
export function daysLate(day: string, today: string): number {
  return day === '' ? Number.NEGATIVE_INFINITY : Math.round((Date.parse(today) - Date.parse(day)) / DAY);
}

/** By how long it is due. @param due of one currency */
export function ageingOf(due: readonly Pick<DueSum, 'currency' | 'amount' | 'day'>[], now: Date): Count[] {
  const today = officeDay(now);
  return AGES.map(([label, from, to]) => ({
    label,
    value: unitsOf(
      due.filter(({ day }) => {
        const late = daysLate(day, today);
        return late >= from && late <= to;
      }),
    ),
  }));
}

/** What is more than 0 days late, over all ages. */
export function overdueOf({ ageing }: Pick<CurrencyFigures, 'ageing'>): number {
  const [, ...late] = ageing;
  return Math.round(sumOf(late, ({ value }) => value) * 100) / 100;
}
