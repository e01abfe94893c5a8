/**
 * Every plain kind of record. Tours have two sources and flight requests a second table, so their code is
 * written by hand.
 */

import type { CreatingKind } from '../../../src/kinds/entry-kinds.ts';
import type { RecordKind } from '../../../src/kinds/list.ts';
import type { RecordFields } from '../../../src/kinds/records.ts';
import type { EntryPayload } from '../../../src/kinds/staff-submissions.ts';
import { campaign } from './campaign.ts';
import { capacity } from './capacity.ts';
import { eventRequest } from './event-request.ts';
import { feedback } from './feedback.ts';
import { lead } from './lead.ts';
import { packageBooking } from './package-booking.ts';
import { payment } from './payment.ts';
import { person } from './person.ts';
import type { PlainKind, RowOf } from './plain-kind.ts';
import { replyTemplate } from './reply-template.ts';
import { resource } from './resource.ts';
import { souvenir } from './souvenir.ts';
import { souvenirStep } from './souvenir-step.ts';
import { stayBooking } from './stay-booking.ts';
import { training } from './training.ts';
import { tripPlan } from './trip-plan.ts';

export type CustomStoredKind = 'tour' | 'flightRequest';

/** Names of plain kinds, whose kind of entry and kind of record have the same name. */
export type PlainKindName = Exclude<
  RecordKind | CreatingKind,
  CustomStoredKind | 'homeBooking' | 'addedTour'
>;

export const plainKinds = {
  packageBooking,
  tripPlan,
  eventRequest,
  stayBooking,
  souvenir,
  person,
  lead,
  campaign,
  feedback,
  replyTemplate,
  capacity,
  payment,
  training,
  resource,
  souvenirStep,
} as const satisfies { [Kind in PlainKindName]: PlainKind<EntryPayload<Kind>, RecordFields<Kind>> };

/** Their tables. */
export type PlainTables = {
  [Kind in PlainKindName as (typeof plainKinds)[Kind]['table']]: RowOf<
    (typeof plainKinds)[Kind]['columns'],
    EntryPayload<Kind>
  >;
};
