/** The package /deluxe_safari_beach. */
export const deluxeSafariBeach: Readonly<Record<string, string>> = {
  'Seven days with lions and three with the tide: the Serengeti in the morning, the call to prayer over Stone Town the same evening.':
    'Sieben Tage mit den Löwen und drei mit den Gezeiten: morgens die Serengeti, am selben Abend der Gebetsruf über Stone Town.',
  'Runs all year; both halves are dry from June to October, and January and February pair calving on the plains with a calm, warm sea.':
    'Ganzjährig; von Juni bis Oktober sind beide Hälften trocken, im Januar und Februar trifft die Kälberzeit in der Savanne auf ein ruhiges, warmes Meer.',
  Pricing: 'Preise',
  'Packing List': 'Packliste',
  Inclusions: 'Leistungen',
  'All year': 'Ganzjährig',
  'Repellent for evenings': 'Mückenschutz für den Abend',
  'Lodge on the rim of Ngorongoro': 'Lodge am Rand des Ngorongoro',
  'Same lodge on the rim': 'Dieselbe Lodge am Kraterrand',
  'Tented camp in the central Serengeti': 'Zeltcamp in der zentralen Serengeti',
  'Same tented camp': 'Dasselbe Zeltcamp',
  Binoculars: 'Fernglas',
  'Cultural Experiences': 'Kulturelle Erlebnisse',
  Departure: 'Abreise',
  'a person': 'pro Person',
  'Priced on request.': 'Preis auf Anfrage.',
  'Reef-safe sun cream': 'Riffschonende Sonnencreme',
  'Heritage hotel in Stone Town, suite': 'Historisches Hotel in Stone Town, Suite',
  'A lodge inside Tarangire, with elephants at the waterhole below the terrace':
    'Eine Lodge in Tarangire, mit Elefanten am Wasserloch unter der Terrasse',
  'Two nights on the rim of Ngorongoro, with a full and unhurried crater day':
    'Zwei Nächte am Rand des Ngorongoro, mit einem vollen Kratertag ohne Eile',
  'A small tented camp at the heart of the Serengeti': 'Ein kleines Zeltcamp im Herzen der Serengeti',
  'The flight from grass to coral: about three hours with a stop in Arusha':
    'Der Flug vom Gras zur Koralle: etwa drei Stunden mit einem Halt in Arusha',
  'A suite in Stone Town, then two nights on the north-east coast':
    'Eine Suite in Stone Town, dann zwei Nächte an der Nordostküste',
  'Snorkelling by private boat outside Mnemba': 'Schnorcheln vor Mnemba vom Privatboot aus',
  'Driving hours are between beds. We never plan a transfer by road after dark.':
    'Die Fahrzeiten gelten von Unterkunft zu Unterkunft. Im Dunkeln planen wir nie einen Transfer auf der Straße.',
  'Kilimanjaro airport to Arusha': 'Flughafen Kilimandscharo bis Arusha',
  'An hour by car to a quiet lodge among coffee and jacaranda. Mount Meru shows itself at sunset or not at all.':
    'Eine Stunde im Wagen zu einer stillen Lodge zwischen Kaffee und Jacaranda. Der Mount Meru zeigt sich bei Sonnenuntergang oder nie.',
  'By road (2.5 hours) or, for a fare, by air. Lunch on the terrace, drive from four until dusk. Dinner outdoors, often with zebra for company.':
    'Auf der Straße (2,5 Stunden) oder, gegen Aufpreis, mit dem Flugzeug. Mittagessen auf der Terrasse, Pirschfahrt von 16 Uhr bis zur Dämmerung. Abendessen im Freien, oft mit Zebras.',
  'The Rift wall and the rim': 'Die Grabenwand und der Kraterrand',
  'Morning drive in Tarangire, then past Lake Manyara’s viewpoint to Karatu for lunch and on to the rim (3.5 hours in all). Cold, cloud, a fire, and the crater at your window when it clears.':
    'Morgenfahrt in Tarangire, dann am Aussichtspunkt von Lake Manyara vorbei zum Mittagessen nach Karatu und hinauf zum Rand (insgesamt 3,5 Stunden). Kälte, Wolken, ein Feuer und der Krater vor Ihrem Fenster, wenn es aufklart.',
  'On the floor by seven, 610 m below your bed. Lunch is served from the car on real plates at the picnic spring. Up by two; a forest walk with a ranger for those who still have legs.':
    'Um sieben auf dem Kraterboden, 610 m unter Ihrem Bett. Das Mittagessen gibt es aus dem Wagen, auf echten Tellern, an der Picknickquelle. Um 14 Uhr wieder oben; ein Waldgang mit Ranger für alle, die noch Beine haben.',
  'To the Serengeti': 'In die Serengeti',
  'Olduvai Gorge at ten, Naabi Hill at noon, Seronera by three, with everything between counted as a game drive (5 hours on the move).':
    'Olduvai-Schlucht um zehn, Naabi Hill um zwölf, Seronera um 15 Uhr, und alles dazwischen zählt als Pirschfahrt (5 Stunden in Bewegung).',
  'From six until you have had enough. Leopards along the Seronera, lions on the kopjes, and from December to March or in June an excursion to the herds (2 to 3 hours each way).':
    'Von sechs Uhr an, bis Sie genug haben. Leoparden am Seronera, Löwen auf den Kopjes und von Dezember bis März oder im Juni ein Ausflug zu den Herden (2 bis 3 Stunden je Strecke).',
  'Fly to Zanzibar': 'Flug nach Sansibar',
  'Balloon or last drive, brunch, airstrip. Light aircraft by way of Arusha (about 3 hours with the stop). Stone Town is 15 minutes from the airport, and smells of cloves, frying and low tide.':
    'Ballon oder letzte Pirschfahrt, Brunch, Landepiste. Kleinflugzeug über Arusha (etwa 3 Stunden mit Zwischenhalt). Stone Town liegt 15 Minuten vom Flughafen und riecht nach Nelken, Gebratenem und Ebbe.',
  'Stone Town, then sand': 'Stone Town, dann Sand',
  'Two hours in the lanes with a private guide, lunch on a roof, and by car to the north-east coast (1 hour 15 minutes).':
    'Zwei Stunden in den Gassen mit eigenem Guide, Mittagessen auf einem Dach und mit dem Wagen an die Nordostküste (1 Stunde 15 Minuten).',
  'The reef': 'Das Riff',
  'Private boat to the waters off Mnemba at seven, back by eleven. The afternoon is for doing what you have been postponing all week.':
    'Um sieben mit dem Privatboot in die Gewässer vor Mnemba, um elf zurück. Der Nachmittag ist für das, was Sie die ganze Woche aufgeschoben haben.',
  'Transfer to Zanzibar airport (1 hour 15 minutes). Most flights to Europe leave in the afternoon or evening.':
    'Transfer zum Flughafen Sansibar (1 Stunde 15 Minuten). Die meisten Flüge nach Europa gehen am Nachmittag oder Abend.',
  'Private drives': 'Private Pirschfahrten',
  'One car, one guide, your own timetable, from Arusha to the airstrip.':
    'Ein Wagen, ein Guide, Ihr eigener Fahrplan, von Arusha bis zur Landepiste.',
  'Optional on day 7: you land, breakfast, and still make the midday aircraft.':
    'Auf Wunsch am Tag 7: Sie landen, frühstücken und erreichen trotzdem den Mittagsflug.',
  'Rim forest walk': 'Wanderung im Randwald',
  'An hour or two with an armed ranger among hagenia and old man’s beard. Buffalo country, so voices low.':
    'Eine Stunde oder zwei mit bewaffnetem Ranger zwischen Hagenien und Bartflechten. Büffelland, also die Stimme senken.',
  'Snorkelling and diving': 'Schnorcheln und Tauchen',
  'Snorkel gear is on board. Certified divers should allow 18 hours before flying home.':
    'Schnorchelzeug ist an Bord. Wer mit Tauchschein taucht, sollte danach 18 Stunden bis zum Heimflug einplanen.',
  'A conversation at the edge of the ravine with a guide employed there, and the museum afterwards.':
    'Ein Gespräch am Rand der Schlucht mit einem Guide, der dort arbeitet, und danach das Museum.',
  'A Maasai family': 'Eine Maasai-Familie',
  'On the way to the plains, by arrangement: an hour, a fee agreed beforehand, questions in both directions.':
    'Auf dem Weg in die Ebenen, nach Absprache: eine Stunde, ein vorher vereinbartes Entgelt, Fragen in beide Richtungen.',
  'Stone Town in private': 'Stone Town privat',
  'Swahili dinner': 'Swahili-Abendessen',
  'Served at the villa: pilau, octopus in coconut, tamarind juice, halwa to finish.':
    'In der Villa serviert: Pilau, Oktopus in Kokos, Tamarindensaft und zum Schluss Halwa.',
  'The offer in the list of packages': 'Das Angebot in der Liste der Pakete',
  '{cardPrice}. These are two offers, with other rooms, in another season and for another number of guests: tell us yours, and we answer in writing.':
    '{cardPrice}. Das sind zwei Angebote, mit anderen Zimmern, in einer anderen Saison und für eine andere Zahl von Gästen: Sagen Sie uns Ihre, und wir antworten schriftlich.',
  'Balloon, diving, flight to Tarangire': 'Ballon, Tauchen, Flug nach Tarangire',
  'Available all year. Camps and villas at this level want six to nine months’ notice for July, August and Christmas.':
    'Ganzjährig verfügbar. Camps und Villen dieser Klasse wollen für Juli, August und Weihnachten sechs bis neun Monate vorher gebucht sein.',
  'One soft bag must do for both climates: 15 kg on the light aircraft, hand luggage included.':
    'Eine weiche Tasche muss für beide Klimazonen reichen: 15 kg im Kleinflugzeug, Handgepäck inbegriffen.',
  'Muted clothes for the bush, in layers': 'Gedeckte Kleidung für den Busch, in Schichten',
  'Warm jacket and hat for the rim': 'Warme Jacke und Mütze für den Kraterrand',
  'Linen and swimwear for the coast': 'Leinen und Badesachen für die Küste',
  'Something that covers shoulders and knees for Stone Town':
    'Etwas, das in Stone Town Schultern und Knie bedeckt',
  'Closed shoes and one pair of sandals': 'Geschlossene Schuhe und ein Paar Sandalen',
  'Sun hat and sunglasses': 'Sonnenhut und Sonnenbrille',
  'Camera with dust-proof and splash-proof cover': 'Kamera mit Schutz vor Staub und Spritzwasser',
  'Medicines for the whole trip, in the cabin bag': 'Medikamente für die ganze Reise, im Handgepäck',
  'Adapter for three-pin UK sockets': 'Adapter für dreipolige britische Steckdosen',
  'Paper copies of flight and insurance documents': 'Papierkopien der Flug- und Versicherungsunterlagen',
  'Nine nights in lodges, camp, suite and villa': 'Neun Nächte in Lodges, Camp, Suite und Villa',
  'Meals as listed; drinking water, tea and coffee throughout':
    'Mahlzeiten wie angegeben; durchgehend Trinkwasser, Tee und Kaffee',
  'Private four-wheel drive and guide on days 1 to 7': 'Eigener Geländewagen und Guide an den Tagen 1 bis 7',
  'Park, crater and concession fees': 'Gebühren für Parks, Krater und Konzession',
  'Light aircraft from Seronera to Zanzibar': 'Kleinflugzeug von Seronera nach Sansibar',
  'Private transfers, guide and boat in Zanzibar with marine fees':
    'Private Transfers, Guide und Boot auf Sansibar, mit Meeresschutzgebühren',
  'Travel insurance, and the separate one required for Zanzibar':
    'Reiseversicherung und die gesonderte Pflichtversicherung für Sansibar',
  'Balloon flight and diving': 'Ballonfahrt und Tauchen',
  'Wines and spirits': 'Weine und Spirituosen',
  'Tips and infrastructure tax': 'Trinkgelder und Infrastrukturabgabe',
  'Tarangire, Ngorongoro, Serengeti and Zanzibar': 'Tarangire, Ngorongoro, Serengeti und Sansibar',
  'Garden lodge near Arusha': 'Gartenlodge bei Arusha',
  'Lodge inside Tarangire': 'Lodge in Tarangire',
  'Breakfast, brunch, dinner': 'Frühstück, Brunch, Abendessen',
  'Beach villa on the north-east coast': 'Strandvilla an der Nordostküste',
  'Merchants’ houses, the former slave market, the coffee sellers on the stone benches called baraza.':
    'Kaufmannshäuser, der einstige Sklavenmarkt, die Kaffeeverkäufer auf den Steinbänken, die Baraza heißen.',
  'We build every version of this trip by hand. Speak to us on {phone}, by WhatsApp on {whatsapp} or by e-mail at {email} for a customised quotation.':
    'Jede Fassung dieser Reise stellen wir von Hand zusammen. Sprechen Sie mit uns unter {phone}, per WhatsApp an {whatsapp} oder per E-Mail an {email}, und Sie bekommen ein Angebot nach Maß.',
  'Six nights in fine lodges and camps from Tarangire to the Serengeti, a flight to the coast, three nights in Zanzibar. From {price} per person.':
    'Sechs Nächte in feinen Lodges und Camps von Tarangire bis zur Serengeti, ein Flug an die Küste, drei Nächte auf Sansibar. Ab {price} pro Person.',
  'Luxury safari and Zanzibar: from dust to sea in {days} days':
    'Luxussafari und Sansibar: in {days} Tagen vom Staub zum Meer',
};
