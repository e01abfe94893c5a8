/** Tells if the office no longer knows a session, as far as a device can tell without it. Pure. */
import { SESSION_IDLE_LIMIT } from '../../../contract/accounts/accounts.ts';

/**
 * @param expiresAt when it ends at the latest, ISO 8601
 * @param heardAt when the office was last heard, ISO 8601; null where that is not known
 */
export function hasSessionSurelyEnded(expiresAt: string, heardAt: string | null, now: Date): boolean {
  if (Date.parse(expiresAt) <= now.getTime()) return true;
  return heardAt !== null && now.getTime() - Date.parse(heardAt) > SESSION_IDLE_LIMIT;
}
