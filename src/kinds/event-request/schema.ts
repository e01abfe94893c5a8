/** The event contact form of /event_host/contact_us (docs/contract.md#event-request). */

import * as z from 'zod/mini';
import type { AnyListedFieldMap } from '../../contract/protocol/listed-fields.ts';
import { routes } from '../../contract/protocol/routes.ts';
import {
  choiceSchema,
  dateSchema,
  emailSchema,
  lineSchema,
  longTextSchema,
  phoneSchema,
} from '../../contract/values/field-schemas.ts';
import { defaultStrings } from '../messages.ts';
import type { PublicEntryDefinition } from '../submission.ts';
import { eventPackageNames } from './event-packages.ts';

export const eventRequestSchema = z.object({
  name: lineSchema('Name'),
  email: emailSchema('E-mail'),
  phone: phoneSchema('Phone'),
  date: dateSchema('Event date'),
  package: choiceSchema('Package', eventPackageNames),
  /** Additional details. */
  message: longTextSchema('Additional details'),
});

export type EventRequest = z.output<typeof eventRequestSchema>;

export const eventRequestListedFields = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  date: 'date',
  package: 'package',
  message: 'message',
} as const satisfies AnyListedFieldMap<EventRequest>;

/** The contract has no strings for this form; these are our words. */
export const eventRequestStrings = defaultStrings(
  'We have received your event request and will answer by e-mail or phone.',
);

export const eventRequestDefinition = {
  form: routes.eventContact,
  versions: [eventRequestSchema],
  contacts: ['email', 'phone'],
  strings: eventRequestStrings,
} as const satisfies PublicEntryDefinition;
