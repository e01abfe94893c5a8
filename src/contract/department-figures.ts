/**
 * Figures for departments that may not see the records behind them (docs/contract.md#roles): finance sees
 * sums of tours but not who travels; HR sees how many accounts there are.
 */

import type { Role } from './roles.ts';
import type { PaymentStatus } from './statuses.ts';

/** Tours that were received on one day and have one payment status. */
export interface MoneyDay {
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  payment: PaymentStatus;
  tours: number;
  /** US dollars: days x travelers x budget, of those that have all three. */
  value: number;
  /** Tours without a value, because staff added them without a budget. */
  unpriced: number;
}

/** A tour that is not paid. */
export interface UnpaidTour {
  reference: string;
  /** ISO 8601. */
  receivedAt: string;
  travelDate: string;
  payment: PaymentStatus;
  /** US dollars; null when it has none. */
  value: number | null;
}

/** At most this many of the tours that are not paid, oldest first. */
export const UNPAID_LISTED = 100;

/** The cost of the campaigns entered on one day. */
export interface SpendingDay {
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  /** US dollars. */
  amount: number;
}

/** The answer of `GET /api/figures/finance`. */
export interface MoneyFigures {
  days: readonly MoneyDay[];
  unpaid: readonly UnpaidTour[];
  spending: readonly SpendingDay[];
}

/** The answer of `GET /api/figures/hr`. */
export interface StaffFigures {
  /** Accounts in use. */
  roles: readonly { role: Role; accounts: number }[];
  disabled: number;
  /** Active accounts whose one-time password is not changed yet. */
  notBegun: number;
  /** Accounts in use that were seen in the last thirty days. */
  seenLately: number;
}
