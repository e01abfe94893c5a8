/** The package /zanzibar_bud. */
export const zanzibarBud: Readonly<Record<string, string>> = {
  'Guest houses with good breakfasts, shared boats, fish off the grill, and the five outings that make a first visit to Zanzibar.':
    'Pensionen mit gutem Frühstück, geteilte Boote, Fisch vom Grill und die fünf Ausflüge, die zu einem ersten Besuch auf Sansibar gehören.',
  'Runs all year; driest June to October, hot and mostly dry in January and February, with long rains from March to May and showers in November and December.':
    'Ganzjährig; am trockensten von Juni bis Oktober, heiß und meist trocken im Januar und Februar, große Regenzeit von März bis Mai und Schauer im November und Dezember.',
  'Sun hat and reef-safe sun cream': 'Sonnenhut und riffschonende Sonnencreme',
  'Breakfast, lunch on the farm': 'Frühstück, Mittagessen auf der Farm',
  '{soloPrice} for one.': '{soloPrice} für eine Person.',
  'a person, for two; {soloPrice} for one': 'pro Person zu zweit; {soloPrice} allein',
  'Little money, little waste: two bases, short drives, and time left over for the sea.':
    'Wenig Geld, wenig Verschwendung: zwei Standorte, kurze Fahrten und Zeit, die fürs Meer übrig bleibt.',
  'Stone Town on foot with a guide who grew up in its lanes':
    'Stone Town zu Fuß mit einem Guide, der in den Gassen aufgewachsen ist',
  'Darajani market before the heat, Forodhani’s food stalls after it':
    'Der Darajani-Markt vor der Hitze, die Essensstände von Forodhani danach',
  'Prison Island (Changuu) by wooden boat, with its giant tortoises and a reef to snorkel':
    'Prison Island (Changuu) im Holzboot, mit Riesenschildkröten und einem Riff zum Schnorcheln',
  'Cloves, vanilla and nutmeg picked from the plant on a spice farm':
    'Nelken, Vanille und Muskat, auf einer Gewürzfarm frisch von der Pflanze gepflückt',
  'Red colobus monkeys and the mangrove boardwalk at Jozani':
    'Rote Stummelaffen und der Mangrovensteg in Jozani',
  'Two nights at Jambiani, where the lagoon empties and fills twice a day':
    'Zwei Nächte in Jambiani, wo sich die Lagune zweimal am Tag leert und füllt',
  'Boat trips follow the tide and may swap places from day to day.':
    'Bootsfahrten richten sich nach den Gezeiten und können die Tage tauschen.',
  'Arrival in Stone Town': 'Ankunft in Stone Town',
  'Transfer from the airport or the ferry (15 to 20 minutes). Leave your bag, get lost for an hour, then meet us at the Old Fort for sunset on the sea front. Supper is yours to choose at Forodhani: grilled octopus, sugar-cane juice, Zanzibar pizza straight off the iron.':
    'Transfer vom Flughafen oder von der Fähre (15 bis 20 Minuten). Stellen Sie die Tasche ab, verlaufen Sie sich eine Stunde lang, dann treffen wir uns zum Sonnenuntergang am Alten Fort an der Uferpromenade. Ihr Abendessen suchen Sie sich in Forodhani aus: gegrillter Oktopus, Zuckerrohrsaft, Sansibar-Pizza direkt vom Blech.',
  'The old town and Prison Island': 'Die Altstadt und Prison Island',
  'Three hours on foot from half past eight: Darajani market, the cathedral on the site of the slave market, carved doors and back courtyards. After lunch a wooden boat to Changuu (30 minutes) for the tortoises and an hour’s snorkelling.':
    'Drei Stunden zu Fuß ab halb neun: Darajani-Markt, die Kathedrale am Ort des Sklavenmarkts, geschnitzte Türen und Hinterhöfe. Nach dem Mittagessen im Holzboot nach Changuu (30 Minuten), zu den Schildkröten und für eine Stunde Schnorcheln.',
  'Spices, Jozani and the east coast': 'Gewürze, Jozani und die Ostküste',
  'Drive to a spice farm near Kizimbani (30 minutes), and eat lunch there from what grows around it. On to Jozani forest (1 hour) for red colobus and mangroves, then to Jambiani (30 minutes) in time to swim or to watch the tide leave.':
    'Fahrt zu einer Gewürzfarm bei Kizimbani (30 Minuten), dort Mittagessen aus dem, was ringsum wächst. Weiter zum Jozani-Wald (1 Stunde) zu Roten Stummelaffen und Mangroven, dann nach Jambiani (30 Minuten), rechtzeitig, um zu schwimmen oder der Flut beim Gehen zuzusehen.',
  'Jambiani at its own pace': 'Jambiani in seinem eigenen Takt',
  'At low water walk out across the flats with a woman from the village who farms seaweed there. At high water snorkel the lagoon from an outrigger under sail (2 hours). The afternoon is free, and the hammock is not charged.':
    'Bei Niedrigwasser gehen Sie mit einer Frau aus dem Dorf, die dort Tang anbaut, übers Watt hinaus. Bei Hochwasser schnorcheln Sie in der Lagune von einem Auslegerboot unter Segel aus (2 Stunden). Der Nachmittag ist frei, und die Hängematte wird nicht berechnet.',
  'Back across the island': 'Zurück über die Insel',
  'A last swim, then the drive to the airport or ferry (1 hour 15 minutes). With an evening departure we stop at Mwanakwerekwe market, where Zanzibaris shop for themselves.':
    'Ein letztes Bad, dann die Fahrt zum Flughafen oder zur Fähre (1 Stunde 15 Minuten). Bei Abreise am Abend halten wir am Mwanakwerekwe-Markt, wo die Leute von Sansibar selbst einkaufen.',
  'Snorkelling at Changuu': 'Schnorcheln vor Changuu',
  'Shallow coral, clear early in the day. Masks on shared boats are well worn; bring your own if you care about the fit.':
    'Flache Korallen, frühmorgens klar. Die Masken auf Gemeinschaftsbooten sind abgenutzt; bringen Sie Ihre eigene mit, wenn sie sitzen soll.',
  'Spice farm walk': 'Rundgang auf der Gewürzfarm',
  'An hour and a half of scratching bark and guessing. Wear shoes, as the paths are red mud after rain.':
    'Anderthalb Stunden Rindenkratzen und Raten. Tragen Sie Schuhe, denn nach Regen sind die Wege roter Schlamm.',
  'About 50 sq km of national park, established in 2004. The colobus live at the forest’s edge and ignore people who stand still.':
    'Rund 50 km² Nationalpark, 2004 gegründet. Die Stummelaffen leben am Waldrand und beachten niemanden, der stillsteht.',
  'Lagoon sail': 'Segeln in der Lagune',
  'Stone Town’s past, told plainly': 'Stone Towns Vergangenheit, offen erzählt',
  'Sultans, merchants and the trade in people. The exhibition beside the cathedral takes an hour and deserves it.':
    'Sultane, Kaufleute und der Handel mit Menschen. Die Ausstellung neben der Kathedrale dauert eine Stunde und verdient sie.',
  'Market mornings': 'Morgens auf dem Markt',
  'Fish auction, spice rows, second-hand shirts. Ask before you photograph, and buy a mango in return.':
    'Fischauktion, Gewürzreihen, Hemden aus zweiter Hand. Fragen Sie vor dem Foto, und kaufen Sie dafür eine Mango.',
  'Seaweed farmers of Jambiani': 'Die Tangbäuerinnen von Jambiani',
  'The women work between tides, pegging lines in ankle-deep water. Your fee goes to the one who guides you.':
    'Die Frauen arbeiten zwischen den Tiden und pflocken in knöcheltiefem Wasser Leinen fest. Ihr Entgelt geht an die, die Sie führt.',
  'A Swahili plate': 'Ein Swahili-Teller',
  'Coconut rice, cassava leaves, fish in tamarind. On the farm it is eaten from a mat, with the right hand.':
    'Kokosreis, Maniokblätter, Fisch in Tamarinde. Auf der Farm isst man ihn auf der Matte, mit der rechten Hand.',
  'Two people sharing': 'Zu zweit',
  'Travelling solo': 'Allein unterwegs',
  'Two or more': 'Zwei oder mehr',
  'Discounts for 2 or more; ask for the figure for your group.':
    'Rabatte ab 2 Reisenden; fragen Sie nach dem Betrag für Ihre Gruppe.',
  'Available all year. Beds at Jambiani are scarcest in August and around New Year.':
    'Ganzjährig verfügbar. Am knappsten sind Betten in Jambiani im August und um Neujahr.',
  'The price becomes fixed once we have confirmed it to you in writing.':
    'Der Preis steht fest, sobald wir ihn Ihnen schriftlich bestätigt haben.',
  'One rucksack is enough.': 'Ein Rucksack reicht.',
  'Clothes that cover shoulders and knees, for town and villages':
    'Kleidung, die Schultern und Knie bedeckt, für Stadt und Dörfer',
  'Swimwear, for the beach only': 'Badesachen, nur für den Strand',
  'Reef shoes against sea urchins': 'Riffschuhe gegen Seeigel',
  'Mask and snorkel, if you own them': 'Maske und Schnorchel, falls vorhanden',
  'Light rain jacket, March to May and November': 'Leichte Regenjacke, März bis Mai und November',
  'Mosquito repellent for the evenings': 'Mückenschutz für die Abende',
  'Head torch, as power cuts happen': 'Stirnlampe, denn der Strom fällt manchmal aus',
  'Cash in small notes; few places at this price take cards':
    'Bargeld in kleinen Scheinen; in dieser Preisklasse nehmen wenige Karten',
  'Cloth bag, because plastic carriers are banned': 'Stoffbeutel, denn Plastiktüten sind verboten',
  'Copies of passport, visa and insurance papers': 'Kopien von Pass, Visum und Versicherungspapieren',
  'Four nights in guest houses, double or twin room with fan and mosquito net':
    'Vier Nächte in Pensionen, Doppel- oder Zweibettzimmer mit Ventilator und Moskitonetz',
  'Breakfast daily and lunch on the spice farm': 'Täglich Frühstück und Mittagessen auf der Gewürzfarm',
  'Transfers between airport or ferry, Stone Town and Jambiani':
    'Transfers zwischen Flughafen oder Fähre, Stone Town und Jambiani',
  'Guided walk in Stone Town': 'Geführter Rundgang in Stone Town',
  'Shared boat to Prison Island, with entrance fee': 'Gemeinschaftsboot nach Prison Island, mit Eintritt',
  'Spice farm, and entrance and ranger at Jozani': 'Gewürzfarm sowie Eintritt und Ranger in Jozani',
  'Seaweed walk and lagoon sail at Jambiani': 'Gang zu den Tangfeldern und Segeln auf der Lagune in Jambiani',
  'Flights or ferry to Zanzibar': 'Flüge oder Fähre nach Sansibar',
  'Visa, and the inbound insurance that Zanzibar requires of foreign visitors':
    'Visum und die Einreiseversicherung, die Sansibar von ausländischen Gästen verlangt',
  'Other lunches, dinners and drinks': 'Andere Mittag- und Abendessen und Getränke',
  'Snorkel and fin hire': 'Leihgebühr für Schnorchel und Flossen',
  'The local infrastructure tax per night, where the house charges it on the spot':
    'Die örtliche Infrastrukturabgabe pro Nacht, wo das Haus sie vor Ort erhebt',
  'Stone Town, Jozani and Jambiani, Zanzibar': 'Stone Town, Jozani und Jambiani, Sansibar',
  'Guest house in Stone Town': 'Pension in Stone Town',
  'Beach guest house in Jambiani': 'Strandpension in Jambiani',
  'A ngalawa, the narrow outrigger of this coast, with a patched sail and a captain who bails as he talks.':
    'Eine Ngalawa, das schmale Auslegerboot dieser Küste, mit geflicktem Segel und einem Kapitän, der beim Reden Wasser schöpft.',
  'For other dates, extra nights or a private car, phone {phone}, send a WhatsApp message to {whatsapp} or e-mail {email}; we customise every part of this trip.':
    'Für andere Termine, weitere Nächte oder einen eigenen Wagen erreichen Sie uns unter {phone}, per WhatsApp an {whatsapp} oder per E-Mail an {email}; wir passen jeden Teil dieser Reise an.',
  'Stone Town, a spice farm, Prison Island, Jozani’s red colobus and two nights by the tide at Jambiani: {days} days from {price} per person for two.':
    'Stone Town, eine Gewürzfarm, Prison Island, die Stummelaffen von Jozani und zwei Nächte an den Gezeiten von Jambiani: {days} Tage ab {price} pro Person zu zweit.',
  '{days} days in Zanzibar on a small budget': '{days} Tage Sansibar für wenig Geld',
  None: 'Keine',
};
