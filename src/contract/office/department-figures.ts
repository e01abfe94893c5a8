/**
 * Figures for departments that may not see the records behind them (docs/contract.md#roles): sums of the
 * money of confirmed requests for finance, numbers of accounts for HR.
 */

import type { Role } from '../accounts/roles.ts';

/** A sum in one currency. */
export interface CurrencySum {
  /** ISO 4217. */
  currency: string;
  /** Amount with two digits after the point; negative if more was refunded than paid. */
  amount: string;
}

/** Agreed prices of confirmed requests. */
export interface AgreedSum extends CurrencySum {
  requests: number;
}

/** Payments for confirmed requests in one month. */
export interface PaidSum extends CurrencySum {
  /** `YYYY-MM`, of the payments' own dates. */
  month: string;
}

/** Unpaid deposits and balances of confirmed requests that are due on one day. */
export interface DueSum extends CurrencySum {
  /** `YYYY-MM-DD`; empty where no day was agreed. */
  day: string;
  /** Number of deposits and balances. */
  count: number;
}

/** A deposit or balance that is not paid. */
export interface DueLine extends CurrencySum {
  reference: string;
  what: 'deposit' | 'balance';
  day: string;
}

/** Maximum number of listed due lines, the longest overdue first. */
export const MAX_DUE_LINES = 100;

/** The cost of the campaigns entered on one day. */
export interface SpendingDay {
  /** `YYYY-MM-DD`, by the operator's zone. */
  day: string;
  /** US dollars. */
  amount: number;
}

/** The answer of `GET /api/figures/finance`. */
export interface MoneyFigures {
  /** Number of requests that are confirmed or done, with or without a price. */
  confirmed: number;
  agreed: readonly AgreedSum[];
  paid: readonly PaidSum[];
  due: readonly DueSum[];
  longestDue: readonly DueLine[];
  /** Payments for requests that are not confirmed. */
  apart: readonly CurrencySum[];
  /** Budgets that visitors entered, in US dollars, over all home bookings in any state. */
  askedFor: { amount: string; bookings: number };
  spending: readonly SpendingDay[];
}

/** The answer of `GET /api/figures/hr`. */
export interface StaffFigures {
  /** Accounts in use. */
  roles: readonly {
    role: Role;
    accounts: number;
    /** Number of these accounts that were seen in the last thirty days. */
    seen: number;
  }[];
  disabled: number;
  /** Active accounts whose one-time password is not changed yet. */
  notBegun: number;
  /** Accounts in use that were seen in the last thirty days. */
  seenLately: number;
  /** Devices of the staff that were in touch in the last thirty days. */
  devices: number;
}
