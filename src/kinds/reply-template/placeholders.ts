/** Placeholders that templates of answers may use for a request: `{name}`, `{dates}` … Pure. */
import type { RequestKind } from '../list.ts';

/** Placeholders for the agreed money of a request (docs/contract.md#money), of every kind. */
const agreed = ['agreed', 'deposit', 'depositDue', 'balance', 'balanceDue'] as const;

export type AgreedPlaceholder = (typeof agreed)[number];

/** The placeholders that each kind of request has. */
export const placeholdersOfKind = {
  tour: ['name', 'reference', 'dates', 'people', 'office', ...agreed],
  packageBooking: ['name', 'reference', 'package', 'dates', 'people', 'price', 'office', ...agreed],
  tripPlan: ['name', 'reference', 'dates', 'people', 'office', ...agreed],
  flightRequest: ['name', 'reference', 'dates', 'people', 'office', ...agreed],
  eventRequest: ['name', 'reference', 'package', 'dates', 'price', 'office', ...agreed],
  stayBooking: ['name', 'reference', 'package', 'dates', 'people', 'office', ...agreed],
} as const satisfies Readonly<Record<RequestKind, readonly string[]>>;

export type Placeholder = (typeof placeholdersOfKind)[RequestKind][number];

const BRACES = /\{([^{}]*)\}/g;

/** Returns the names in braces in a text, each once, in their order. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(BRACES)].map(([, name = '']) => name))];
}

/** Returns the placeholders in a text that a kind of request does not have. */
export function unknownPlaceholders(kind: RequestKind, text: string): string[] {
  const own: readonly string[] = placeholdersOfKind[kind];
  return placeholdersIn(text).filter((name) => !own.includes(name));
}

/** Fills the values into a text. Placeholders without a value stay, for a person to fill in. */
export function fillPlaceholders(text: string, values: Readonly<Partial<Record<string, string>>>): string {
  return text.replaceAll(
    BRACES,
    (whole, name: string) => (Object.hasOwn(values, name) && values[name]) || whole,
  );
}
