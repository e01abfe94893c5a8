/**
 * Figures for departments that may not see the records behind them (docs/contract.md#roles): what the money of
 * confirmed requests comes to; HR sees how many accounts there are.
 */

import type { Role } from '../accounts/roles.ts';

/** What is added up in one currency. */
export interface CurrencySum {
  /** ISO 4217. */
  currency: string;
  /** With two digits after the point; below 0 where more was taken back than paid. */
  amount: string;
}

/** Prices that were agreed, of confirmed requests. */
export interface AgreedSum extends CurrencySum {
  requests: number;
}

/** What was paid for confirmed requests in one month. */
export interface PaidSum extends CurrencySum {
  /** `YYYY-MM`, of the payments' own dates. */
  month: string;
}

/** What is due of confirmed requests on one day, and not paid. */
export interface DueSum extends CurrencySum {
  /** `YYYY-MM-DD`; empty where no day was agreed. */
  day: string;
  /** Deposits and balances. */
  count: number;
}

/** A deposit or balance that is not paid. */
export interface DueLine extends CurrencySum {
  reference: string;
  what: 'deposit' | 'balance';
  day: string;
}

/** At most this many of them, the longest due first. */
export const DUE_LISTED = 100;

/** The cost of the campaigns entered on one day. */
export interface SpendingDay {
  /** `YYYY-MM-DD`, by the operator's zone. */
  day: string;
  /** US dollars. */
  amount: number;
}

/** The answer of `GET /api/figures/finance`. */
export interface MoneyFigures {
  /** Requests that are confirmed or done, with a price or without. */
  confirmed: number;
  agreed: readonly AgreedSum[];
  paid: readonly PaidSum[];
  due: readonly DueSum[];
  longestDue: readonly DueLine[];
  /** Paid for requests that are not confirmed. */
  apart: readonly CurrencySum[];
  /** What visitors typed as a budget, in US dollars: of all home bookings, whatever became of them. */
  askedFor: { amount: string; bookings: number };
  spending: readonly SpendingDay[];
}

/** The answer of `GET /api/figures/hr`. */
export interface StaffFigures {
  /** Accounts in use. */
  roles: readonly {
    role: Role;
    accounts: number;
    /** Those of them that were seen in the last thirty days. */
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
