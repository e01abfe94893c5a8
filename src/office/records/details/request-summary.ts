/** Summary of a request, as the lines with which an opened request begins. Pure. */
import { toHundredths } from '../../../contract/money/money.ts';
import { fieldValue } from '../../../contract/protocol/record-base.ts';
import type { Row } from '../../../device/records/index.ts';
import { factsOf, type RequestKind } from '../../../kinds/list.ts';
import { placeholderValues } from '../../../kinds/reply-template/placeholder-values.ts';
import { formatMoney } from '../../table/engine/format.ts';

export interface RequestSummary {
  /** Dates, package and days; empty where nothing is said. */
  trip: string;
  people: string;
  /** The agreed price, else what the guest typed as a budget; null for neither. */
  money: { amount: string; isAgreed: boolean } | null;
  /** In the guest's own words. */
  request: string;
}

/** Returns the summary of a request. @param inDays says a number of days */
export function requestSummary(row: Row<RequestKind>, inDays: (days: number) => string): RequestSummary {
  const { dates = '', people = '', package: named = '' } = placeholderValues(row, NOTHING_PUBLISHED);
  const days = 'days' in row && row.days ? inDays(row.days) : '';
  return {
    trip: [dates, days, named].filter(Boolean).join(', '),
    people,
    money: moneyOf(row),
    request: requestOf(row),
  };
}

const NOTHING_PUBLISHED = { office: '', priceOf: () => undefined };

function moneyOf(row: Row<RequestKind>): RequestSummary['money'] {
  if (row.price) return { amount: formatMoney(toHundredths(row.price) / 100, row.currency), isAgreed: true };
  const budget = 'budget' in row ? row.budget : null;
  return budget ? { amount: formatMoney(budget), isAgreed: false } : null;
}

function requestOf(row: Row<RequestKind>): string {
  return String(fieldValue(row, factsOf(row.kind).request?.wish ?? '') ?? '');
}
