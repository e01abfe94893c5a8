/** Every kind of record in the office, and every form by which staff make or correct one. */

import { campaign, campaignForm } from '../../kinds/campaign/office.ts';
import { capacity, capacityForm } from '../../kinds/capacity/office.ts';
import type { CreatingKind } from '../../kinds/entry-kinds.ts';
import { eventRequest, eventRequestForm } from '../../kinds/event-request/office.ts';
import { feedback, feedbackForm } from '../../kinds/feedback/office.ts';
import { flightRequest, flightRequestForm } from '../../kinds/flight-request/office.ts';
import { lead, leadForm } from '../../kinds/lead/office.ts';
import type { RecordKind } from '../../kinds/list.ts';
import { packageBooking, packageBookingForm } from '../../kinds/package-booking/office.ts';
import { payment, paymentForm } from '../../kinds/payment/office.ts';
import { person, personForm } from '../../kinds/person/office.ts';
import type { RecordFields } from '../../kinds/records.ts';
import { replyTemplate, replyTemplateForm } from '../../kinds/reply-template/office.ts';
import { isGuestKind } from '../../kinds/request-fields.ts';
import { resource, resourceForm } from '../../kinds/resource/office.ts';
import { souvenir, souvenirForm } from '../../kinds/souvenir/office.ts';
import { souvenirStep, souvenirStepForm } from '../../kinds/souvenir-step/office.ts';
import type { StaffCreatingKind } from '../../kinds/staff-entries.ts';
import type { EntryPayload } from '../../kinds/staff-submissions.ts';
import { stayBooking, stayBookingForm } from '../../kinds/stay-booking/office.ts';
import type { SubmissionKind } from '../../kinds/submissions.ts';
import { addedTourForm, homeBookingForm, tour } from '../../kinds/tour/office.ts';
import { training, trainingForm } from '../../kinds/training/office.ts';
import { tripPlan, tripPlanForm } from '../../kinds/trip-plan/office.ts';
import type { CorrectionForm, EntryForm, KindView } from './kind.ts';

export const kindViews: { readonly [Kind in RecordKind]: KindView<RecordFields<Kind>> } = {
  tour,
  packageBooking,
  tripPlan,
  flightRequest,
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
};

/** Forms of what guests send, for the office to correct it. */
const correctionForms: { readonly [Maker in SubmissionKind]: CorrectionForm<EntryPayload<Maker>> } = {
  homeBooking: homeBookingForm,
  packageBooking: packageBookingForm,
  tripPlan: tripPlanForm,
  flightRequest: flightRequestForm,
  eventRequest: eventRequestForm,
  stayBooking: stayBookingForm,
};

export const entryForms: { readonly [Maker in StaffCreatingKind]: EntryForm<EntryPayload<Maker>> } = {
  addedTour: addedTourForm,
  souvenir: souvenirForm,
  person: personForm,
  lead: leadForm,
  campaign: campaignForm,
  feedback: feedbackForm,
  replyTemplate: replyTemplateForm,
  capacity: capacityForm,
  payment: paymentForm,
  training: trainingForm,
  resource: resourceForm,
  souvenirStep: souvenirStepForm,
};

type AnyTexts = Record<string, string>;

/** The form of a kind of entry, for code that does not know which one it is. That of a guest's request has fields alone. */
export function formOf(maker: CreatingKind): CorrectionForm<AnyTexts> & Partial<EntryForm<AnyTexts>> {
  return (isGuestKind(maker) ? correctionForms[maker] : entryForms[maker]) as never;
}
