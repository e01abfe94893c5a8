/** The package /mid_budget. */
export const midBudget: Readonly<Record<string, string>> = {
  'A week of elephants, tortoises and mud for a family of four, in the quiet green weeks when the lodges have room for children.':
    'Une semaine d’éléphants, de tortues et de boue pour une famille de quatre, à la saison verte et calme où les lodges ont de la place pour les enfants.',
  'Runs {season}, with the school holidays of April in the middle: green, quiet, lower prices, and rain most often in the afternoon or at night.':
    'Proposé {season}, avec les vacances scolaires d’avril au milieu : vert, calme, moins cher, et de la pluie surtout l’après-midi ou la nuit.',
  'Family Activities': 'En famille',
  'Easter on safari surprises people. The grass is high and the paths are wet, but young animals are everywhere, and nobody at the next table minds the noise.':
    'Pâques en safari, cela surprend. L’herbe est haute et les chemins mouillés, mais il y a des petits partout, et à la table voisine le bruit ne gêne personne.',
  'Two visits to Tarangire, among elephant families with small calves':
    'Deux visites à Tarangire, parmi les familles d’éléphants et leurs petits',
  'A picnic on the floor of Ngorongoro, eaten inside the car because of the kites':
    'Un pique-nique au fond du Ngorongoro, pris dans la voiture à cause des milans',
  'Two nights in walk-in tents at Ndutu, with a fire and a night watchman who knows every sound':
    'Deux nuits à Ndutu sous des tentes où l’on tient debout, avec un feu et un veilleur qui connaît chaque bruit',
  'Cheetahs on open ground, where even a six-year-old spots them first':
    'Des guépards en terrain ouvert, où même un enfant de six ans les voit le premier',
  'Lake Manyara’s baboons and hippos on the last morning':
    'Les babouins et les hippopotames du lac Manyara le dernier matin',
  'No drive between two beds of more than about four hours':
    'Jamais plus de quatre heures de route environ d’une étape à l’autre',
  'Hours are for driving alone. We stop whenever someone small has to.':
    'Les heures sont celles de la route seule. Nous nous arrêtons dès qu’un petit en a besoin.',
  'Landing, and a garden': 'L’atterrissage, et un jardin',
  'Airport to the lodge outside Arusha (1 hour). A lawn to run on, an early supper, beds with nets to be tucked into.':
    'De l’aéroport au lodge près d’Arusha (1 h). Une pelouse où courir, un dîner tôt, des lits à moustiquaire où se faire border.',
  'Tarangire, the first elephants': 'Tarangire, premiers éléphants',
  'About 120 km on a good road (2.5 hours), with a stop for samosas in Makuyuni. After lunch a drive of three hours along the river. The lodge has a pool and a view of the waterhole, so half the game drive carries on from there.':
    'Environ 120 km de bonne route (2 h 30), avec une halte samosas à Makuyuni. Après le déjeuner, trois heures de sortie le long de la rivière. Le lodge a une piscine et vue sur le point d’eau : la moitié du safari se poursuit de là.',
  'Baobabs, then up to cool air': 'Les baobabs, puis l’air frais',
  'Early drive with breakfast boxes. Trunks that elephants have hollowed out are big enough to fit a family of four, when the ranger agrees. After lunch up the escarpment to Karatu (2 hours), where nights need a blanket.':
    'Sortie matinale, petit-déjeuner emporté. Les troncs que les éléphants ont creusés logent une famille de quatre, si le ranger est d’accord. Après le déjeuner, montée de l’escarpement vers Karatu (2 h), où il faut une couverture la nuit.',
  'To the gate (30 minutes), along the rim and down 610 m to the floor. We stay four to five hours, as children tire before lions do. Home by half past three for tea, and bread baked with the kitchen.':
    'Jusqu’à la porte (30 minutes), le long du bord, puis 610 m de descente jusqu’au fond. Nous y restons quatre à cinq heures, car les enfants se lassent avant les lions. Retour avant 15 h 30 : thé, et pain fait avec les cuisiniers.',
  'Across the highlands to Ndutu': 'Par les hautes terres vers Ndutu',
  'Past giraffes and Maasai cattle to Olduvai (2.5 hours), where a short talk and an old skull hold attention better than you would expect. On to Ndutu over the plains (1.5 hours), and into tents before the evening shower.':
    'On passe devant des girafes et du bétail masaï jusqu’à Olduvai (2 h 30), où une courte causerie et un vieux crâne retiennent l’attention mieux qu’on ne croirait. Puis Ndutu par les plaines (1 h 30), et sous la tente avant l’averse du soir.',
  'The southern plains': 'Les plaines du sud',
  'A drive at six for whoever is awake, another at four for everyone. In March and early April wildebeest and their calves may still be here; by May they have usually moved north and west, and cheetahs, foxes and tortoises hold the ground.':
    'Une sortie à six heures pour qui est réveillé, une autre à 16 h pour tous. En mars et début avril, les gnous et leurs petits sont parfois encore là ; en mai, ils sont d’ordinaire partis vers le nord et l’ouest, et guépards, renards et tortues tiennent la place.',
  'Down to Mto wa Mbu': 'Descente à Mto wa Mbu',
  'A slow breakfast, then back along the rim and down the Rift wall (4 hours, broken for lunch). Swim, wash the mud off, and visit a carver’s yard in the village.':
    'Petit-déjeuner sans hâte, puis retour par le bord du cratère et descente de la paroi du Rift (4 h, coupées par le déjeuner). Nagez, lavez la boue, et visitez la cour d’un sculpteur au village.',
  'Lake Manyara and goodbye': 'Lac Manyara et au revoir',
  'The park gate is ten minutes away. Three hours among fig trees, baboons and hippos, lunch, and the road to Arusha (2 hours) or the airport (3 hours) for an evening flight.':
    'La porte du parc est à dix minutes. Trois heures parmi figuiers, babouins et hippopotames, déjeuner, puis la route d’Arusha (2 h) ou de l’aéroport (3 h) pour un vol du soir.',
  'Game drives of two lengths': 'Safaris en véhicule, deux durées',
  'Long for those who like it, short for those who do not: a parent can stay behind with the youngest at every stop but the crater.':
    'Longs pour ceux qui aiment, courts pour les autres : un parent peut rester avec le plus jeune à chaque étape, sauf au cratère.',
  'The museum, the view into the ravine, and a replica of footprints more than three million years old.':
    'Le musée, la vue sur le ravin, et une réplique d’empreintes de pas vieilles de plus de trois millions d’années.',
  Swimming: 'Baignade',
  'Pools at Tarangire and Mto wa Mbu. In April the water is bracing; children go in regardless.':
    'Piscines à Tarangire et à Mto wa Mbu. En avril, l’eau est vivifiante ; les enfants y vont quand même.',
  'Stars and sounds at Ndutu': 'Étoiles et bruits à Ndutu',
  'Between showers the sky is very dark. The watchman explains who is calling, and from how far away.':
    'Entre deux averses, le ciel est très noir. Le veilleur explique qui appelle, et de quelle distance.',
  'For ages five and up. Younger children are welcome if you are happy to sit out some drives.':
    'Dès cinq ans. Les plus jeunes sont bienvenus si vous acceptez de sauter quelques sorties.',
  'Spotter’s book': 'Le carnet du guetteur',
  'Each child gets a list of forty animals, birds and droppings. The guide signs it on the last day, and is strict about it.':
    'Chaque enfant reçoit une liste de quarante animaux, oiseaux et crottes. Le guide la signe le dernier jour, et il est strict.',
  'Bread and chapati': 'Pain et chapati',
  'An hour with the kitchen at Karatu. What is rolled crooked is eaten first.':
    'Une heure avec les cuisiniers à Karatu. Ce qui est roulé de travers se mange en premier.',
  'Bow and arrow': 'Tir à l’arc',
  'Camp staff set up a target behind the mess tent, at a proper distance from everyone.':
    'L’équipe du camp dresse une cible derrière la tente-restaurant, à bonne distance de tous.',
  'Football in Mto wa Mbu': 'Football à Mto wa Mbu',
  'The village boys and girls play at five. Visitors are put in goal until they prove themselves.':
    'Garçons et filles du village jouent à 17 h. Le visiteur va au but, le temps de faire ses preuves.',
  'Plaster casts of tracks': 'Moulages d’empreintes',
  'Wet ground is good for something: a hyena’s print, cast in camp, goes home in your bag.':
    'Le sol mouillé a du bon : une empreinte de hyène, moulée au camp, rentre dans votre sac.',
  'Per person, based on 4': 'Par personne, sur la base de 4',
  '{price} for {days} days, {season}.': '{price} pour {days} jours, {season}.',
  Lodging: 'Hébergement',
  '5 nights’ lodging is in the price, together with two nights in the tented camp.':
    '5 nuits d’hébergement sont dans le prix, ainsi que deux nuits au camp de toile.',
  'Families of another size': 'Familles d’une autre taille',
  'Tell us the ages and the number of rooms; we quote for exactly that.':
    'Dites-nous les âges et le nombre de chambres : notre devis s’y tiendra.',
  'Park fees for children are lower than for adults; we count them by age on the day of entry.':
    'Les droits d’entrée des parcs sont réduits pour les enfants ; nous les comptons selon l’âge au jour de l’entrée.',
  'Places are held once we have confirmed your dates in writing.':
    'Les places sont retenues dès que nous avons confirmé vos dates par écrit.',
  'Think of a camping week in a wet European summer, with stronger sun.':
    'Pensez à une semaine de camping par un été européen pluvieux, avec un soleil plus fort.',
  'Rain jacket and rubber boots for each child': 'Veste de pluie et bottes pour chaque enfant',
  'Two warm layers each, and a hat for the crater':
    'Deux couches chaudes par personne, et un bonnet pour le cratère',
  'Long trousers and sleeves for evenings': 'Pantalons et manches longues pour le soir',
  'Swimming things and a thin towel': 'Affaires de bain et serviette fine',
  'Sun cream and sun hats with strings': 'Crème solaire et chapeaux à cordon',
  'Children’s binoculars, one pair each to keep the peace':
    'Jumelles d’enfant, une paire par tête pour préserver la paix',
  'Head torch per person': 'Une lampe frontale par personne',
  'Car games that work without signal': 'Jeux de voiture qui marchent sans réseau',
  'Snacks your children trust': 'Des en-cas éprouvés par vos enfants',
  'Wet wipes and hand gel': 'Lingettes et gel pour les mains',
  'Repellent suitable for children': 'Répulsif adapté aux enfants',
  'Medicines, thermometer and plasters': 'Médicaments, thermomètre et pansements',
  'Booster seat, if yours needs one': 'Rehausseur, si votre enfant en a besoin',
  'Birth certificates with the passports': 'Actes de naissance avec les passeports',
  'Five nights in lodges and two in a tented camp, family rooms or adjoining':
    'Cinq nuits en lodge et deux en camp de toile, chambres familiales ou contiguës',
  'All meals as listed, with drinking water': 'Tous les repas indiqués, avec eau potable',
  'Park, conservation area and crater fees':
    'Droits d’entrée des parcs, de l’aire de conservation et du cratère',
  'A four-wheel drive for your family alone, with driver-guide and fuel':
    'Un 4x4 pour votre famille seule, avec chauffeur-guide et carburant',
  'Spotter’s books, plaster and the kitchen hour': 'Carnets du guetteur, plâtre et heure de cuisine',
  'Travel and medical insurance': 'Assurance voyage et santé',
  'Souvenirs, and their transport': 'Souvenirs et leur transport',
  'Arusha, Tarangire, Ngorongoro, Ndutu and Lake Manyara':
    'Arusha, Tarangire, Ngorongoro, Ndutu et lac Manyara',
  'Lodge beside Tarangire National Park': 'Lodge au bord du parc national de Tarangire',
  'Garden lodge in Karatu': 'Lodge avec jardin à Karatu',
  'Tented camp at Ndutu, with beds and private washrooms':
    'Camp de toile à Ndutu, avec lits et sanitaires privés',
  'Same tented camp at Ndutu': 'Même camp de toile à Ndutu',
  'Lodge with a pool at Mto wa Mbu': 'Lodge avec piscine à Mto wa Mbu',
  'To fit the trip to your children’s ages and your holidays, ring {phone}, message {whatsapp} on WhatsApp or e-mail {email}.':
    'Pour accorder le voyage à l’âge de vos enfants et à vos vacances, appelez le {phone}, écrivez au {whatsapp} sur WhatsApp ou par e-mail à {email}.',
  'Elephants at Tarangire, the crater, and two nights in tents on the Ndutu plains, with drives short enough for children. {price} each, based on 4.':
    'Les éléphants de Tarangire, le cratère et deux nuits sous tente à Ndutu, avec des trajets à la mesure des enfants. {price} par personne, sur la base de 4.',
  'April Family Safari: {days} days in the north with children':
    'April Family Safari : {days} jours dans le nord avec des enfants',
  Dinner: 'Dîner',
};
