/** The map: its texts, and names that other languages write otherwise. */
export const mapPage: Readonly<Record<string, string>> = {
  Parks: 'Parcs',
  'View Details': 'Voir le détail',
  'The map': 'La carte',
  'Islands of the mainland coast': 'Îles de la côte continentale',
  'places of Zanzibar': 'lieux de Zanzibar',
  'Culture and history': 'Culture et histoire',
  'cultural sites': 'sites culturels',
  'Arusha N. P.': 'PN d’Arusha',
  'Rubondo Island': 'Île de Rubondo',
  'Tanga, museum': 'Tanga, musée',
  'Yambe, marine': 'Yambe, côté mer',
  'Amboni Caves': 'Amboni',
  'Caravan Serai': 'Caravansérail',
  'Map of Tanzania: parks, islands, sites, mountains': 'Carte de la Tanzanie : parcs, îles, sites, montagnes',
  'All our parks, islands, cultural sites and mountains on one map that works offline: by month, by kind, by package, with the distance from where you are.':
    'Tous nos parcs, îles, sites et montagnes sur une carte qui marche hors ligne : par mois, par type, par forfait, avec la distance depuis votre position.',
  'An old chart of the Swahili coast with Pemba, Zanzibar and Mafia, a great compass rose, and a dhow under full sail.':
    'Une vieille carte marine de la côte swahilie avec Pemba, Zanzibar et Mafia, une grande rose des vents et un boutre toutes voiles dehors.',
  'The whole country, and three parts of it enlarged. The map is saved with the site and needs no signal; nor does finding where you are.':
    'Le pays entier, et trois de ses parties agrandies. La carte est enregistrée avec le site et se passe de réseau, comme la recherche de votre position.',
  Tanzania: 'Tanzanie',
  Sheets: 'Feuilles',
  'Every place on the map': 'Tous les lieux de la carte',
  'Zoom in': 'Agrandir',
  'Zoom out': 'Réduire',
  'Whole country': 'Tout le pays',
  'Zoom with two fingers, the wheel, + and −. Move with a finger or the arrow keys.':
    'Agrandissez avec deux doigts, la molette, + et −. Déplacez la carte avec un doigt ou les flèches du clavier.',
  'The map shows {km} km from west to east.': 'La carte montre {km} km d’ouest en est.',
  'Where am I?': 'Où suis-je ?',
  'Ask again': 'Réessayer',
  'Asking your device where it is. Out of doors, without a signal, this may take a minute.':
    'Votre appareil cherche où il est. Dehors, sans réseau, cela peut prendre une minute.',
  'Your position is the ringed cross. The list now begins with what is nearest; distances are as the crow flies.':
    'Votre position est la croix cerclée. La liste commence maintenant par le plus proche ; les distances sont à vol d’oiseau.',
  'You are in or close to {area}.': 'Vous êtes ici, ou tout près : {area}.',
  'Nearest: {place}, {way}. Accurate to {accuracy}.':
    'Le plus proche : {place}, {way}. Précision : {accuracy}.',
  'You are outside this map. Distances and directions are still right, as the crow flies.':
    'Vous êtes hors de cette carte. Distances et directions restent justes, à vol d’oiseau.',
  'This site may not read your position. Allow “Location” for it in the settings of your browser (and of the device), then ask again.':
    'Ce site n’a pas accès à votre position. Autorisez la localisation pour ce site dans les réglages du navigateur (et de l’appareil), puis réessayez.',
  'Your device cannot tell where it is just now. Go out of doors, where it sees the sky, switch Location on, and ask again.':
    'Votre appareil ne sait pas où il est en ce moment. Allez dehors, à ciel ouvert, activez la localisation, puis réessayez.',
  'Positions are only given to pages opened over https. Open this site by its https address, or read the distances in the texts of each place.':
    'La position n’est donnée qu’aux pages ouvertes en https. Ouvrez ce site par son adresse https, ou lisez les distances dans les textes de chaque lieu.',
  'Your position stays on this device.': 'Votre position reste sur cet appareil.',
  'Coast, borders, most lakes and six rivers from Natural Earth, public domain. Parks, roads, other rivers, some lakes and islets are drawn by our own hand and simplified. Not for navigation.':
    'Côte, frontières, la plupart des lacs et six rivières d’après Natural Earth, domaine public. Parcs, routes, autres rivières, quelques lacs et îlots sont dessinés de notre main et simplifiés. Ne pas utiliser pour la navigation.',
  'The north': 'Le nord',
  'Zanzibar and Bagamoyo': 'Zanzibar et Bagamoyo',
  'The Tanga coast': 'La côte de Tanga',
  'Kilimanjaro National Park': 'Parc national du Kilimanjaro',
  'the Selous reserve, south of Nyerere': 'la réserve du Selous, au sud de Nyerere',
  'Mafia Island Marine Park': 'Parc marin de l’île de Mafia',
  'Jozani-Chwaka Bay National Park': 'Parc national de Jozani et de la baie de Chwaka',
  'Lake Victoria': 'Lac Victoria',
  'Lake Nyasa': 'Lac Nyasa',
  'Indian Ocean': 'Océan Indien',
  'Lake Rukwa': 'Lac Rukwa',
  'Lake Natron': 'Lac Natron',
  Uganda: 'Ouganda',
  Zambia: 'Zambie',
  'Speke Gulf': 'Golfe Speke',
  'Lake Tanganyika': 'Lac Tanganyika',
  'Pemba Channel': 'Canal de Pemba',
  'Zanzibar Channel': 'Canal de Zanzibar',
  'Mafia Channel': 'Canal de Mafia',
};
