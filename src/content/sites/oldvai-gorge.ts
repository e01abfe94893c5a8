import { oldvaiGorgePoster } from '../posters/oldvai-gorge.ts';
import type { CulturalSite } from '../types.ts';

export const oldvaiGorge: CulturalSite = {
  kind: 'site',
  address: '/Culture/oldVai_gorge',
  plate: 28,
  title: 'Olduvai Gorge',
  head: {
    title: 'Olduvai Gorge: two million years in one dry ravine',
    description:
      'How to give Olduvai 2-3 hours between Ngorongoro and the Serengeti: the talk on the rim, the museum, the 1959 skull and the black dune that walks.',
  },
  poster: oldvaiGorgePoster,
  coordinates: { latitude: -2.996, longitude: 35.352 },
  location: 'Ngorongoro Conservation Area, between the crater highlands and the Serengeti plain',
  uniqueness:
    'A ravine that cuts through two million years of lake mud and ash, with the tools and bones of several kinds of human in their proper order.',
  topActivities: ['Talk at the rim', 'Museum and footprint cast', 'Down to the 1959 find', 'Shifting Sand'],
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Best June to October, dry and dusty; in the wet months, March to May above all, the tracks to the floor and the dune may close.',
  },
  standfirst: 'At first sight a gully with thorn bushes. Then a guide reads it to you, from the bottom up.',
  introduction: [
    'Half the vehicles on the Serengeti road never turn off, and from the road one understands them. The land is brown, the wind is full of grit, the sign is small. Five kilometres later you stand on the lip of a ravine about 90 m deep, with a tower of red rock in the middle, and a young man with a stick asks if you have an hour. Say yes.',
    'He points, and the stripes in the far wall become pages. At the bottom black lava. Above it grey clays from the shore of a lake that came and went for ages; then a band of rust red; then paler stuff, and the turf your shoes are on. Each ash fall from the volcanoes behind you sealed what lay on the ground that day. Near the foot are cobbles with an edge knocked on them. Higher up come hand axes.',
  ],
  history: [
    'Maasai herders knew the place as Oldupai, after the wild sisal that grows in it. Professor Wilhelm Kattwinkel, a German, came through in 1911, took fossils home, and got the name slightly wrong. Hans Reck dug here in 1913. Louis Leakey began in 1931, and for decades he and his wife Mary found tools by the thousand and hardly a trace of their makers.',
    'On 17 July 1959 Louis lay in camp with a fever. Mary went out with the dogs, and saw two great teeth in the slope. The skull they belonged to, Zinjanthropus, now Paranthropus boisei, was soon dated to about 1.75 million years. Remains of a second and slighter creature followed, Homo habilis, whom many hold to be the likelier toolmaker. Since then few scholars have looked for our beginnings outside Africa.',
  ],
  attractions: [
    {
      title: 'Museum and rim',
      text: 'Opened in its present building in 2017. Tools, extinct beasts, and a cast of the Laetoli footprints: two or three walkers in wet ash, some 3.6 million years ago, found about 45 km south of here. The famous skull itself is kept in Dar es Salaam.',
    },
    {
      title: 'Shifting Sand',
      text: 'A crescent of black ash from Ol Doinyo Lengai, higher than a house, that the wind pushes west across the plain by several metres every year. Posts show where it used to be. Throw a handful: the grains cling together, being magnetic.',
    },
  ],
  sidebar: {
    quickInfo: [
      { title: 'Time needed', text: '2-3 hours' },
      { title: 'Best time', text: 'June to October' },
      { title: 'On the way', text: 'About an hour from the Ngorongoro rim, 5 km off the Serengeti road' },
    ],
    travelTips: [
      'Come before eleven. At noon the shade is gone and so are the colours.',
      'Sunglasses and a scarf against the dust.',
      'The floor and the dune need a vehicle, a guide and a separate fee.',
      'A fossil in the path stays in the path.',
      'There are toilets and cold drinks at the museum, and nothing for hours either side.',
    ],
    localCulture:
      'Maasai families graze cattle all round the gorge, as they have the right to do. The women who sell beads by the turn-off are neighbours, not exhibits: greet with “supai”, bargain kindly, and agree on a price before any photograph. Boys in black with painted white faces are between circumcision and manhood. Better to wave than to stop for pictures.',
  },
  buttons: ['Visit Olduvai Gorge', 'Plan Your Visit'],
};
