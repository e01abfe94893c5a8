/** Sample records that staff entered. */

import { type TrainingModule, trainingModules } from '../../src/content/office/hr.ts';
import type { Role } from '../../src/contract/accounts/roles.ts';
import type { Capacity } from '../../src/kinds/capacity/schema.ts';
import type { ChangeKind } from '../../src/kinds/entry-kinds.ts';
import { feedbackDepartments } from '../../src/kinds/feedback/schema.ts';
import type { ReplyTemplate } from '../../src/kinds/reply-template/schema.ts';
import type { Resource } from '../../src/kinds/resource/schema.ts';
import type { StaffSubmissionKind } from '../../src/kinds/staff-submissions.ts';
import { deliveryStatuses, paymentStatuses, tourStatuses } from '../../src/kinds/statuses.ts';
import { sampleCapacities } from './capacities.ts';
import { sampleResources } from './resources.ts';
import { sampleCamps, sampleGuides, samplePerson, sampleVehicles } from './sample-names.ts';
import { sampleTemplates } from './templates.ts';
import type { CreateSample } from './travellers.ts';

/** Kinds that create a record. */
export type StaffSampleKind = Exclude<StaffSubmissionKind, ChangeKind | 'payment' | 'souvenirStep'>;

interface StaffSamples {
  count: number;
  by: Role;
  /** How many days old they are at most; several months unless given. */
  within?: number;
  sample: CreateSample;
}

export const staffSamples: Record<StaffSampleKind, StaffSamples> = {
  addedTour: {
    count: 8,
    by: 'operations',
    sample: ({ random, guest }) => ({
      customerName: samplePerson(guest).name,
      tourGuide: random.one(sampleGuides),
      tourStatus: random.one(tourStatuses),
      paymentStatus: random.one(paymentStatuses),
    }),
  },
  souvenir: {
    count: 30,
    by: 'logistics',
    within: 30,
    sample: ({ random, guest, today }) => ({
      item: random.one([
        'Makonde carving',
        'Tinga Tinga painting',
        'Kanga cloth',
        'Tanzanite ring',
        'Coffee, 1 kg',
      ]),
      customer: samplePerson(guest).name,
      quantity: random.whole(1, 6),
      place: random.one(['Arusha airport', 'Zanzibar ferry', 'Kilimanjaro airport', 'Tanga office']),
      boardedate: today(random.whole(-20, 3)),
      deliveryStatus: random.one(deliveryStatuses),
    }),
  },
  person: {
    count: 44,
    by: 'logistics',
    // Field staff look at today and tomorrow.
    within: 5,
    sample: ({ random, guest, today }) => ({
      name: samplePerson(guest).name,
      transportDate: today(random.one([-3, -2, -1, 0, 0, 0, 1, 1, 2])),
      destination: random.one(sampleCamps),
      Guider: random.one(sampleGuides),
      vehicle: random.one(sampleVehicles),
      contact: random.one(['', '', samplePerson(guest).phone]),
      requests: random.one(['', '', '', 'Vegetarian', 'Child seat', 'Needs help with the step']),
    }),
  },
  lead: {
    count: 40,
    by: 'marketing',
    sample: ({ random, guest }) => ({
      name: samplePerson(guest).name,
      place: random.one([
        'Berlin',
        'Nairobi',
        'Milan',
        'Toronto',
        'Mumbai',
        'Osaka',
        'Dubai',
        'Kraków',
        'Cape Town',
      ]),
      socialNetwork: random.one(['Instagram', 'Facebook', 'YouTube', 'WhatsApp']),
      converted: random.one(['Yes', 'No', 'No']),
    }),
  },
  campaign: {
    count: 8,
    by: 'marketing',
    sample: ({ random }) => ({
      name: random.one([
        'Great Migration',
        'Beach after safari',
        'Kilimanjaro in September',
        'Family Easter',
      ]),
      amountInvested: random.whole(4, 40) * 50,
      targetedCustomers: random.one(['Families in Europe', 'Couples', 'Hikers', 'Residents of East Africa']),
      reach: random.whole(20, 400) * 100,
      engagement: random.whole(10, 90) / 10,
    }),
  },
  feedback: {
    count: 36,
    by: 'logistics',
    sample: ({ random, guest, dayAfter }) => ({
      customer: samplePerson(guest).name,
      rating: random.one([2, 3, 4, 4, 5, 5, 5]),
      comment: random.one([
        'The guide knew every bird.',
        'The road was long, the camp worth it.',
        'Well organised.',
        'We waited two hours at the ferry.',
        'The cook made our daughter’s birthday.',
        'Tent 4 needs a new zip.',
        'Lions at breakfast!',
      ]),
      date: dayAfter(0),
      department: random.one(feedbackDepartments),
    }),
  },
  training: {
    count: 14,
    by: 'hr',
    sample: ({ random, number, dayAfter }) => ({
      who: random.one(['Driver 1', 'Driver 2', 'Guide B. L.', 'Guide N. M.', 'Camp cook', 'Boat crew 1']),
      course: (trainingModules[number % trainingModules.length] as TrainingModule).title,
      passed: dayAfter(-random.whole(0, 200)),
      expires: random.yes(0.8) ? dayAfter(random.whole(10, 330)) : '',
    }),
  },
  replyTemplate: {
    count: sampleTemplates.length,
    by: 'management',
    sample: ({ number }) => sampleTemplates[number % sampleTemplates.length] as ReplyTemplate,
  },
  capacity: {
    count: sampleCapacities.length,
    by: 'management',
    sample: ({ number }) => sampleCapacities[number % sampleCapacities.length] as Capacity,
  },
  resource: {
    count: sampleResources.length,
    by: 'logistics',
    sample: ({ number }) => sampleResources[number % sampleResources.length] as Resource,
  },
};
