/** Sample requests that travellers sent. */
import { packages } from '../../src/content/packages/list.ts';
import type { SealedValue } from '../../src/contract/values/sealing.ts';
import { eventPackageNames } from '../../src/kinds/event-request/event-packages.ts';
import { genders } from '../../src/kinds/flight-request/schema.ts';
import { stayPackages } from '../../src/kinds/stay-booking/stay-packages.ts';
import type { SubmissionKind } from '../../src/kinds/submissions.ts';
import { travelerCategories, tripTypes } from '../../src/kinds/tour/home-booking.ts';
import { encodePlan } from '../../src/kinds/trip-plan/plan-code.ts';
import { samplePerson } from './sample-names.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Values and helpers for making one sample. */
export interface SampleDeps {
  random: SeededRandom;
  /** Counts the samples of all kinds. */
  number: number;
  /** Number of the person, for `samplePerson`: some come up more than once. */
  guest: number;
  id: string;
  /** The calendar date that many days after its capture. */
  dayAfter: (days: number) => string;
  /** The calendar date that many days after today. */
  today: (days: number) => string;
  /** Seals a passport number of this submission. */
  seal: (traveller: number, text: string) => Promise<SealedValue | null>;
}

export type CreateSample = (parts: SampleDeps) => object | Promise<object>;

const wishes = [
  '',
  '',
  '',
  'A tent far from the generator, please.',
  'Two of us eat no meat.',
  'It is our honeymoon.',
  'My father walks with a stick: no steep stairs.',
  'We would love to see the crossing of the Mara.',
  'Vegetarisch bitte, und ein Kinderbett.',
  'Une chambre calme, s’il vous plaît.',
  'Can we add three days in Pangani at the end?',
  'Allergic to peanuts.',
];

/** Trips that guests built in the planner, and what it said of them. */
const plannedTrips = [
  {
    activity: 'Safari and beach',
    days: 10,
    travelers: 4,
    plan: encodePlan({
      adults: 2,
      ages: [8, 11],
      month: 7,
      from: 'k',
      to: 'z',
      stops: [
        { plate: 4, nights: 2 },
        { plate: 2, nights: 0 },
        { plate: 1, nights: 3 },
        { plate: 44, nights: 4 },
      ],
    }),
    planShown: [
      'Kilimanjaro airport to Tarangire National Park: by road',
      'Tarangire National Park: 2 nights',
      'Ngorongoro Conservation Area: on the way',
      'Serengeti National Park: 3 nights',
      'To Zanzibar: by air',
      'Jambiani: 4 nights',
    ].join('\n'),
  },
  {
    activity: 'Beach',
    days: 8,
    travelers: 2,
    plan: encodePlan({
      adults: 2,
      ages: [],
      month: 0,
      from: 'd',
      to: '-',
      stops: [
        { plate: 7, nights: 3 },
        { plate: 17, nights: 0 },
        { plate: 37, nights: 4 },
      ],
    }),
    planShown: [
      'Flughafen Daressalam nach Saadani: mit dem Auto',
      'Saadani: 3 Nächte',
      'Maziwi: unterwegs',
      'Stone Town: 4 Nächte',
    ].join('\n'),
  },
];

export const travellerSamples: Record<SubmissionKind, { count: number; sample: CreateSample }> = {
  homeBooking: {
    count: 120,
    sample({ random, guest, dayAfter }) {
      const { name, email } = samplePerson(guest);
      return {
        tripType: random.one(tripTypes),
        days: random.whole(3, 12),
        travelers: random.whole(1, 6),
        category: random.one(travelerCategories),
        budget: random.whole(6, 40) * 25,
        preferredDate: dayAfter(random.whole(5, 110)).replaceAll('-', ''),
        name,
        email,
        replyTo: email,
        specialRequests: random.one(wishes),
      };
    },
  },
  packageBooking: {
    count: 105,
    sample({ random, guest, dayAfter }) {
      const { name, email, phone } = samplePerson(guest);
      return {
        Tripname: random.one(packages).name,
        fullName: name,
        email,
        phone,
        numberOfAdults: random.whole(1, 5),
        numberOfChildren: random.whole(0, 3),
        travelDate: dayAfter(random.whole(10, 120)),
        specialRequests: random.one(wishes),
      };
    },
  },
  tripPlan: {
    count: 50,
    sample({ random, guest, number, dayAfter }) {
      const { name, email } = samplePerson(guest);
      return {
        activity: random.one([
          'Walking safari',
          'Kilimanjaro trek',
          'Diving at Mafia Island',
          'Balloon safari',
        ]),
        days: random.whole(4, 14),
        travelers: random.whole(1, 8),
        category: random.one(['family', 'honeymoon', 'group', 'adult']),
        budget: random.whole(8, 40) * 250,
        preferredDate: dayAfter(random.whole(20, 200)),
        name,
        email,
        specialRequest: random.one(wishes),
        ...(number % 3 === 0 && plannedTrips[(number / 3) % plannedTrips.length]),
      };
    },
  },
  stayBooking: {
    count: 90,
    sample({ random, guest, dayAfter, today }) {
      const { name, email, phone } = samplePerson(guest);
      // Some are in the house today, and others come this week.
      const [day, arrival] = random.yes(0.35)
        ? [today, random.whole(-4, 7)]
        : [dayAfter, random.whole(3, 90)];
      return {
        checkin: day(arrival),
        checkout: day(arrival + random.whole(1, 7)),
        guests: random.whole(1, 5),
        package: random.one(stayPackages),
        specialRequest: random.one(wishes),
        Contacts: random.yes(0.5) ? email : phone,
        name: random.yes(0.8) ? name : '',
        camp: '',
      };
    },
  },
  flightRequest: {
    count: 32,
    async sample({ random, guest, dayAfter, seal }) {
      const { name, email, phone } = samplePerson(guest);
      const travelers = random.whole(1, 3);
      const away = random.whole(20, 120);
      const details = async (index: number) => ({
        name: index === 0 ? name : samplePerson(guest + index).name,
        passportNumber: random.yes(0.7) ? await seal(index, `XA${random.whole(1_000_000, 9_999_999)}`) : null,
        gender: random.one(genders),
        travelDate: dayAfter(away),
        returnDate: dayAfter(away + 14),
        departurePoint: random.one(['Amsterdam', 'Nairobi', 'Doha', 'Frankfurt']),
      });
      const travelerDetails: object[] = [];
      for (let index = 0; index < travelers; index += 1) travelerDetails.push(await details(index));
      return {
        fullName: name,
        email,
        phone,
        travelers,
        preferredAirline: random.one(['', 'Any with one stop at most', 'A morning flight']),
        additionalRequests: random.one(['', 'Two surfboards', 'A wheelchair to the gate']),
        travelerDetails,
      };
    },
  },
  eventRequest: {
    count: 28,
    sample({ random, guest, dayAfter }) {
      const { name, email, phone } = samplePerson(guest);
      return {
        name,
        email,
        phone,
        date: dayAfter(random.whole(30, 160)),
        package: random.one(eventPackageNames),
        message: random.one(['About forty people.', 'A dinner under the stars for our team.', '']),
      };
    },
  },
};
