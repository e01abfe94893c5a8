/** The package /deluxe_safari_beach. */
export const deluxeSafariBeach: Readonly<Record<string, string>> = {
  'Seven days with lions and three with the tide: the Serengeti in the morning, the call to prayer over Stone Town the same evening.':
    'Sept jours avec les lions et trois avec la marée : le Serengeti le matin, l’appel à la prière sur Stone Town le soir même.',
  'Runs all year; both halves are dry from June to October, and January and February pair calving on the plains with a calm, warm sea.':
    'Toute l’année ; de juin à octobre, il fait sec dans les plaines comme sur l’île ; janvier et février offrent à la fois les mises bas et une mer calme et chaude.',
  Pricing: 'Tarifs',
  'Packing List': 'À emporter',
  Inclusions: 'Prestations',
  'All year': 'Toute l’année',
  'Repellent for evenings': 'Répulsif pour le soir',
  'Lodge on the rim of Ngorongoro': 'Lodge au bord du Ngorongoro',
  'Same lodge on the rim': 'Même lodge au bord du cratère',
  'Tented camp in the central Serengeti': 'Camp de toile au centre du Serengeti',
  'Same tented camp': 'Même camp de toile',
  Binoculars: 'Jumelles',
  'Cultural Experiences': 'Expériences culturelles',
  Departure: 'Départ',
  'a person': 'par personne',
  'Priced on request.': 'Prix sur demande.',
  'Reef-safe sun cream': 'Crème solaire sans danger pour le récif',
  'Heritage hotel in Stone Town, suite': 'Hôtel historique à Stone Town, suite',
  'A lodge inside Tarangire, with elephants at the waterhole below the terrace':
    'Un lodge dans le parc de Tarangire, avec des éléphants au point d’eau sous la terrasse',
  'Two nights on the rim of Ngorongoro, with a full and unhurried crater day':
    'Deux nuits sur le bord du Ngorongoro, avec une journée entière et sans hâte dans le cratère',
  'A small tented camp at the heart of the Serengeti': 'Un petit camp de toile au cœur du Serengeti',
  'The flight from grass to coral: about three hours with a stop in Arusha':
    'Le vol de l’herbe au corail : environ trois heures avec une escale à Arusha',
  'A suite in Stone Town, then two nights on the north-east coast':
    'Une suite à Stone Town, puis deux nuits sur la côte nord-est',
  'Snorkelling by private boat outside Mnemba': 'Snorkeling en bateau privé au large de Mnemba',
  'Driving hours are between beds. We never plan a transfer by road after dark.':
    'Les heures de route sont comptées d’une étape à l’autre. Nous ne prévoyons jamais de transfert par la route après la tombée de la nuit.',
  'Kilimanjaro airport to Arusha': 'De l’aéroport du Kilimanjaro à Arusha',
  'An hour by car to a quiet lodge among coffee and jacaranda. Mount Meru shows itself at sunset or not at all.':
    'Une heure de voiture jusqu’à un lodge tranquille entre caféiers et jacarandas. Le mont Meru se montre au couchant, ou pas du tout.',
  'By road (2.5 hours) or, for a fare, by air. Lunch on the terrace, drive from four until dusk. Dinner outdoors, often with zebra for company.':
    'Par la route (2 h 30) ou, billet en supplément, en avion. Déjeuner en terrasse, safari de 16 h au crépuscule. Dîner dehors, souvent en compagnie de zèbres.',
  'The Rift wall and the rim': 'La paroi du Rift et le bord du cratère',
  'Morning drive in Tarangire, then past Lake Manyara’s viewpoint to Karatu for lunch and on to the rim (3.5 hours in all). Cold, cloud, a fire, and the crater at your window when it clears.':
    'Safari du matin à Tarangire, puis le belvédère du lac Manyara, Karatu pour le déjeuner, et la montée jusqu’au bord (3 h 30 en tout). Du froid, des nuages, un feu, et le cratère à votre fenêtre quand le ciel se dégage.',
  'On the floor by seven, 610 m below your bed. Lunch is served from the car on real plates at the picnic spring. Up by two; a forest walk with a ranger for those who still have legs.':
    'Au fond dès sept heures, 610 m sous votre lit. Le déjeuner est servi depuis la voiture dans de vraies assiettes, à la source du pique-nique. De retour en haut à 14 h ; une marche en forêt avec un ranger pour qui a encore des jambes.',
  'To the Serengeti': 'Vers le Serengeti',
  'Olduvai Gorge at ten, Naabi Hill at noon, Seronera by three, with everything between counted as a game drive (5 hours on the move).':
    'Les gorges d’Olduvai à dix heures, Naabi Hill à midi, Seronera vers 15 h, et tout ce qu’il y a entre les deux compte comme safari (5 h de route).',
  'From six until you have had enough. Leopards along the Seronera, lions on the kopjes, and from December to March or in June an excursion to the herds (2 to 3 hours each way).':
    'De six heures jusqu’à ce que vous en ayez assez. Léopards le long de la Seronera, lions sur les kopjes et, de décembre à mars ou en juin, une excursion vers les troupeaux (2 à 3 h à l’aller comme au retour).',
  'Fly to Zanzibar': 'Vol vers Zanzibar',
  'Balloon or last drive, brunch, airstrip. Light aircraft by way of Arusha (about 3 hours with the stop). Stone Town is 15 minutes from the airport, and smells of cloves, frying and low tide.':
    'Montgolfière ou dernier safari, brunch, piste d’atterrissage. Petit avion par Arusha (environ 3 h avec l’escale). Stone Town est à 15 minutes de l’aéroport, et sent le girofle, la friture et la marée basse.',
  'Stone Town, then sand': 'Stone Town, puis le sable',
  'Two hours in the lanes with a private guide, lunch on a roof, and by car to the north-east coast (1 hour 15 minutes).':
    'Deux heures dans les ruelles avec un guide privé, déjeuner sur un toit, puis en voiture jusqu’à la côte nord-est (1 h 15).',
  'The reef': 'Le récif',
  'Private boat to the waters off Mnemba at seven, back by eleven. The afternoon is for doing what you have been postponing all week.':
    'Bateau privé vers les eaux de Mnemba à sept heures, retour pour onze heures. L’après-midi sert à faire ce que vous avez remis à plus tard toute la semaine.',
  'Transfer to Zanzibar airport (1 hour 15 minutes). Most flights to Europe leave in the afternoon or evening.':
    'Transfert à l’aéroport de Zanzibar (1 h 15). La plupart des vols pour l’Europe partent l’après-midi ou le soir.',
  'Private drives': 'Safaris privés',
  'One car, one guide, your own timetable, from Arusha to the airstrip.':
    'Une voiture, un guide, vos propres horaires, d’Arusha à la piste d’atterrissage.',
  'Optional on day 7: you land, breakfast, and still make the midday aircraft.':
    'En option le jour 7 : atterrissage, petit-déjeuner, et l’avion de midi vous attend encore.',
  'Rim forest walk': 'Marche en forêt',
  'An hour or two with an armed ranger among hagenia and old man’s beard. Buffalo country, so voices low.':
    'Une heure ou deux avec un ranger armé, entre les hagénias et les lichens barbus. C’est le pays des buffles, alors parlez bas.',
  'Snorkelling and diving': 'Snorkeling et plongée',
  'Snorkel gear is on board. Certified divers should allow 18 hours before flying home.':
    'Le matériel de snorkeling est à bord. Les plongeurs brevetés laisseront passer 18 heures avant le vol du retour.',
  'A conversation at the edge of the ravine with a guide employed there, and the museum afterwards.':
    'Une conversation au bord du ravin avec un guide employé sur place, et le musée ensuite.',
  'A Maasai family': 'Une famille masaï',
  'On the way to the plains, by arrangement: an hour, a fee agreed beforehand, questions in both directions.':
    'Sur la route des plaines, sur rendez-vous : une heure, un prix convenu d’avance, des questions dans les deux sens.',
  'Stone Town in private': 'Stone Town en privé',
  'Swahili dinner': 'Dîner swahili',
  'Served at the villa: pilau, octopus in coconut, tamarind juice, halwa to finish.':
    'Servi à la villa : pilau, poulpe au coco, jus de tamarin, halwa pour finir.',
  'The offer in the list of packages': 'L’offre de la liste des forfaits',
  '{cardPrice}. These are two offers, with other rooms, in another season and for another number of guests: tell us yours, and we answer in writing.':
    '{cardPrice}. Ce sont deux offres différentes : les chambres, la saison et le nombre de personnes ne sont pas les mêmes. Dites-nous vos dates et combien vous êtes : nous répondons par écrit.',
  'Balloon, diving, flight to Tarangire': 'Montgolfière, plongée, vol vers Tarangire',
  'Available all year. Camps and villas at this level want six to nine months’ notice for July, August and Christmas.':
    'Toute l’année. À ce niveau, camps et villas se réservent six à neuf mois à l’avance pour juillet, août et Noël.',
  'One soft bag must do for both climates: 15 kg on the light aircraft, hand luggage included.':
    'Un seul sac souple pour les deux climats : 15 kg dans le petit avion, bagage à main compris.',
  'Muted clothes for the bush, in layers': 'Vêtements sobres pour la brousse, à superposer',
  'Warm jacket and hat for the rim': 'Veste chaude et bonnet pour le bord du cratère',
  'Linen and swimwear for the coast': 'Lin et maillots de bain pour la côte',
  'Something that covers shoulders and knees for Stone Town':
    'De quoi couvrir épaules et genoux à Stone Town',
  'Closed shoes and one pair of sandals': 'Chaussures fermées et une paire de sandales',
  'Sun hat and sunglasses': 'Chapeau et lunettes de soleil',
  'Camera with dust-proof and splash-proof cover': 'Appareil photo, housse contre poussière et embruns',
  'Medicines for the whole trip, in the cabin bag': 'Médicaments pour tout le voyage, en cabine',
  'Adapter for three-pin UK sockets': 'Adaptateur britannique à trois broches',
  'Paper copies of flight and insurance documents': 'Copies papier des billets d’avion et de l’assurance',
  'Nine nights in lodges, camp, suite and villa': 'Neuf nuits en lodges, camp, suite et villa',
  'Meals as listed; drinking water, tea and coffee throughout':
    'Repas selon le programme ; eau potable, thé et café pendant tout le voyage',
  'Private four-wheel drive and guide on days 1 to 7': '4x4 privé et guide du jour 1 au jour 7',
  'Park, crater and concession fees': 'Droits d’entrée des parcs, de cratère et de concession',
  'Light aircraft from Seronera to Zanzibar': 'Petit avion de Seronera à Zanzibar',
  'Private transfers, guide and boat in Zanzibar with marine fees':
    'Transferts, guide et bateau privés à Zanzibar, droits de réserve marine compris',
  'Travel insurance, and the separate one required for Zanzibar':
    'Assurance voyage, et celle, distincte, qu’exige Zanzibar',
  'Balloon flight and diving': 'Vol en montgolfière et plongée',
  'Wines and spirits': 'Vins et alcools',
  'Tips and infrastructure tax': 'Pourboires et taxe d’infrastructure',
  'Tarangire, Ngorongoro, Serengeti and Zanzibar': 'Tarangire, Ngorongoro, Serengeti et Zanzibar',
  'Garden lodge near Arusha': 'Lodge avec jardin près d’Arusha',
  'Lodge inside Tarangire': 'Lodge dans le parc de Tarangire',
  'Breakfast, brunch, dinner': 'Petit-déjeuner, brunch, dîner',
  'Beach villa on the north-east coast': 'Villa de plage sur la côte nord-est',
  'Merchants’ houses, the former slave market, the coffee sellers on the stone benches called baraza.':
    'Les maisons de marchands, l’ancien marché aux esclaves, les vendeurs de café sur les bancs de pierre appelés baraza.',
  'We build every version of this trip by hand. Speak to us on {phone}, by WhatsApp on {whatsapp} or by e-mail at {email} for a customised quotation.':
    'Chaque version de ce voyage est composée pour vous. Appelez le {phone}, écrivez-nous sur WhatsApp au {whatsapp} ou par e-mail à {email} pour un devis sur mesure.',
  'Six nights in fine lodges and camps from Tarangire to the Serengeti, a flight to the coast, three nights in Zanzibar. From {price} per person.':
    'Six nuits dans de beaux lodges et camps de Tarangire au Serengeti, un vol vers la côte, trois nuits à Zanzibar. Dès {price} par personne.',
  'Luxury safari and Zanzibar: from dust to sea in {days} days':
    'Safari de luxe et Zanzibar : de la poussière à la mer en {days} jours',
};
