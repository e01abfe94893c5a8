/** What staff entered in the demonstration. */

import type { ReplyTemplate } from '../../src/contract/reply-template.ts';
import type { Role } from '../../src/contract/roles.ts';
import { feedbackDepartments } from '../../src/contract/staff-forms.ts';
import type { StaffKind } from '../../src/contract/staff-submissions.ts';
import { deliveryStatuses, paymentStatuses, tourStatuses } from '../../src/contract/statuses.ts';
import { camps, guides, personAt, vehicles } from './names.ts';
import { sampleTemplates } from './templates.ts';
import type { Sample } from './travellers.ts';

/** Kinds that create a record. */
export type FormKind = Exclude<StaffKind, 'recordChange' | 'recordRemoval' | 'recordNote'>;

interface StaffSamples {
  count: number;
  by: Role;
  /** How many days old they are at most; several months unless given. */
  within?: number;
  sample: Sample;
}

export const staffSamples: Record<FormKind, StaffSamples> = {
  addedTour: {
    count: 4,
    by: 'operations',
    sample: ({ random, number }) => ({
      customerName: personAt(number).name,
      tourGuide: random.one(guides),
      tourStatus: random.one(tourStatuses),
      paymentStatus: random.one(paymentStatuses),
    }),
  },
  souvenir: {
    count: 12,
    by: 'logistics',
    within: 30,
    sample: ({ random, number, dayAfter }) => ({
      item: random.one([
        'Makonde carving',
        'Tinga Tinga painting',
        'Kanga cloth',
        'Tanzanite ring',
        'Coffee, 1 kg',
      ]),
      customer: personAt(number).name,
      quantity: random.whole(1, 6),
      place: random.one(['Arusha airport', 'Zanzibar ferry', 'Kilimanjaro airport', 'Tanga office']),
      boardedate: dayAfter(random.whole(-1, 3)),
      deliveryStatus: random.one(deliveryStatuses),
    }),
  },
  person: {
    count: 16,
    by: 'logistics',
    // Field staff look at the last few days.
    within: 5,
    sample: ({ random, number, dayAfter }) => ({
      name: personAt(number).name,
      transportDate: dayAfter(0),
      destination: random.one(camps),
      Guider: random.one(guides),
      vehicle: random.one(vehicles),
    }),
  },
  lead: {
    count: 12,
    by: 'marketing',
    sample: ({ random, number }) => ({
      name: personAt(number).name,
      place: random.one(['Berlin', 'Nairobi', 'Milan', 'Toronto', 'Mumbai']),
      socialNetwork: random.one(['Instagram', 'Facebook', 'YouTube', 'WhatsApp']),
      converted: random.one(['Yes', 'No', 'No']),
    }),
  },
  campaign: {
    count: 6,
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
    count: 12,
    by: 'logistics',
    sample: ({ random, number, dayAfter }) => ({
      customer: personAt(number).name,
      rating: random.one([3, 4, 4, 5, 5, 5]),
      comment: random.one([
        'The guide knew every bird.',
        'The road was long, the camp worth it.',
        'Well organised.',
      ]),
      date: dayAfter(0),
      department: random.one(feedbackDepartments),
    }),
  },
  replyTemplate: {
    count: sampleTemplates.length,
    by: 'management',
    sample: ({ number }) => sampleTemplates[number % sampleTemplates.length] as ReplyTemplate,
  },
};
