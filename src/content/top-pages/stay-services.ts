/** /stay_services: resthouse, camping and restaurant. */
import type { StayPackage } from '../../kinds/stay-booking/stay-packages.ts';
import type { ProseValues } from '../fill-values.ts';
import { stayServicesPoster } from '../posters/stay-services.ts';
import { stayPrices } from '../published-prices.ts';
import type { SitePage, TitledText } from '../types.ts';
import type { RequestPageTexts } from './request-page-texts.ts';

interface StayOffer extends TitledText {
  /** Starting price. */
  price: string;
  unit: string;
  suits: string;
}

const offers: Record<StayPackage, StayOffer> = {
  'room-only': {
    title: 'Room-Only',
    price: stayPrices['room-only'].price,
    unit: 'a night',
    text: 'A made bed, a shower, a veranda. Coffee is in the room, and the restaurant is across the yard if you change your mind.',
    suits: 'For one night on the way through, or for those who like to eat in town.',
  },
  'full-resthouse': {
    title: 'Full Resthouse',
    price: stayPrices['full-resthouse'].price,
    unit: 'a night to start',
    text: 'All rooms, the kitchen and the garden are yours, with somebody who looks after the house.',
    suits: 'For families and groups who want no other guests at breakfast.',
  },
  'stay-dine': {
    title: 'Stay & Dine',
    price: stayPrices['stay-dine'].price,
    unit: 'a night to start',
    text: 'A room with breakfast and supper. Tell us by noon what you would like; the fish is chosen from the boat.',
    suits: 'For couples, and for anyone who does not want to go out again after dark.',
  },
  'camping-meals': {
    title: 'Camping & Meals',
    price: stayPrices['camping-meals'].price,
    unit: 'a night to start',
    text: 'A pitch with shade, water and a light, and a place at the table. Bring your tent, or ask us for one.',
    suits: 'For overlanders, walkers, and children who have never slept outside.',
  },
};

const asking: RequestPageTexts = {
  title: 'Book a stay',
  text: 'Give us the nights and the number of guests. We tell you whether the beds are free and what it comes to.',
  tell: [
    'The day you come and the day you leave',
    'How many guests, and how many of them children',
    'Which of the four packages',
    'An e-mail address or a phone number for the answer',
    'Late arrival, a cot, no fish, a dog: whatever we should know',
  ],
  subject: 'A stay at the resthouse or the camp',
};

/** Prices that the texts of the page can say by name. */
export const stayValues: ProseValues = {
  roomPrice: stayPrices['room-only'].price,
  housePrice: stayPrices['full-resthouse'].price,
  dinePrice: stayPrices['stay-dine'].price,
  campingPrice: stayPrices['camping-meals'].price,
};

export const stayServicesPage = {
  head: {
    title: 'Stays: resthouse, camping and restaurant, with prices',
    description:
      'Sleep in the resthouse from {roomPrice} a night or camp with meals from {campingPrice}: what the house, the campsite and the restaurant offer, four packages and how to book.',
  },
  poster: stayServicesPoster,
  title: 'Stay with us',
  standfirst: 'A house with a veranda, grass for tents, and a kitchen that starts early.',
  services: {
    title: 'Our Services',
    items: [
      {
        title: 'Resthouse Stays',
        text: 'Plain, clean rooms with mosquito nets and a fan, round a yard with trees. You can take one room, or the whole house.',
      },
      {
        title: 'Camping',
        text: 'Level pitches under trees, showers, a fireplace and somebody awake at night. Vehicles stand beside the tents.',
      },
      {
        title: 'Restaurant',
        text: 'Rice, beans, chapati and greens; fish, chicken and goat; fruit for breakfast. Cooked to order, so order before you go swimming.',
      },
    ] satisfies readonly TitledText[],
  },
  packages: {
    title: 'Stay Packages',
    text: 'Prices are where each package starts. Your dates and number of guests decide the rest; you have it in writing before you pay.',
    offers,
  },
  house: {
    title: 'How the house runs',
    items: [
      {
        title: 'Where it is',
        text: 'On our own stretch of coast near Pangani, south of Tanga. The way to the gate comes with our answer.',
      },
      { title: 'Arriving', text: 'From 14:00. If you are early, you and your bags can wait in the shade.' },
      { title: 'Leaving', text: 'By 10:00, or later if the room is not taken that night. Ask at supper.' },
      { title: 'Power and water', text: 'Both fail now and then. There are lamps, and water in a tank.' },
      {
        title: 'Signal',
        text: 'Good at the gate, poor in the rooms. This site and your request work without it.',
      },
      { title: 'Quiet', text: 'From 22:00, for the sake of those who leave at five.' },
    ],
  },
  asking,
} satisfies SitePage & Record<string, unknown>;
