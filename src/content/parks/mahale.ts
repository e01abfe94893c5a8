import { mahalePoster } from '../posters/mahale.ts';
import type { Park } from '../types.ts';

export const mahale: Park = {
  kind: 'park',
  address: '/wildlife/Mahale_nationa_park',
  plate: 13,
  title: 'Mahale Mountains National Park',
  biome: 'forest',
  head: {
    title: 'Mahale Mountains: chimpanzees above Lake Tanganyika',
    description:
      'No roads, one lake, and a community of chimpanzees used to quiet visitors. What four to six days at Mahale are like, and the rules of the hour.',
  },
  poster: mahalePoster,
  coordinates: { latitude: -6.17, longitude: 29.78 },
  location: 'Western Tanzania, on the eastern shore of Lake Tanganyika, south of Kigoma',
  uniqueness:
    'Forested mountains rise straight from a clear lake, and among the trees live wild chimpanzees who let people come close.',
  topActivities: [
    'Chimpanzee trekking',
    'Swimming and snorkelling in the lake',
    'Dhow and kayak trips',
    'Forest and waterfall walks',
    'Mount Nkungwe climb',
  ],
  facts: { area: '1,613', birds: '355', stay: '4-6 days' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [1, 2, 3, 4, 11, 12],
    inWords:
      'Dry June to October, when the chimpanzees come lower and the paths are firm; wet November to May, with camps closed from about March.',
  },
  standfirst: 'A white beach, a wall of forest, and somewhere up inside it a scream that empties your head.',
  description: [
    'Nothing drives to Mahale. An aircraft puts you on a strip by the lake, a wooden boat takes you on, and for an hour and a half the mountains slide by on the left, folded and dark green, with their tops in cloud. Then a beach as white as any in Zanzibar, and a barefoot walk to breakfast. The lake laps like a sea. Taste it: it is fresh.',
    'Trackers leave before dawn. When the radio says where, you follow, on foot, through lianas and up ravines; it may take forty minutes or most of the day. There comes a pant-hoot close by, answered from three sides, and after that the rules. Masks on. Ten metres. One hour. No more than six guests. A male comes down the path, brushes past your knee without a glance, and sits with his back to you as if you were furniture.',
    'Japanese researchers began studying this community in 1965, which is why its members are so calm. Everyone has a name and a family history, and a good guide will make you care who grooms whom. It is politics, chiefly, with figs.',
    'Most of the park’s 1,613 sq km is roadless and little walked, up to the summit of Nkungwe at 2,462 m. Allow four days at the least. Getting there takes most of one, chimpanzees deserve two in case they spend the first on a ridge, and the beach will claim the last.',
  ],
  wildlifeHighlights: [
    {
      title: 'Chimpanzees',
      text: 'Several hundred live in the range; the habituated group has about sixty. From August to October they often feed low down.',
    },
    {
      title: 'Other primates',
      text: 'Red colobus, red-tailed and blue monkeys, yellow baboons on the sand. Colobus fall silent when chimpanzees hunt.',
    },
    {
      title: 'Fish like a reef',
      text: 'Cichlids, hundreds of kinds in this lake, striped and blue. Put on a mask beside the rocks.',
    },
    {
      title: 'Birds',
      text: 'A list of 355: crowned eagle, palm-nut vulture, Ross’s turaco, giant kingfisher.',
    },
    {
      title: 'Butterflies',
      text: 'On damp stream beds after ten they rise in clouds.',
    },
  ],
  activities: [
    {
      title: 'Chimpanzee trekking',
      text: 'Every morning in season, from age 12. Steep, warm and slippery; sticks are lent.',
    },
    {
      title: 'On the lake',
      text: 'Kayak along the bays, fish with a hand line from the dhow, drift with a drink while the sun drops into the Congo side.',
    },
    {
      title: 'Waterfalls',
      text: 'A gentle half day, for the rest day that your thighs will ask for.',
    },
    {
      title: 'Mount Nkungwe',
      text: 'Two or three days with a ranger and tents, through bamboo to open grass.',
    },
  ],
  travelTips: [
    'Stay at home with a cold, or stay in camp. Your germs can kill a chimpanzee.',
    'Light boots that dry, long trousers, socks over the cuffs against ants.',
    'Camera without flash, with a fast lens; the forest is dim.',
    'Swim only where the camp says so: crocodiles exist.',
    'Flights run two or three times a week. Fix them first.',
    'Fitness helps; slow groups are never left behind.',
  ],
  sidebar: {
    location:
      'About 120 km south of Kigoma by boat; the airstrip lies on the northern edge, a boat ride from the camps.',
    wildlife:
      'Chimpanzee, red colobus, red-tailed monkey, yellow baboon, bushbuck, leopard (seldom seen), otters, cichlids.',
  },
  callToAction: 'Book Your Mahale Adventure',
};
