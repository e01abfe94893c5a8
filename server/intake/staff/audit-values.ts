/** The values of a record that the audit log, which nobody can clear, may keep. */
import { moneyFields } from '../../../src/contract/money/money.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';

/** Values that are chosen from a list, name an account, or are amounts and days: they say nothing of a customer. */
const LOGGED_FIELDS: ReadonlySet<string> = new Set<string>([
  'tour_status',
  'payment_status',
  'delivery_status',
  'owner',
  'state',
  'followUp',
  ...moneyFields,
]);

type Values = Record<string, unknown>;

/**
 * Free text may name anybody, so of it the log has only that it changed.
 * @returns the fields of `after`, as they were and as they are
 */
export function auditableValues(before: Values, after: Values): { before: Values; after: Values } {
  const kept = (values: Values, other: string) =>
    Object.fromEntries(
      Object.keys(after)
        .filter((field) => !isEmpty(before[field]) || !isEmpty(after[field]))
        .map((field) => [
          field,
          LOGGED_FIELDS.has(field) ? values[field] : isEmpty(values[field]) ? '(empty)' : other,
        ]),
    );
  return { before: kept(before, '(text)'), after: kept(after, '(other text)') };
}

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;

/** The fields of a stay booking that is removed which the log may keep. */
export function redactPersonalData(record: FeedRecord): object {
  if (record.kind !== 'stayBooking') return { kind: record.kind };
  const { Checkin_date, Checkout_date, number_of_guests } = record;
  return { kind: record.kind, Checkin_date, Checkout_date, number_of_guests, package: record.package };
}
