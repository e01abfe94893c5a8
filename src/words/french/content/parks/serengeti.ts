/** Texts of the page of Serengeti National Park. */
export const serengeti: Readonly<Record<string, string>> = {
  'Serengeti National Park: plains, cats and the migration':
    'Parc national du Serengeti : plaines, félins, migration',
  'Where the herds are in each month, how long the drive really takes, and what to bring to the 14,763 sq km of the Serengeti in northern Tanzania.':
    'Où sont les troupeaux mois par mois, le vrai temps de route et ce qu’il faut emporter dans les 14 763 km² du Serengeti, au nord de la Tanzanie.',
  '14,763': '14\u00a0763',
  'over 500': 'plus de 500',
  '3-5 days': '3 à 5 jours',
  'Short grass, granite islands, and herds that follow the rain for 800 km.':
    'De l’herbe rase, des îles de granit et des troupeaux qui suivent la pluie sur 800 km.',
  'From Naabi Hill gate the track runs straight across short grass, and for half an hour there may be nothing to look at but distance. Then a kopje comes up, a heap of grey granite the size of a church, and if you are there before nine a lioness is warming herself on top of it.':
    'Depuis la porte de Naabi Hill, la piste file tout droit dans l’herbe rase, et pendant une demi-heure il n’y a parfois rien d’autre à regarder que le lointain. Puis surgit un kopje, un amas de granit gris grand comme une église, et si vous y êtes avant neuf heures, une lionne se chauffe à son sommet.',
  'The park behaves like four countries. The south, around Ndutu, is open plain on old volcanic ash. Seronera, in the middle, has rivers, sausage trees, leopards and most of the vehicles. The western corridor follows the Grumeti towards Lake Victoria through tsetse woodland. The far north, at Kogatende, is green, hilly and quiet until the herds reach the Mara.':
    'Le parc, c’est quatre pays en un. Le sud, autour de Ndutu, est une plaine ouverte sur de vieilles cendres volcaniques. Seronera, au centre, a les rivières, les saucissonniers, les léopards et la plupart des véhicules. Le corridor ouest suit la Grumeti vers le lac Victoria à travers des bois à tsé-tsé. L’extrême nord, à Kogatende, est vert, vallonné et tranquille jusqu’à ce que les troupeaux atteignent la Mara.',
  'Nights are loud: hyenas whooping along the river, zebra barking, a lion you feel through the camp bed before you hear it. By noon in September the light is white and the cats are asleep. In April one storm turns the black soil to grease, and freeing a car can cost an hour.':
    'Les nuits sont bruyantes : hyènes qui hululent le long de la rivière, zèbres qui aboient, et un lion que vous sentez vibrer dans le lit de camp avant de l’entendre. En septembre, à midi, la lumière est blanche et les félins dorment. En avril, un seul orage change la terre noire en graisse, et dégager une voiture peut prendre une heure.',
  'The road from Arusha takes seven to eight hours, all gravel beyond the Ngorongoro gate. A light aircraft needs little more than one. Many guests drive in and fly out.':
    'La route depuis Arusha prend sept à huit heures, tout en piste après la porte du Ngorongoro. Un petit avion met à peine plus d’une heure. Beaucoup de voyageurs viennent par la route et repartent par les airs.',
  'Out of the car': 'Hors de la voiture',
  'Balloon safaris': 'Safaris en montgolfière',
  'Up from the grass at first light, an hour over river, herds and hippos, and breakfast where the wind puts you down.':
    'Décollage de l’herbe aux premières lueurs, une heure au-dessus de la rivière, des troupeaux et des hippopotames, et petit-déjeuner là où le vent vous pose.',
  'Five striped balloons rise at daybreak over a bend of the Seronera River; giraffes look up from the bank.':
    'Cinq montgolfières rayées s’élèvent au point du jour au-dessus d’un méandre de la Seronera ; sur la rive, des girafes lèvent la tête.',
  'Horseback safaris': 'Safaris à cheval',
  'On the concessions beside the western corridor, where zebra let a horse come closer than any car.':
    'Dans les concessions qui bordent le corridor ouest, où les zèbres laissent un cheval approcher plus près qu’aucune voiture.',
  'Three riders in a row cross tall gold grass at a walk while a herd of zebra runs level with them.':
    'Trois cavaliers de front traversent au pas de hautes herbes dorées, et un troupeau de zèbres court à leur hauteur.',
  'Walking safaris': 'Safaris à pied',
  'Two to four hours behind an armed ranger. You cover little ground and see all of it.':
    'Deux à quatre heures derrière un ranger armé. On fait peu de chemin, et on le voit tout entier.',
  'A ranger with a rifle leads four walkers in single file below a kopje; a bull elephant watches from the far slope.':
    'Un ranger au fusil mène quatre marcheurs en file au pied d’un kopje ; un éléphant mâle les observe de l’autre versant.',
  'Lion, leopard, cheetah': 'Lion, léopard, guépard',
  'Lions keep to the Simba and Moru kopjes, leopards to the trees along the Seronera River, cheetahs to the open grass of the south and east.':
    'Les lions tiennent les kopjes de Simba et de Moru, les léopards les arbres de la Seronera, les guépards l’herbe dégagée du sud et de l’est.',
  'Calving on the plains': 'Les naissances dans la plaine',
  'About half a million wildebeest calves are born from January to March. Most are on their feet within minutes; the hyenas know it too.':
    'De janvier à mars naissent environ un demi-million de petits gnous. La plupart sont debout en quelques minutes ; les hyènes le savent aussi.',
  'Hippos at Retima': 'Les hippopotames de Retima',
  'Where the Seronera and Orangi meet, scores of them lie packed in a brown pool. You smell it from the car park.':
    'Là où la Seronera rejoint l’Orangi, ils sont des dizaines, serrés dans une mare brune. L’odeur vous accueille dès le parking.',
  'Over 500 birds': 'Plus de 500 oiseaux',
  'Kori bustards pace the plains, secretary birds stamp on snakes, and Fischer’s lovebirds squabble in the acacias.':
    'Les outardes kori arpentent la plaine, les messagers sagittaires piétinent des serpents et les inséparables de Fischer se chamaillent dans les acacias.',
  'Balloon safari': 'Safari en montgolfière',
  'Leave camp at half past four, fly for about an hour from first light, land to breakfast in the grass.':
    'Départ du camp à quatre heures et demie, une heure de vol environ dès les premières lueurs, et un petit-déjeuner dans l’herbe à l’atterrissage.',
  'Two to four hours on foot with an armed ranger, in the zones set aside for it. Tracks, dung, termites, and the wind always in your face.':
    'Deux à quatre heures à pied avec un ranger armé, dans les zones prévues pour cela. Empreintes, crottes, termites, et toujours le vent de face.',
  'Horseback safari': 'Safari à cheval',
  'Offered on private concessions beside the western corridor, not inside the park. For riders who can canter out of trouble.':
    'Proposé dans des concessions privées au bord du corridor ouest, non dans le parc. Pour des cavaliers capables de se tirer d’affaire au galop.',
  'Out at six with a flask, back for lunch, out again at four. Moru’s Maasai rock paintings fill a slow midday well.':
    'Départ à six heures avec un thermos, retour pour le déjeuner, nouvelle sortie à seize heures. Les peintures rupestres masaï de Moru occupent bien le creux de midi.',
  'The Great Migration': 'La Grande Migration',
  'Wildebeest, zebra and gazelle circle with the rain, about 800 km in a year. No calendar binds them; plan for a region and a fortnight, never for a day.':
    'Gnous, zèbres et gazelles tournent avec la pluie, environ 800 km par an. Ils ne suivent aucun calendrier : prévoyez une région et une quinzaine, jamais un jour précis.',
  'See the Migration Route': 'Voir le parcours de la migration',
  'January to March': 'Janvier à mars',
  'Ndutu and the southern plains': 'Ndutu et les plaines du sud',
  'Calving on short grass.': 'Naissances dans l’herbe rase.',
  'Moru and Seronera': 'Moru et Seronera',
  'Long columns head north-west.': 'De longues colonnes partent vers le nord-ouest.',
  'June and July': 'Juin et juillet',
  'Western corridor': 'Corridor ouest',
  'Grumeti crossings.': 'Traversées de la Grumeti.',
  'August to October': 'Août à octobre',
  'Back and forth over the Mara River.': 'Allers et retours à travers la Mara.',
  'November and December': 'Novembre et décembre',
  'Lobo, then south': 'Lobo, puis le sud',
  'The short rains call the herds home.': 'Les petites pluies rappellent les troupeaux.',
  'Choose your area by month first and your bed second.':
    'Choisissez d’abord le secteur selon le mois, ensuite seulement le lit.',
  'Bring a fleece: at 1,500 m, July mornings in an open roof are cold.':
    'Emportez une polaire : à 1 500 m, en juillet, les matins sous un toit ouvert sont froids.',
  'Wear khaki or olive in the west; tsetse flies come to blue and black.':
    'Dans l’ouest, portez du kaki ou de l’olive ; le bleu et le noir attirent les mouches tsé-tsé.',
  'A scarf keeps the dust out of nose and camera from July to October.':
    'De juillet à octobre, un foulard protège de la poussière le nez et l’appareil photo.',
  'Flights to the airstrips take 15 kg a person, in soft bags.':
    'Les vols vers les pistes acceptent 15 kg par personne, en sacs souples.',
  'At a river crossing, expect to wait for hours, and perhaps for nothing.':
    'À une traversée de rivière, attendez-vous à patienter des heures, et peut-être pour rien.',
  'Seronera lies about 320 km from Arusha; Naabi Hill is the usual gate.':
    'Seronera est à environ 320 km d’Arusha ; on entre d’ordinaire par Naabi Hill.',
  'Lion, leopard, cheetah, elephant, buffalo, wildebeest, zebra, hippo, crocodile; a few black rhino near Moru.':
    'Lion, léopard, guépard, éléphant, buffle, gnou, zèbre, hippopotame, crocodile ; quelques rhinocéros noirs près de Moru.',
  'Book Your Safari Adventure': 'Réservez votre safari',
};
