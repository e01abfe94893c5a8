/** What staff entered in the demonstration. */
import { deliveryStatuses, paymentStatuses, tourStatuses } from '../../src/contract/records.ts';
import type { Role } from '../../src/contract/roles.ts';
import { feedbackDepartments } from '../../src/contract/staff-forms.ts';
import type { StaffKind } from '../../src/contract/staff-submissions.ts';
import { camps, guides, personAt, vehicles } from './names.ts';
import type { Sample } from './travellers.ts';

/** Kinds that make a record of their own. */
export type FormKind = Exclude<StaffKind, 'recordChange' | 'recordRemoval' | 'recordNote'>;

interface StaffSamples {
  count: number;
  by: Role;
  /** Days back that they lie at most; months unless given. */
  within?: number;
  sample: Sample;
}

export const staffSamples: Record<FormKind, StaffSamples> = {
  addedTour: {
    count: 4,
    by: 'operations',
    sample: ({ chance, number }) => ({
      customerName: personAt(number).name,
      tourGuide: chance.one(guides),
      tourStatus: chance.one(tourStatuses),
      paymentStatus: chance.one(paymentStatuses),
    }),
  },
  souvenir: {
    count: 12,
    by: 'logistics',
    within: 30,
    sample: ({ chance, number, dayAfter }) => ({
      item: chance.one([
        'Makonde carving',
        'Tinga Tinga painting',
        'Kanga cloth',
        'Tanzanite ring',
        'Coffee, 1 kg',
      ]),
      customer: personAt(number).name,
      quantity: chance.whole(1, 6),
      place: chance.one(['Arusha airport', 'Zanzibar ferry', 'Kilimanjaro airport', 'Tanga office']),
      boardedate: dayAfter(chance.whole(-1, 3)),
      deliveryStatus: chance.one(deliveryStatuses),
    }),
  },
  person: {
    count: 16,
    by: 'logistics',
    // Field staff look at these days.
    within: 5,
    sample: ({ chance, number, dayAfter }) => ({
      name: personAt(number).name,
      transportDate: dayAfter(0),
      destination: chance.one(camps),
      Guider: chance.one(guides),
      vehicle: chance.one(vehicles),
    }),
  },
  lead: {
    count: 12,
    by: 'marketing',
    sample: ({ chance, number }) => ({
      name: personAt(number).name,
      place: chance.one(['Berlin', 'Nairobi', 'Milan', 'Toronto', 'Mumbai']),
      socialNetwork: chance.one(['Instagram', 'Facebook', 'YouTube', 'WhatsApp']),
      converted: chance.one(['Yes', 'No', 'No']),
    }),
  },
  campaign: {
    count: 6,
    by: 'marketing',
    sample: ({ chance }) => ({
      name: chance.one([
        'Great Migration',
        'Beach after safari',
        'Kilimanjaro in September',
        'Family Easter',
      ]),
      amountInvested: chance.whole(4, 40) * 50,
      targetedCustomers: chance.one(['Families in Europe', 'Couples', 'Hikers', 'Residents of East Africa']),
      reach: chance.whole(20, 400) * 100,
      engagement: chance.whole(10, 90) / 10,
    }),
  },
  feedback: {
    count: 12,
    by: 'logistics',
    sample: ({ chance, number, dayAfter }) => ({
      customer: personAt(number).name,
      rating: chance.one([3, 4, 4, 5, 5, 5]),
      comment: chance.one([
        'The guide knew every bird.',
        'The road was long, the camp worth it.',
        'Well organised.',
      ]),
      date: dayAfter(0),
      department: chance.one(feedbackDepartments),
    }),
  },
};
