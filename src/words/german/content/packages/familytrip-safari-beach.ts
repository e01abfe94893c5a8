/** The package /familytrip_safari_beach. */
export const familytripSafariBeach: Readonly<Record<string, string>> = {
  'From elephants to sandcastles without an aeroplane: one car, one guide, and a beach on the mainland that most visitors to Tanzania never see.':
    'Von den Elefanten zu den Sandburgen ohne Flugzeug: ein Auto, ein Guide und ein Strand auf dem Festland, den die meisten Tansania-Reisenden nie zu sehen bekommen.',
  'Runs all year; driest and coolest June to October, warm with a calm sea in January and February, muddy tracks from March to May.':
    'Ganzjährig; am trockensten und kühlsten von Juni bis Oktober, warm mit ruhigem Meer im Januar und Februar, schlammige Pisten von März bis Mai.',
  Tips: 'Trinkgeld',
  'Soft and alcoholic drinks': 'Alkoholfreie und alkoholische Getränke',
  Laundry: 'Wäsche',
  'Family lodge near Arusha': 'Familienlodge bei Arusha',
  'Same lodge in Karatu': 'Dieselbe Lodge in Karatu',
  'International and domestic flights': 'Internationale und inländische Flüge',
  'Visas and insurance': 'Visa und Versicherungen',
  'Repellent for children': 'Mückenschutz für Kinder',
  'a person, in a family of four': 'pro Person, vierköpfige Familie',
  'The road from Arusha to the sea passes a rhino sanctuary and ends at our own stretch of coast, so we use it.':
    'Die Straße von Arusha zum Meer führt an einem Nashornschutzgebiet vorbei und endet an unserem eigenen Küstenstück, also nehmen wir sie.',
  'Tarangire’s elephants within hours of landing':
    'Die Elefanten von Tarangire, wenige Stunden nach der Landung',
  'A morning on the floor of Ngorongoro crater': 'Ein Vormittag auf dem Boden des Ngorongoro-Kraters',
  'Black rhino at Mkomazi, close up, in the rangers’ own vehicle':
    'Spitzmaulnashörner in Mkomazi, ganz nah, im Wagen der Ranger',
  'Four nights by the beach near Pangani, with coconut shade and hardly a hawker':
    'Vier Nächte am Strand bei Pangani, mit Kokosschatten und kaum einem fliegenden Händler',
  'A boat to Maziwi, an island of bare sand where turtles nest':
    'Ein Boot nach Maziwi, einer nackten Sandinsel, auf der Schildkröten nisten',
  'The Pangani River at dusk, with crocodiles for those who look':
    'Der Pangani-Fluss in der Dämmerung, mit Krokodilen für alle, die hinschauen',
  'The long stages are day 6 and, if you fly from Dar es Salaam, day 10. No other day has more than four and a half hours of driving.':
    'Die langen Etappen sind Tag 6 und, falls Sie ab Daressalam fliegen, Tag 10. Kein anderer Tag hat mehr als viereinhalb Stunden Fahrt.',
  'From Kilimanjaro airport to the lodge (1 hour). Garden, supper, bed.':
    'Vom Flughafen Kilimandscharo zur Lodge (1 Stunde). Garten, Abendessen, Bett.',
  'Tarangire to Karatu': 'Von Tarangire nach Karatu',
  'About 120 km to the park (2.5 hours). Drive and picnic by the river until three, then up the escarpment (2 hours) into pine-scented air.':
    'Rund 120 km zum Park (2,5 Stunden). Pirschfahrt und Picknick am Fluss bis drei, dann die Steilstufe hinauf (2 Stunden) in Luft, die nach Kiefern riecht.',
  'Ngorongoro, the morning': 'Ngorongoro, der Vormittag',
  'Gate at seven (30 minutes away), the rim in cloud, and down 610 m to the floor. Lions, hippos, flamingos, and sandwiches guarded from kites. Up again by two.':
    'Um sieben am Tor (30 Minuten entfernt), der Rand in Wolken, dann 610 m hinunter auf den Kraterboden. Löwen, Flusspferde, Flamingos und Sandwiches, die man gegen Milane verteidigt. Um 14 Uhr wieder oben.',
  'Karatu, the afternoon': 'Karatu, der Nachmittag',
  'Back at the lodge by half past three. Pool for the young, coffee-farm walk for the rest (1 hour), and at six the children help to fry the chapati for supper.':
    'Um halb vier zurück in der Lodge. Der Pool für die Jungen, für die anderen ein Gang über die Kaffeefarm (1 Stunde), und um 18 Uhr helfen die Kinder, die Chapati fürs Abendessen zu braten.',
  'Lake Manyara, back to Arusha': 'Lake Manyara, zurück nach Arusha',
  'Down the Rift wall (45 minutes) for three hours of forest, baboons and lake shore. Lunch in Mto wa Mbu, then Arusha (2 hours).':
    'Die Grabenwand hinunter (45 Minuten), für drei Stunden Wald, Paviane und Seeufer. Mittagessen in Mto wa Mbu, dann Arusha (2 Stunden).',
  'Under Kilimanjaro to Mkomazi': 'Unterm Kilimandscharo nach Mkomazi',
  'East by Moshi, with the mountain on the left if it is out, to Same and Zange gate (3.5 hours). Evening drive in red thornbush, with gerenuk standing on their hind legs.':
    'Ostwärts über Moshi, den Berg zur Linken, falls er sich zeigt, nach Same und zum Tor Zange (3,5 Stunden). Abendfahrt durch roten Dornbusch, mit Giraffengazellen auf den Hinterbeinen.',
  'Rhino, then the sea': 'Nashörner, dann das Meer',
  'Sanctuary visit at seven (2 hours). Then along the foot of the Usambaras, past sisal and orange sellers, by Korogwe and Muheza to Pangani (5 hours with stops). First paddle before dark.':
    'Um sieben Besuch im Schutzgebiet (2 Stunden). Dann am Fuß der Usambaras entlang, vorbei an Sisal und Orangenverkäufern, über Korogwe und Muheza nach Pangani (5 Stunden mit Halten). Vor der Dunkelheit die ersten nassen Füße.',
  'Nothing until someone asks. Kayaks, crabs, a football. The tide goes out a long way and leaves warm pools of exactly the right depth.':
    'Nichts, bis jemand fragt. Kajaks, Krabben, ein Fußball. Die Ebbe zieht sich weit zurück und lässt warme Becken von genau der richtigen Tiefe.',
  'Maziwi island': 'Die Insel Maziwi',
  'By boat on the morning tide (about 1 hour). Snorkel round coral heads, eat under an awning, leave before the sand does. Sea and wind decide; June to October is surest.':
    'Im Boot mit der Morgentide (etwa 1 Stunde). Um Korallenköpfe schnorcheln, unterm Sonnensegel essen, gehen, bevor der Sand geht. Meer und Wind entscheiden; am sichersten ist Juni bis Oktober.',
  'Pangani town and river': 'Pangani, Stadt und Fluss',
  'A morning walk past old Arab and German houses, lunch of grilled fish, a free afternoon. At four up the river by boat between mangroves and coconut farms (2 hours).':
    'Morgens ein Gang vorbei an alten arabischen und deutschen Häusern, mittags gegrillter Fisch, ein freier Nachmittag. Um 16 Uhr mit dem Boot den Fluss hinauf, zwischen Mangroven und Kokosfarmen (2 Stunden).',
  'Departure by way of Dar es Salaam or Tanga': 'Abreise über Daressalam oder Tanga',
  'By road to Dar es Salaam for a night flight (about 6 hours), or to Tanga airport (1.5 hours) for a domestic hop, which we can book for you. Flights home from Dar es Salaam save driving back north.':
    'Auf der Straße nach Daressalam zu einem Nachtflug (etwa 6 Stunden) oder zum Flughafen Tanga (1,5 Stunden) für einen kurzen Inlandsflug, den wir für Sie buchen können. Heimflüge ab Daressalam ersparen die Rückfahrt nach Norden.',
  'Three parks and a crater in five days, none for longer than the youngest can bear.':
    'Drei Parks und ein Krater in fünf Tagen, keiner länger, als die Jüngsten es aushalten.',
  'Rhino sanctuary': 'Das Nashornschutzgebiet',
  'Rangers drive you in. Everyone is asked to whisper and, remarkably, everyone does.':
    'Die Ranger fahren Sie hinein. Alle werden gebeten zu flüstern, und erstaunlicherweise tun es alle.',
  'Snorkelling at Maziwi': 'Schnorcheln vor Maziwi',
  'Shallow and clear at the right tide. Life jackets in all sizes, shade on the boat.':
    'Flach und klar, wenn die Tide stimmt. Schwimmwesten in allen Größen, Schatten auf dem Boot.',
  'Turtle watch': 'Schildkrötenwache',
  'When nests hatch on the beach, the wardens let guests stand behind the line. We cannot promise a date.':
    'Wenn am Strand Junge schlüpfen, dürfen Gäste hinter der Linie der Wächter zusehen. Einen Termin können wir nicht versprechen.',
  'River trip': 'Flussfahrt',
  'Kingfishers, fish eagles, and monkeys going to bed.':
    'Eisvögel, Schreiseeadler und Affen, die zu Bett gehen.',
  'Chapati lesson': 'Chapati-Stunde',
  'Flour, ghee, and a lot of it on the floor. Karatu, at six.':
    'Mehl, Ghee, und viel davon auf dem Boden. Karatu, um 18 Uhr.',
  'Sisal and oranges': 'Sisal und Orangen',
  'A stop near Muheza: how a spiky leaf becomes rope, and how eight oranges are peeled in a minute.':
    'Ein Halt bei Muheza: wie aus einem stachligen Blatt ein Seil wird und wie man acht Orangen in einer Minute schält.',
  'Pangani’s old houses': 'Die alten Häuser von Pangani',
  'Carved doors, a German fort, a ferry full of goats. The guide also tells what the port once traded in.':
    'Geschnitzte Türen, ein deutsches Fort, eine Fähre voller Ziegen. Der Guide erzählt auch, womit der Hafen einst handelte.',
  'An evening with fishermen': 'Ein Abend mit Fischern',
  'They land below the camp and sell from the canoe. Children choose supper; the cook has the last word.':
    'Sie landen unterhalb des Camps und verkaufen aus dem Kanu. Die Kinder wählen das Abendessen; der Koch hat das letzte Wort.',
  'Family of four, {days} days': 'Vierköpfige Familie, {days} Tage',
  'More or fewer children': 'Mehr oder weniger Kinder',
  'Quoted by age; park fees are lower for children.':
    'Angebot nach Alter; Parkgebühren sind für Kinder niedriger.',
  'Domestic flight on day 10': 'Inlandsflug am Tag 10',
  'Extra; we help to book it.': 'Gegen Aufpreis; wir helfen beim Buchen.',
  'Available all year. In April and May we may swap Mkomazi for a night in the Usambara Mountains if the tracks are closed.':
    'Ganzjährig verfügbar. Im April und Mai tauschen wir Mkomazi eventuell gegen eine Nacht in den Usambara-Bergen, falls die Pisten gesperrt sind.',
  'Everything travels in one car, so a bucket and spade may come too.':
    'Alles reist in einem Wagen, also dürfen Eimer und Schaufel mit.',
  'Warm layer each for crater and Karatu': 'Je eine warme Schicht für Krater und Karatu',
  'Light long sleeves and trousers': 'Leichte lange Ärmel und Hosen',
  'Swimwear, sun tops, sun hats': 'Badesachen, UV-Shirts, Sonnenhüte',
  'Water shoes against urchins': 'Wasserschuhe gegen Seeigel',
  'Masks for children’s faces': 'Taucherbrillen für Kinder',
  'Sun cream, reef-safe': 'Sonnencreme, riffschonend',
  'Head torches; the beach camp is dark': 'Stirnlampen; das Strandcamp ist dunkel',
  'Books and games for day 6': 'Bücher und Spiele für Tag 6',
  'Motion-sickness tablets for car and boat': 'Reisetabletten für Auto und Boot',
  'First-aid pouch and rehydration salts': 'Erste-Hilfe-Täschchen und Elektrolytpulver',
  'Refillable bottles': 'Nachfüllbare Flaschen',
  'Passports, and the children’s birth certificates': 'Pässe und die Geburtsurkunden der Kinder',
  'Nine nights in lodges, tented camp and beach camp, family rooms where they exist':
    'Neun Nächte in Lodges, Zeltcamp und Strandcamp, in Familienzimmern, wo es sie gibt',
  'Meals as listed, drinking water in the car': 'Mahlzeiten wie angegeben, Trinkwasser im Wagen',
  'Private four-wheel drive with driver-guide, days 1 to 10':
    'Eigener Geländewagen mit Fahrer-Guide, Tag 1 bis 10',
  'Park, crater and rhino sanctuary fees': 'Gebühren für Parks, Krater und Nashornschutzgebiet',
  'Maziwi and river boats, marine reserve fee, snorkel gear':
    'Boote nach Maziwi und auf dem Fluss, Meeresschutzgebühr, Schnorchelzeug',
  'Town walk in Pangani, and the transfer on day 10': 'Stadtrundgang in Pangani und der Transfer am Tag 10',
  'Tarangire, Ngorongoro, Lake Manyara, Mkomazi and the Pangani coast':
    'Tarangire, Ngorongoro, Lake Manyara, Mkomazi und die Küste bei Pangani',
  'Lodge with a garden in Karatu': 'Lodge mit Garten in Karatu',
  'Tented camp at Mkomazi': 'Zeltcamp in Mkomazi',
  'Beach camp near Pangani, family banda': 'Strandcamp bei Pangani, Familien-Banda',
  'Same beach camp': 'Dasselbe Strandcamp',
  'Ages, room sharing and season change the sum. Phone {phone}, message us on WhatsApp at {whatsapp} or e-mail {email}, and we will customise the trip for you.':
    'Alter, Zimmerbelegung und Saison ändern den Preis. Fragen Sie uns unter {phone}, per WhatsApp an {whatsapp} oder per E-Mail an {email}, und wir passen die Reise für Sie an.',
  '{days} days by road from Tarangire and Ngorongoro to Mkomazi’s rhino and four nights on the sand at Pangani. From {price} each, family of four.':
    '{days} Tage über Land, von Tarangire und Ngorongoro zu den Nashörnern von Mkomazi und vier Nächten am Strand bei Pangani. Ab {price} je Person, vier Personen.',
  'Family safari and beach: the crater, rhino and Pangani':
    'Familiensafari und Strand: Krater, Nashorn und Pangani',
};
