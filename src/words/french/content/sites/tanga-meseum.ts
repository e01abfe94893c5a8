/** Texts of the page of Tanga Museum. */
export const tangaMeseum: Readonly<Record<string, string>> = {
  'Tanga Museum: the old boma, sisal and a town on foot':
    'Musée de Tanga : l’ancienne boma, le sisal et la ville à pied',
  'Photographs, an armoury cellar and a watch-tower in a coral-stone house of the 1890s. What to see in 1-2 hours at Tanga’s museum, and where to walk next.':
    'Des photographies, une cave à armes et une tour de guet dans une maison de corail des années 1890. Que voir en 1 à 2 heures, et où aller ensuite à pied.',
  'Old photographs of town and railway': 'Vieilles photographies de la ville et du rail',
  'The sisal industry in pictures': 'L’industrie du sisal en images',
  'Up the watch-tower': 'En haut de la tour de guet',
  'Guided walk through the old streets': 'Les vieilles rues avec un guide',
  'Coral walls, creaking shutters, and the story of a plant that built a port.':
    'Des murs de corail, des volets qui grincent, et l’histoire d’une plante qui bâtit un port.',
  'Noon in Tanga is for sitting still, and this is the place to do it. The walls of the old boma are coral stone and lime, so thick that the rooms stay cooler than the shade outside. Somebody opens a shutter for you, a bar of light falls across the floor, and a street scene of 1900 or so looks back from the wall.':
    'À midi, Tanga ne bouge pas, et c’est ici qu’il faut être. Les murs de l’ancienne boma sont de corail et de chaux, si épais que les pièces restent plus fraîches que l’ombre au-dehors. Quelqu’un vous ouvre un volet, une barre de lumière tombe sur le plancher, et une scène de rue de 1900 environ vous regarde du mur.',
  'Townspeople know the house as Urithi, which means heritage. What hangs there is mostly photographs, of streets and stations, mosques and clubs, sisal being cut and combed. Captions are short. Somebody from the museum usually goes round with you, and that is the real exhibition, because the answer to “and what is in there now?” is often a finger pointed out of the window.':
    'Les gens de la ville appellent la maison Urithi, l’héritage. On y voit surtout des photographies, de rues et de gares, de mosquées et de clubs, de sisal coupé et peigné. Les légendes sont courtes. D’ordinaire, quelqu’un du musée fait le tour avec vous, et c’est là la vraie exposition, car à la question « et qu’y a-t-il là maintenant ? » répond souvent un doigt pointé par la fenêtre.',
  'German officials put up the building in the 1890s. Tanga was then the first town they developed on this coast, and from 1893 the starting point of a railway towards the Usambara Mountains. Sisal, a spiky plant brought from Mexico, filled the plains behind it. For more than half a century much of the world’s rope came from such fields, until nylon ruined the price.':
    'Des fonctionnaires allemands élevèrent le bâtiment dans les années 1890. Tanga était alors la première ville qu’ils aménageaient sur cette côte et, à partir de 1893, la tête de ligne d’un chemin de fer vers les monts Usambara. Le sisal, une plante à piquants venue du Mexique, couvrit les plaines derrière elle. Pendant plus d’un demi-siècle, une grande part des cordes du monde vint de tels champs, jusqu’à ce que le nylon en ruine le prix.',
  'In November 1914 a much larger British Indian force landed beside the town, fought through the rubber and palm plantations for two days, and was driven back to its ships. Swarms of wild bees stung soldiers of both armies. The tale that the Germans had trained the bees is a good one, and false.':
    'En novembre 1914, une force britannique venue des Indes, bien plus nombreuse, débarqua près de la ville, combattit deux jours dans les plantations d’hévéas et de palmiers et fut rejetée vers ses navires. Des essaims d’abeilles sauvages piquèrent les soldats des deux armées. On raconte que les Allemands avaient dressé les abeilles ; l’histoire est bonne, et fausse.',
  'The museum itself is young. A local non-profit society, the Tanga Heritage Centre, was founded in 1999, brought in craftsmen from Zanzibar’s Stone Town to repair the boma, and was then given the use of it.':
    'Le musée lui-même est jeune. Une association locale, le Tanga Heritage Centre, fondée en 1999, fit venir des artisans de Stone Town, à Zanzibar, pour réparer la boma, puis en reçut l’usage.',
  'From cellar to tower': 'De la cave à la tour',
  'Below are the racks of the former armoury. Above, the stairs grow steeper with each floor and end in a look-out over tin roofs, mango trees and the bay. Children like this part best, and should be held by the hand.':
    'En bas, les râteliers de l’ancienne armurerie. En haut, l’escalier devient plus raide à chaque étage et finit en belvédère sur les toits de tôle, les manguiers et la baie. Les enfants préfèrent cette partie, et gagnent à être tenus par la main.',
  'The town outside': 'La ville au-dehors',
  'Ask for a walk of about an hour: clock tower, library, courthouse, merchants’ houses with their balconies, tea at the end. Before ten or after four is kinder to everyone.':
    'Demandez un tour d’une heure environ : tour de l’horloge, bibliothèque, tribunal, maisons de marchands à balcons, thé pour finir. Avant dix heures ou après seize heures, tout le monde s’en porte mieux.',
  'Time needed': 'Temps à prévoir',
  '1-2 hours': '1 à 2 heures',
  Address: 'Adresse',
  'Independence Avenue, beside the library': 'Independence Avenue, à côté de la bibliothèque',
  'Opening hours slip. We telephone the day before.':
    'Les heures d’ouverture varient. Nous téléphonons la veille.',
  'Carry small notes for the entrance and for a donation.': 'Ayez de petits billets pour l’entrée et un don.',
  'Caves in the morning, museum in the heat: the two fill one good day.':
    'Les grottes le matin, le musée à la chaleur : les deux font une bonne journée.',
  'Ask before photographing exhibits, and do not point a lens at the port.':
    'Demandez avant de photographier les objets, et ne visez pas le port.',
  'Tanga moves by bicycle and is seldom in a rush. Coffee sellers clink their cups along the pavement; the coffee comes black, in a thimble, with a square of peanut brittle. On Fridays shops close around noon for prayers, and the lanes near the mosques are no place for shorts.':
    'Tanga va à bicyclette et rarement en hâte. Les vendeurs de café font tinter leurs tasses le long du trottoir ; le café vient noir, dans un dé à coudre, avec un carré de nougatine aux cacahuètes. Le vendredi, les boutiques ferment vers midi pour la prière, et les ruelles près des mosquées ne sont pas un endroit pour les shorts.',
  'Visit the Museum': 'Visiter le musée',
};
