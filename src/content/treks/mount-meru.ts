import { mountMeruPoster } from '../posters/mount-meru.ts';
import type { Trek } from '../types.ts';

export const mountMeru: Trek = {
  kind: 'trek',
  address: '/Hikes/mount_meru',
  plate: 35,
  title: 'Mount Meru',
  head: {
    title: 'Mount Meru trek: 4-5 days along a broken crater',
    description:
      'Giraffes at the gate, bunks at night, a ranger in front and a ridge to 4,566 m: how the climb of Mount Meru goes, and whether it suits your head for heights.',
  },
  poster: mountMeruPoster,
  coordinates: { latitude: -3.247, longitude: 36.749 },
  location: 'Arusha National Park, an hour from Arusha; the path starts at Momella gate',
  mountain: {
    height: '4,566 m',
    width: 'about 25 km at the base',
    uniqueFeature: 'A crater burst open to the east, with a younger ash cone on its floor',
  },
  uniqueness:
    'A volcano that lost one side: the way up runs along the edge of what is left, with Kilimanjaro opposite at sunrise.',
  topActivities: [
    'Hut-to-hut climb with a ranger',
    'Walking among giraffe and buffalo',
    'Little Meru at sunset',
    'Crater floor and Njeku',
    'Sunrise on Socialist Peak',
  ],
  duration: '4-5 days',
  year: {
    best: [1, 2, 6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Dry June to October, cold in July and August; January and February are often clear; March to May and November bring rain, and ice on the ridge.',
  },
  standfirst:
    'Smaller than its neighbour, steeper, emptier, and in the opinion of many guides the finer climb.',
  description: [
    'Within an hour of Momella gate the ranger has stopped twice, once for a giraffe in the way and once to let eleven buffalo finish their grass. He carries a rifle and an unhurried manner. Nobody goes up Meru without him. The forest above is figs and juniper bearded with lichen, and the loudest thing in it is the roar of colobus before breakfast.',
    'By afternoon of the second day you sleep at 3,570 m, which is the point of the whole timetable. Meru can be done in less than our four to five days. People do it, with a headache, and remember their boots. The additional night lets you walk up Little Meru for sunset, and it makes the mountain what it often is: the best rehearsal for Kilimanjaro there is.',
    'Summit night wants calm weather and calm feet. You leave at one or two o’clock, cross Rhino Point, and follow the rim of the broken crater for hours, ash on one side, nothing on the other. It is a path and not a climb, with a few rocky steps where hands help. On a dark night you will not see the drop. On the way back you will. Anyone who freezes on balconies should stop at Rhino Point, and watch a sunrise there that is quite as good.',
  ],
  routes: [
    {
      name: 'Momella route',
      duration: '4-5 days',
      text: 'Momella gate (1,500 m) to Miriakamba Hut (2,514 m), four to six hours; to Saddle Hut (3,570 m), three to five; to the top and down to Miriakamba, ten to twelve; out by the waterfall next morning. A fifth day goes to Saddle or to the crater floor.',
    },
    {
      name: 'Little Meru',
      duration: '2 hours',
      text: 'From Saddle Hut to 3,820 m and back before supper. Climb high, sleep low, and see tomorrow’s ridge laid out in profile.',
    },
    {
      name: 'Crater floor',
      duration: '2-3 hours',
      text: 'Level walking from Miriakamba to Njeku, under cliffs of well over a thousand metres, with the ash cone at the end.',
    },
  ],
  onTheWay: [
    {
      title: 'The cliff',
      text: 'About 7,800 years ago the eastern side collapsed, and mud and boulders ran as far as the foot of Kilimanjaro. You walk through the wound.',
    },
    {
      title: 'The ash cone',
      text: 'Last stirred in 1910. Seen from the rim at seven in the morning it looks like a model of a volcano.',
    },
    {
      title: 'Socialist Peak',
      text: 'A metal flag, a book, and a marker that claims 4,562.13 m; maps and this page say 4,566 m. It feels like either.',
    },
  ],
  travelTips: [
    'Huts have bunks and mattresses. Bring a bag good to minus ten.',
    'Gloves, hat and windproofs for the ridge, even in February.',
    'Spare batteries, kept warm in an inside pocket.',
    'Gaiters keep the ash out; poles save knees on the way down.',
    'Say so early if you feel sick. Saddle Hut is a good place to stop.',
    'If Kilimanjaro is next, leave a day or two in between for legs and laundry.',
  ],
  callToAction: 'Plan Your Meru Trek',
};
