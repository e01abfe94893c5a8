import { zanzibarFamilyTripPoster } from '../posters/zanzibar-family-trip.ts';
import type { Package } from '../types.ts';
import { packageFigures } from './figures.ts';

export const zanzibarFamilyTrip: Package = {
  ...packageFigures.zanzibarFamilyTrip,
  kind: 'package',
  address: '/zanzibar_family_trip',
  plate: 54,
  family: 'zanzibar',
  head: {
    title: 'Zanzibar Family Escape: a week of tortoises and sand',
    description:
      '{days} days for a family of up to 4: giant tortoises, monkeys, a turtle lagoon, and four nights at Kendwa, where children can swim at any tide.',
  },
  poster: zanzibarFamilyTripPoster,
  // An observed quirk (docs/contract.md#quirks): the name is passed with a leading space.
  bookingLink: '/package_booking?packagename=%20Zanzibar%20Family%20Escape',
  location: 'Stone Town, Kendwa and Nungwi, Zanzibar',
  priceNote: 'a person, in a family of up to four',
  isFrom: true,
  year: {
    best: [1, 2, 6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Runs all year; easiest with children from June to October, very warm in January and February, wet from March to May.',
  },
  description:
    'One town, one beach and four animals the children will still be drawing in the winter, for about {roundPrice} each.',
  tabs: [
    {
      label: 'Highlights',
      panel: {
        kind: 'list',
        intro: 'Short transfers, one change of bed, and a beach without the long low tide of the east coast.',
        items: [
          'Feeding leaves to tortoises older than anyone’s grandmother on Prison Island',
          'A treasure hunt through Stone Town that ends in ice cream',
          'Guessing games on a spice farm, with a crown of palm leaves for everyone',
          'Red colobus monkeys at Jozani, at eye level with a ten-year-old',
          'Rescued green turtles in the tidal pool at Mnarani, Nungwi',
          'Four nights at Kendwa, on white sand with swimming at high and low water',
        ],
      },
    },
    {
      label: 'Itinerary',
      panel: {
        kind: 'itinerary',
        days: [
          {
            day: 1,
            title: 'Hello, Stone Town',
            text: 'Twenty minutes from the airport. A courtyard hotel with a family room, noodles or rice for tired people, and an early night under one big net.',
            night: 'Courtyard hotel in Stone Town, family room',
            meals: 'Dinner',
            at: ['zanzibarAirport', 'stoneTown'],
          },
          {
            day: 2,
            title: 'Treasure hunt and tortoises',
            text: 'From half past eight, before the heat, two hours of lanes with a list: a brass spike, a cat on a wall, seven kinds of fruit. After a rest, boat to Changuu (30 minutes), tortoises first, then paddling.',
            night: 'Same hotel in Stone Town',
            meals: 'Breakfast',
            at: [
              { to: 'changuu', by: 'sea' },
              { to: 'stoneTown', by: 'sea' },
            ],
          },
          {
            day: 3,
            title: 'Spices on the way to Kendwa',
            text: 'North to a spice farm (30 minutes), lunch there on mats, and on to the beach (1 hour). Shoes are hardly needed from here on.',
            night: 'Beach hotel at Kendwa, family room or two adjoining',
            meals: 'Breakfast, lunch on the farm, dinner',
            at: ['spiceFarms', 'kendwa'],
          },
          {
            day: 4,
            title: 'Sea day',
            text: 'No alarm. The water at Kendwa shelves gently and stays deep enough at every tide. A dhow sails along the coast at five (1.5 hours), with life jackets in children’s sizes.',
            night: 'Same hotel at Kendwa',
            meals: 'Breakfast, dinner',
            at: ['kendwa'],
          },
          {
            day: 5,
            title: 'Turtles and boat builders',
            text: 'Along the coast to Nungwi (10 minutes). At Mnarani aquarium fishermen keep rescued turtles in a natural pool until they can go back. Next door men build dhows with adzes and no drawings. Home by eleven.',
            night: 'Same hotel at Kendwa',
            meals: 'Breakfast, dinner',
            at: ['nungwi', 'kendwa'],
          },
          {
            day: 6,
            title: 'Jozani, or the beach again',
            text: 'A day out to the monkeys (1 hour 45 minutes each way, with a cool box). Families with under-fives usually vote for the beach, and nobody blames them.',
            night: 'Same hotel at Kendwa',
            meals: 'Breakfast, picnic lunch, dinner',
            at: ['jozani', 'kendwa'],
          },
          {
            day: 7,
            title: 'To the airport',
            text: 'A last swim and the road back (1.5 hours). Tell us your flight and we fit the morning round it.',
            night: '',
            meals: 'Breakfast',
            at: ['zanzibarAirport'],
          },
        ],
      },
    },
    {
      label: 'Activities',
      panel: {
        kind: 'texts',
        items: [
          {
            title: 'First snorkel',
            text: 'Standing depth, a patient instructor, and a float to hold. From about age six.',
          },
          {
            title: 'Dhow at sunset',
            text: 'Drums on some boats; ours is the one without. Bring a jumper for small people.',
          },
          {
            title: 'Tortoises of Changuu',
            text: 'Brought from the Seychelles a century ago. They like necks scratched and dislike being sat on.',
          },
          {
            title: 'Mangrove boardwalk',
            text: 'Crabs with one red claw, fish that walk on mud, and a railing most of the way.',
          },
        ],
      },
    },
    {
      label: 'Cultural Experiences',
      panel: {
        kind: 'texts',
        items: [
          {
            title: 'Stone Town by treasure list',
            text: 'The guide carries the clues and some of the history; how much of the slave market story to tell is for the parents to say.',
          },
          {
            title: 'Cooking a coconut',
            text: 'Children sit astride the mbuzi, a stool with a grating blade, while the cook holds their hands. The result goes into the rice.',
          },
          {
            title: 'Kanga patterns',
            text: 'Printed cotton with a proverb on each. Everyone picks one by its picture and then hears what it says.',
          },
          {
            title: 'Swahili in ten words',
            text: 'Jambo is for tourists. By day three the staff will have taught your children better.',
          },
        ],
      },
    },
    {
      label: 'Pricing',
      panel: {
        kind: 'pricing',
        intro:
          'Family rooms differ, so ask: {phone} by phone, {whatsapp} on WhatsApp, {email} by e-mail. We customise for ages, cots and allergies.',
        rows: [
          { title: '{days} days', text: 'From {price} per person.' },
          {
            title: 'Family of up to 4',
            text: 'Reckon with about {roundPrice} each, sharing one family room or two adjoining rooms.',
          },
          { title: 'Bigger families, grandparents', text: 'We quote by room and by age.' },
        ],
        notes: ['Available all year. School holidays in Europe and East Africa fill the family rooms first.'],
      },
    },
    {
      label: 'Packing List',
      panel: {
        kind: 'packing',
        items: [
          'Long-sleeved swim tops for the children',
          'Sun hats that tie, and high-factor reef-safe cream',
          'Water shoes for all sizes',
          'Armbands or a familiar float',
          'Masks that fit small faces',
          'Light trousers for the evening mosquitoes',
          'Clothes covering knees and shoulders for town',
          'Repellent for children',
          'Rehydration salts and plasters',
          'Travel cot sheet, if you use one',
          'Card game that survives sand',
          'Jumper for the dhow and the air conditioning',
          'Bucket and spade, or buy them in Nungwi',
        ],
      },
    },
    {
      label: 'Inclusions',
      panel: {
        kind: 'inclusions',
        included: [
          'Two nights in Stone Town and four at Kendwa in family rooms',
          'Meals as listed',
          'Private transfers, with child seats on request',
          'Treasure hunt, spice farm and Prison Island boat with entrance fees',
          'Mnarani, the dhow sail and the Jozani day',
        ],
        excluded: [
          'Flights and ferry',
          'Visas, and the inbound insurance required by Zanzibar',
          'Lunches not listed, drinks',
          'Babysitting and water sports',
          'Hotel infrastructure tax, tips',
        ],
      },
    },
  ],
};
