/** The parks, as their cards say them. */
export const parkCards: Readonly<Record<string, string>> = {
  'Serengeti National Park': 'Parc national du Serengeti',
  'Wildebeest and zebra walk a circuit of some 800 km here every year, and the big cats stay to meet them.':
    'Gnous et zèbres y parcourent chaque année une boucle de quelque 800 km, et les grands félins restent pour les accueillir.',
  'Ngorongoro Conservation Area': 'Aire de conservation du Ngorongoro',
  'An unbroken volcanic bowl with its floor about 610 m below the rim, holding over 25,000 large animals all year round.':
    'Une cuvette volcanique intacte, dont le fond, à quelque 610 m sous le bord, abrite toute l’année plus de 25 000 grands animaux.',
  'Mkomazi National Park': 'Parc national de Mkomazi',
  'A fenced sanctuary for black rhino and a breeding project for wild dogs, in bush so little visited that you may have a morning to yourself.':
    'Un sanctuaire clôturé pour le rhinocéros noir et un programme d’élevage de lycaons, dans une brousse si peu visitée que la matinée est parfois à vous seul.',
  'Northern Tanzania, between the Ngorongoro highlands and the Kenyan border':
    'Nord de la Tanzanie, entre les hautes terres du Ngorongoro et la frontière kényane',
  'Dry June to October, the best months for the migration; wet November to May, heaviest from March, with a lull in January and February.':
    'Sec de juin à octobre, les meilleurs mois pour la migration ; humide de novembre à mai, surtout dès mars, avec une accalmie en janvier et février.',
  'Game drives from Seronera': 'Safaris en véhicule depuis Seronera',
  'Balloon flight at sunrise': 'Vol en montgolfière au lever du soleil',
  'Walking safari with an armed ranger': 'Safari à pied avec un ranger armé',
  'Riding on the western concessions': 'À cheval dans les concessions de l’ouest',
  'Mara River crossings': 'Traversées de la rivière Mara',
  'Northern Tanzania, in the Crater Highlands above Karatu, on the road to the Serengeti':
    'Nord de la Tanzanie, dans les hautes terres des cratères, au-dessus de Karatu, sur la route du Serengeti',
  'Dry June to October; wet November to May, when the floor is green and the rim sits in cloud. Animals are in the crater in every month.':
    'Sec de juin à octobre ; humide de novembre à mai, quand le fond est vert et le bord dans les nuages. Il y a des animaux dans le cratère tous les mois.',
  'Crater floor game drive': 'Safari en véhicule au fond du cratère',
  'Rhino watching near Lerai': 'Observation des rhinos près de Lerai',
  'Walk into Empakaai crater': 'Descente à pied dans l’Empakaai',
  'Maasai boma visit': 'Visite d’une boma masaï',
  'North-eastern Tanzania, under the Pare and Usambara mountains, along the border with Kenya':
    'Nord-est de la Tanzanie, au pied des monts Pare et Usambara, le long de la frontière kényane',
  'Dry June to October, with animals around the dams; wet November to April, green, full of birds, and hard going on the tracks.':
    'Sec de juin à octobre, avec des animaux autour des retenues ; humide de novembre à avril : vert, plein d’oiseaux, et les pistes sont rudes.',
  'Rhino sanctuary drive': 'Sortie au sanctuaire des rhinos',
  'Wild dog project visit': 'Visite du programme lycaons',
  'Bush walk with a ranger': 'Marche en brousse avec un ranger',
  'Birding at Dindira dam': 'Oiseaux à la retenue de Dindira',
  'Sunset over the Pare Mountains': 'Coucher de soleil sur les monts Pare',
  'Lake Manyara National Park': 'Parc national du lac Manyara',
  'Springs under a 600 m cliff keep a tall forest green in dry country, with a soda lake and its flamingos on the other side of the road.':
    'Des sources sous une falaise de 600 m gardent verte une haute forêt en pays sec ; de l’autre côté de la route, un lac de soude et ses flamants.',
  'Tarangire National Park': 'Parc national de Tarangire',
  'Elephants in herds of a hundred and more in the dry season, walking between baobabs that are centuries old.':
    'Des éléphants en troupeaux de cent et plus à la saison sèche, marchant entre des baobabs plusieurs fois centenaires.',
  'The one park of the northern circuit where you can walk, paddle and climb a 4,566 m mountain, all within an hour of the city.':
    'Le seul parc du circuit nord où l’on peut marcher, pagayer et gravir une montagne de 4 566 m, le tout à moins d’une heure de la ville.',
  'Saadani National Park': 'Parc national de Saadani',
  'The only national park in Tanzania with a long ocean beach: a game drive, a river trip and a swim fit into one day.':
    'Le seul parc national de Tanzanie avec une longue plage sur l’océan : safari, sortie sur la rivière et baignade tiennent en un jour.',
  'Nyerere National Park': 'Parc national Nyerere',
  'A river safari: the Rufiji and its palm-fringed lakes are seen from a boat, in the largest national park of the country.':
    'Un safari fluvial : le Rufiji et ses lacs bordés de palmiers se découvrent en bateau, dans le plus grand parc national du pays.',
  'Mikumi National Park': 'Parc national de Mikumi',
  'The easiest big-game park to reach from Dar es Salaam, with an open flood plain where animals can be watched all year.':
    'Le parc à grande faune le plus accessible de Dar es Salaam, avec une plaine inondable dégagée où voir les animaux toute l’année.',
  'Ruaha National Park': 'Parc national de Ruaha',
  'East and southern Africa overlap here: Grant’s gazelle and greater kudu, lesser kudu and sable, and lions enough to keep them all awake.':
    'L’Afrique de l’Est y touche l’Afrique australe : gazelle de Grant et grand koudou, petit koudou et hippotrague noir, et assez de lions pour les tenir éveillés.',
  'Katavi National Park': 'Parc national de Katavi',
  'Hippos packed several hundred to a pool at the end of the dry season, on plains where you may be the only guests that day.':
    'En fin de saison sèche, des hippopotames serrés par centaines dans chaque mare, sur des plaines où vous serez peut-être les seuls voyageurs du jour.',
  'Kitulo National Park': 'Parc national de Kitulo',
  'A national park made for its flowers, with dozens of ground orchids, on a plateau that people here call Bustani ya Mungu, the garden of God.':
    'Un parc national créé pour ses fleurs, avec des dizaines d’orchidées terrestres, sur un plateau que les gens d’ici appellent Bustani ya Mungu, le jardin de Dieu.',
  'Mahale Mountains National Park': 'Parc national des monts Mahale',
  'Forested mountains rise straight from a clear lake, and among the trees live wild chimpanzees who let people come close.':
    'Des montagnes boisées s’élèvent droit d’un lac limpide, et parmi les arbres vivent des chimpanzés sauvages qui se laissent approcher.',
  'Gombe National Park': 'Parc national de Gombe',
  'Tanzania’s chimpanzees were first studied here, in a park so narrow that you can hear one end of a valley from the other.':
    'C’est ici que les chimpanzés de Tanzanie furent d’abord étudiés, dans un parc si étroit que d’un bout d’une vallée on entend l’autre.',
  'Rubondo Island National Park': 'Parc national de l’île de Rubondo',
  'A forested island without a village on it, where animals from elsewhere, chimpanzees among them, were set free and became wild.':
    'Une île boisée sans un seul village, où des animaux venus d’ailleurs, dont des chimpanzés, furent relâchés et devinrent sauvages.',
  'Northern Tanzania, between the Rift Valley wall and the lake, at Mto wa Mbu':
    'Nord de la Tanzanie, entre la paroi du Rift et le lac, à Mto wa Mbu',
  'Dry June to October for mammals; wet November to May, when the birds nest, the waterfalls run and the lake may cover the lower tracks.':
    'Sec de juin à octobre pour les mammifères ; humide de novembre à mai, quand les oiseaux nichent, que les cascades coulent et que le lac couvre parfois les pistes basses.',
  'Forest game drive': 'Safari en véhicule en forêt',
  'Birding at the hippo pool': 'Oiseaux à la mare aux hippos',
  'Treetop walkway': 'Passerelle dans les cimes',
  'Canoeing when the lake is high': 'Canoë quand le lac est haut',
  'Cycling in Mto wa Mbu': 'À vélo dans Mto wa Mbu',
  'Northern Tanzania, on the Maasai steppe, about 120 km south-west of Arusha':
    'Nord de la Tanzanie, sur la steppe masaï, à environ 120 km au sud-ouest d’Arusha',
  'Dry June to October, when the river is the only water and everything comes to it; wet November to May, with greener trees and far fewer animals.':
    'Sec de juin à octobre, quand il n’y a plus d’eau que dans la rivière et que tout y vient ; humide de novembre à mai : des arbres plus verts, mais bien moins d’animaux.',
  'Elephant watching on the river': 'Les éléphants de la rivière',
  'Walking safari': 'Safari à pied',
  'Night drive outside the park': 'Safari de nuit hors du parc',
  'Birding at Silale swamp': 'Oiseaux du marais de Silale',
  'Balloon flight': 'Vol en montgolfière',
  'Northern Tanzania, on the slopes of Mount Meru, about 30 km from Arusha':
    'Nord de la Tanzanie, sur les pentes du mont Meru, à environ 30 km d’Arusha',
  'Dry June to October, best for trekking; wet November to May, with a clear spell in January and February when Kilimanjaro often shows.':
    'Sec de juin à octobre, idéal pour le trek ; humide de novembre à mai, avec une éclaircie en janvier et février, quand le Kilimanjaro se montre souvent.',
  'Mount Meru trek': 'Trek du mont Meru',
  'Canoeing on Small Momella': 'Canoë sur le petit Momella',
  'Walk to Tululusia waterfall': 'Marche à la cascade de Tululusia',
  'Ngurdoto crater viewpoints': 'Belvédères du cratère de Ngurdoto',
  'Half-day game drive': 'Safari en véhicule d’une demi-journée',
  'The Indian Ocean coast, south of Pangani and opposite Zanzibar':
    'La côte de l’océan Indien, au sud de Pangani et face à Zanzibar',
  'Dry June to October, with a sea breeze and passable tracks; wet November to May, when black soil in April can close the roads altogether.':
    'Sec de juin à octobre, avec une brise de mer et des pistes praticables ; humide de novembre à mai : en avril, la terre noire peut fermer toutes les routes.',
  'Boat safari on the Wami River': 'Safari en bateau sur la Wami',
  'Game drive to the coastal plains': 'Safari en véhicule vers les plaines côtières',
  'Green turtle hatching at Madete': 'Naissance des tortues vertes à Madete',
  'Walking with a ranger': 'Marche avec un ranger',
  'Saadani village and old fort': 'Village et vieux fort de Saadani',
  'South-eastern Tanzania, along the Rufiji River, south-west of Dar es Salaam':
    'Sud-est de la Tanzanie, le long du Rufiji, au sud-ouest de Dar es Salaam',
  'Dry June to October, with animals packed round the lakes; wet November to May, and many camps close from mid-March to the end of May.':
    'Sec de juin à octobre, les animaux serrés autour des lacs ; humide de novembre à mai, et bien des camps ferment de la mi-mars à la fin mai.',
  'Boat safari on the lakes': 'Safari en bateau sur les lacs',
  'Tracking wild dogs by car': 'Sur la piste des lycaons en voiture',
  'Birding on the sandbanks': 'Oiseaux des bancs de sable',
  'Eastern Tanzania, between the Uluguru and Rubeho mountains, on the highway to Iringa':
    'Est de la Tanzanie, entre les monts Uluguru et Rubeho, sur la grande route d’Iringa',
  'Dry June to October, with good viewing on short grass; wet November to May, when tracks on the plain turn sticky and the birds are at their best.':
    'Sec de juin à octobre, bonne visibilité sur l’herbe rase ; humide de novembre à mai, quand les pistes de la plaine collent et que les oiseaux sont au mieux.',
  'Mkata plain game drive': 'Safari en véhicule, plaine de la Mkata',
  'Hippo pool at dawn': 'La mare aux hippos à l’aube',
  'Udzungwa waterfall day': 'Un jour aux cascades des Udzungwa',
  'Maasai market on the highway': 'Marché masaï au bord de la route',
  'Central-southern Tanzania, west of Iringa, along the Great Ruaha River':
    'Centre-sud de la Tanzanie, à l’ouest d’Iringa, le long de la Grande Ruaha',
  'Dry June to October, with game along the river; wet November to May, with the heaviest rain from December, fine birding, and camps that close in April.':
    'Sec de juin à octobre, avec les animaux le long de la rivière ; humide de novembre à mai : pluie la plus forte dès décembre, oiseaux superbes, camps fermés en avril.',
  'Game drives along the Great Ruaha': 'Safaris en véhicule le long de la Grande Ruaha',
  'Birding in miombo and bush': 'Oiseaux du miombo et de la brousse',
  'Isimila Stone Age Site on the way': 'Site de l’âge de la pierre d’Isimila, en chemin',
  'Western Tanzania, south of Mpanda, in the Rukwa arm of the Rift Valley':
    'Ouest de la Tanzanie, au sud de Mpanda, dans la branche Rukwa de la vallée du Rift',
  'Dry June to October, more extreme with every week; wet November to May, when the plains become lakes and the camps shut.':
    'Sec de juin à octobre, plus extrême de semaine en semaine ; humide de novembre à mai, quand les plaines deviennent des lacs et que les camps ferment.',
  'Hippo pools of the Katuma': 'Mares aux hippos de la Katuma',
  'Game drives on Katisunga plain': 'Safaris en véhicule, plaine de Katisunga',
  'Sacred tamarind at Lake Katavi': 'Tamarinier sacré du lac Katavi',
  'Southern highlands, between Mbeya and the Livingstone Mountains above Lake Nyasa':
    'Hautes terres du sud, entre Mbeya et les monts Livingstone, au-dessus du lac Nyasa',
  'Best November to April, in the rain that brings the flowers; dry June to October, with clear views, frost at night and brown grass.':
    'Idéal de novembre à avril, sous la pluie qui apporte les fleurs ; sec de juin à octobre, vues claires, gel la nuit et herbe brune.',
  'Wildflower walks': 'Marches parmi les fleurs sauvages',
  'Orchid season, December to March': 'Saison des orchidées, de décembre à mars',
  'Looking for Denham’s bustard': 'À la recherche de l’outarde de Denham',
  'Numbe valley waterfalls': 'Cascades de la vallée de la Numbe',
  'Trek towards Matema on Lake Nyasa': 'Trek vers Matema, sur le lac Nyasa',
  'Western Tanzania, on the eastern shore of Lake Tanganyika, south of Kigoma':
    'Ouest de la Tanzanie, sur la rive orientale du lac Tanganyika, au sud de Kigoma',
  'Dry June to October, when the chimpanzees come lower and the paths are firm; wet November to May, with camps closed from about March.':
    'Sec de juin à octobre, quand les chimpanzés descendent et que les sentiers sont fermes ; humide de novembre à mai, avec des camps fermés à partir de mars environ.',
  'Chimpanzee trekking': 'Trek aux chimpanzés',
  'Swimming and snorkelling in the lake': 'Baignade et snorkeling dans le lac',
  'Dhow and kayak trips': 'Sorties en boutre et en kayak',
  'Forest and waterfall walks': 'Marches en forêt et aux cascades',
  'Mount Nkungwe climb': 'Ascension du mont Nkungwe',
  'Western Tanzania, on Lake Tanganyika, 16 km north of Kigoma by boat':
    'Ouest de la Tanzanie, sur le lac Tanganyika, à 16 km au nord de Kigoma en bateau',
  'Dry June to October, with firmer paths and better light; wet November to May, when chimpanzees stay lower but the slopes are slick.':
    'Sec de juin à octobre, sentiers plus fermes et plus belle lumière ; humide de novembre à mai : les chimpanzés restent plus bas, mais les pentes glissent.',
  'Kakombe waterfall': 'Cascade de Kakombe',
  'Climb to Jane’s Peak': 'Montée à Jane’s Peak',
  'Snorkelling among cichlids': 'Snorkeling parmi les cichlidés',
  'Ujiji and Kigoma by boat': 'Ujiji et Kigoma en bateau',
  'North-western Tanzania, in the south-west corner of Lake Victoria':
    'Nord-ouest de la Tanzanie, dans l’angle sud-ouest du lac Victoria',
  'Dry June to October; wet November to May, with storms over the lake, orchids in the forest, and many migrant birds.':
    'Sec de juin à octobre ; humide de novembre à mai, avec des orages sur le lac, des orchidées en forêt et beaucoup d’oiseaux migrateurs.',
  'Boat trips along the shore': 'Sorties en bateau le long de la rive',
  'Chimpanzee tracking': 'Sur la piste des chimpanzés',
  'Sitatunga watching': 'Observation des sitatungas',
  'Fishing, catch and release': 'Pêche, avec remise à l’eau',
  'April and May': 'Avril et mai',
  'Game drives': 'Safaris en véhicule',
  Canoeing: 'Canoë',
  'A Maasai boma': 'Une boma masaï',
  'Fly camping': 'Bivouac en brousse',
  'Night drive': 'Safari de nuit',
  'Forest walks': 'Marches en forêt',
};
