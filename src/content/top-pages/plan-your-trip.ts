/** /PlanyourTrip (docs/contract.md#trip-plan). */
import { planYourTripPoster } from '../posters/plan-your-trip.ts';
import type { SitePage, TitledText } from '../types.ts';
import type { RequestPageTexts } from './request-page-texts.ts';

const asking: RequestPageTexts = {
  title: 'Your trip in a few lines',
  text: 'You need not have decided everything. A month and a number of people are enough for a first answer.',
  tell: [
    'What draws you: animals, a mountain, the beach, or several of them',
    'Roughly when, and for how many days',
    'How many of you there are, and the ages of any children',
    'What you would like to spend in all, for everybody',
    'Anything you cannot do without, or want to avoid',
  ],
  subject: 'Planning a trip to Tanzania',
};

export const planYourTripPage = {
  head: {
    title: 'Plan your trip to Tanzania with our booking desk',
    description:
      'Tell us when, how many and what draws you to Tanzania. How a first message becomes a route, an offer in writing and a journey, and how long each step takes.',
  },
  poster: planYourTripPoster,
  title: 'Plan Your Trip',
  standfirst: 'Start with what you know: a month, an animal, a birthday that has to be somewhere warm.',
  opening: [
    'Nobody needs a route to write to us. Tell us what you would be sorry to have missed, and what you could do without. We know how long the roads are, where it rains in your month, and which two parks show you the same thing twice.',
    'From that we draw a first route with a price. You cross things out, we draw it again. After two or three rounds it is usually yours.',
  ],
  asking,
  consent: {
    title: 'Before you write to us',
    paragraphs: [
      'What you write here we use to plan your trip and to answer you, and for nothing else. It stays on this device until it has reached us; then the device keeps the reference and, until our backup has your request, a sealed copy that only our booking desk can read.',
      'A request costs nothing and binds you to nothing. You can ask us at any time what we have stored about you, and to delete it.',
    ],
  },
  steps: {
    title: 'From first message to yes',
    items: [
      {
        title: 'You write',
        text: 'Here, by phone or by message. It costs nothing and binds you to nothing.',
      },
      {
        title: 'We ask a few questions',
        text: 'Usually about rooms, flights and how early you like to get up.',
      },
      {
        title: 'You get an offer',
        text: 'A route by the day, lodges by name, one price, and what it leaves out.',
      },
      { title: 'You say yes, or not yet', text: 'Only then is anything booked or paid.' },
    ] satisfies readonly TitledText[],
  },
  beforehand: {
    title: 'If you would rather look first',
    text: 'A ready-made route is a good place to start, and every part of it can be changed.',
  },
} satisfies SitePage & Record<string, unknown>;
