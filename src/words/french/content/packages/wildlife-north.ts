/** The package /wildlife_north. */
export const wildlifeNorth: Readonly<Record<string, string>> = {
  'The three great parks of the northern circuit, and between them the people who hunt, forge and farm around Lake Eyasi.':
    'Les trois grands parcs du circuit nord et, entre eux, ceux qui chassent, forgent et cultivent autour du lac Eyasi.',
  'Runs {season}, the dry months: clear tracks, animals near water, cold mornings.':
    'Proposé {season}, les mois secs : pistes dégagées, animaux près de l’eau, matins froids.',
  'a person, mid-range': 'par personne, milieu de gamme',
  'Many safaris pass through northern Tanzania as if nobody lived there. This one stops.':
    'Bien des safaris traversent le nord de la Tanzanie comme si personne n’y vivait. Celui-ci s’arrête.',
  'Dry-season Tarangire, when the river draws elephants from half of the Maasai steppe':
    'Tarangire à la saison sèche, quand la rivière attire les éléphants de la moitié de la steppe masaï',
  'A morning on foot with Hadza hunters, starting in the dark':
    'Un matin à pied avec des chasseurs hadza, dès la nuit noire',
  'Datoga smiths who melt old padlocks into arrowheads':
    'Des forgerons datoga qui fondent de vieux cadenas en pointes de flèches',
  'An Iraqw family’s house in the hills of Karatu, dug into the slope in the old way':
    'La maison d’une famille iraqw dans les collines de Karatu, creusée dans la pente à l’ancienne',
  'Ngorongoro’s floor at opening time': 'Le fond du Ngorongoro dès l’ouverture',
  'Two nights in the Serengeti, and the flight back over the volcanoes':
    'Deux nuits au Serengeti, et le vol de retour au-dessus des volcans',
  'Transfer from Kilimanjaro airport (1 hour). Over supper the guide talks through the week: what is polite, what is paid to whom, and how to greet an elder.':
    'Transfert de l’aéroport du Kilimanjaro (1 h). Au dîner, le guide parcourt la semaine : ce qui est poli, ce qui se paie à qui, et comment saluer un ancien.',
  'Elephants on the Tarangire River': 'Les éléphants de la rivière Tarangire',
  'About 120 km to the gate (2.5 hours). From noon until dusk along the river, which by August is the only water for a very long way.':
    'Environ 120 km jusqu’à la porte (2 h 30). De midi au crépuscule le long de la rivière, qui en août est la seule eau à des lieues à la ronde.',
  'Up the Rift wall and down to Lake Eyasi': 'Paroi du Rift et lac Eyasi',
  'Early drive in the park, lunch in Karatu (2 hours), then a dusty descent to the lake (1.5 hours). Onion fields, doum palms, and the escarpment turning violet across the water.':
    'Sortie matinale dans le parc, déjeuner à Karatu (2 h), puis descente poussiéreuse au lac (1 h 30). Champs d’oignons, palmiers doum, et l’escarpement qui vire au violet sur l’autre rive.',
  'Leave at half past five to find a Hadza camp. You walk behind the hunters for two or three hours; they do not slow down. Afterwards a Datoga forge, then the road back to Karatu (1.5 hours) and supper with an Iraqw family.':
    'Départ à cinq heures et demie pour trouver un camp hadza. Vous marchez derrière les chasseurs deux ou trois heures ; ils ne ralentissent pas. Ensuite une forge datoga, puis la route de Karatu (1 h 30) et le dîner chez une famille iraqw.',
  'Ngorongoro crater': 'Le cratère du Ngorongoro',
  'Gate at six (30 minutes away), then down 610 m through the cloud. Five to six hours for rhino, lions and the hippo pool. The late afternoon is for washing dust out of everything.':
    'À la porte à six heures (30 minutes), puis 610 m de descente à travers le nuage. Cinq à six heures pour le rhinocéros, les lions et la mare aux hippos. La fin d’après-midi sert à laver la poussière de tout.',
  'A Maasai morning, then the Serengeti': 'Matin masaï, puis le Serengeti',
  'An hour in a boma chosen by our guide, away from the rim road. By Olduvai Gorge and Naabi Hill to Seronera (4 to 5 hours of driving).':
    'Une heure dans une boma choisie par notre guide, loin de la route du bord. Par les gorges d’Olduvai et Naabi Hill jusqu’à Seronera (4 à 5 h de route).',
  'A full day. In June the guide will look west, where the herds gather by the Grumeti; later in the season he stays with Seronera’s cats, as the wildebeest are then in the far north.':
    'Une journée entière. En juin, le guide regarde vers l’ouest, où les troupeaux se massent près de la Grumeti ; plus tard en saison, il reste avec les félins de Seronera, car les gnous sont alors à l’extrême nord.',
  'Flight to Arusha': 'Vol vers Arusha',
  'A last drive on the way to the airstrip. The aircraft takes a little over an hour and, on clear days, passes within sight of Ol Doinyo Lengai. Connections leave from Kilimanjaro airport (1.5 hours from Arusha airport by road).':
    'Une dernière sortie en allant à la piste. L’avion met un peu plus d’une heure et, par temps clair, passe en vue de l’Ol Doinyo Lengai. Les correspondances partent de l’aéroport du Kilimanjaro (1 h 30 de route depuis celui d’Arusha).',
  'Half wildlife, half people. All visits are arranged with the communities, and the fee is paid in your presence.':
    'Moitié animaux, moitié rencontres. Toutes les visites sont convenues avec les communautés, et la somme est remise devant vous.',
  'Tarangire, Ngorongoro and Serengeti, on six of the {days} days, in a four-wheel drive with a raised roof.':
    'Tarangire, Ngorongoro et Serengeti, six jours sur {days}, en 4x4 à toit relevé.',
  'With Hadza hunters': 'Avec les chasseurs hadza',
  'Some of the last people in East Africa who live mainly by hunting and gathering. They may bring down a bird or find honey, and you may be offered some. Squeamish guests can join the women digging tubers.':
    'Parmi les derniers en Afrique de l’Est à vivre surtout de chasse et de cueillette. Ils peuvent abattre un oiseau ou trouver du miel, et peut-être vous en offrir. Les âmes sensibles peuvent rejoindre les femmes qui déterrent des tubercules.',
  'A Datoga forge': 'Une forge datoga',
  'Goatskin bellows, a pit of charcoal, scrap brass. An arrowhead takes about a quarter of an hour.':
    'Soufflets en peau de chèvre, fosse à charbon, vieux laiton. Une pointe de flèche prend environ un quart d’heure.',
  'An Iraqw kitchen': 'Une cuisine iraqw',
  'Grinding maize on stone, cooking greens and beans, and eating them together by lamplight.':
    'Moudre le maïs à la pierre, cuire légumes verts et haricots, et les manger ensemble à la lampe.',
  'Cattle, beadwork, and the difficult question of grazing in a conservation area, answered by those whom it concerns.':
    'Le bétail, les perles, et la question difficile du pâturage dans une aire de conservation, expliquée par ceux qu’elle concerne.',
  'An hour or more at the museum on the lip of the ravine.': 'Une heure ou plus au musée, au bord du ravin.',
  'Mid-range, {days} days': 'Milieu de gamme, {days} jours',
  'Luxury accommodation': 'Hébergement de luxe',
  '{luxuryPrice} per person, minimum 2 persons, {season}.':
    '{luxuryPrice} par personne, 2 personnes au minimum, {season}.',
  'Both prices follow the same route; the difference lies in the lodges and camps.':
    'Les deux prix suivent le même itinéraire ; la différence tient aux lodges et aux camps.',
  'August fills first. We can hold places for a week while you decide.':
    'Août part en premier. Nous pouvons retenir des places une semaine, le temps de décider.',
  'Dust by day, cold at dawn, and thorns on the Hadza walk.':
    'Poussière le jour, froid à l’aube, et des épines sur la marche hadza.',
  'Strong closed shoes with soles that stop thorns': 'Chaussures fermées solides, à semelle anti-épines',
  'Trousers you do not mind tearing': 'Pantalon que vous pouvez déchirer sans regret',
  'Warm jacket and hat for five o’clock starts': 'Veste chaude et bonnet pour les départs à cinq heures',
  'Shirt with long sleeves; a longer skirt or loose trousers for village visits':
    'Chemise à manches longues ; jupe longue ou pantalon ample pour les villages',
  'Scarf or buff against dust': 'Foulard ou tour de cou antipoussière',
  'Sun hat, sunglasses, sun cream': 'Chapeau, lunettes de soleil, crème solaire',
  'Head torch': 'Lampe frontale',
  'Camera, and the habit of asking first': 'Appareil photo, et l’habitude de demander d’abord',
  'Small shilling notes for beadwork and arrowheads':
    'Petites coupures en shillings pour perles et pointes de flèches',
  'Refillable bottle': 'Gourde',
  'Repellent and antihistamine': 'Répulsif et antihistaminique',
  'Lip balm and eye drops, for the alkaline air at Eyasi':
    'Baume à lèvres et collyre, pour l’air alcalin d’Eyasi',
  'Soft bag under 15 kg for the flight': 'Sac souple de moins de 15 kg pour le vol',
  'Seven nights in the chosen class, with meals as listed':
    'Sept nuits dans la catégorie choisie, avec les repas indiqués',
  'Four-wheel drive, driver-guide and fuel, days 1 to 8':
    '4x4, chauffeur-guide et carburant, du jour 1 au jour 8',
  'Local guides and community fees at Eyasi, Karatu and the boma':
    'Guides locaux et droits des communautés à Eyasi, Karatu et la boma',
  'Scheduled flight from Seronera to Arusha': 'Vol régulier de Seronera à Arusha',
  'Drinking water in the car': 'Eau potable dans la voiture',
  'International flights, visas, insurance': 'Vols internationaux, visas, assurances',
  'Drinks with meals': 'Boissons aux repas',
  'Crafts you buy and souvenir transport': 'Objets artisanaux achetés et transport de souvenirs',
  'Tarangire, Lake Eyasi, Ngorongoro and Serengeti': 'Tarangire, lac Eyasi, Ngorongoro et Serengeti',
  'Small hotel in Arusha': 'Petit hôtel à Arusha',
  'Lodge or tented camp beside Tarangire': 'Lodge ou camp de toile près de Tarangire',
  'Tented camp under acacias at Lake Eyasi': 'Camp de toile sous les acacias au lac Eyasi',
  'Lodge in Karatu': 'Lodge à Karatu',
  'Lodge on the rim or in Karatu': 'Lodge au bord du cratère ou à Karatu',
  'Phone {phone}, use WhatsApp on {whatsapp} or write to {email} for a quotation, a different length, or a customised mix of parks and visits.':
    'Appelez le {phone}, écrivez-nous sur WhatsApp au {whatsapp} ou par e-mail à {email} pour un devis, une autre durée ou un mélange à votre goût de parcs et de visites.',
  'Tarangire, the crater and the Serengeti, with two days among the Hadza, Datoga and Iraqw around Lake Eyasi. {season}, from {price} each.':
    'Tarangire, le cratère et le Serengeti, et deux jours chez les Hadza, les Datoga et les Iraqw du lac Eyasi, {season}. Dès {price} par personne.',
  'Wildlife and culture of the north: {days} days with Lake Eyasi':
    'Faune et culture du nord : {days} jours avec le lac Eyasi',
  Breakfast: 'Petit-déjeuner',
};
