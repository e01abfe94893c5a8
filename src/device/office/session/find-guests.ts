/** Guests of other departments, whom the office alone knows: nothing of them is stored here. */
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import type { FoundGuests, GuestSearch } from '../../../kinds/calls/guest-search.ts';
import { callOffice, type OfficeAnswer } from './call-office.ts';

/** @param text beginning of a name, a phone number or an e-mail address */
export function findGuests(text: string): Promise<OfficeAnswer<FoundGuests>> {
  return callOffice('POST', endpoints.guests, { text } satisfies GuestSearch);
}
