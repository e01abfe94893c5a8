import { tangaMeseumPoster } from '../posters/tanga-meseum.ts';
import type { CulturalSite } from '../types.ts';

export const tangaMeseum: CulturalSite = {
  kind: 'site',
  address: '/Culture/Tanga_meseum',
  plate: 23,
  title: 'Tanga Museum',
  head: {
    title: 'Tanga Museum: the old boma, sisal and a town on foot',
    description:
      'Photographs, an armoury cellar and a watch-tower in a coral-stone house of the 1890s. What to see in 1-2 hours at Tanga’s museum, and where to walk next.',
  },
  poster: tangaMeseumPoster,
  coordinates: { latitude: -5.067, longitude: 39.104 },
  location: 'Independence Avenue, in the middle of Tanga, a few minutes from the harbour',
  uniqueness:
    'A whole house to explore, from weapons cellar to watch-tower, in a port town whose early streets are still in daily use.',
  topActivities: [
    'Old photographs of town and railway',
    'The sisal industry in pictures',
    'Up the watch-tower',
    'Guided walk through the old streets',
  ],
  year: {
    best: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Good all year, being under a roof; coolest from June to September, and a sensible place to be during an April downpour.',
  },
  standfirst: 'Coral walls, creaking shutters, and the story of a plant that built a port.',
  introduction: [
    'Noon in Tanga is for sitting still, and this is the place to do it. The walls of the old boma are coral stone and lime, so thick that the rooms stay cooler than the shade outside. Somebody opens a shutter for you, a bar of light falls across the floor, and a street scene of 1900 or so looks back from the wall.',
    'Townspeople know the house as Urithi, which means heritage. What hangs there is mostly photographs, of streets and stations, mosques and clubs, sisal being cut and combed. Captions are short. Somebody from the museum usually goes round with you, and that is the real exhibition, because the answer to “and what is in there now?” is often a finger pointed out of the window.',
  ],
  history: [
    'German officials put up the building in the 1890s. Tanga was then the first town they developed on this coast, and from 1893 the starting point of a railway towards the Usambara Mountains. Sisal, a spiky plant brought from Mexico, filled the plains behind it. For more than half a century much of the world’s rope came from such fields, until nylon ruined the price.',
    'In November 1914 a much larger British Indian force landed beside the town, fought through the rubber and palm plantations for two days, and was driven back to its ships. Swarms of wild bees stung soldiers of both armies. The tale that the Germans had trained the bees is a good one, and false.',
    'The museum itself is young. A local non-profit society, the Tanga Heritage Centre, was founded in 1999, brought in craftsmen from Zanzibar’s Stone Town to repair the boma, and was then given the use of it.',
  ],
  attractions: [
    {
      title: 'From cellar to tower',
      text: 'Below are the racks of the former armoury. Above, the stairs grow steeper with each floor and end in a look-out over tin roofs, mango trees and the bay. Children like this part best, and should be held by the hand.',
    },
    {
      title: 'The town outside',
      text: 'Ask for a walk of about an hour: clock tower, library, courthouse, merchants’ houses with their balconies, tea at the end. Before ten or after four is kinder to everyone.',
    },
  ],
  sidebar: {
    quickInfo: [
      { title: 'Time needed', text: '1-2 hours' },
      { title: 'When', text: 'all year' },
      { title: 'Address', text: 'Independence Avenue, beside the library' },
    ],
    travelTips: [
      'Opening hours slip. We telephone the day before.',
      'Carry small notes for the entrance and for a donation.',
      'Caves in the morning, museum in the heat: the two fill one good day.',
      'Ask before photographing exhibits, and do not point a lens at the port.',
    ],
    localCulture:
      'Tanga moves by bicycle and is seldom in a rush. Coffee sellers clink their cups along the pavement; the coffee comes black, in a thimble, with a square of peanut brittle. On Fridays shops close around noon for prayers, and the lanes near the mosques are no place for shorts.',
  },
  buttons: ['Visit the Museum', 'Book Your Visit'],
};
