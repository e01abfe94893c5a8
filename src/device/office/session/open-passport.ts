/** Opens one passport number. The audit log records who did it; nothing is stored here. */

import type { PassportAnswer, PassportRequest } from '../../../contract/office/open-passport.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { callOffice, type OfficeAnswer } from './call-office.ts';

/**
 * @param record id of a flight request
 * @param place index in `travelerDetails`, from 0
 */
export function openPassport(record: string, place: number): Promise<OfficeAnswer<PassportAnswer>> {
  return callOffice('POST', endpoints.passports, { record, place } satisfies PassportRequest);
}
