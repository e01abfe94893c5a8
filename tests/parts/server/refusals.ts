/** What each call that reads a body answers to an empty object, and to what is no object, as status and text. */
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';

/** @returns status and text of an answer */
export const problem = (status: number, message: string) => `${status} ${JSON.stringify({ message })}`;
export const ofFields = (fields: Record<string, string>, more: object = {}) =>
  `400 ${JSON.stringify({ ...more, message: [...new Set(Object.values(fields))].join(' '), fields })}`;
/** The words for what is no object. */
export const noObject = 'The request must be a JSON object with the fields of the form.';

/** By method and path. What is no object is refused with `noObject` where nothing else is said. */
export const refusals: Record<string, [onObject: string, onList?: string]> = {
  [`POST ${endpoints.replay}`]: sameOf('A replay is {"entries": […]} with 1 to 150 entries.'),
  [`POST ${endpoints.sealedReplay}`]: sameOf('This is no envelope of a saved file.'),
  [`POST ${endpoints.known}`]: sameOf('A question is {"ids": […]} with 1 to 200 ids.'),
  [`POST ${endpoints.analytics}`]: sameOf('A report is {"events": […]} with 1 to 50 events.'),
  [`POST ${endpoints.lookup}`]: [
    ofFields({ reference: 'Reference is required.', contact: 'E-mail or phone is required.' }),
  ],
  [`POST ${endpoints.login}`]: [
    ofFields({ email: 'E-mail is required.', password: 'Password is required.' }, { success: false }),
    `400 ${JSON.stringify({ success: false, message: noObject })}`,
  ],
  [`POST ${endpoints.passkeyLogin}`]: [
    `400 ${JSON.stringify({ success: false, message: noObject })}`,
    `400 ${JSON.stringify({ success: false, message: noObject })}`,
  ],
  [`POST ${endpoints.password}`]: [
    ofFields({ current: 'Password is required.', next: 'New password is required.' }),
  ],
  [`POST ${endpoints.accounts}`]: [
    ofFields({
      email: 'E-mail is required.',
      name: 'Name is required.',
      role: 'Role must be one of: marketing, logistics, bookings, operations, finance, hr, management.',
    }),
  ],
  [`PATCH ${endpoints.accounts}/:id`]: [problem(400, 'There is nothing to change.')],
  [`POST ${endpoints.passports}`]: [
    ofFields({
      record: 'The request must be named by its id.',
      place: 'The traveller must be named by number.',
    }),
  ],
  [`POST ${endpoints.devices}`]: [
    ofFields({
      device: 'The device must be named by its id.',
      pending: 'Pending must be a whole number from 0 to 1000000.',
      parked: 'Parked must be a whole number from 0 to 1000000.',
      oldestCapturedAt: 'The oldest entry must have a time like 2027-06-14T08:00:00Z.',
      version: 'Version is required.',
    }),
  ],
  [`POST ${endpoints.deviceKeys}`]: [
    ofFields({
      device: 'The device must be named by its id.',
      publicKey: 'Invalid input: expected string, received undefined',
      proof: 'Invalid input: expected string, received undefined',
    }),
  ],
  [`PUT ${endpoints.language}`]: [ofFields({ language: 'We do not have this language.' })],
  [`PUT ${endpoints.notices}`]: [
    ofFields({
      department: 'Department must be one of: operations, bookings.',
      mode: 'Notices must be one of: none, each, morning.',
    }),
  ],
  [`PUT ${endpoints.retention}`]: [
    ofFields({ months: 'Months must be given for each kind: a number, or null for ever.' }),
  ],
  [`POST ${endpoints.customers}`]: [
    ofFields({ email: 'Please give an e-mail address, a phone number or a name.' }),
  ],
  [`DELETE ${endpoints.customers}`]: [ofFields({ records: 'Please name the records to erase.' })],
  [`PATCH ${endpoints.bookingInfos}/:id`]: sameOfField('set', 'Nothing of this can be changed.'),
  [`PATCH ${endpoints.souvenirs}/:id`]: sameOfField('set', 'Nothing of this can be changed.'),
  [`POST ${endpoints.proof}`]: [problem(400, noObject)],
  [`POST ${endpoints.passkeys}`]: [
    ofFields({
      ticket: 'Invalid input: expected string, received undefined',
      name: 'Name is required.',
      attestation: 'Invalid input: expected object, received undefined',
    }),
  ],
  [`POST ${endpoints.passkeyOptions}`]: [ofFields({ purpose: 'Purpose must be add or prove.' })],
};

/** One refusal for whatever does not have the shape. */
function sameOf(message: string): [string, string] {
  return [problem(400, message), problem(400, message)];
}
function sameOfField(field: string, message: string): [string, string] {
  return [ofFields({ [field]: message }), ofFields({ [field]: message })];
}
