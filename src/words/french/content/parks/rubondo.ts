/** Texts of the page of Rubondo Island National Park. */
export const rubondo: Readonly<Record<string, string>> = {
  'Rubondo Island: forest and fish eagles in Lake Victoria':
    'Île de Rubondo : forêt et pygargues du lac Victoria',
  'An uninhabited island of rainforest in Africa’s largest lake, with sitatunga, elephants, and chimpanzees freed from zoos. Three to five quiet days.':
    'Une île de forêt inhabitée dans le plus grand lac d’Afrique, avec sitatungas, éléphants et chimpanzés libérés de zoos. Trois à cinq jours de calme.',
  'Somebody’s ark: an island, a forest, and no one on it but rangers and you.':
    'Une arche, en somme : une île, une forêt, et personne d’autre que les rangers et vous.',
  'Fish eagles nest along this shore every few hundred metres, so that one call sets off the next and the sound travels round the bay like a rumour. Under it there is wind in the fig trees, water on rock, a splash from an otter. That is all. No engine but yours, no village, no cattle bell. On the mainland, a short boat ride away, farms run up to the reeds.':
    'Les pygargues nichent à quelques centaines de mètres les uns des autres le long de cette rive, si bien qu’un cri déclenche le suivant et que le son fait le tour de la baie comme une rumeur. Dessous, il y a le vent dans les figuiers, l’eau sur la roche, le plouf d’une loutre. C’est tout. Pas d’autre moteur que le vôtre, pas de village, pas une sonnaille. Sur le continent, à un court trajet en bateau, les champs touchent les roseaux.',
  'Rubondo is a park of 456 sq km, about half of it water, with most of its land under closed forest. Fishermen and farmers were moved off in the 1960s. A zoo director and the game department then used it as a refuge: in the late 1960s some sixteen chimpanzees came from European zoos and circuses, some of them raised in cages, and were simply let out. They learnt. Their grandchildren build nests, need no keepers, and keep their distance.':
    'Rubondo est un parc de 456 km², pour moitié d’eau, dont les terres sont presque toutes sous une forêt dense. On en fit partir pêcheurs et paysans dans les années 1960. Un directeur de zoo et le service de la faune en firent alors un refuge : vers la fin de la décennie, seize chimpanzés environ arrivèrent de zoos et de cirques d’Europe, certains élevés en cage, et furent simplement lâchés. Ils ont appris. Leurs petits-enfants font des nids, n’ont pas besoin de soigneurs et gardent leurs distances.',
  'That is worth knowing before you come. Habituation is still under way, a sighting may be a rustle and a dark arm, and the trek to get it can be long. Elephants, giraffes and black-and-white colobus were also brought; hippos, crocodiles and sitatunga were there all along.':
    'Mieux vaut le savoir avant de venir. L’accoutumance est encore en cours, une rencontre se réduit parfois à un froissement et un bras sombre, et la marche pour l’obtenir peut être longue. Éléphants, girafes et colobes noir et blanc ont aussi été amenés ; hippopotames, crocodiles et sitatungas étaient là depuis toujours.',
  'Most guests arrive from the Serengeti, grey with dust, and spend the first day looking at green. After ten days in a car, walking barefoot from bed to lake is medicine. In the afternoons thunderheads build above the water, forty kilometres off, and you can watch an entire storm from beginning to end without getting wet.':
    'La plupart des voyageurs arrivent du Serengeti, gris de poussière, et passent le premier jour à regarder du vert. Après dix jours de voiture, aller pieds nus du lit au lac est un remède. L’après-midi, des orages montent sur l’eau, à quarante kilomètres, et vous pouvez en suivre un du début à la fin sans vous mouiller.',
  'Six in the morning, six in the evening': 'Six heures du matin, six heures du soir',
  'By the reeds': 'Près des roseaux',
  'Sit still beside the papyrus at first light. If it is your day, a sitatunga steps out of it.':
    'Restez assis sans bouger près des papyrus, aux premières lueurs. Si c’est votre jour, un sitatunga en sort.',
  'A sitatunga stands in the marsh grass between two stands of papyrus, dark against the rising sun.':
    'Un sitatunga se tient dans l’herbe du marais entre deux massifs de papyrus, sombre devant le soleil qui se lève.',
  'Somebody else’s storm': 'L’orage des autres',
  'In the afternoon clouds build over the lake, forty kilometres off, and rain on water while you stay dry.':
    'L’après-midi, des nuages montent sur le lac, à quarante kilomètres, et il pleut sur l’eau pendant que vous restez au sec.',
  'A thundercloud with a flat head rains and flashes far out over Lake Victoria; two people watch from a dry rock.':
    'Un nuage d’orage à tête plate crève et jette des éclairs loin sur le lac Victoria ; deux personnes regardent d’un rocher sec.',
  'A swamp antelope with splayed hooves. The island is the surest place in Tanzania for it; sit by the reeds at six, morning or evening.':
    'Une antilope des marais aux sabots écartés. L’île est pour elle le lieu le plus sûr de Tanzanie ; asseyez-vous près des roseaux à six heures, matin ou soir.',
  'Chimpanzees with a second chance': 'Les chimpanzés de la deuxième chance',
  'Around seventy descend from the released group. Trackers go out daily.':
    'Ils sont environ soixante-dix à descendre du groupe relâché. Les pisteurs sortent chaque jour.',
  'Water animals': 'Animaux d’eau',
  'Spotted-necked otters play below the rocks, monitors hunt eggs, hippos mow the lawns after dark.':
    'Des loutres à cou tacheté jouent sous les rochers, des varans cherchent des œufs, des hippopotames tondent les pelouses la nuit.',
  'Grey parrots, also set free here; goliath herons; paradise flycatchers with tails longer than themselves.':
    'Des perroquets gris, relâchés ici eux aussi ; des hérons goliath ; des tchitrecs à la queue plus longue qu’eux-mêmes.',
  'Elephants that came by boat': 'Les éléphants venus en bateau',
  'Six were landed in the 1970s. Their wild descendants keep to the interior and are heard more than seen.':
    'On en débarqua six dans les années 1970. Leurs descendants sauvages restent à l’intérieur, et s’entendent plus qu’ils ne se voient.',
  'Round the coves to Bird Island, where cormorants and egrets whiten the trees; crocodiles wait below for dropped fish.':
    'De crique en crique jusqu’à l’île aux Oiseaux, dont cormorans et aigrettes blanchissent les arbres ; dessous, des crocodiles attendent les poissons tombés.',
  'A morning or a day with the trackers. Book a second permit in case.':
    'Une matinée ou une journée avec les pisteurs. Réservez un deuxième permis, au cas où.',
  Fishing: 'Pêche',
  'Nile perch can outweigh you. Trolling from the park’s boats, rods supplied, fish returned.':
    'La perche du Nil peut peser plus que vous. À la traîne depuis les bateaux du parc, cannes fournies, poissons remis à l’eau.',
  'Canoe and foot': 'Canoë et marche',
  'Paddle out from the beach at first light, come back along the shore path with a ranger.':
    'Départ de la plage à la pagaie aux premières lueurs, retour par le sentier de la rive avec un ranger.',
  'Fly in from the Serengeti or Mwanza; by land it means half a day by road and ferry, then a boat.':
    'Venez par les airs du Serengeti ou de Mwanza ; par terre, il faut une demi-journée de route et de bac, puis un bateau.',
  'Do not wade or swim in the lake: crocodiles, and bilharzia near shore.':
    'N’entrez pas dans l’eau du lac : il y a des crocodiles et, près de la rive, la bilharziose.',
  'Lake flies drift over like smoke and are harmless. Close your mouth.':
    'Les moucherons du lac passent comme une fumée, et sont inoffensifs. Fermez la bouche.',
  'Rain jacket all year.': 'Veste de pluie toute l’année.',
  'There is one small camp and a few park bandas: reserve early.':
    'Il y a un petit camp et quelques bandas du parc : réservez tôt.',
  'Bring a book you have been saving.': 'Emportez le livre que vous gardiez pour plus tard.',
  'Airstrip on the island; boats from Nkome and Kasenda on the mainland; about 120 km west of Mwanza as the crow flies.':
    'Piste d’atterrissage sur l’île ; bateaux depuis Nkome et Kasenda, sur le continent ; à environ 120 km à l’ouest de Mwanza à vol d’oiseau.',
  'Sitatunga, bushbuck, chimpanzee, colobus, vervet, elephant, giraffe, hippo, crocodile, otter, fish eagle.':
    'Sitatunga, guib harnaché, chimpanzé, colobe, vervet, éléphant, girafe, hippopotame, crocodile, loutre, pygargue.',
  'Book Your Rubondo Adventure': 'Réservez votre aventure à Rubondo',
};
