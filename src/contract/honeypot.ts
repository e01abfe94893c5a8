/**
 * A field that people do not see and simple robots fill in. A payload may carry it beside
 * the fields of its schema. What carries it is stored like any other and marked as suspect
 * for the office: a browser's autofill can fill in a hidden field, and a request refused or
 * dropped for that would be a real person's request lost, days later and without a word.
 */
export const HONEYPOT = 'homepage';

/** True when somebody, or something, has filled in the field. */
export function isSuspect(payload: unknown): boolean {
  if (typeof payload !== 'object' || payload === null) return false;
  const value = (payload as Record<string, unknown>)[HONEYPOT];
  return value !== undefined && value !== null && value !== '';
}
