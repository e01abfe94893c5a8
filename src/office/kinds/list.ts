/** Every kind of record in the office, and every form of the staff that makes one. */

import type { RecordKind } from '../../contract/accounts/roles.ts';
import type { StaffMaker } from '../../contract/kinds/made-records.ts';
import type { RecordFields } from '../../contract/kinds/records.ts';
import type { StaffPayload } from '../../contract/kinds/staff-submissions.ts';
import { campaign, campaignForm } from './campaign.ts';
import { capacity, capacityForm } from './capacity.ts';
import { eventRequest } from './event-request.ts';
import { feedback, feedbackForm } from './feedback.ts';
import { flightRequest } from './flight-request.ts';
import type { EntryForm, KindView } from './kind.ts';
import { lead, leadForm } from './lead.ts';
import { packageBooking } from './package-booking.ts';
import { payment, paymentForm } from './payment.ts';
import { person, personForm } from './person.ts';
import { replyTemplate, replyTemplateForm } from './reply-template.ts';
import { resource, resourceForm } from './resource.ts';
import { souvenir, souvenirForm } from './souvenir.ts';
import { souvenirStep, souvenirStepForm } from './souvenir-step.ts';
import { stayBooking } from './stay-booking.ts';
import { addedTourForm, tour } from './tour.ts';
import { training, trainingForm } from './training.ts';
import { tripPlan } from './trip-plan.ts';

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

export const entryForms: { readonly [Maker in StaffMaker]: EntryForm<StaffPayload<Maker>> } = {
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
