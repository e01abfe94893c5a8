/** /Importantdetails: planning a visit to Tanzania. */
import { importantdetailsPoster } from '../posters/importantdetails.ts';
import type { SitePage, TitledText, Year } from '../types.ts';
import { firstSafari } from './first-safari.ts';
import { importantQuestions } from './important-questions.ts';

export interface OfficialLink {
  label: string;
  address: string;
  text: string;
}

const year: Year = {
  best: [1, 2, 6, 7, 8, 9, 10],
  rain: [3, 4, 5, 11, 12],
  inWords:
    'Two dry spells and two rains: short rains in November and December, long rains from March to May.',
};

const official = {
  evisa: {
    label: 'Tanzania eVisa',
    address: 'https://visa.immigration.go.tz',
    text: 'Immigration department: who needs a visa, how to apply, and how far your application has got.',
  },
  parks: {
    label: 'Tanzania National Parks',
    address: 'https://www.tanzaniaparks.go.tz',
    text: 'Park fees, gates and rules.',
  },
  yellowFever: {
    label: 'WHO on yellow fever',
    address: 'https://www.who.int/news-room/fact-sheets/detail/yellow-fever',
    text: 'World Health Organization: the disease, the vaccine, the countries.',
  },
  tourism: {
    label: 'Tanzania Tourist Board',
    address: 'https://www.tanzaniatourism.go.tz',
    text: 'The country’s own travel pages.',
  },
} satisfies Record<string, OfficialLink>;

export const importantDetailsPage = {
  head: {
    title: 'Visit Tanzania: seasons, visa, health and money',
    description:
      'Before you travel to Tanzania: high and low season, visa, yellow fever and malaria, safety, money, luggage and signal, with the official pages to check.',
  },
  poster: importantdetailsPoster,
  title: 'Visit Tanzania',
  standfirst: 'What to settle before you fly: when to come, which papers, which vaccinations, how to pay.',
  checked:
    'Rules on entry, health and money change without much notice. What follows was written in November 2026; the official pages beside each part have the last word, and your embassy the one after that.',
  seasons: {
    title: 'Seasons',
    text: 'Prices follow the rain, and the rain keeps roughly to the calendar.',
    year,
    items: [
      {
        title: 'High: June to October',
        text: 'Dry, cool in the morning, dusty by noon. Animals gather at what water is left and the grass is short. Lodges in the Serengeti fill half a year ahead.',
      },
      {
        title: 'Regular: January to March',
        text: 'Warm and mostly dry until the middle of March. Wildebeest calve in the southern Serengeti. Diving is good and the sea is calm.',
      },
      {
        title: 'Low: November to December, April and May',
        text: 'November’s rain falls in the afternoon; April’s can fall all day. Green hills, few vehicles, lower prices. Some camps shut in April and May.',
      },
    ] satisfies readonly TitledText[],
  },
  visa: {
    title: 'Visa and entry',
    items: [
      {
        title: 'Who needs one',
        text: 'Most visitors do. You apply on the immigration department’s own site, with a passport scan, a photograph and a card. Sites that look like it charge more for nothing.',
      },
      {
        title: 'When',
        text: 'Allow three weeks. Many nationalities may also buy the visa on arrival at the larger airports; some must apply ahead in every case.',
      },
      {
        title: 'What it costs',
        text: 'An ordinary single-entry visa has been 50 US dollars for years, and 100 for citizens of the United States. Check before you pay.',
      },
      { title: 'Passport', text: 'Valid for six months from the day you arrive, with two empty pages.' },
      {
        title: 'Zanzibar',
        text: 'The visa is the same. Since October 2024 Zanzibar also asks every foreign visitor for its own inbound travel insurance, bought online beforehand, whatever policy you have at home. The mainland has announced a rule of the same kind: check before you fly.',
      },
      {
        title: 'At customs',
        text: 'Plastic carrier bags are banned and taken away at the airport; small clear bags for liquids may pass. Drones need a permit from the civil aviation authority, and the parks do not allow them.',
      },
    ],
    link: official.evisa,
  },
  yellowFever: {
    title: 'Yellow fever',
    text: 'You need the yellow certificate if you come from a country where yellow fever occurs, or have been in transit there for more than 12 hours. This concerns everyone over one year of age. If you come straight from Europe or North America, nobody asks for it.',
    detail:
      'The vaccine counts from the tenth day after the injection, and then for life. Kenya, Uganda and Ethiopia are on the list, so a long stop in Nairobi or Addis Ababa may matter.',
    link: official.yellowFever,
  },
  health: {
    title: 'Health',
    items: [
      {
        title: 'Malaria',
        text: 'Present in most of the country all year, rare on high ground. Tablets, repellent and long sleeves at dusk; see a doctor the same day about any fever within three months of the journey.',
      },
      {
        title: 'Vaccinations',
        text: 'See a travel clinic six to eight weeks ahead. Hepatitis A, typhoid and tetanus are the usual ones; rabies for longer stays.',
      },
      {
        title: 'Water and food',
        text: 'Drink bottled, boiled or filtered water. Eat what is hot or what you have peeled.',
      },
      {
        title: 'Height and sun',
        text: 'The rim of Ngorongoro lies above 2,200 m: cold at night, fierce sun by day. On Kilimanjaro and Meru go slowly and tell the guide of every headache.',
      },
      {
        title: 'Insurance',
        text: 'One that pays for evacuation by air. Hospitals that can do more than bandage are in Arusha, Moshi, Dar es Salaam and Zanzibar town. Bring your own medicines, in their boxes.',
      },
    ],
  },
  safety: {
    title: 'Safety',
    items: [
      {
        title: 'In town',
        text: 'Take a taxi after dark, and leave the good watch at home. On the beach at night keep to the part with lights.',
      },
      {
        title: 'With animals',
        text: 'Stay in the vehicle unless the guide opens the door. In camp walk with an escort after dark, however close the dinner is.',
      },
      {
        title: 'On the road',
        text: 'Traffic keeps left and night driving is what hurts people here. We plan to arrive before six.',
      },
      {
        title: 'In the sea',
        text: 'Ask which way the current runs at this tide. No boat trip without life jackets, ours included.',
      },
      {
        title: 'Customs and law',
        text: 'Cover shoulders and knees in towns and villages, above all in Zanzibar and in Ramadan. Ask before you photograph people; never photograph police, soldiers or bridges. Same-sex relations are punishable by law.',
      },
    ],
  },
  money: {
    title: 'Money and payments',
    items: [
      {
        title: 'Paying us',
        text: 'Nothing is paid on this site. The offer names the deposit, the day on which the balance is due, and the account. Never send card numbers by e-mail or message; if an account changes, call us before you pay.',
      },
      {
        title: 'Shillings',
        text: 'Shops, markets and restaurants are paid in Tanzanian shillings; since 2025 the law has required it. Change money at banks and bureaux, and keep the slip.',
      },
      {
        title: 'Dollars',
        text: 'Useful in reserve. Notes that are torn or older than about 2009 are refused.',
      },
      {
        title: 'Cards and machines',
        text: 'There are cash machines in every town and none in the parks. Larger hotels take cards, often with three to five per cent on top.',
      },
      {
        title: 'Park fees',
        text: 'Included in our packages where the package says so, and paid by us at the gate without cash.',
      },
      {
        title: 'Tips',
        text: 'Expected, never owed. For a guide 10 to 20 US dollars a day from the whole vehicle is usual; on a mountain the crew shares a sum that we tell you beforehand.',
      },
    ],
    link: official.parks,
  },
  connection: {
    title: 'Signal and power',
    paragraphs: [
      'Towns have good mobile data. In the parks you may find one bar of signal on a hilltop and none behind it. A local SIM card is registered in a shop with your passport and takes twenty minutes; an eSIM bought at home works on the same networks.',
      'Sockets are the British three-pin kind, 230 volts. Camps that live on solar power charge telephones in the mess tent, at fixed hours.',
      'This site stays on your phone: pages, pictures, prices. Open it once in town. Requests that you write without a signal wait on the device and are sent by themselves.',
    ],
  },
  packing: {
    title: 'Packing',
    text: 'For eight days in the north and a few by the sea. Each package has a list of its own.',
    items: [
      'Passport, copies of it on paper, visa and insurance papers',
      'Soft bag, no frame: 15 kg in small planes',
      'Clothes in dull colours; dark blue and black draw tsetse flies',
      'A warm jacket and a hat for mornings on the crater rim',
      'Closed shoes, and sandals that may get wet',
      'Something that covers shoulders and knees',
      'Binoculars, one pair each',
      'Torch, power bank, three-pin adapter',
      'Repellent, reef-safe sun cream, your own medicines',
      'Cloth bags in place of plastic ones',
    ],
  },
  firstSafari,
  questions: importantQuestions,
  official: Object.values(official) as readonly OfficialLink[],
} satisfies SitePage & Record<string, unknown>;
