import { isimilaPoster } from '../posters/isimila.ts';
import type { CulturalSite } from '../types.ts';

export const isimila: CulturalSite = {
  kind: 'site',
  address: '/Culture/Isimila',
  plate: 31,
  title: 'Isimila Stone Age Site',
  head: {
    title: 'Isimila Stone Age Site: hand axes and earth pillars',
    description:
      'Near Iringa, a dried-up lake where people left stone tools by the thousand, and a gully of pillars next door. Two hours well spent on the road to Ruaha.',
  },
  poster: isimilaPoster,
  coordinates: { latitude: -7.897, longitude: 35.604 },
  location: 'Southern highlands, about 20 km south-west of Iringa, just off the road to Mbeya',
  uniqueness:
    'Hand axes by the hundred on the floor of a vanished lake, beside a canyon of pillars that rain has carved out of its bed.',
  topActivities: [
    'Hand axes in the open shelters',
    'Walk among the pillars',
    'The small museum',
    'Iringa’s market on the way back',
  ],
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [12, 1, 2, 3, 4],
    inWords:
      'Dry and, at 1,600 m, cool from June to October; the rain here falls from December to April, when the gully is slippery but green.',
  },
  standfirst: 'A lake, a hippo, a tool left on the mud, and a very long pause.',
  introduction: [
    'Under a tin roof, roped off with string, lies what looks like the leftovers of a quarry. Crouch. The nearest piece is a teardrop the length of your forearm, worked on both faces, with an edge you would not run a thumb along. Next to it is another, and behind that perhaps two hundred more. Nobody arranged them. Water brought them to light, and they have been left on the floor they were lying on.',
    'After that the path tips over the edge of a second gully. Down there stand the pillars, rust and cream and grey, some as tall as a three-storey house and each with a harder lid on its head. It is the sort of place where everybody lowers their voice. Swifts cut in and out overhead. A trickle of sand falls somewhere, and you realise that the work is still going on.',
  ],
  history: [
    'A traveller named Maclennan, on his way from Nairobi to Johannesburg in 1951, stopped here and picked up some tools. Clark Howell, an American, dug in 1957 and 1958 and found the bed of a shallow lake, with Acheulean hand axes and cleavers in astonishing numbers, and bones that included an extinct hippopotamus with eyes on stalks, like periscopes.',
    'The age has been moving backwards. You will read 60,000 years in older guidebooks. Uranium dating in 1972 gave about 260,000, and present opinion favours more than 300,000. Some of the axes are puzzlingly large, too heavy to swing for long. Were they for show, for ceremony, or made by somebody just to see if it could be done? The suggestions are all respectable, and all unproved.',
    'No human bones have come out of the ground. Whoever they were, we know them by what they made and by the animals they lived among.',
  ],
  attractions: [
    {
      title: 'The tool floors',
      text: 'Short walk, good explanations if you take the site’s guide; without one you will see stones. He may put a loose hand axe in your palm. It fits, left or right, and that is an odd handshake.',
    },
    {
      title: 'The pillars',
      text: 'About an hour down and back, steep at the start, sandy below. Morning or late afternoon gives them colour and you some shade. Keep off the walls, which crumble at a touch.',
    },
  ],
  sidebar: {
    quickInfo: [
      { title: 'From Iringa', text: 'About 20 km, half an hour on tarmac' },
      { title: 'Allow', text: 'Two hours' },
      { title: 'Best time', text: 'June to October, before ten or after three' },
    ],
    travelTips: [
      'A guide is required for the gully.',
      'Trainers will do, flip-flops will not.',
      'Hat, water and a picnic: there is a shelter, and no kitchen.',
      'July mornings call for a fleece, even at nine.',
      'Going on to Ruaha, leave here by noon; the park road is slow.',
    ],
    localCulture:
      'This is Hehe country. At Kalenga, west of Iringa, a small museum keeps the skull of Chief Mkwawa, who fought the Germans for seven years and took his own life in 1898 rather than be caught; it came home from Bremen in 1954. People here speak of him as of an uncle. Listen before you ask about the skull.',
  },
  buttons: ['Book Your Visit'],
};
