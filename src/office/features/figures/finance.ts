/** Live figures of finance, from the sums of confirmed requests. Pure. */

import { toHundredths } from '../../../contract/money/money.ts';
import type { CurrencySum, DueSum, MoneyFigures } from '../../../contract/office/department-figures.ts';
import { say } from '../../../words/say.ts';
import { officeDay } from '../../time/office-time.ts';
import { DAY, type LabelledCount, perMonth, sumOf } from './counts.ts';

/** Sums of confirmed requests in one currency, in units with two decimals. */
export interface CurrencyFigures {
  currency: string;
  agreed: number;
  paid: number;
  /** Unpaid deposits and balances, due or not. */
  open: number;
  /** The same sum by how long it has been due. */
  ageing: LabelledCount[];
  /** Payments of the last twelve months, by the dates entered on them. */
  paidPerMonth: LabelledCount[];
  /** Payments for requests that are not confirmed. */
  apart: number;
}

export interface FinanceFigures {
  /** Figures by currency, that with the most confirmed requests first. */
  currencies: CurrencyFigures[];
  confirmed: number;
  /** Number of confirmed requests without a price. */
  unpriced: number;
  /** Sum of the budgets that visitors typed, US dollars. */
  askedFor: number;
  askedBookings: number;
  /** Cost of campaigns, US dollars: in total, and for each of the last twelve months. */
  spent: number;
  spentPerMonth: LabelledCount[];
}

/** Adds up amounts in hundredths, so that the sum is exact, and returns units. */
const unitsOf = (sums: readonly CurrencySum[]): number =>
  sums.reduce((sum, { amount }) => sum + toHundredths(amount), 0) / 100;

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
        ageing: ageingReport(inIt(due), now),
        paidPerMonth: perMonth(inIt(paid), ({ month }) => month, now, {
          amountOf: ({ amount }) => toHundredths(amount) / 100,
        }),
        apart: unitsOf(inIt(apart)),
      };
    }),
    confirmed,
    unpriced: confirmed - sumOf(agreed, ({ requests }) => requests),
    askedFor: toHundredths(askedFor.amount) / 100,
    askedBookings: askedFor.bookings,
    spent: sumOf(spending, ({ amount }) => amount),
    spentPerMonth: perMonth(spending, ({ day }) => day, now, { amountOf: ({ amount }) => amount }),
  };
}

/** Age groups: the first and the last day after the due date, both included. */
const AGES = [
  ['Not yet due', Number.NEGATIVE_INFINITY, 0],
  ['1–30 days', 1, 30],
  ['31–60 days', 31, 60],
  ['Over 60 days', 61, Number.POSITIVE_INFINITY],
] as const;

/** Days since an amount was due: 0 on the day itself, and negative infinity for an amount without a day. */
export function daysLate(day: string, today: string): number {
  return day === '' ? Number.NEGATIVE_INFINITY : Math.round((Date.parse(today) - Date.parse(day)) / DAY);
}

/** Groups sums by how long they have been due. @param due sums of one currency */
export function ageingReport(
  due: readonly Pick<DueSum, 'currency' | 'amount' | 'day'>[],
  now: Date,
): LabelledCount[] {
  const today = officeDay(now);
  return AGES.map(([label, from, to]) => ({
    label: say(label),
    value: unitsOf(
      due.filter(({ day }) => {
        const late = daysLate(day, today);
        return late >= from && late <= to;
      }),
    ),
  }));
}

/** Returns the sum that is overdue by at least a day, over all age groups. */
export function overdueSum({ ageing }: Pick<CurrencyFigures, 'ageing'>): number {
  const [, ...late] = ageing;
  return Math.round(sumOf(late, ({ value }) => value) * 100) / 100;
}
