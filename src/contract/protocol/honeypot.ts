/**
 * A field that people do not see and simple robots fill in. A payload may carry it beside the fields of its
 * schema. Such a request is stored like any other and marked as suspect for the office. It is not refused,
 * because a browser's autofill can fill in a hidden field, and a real person's request would be lost, days
 * later and unnoticed.
 */
export const HONEYPOT = 'homepage';

/** True when somebody, or something, has filled in the field. */
export function isSuspect(payload: unknown): boolean {
  if (typeof payload !== 'object' || payload === null) return false;
  const value = (payload as Record<string, unknown>)[HONEYPOT];
  return value !== undefined && value !== null && value !== '';
}
