import { amboniCavesPoster } from '../posters/amboni-caves.ts';
import type { CulturalSite } from '../types.ts';

export const amboniCaves: CulturalSite = {
  kind: 'site',
  address: '/Culture/Amboni_caves',
  plate: 22,
  title: 'Amboni Caves & Sulphur Spring',
  head: {
    title: 'Amboni Caves near Tanga and the Galanos sulphur spring',
    description:
      'Limestone chambers about 8 km north of Tanga: how the guided walk goes, what to wear, who prays in the dark, and the green sulphur spring afterwards.',
  },
  poster: amboniCavesPoster,
  coordinates: { latitude: -5.074, longitude: 39.049 },
  location: 'Kiomoni, about 8 km north of Tanga, off the road to Mombasa',
  uniqueness:
    'The most extensive limestone caves known in East Africa, part bat roost, part playground of dripping stone, part place of prayer.',
  topActivities: [
    'Guided walk underground',
    'The spirits’ chamber, Mzimuni',
    'Bats in the high chambers',
    'Galanos sulphur spring',
  ],
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Best June to October, while the floor is dry; the rains of March to May leave the passages muddy, and November and December are wet again.',
  },
  standfirst: 'Bring a torch, then be ready to switch it off when the guide asks.',
  introduction: [
    'Lights off, please, says the guide, and six torches go out one after another. You hold a hand in front of your face and there is no hand. Water ticks somewhere to the left. A bat passes with the sound of a shaken glove. After half a minute somebody laughs, the torches come back on, and the wall beside you turns out to be a curtain of stone.',
    'Ten caves are known and one is open for visits. For most of its length you walk upright on trodden clay; in a few places you bend double, or go sideways through a gap that a broad man will respect. None of it is hard. It is warm, though, and you will come out with a streak of mud across your back.',
  ],
  history: [
    'The rock is over 150 million years old, laid down as mud and shell on the bed of a Jurassic sea. The hollows came much later, as rain that had turned faintly acid in the soil crept into the cracks and carried the stone away. It has not finished: look closely at a stalactite, hands behind your back, and you will see the next drop gather.',
    'A sisal company reported the caves to the British administration, which put them under protection in 1922. Guides also tell of Osale Otango, an outlaw hunted in late colonial days, and show the ledge on which he and a companion are said to have slept. That the man existed is not in doubt. The rest has grown with the telling.',
    'Of the dog, make what you like. Two Europeans took it in with them, so the story goes, and were never seen again, but the animal came out months afterwards at the foot of Kilimanjaro, some 270 km away.',
  ],
  attractions: [
    {
      title: 'Mzimuni',
      text: 'In this chamber people ask the spirits for a child, for health, for luck. Bottles of rosewater, strips of cloth, coins and ash lie where they were left. Keep your voice down, touch nothing, and put the camera away if somebody is praying.',
    },
    {
      title: 'Galanos sulphur spring',
      text: 'A short drive north, beyond the Sigi River, a green pool smells of eggs. The name is that of a Greek sisal planter who bathed here after work. Expect no spa; people with sore joints swear by it, and an hour is plenty.',
    },
  ],
  sidebar: {
    quickInfo: [
      { title: 'Distance', text: 'about 8 km north of Tanga' },
      { title: 'Age', text: 'over 150 million years old, counted by the rock' },
      { title: 'Best time', text: 'June to October' },
      { title: 'Allow', text: 'An hour underground, half a day with the spring' },
    ],
    travelTips: [
      'Closed shoes with a grip. The clay is slick even in August.',
      'A head torch of your own leaves both hands free for the low parts.',
      'Wear clothes that can be washed that evening.',
      'Tell the guide before the entrance if narrow places frighten you.',
      'Never go in alone. Visitors without a guide are reported to have died in there.',
    ],
    localCulture:
      'Kiomoni is a Muslim farming village, and its people are used to strangers heading for a hole in the hill. Cover knees and shoulders all the same. Greet the elderly first, with “shikamoo”, and wait for the “marahaba”.',
  },
  buttons: ['Explore Amboni Caves', 'Book Your Visit'],
};
