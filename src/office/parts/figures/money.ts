/** Live figures of finance, from what tours are worth and whether they are paid. */
import { type MoneyDay, type MoneyFigures, UNPAID_LISTED } from '../../../contract/department-figures.ts';
import type { ListedRecord } from '../../../contract/records.ts';
import { paymentStatuses } from '../../../contract/statuses.ts';
import { type Count, DAY, perMonth, sumOf } from './counts.ts';
import { arrivalOf } from './requests.ts';

type Tour = ListedRecord<'tour'>;

/** US dollars; null for a tour that staff added, which has no budget. */
export function valueOfTour({ days, travelers, budget }: Pick<Tour, 'days' | 'travelers' | 'budget'>) {
  return days === null || travelers === null || budget === null ? null : days * travelers * budget;
}

/**
 * The figures that the server computes for finance, computed from records on the device for those who have
 * them.
 */
export function moneyOf(
  tours: readonly Tour[],
  campaigns: readonly ListedRecord<'campaign'>[],
): MoneyFigures {
  const days = new Map<string, MoneyDay>();
  for (const tour of tours) {
    const day = arrivalOf(tour).slice(0, 10);
    const payment = tour.payment_status;
    const key = `${day} ${payment}`;
    const found = days.get(key) ?? { day, payment, tours: 0, value: 0, unpriced: 0 };
    const value = valueOfTour(tour);
    found.tours += 1;
    found.value += value ?? 0;
    found.unpriced += value === null ? 1 : 0;
    days.set(key, found);
  }
  const unpaid = tours
    .filter((tour) => tour.payment_status !== 'Paid')
    .sort((one, other) => arrivalOf(one).localeCompare(arrivalOf(other)))
    .slice(0, UNPAID_LISTED)
    .map((tour) => ({
      reference: tour.reference,
      receivedAt: arrivalOf(tour),
      travelDate: tour.travel_date,
      payment: tour.payment_status,
      value: valueOfTour(tour),
    }));
  const spending = campaigns.map((campaign) => ({
    day: arrivalOf(campaign).slice(0, 10),
    amount: campaign.amountInvested,
  }));
  return { days: [...days.values()], unpaid, spending };
}

export interface FinanceFigures {
  /** US dollars, all tours. */
  value: number;
  paid: number;
  /** Pending and unpaid. */
  waiting: number;
  tours: number;
  unpriced: number;
  /** US dollars by payment status. */
  valueByPayment: Count[];
  toursByPayment: Count[];
  /** US dollars of the tours received in each of the last twelve months. */
  valuePerMonth: Count[];
  /** US dollars that campaigns cost, of all time and of each of the last twelve months. */
  spent: number;
  spentPerMonth: Count[];
  /** Unpaid US dollars, by the age of the tour. */
  waitingByAge: Count[];
  /** The same as a number of tours, including those without a value. */
  unpaidByAge: Count[];
}

/** Days since receipt: from the first, up to but not including the second. */
const AGES = [
  ['Up to a week', 0, 7],
  ['1 to 4 weeks', 7, 28],
  ['4 weeks to 3 months', 28, 91],
  ['Over 3 months', 91, Number.POSITIVE_INFINITY],
] as const;

export function financeFigures({ days, spending }: MoneyFigures, now: Date): FinanceFigures {
  const value = ({ value: amount }: MoneyDay) => amount;
  const tours = ({ tours: count }: MoneyDay) => count;
  const unpaid = days.filter(({ payment }) => payment !== 'Paid');
  const byPayment = (amountOf: (day: MoneyDay) => number) =>
    paymentStatuses.map((label) => ({
      label,
      value: sumOf(
        days.filter(({ payment }) => payment === label),
        amountOf,
      ),
    }));
  const byAge = (amountOf: (day: MoneyDay) => number) =>
    AGES.map(([label, from, to]) => ({
      label,
      value: sumOf(
        unpaid.filter(({ day }) => {
          // A device's clock may run ahead; such a record counts as of today.
          const age = Math.max(0, (now.getTime() - Date.parse(day)) / DAY);
          return age >= from && age < to;
        }),
        amountOf,
      ),
    }));
  return {
    value: sumOf(days, value),
    paid: sumOf(
      days.filter(({ payment }) => payment === 'Paid'),
      value,
    ),
    waiting: sumOf(unpaid, value),
    tours: sumOf(days, tours),
    unpriced: sumOf(days, ({ unpriced }) => unpriced),
    valueByPayment: byPayment(value),
    toursByPayment: byPayment(tours),
    valuePerMonth: perMonth(days, ({ day }) => day, now, { amountOf: value }),
    spent: sumOf(spending, ({ amount }) => amount),
    spentPerMonth: perMonth(spending, ({ day }) => day, now, { amountOf: ({ amount }) => amount }),
    waitingByAge: byAge(value),
    unpaidByAge: byAge(tours),
  };
}
