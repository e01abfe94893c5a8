/** /Staff: the people of a journey by what they do; nobody is named (docs/contract.md#content-rules). */
import { staffPoster } from '../posters/staff.ts';
import type { SitePage } from '../types.ts';

interface Role {
  anchor: string;
  /** When a traveller meets them. */
  moment: string;
  title: string;
  text: string;
  reach: string;
}

const roles: readonly Role[] = [
  {
    anchor: 'booking-desk',
    moment: 'Before you come',
    title: 'The booking desk',
    text: 'Reads what you write, asks for whatever is missing, and puts the route together: beds, permits, flights, the vehicle. The person who makes your offer looks after you until you are home.',
    reach: 'By phone, WhatsApp or e-mail, as below. Quote the reference of your request if you have one.',
  },
  {
    anchor: 'drivers',
    moment: 'At the airport',
    title: 'The drivers',
    text: 'Wait with your name on a board, lift the bags, and know which of the two roads is open this week. On transfers they drive; on safari most of them guide as well.',
    reach: 'Your programme has the number of the driver of each day.',
  },
  {
    anchor: 'guides',
    moment: 'In the parks',
    title: 'The guides',
    text: 'Find the leopard that everybody else drives past, tell you when to sit down, and know when to switch the engine off and say nothing. On a mountain and in the old towns you walk with local guides.',
    reach: 'Beside you all day. In camp, ask at the fire.',
  },
  {
    anchor: 'camp-hosts',
    moment: 'In the evening',
    title: 'The camp hosts',
    text: 'Show you the tent, the torch and the whistle, and why nobody walks alone after dark. They cook, keep the water hot, and know by breakfast what passed the tents at night.',
    reach: 'At the mess tent or at reception. We tell them before you arrive what you cannot eat.',
  },
  {
    anchor: 'souvenir-carriers',
    moment: 'On the way home',
    title: 'The souvenir carriers',
    text: 'Collect what you bought, write down the piece, its owner and its destination, and bring it there. At each stage it is noted as pending, in transit or delivered.',
    reach: 'Through the booking desk: say what it is and where it is.',
  },
];

export const teamPage = {
  head: {
    title: 'Meet our team: who does what on your journey',
    description:
      'The booking desk, drivers, guides, camp hosts and souvenir carriers: what each of them does for you, when you meet them, and how to reach them on the way.',
  },
  poster: staffPoster,
  title: 'Meet Our Team',
  standfirst:
    'You will meet most of us in the order of this page, from the first message to the last parcel.',
  opening: [
    'We are a registered and licensed tour and camp operator in Tanzania. Our ground is the northern parks, the coast round Pangani and Tanga, and Zanzibar across the water. We have an office at either end, because a safari is arranged in Arusha and a boat on the beach.',
    'A small company is a chain of people who hand a traveller on. If one of them forgets to mention the peanut allergy, the rest do not know. So everything about your journey is written in one place, and each of us reads it before meeting you.',
  ],
  chain: 'From hand to hand',
  roles,
  reaching: {
    title: 'When you need one of us',
    items: [
      {
        title: 'Before the journey',
        text: 'The booking desk answers. Messages that reach us in the night, East Africa Time, are read in the morning.',
      },
      {
        title: 'On the journey',
        text: 'Your programme carries the driver’s number for each day and one for the office. Save both before you leave town.',
      },
      {
        title: 'In an emergency',
        text: 'Tell the guide or the camp host first; they have a radio or know where the signal is. Tanzania’s emergency number is 112.',
      },
      {
        title: 'Afterwards',
        text: 'Something left behind, a parcel still on its way, a word about a guide: write to the booking desk.',
      },
    ],
  },
  contact: 'How to reach us',
} satisfies SitePage & Record<string, unknown>;
