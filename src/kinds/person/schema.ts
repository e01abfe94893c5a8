/** People transported (docs/contract.md#staff-forms). */

import * as z from 'zod/mini';
import type { AnyListedFieldMap } from '../../contract/protocol/listed-fields.ts';
import { staffRoutes } from '../../contract/protocol/routes.ts';
import {
  choiceSchema,
  dateSchema,
  lineSchema,
  optionalContactSchema,
  optionalLineSchema,
} from '../../contract/values/field-schemas.ts';
import { CANNOT_CONNECT_MESSAGE, REQUEST_FAILED_MESSAGE } from '../messages.ts';
import { boardingStates } from '../statuses.ts';
import type { StaffEntryDefinition } from '../submission.ts';

export const personSchema = z.object({
  name: lineSchema('Name'),
  transportDate: dateSchema('Date of transport'),
  destination: lineSchema('Destination'),
  Guider: lineSchema('Guide'),
  vehicle: lineSchema('Vehicle'),
  /** A phone number or an e-mail address, for the colleague who waits at the car. */
  contact: optionalContactSchema('Contact'),
  requests: optionalLineSchema('Special requests'),
  /** Boarding state, ticked on the manifest. */
  boarding: z._default(choiceSchema('Boarding', boardingStates), 'Not checked'),
});

export type Person = z.output<typeof personSchema>;

export const personListedFields = {
  name: 'name',
  transport_date: 'transportDate',
  vehicle: 'vehicle',
  destination: 'destination',
  guider: 'Guider',
  contact: 'contact',
  requests: 'requests',
  boarding: 'boarding',
} as const satisfies AnyListedFieldMap<Person>;

export const personStrings = {
  success: 'You have successfully added people transportation details',
  /** The contract has no string; the person is told in plain words. */
  failure: REQUEST_FAILED_MESSAGE,
  notStored: CANNOT_CONNECT_MESSAGE,
  logged: { as: 'Error adding person', of: ['refused', 'failed'] },
} as const;

/** Fields that staff change in a list. */
export const personChangeFields = { boarding: choiceSchema('Boarding', boardingStates) };

export const personDefinition = {
  form: staffRoutes.logistics,
  versions: [personSchema],
  listed: personListedFields,
  strings: personStrings,
} as const satisfies StaffEntryDefinition;
