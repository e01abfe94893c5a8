/** Opens one passport number: the audit log remembers who did. Nothing of it is kept here. */
import { calls } from '../contract/addresses.ts';
import { callOffice, type OfficeAnswer } from './staff-call.ts';

/**
 * @param record id of a flight request
 * @param traveller index in `travelerDetails`, from 0
 */
export function revealPassport(
  record: string,
  traveller: number,
): Promise<OfficeAnswer<{ passportNumber: string }>> {
  return callOffice('POST', calls.passports, { record, traveller });
}
