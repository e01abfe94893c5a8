import { ngorongoroPoster } from '../posters/ngorongoro.ts';
import type { Park } from '../types.ts';

export const ngorongoro: Park = {
  kind: 'park',
  address: '/wildlife/Ngorongoro',
  plate: 2,
  title: 'Ngorongoro Conservation Area',
  biome: 'crater',
  head: {
    title: 'Ngorongoro: a day on the floor of the crater',
    description:
      'How a crater day works: the cold rim at dawn, the way down, black rhino, the picnic thieves, and the Maasai highlands that most visitors drive past.',
  },
  poster: ngorongoroPoster,
  coordinates: { latitude: -3.17, longitude: 35.58 },
  location: 'Northern Tanzania, in the Crater Highlands above Karatu, on the road to the Serengeti',
  uniqueness:
    'An unbroken volcanic bowl with its floor about 610 m below the rim, holding over 25,000 large animals all year round.',
  topActivities: [
    'Crater floor game drive',
    'Rhino watching near Lerai',
    'Walk into Empakaai crater',
    'Olduvai Gorge',
    'Maasai boma visit',
  ],
  facts: { area: 'about 8,300', stay: '1-2 days' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Dry June to October; wet November to May, when the floor is green and the rim sits in cloud. Animals are in the crater in every month.',
  },
  standfirst: 'More than two million years ago a volcano fell in on itself. The animals moved into the hole.',
  description: [
    'At six in the morning there may be no crater. The rim stands some 2,300 m above the sea, and the cloud that feeds its forest lies on the road so thickly that you follow the tail lights ahead. Buffalo loom on the verge. Everyone is wearing everything they packed. Then the car tips over the edge at Seneto, the cloud ends like a ceiling, and the entire bowl is there below you in sunshine, about 610 m below the rim and 19 km from wall to wall.',
    'The floor is small enough to learn in a morning. A soda lake, Magadi, shines in the middle with a pink edge of flamingos when the water suits them. Lerai, a wood of yellow-barked fever trees, stands in the south; swamps and the Ngoitokitok spring lie to the east; the rest is grass. Over 25,000 large animals live inside, and few have reason to leave.',
    'It is also a popular place. In July and August a lion beside the track may draw thirty vehicles. Two things help: being among the first at the descent gate, and staying while others lunch. From March to May the floor is emerald and far emptier, at the price of mud and low cloud.',
    'Beyond the crater lies the larger part of the conservation area, about 8,300 sq km of it, where Maasai families herd cattle among wild zebra. Olduvai Gorge, the high grassland of Olmoti and the flooded crater of Empakaai are all reached from the same rim road. A second day belongs to them.',
  ],
  wildlifeHighlights: [
    {
      title: 'Black rhino',
      text: 'One of the few places in Tanzania with a fair chance. They leave Lerai for the open grass in the early morning and can be a kilometre off: bring binoculars.',
    },
    {
      title: 'Old bull elephants',
      text: 'Big tuskers past their quarrelling years feed alone in the swamps. The breeding herds stay up in the rim forest.',
    },
    {
      title: 'Lions without shyness',
      text: 'Resident prides grow up beside cars, and will lie down in the shade of yours.',
    },
    {
      title: 'Birds of the lake and rim',
      text: 'Flamingos and grey crowned cranes below; sunbirds and augur buzzards in the cold forest above.',
    },
    {
      title: 'Who is missing',
      text: 'Giraffes, which find too little to browse on the floor. Look for them along the road towards Olduvai.',
    },
  ],
  activities: [
    {
      title: 'The crater drive',
      text: 'Down at opening, five or six hours on the floor, up the Lerai road after lunch. A four-wheel drive and a licensed guide are required.',
    },
    {
      title: 'Empakaai on foot',
      text: 'With a ranger, an hour down through mossy forest to a soda lake, and rather more than an hour back up.',
    },
    {
      title: 'Olduvai Gorge',
      text: 'A small museum on the lip of the ravine where some of the oldest human tools were found. Allow two to three hours.',
    },
    {
      title: 'A Maasai boma',
      text: 'We agree the fee beforehand, so that your hour goes on cattle, houses and questions instead of bargaining.',
    },
  ],
  travelTips: [
    'Sleep on the rim or in Karatu. From Arusha, three to four hours away, you arrive too late for the best of the morning.',
    'Dress in layers with a hat and gloves: near freezing at dawn in July, T-shirts by eleven.',
    'Eat inside the car at Ngoitokitok. Black kites take sandwiches out of hands.',
    'There are toilets at the picnic sites and nowhere else on the floor.',
    'You pay for each descent, so make one long visit.',
    'Those who sleep badly at altitude may prefer Karatu, 700 m lower.',
  ],
  sidebar: {
    location: 'Lodoare gate is about 160 km west of Arusha, tarmac to the gate, gravel after it.',
    wildlife:
      'Black rhino, elephant, lion, spotted hyena, buffalo, hippo, eland, African golden wolf, zebra, wildebeest, flamingo.',
  },
  callToAction: 'Book Your Ngorongoro Adventure!',
};
