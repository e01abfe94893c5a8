/** Texts of the page of Caravan Serai Museum. */
export const caravanSerai: Readonly<Record<string, string>> = {
  'Caravan Serai Museum, Bagamoyo: where the march ended':
    'Caravansérail de Bagamoyo : là où finissait la marche',
  'Ivory, porters, slaves and the last halt before the sea. What Bagamoyo’s small museum shows, what historians dispute, and how to spend two hours there.':
    'Ivoire, porteurs, esclaves et la dernière halte avant la mer. Ce que montre le petit musée, ce dont débattent les historiens, et comment y passer deux heures.',
  'Guided round of the museum': 'Tour guidé du musée',
  'Old streets to the German boma': 'Les vieilles rues jusqu’à la boma allemande',
  'Kaole ruins south of town': 'Les ruines de Kaole, au sud de la ville',
  'One yard, two very different arrivals.': 'Une cour, deux arrivées bien différentes.',
  'Imagine the yard full. A caravan in the 1870s could number a thousand people, and it came in to drums, in its best cloth, after three months or more on foot. Each porter carried some thirty kilos of ivory on his shoulder. Today the yard is swept sand with a tree or two, a guide in a pressed shirt is explaining, and it takes an effort to hear the noise.':
    'Imaginez la cour pleine. Une caravane des années 1870 pouvait compter mille personnes, et elle entrait au son des tambours, dans ses plus belles étoffes, après trois mois à pied ou davantage. Chaque porteur avait quelque trente kilos d’ivoire sur l’épaule. Aujourd’hui, la cour est du sable balayé avec un arbre ou deux, un guide en chemise repassée explique, et il faut un effort pour entendre le bruit.',
  'The museum is small: a few rooms with photographs, documents, trade goods, household things, and the iron rings that were locked round necks. Some visitors are through in twenty minutes. Stay longer. The labels repay reading, the guides know a good deal more than is written there, and the subject deserves at least a little discomfort.':
    'Le musée est petit : quelques salles avec des photographies, des documents, des marchandises, des objets de maison, et les anneaux de fer que l’on fermait autour des cous. Certains visiteurs ressortent au bout de vingt minutes. Restez plus longtemps. Les légendes méritent d’être lues, les guides en savent bien plus qu’il n’est écrit, et le sujet mérite au moins un peu de malaise.',
  'The building goes back to the 1860s and an Arab merchant of the town. Bagamoyo then was the mainland gate of Zanzibar’s trade: Indian financiers, Omani landowners, Swahili brokers and, by far the largest crowd, Nyamwezi from the interior. Speke set out from here in 1860, Stanley in 1871. In 1874 the body of David Livingstone arrived on the shoulders of the Africans who had carried it from what is now Zambia.':
    'Le bâtiment remonte aux années 1860 et à un marchand arabe de la ville. Bagamoyo était alors, sur le continent, la porte du commerce de Zanzibar : financiers indiens, propriétaires omanais, courtiers swahilis et, de loin la plus grande foule, des Nyamwezi de l’intérieur. Speke partit d’ici en 1860, Stanley en 1871. En 1874, le corps de David Livingstone arriva sur les épaules des Africains qui l’avaient porté depuis l’actuelle Zambie.',
  'How much slaving went on is still argued about. People were driven here in chains, and neck rings are not a legend. Yet research of recent decades finds that most porters on this road were free and worked for pay, and that far more captives were shipped from Kilwa. Both things were true in one yard, at times in one week. In 1873 the Sultan of Zanzibar closed the slave markets by treaty; smuggling went on for years.':
    'Combien d’esclaves passèrent par ici, on en discute encore. On y a poussé des gens enchaînés, et les anneaux ne sont pas une légende. Pourtant, les recherches des dernières décennies montrent que la plupart des porteurs de cette route étaient libres et payés, et que bien plus de captifs furent embarqués à Kilwa. Les deux étaient vrais dans une même cour, parfois la même semaine. En 1873, le sultan de Zanzibar ferma les marchés d’esclaves par traité ; la contrebande dura des années.',
  'Even the town’s name is read in two ways. Bwaga moyo, lay down your heart: a porter’s relief, or a captive’s despair. Historians lean to the first, guidebooks to the second.':
    'Même le nom de la ville se lit de deux façons. Bwaga moyo, dépose ton cœur : soulagement d’un porteur, ou désespoir d’un captif. Les historiens penchent pour le premier, les guides de voyage pour le second.',
  'The rooms': 'Les salles',
  'Look for the portrait of Tippu Tip, trader in ivory and people, and for photographs of porters whose names nobody wrote down. At the entrance stands a figure bent under ivory.':
    'Cherchez le portrait de Tippu Tip, marchand d’ivoire et d’hommes, et les photographies de porteurs dont personne n’a noté le nom. À l’entrée se tient une figure pliée sous l’ivoire.',
  'The old town': 'La vieille ville',
  'Five minutes away: carved doors, the customs house, the German boma, and a beach where fish is auctioned and boats are still built by eye. Until 1891 this was the capital of German East Africa; the quiet since then has saved a good deal.':
    'À cinq minutes : portes sculptées, douane, boma allemande, et une plage où l’on vend le poisson à la criée et où l’on construit encore les bateaux à l’œil. Jusqu’en 1891, c’était la capitale de l’Afrique orientale allemande ; le calme qui suivit a sauvé bien des choses.',
  'at least 2 hours': 'au moins 2 heures',
  'From Dar es Salaam': 'De Dar es Salaam',
  'About 70 km; two hours in traffic': 'Environ 70 km ; deux heures dans la circulation',
  'Also known for': 'Connu aussi pour',
  'On Tanzania’s tentative list for World Heritage since 2006':
    'Sur la liste indicative tanzanienne du patrimoine mondial depuis 2006',
  'Hire the museum’s own guide; without one it is a room of captions.':
    'Prenez le guide du musée ; sans lui, ce n’est qu’une salle d’étiquettes.',
  'Prepare children. The chains need talking about.': 'Préparez les enfants. Il faut parler des chaînes.',
  'Do not pose with the exhibits.': 'Ne posez pas avec les objets exposés.',
  'Walk the streets with company, and leave valuables behind.':
    'Parcourez les rues accompagné, et laissez vos objets de valeur à l’hôtel.',
  'Add Kaole’s mosque and tombs if you have the afternoon.':
    'Ajoutez la mosquée et les tombeaux de Kaole si vous avez l’après-midi.',
  'Bagamoyo has a national college of the arts, and drumming behind a wall is quite likely a lesson. It is also an old Muslim town with a Catholic mission of 1868. Modest dress suits both. Descendants of owners, of porters and of slaves live next door to each other here, so ask about family history only when it is offered.':
    'Bagamoyo a une école nationale des arts, et des tambours derrière un mur sont très probablement une leçon. C’est aussi une vieille ville musulmane, avec une mission catholique de 1868. Une tenue discrète convient aux deux. Descendants de maîtres, de porteurs et d’esclaves vivent ici porte à porte : ne parlez d’histoire familiale que si l’on vous en parle.',
};
