/** The package /wildlife_north. */
export const wildlifeNorth: Readonly<Record<string, string>> = {
  'The three great parks of the northern circuit, and between them the people who hunt, forge and farm around Lake Eyasi.':
    'Drei große Parks im Norden und die Menschen, die am Eyasisee jagen, schmieden und Felder bestellen.',
  'Runs {season}, the dry months: clear tracks, animals near water, cold mornings.':
    '{season}, die trockenen Monate: freie Pisten, Tiere am Wasser, kalte Morgen.',
  'a person, mid-range': 'pro Person, Mittelklasse',
  'Many safaris pass through northern Tanzania as if nobody lived there. This one stops.':
    'Viele Safaris fahren durch den Norden Tansanias, als lebte dort niemand. Diese hält an.',
  'Dry-season Tarangire, when the river draws elephants from half of the Maasai steppe':
    'Tarangire in der Trockenzeit, wenn der Fluss Elefanten aus der halben Maasai-Steppe anzieht',
  'A morning on foot with Hadza hunters, starting in the dark':
    'Ein Morgen zu Fuß mit Jägern der Hadza, Aufbruch im Dunkeln',
  'Datoga smiths who melt old padlocks into arrowheads':
    'Datoga-Schmiede, die alte Schlösser zu Pfeilspitzen umschmelzen',
  'An Iraqw family’s house in the hills of Karatu, dug into the slope in the old way':
    'Das Haus einer Iraqw-Familie in den Hügeln von Karatu, nach alter Art in den Hang gegraben',
  'Ngorongoro’s floor at opening time': 'Der Boden des Ngorongoro-Kraters zur Öffnungszeit',
  'Two nights in the Serengeti, and the flight back over the volcanoes':
    'Zwei Nächte in der Serengeti und der Rückflug über die Vulkane',
  'Transfer from Kilimanjaro airport (1 hour). Over supper the guide talks through the week: what is polite, what is paid to whom, and how to greet an elder.':
    'Transfer vom Flughafen Kilimandscharo (1 Stunde). Beim Abendessen geht der Guide die Woche durch: was höflich ist, wem was bezahlt wird und wie man einen Ältesten grüßt.',
  'Elephants on the Tarangire River': 'Elefanten am Tarangire-Fluss',
  'About 120 km to the gate (2.5 hours). From noon until dusk along the river, which by August is the only water for a very long way.':
    'Rund 120 km bis zum Tor (2,5 Stunden). Von Mittag bis zur Dämmerung am Fluss, der im August weit und breit das einzige Wasser ist.',
  'Up the Rift wall and down to Lake Eyasi': 'Die Grabenwand hinauf und hinunter zum Eyasisee',
  'Early drive in the park, lunch in Karatu (2 hours), then a dusty descent to the lake (1.5 hours). Onion fields, doum palms, and the escarpment turning violet across the water.':
    'Frühe Fahrt im Park, Mittagessen in Karatu (2 Stunden), dann eine staubige Abfahrt zum See (1,5 Stunden). Zwiebelfelder, Dumpalmen und die Steilstufe, die sich jenseits des Wassers violett färbt.',
  'Leave at half past five to find a Hadza camp. You walk behind the hunters for two or three hours; they do not slow down. Afterwards a Datoga forge, then the road back to Karatu (1.5 hours) and supper with an Iraqw family.':
    'Aufbruch um halb sechs, um ein Camp der Hadza zu finden. Zwei, drei Stunden gehen Sie hinter den Jägern her; langsamer werden sie nicht. Danach eine Schmiede der Datoga, dann die Straße zurück nach Karatu (1,5 Stunden) und Abendessen bei einer Iraqw-Familie.',
  'Ngorongoro crater': 'Ngorongoro-Krater',
  'Gate at six (30 minutes away), then down 610 m through the cloud. Five to six hours for rhino, lions and the hippo pool. The late afternoon is for washing dust out of everything.':
    'Um sechs am Tor (30 Minuten entfernt), dann durch die Wolken 610 m hinunter. Fünf bis sechs Stunden für Nashörner, Löwen und den Flusspferdtümpel. Der späte Nachmittag ist dazu da, den Staub aus allem zu waschen.',
  'A Maasai morning, then the Serengeti': 'Ein Morgen bei den Maasai, dann die Serengeti',
  'An hour in a boma chosen by our guide, away from the rim road. By Olduvai Gorge and Naabi Hill to Seronera (4 to 5 hours of driving).':
    'Eine Stunde in einer Boma, die unser Guide aussucht, abseits der Kraterstraße. Über Olduvai-Schlucht und Naabi Hill nach Seronera (4 bis 5 Stunden Fahrt).',
  'A full day. In June the guide will look west, where the herds gather by the Grumeti; later in the season he stays with Seronera’s cats, as the wildebeest are then in the far north.':
    'Ein ganzer Tag. Im Juni blickt der Guide nach Westen, wo sich die Herden am Grumeti sammeln; später in der Saison bleibt er bei den Katzen von Seronera, denn dann sind die Gnus weit im Norden.',
  'Flight to Arusha': 'Flug nach Arusha',
  'A last drive on the way to the airstrip. The aircraft takes a little over an hour and, on clear days, passes within sight of Ol Doinyo Lengai. Connections leave from Kilimanjaro airport (1.5 hours from Arusha airport by road).':
    'Eine letzte Pirschfahrt auf dem Weg zur Landepiste. Das Flugzeug braucht gut eine Stunde und kommt an klaren Tagen in Sichtweite am Ol Doinyo Lengai vorbei. Anschlüsse gehen ab Flughafen Kilimandscharo (1,5 Stunden auf der Straße ab Flughafen Arusha).',
  'Half wildlife, half people. All visits are arranged with the communities, and the fee is paid in your presence.':
    'Zur Hälfte Tiere, zur Hälfte Begegnungen. Alle Besuche sind mit den Gemeinschaften abgesprochen, und das Entgelt wird in Ihrem Beisein gezahlt.',
  'Tarangire, Ngorongoro and Serengeti, on six of the {days} days, in a four-wheel drive with a raised roof.':
    'Tarangire, Ngorongoro und Serengeti, an sechs der {days} Tage, im Geländewagen mit hochgestelltem Dach.',
  'With Hadza hunters': 'Mit Jägern der Hadza',
  'Some of the last people in East Africa who live mainly by hunting and gathering. They may bring down a bird or find honey, and you may be offered some. Squeamish guests can join the women digging tubers.':
    'Einige der letzten Menschen in Ostafrika, die vor allem vom Jagen und Sammeln leben. Vielleicht erlegen sie einen Vogel oder finden Honig, und vielleicht bietet man Ihnen davon an. Zartbesaitete können mit den Frauen Knollen ausgraben.',
  'A Datoga forge': 'Eine Schmiede der Datoga',
  'Goatskin bellows, a pit of charcoal, scrap brass. An arrowhead takes about a quarter of an hour.':
    'Blasebälge aus Ziegenhaut, eine Grube Holzkohle, altes Messing. Eine Pfeilspitze dauert etwa eine Viertelstunde.',
  'An Iraqw kitchen': 'Eine Küche der Iraqw',
  'Grinding maize on stone, cooking greens and beans, and eating them together by lamplight.':
    'Mais auf Stein mahlen, Blattgemüse und Bohnen kochen und alles gemeinsam bei Lampenlicht essen.',
  'Cattle, beadwork, and the difficult question of grazing in a conservation area, answered by those whom it concerns.':
    'Rinder, Perlenschmuck und die schwierige Frage des Weidens in einem Schutzgebiet, beantwortet von denen, die sie angeht.',
  'An hour or more at the museum on the lip of the ravine.':
    'Eine Stunde oder mehr im Museum am Rand der Schlucht.',
  'Mid-range, {days} days': 'Mittelklasse, {days} Tage',
  'Luxury accommodation': 'Luxusunterkunft',
  '{luxuryPrice} per person, minimum 2 persons, {season}.':
    '{luxuryPrice} pro Person, mindestens 2 Personen, {season}.',
  'Both prices follow the same route; the difference lies in the lodges and camps.':
    'Beide Preise folgen derselben Route; der Unterschied liegt in den Lodges und Camps.',
  'August fills first. We can hold places for a week while you decide.':
    'Der August füllt sich zuerst. Auf Wunsch können wir Plätze eine Woche lang freihalten.',
  'Dust by day, cold at dawn, and thorns on the Hadza walk.':
    'Tagsüber Staub, frühmorgens Kälte und auf der Hadza-Wanderung Dornen.',
  'Strong closed shoes with soles that stop thorns':
    'Feste, geschlossene Schuhe mit Sohlen, die Dornen aufhalten',
  'Trousers you do not mind tearing': 'Hosen, um die es nicht schade ist',
  'Warm jacket and hat for five o’clock starts': 'Warme Jacke und Mütze für den Aufbruch um fünf',
  'Shirt with long sleeves; a longer skirt or loose trousers for village visits':
    'Langärmeliges Hemd; ein längerer Rock oder weite Hosen für Besuche im Dorf',
  'Scarf or buff against dust': 'Tuch oder Schlauchschal gegen den Staub',
  'Sun hat, sunglasses, sun cream': 'Sonnenhut, Sonnenbrille, Sonnencreme',
  'Head torch': 'Stirnlampe',
  'Camera, and the habit of asking first': 'Kamera, und die Gewohnheit, vorher zu fragen',
  'Small shilling notes for beadwork and arrowheads':
    'Kleine Schillingscheine für Perlenschmuck und Pfeilspitzen',
  'Refillable bottle': 'Nachfüllbare Flasche',
  'Repellent and antihistamine': 'Mückenschutz und Antihistaminikum',
  'Lip balm and eye drops, for the alkaline air at Eyasi':
    'Lippenbalsam und Augentropfen, für die alkalische Luft am Eyasisee',
  'Soft bag under 15 kg for the flight': 'Weiche Tasche unter 15 kg für den Flug',
  'Seven nights in the chosen class, with meals as listed':
    'Sieben Nächte in der gewählten Klasse, mit Mahlzeiten wie angegeben',
  'Four-wheel drive, driver-guide and fuel, days 1 to 8':
    'Geländewagen, Fahrer-Guide und Treibstoff, Tag 1 bis 8',
  'Local guides and community fees at Eyasi, Karatu and the boma':
    'Örtliche Guides und Gemeinschaftsentgelte am Eyasisee, in Karatu und in der Boma',
  'Scheduled flight from Seronera to Arusha': 'Linienflug von Seronera nach Arusha',
  'Drinking water in the car': 'Trinkwasser im Wagen',
  'International flights, visas, insurance': 'Internationale Flüge, Visa, Versicherungen',
  'Drinks with meals': 'Getränke zu den Mahlzeiten',
  'Crafts you buy and souvenir transport': 'Gekauftes Kunsthandwerk, Souvenirtransport',
  'Tarangire, Lake Eyasi, Ngorongoro and Serengeti': 'Tarangire, Eyasisee, Ngorongoro und Serengeti',
  'Small hotel in Arusha': 'Kleines Hotel in Arusha',
  'Lodge or tented camp beside Tarangire': 'Lodge oder Zeltcamp bei Tarangire',
  'Tented camp under acacias at Lake Eyasi': 'Zeltcamp unter Akazien am Eyasisee',
  'Lodge on the rim or in Karatu': 'Lodge am Kraterrand oder in Karatu',
  'Phone {phone}, use WhatsApp on {whatsapp} or write to {email} for a quotation, a different length, or a customised mix of parks and visits.':
    'Rufen Sie an unter {phone}, schreiben Sie per WhatsApp an {whatsapp} oder per E-Mail an {email}, wenn Sie ein Angebot, eine andere Dauer oder eine eigene Mischung aus Parks und Besuchen möchten.',
  'Tarangire, the crater and the Serengeti, with two days among the Hadza, Datoga and Iraqw around Lake Eyasi. {season}, from {price} each.':
    'Tarangire, der Krater und die Serengeti, dazu zwei Tage bei Hadza, Datoga und Iraqw rund um den Eyasisee. {season}, ab {price} pro Person.',
  'Wildlife and culture of the north: {days} days with Lake Eyasi':
    'Tiere und Menschen im Norden: {days} Tage mit dem Eyasisee',
  Breakfast: 'Frühstück',
};
