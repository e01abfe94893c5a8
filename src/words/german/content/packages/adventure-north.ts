/** The package /adventure_north. */
export const adventureNorth: Readonly<Record<string, string>> = {
  'Dome tents, a cook with a sense of humour about rain, and five of the great northern parks while nearly everyone else stays at home.':
    'Kuppelzelte, ein Koch, der beim Regen Humor beweist, und fünf der großen Parks des Nordens, während fast alle anderen zu Hause bleiben.',
  'Runs {season}, in the long rains: low prices, green plains, few cars, and a real chance of mud.':
    '{season}, in der großen Regenzeit: niedrige Preise, grüne Ebenen, wenige Autos und eine echte Chance auf Schlamm.',
  'March to May': 'März bis Mai',
  Highlights: 'Höhepunkte',
  Itinerary: 'Reiseverlauf',
  'International flights and visas': 'Internationale Flüge und Visa',
  'Breakfast, lunch, dinner': 'Frühstück, Mittagessen, Abendessen',
  'Breakfast, picnic lunch, dinner': 'Frühstück, Picknick, Abendessen',
  'Breakfast, picnic lunch': 'Frühstück, Picknick',
  'a person; discounts for groups of four or more': 'pro Person; Rabatt für Gruppen ab vier',
  'Price Indications': 'Richtpreise',
  'What to Pack': 'Was Sie einpacken',
  "What's Included or Covered": 'Was enthalten oder abgedeckt ist',
  'This is the cheapest honest way we know to see the northern circuit properly: public campsites, good food, a four-wheel drive with a roof that opens, and the low season.':
    'Das ist der günstigste ehrliche Weg, den wir kennen, die Parks des Nordens richtig zu sehen: öffentliche Campingplätze, gutes Essen, ein Geländewagen mit aufklappbarem Dach und die Nebensaison.',
  'Canoeing and a ranger-led walk under Mount Meru in Arusha National Park':
    'Kanufahren und Wandern mit Ranger unter dem Mount Meru im Arusha-Nationalpark',
  'Tarangire’s elephants and baobabs with the grass at its greenest':
    'Elefanten und Baobabs in Tarangire, wenn das Gras am grünsten ist',
  'A bicycle ride through the banana farms of Mto wa Mbu':
    'Eine Radtour durch die Bananenfarmen von Mto wa Mbu',
  'Two nights at Seronera, in the middle of the Serengeti':
    'Zwei Nächte in Seronera, mitten in der Serengeti',
  'A night in the cold on the rim of Ngorongoro and a full morning on the crater floor':
    'Eine kalte Nacht am Rand des Ngorongoro und ein ganzer Vormittag auf dem Kraterboden',
  'Game tracks that you share with a handful of cars instead of dozens':
    'Pisten, die Sie mit einer Handvoll Wagen teilen statt mit Dutzenden',
  'Driving times are for dry roads. After heavy rain add an hour, and expect the guide to change the order of a day rather than fight a river.':
    'Die Fahrzeiten gelten für trockene Straßen. Nach starkem Regen kommt eine Stunde dazu, und der Guide stellt eher den Tag um, als sich mit einem Fluss anzulegen.',
  'Arrival in Arusha': 'Ankunft in Arusha',
  'We meet you at Kilimanjaro International Airport and drive to Arusha (about 1 hour). In the evening your guide goes through the route, checks sleeping bags and waterproofs, and hires out what is missing.':
    'Wir holen Sie am Kilimanjaro International Airport ab und fahren nach Arusha (etwa 1 Stunde). Am Abend geht Ihr Guide die Route durch, prüft Schlafsäcke und Regenzeug und verleiht, was fehlt.',
  'Arusha National Park: canoe and walk': 'Arusha-Nationalpark: Kanu und Wanderung',
  'The park lies about 30 km from the city (1 hour). Two hours on foot with an armed ranger among giraffe and buffalo, then a canoe on Small Momella lake, with flamingos some days and hippos to be steered round. Colobus monkeys in the forest on the way out.':
    'Der Park liegt rund 30 km außerhalb der Stadt (1 Stunde). Zwei Stunden zu Fuß mit bewaffnetem Ranger zwischen Giraffen und Büffeln, dann im Kanu auf den Kleinen Momella-See, an manchen Tagen mit Flamingos, und um die Flusspferde steuert man herum. Auf dem Rückweg Stummelaffen im Wald.',
  'On the road by half past seven: about 120 km of tarmac (2.5 hours). Game drive until late afternoon along the river and through the baobabs. In the green months the elephants spread out, so we look for tracks first. On to Mto wa Mbu (1.5 hours).':
    'Um halb acht auf der Straße: rund 120 km Asphalt (2,5 Stunden). Pirschfahrt bis zum späten Nachmittag am Fluss entlang und zwischen den Baobabs. In den grünen Monaten verteilen sich die Elefanten, wir suchen also zuerst nach Spuren. Weiter nach Mto wa Mbu (1,5 Stunden).',
  'Lake Manyara and a village by bicycle': 'Lake Manyara und ein Dorf mit dem Rad',
  'Down the road to the park gate (15 minutes) for a morning in the groundwater forest, with baboons by the hundred and the lake at its highest. After lunch a local guide leads a two-hour ride on flat farm tracks: rice, bananas, carvers, and a taste of banana beer.':
    'Die Straße hinunter zum Parktor (15 Minuten), für einen Vormittag im Grundwasserwald, mit Pavianen zu Hunderten und dem See auf Höchststand. Nach dem Mittagessen führt ein Guide aus dem Ort Sie zwei Stunden per Rad über flache Feldwege: Reis, Bananen, Schnitzer und ein Schluck Bananenbier.',
  'Over the highlands to the Serengeti': 'Über das Hochland in die Serengeti',
  'The long day. Up past Karatu to Lodoare gate, along the crater rim in cloud, down past Olduvai and across the plains to Naabi Hill (5 to 6 hours with a stop at the gorge). In March the herds may still be on the grass here. Game drive to Seronera (1.5 hours).':
    'Der lange Tag. Hinauf an Karatu vorbei zum Tor Lodoare, in den Wolken am Kraterrand entlang, hinunter an Olduvai vorbei und über die Ebenen zum Naabi Hill (5 bis 6 Stunden mit Halt an der Schlucht). Im März stehen die Herden vielleicht noch hier im Gras. Pirschfahrt nach Seronera (1,5 Stunden).',
  'Serengeti, sunrise to sunset': 'Serengeti, von früh bis spät',
  'Out at six with tea in a flask, for lions on the kopjes and leopards along the river. Brunch in camp, a rest while it is hot, then the hippo pool and whatever the morning’s tracks promised. Back by half past six, before the light goes.':
    'Um sechs hinaus, mit Tee in der Thermoskanne, zu den Löwen auf den Kopjes und den Leoparden am Fluss. Brunch im Camp, Ruhe in der Hitze, dann der Flusspferdtümpel und was immer die Spuren des Morgens versprachen. Bis halb sieben zurück, ehe das Licht geht.',
  'Morning drive, then the crater rim': 'Frühe Pirschfahrt, dann der Kraterrand',
  'A last early drive, then south-east by Naabi Hill to Ngorongoro (4 hours). The camp stands on the rim at over 2,300 m: zebra between the tents, soup at six, hot-water bottles by eight.':
    'Eine letzte frühe Fahrt, dann südostwärts am Naabi Hill vorbei zum Ngorongoro (4 Stunden). Das Camp steht auf über 2.300 m am Rand: Zebras zwischen den Zelten, um sechs Suppe, um acht Wärmflaschen.',
  'The crater floor, and home': 'Der Kraterboden, und heim',
  'Down 610 m at opening time and five hours on the floor: rhino if they are kind, lions, hippos, old bull elephants. Picnic by the spring, up the steep road, and back to Arusha (3.5 hours) or the airport (4.5 hours). Book no flight before nine in the evening.':
    'Zur Öffnungszeit 610 m hinunter und fünf Stunden auf dem Kraterboden: Nashörner, wenn sie gnädig sind, Löwen, Flusspferde, alte Elefantenbullen. Picknick an der Quelle, die steile Straße hinauf und zurück nach Arusha (3,5 Stunden) oder zum Flughafen (4,5 Stunden). Buchen Sie keinen Flug vor neun Uhr abends.',
  'More happens on foot, by paddle and by pedal than on most safaris at this price.':
    'Zu Fuß, per Paddel und per Pedal geschieht hier mehr als auf den meisten Safaris zu diesem Preis.',
  'Six days with at least one long drive, all in a four-wheel drive with a pop-up roof and a window seat for everybody.':
    'Sechs Tage mit mindestens einer langen Fahrt, immer im Geländewagen mit Hubdach und einem Fensterplatz für alle.',
  'In Arusha National Park, from age 12. Slow and close: you will learn the difference between fresh buffalo dung and old.':
    'Im Arusha-Nationalpark, ab 12 Jahren. Langsam und nah dran: Sie lernen, frischen Büffelkot von altem zu unterscheiden.',
  'On Small Momella, about two hours, subject to wind and water. If it is off, we walk to the Ngurdoto viewpoints or the waterfall below Meru.':
    'Auf dem Kleinen Momella-See, etwa zwei Stunden, je nach Wind und Wasser. Fällt es aus, gehen wir zu den Ngurdoto-Aussichtspunkten oder zum Wasserfall unter dem Meru.',
  'Cycling at Mto wa Mbu': 'Radfahren in Mto wa Mbu',
  'Ten flat kilometres with a guide from the village, who is paid directly, as is the family that brews the beer.':
    'Zehn flache Kilometer mit einem Guide aus dem Dorf, der direkt bezahlt wird, ebenso wie die Familie, die das Bier braut.',
  'Camp life': 'Campleben',
  'Our cook does the cooking; you put up your own tent after the first night’s lesson. It takes five minutes by day three.':
    'Unser Koch kocht; Ihr Zelt bauen Sie nach der Lektion am ersten Abend selbst auf. Am dritten Tag dauert das fünf Minuten.',
  'Budget adventure, {days} days': 'Preiswertes Abenteuer, {days} Tage',
  'From {price} per person, {season}.': 'Ab {price} pro Person, {season}.',
  'Price on the package card': 'Preis auf der Paketkarte',
  '{cardPrice} per person. Ask us which applies to your dates and group.':
    '{cardPrice} pro Person. Fragen Sie uns, welcher für Ihre Termine und Gruppe gilt.',
  'Groups of 4 or more': 'Gruppen ab 4 Reisenden',
  'Group discounts; the more seats in the car are filled, the less each costs.':
    'Gruppenrabatt; je mehr Plätze im Wagen besetzt sind, desto weniger kostet jeder.',
  'Prices are indications until we confirm them in writing, because park fees are set by the authorities and can change.':
    'Preise sind Richtwerte, bis wir sie schriftlich bestätigen, denn Parkgebühren setzen die Behörden fest, und sie können sich ändern.',
  'Extra nights on the coast can be added at the end; tell us by phone, WhatsApp or e-mail.':
    'Zusätzliche Nächte an der Küste lassen sich anhängen; sagen Sie es uns am Telefon, per WhatsApp oder per E-Mail.',
  'Soft bags only: everything travels on the roof or under the seats.':
    'Nur weiche Taschen: Alles reist auf dem Dach oder unter den Sitzen.',
  'Sleeping bag for 5 degrees (or hire one in Arusha)': 'Schlafsack für 5 Grad (oder in Arusha leihen)',
  'Waterproof jacket and trousers, tested beforehand': 'Regenjacke und Regenhose, vorher erprobt',
  'Fleece, woolly hat and gloves for the crater rim': 'Fleece, Wollmütze und Handschuhe für den Kraterrand',
  'Walking shoes that survive mud, and sandals for camp':
    'Wanderschuhe, die Schlamm überleben, und Sandalen fürs Camp',
  'Long sleeves and trousers in khaki or olive': 'Lange Ärmel und Hosen in Khaki oder Oliv',
  'Quick-drying towel': 'Schnell trocknendes Handtuch',
  'Head torch and spare batteries': 'Stirnlampe und Ersatzbatterien',
  'Binoculars, one pair each if possible': 'Fernglas, möglichst eines pro Person',
  'Insect repellent and sun cream': 'Mückenschutz und Sonnencreme',
  'Dry bag or zip pouches for phone and camera': 'Wasserdichter Beutel oder Zip-Beutel für Handy und Kamera',
  'Power bank; sockets are rare after day 2': 'Powerbank; Steckdosen sind nach Tag 2 selten',
  'Refillable water bottle, 1 litre or more': 'Nachfüllbare Wasserflasche, 1 Liter oder mehr',
  'Earplugs, unless you like hyenas': 'Ohrstöpsel, es sei denn, Sie mögen Hyänen',
  'Personal medicines, including malaria tablets as your doctor advises':
    'Persönliche Medikamente, auch Malariatabletten nach ärztlichem Rat',
  'Park, crater and camping fees for the route as described':
    'Gebühren für Parks, Krater und Camping auf der beschriebenen Route',
  'Four-wheel drive with pop-up roof, fuel, and an English-speaking driver-guide':
    'Geländewagen mit Hubdach, Treibstoff und ein Englisch sprechender Fahrer-Guide',
  'Camp cook, tents, mattresses, and all kitchen gear':
    'Campkoch, Zelte, Matratzen und die gesamte Küchenausrüstung',
  'Two nights’ guest house and five nights’ camping': 'Zwei Nächte in der Pension und fünf Nächte im Zelt',
  'Meals as listed, with drinking water, tea and coffee':
    'Mahlzeiten wie angegeben, mit Trinkwasser, Tee und Kaffee',
  'Ranger for the walk, canoe, and bicycle with village guide':
    'Ranger für die Wanderung, Kanu und Fahrrad mit Guide aus dem Dorf',
  'Airport transfers on days 1 and 8': 'Flughafentransfers an Tag 1 und 8',
  'Travel insurance, which must cover evacuation':
    'Reiseversicherung, die auch den Rettungstransport decken muss',
  'Sleeping-bag hire': 'Leihgebühr für Schlafsäcke',
  'Soft drinks, beer and wine': 'Alkoholfreie Getränke, Bier und Wein',
  'Tips for guide and cook': 'Trinkgelder für Guide und Koch',
  'Balloon flight and other extras not named here':
    'Ballonfahrt und andere Extras, die hier nicht genannt sind',
  'Arusha, Tarangire, Lake Manyara, Serengeti and Ngorongoro':
    'Arusha, Tarangire, Lake Manyara, Serengeti und Ngorongoro',
  'Simple guest house in Arusha': 'Einfache Pension in Arusha',
  'Same guest house in Arusha': 'Dieselbe Pension in Arusha',
  'Campsite with showers at Mto wa Mbu': 'Campingplatz mit Duschen in Mto wa Mbu',
  'Same campsite at Mto wa Mbu': 'Derselbe Campingplatz in Mto wa Mbu',
  'Breakfast, hot lunch, dinner': 'Frühstück, warmes Mittagessen, Abendessen',
  'Public campsite at Seronera, unfenced': 'Öffentlicher Campingplatz in Seronera, ohne Zaun',
  'Same campsite at Seronera': 'Derselbe Campingplatz in Seronera',
  'Public campsite on the crater rim': 'Öffentlicher Campingplatz am Kraterrand',
  'Call {phone}, write to us on WhatsApp at {whatsapp} or e-mail {email} to change the route, add nights or get a fixed price for your dates.':
    'Rufen Sie uns an unter {phone}, schreiben Sie per WhatsApp an {whatsapp} oder per E-Mail an {email}, um die Route zu ändern, Nächte anzuhängen oder einen festen Preis für Ihre Termine zu bekommen.',
  '{days} days under canvas in Arusha, Tarangire, Manyara, the Serengeti and Ngorongoro in the green months, {season}, from {price} per person.':
    '{days} Tage unter Zeltdach in Arusha, Tarangire, Manyara, der Serengeti und dem Ngorongoro in den grünen Monaten, {season}, ab {price} pro Person.',
  'Northern Tanzania on a budget: a camping safari of {days} days':
    'Nordtansania für wenig Geld: {days} Tage Zeltsafari',
};
