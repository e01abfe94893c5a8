import { caravanSeraiPoster } from '../posters/caravan-serai.ts';
import type { CulturalSite } from '../types.ts';

export const caravanSerai: CulturalSite = {
  kind: 'site',
  address: '/Culture/Caravan_serai',
  plate: 27,
  title: 'Caravan Serai Museum',
  head: {
    title: 'Caravan Serai Museum, Bagamoyo: where the march ended',
    description:
      'Ivory, porters, slaves and the last halt before the sea. What Bagamoyo’s small museum shows, what historians dispute, and how to spend two hours there.',
  },
  poster: caravanSeraiPoster,
  coordinates: { latitude: -6.444, longitude: 38.902 },
  location: 'Bagamoyo, on the coast about 70 km north-west of Dar es Salaam',
  uniqueness:
    'The inn at the end of a walk of more than a thousand kilometres, where caravans from Lake Tanganyika put down ivory within sight of the dhows.',
  topActivities: [
    'Guided round of the museum',
    'Old streets to the German boma',
    'Fish auction on the beach',
    'Kaole ruins south of town',
  ],
  year: {
    best: [1, 2, 6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'June to October is dry and least humid; January and February hot but clear; in the long rains, March to May, lanes flood and afternoons are lost.',
  },
  standfirst: 'One yard, two very different arrivals.',
  introduction: [
    'Imagine the yard full. A caravan in the 1870s could number a thousand people, and it came in to drums, in its best cloth, after three months or more on foot. Each porter carried some thirty kilos of ivory on his shoulder. Today the yard is swept sand with a tree or two, a guide in a pressed shirt is explaining, and it takes an effort to hear the noise.',
    'The museum is small: a few rooms with photographs, documents, trade goods, household things, and the iron rings that were locked round necks. Some visitors are through in twenty minutes. Stay longer. The labels repay reading, the guides know a good deal more than is written there, and the subject deserves at least a little discomfort.',
  ],
  history: [
    'The building goes back to the 1860s and an Arab merchant of the town. Bagamoyo then was the mainland gate of Zanzibar’s trade: Indian financiers, Omani landowners, Swahili brokers and, by far the largest crowd, Nyamwezi from the interior. Speke set out from here in 1860, Stanley in 1871. In 1874 the body of David Livingstone arrived on the shoulders of the Africans who had carried it from what is now Zambia.',
    'How much slaving went on is still argued about. People were driven here in chains, and neck rings are not a legend. Yet research of recent decades finds that most porters on this road were free and worked for pay, and that far more captives were shipped from Kilwa. Both things were true in one yard, at times in one week. In 1873 the Sultan of Zanzibar closed the slave markets by treaty; smuggling went on for years.',
    'Even the town’s name is read in two ways. Bwaga moyo, lay down your heart: a porter’s relief, or a captive’s despair. Historians lean to the first, guidebooks to the second.',
  ],
  attractions: [
    {
      title: 'The rooms',
      text: 'Look for the portrait of Tippu Tip, trader in ivory and people, and for photographs of porters whose names nobody wrote down. At the entrance stands a figure bent under ivory.',
    },
    {
      title: 'The old town',
      text: 'Five minutes away: carved doors, the customs house, the German boma, and a beach where fish is auctioned and boats are still built by eye. Until 1891 this was the capital of German East Africa; the quiet since then has saved a good deal.',
    },
  ],
  sidebar: {
    quickInfo: [
      { title: 'Time needed', text: 'at least 2 hours' },
      { title: 'From Dar es Salaam', text: 'About 70 km; two hours in traffic' },
      { title: 'Also known for', text: 'On Tanzania’s tentative list for World Heritage since 2006' },
    ],
    travelTips: [
      'Hire the museum’s own guide; without one it is a room of captions.',
      'Prepare children. The chains need talking about.',
      'Do not pose with the exhibits.',
      'Walk the streets with company, and leave valuables behind.',
      'Add Kaole’s mosque and tombs if you have the afternoon.',
    ],
    localCulture:
      'Bagamoyo has a national college of the arts, and drumming behind a wall is quite likely a lesson. It is also an old Muslim town with a Catholic mission of 1868. Modest dress suits both. Descendants of owners, of porters and of slaves live next door to each other here, so ask about family history only when it is offered.',
  },
  buttons: ['Visit the Museum', 'Plan Your Visit'],
};
