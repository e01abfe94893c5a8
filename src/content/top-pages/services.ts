/** /Ourservices: the five services, and why to choose us (docs/contract.md#product). */
import { routes } from '../../contract/protocol/routes.ts';
import { ourservicesPoster } from '../posters/ourservices.ts';
import type { SitePage, TitledText } from '../types.ts';

interface Service extends TitledText {
  anchor: string;
  /** Contents of the service, in a few short lines. */
  points: readonly string[];
  links: readonly { label: string; to: string }[];
}

const items: readonly Service[] = [
  {
    anchor: 'accommodation',
    title: 'Accommodation',
    text: 'Standard or luxury, and it need not be the same every night. A plain guest house before the early flight, a tented camp where the herds are, a good hotel at the end: we mix them so that the money goes where you will notice it.',
    points: [
      'Lodges and tented camps in the northern parks',
      'A resthouse, a campsite and a restaurant for single nights',
      'Hotels and town houses in Zanzibar',
    ],
    links: [
      { label: 'Resthouse, camping and restaurant', to: routes.stayServices },
      { label: 'Packages with their lodges', to: routes.allTrips },
    ],
  },
  {
    anchor: 'tailored-safaris',
    title: 'Tailored Safari Experiences',
    text: 'A package is a first draft. You say what stays, what goes and who comes along; we redraw the route so that it can still be driven, and price it again.',
    points: [
      'Parks, pace and length as you like them',
      'Days for children, for photographers, for people who do not walk far',
      'Balloon, night drive or a second guide where the park allows it',
    ],
    links: [
      { label: 'Plan your trip', to: routes.planYourTrip },
      { label: 'The parks, one by one', to: routes.wildlife },
    ],
  },
  {
    anchor: 'vehicles',
    title: 'Luxury Tour Vehicles',
    text: 'Four-wheel drives with a roof that lifts, so that everybody stands in the shade and sees out on all sides. One vehicle is yours for the whole safari, and so is the person who drives it.',
    points: [
      'A window seat for every guest',
      'Sockets for cameras and a cool box for water',
      'Binoculars and a field guide on board',
    ],
    links: [
      { label: 'Who drives and guides', to: routes.team },
      { label: 'Northern safaris', to: `${routes.aboutPackages}#northern-safaris` },
    ],
  },
  {
    anchor: 'flights',
    title: 'Flight Booking Assistance',
    text: 'Help with domestic and international flights comes with your journey. We look for connections that fit the drives, book them with you, and keep an eye on the times when an airline changes them.',
    points: [
      'Flights to Kilimanjaro, Dar es Salaam and Zanzibar',
      'Light aircraft between airstrips in the parks and the coast',
      'Seats for the whole party under one request',
    ],
    links: [{ label: 'Ask for a flight', to: routes.bookFlight }],
  },
  {
    anchor: 'souvenirs',
    title: 'Souvenir Transport',
    text: 'A carved door does not fit a bush plane. Leave it with us: we label it, carry it from the market to the place you name, and keep a note of where it is on the way.',
    points: [
      'A note of what it is, whose it is and where it goes',
      'Carried to your hotel, the airport or our office',
      'Nothing made of ivory, shell, coral or skin: it cannot leave the country',
    ],
    links: [{ label: 'Who carries it', to: `${routes.team}#souvenir-carriers` }],
  },
];

export const servicesPage = {
  head: {
    title: 'Our services: beds, safaris, vehicles and flights',
    description:
      'Accommodation, tailored safaris, tour vehicles, help with flights and transport of souvenirs: what each service covers and where on this site to ask for it.',
  },
  poster: ourservicesPoster,
  title: 'Our Services',
  standfirst: 'Five things that we do for a journey. Take all of them, or only the one you need.',
  items,
  whyChoose: {
    title: 'Why Choose Us',
    items: [
      {
        title: 'We are here',
        text: 'One office in Arusha, one on the coast. If a road is washed out we hear of it before you do.',
      },
      {
        title: 'Registered and licensed',
        text: 'We are a registered and licensed tour operator in Tanzania. Ask us for the papers; we send them with the offer.',
      },
      {
        title: 'One desk for everything',
        text: 'Safari, flight, beach and the parcel from the market are with the same people, who can see all of it at once.',
      },
      {
        title: 'It works without a signal',
        text: 'Your pages, prices and requests are kept on your phone. What you write at camp is sent when the signal returns.',
      },
    ] satisfies readonly TitledText[],
  },
} satisfies SitePage & Record<string, unknown>;
