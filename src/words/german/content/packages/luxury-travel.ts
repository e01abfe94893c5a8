/** The package /luxury_travel. */
export const luxuryTravel: Readonly<Record<string, string>> = {
  'Few moves, late breakfasts after early drives, and a guide and car of your own from the first morning to the last.':
    'Wenige Umzüge, spätes Frühstück nach frühen Fahrten und ein eigener Guide mit eigenem Wagen vom ersten Morgen bis zum letzten.',
  'Runs all year: high season June to October, calving on the plains January to March, fewest cars in April, May and November.':
    'Das ganze Jahr: Hochsaison Juni bis Oktober, Kälberzeit in den Ebenen Januar bis März, die wenigsten Autos im April, Mai und November.',
  'a person, in a group of four': 'pro Person in einer Vierergruppe',
  'Airport transfers': 'Flughafentransfers',
  'Luxury Accommodations': 'Luxusunterkünfte',
  'What you pay for here is time: two or three nights in a place, and the freedom to stay out when something happens.':
    'Was Sie hier bezahlen, ist Zeit: zwei oder drei Nächte an einem Ort und die Freiheit, draußen zu bleiben, wenn etwas geschieht.',
  'Two nights inside Tarangire, so that you are among the elephants before the day visitors':
    'Zwei Nächte mitten in Tarangire, sodass Sie vor den Tagesgästen bei den Elefanten sind',
  'Two nights on the rim of Ngorongoro, first at the gate in the morning':
    'Zwei Nächte am Rand des Ngorongoro, morgens als Erste am Tor',
  'Three nights in the Serengeti, with one full day given to wherever the herds are':
    'Drei Nächte in der Serengeti, mit einem ganzen Tag dort, wo die Herden gerade sind',
  'Night sounds through canvas, hot water in a proper bathroom':
    'Die Laute der Nacht durch Zeltstoff, heißes Wasser in einem richtigen Bad',
  'Lunches laid under a tree instead of boxes on your knees':
    'Mittagessen an einem Tisch unterm Baum statt Boxen auf den Knien',
  'A coffee farm below Mount Meru': 'Eine Kaffeefarm unter dem Mount Meru',
  'Met at Kilimanjaro airport and driven to the lodge (1 hour). Depending on your flight there is time for a walk through the coffee rows or only for a bath.':
    'Abholung am Flughafen Kilimandscharo und Fahrt zur Lodge (1 Stunde). Je nach Flug bleibt Zeit für einen Gang durch die Kaffeereihen oder nur noch für ein Bad.',
  'South to Tarangire': 'Südwärts nach Tarangire',
  'A civilised start at nine, 120 km (2.5 hours), and a drive through the north of the park to a late lunch in camp. From four o’clock, the river: elephants come down in files and dig when it is dry.':
    'Aufbruch zu zivilisierter Zeit um neun, 120 km (2,5 Stunden) und eine Fahrt durch den Norden des Parks zum späten Mittagessen im Camp. Ab 16 Uhr der Fluss: Elefanten kommen im Gänsemarsch herab und graben, wenn er trocken ist.',
  'A whole day in Tarangire': 'Ein ganzer Tag in Tarangire',
  'Out at six towards Silale swamp, with bush breakfast. Tree-climbing pythons, fringe-eared oryx, lions that prefer the swamp’s edge. Walk from camp with a ranger in the afternoon, where the camp is licensed for it.':
    'Um sechs hinaus zum Silale-Sumpf, mit Frühstück im Busch. Pythons, die auf Bäume klettern, Büschelohr-Oryx, Löwen, denen der Rand des Sumpfes lieber ist. Nachmittags zu Fuß vom Camp aus mit einem Ranger, sofern das Camp dafür zugelassen ist.',
  'Lake Manyara to the crater rim': 'Lake Manyara und hinauf zum Kraterrand',
  'Two hours to Manyara for the forest and the lake shore, lunch in Karatu, then up to the rim (1.5 hours) by sunset. Fires are lit in the rooms; you will be glad of them.':
    'Zwei Stunden nach Manyara, zum Wald und ans Seeufer, Mittagessen in Karatu, dann bis Sonnenuntergang hinauf zum Rand (1,5 Stunden). In den Zimmern brennt Feuer; Sie werden dankbar dafür sein.',
  'Down into Ngorongoro': 'Hinunter in den Ngorongoro',
  'At the barrier by six, on the floor (610 m below) with the first sun. Six hours, with a set table for lunch at a quiet spring. Back up before the queue, and nothing else planned.':
    'Um sechs an der Schranke, mit der ersten Sonne auf dem Kraterboden (610 m tiefer). Sechs Stunden, mit gedecktem Mittagstisch an einer stillen Quelle. Wieder oben, bevor sich die Schlange bildet, und sonst nichts geplant.',
  'By Olduvai to the Serengeti': 'Über Olduvai in die Serengeti',
  'An hour at the gorge with one of its own guides, then over the plains and by Naabi Hill to Seronera (5 hours in all, with a picnic on a kopje where stepping out is allowed).':
    'Eine Stunde an der Schlucht mit einem ihrer eigenen Guides, dann über die Ebenen und am Naabi Hill vorbei nach Seronera (insgesamt 5 Stunden, mit Picknick auf einem Kopje, wo man aussteigen darf).',
  'Cats and kopjes': 'Katzen und Kopjes',
  'Balloon at dawn if you have booked it. Otherwise a drive along the river for leopards, brunch in camp, and Moru kopjes in the late light.':
    'Im Morgengrauen der Ballon, wenn Sie ihn gebucht haben. Sonst eine Fahrt am Fluss entlang zu den Leoparden, Brunch im Camp und im späten Licht die Moru-Kopjes.',
  'After the herds': 'Den Herden nach',
  'A full day with packed breakfast and lunch in the direction the season gives: south to Ndutu from January to March, west to the Grumeti in June, north to Lobo in July and November (2 to 3 hours each way). In August and September the herds are up on the Mara, too far for a day; ask us to move this night to Kogatende.':
    'Ein ganzer Tag mit Frühstück und Mittagessen im Gepäck, wohin die Jahreszeit weist: von Januar bis März südwärts nach Ndutu, im Juni westwärts zum Grumeti, im Juli und November nordwärts nach Lobo (2 bis 3 Stunden je Strecke). Im August und September stehen die Herden oben am Mara, zu weit für einen Tag; bitten Sie uns, diese Nacht nach Kogatende zu verlegen.',
  'Home, by road or by air': 'Heimwärts, auf der Straße oder in der Luft',
  'By road to Arusha with lunch in Karatu (7 to 8 hours). Most guests prefer to pay for a seat on the light aircraft from Seronera, which takes a little over an hour and leaves time for one more drive.':
    'Auf der Straße nach Arusha mit Mittagessen in Karatu (7 bis 8 Stunden). Die meisten Gäste zahlen lieber für einen Platz im Kleinflugzeug ab Seronera, das gut eine Stunde braucht und Zeit für eine letzte Pirschfahrt lässt.',
  'Private game drives': 'Private Pirschfahrten',
  'Four people at most, in a car with charging points, a fridge and beanbags for long lenses.':
    'Höchstens vier Personen, in einem Wagen mit Ladebuchsen, Kühlschrank und Bohnensäcken für lange Objektive.',
  'Balloon over Seronera': 'Ballonfahrt über Seronera',
  'About an hour in the air and breakfast afterwards. Extra, weather permitting, booked months ahead for July to September.':
    'Etwa eine Stunde in der Luft, danach Frühstück. Gegen Aufpreis, sofern das Wetter mitspielt; für Juli bis September Monate vorher zu buchen.',
  'Walking in Tarangire': 'Zu Fuß in Tarangire',
  'One to three hours with an armed ranger, for guests over 12.':
    'Eine bis drei Stunden mit bewaffnetem Ranger, für Gäste über 12 Jahre.',
  'Coffee, from bush to cup': 'Kaffee, vom Strauch in die Tasse',
  'An hour on the Arusha farm: picking in season, pulping, roasting in a pan, and drinking.':
    'Eine Stunde auf der Farm bei Arusha: Pflücken in der Saison, Entpulpen, Rösten in der Pfanne und Trinken.',
  'Olduvai with its guides': 'Olduvai mit seinen Guides',
  'Finds, layers, and the arguments that still go on about them.':
    'Funde, Schichten und der Streit, der darüber noch immer geführt wird.',
  'We name the houses when we confirm, because the best choice depends on the month. These are the standards we hold them to.':
    'Die Häuser nennen wir mit der Bestätigung, denn die beste Wahl hängt vom Monat ab. An diesen Maßstäben messen wir sie.',
  'Arusha, 1 night': 'Arusha, 1 Nacht',
  'A cottage in a coffee garden: big bath, wide veranda, quiet enough to sleep off a long flight.':
    'Ein Häuschen im Kaffeegarten: große Wanne, breite Veranda, still genug, um einen langen Flug auszuschlafen.',
  'Tarangire, 2 nights': 'Tarangire, 2 Nächte',
  'Canvas rooms on decks inside the park, with solid beds, private bathroom and an escort after dark. Elephants have right of way to the pool.':
    'Zeltzimmer auf Holzdecks im Park, mit soliden Betten, eigenem Bad und Begleitung nach Einbruch der Dunkelheit. Auf dem Weg zum Pool haben Elefanten Vorfahrt.',
  'Ngorongoro, 2 nights': 'Ngorongoro, 2 Nächte',
  'Stone and timber on the rim, windows over the crater, a stove or fireplace in the room.':
    'Stein und Holz am Kraterrand, Fenster zum Krater, ein Ofen oder Kamin im Zimmer.',
  'Serengeti, 3 nights': 'Serengeti, 3 Nächte',
  'A small camp of walk-in tents, hot showers, and dinner at one long table or at your own.':
    'Ein kleines Camp: Zelte mit Stehhöhe, heiße Duschen und Abendessen an langer Tafel oder am eigenen Tisch.',
  'Per person': 'Pro Person',
  '{price} for {days} days, based on 4 travelling together.':
    '{price} für {days} Tage, wenn 4 zusammen reisen.',
  'Two or three travellers': 'Zwei oder drei Reisende',
  'One car shared by fewer people costs each more; we quote on request.':
    'Teilen sich weniger Leute einen Wagen, zahlt jeder mehr; Preis auf Anfrage.',
  'Flight from Seronera on day 9': 'Flug ab Seronera am Tag 9',
  'Extra, at the airline’s fare on the day of booking.':
    'Gegen Aufpreis, zum Tarif der Fluggesellschaft am Tag der Buchung.',
  'Available all year. In July, August and the last week of December the good camps are full six months ahead.':
    'Ganzjährig verfügbar. Im Juli, im August und in der letzten Dezemberwoche sind die guten Camps sechs Monate im Voraus voll.',
  'Park fees are part of the price at the rates known when we confirm.':
    'Parkgebühren sind im Preis, in der bei Bestätigung bekannten Höhe.',
  'Camps wash clothes daily, so half of what you think of is enough.':
    'Die Camps waschen täglich, also reicht die Hälfte dessen, was Sie planen.',
  'Three sets of clothes in muted colours': 'Drei Garnituren Kleidung in gedeckten Farben',
  'Down or fleece jacket for dawn and the rim': 'Daunen- oder Fleecejacke für Morgen und Kraterrand',
  'One outfit for dinner, as informal as you like': 'Etwas fürs Abendessen, so zwanglos, wie Sie mögen',
  'Closed shoes for walking, soft shoes for camp': 'Geschlossene Schuhe zum Gehen, weiche Schuhe fürs Camp',
  Swimsuit: 'Badeanzug oder Badehose',
  'Wide-brimmed hat and a scarf for dust': 'Hut mit breiter Krempe und ein Tuch gegen den Staub',
  'Sunglasses and sun cream': 'Sonnenbrille und Sonnencreme',
  'Binoculars, 8x or 10x': 'Fernglas, 8x oder 10x',
  'Camera, spare cards and batteries': 'Kamera, Ersatzkarten und Akkus',
  'UK-type three-pin adapter': 'Dreipoliger Adapter (britischer Typ)',
  'Personal medicines in hand luggage': 'Persönliche Medikamente im Handgepäck',
  'Soft bag of at most 15 kg, if you fly out': 'Weiche Tasche von höchstens 15 kg, falls Sie zurückfliegen',
  'Eight nights in lodges and tented camps as described':
    'Acht Nächte in Lodges und Zeltcamps wie beschrieben',
  'All meals as listed, with drinking water, tea and coffee':
    'Alle Mahlzeiten wie angegeben, mit Trinkwasser, Tee und Kaffee',
  'Private four-wheel drive and guide throughout': 'Durchgehend eigener Geländewagen und Guide',
  'Park, conservation area, concession and crater fees':
    'Gebühren für Parks, Schutzgebiet, Konzession und Krater',
  'Walking fees in Tarangire and the guide at Olduvai':
    'Gebühren für Fußsafaris in Tarangire und der Guide in Olduvai',
  'Laundry in the camps': 'Wäsche in den Camps',
  'Wine, beer and spirits': 'Wein, Bier und Spirituosen',
  'Tips for guides and camp staff': 'Trinkgelder für Guides und Camp-Team',
  'Arusha, Tarangire, Ngorongoro and Serengeti': 'Arusha, Tarangire, Ngorongoro und Serengeti',
  'Lodge on a coffee farm near Arusha': 'Lodge auf einer Kaffeefarm bei Arusha',
  'Tented lodge inside Tarangire': 'Zeltlodge in Tarangire',
  'Same tented lodge': 'Dieselbe Zeltlodge',
  'Breakfast, lunch': 'Frühstück, Mittagessen',
  'Everything here can be changed. Talk to us on {phone}, on WhatsApp at {whatsapp} or by e-mail at {email} and we will customise the route, the rooms and the pace.':
    'Alles hier lässt sich ändern. Sprechen Sie mit uns unter {phone}, per WhatsApp an {whatsapp} oder per E-Mail an {email}, und wir passen Route, Zimmer und Tempo an.',
  '{days} days in good lodges and tented camps, with three nights in the Serengeti and two on the crater rim. {price} per person, based on 4, all year.':
    '{days} Tage in guten Lodges und Zeltcamps, davon drei Nächte in der Serengeti und zwei am Kraterrand. {price} pro Person, bei 4 Reisenden, das ganze Jahr.',
  'Luxury on the northern circuit: a private safari of {days} days':
    'Luxus im Norden: {days} Tage private Safari',
};
