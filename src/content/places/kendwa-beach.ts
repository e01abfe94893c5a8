import { kendwaBeachPoster } from '../posters/kendwa-beach.ts';
import type { Place } from '../types.ts';

export const kendwaBeach: Place = {
  kind: 'place',
  address: '/places/kendwa-beach',
  plate: 45,
  title: 'Kendwa Beach',
  region: 'zanzibar',
  biome: 'beach',
  head: {
    title: 'Kendwa Beach: swimming at every tide, facing west',
    description:
      'White sand on the lee side of Zanzibar’s north, where the sea stays put and the sun sets into it. Walks, boats, loud nights and quiet ends at Kendwa.',
  },
  poster: kendwaBeachPoster,
  coordinates: { latitude: -5.752, longitude: 39.29 },
  location: 'North-west coast of Unguja, 3 km south-west of Nungwi',
  uniqueness:
    'One of the few shores of Zanzibar where low water costs you ten paces and not a kilometre, and the only wall between you and sunset is Tumbatu.',
  topActivities: [
    'Swimming whenever you like',
    'Walk to Nungwi at low tide',
    'Sunset dhow',
    'Snorkelling at Tumbatu',
    'Diving with the northern boats',
  ],
  facts: {},
  year: {
    best: [1, 2, 6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Sheltered for most of the year. Dry and a little cooler June to October, January and February hot with flat water; showers in November and December, long rains March to May.',
  },
  standfirst: 'No timetable, no reef shoes, no wind to speak of: an island beach for lazy people.',
  history: {
    title: 'History',
    paragraphs: [
      'For most of its life Kendwa was a few huts, a well and some boats drawn up on a white bay. Few on this coast wanted to live by the sea; what farmers wanted was soil, and that is inland, where lanes run between banana, cassava and clove. Backpackers came in the 1990s down a track of potholes, slept in palm-leaf rooms and told each other to keep it quiet. It did not stay quiet.',
      'Why they came is geology. Round nearly all the island a shelf of coral runs out flat for hundreds of metres, and at low tide it is bare. Here the bottom slopes. The sea goes down by up to four metres like anywhere else in Zanzibar, but it does so along the sand and not away from it, so that at noon, at six and at midnight there is water to lie in. The land behind keeps off the kusi. The kaskazi of December to March passes over the point with a ripple.',
      'Large hotels now share the bay with small ones, and the character changes every two hundred metres. In the middle are bars and, near full moon, a party that can be heard in the village. The southern end is another matter: a low coral cliff, fishing boats, and nights when the only noise is palm fronds.',
    ],
  },
  activities: {
    title: 'Activities',
    items: [
      {
        title: 'The sea, mainly',
        text: 'A gentle shelf, sand underfoot, hardly an urchin. Children learn to swim here without noticing; keep an eye on them all the same. Jet skis work the centre, so swim towards the ends.',
      },
      {
        title: 'To Nungwi along the shore',
        text: 'Three kilometres, half an hour to forty minutes, past undercut rocks. Start as the tide still falls. At high water the way is shut, and the road behind has neither shade nor charm.',
      },
      {
        title: 'Under sail to sunset',
        text: 'Ninety minutes towards Tumbatu, from about five. The lateen goes up with a song, and to change course the crew carry it round the mast.',
      },
      {
        title: 'Tumbatu’s reef',
        text: 'Half a day of snorkelling on the lee side, with fewer boats than Mnemba. Going ashore is a visit of its own, arranged with the elders.',
      },
      {
        title: 'Below twenty metres',
        text: 'Dive boats go out to coral gardens near by and round the cape to Mnemba. The run back can be rough in July.',
      },
    ],
  },
  travelTips: [
    'Ask us which end. Sleepers and dancers should not share a hotel.',
    'Check the date of the full moon against your booking, whether you want the party or the peace.',
    'Beach boys sell trips by the yard. A friendly no, once, is enough; never pay a deposit on the sand.',
    'Kendwa village is five minutes inland. Put clothes on over swimwear there.',
    'The sun at five is as strong as at noon when the water throws it back.',
    'Tap water is brackish: drink filtered, and shower briefly.',
  ],
  sidebar: {
    location:
      'The airport and Stone Town are about 60 km away, an hour and a half on a good day. Nungwi is ten minutes’ drive. The last kilometre is rough.',
    wildlife:
      'Reef fish on the outer patches, dolphins some mornings in the channel, green turtles passing, Indian house crows with no fear at all.',
    further: {
      title: 'Culture',
      text: 'The Maasai in red who guard the hotels are migrants from far inland, and the village is Swahili and Muslim; the two are not one folklore. For Tumbatu’s people, proud, private and fine seamen, read our page before you ask questions.',
    },
  },
  callToAction: 'Book Your Kendwa Beach Experience Now',
};
