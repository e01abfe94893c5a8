/** /book_flight: help with flights. */
import { bookFlightPoster } from '../posters/book-flight.ts';
import type { SitePage, TitledText } from '../types.ts';
import type { RequestPageTexts } from './request-page-texts.ts';

const asking: RequestPageTexts = {
  title: 'Ask for flight booking assistance',
  text: 'One request for everyone who flies together. We look for seats and write back with times and fares.',
  tell: [
    'Where you start, and on which date',
    'The date you want to be back, if it is a return',
    'How many travel, each name exactly as in the passport',
    'An airline you prefer or avoid',
    'Whether a safari or a ferry waits at the other end',
  ],
  subject: 'Help with flights',
};

export const bookFlightPage = {
  head: {
    title: 'Flight booking assistance, long-haul and bush plane',
    description:
      'We help you find and book flights to Tanzania and between its parks and islands: which airport for which trip, baggage in small planes, what to have ready.',
  },
  poster: bookFlightPoster,
  title: 'Flight Booking Assistance',
  standfirst: 'The long flight in, the small plane across, and an hour to spare between the two.',
  opening: [
    'Help with flights is part of what we do for a journey, at home and abroad. We are not an airline. We look for connections that fit your route, tell you what they cost and what can be changed later, and book the ones you choose together with you.',
    'It pays to ask before you buy. A cheap ticket that lands in Dar es Salaam at midnight may cost you a night and another flight; Kilimanjaro at noon would have had you in camp for supper.',
  ],
  airports: {
    title: 'Which airport for what',
    items: [
      {
        code: 'JRO',
        title: 'Kilimanjaro',
        text: 'For the northern parks and the climbs. International flights; about an hour by road to Arusha.',
      },
      {
        code: 'ARK',
        title: 'Arusha',
        text: 'Small planes to the Serengeti, Manyara and Zanzibar. In town, so a short drive in the morning.',
      },
      {
        code: 'DAR',
        title: 'Dar es Salaam',
        text: 'For Nyerere, Ruaha, Mikumi and Mafia, and by ferry or a short hop to Zanzibar.',
      },
      {
        code: 'ZNZ',
        title: 'Zanzibar',
        text: 'International flights and small planes from the parks. A quarter of an hour from Stone Town.',
      },
      {
        code: 'TGT',
        title: 'Tanga',
        text: 'A few small planes a day at most, for the coast round Tanga and Pangani. By road it is a long day from Arusha.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'You send the dates',
        text: 'With the names of everyone who flies, and where each of them starts.',
      },
      {
        title: 'We search',
        text: 'And write back with two or three connections: times, fare, baggage, and what a change would cost.',
      },
      {
        title: 'You choose and pay the fare',
        text: 'The fare is the airline’s. We tell you when it lapses, and you decide before then.',
      },
      {
        title: 'We watch it',
        text: 'Airlines change their times. If yours do, we move the transfer, the ferry or the first night with them.',
      },
    ] satisfies readonly TitledText[],
  },
  ready: {
    title: 'What to have ready',
    items: [
      'Passports of all travellers: names to the letter, and six months of validity beyond the day you arrive',
      'Dates you are sure of, and those that could move by a day',
      'Soft bags: light aircraft take 15 kilograms a person, hand luggage and camera included',
      'The weight of anyone who is over 100 kilograms, for the seat plan of small planes',
      'Where you have been before: a stop in a yellow fever country changes what papers you need',
    ],
  },
  asking,
} satisfies SitePage & Record<string, unknown>;
