import { mafiaIslandPoster } from '../posters/mafia-island.ts';
import type { Place } from '../types.ts';

export const mafiaIsland: Place = {
  kind: 'place',
  address: '/beachexperience/Mafia_island',
  plate: 16,
  title: 'Mafia Island',
  region: 'mainland-coast',
  biome: 'reef',
  head: {
    title: 'Mafia Island: whale sharks, reefs and Swahili ruins',
    description:
      'A marine park off the mouth of the Rufiji: when whale sharks come to Mafia Island, where to dive in which wind, and how to fill four to seven days.',
  },
  poster: mafiaIslandPoster,
  coordinates: { latitude: -7.86, longitude: 39.78 },
  location: 'Indian Ocean, off the Rufiji delta, about 130 km south of Dar es Salaam',
  uniqueness:
    'Tanzania’s first marine park lies on its eastern side, whale sharks feed along the western, and 15 km of road joins the two.',
  topActivities: [
    'Diving and snorkelling in Chole Bay',
    'Whale sharks off Kilindoni',
    'Turtle hatchings on Juani',
    'The ruined town of Kua',
    'Dhow to a sandbank',
  ],
  facts: { stay: '4-7 days' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Dry June to October, as for islands generally, with a stiff wind outside the bay; whale sharks October to March; long rains from late March through May, when several lodges close.',
  },
  standfirst: 'Coconuts, coral and the moon’s timetable, half an hour by small aeroplane from the mainland.',
  history: {
    title: 'History and Traditions',
    paragraphs: [
      'From the air it looks like an island still being made: palms, then mangrove, then sandbars dissolving into a green bay. The aircraft has a dozen seats. You climb out at Kilindoni into wind that smells of drying octopus, and a man with a barrow has your bag before you have found your hat.',
      'Merchants linked to Kilwa built a town at Kisimani, on the western point, some eight centuries ago; the sea has taken nearly all of it. Kua, on neighbouring Juani, was sacked about 1829 by Sakalava raiders who came by canoe from Madagascar, and its palace has stood open to the rain ever since. Power moved to little Chole, under Omanis and then Germans. In January 1915 British troops landed on Mafia to hunt the cruiser Königsberg, hidden in the delta opposite; aeroplanes flown from here guided the guns that finished her.',
      'Fishing, coconuts and prayer divide the day now. At bamvua, the spring tides of new and full moon, villages walk out on the flats with sticks and buckets to look for octopus. For the Prophet’s birthday, frame drums go on past midnight, and you will hear them across the water.',
    ],
  },
  activities: {
    title: 'Exclusive Activities',
    items: [
      {
        title: 'Diving and snorkelling',
        text: 'On the flood the ocean pours into Chole Bay through Kinasi Pass, and groupers, rays and turtles gather there: a fast drift at 20 m or so, for certified divers. Learners and snorkellers stay inside, over gardens of two to eight metres. The kusi closes the outer walls from about June to September.',
      },
      {
        title: 'Whale sharks',
        text: 'Boats from Kilindoni look for fins in the plankton, seldom far out. In by the side, no flash, no touching, three metres from the body and four from the tail.',
      },
      {
        title: 'Marine conservation',
        text: 'The park, declared in 1995, takes in 822 sq km with villages inside it. Spend a morning with nest monitors on Juani; between June and September a hatching may fall in your week.',
      },
      {
        title: 'Wellness',
        text: 'Coconut oil pressed on the island, a massage under thatch, yoga before the sun clears Juani. Nobody will telephone, because the signal is poor.',
      },
      {
        title: 'Cultural tours',
        text: 'By boat to Kua at high water, on foot through Chole’s boatyard, or by bicycle to the farms behind Utende for roast cassava and a lesson in climbing palms.',
      },
    ],
  },
  travelTips: [
    'Cover shoulders and knees away from the lodge, and men’s chests too.',
    'The light aircraft takes 15 kg in a soft bag. Leave 18 hours between last dive and flight.',
    'Bring cash and reef-safe cream; Kilindoni’s shops sell rope, rice and little else you will want.',
    'Park fees are charged by the day. We quote them separately, so that you see them.',
    'In Ramadan, do not eat or drink in the street before sunset.',
    'Mosquitoes are serious after rain. Ask your doctor about malaria tablets.',
  ],
  sidebar: {
    location:
      'Flights from Dar es Salaam to Kilindoni take 30 to 40 minutes; Utende and the bay are 15 km across the island. The ferry from Nyamisati needs four hours or more and leaves when it leaves.',
    wildlife:
      'Whale shark, green and hawksbill turtle, grouper, stingray, octopus, humpback whale (August to October), Comoro fruit bat.',
    further: {
      title: 'Conservation',
      text: 'Villages share in the park’s income and keep some reefs closed for months, so that octopus can grow. Buy no shells, and say no if turtle is offered.',
    },
  },
  callToAction: 'Book Your Mafia Island Adventure Now',
  more: 'Learn More About Mafia',
};
