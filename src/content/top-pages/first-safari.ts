/** Answers that people need before their first safari: each has an address of its own, and is found by the search. */
import { routes } from '../../contract/protocol/routes.ts';
import type { NavLink } from '../navigation.ts';
import type { TitledText } from '../types.ts';

export interface Answer {
  /** What its address ends with: "beds" (answerUrl). */
  anchor: string;
  title: string;
  /** The first is what the search shows of it. */
  paragraphs: readonly string[];
  items?: readonly TitledText[];
  link?: NavLink;
}

const answers: readonly Answer[] = [
  {
    anchor: 'beds',
    title: 'What are the beds like, standard by standard?',
    paragraphs: [
      'From a tent that you put up yourself to a villa by the sea. Each day of an itinerary says where you sleep; this is what the words mean.',
      'Standards can be mixed: tell us where the bed matters to you and where it does not. The offer names every house, so that you can look it up before you accept.',
    ],
    items: [
      {
        title: 'Campsite',
        text: 'A tent for you to put up, a mattress from us, and a sleeping bag that you bring or hire. In the parks these are public sites, some without a fence. A cook travels with you. Do not count on a shower every night.',
      },
      {
        title: 'Guest house',
        text: 'Simple. In Zanzibar a double or twin room with a fan, a mosquito net and breakfast; in Arusha the bed before the first night in a tent.',
      },
      {
        title: 'Hotel and lodge',
        text: 'A room in a house with a garden, on safari often with a pool. The hotels of our middle package in Zanzibar have air conditioning. Families get a family room, or two that adjoin where there is none.',
      },
      {
        title: 'Tented camp',
        text: 'Canvas that you can stand up in, with real beds; at Ndutu and on the luxury safari with a washroom of your own. You hear the night through the wall, and after dark somebody walks you to your tent. At the beach camp near Pangani families have a banda, a hut, in its place.',
      },
      {
        title: 'Luxury',
        text: 'Fewer moves and better places: a lodge inside Tarangire or on the rim of Ngorongoro, where fires are lit in the evening; a small tented camp with hot water in a proper bathroom; in Zanzibar a suite in an old town house and a villa on the beach.',
      },
    ],
    link: { label: 'Compare the nights of two packages', to: routes.compare },
  },
  {
    anchor: 'malaria-children',
    title: 'Malaria: can we come with children?',
    paragraphs: [
      'Many families do, but ask a doctor of travel medicine before you book: children fall seriously ill with malaria faster than adults.',
      'Go six to eight weeks before you fly, and bring the route and each child’s weight. There are tablets for children, given by weight, but not every medicine is for every age: the doctor chooses. Many doctors advise against taking babies and very small children where there is malaria, and against going while pregnant.',
      'There is malaria all year, most of it on the coast and in low, warm country. Below about 1,800 m count on it. On the rim of Ngorongoro the risk is small, but none of our routes stays that high.',
      'The mosquitoes that carry it bite from dusk to dawn. Sleep under a net without holes, wear long sleeves and trousers in the evening, and use a repellent that suits the child’s age. Nothing protects completely: with any fever on the journey, or within three months after it, see a doctor the same day and say that you were in Tanzania.',
    ],
  },
  {
    anchor: 'hamburg-lyon',
    title: 'How do we get from Hamburg or Lyon to Kilimanjaro?',
    paragraphs: [
      'With one change, usually in Amsterdam, Frankfurt, Istanbul or Doha. There is no direct flight from either city.',
      'By Addis Ababa it works as well, mostly with a second change. Airlines alter their routes with the seasons, so look them up before you plan the rest. Reckon with 15 to 20 hours from your door to a bed in Arusha, and with more if the wait between two flights is long.',
      'Kilimanjaro airport, JRO on the ticket, lies between Arusha and Moshi. To Arusha it is about an hour by road.',
      'If the journey ends by the sea, ask for a ticket to Kilimanjaro and home from Zanzibar. A long stop in Addis Ababa or Nairobi may call for the yellow certificate: see yellow fever on this page.',
    ],
    link: { label: 'Ask us for help with flights', to: routes.bookFlight },
  },
  {
    anchor: 'day-costs',
    title: 'What does a day cost beside the package?',
    paragraphs: [
      'On safari little: drinks, tips and what you buy. By the sea more, because not every meal is in the package.',
      'Each package lists what is included and what is not. Carry shillings in small notes, as there is no cash machine in the parks.',
    ],
    items: [
      {
        title: 'Drinks and meals',
        text: 'Drinking water is included on our safaris; soft drinks, beer and wine mostly are not. Meals are included where the itinerary names them.',
      },
      {
        title: 'Tips',
        text: 'For guides, cooks and the people of the camps. What is usual is under “Money and payments”.',
      },
      {
        title: 'Extras in the parks',
        text: 'A balloon, a walk with a ranger or a night drive, where your package does not name it. We tell you the price before you decide.',
      },
      {
        title: 'In town and by the sea',
        text: 'Taxis, laundry, souvenirs, a boat trip. Zanzibar charges an infrastructure tax for each night, and some hotels ask for it on the spot.',
      },
      {
        title: 'Once for the whole journey',
        text: 'Flights, visa, travel insurance and for Zanzibar its own, vaccinations and malaria tablets.',
      },
    ],
  },
  {
    anchor: 'small-planes',
    title: 'How much luggage may go in a small plane?',
    paragraphs: [
      'Usually 15 kg a person in a soft bag, with hand luggage and camera included. Hard cases are turned away at the airstrip.',
      'Bush planes are loaded through a low hatch: a bag without frame or wheels can be pushed in, a box cannot. Each airline has its own rule, and your offer names the airline. Some sell more weight if it is ordered early.',
      'What is over can wait in our office or be carried on by road. Keep medicines, papers and the camera in the small bag beside you. Where you travel by road alone nobody weighs anything, but a soft bag still fits best.',
    ],
  },
];

export const firstSafari = { title: 'Your first safari', answers };
