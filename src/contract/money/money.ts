/**
 * Amounts of money (docs/contract.md#money): decimal text with exactly two digits and a currency beside it, so that
 * nothing is rounded on the way. Sums are made in hundredths, as whole numbers. Pure.
 */
import * as z from 'zod/mini';
import { MAX_AMOUNT } from '../values/field-bounds.ts';
import { choiceSchema } from '../values/field-schemas.ts';

/**
 * Codes of ISO 4217, the most frequent ones of the office first. Currencies that are divided into thousandths
 * are left out, because two digits could not hold them.
 */
export const currencies = [
  ...[
    'USD',
    'EUR',
    'GBP',
    'TZS',
    'KES',
    'ZAR',
    'AED',
    'AUD',
    'BIF',
    'BRL',
    'BWP',
    'CAD',
    'CDF',
    'CHF',
    'CNY',
  ],
  ...[
    'CZK',
    'DKK',
    'EGP',
    'ETB',
    'GHS',
    'HKD',
    'HUF',
    'IDR',
    'ILS',
    'INR',
    'ISK',
    'JPY',
    'KRW',
    'LKR',
    'MAD',
  ],
  ...[
    'MGA',
    'MUR',
    'MWK',
    'MXN',
    'MYR',
    'MZN',
    'NAD',
    'NGN',
    'NOK',
    'NZD',
    'PHP',
    'PKR',
    'PLN',
    'QAR',
    'RON',
  ],
  ...[
    'RUB',
    'RWF',
    'SAR',
    'SCR',
    'SEK',
    'SGD',
    'THB',
    'TRY',
    'TWD',
    'UAH',
    'UGX',
    'VND',
    'XAF',
    'XOF',
    'ZMW',
  ],
] as [string, ...string[]];

/** Default currency of a price: packages are published in it. */
export const DEFAULT_CURRENCY = 'USD';

const DECIMAL = /^\d{1,8}(\.\d{1,2})?$/;
/** The limit in whole units, with a thousands separator, for the messages. */
const MOST = MAX_AMOUNT.toLocaleString('en');

/** A whole number in groups of three, as people type it. */
const GROUPED = /^\d{1,3}([, \u00a0\u202f]\d{3})+(\.\d{1,2})?$/;

/** Returns what was typed without the separators of thousands: "15015.00" for "15,015.00"; anything else as it is. */
export function ungroupAmount(typed: string): string {
  const text = typed.trim();
  return GROUPED.test(text) ? text.replaceAll(/[, \u00a0\u202f]/g, '') : text;
}

/** Returns an amount such as "450.5" or "-450.50" in hundredths. @param amount a valid amount */
export function toHundredths(amount: string): number {
  const [whole = '', part = ''] = amount.replace('-', '').split('.');
  const value = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return amount.startsWith('-') ? -value : value;
}

/** Returns "450.50" for 45050. @param hundredths a whole number */
export function formatHundredths(hundredths: number): string {
  const [sign, size] = hundredths < 0 ? ['-', -hundredths] : ['', hundredths];
  return `${sign}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

/** Other clients may send a number, which is read as it is written. */
const asText = z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value));

interface AmountRule {
  /** Smallest amount, in hundredths. */
  least: number;
  /** True if an empty text is allowed, and means no amount. */
  empty?: boolean;
}

function amountText(label: string, { least, empty = false }: AmountRule) {
  const from = least > 0 ? 'above 0' : 'from 0';
  const message = `${label} must be an amount ${from} up to ${MOST} with at most two digits after the point, like 1250 or 1250.50.`;
  const isAmount = (text: string) => {
    if (!DECIMAL.test(text)) return false;
    const hundredths = toHundredths(text);
    return hundredths >= least && hundredths <= MAX_AMOUNT * 100;
  };
  return z.pipe(
    asText,
    z.string({ error: message }).check(
      z.trim(),
      z.refine((text) => (empty && text === '') || isAmount(text), { error: message, abort: true }),
      z.overwrite((text) => (text === '' ? '' : formatHundredths(toHundredths(text)))),
    ),
  );
}

/** An amount that was paid, above 0. The schema gives it with two digits. */
export const paidAmountSchema = (label: string) => amountText(label, { least: 1 });

/** An amount that was agreed, or an empty text for none. */
export const agreedAmountSchema = (label: string) => amountText(label, { least: 0, empty: true });

/** Returns the schema of a currency. Its message does not list all sixty codes. */
export function currencySchema(label = 'Currency') {
  const schema = choiceSchema(label, currencies);
  return z
    .string({ error: `${label} must be a code like USD.` })
    .check(
      z.refine(
        (text) => schema.safeParse(text).success,
        `${label} must be a code that the office knows, like USD.`,
      ),
    );
}

/** Returns the schema of a currency or an empty text for none. */
export function optionalCurrencySchema(label: string) {
  const message = `${label} must be a code that the office knows, like USD.`;
  return z
    .string({ error: message })
    .check(z.refine((text) => text === '' || currencies.includes(text), message));
}

/** Agreed money of a request, as its record lists it. */
export interface AgreedMoney {
  price?: string;
  currency?: string;
  deposit?: string;
  depositDue?: string;
  balanceDue?: string;
}

/** Removes empty fields, and a currency without an amount. */
export function withoutEmptyMoney<Any extends object>(record: Any): Any {
  const { price, currency, deposit, depositDue, balanceDue, ...rest } = record as Any & AgreedMoney;
  return {
    ...rest,
    ...(price && { price }),
    ...((price || deposit) && currency && { currency }),
    ...(deposit && { deposit }),
    ...(depositDue && { depositDue }),
    ...(balanceDue && { balanceDue }),
  } as Any;
}

/** The fields of a request that finance may set too. */
export const moneyFields = ['price', 'currency', 'deposit', 'depositDue', 'balanceDue'] as const;
export type MoneyField = (typeof moneyFields)[number];
