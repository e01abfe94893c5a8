/** What travellers sent in the demonstration. */
import { packages } from '../../src/content/packages/list.ts';
import { eventPackageNames } from '../../src/contract/event-packages.ts';
import { genders } from '../../src/contract/flight-request.ts';
import { travelerCategories, tripTypes } from '../../src/contract/home-booking.ts';
import type { SealedValue } from '../../src/contract/sealing.ts';
import { stayPackages } from '../../src/contract/stay-packages.ts';
import type { SubmissionKind } from '../../src/contract/submissions.ts';
import type { Chance } from './chance.ts';
import { personAt } from './names.ts';

/** What a sample is made of. */
export interface SampleParts {
  chance: Chance;
  /** Counts the samples of all kinds. */
  number: number;
  id: string;
  /** The calendar date that many days after its capture. */
  dayAfter: (days: number) => string;
  /** Seals a passport number of this submission. */
  seal: (traveller: number, text: string) => Promise<SealedValue>;
}

export type Sample = (parts: SampleParts) => object | Promise<object>;

const wishes = [
  '',
  '',
  'A tent far from the generator, please.',
  'Two of us eat no meat.',
  'It is our honeymoon.',
];

export const travellerSamples: Record<SubmissionKind, { count: number; sample: Sample }> = {
  homeBooking: {
    count: 26,
    sample({ chance, number, dayAfter }) {
      const { name, email } = personAt(number);
      return {
        tripType: chance.one(tripTypes),
        days: chance.whole(3, 12),
        travelers: chance.whole(1, 6),
        category: chance.one(travelerCategories),
        budget: chance.whole(6, 40) * 25,
        preferredDate: dayAfter(chance.whole(5, 110)).replaceAll('-', ''),
        name,
        email,
        replyTo: email,
        specialRequests: chance.one(wishes),
      };
    },
  },
  packageBooking: {
    count: 18,
    sample({ chance, number, dayAfter }) {
      const { name, email, phone } = personAt(number);
      return {
        Tripname: chance.one(packages).name,
        fullName: name,
        email,
        phone,
        numberOfAdults: chance.whole(1, 5),
        numberOfChildren: chance.whole(0, 3),
        travelDate: dayAfter(chance.whole(10, 120)),
        specialRequests: chance.one(wishes),
      };
    },
  },
  tripPlan: {
    count: 10,
    sample({ chance, number, dayAfter }) {
      const { name, email } = personAt(number);
      return {
        activity: chance.one([
          'Walking safari',
          'Kilimanjaro trek',
          'Diving at Mafia Island',
          'Balloon safari',
        ]),
        days: chance.whole(4, 14),
        travelers: chance.whole(1, 8),
        category: chance.one(['family', 'honeymoon', 'group', 'adult']),
        budget: chance.whole(8, 40) * 250,
        preferredDate: dayAfter(chance.whole(20, 200)),
        name,
        email,
        specialRequest: chance.one(wishes),
      };
    },
  },
  stayBooking: {
    count: 16,
    sample({ chance, number, dayAfter }) {
      const { email, phone } = personAt(number);
      const arrival = chance.whole(3, 90);
      return {
        checkin: dayAfter(arrival),
        checkout: dayAfter(arrival + chance.whole(1, 7)),
        guests: chance.whole(1, 5),
        package: chance.one(stayPackages),
        specialRequest: chance.one(wishes),
        Contacts: chance.yes(0.5) ? email : phone,
      };
    },
  },
  flightRequest: {
    count: 9,
    async sample({ chance, number, dayAfter, seal }) {
      const { name, email, phone } = personAt(number);
      const travelers = chance.whole(1, 3);
      const away = chance.whole(20, 120);
      const details = async (index: number) => ({
        name: index === 0 ? name : personAt(number + index).name,
        passportNumber: chance.yes(0.7) ? await seal(index, `XA${chance.whole(1_000_000, 9_999_999)}`) : null,
        gender: chance.one(genders),
        travelDate: dayAfter(away),
        returnDate: dayAfter(away + 14),
        departurePoint: chance.one(['Amsterdam', 'Nairobi', 'Doha', 'Frankfurt']),
      });
      const travelerDetails: object[] = [];
      for (let index = 0; index < travelers; index += 1) travelerDetails.push(await details(index));
      return {
        fullName: name,
        email,
        phone,
        travelers,
        preferredAirline: chance.one(['', 'Any with one stop at most', 'A morning flight']),
        additionalRequests: chance.one(['', 'Two surfboards', 'A wheelchair to the gate']),
        travelerDetails,
      };
    },
  },
  eventRequest: {
    count: 7,
    sample({ chance, number, dayAfter }) {
      const { name, email, phone } = personAt(number);
      return {
        name,
        email,
        phone,
        date: dayAfter(chance.whole(30, 160)),
        package: chance.one(eventPackageNames),
        message: chance.one(['About forty people.', 'A dinner under the stars for our team.', '']),
      };
    },
  },
};
