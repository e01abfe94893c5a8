/** The page important-details. */
export const importantDetails: Readonly<Record<string, string>> = {
  'Visit Tanzania': 'Visiter la Tanzanie',
  'What to settle before you fly: when to come, which papers, which vaccinations, how to pay.':
    'Ce qu’il faut régler avant de partir : quand venir, quels papiers, quels vaccins, comment payer.',
  'Rules on entry, health and money change without much notice. What follows was written in November 2026; the official pages beside each part have the last word, and your embassy the one after that.':
    'Les règles d’entrée, de santé et d’argent changent sans grand préavis. Ce qui suit date de novembre 2026 ; les pages officielles citées à côté de chaque partie ont le dernier mot, et votre ambassade celui d’après.',
  Seasons: 'Saisons',
  'Visa and entry': 'Visa et entrée',
  'Yellow fever': 'Fièvre jaune',
  Health: 'Santé',
  Safety: 'Sécurité',
  'Signal and power': 'Réseau et électricité',
  Packing: 'Bagages',
  'Questions before the journey': 'Questions avant le voyage',
  'Prices follow the rain, and the rain keeps roughly to the calendar.':
    'Les prix suivent la pluie, et la pluie suit à peu près le calendrier.',
  'Two dry spells and two rains: short rains in November and December, long rains from March to May.':
    'Deux saisons sèches et deux saisons de pluie : petites pluies en novembre et décembre, grandes pluies de mars à mai.',
  'High: June to October': 'Haute : juin à octobre',
  'Dry, cool in the morning, dusty by noon. Animals gather at what water is left and the grass is short. Lodges in the Serengeti fill half a year ahead.':
    'Sec, frais le matin, poussiéreux à midi. Les animaux se rassemblent près de l’eau qui reste et l’herbe est rase. Les lodges du Serengeti se remplissent six mois à l’avance.',
  'Regular: January to March': 'Moyenne : janvier à mars',
  'Warm and mostly dry until the middle of March. Wildebeest calve in the southern Serengeti. Diving is good and the sea is calm.':
    'Chaud et plutôt sec jusqu’à la mi-mars. Les gnous mettent bas dans le sud du Serengeti. La plongée est bonne et la mer calme.',
  'Low: November to December, April and May': 'Basse : novembre et décembre, avril et mai',
  'November’s rain falls in the afternoon; April’s can fall all day. Green hills, few vehicles, lower prices. Some camps shut in April and May.':
    'La pluie de novembre tombe l’après-midi ; celle d’avril peut tomber toute la journée. Collines vertes, peu de véhicules, prix plus bas. Certains camps ferment en avril et mai.',
  'Who needs one': 'Qui en a besoin',
  'Most visitors do. You apply on the immigration department’s own site, with a passport scan, a photograph and a card. Sites that look like it charge more for nothing.':
    'La plupart des visiteurs. La demande se fait sur le site des services d’immigration, avec passeport scanné, photo et carte bancaire. Les sites qui lui ressemblent coûtent plus cher pour rien.',
  'Allow three weeks. Many nationalities may also buy the visa on arrival at the larger airports; some must apply ahead in every case.':
    'Comptez trois semaines. Beaucoup de nationalités peuvent aussi acheter le visa à l’arrivée dans les grands aéroports ; certaines doivent toujours le demander à l’avance.',
  'What it costs': 'Ce qu’il coûte',
  'An ordinary single-entry visa has been 50 US dollars for years, and 100 for citizens of the United States. Check before you pay.':
    'Un visa ordinaire à entrée unique coûte depuis des années 50 dollars américains, et 100 pour les citoyens des États-Unis. Vérifiez avant de payer.',
  Passport: 'Passeport',
  'Valid for six months from the day you arrive, with two empty pages.':
    'Valable six mois à compter du jour de votre arrivée, avec deux pages vierges.',
  'The visa is the same. Since October 2024 Zanzibar also asks every foreign visitor for its own inbound travel insurance, bought online beforehand, whatever policy you have at home. The mainland has announced a rule of the same kind: check before you fly.':
    'Le visa est le même. Depuis octobre 2024, Zanzibar demande aussi à tout visiteur étranger sa propre assurance voyage d’entrée, achetée en ligne à l’avance, quelle que soit votre police chez vous. La Tanzanie continentale a annoncé une règle du même genre : vérifiez avant de partir.',
  'At customs': 'À la douane',
  'Plastic carrier bags are banned and taken away at the airport; small clear bags for liquids may pass. Drones need a permit from the civil aviation authority, and the parks do not allow them.':
    'Les sacs en plastique sont interdits et confisqués à l’aéroport ; les petits sachets transparents pour liquides peuvent passer. Les drones exigent un permis de l’aviation civile, et les parcs ne les admettent pas.',
  Malaria: 'Paludisme',
  'Present in most of the country all year, rare on high ground. Tablets, repellent and long sleeves at dusk; see a doctor the same day about any fever within three months of the journey.':
    'Présent presque partout toute l’année, rare en altitude. Antipaludiques, répulsif et manches longues au crépuscule ; pour toute fièvre dans les trois mois qui suivent le voyage, voyez un médecin le jour même.',
  Vaccinations: 'Vaccins',
  'See a travel clinic six to eight weeks ahead. Hepatitis A, typhoid and tetanus are the usual ones; rabies for longer stays.':
    'Consultez un centre de vaccination six à huit semaines avant. Hépatite A, typhoïde et tétanos sont les plus courants ; pour les longs séjours, celui contre la rage.',
  'Water and food': 'Eau et nourriture',
  'Drink bottled, boiled or filtered water. Eat what is hot or what you have peeled.':
    'Buvez de l’eau en bouteille, bouillie ou filtrée. Mangez ce qui est chaud ou ce que vous avez épluché.',
  'Height and sun': 'Altitude et soleil',
  'The rim of Ngorongoro lies above 2,200 m: cold at night, fierce sun by day. On Kilimanjaro and Meru go slowly and tell the guide of every headache.':
    'Le bord du Ngorongoro est à plus de 2 200 m : froid la nuit, soleil féroce le jour. Sur le Kilimanjaro et le mont Meru, allez lentement et signalez au guide chaque mal de tête.',
  Insurance: 'Assurance',
  'One that pays for evacuation by air. Hospitals that can do more than bandage are in Arusha, Moshi, Dar es Salaam and Zanzibar town. Bring your own medicines, in their boxes.':
    'Prenez-en une qui paie l’évacuation par avion. Les hôpitaux capables de faire plus qu’un pansement sont à Arusha, Moshi, Dar es Salaam et Zanzibar-ville. Emportez vos médicaments, dans leurs boîtes.',
  'In town': 'En ville',
  'Take a taxi after dark, and leave the good watch at home. On the beach at night keep to the part with lights.':
    'Prenez un taxi à la nuit tombée, et laissez la belle montre à la maison. Sur la plage, le soir, restez du côté éclairé.',
  'With animals': 'Avec les animaux',
  'Stay in the vehicle unless the guide opens the door. In camp walk with an escort after dark, however close the dinner is.':
    'Restez dans le véhicule tant que le guide n’ouvre pas la portière. Au camp, la nuit, marchez accompagné, si près que soit le dîner.',
  'On the road': 'Sur la route',
  'Traffic keeps left and night driving is what hurts people here. We plan to arrive before six.':
    'On roule à gauche, et c’est la route de nuit qui fait des blessés. Nous prévoyons d’arriver avant 18 h.',
  'In the sea': 'Dans la mer',
  'Ask which way the current runs at this tide. No boat trip without life jackets, ours included.':
    'Demandez où porte le courant à cette marée. Pas de sortie en bateau sans gilets de sauvetage, les nôtres comprises.',
  'Customs and law': 'Coutumes et lois',
  'Cover shoulders and knees in towns and villages, above all in Zanzibar and in Ramadan. Ask before you photograph people; never photograph police, soldiers or bridges. Same-sex relations are punishable by law.':
    'Couvrez épaules et genoux en ville et au village, surtout à Zanzibar et pendant le ramadan. Demandez avant de photographier les gens ; jamais de policiers, de soldats ni de ponts. Les relations entre personnes de même sexe sont punies par la loi.',
  'Paying us': 'Nous payer',
  'Nothing is paid on this site. The offer names the deposit, the day on which the balance is due, and the account. Never send card numbers by e-mail or message; if an account changes, call us before you pay.':
    'Rien ne se paie sur ce site. L’offre indique l’acompte, le jour où le solde est dû, et le compte bancaire. N’envoyez jamais de numéro de carte par e-mail ou par message ; si l’on vous annonce un autre compte, appelez-nous avant de payer.',
  'Shops, markets and restaurants are paid in Tanzanian shillings; since 2025 the law has required it. Change money at banks and bureaux, and keep the slip.':
    'Boutiques, marchés et restaurants se paient en shillings tanzaniens ; depuis 2025, la loi l’exige. Changez dans les banques et les bureaux de change, et gardez le reçu.',
  'Useful in reserve. Notes that are torn or older than about 2009 are refused.':
    'Utiles en réserve. Les billets déchirés ou antérieurs à 2009 environ sont refusés.',
  'Cards and machines': 'Cartes et distributeurs',
  'There are cash machines in every town and none in the parks. Larger hotels take cards, often with three to five per cent on top.':
    'Il y a des distributeurs dans chaque ville et aucun dans les parcs. Les grands hôtels acceptent les cartes, souvent avec trois à cinq pour cent de plus.',
  'Park fees': 'Droits d’entrée',
  'Included in our packages where the package says so, and paid by us at the gate without cash.':
    'Compris dans nos forfaits quand le forfait le dit, et réglés par nous à l’entrée, sans espèces.',
  'Expected, never owed. For a guide 10 to 20 US dollars a day from the whole vehicle is usual; on a mountain the crew shares a sum that we tell you beforehand.':
    'Attendus, jamais dus. Pour un guide, l’usage est de 10 à 20 dollars américains par jour pour tout le véhicule ; en montagne, l’équipe se partage une somme que nous vous disons d’avance.',
  'Towns have good mobile data. In the parks you may find one bar of signal on a hilltop and none behind it. A local SIM card is registered in a shop with your passport and takes twenty minutes; an eSIM bought at home works on the same networks.':
    'Les villes ont un bon réseau mobile. Dans les parcs, vous trouverez peut-être une barre de réseau en haut d’une colline et aucune derrière. Une carte SIM locale s’enregistre en boutique avec votre passeport, en vingt minutes ; une eSIM achetée chez vous utilise les mêmes réseaux.',
  'Sockets are the British three-pin kind, 230 volts. Camps that live on solar power charge telephones in the mess tent, at fixed hours.':
    'Prises britanniques à trois broches, 230 volts. Les camps qui vivent à l’énergie solaire rechargent les téléphones dans la tente-restaurant, à heures fixes.',
  'This site stays on your phone: pages, pictures, prices. Open it once in town. Requests that you write without a signal wait on the device and are sent by themselves.':
    'Ce site reste sur votre téléphone : pages, images, prix. Ouvrez-le une fois en ville. Les demandes écrites sans réseau attendent sur l’appareil et partent d’elles-mêmes.',
  'For eight days in the north and a few by the sea. Each package has a list of its own.':
    'Pour huit jours dans le nord et quelques-uns au bord de la mer. Chaque forfait a sa propre liste.',
  'Passport, copies of it on paper, visa and insurance papers':
    'Passeport, copies sur papier, papiers du visa et de l’assurance',
  'Soft bag, no frame: 15 kg in small planes': 'Sacs souples, sans armature : 15 kg dans les petits avions',
  'Clothes in dull colours; dark blue and black draw tsetse flies':
    'Vêtements de couleurs ternes ; le bleu foncé et le noir attirent les mouches tsé-tsé',
  'A warm jacket and a hat for mornings on the crater rim':
    'Une veste chaude et un bonnet pour les matins au bord du cratère',
  'Closed shoes, and sandals that may get wet': 'Chaussures fermées, et sandales qui peuvent être mouillées',
  'Something that covers shoulders and knees': 'De quoi couvrir épaules et genoux',
  'Binoculars, one pair each': 'Jumelles, une paire par personne',
  'Torch, power bank, three-pin adapter': 'Lampe, batterie externe, adaptateur à trois broches',
  'Repellent, reef-safe sun cream, your own medicines':
    'Répulsif, crème solaire sans danger pour les récifs, vos médicaments',
  'Cloth bags in place of plastic ones': 'Des sacs en tissu à la place du plastique',
  'When is the best time for a safari?': 'Quelle est la meilleure période pour un safari ?',
  'June to October if you want animals in numbers and dry roads. January to March for calves in the southern Serengeti and calm sea. April and May for green country, low prices and company that does not mind rain.':
    'De juin à octobre si vous voulez de grands troupeaux et des routes sèches. De janvier à mars pour les petits dans le sud du Serengeti et une mer calme. En avril et mai pour des paysages verts, des prix bas et la compagnie de gens que la pluie ne gêne pas.',
  'Can I combine safari and Zanzibar in one week?': 'Peut-on combiner safari et Zanzibar en une semaine ?',
  'You can, with four nights in the bush and three by the sea, and one flight between. Ten days are kinder. Our packages with both take ten.':
    'Oui, avec quatre nuits en brousse et trois au bord de la mer, et un vol entre les deux. Dix jours sont plus confortables. Nos forfaits qui unissent les deux durent dix jours.',
  'Do I need a visa, and can I get it at the airport?':
    'Ai-je besoin d’un visa, et puis-je l’obtenir à l’aéroport ?',
  'Most travellers need one. Many can buy it on arrival at Kilimanjaro, Dar es Salaam and Zanzibar, but the queue after a night flight is long. Apply online on the immigration department’s site about three weeks ahead.':
    'La plupart des voyageurs en ont besoin. Beaucoup peuvent l’acheter à l’arrivée à Kilimanjaro, à Dar es Salaam et à Zanzibar, mais la file est longue après un vol de nuit. Faites la demande en ligne, sur le site des services d’immigration, environ trois semaines avant.',
  'Is the yellow fever vaccination compulsory?': 'Le vaccin contre la fièvre jaune est-il obligatoire ?',
  'Only if you come from, or spent more than 12 hours in transit in, a country where the disease occurs. It is checked on arrival, sometimes also on the ferry to Zanzibar, so carry the certificate if you have one.':
    'Seulement si vous venez d’un pays où la maladie existe, ou y avez passé plus de 12 heures en transit. Le contrôle se fait à l’arrivée, parfois aussi sur le ferry de Zanzibar ; emportez donc le certificat si vous en avez un.',
  'Is Tanzania safe to travel in?': 'La Tanzanie est-elle un pays sûr ?',
  'Most journeys pass without trouble. Petty theft in towns and road accidents at night are the real risks, and both can be avoided. Read your government’s advice before you book and again before you fly.':
    'La plupart des voyages se passent sans incident. Les petits vols en ville et les accidents de la route la nuit sont les vrais risques, et tous deux s’évitent. Lisez les conseils de votre gouvernement avant de réserver, et de nouveau avant de partir.',
  'How do I pay for the journey?': 'Comment payer le voyage ?',
  'Not on this site. You send a request, we answer with an offer in writing, and the offer says how and when to pay. Packages are priced in US dollars per person.':
    'Pas sur ce site. Vous envoyez une demande, nous répondons par une offre écrite, et l’offre dit comment et quand payer. Les prix des forfaits sont en dollars américains par personne.',
  'Can children come on safari?': 'Les enfants peuvent-ils venir en safari ?',
  'From about five they enjoy it, if the drives are short and there is a pool. Some camps set a higher age, mostly for walks and tents without fences. Tell us the ages and we choose accordingly.':
    'Dès cinq ans environ, ils s’y plaisent, si les trajets sont courts et qu’il y a une piscine. Certains camps fixent un âge plus élevé, surtout pour les marches et les tentes sans clôture. Dites-nous les âges, nous choisirons en conséquence.',
  'Will my phone work in the parks?': 'Mon téléphone marchera-t-il dans les parcs ?',
  'Here and there. Expect evenings without a signal. This site works all the same once you have opened it in town, and so do its booking forms.':
    'Par endroits. Attendez-vous à des soirées sans réseau. Ce site marche tout de même une fois que vous l’avez ouvert en ville, et ses formulaires de réservation aussi.',
  'Do I have to speak Swahili?': 'Dois-je parler swahili ?',
  'What does the low season really look like?': 'À quoi ressemble vraiment la basse saison ?',
  'In November, an hour’s storm and a rainbow. In April, mud: some tracks close and some camps shut. Between the two lie months that many guides like best.':
    'En novembre, une heure d’orage et un arc-en-ciel. En avril, de la boue : certaines pistes ferment, et certains camps. Entre les deux, des mois que bien des guides préfèrent.',
  'You need the yellow certificate if you come from a country where yellow fever occurs, or have been in transit there for more than 12 hours. This concerns everyone over one year of age. If you come straight from Europe or North America, nobody asks for it.':
    'Il vous faut le certificat jaune si vous venez d’un pays où la fièvre jaune existe, ou si vous y avez été en transit plus de 12 h. Cela concerne toute personne de plus d’un an. Si vous venez directement d’Europe ou d’Amérique du Nord, personne ne le demande.',
  'The vaccine counts from the tenth day after the injection, and then for life. Kenya, Uganda and Ethiopia are on the list, so a long stop in Nairobi or Addis Ababa may matter.':
    'Le vaccin compte à partir du dixième jour après l’injection, et ensuite à vie. Le Kenya, l’Ouganda et l’Éthiopie sont sur la liste : une longue escale à Nairobi ou à Addis-Abeba peut donc compter.',
  'WHO on yellow fever': 'L’OMS sur la fièvre jaune',
  'Immigration department: who needs a visa, how to apply, and how far your application has got.':
    'Services d’immigration : qui a besoin d’un visa, comment le demander, et où en est votre dossier.',
  'Park fees, gates and rules.': 'Droits d’entrée, portes et règles des parcs.',
  'World Health Organization: the disease, the vaccine, the countries.':
    'Organisation mondiale de la santé : la maladie, le vaccin, les pays.',
  'The country’s own travel pages.': 'Les pages de voyage du pays lui-même.',
  'No. Guides and hotels speak English. But say “shikamoo” to an elder and see what happens. And mind the clock: in Swahili hours are counted from sunrise, so “saa moja”, hour one, is seven in the morning.':
    'Non. Guides et hôtels parlent anglais. Mais dites « shikamoo » à un ancien et voyez ce qui arrive. Et gare à l’horloge : en swahili, on compte les heures depuis le lever du soleil, et « saa moja », la première heure, c’est sept heures du matin.',
  'Before you travel to Tanzania: high and low season, visa, yellow fever and malaria, safety, money, luggage and signal, with the official pages to check.':
    'Avant de partir en Tanzanie : haute et basse saison, visa, fièvre jaune et paludisme, sécurité, argent, bagages, réseau, et les pages officielles à vérifier.',
  'Visit Tanzania: seasons, visa, health and money': 'Visiter la Tanzanie : saisons, visa, santé et argent',
  'Tanzania National Parks': 'Parcs nationaux de Tanzanie (TANAPA)',
  'Tanzania Tourist Board': 'Office du tourisme de Tanzanie',
  'Tanzania eVisa': 'eVisa de Tanzanie',
};
