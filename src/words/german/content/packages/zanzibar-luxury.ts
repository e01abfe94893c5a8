/** The package /zanzibar_luxury. */
export const zanzibarLuxury: Readonly<Record<string, string>> = {
  'A week with the door closed: your own guide in town, your own boat on the reef, and a villa a few steps from the water.':
    'Eine Woche hinter geschlossener Tür: ein eigener Guide in der Stadt, ein eigenes Boot am Riff und eine Villa wenige Schritte vom Wasser.',
  'Runs all year; dry with a cooling wind June to October, glassy sea in February, some hotels shut in April and May.':
    'Ganzjährig; trocken mit kühlendem Wind von Juni bis Oktober, spiegelglattes Meer im Februar, im April und Mai sind manche Hotels geschlossen.',
  'Privacy is the luxury on a busy island. Everything below is for you alone, except the sea.':
    'Auf einer vollen Insel ist Ungestörtheit der Luxus. Alles hier ist für Sie allein, außer dem Meer.',
  'Two nights in a grand old house on Stone Town’s sea front':
    'Zwei Nächte in einem herrschaftlichen alten Haus am Meer in Stone Town',
  'Four nights in a villa on the north-east coast, with the reef on the horizon':
    'Vier Nächte in einer Villa an der Nordostküste, das Riff am Horizont',
  'A private boat to Mnemba’s waters, leaving before the crowd':
    'Ein Privatboot in die Gewässer von Mnemba, Abfahrt vor der Menge',
  'Lunch on a sandbank that will be gone by four o’clock':
    'Mittagessen auf einer Sandbank, die es um 16 Uhr nicht mehr gibt',
  'A spice garden walked with the cook who will use what you pick':
    'Ein Gang durch den Gewürzgarten mit dem Koch, der verwendet, was Sie pflücken',
  'Two treatments in the spa, timed as you please': 'Zwei Behandlungen im Spa, wann immer Sie mögen',
  'Arrival by the sea front': 'Ankunft am Meer',
  'One of us meets you in the arrivals hall and stays until the bags are yours. Twenty minutes later: tea, high ceilings, and the dhows going out for the night’s fishing.':
    'Jemand von uns erwartet Sie in der Ankunftshalle und bleibt, bis Sie Ihr Gepäck haben. Zwanzig Minuten später: Tee, hohe Decken und die Daus, die zum nächtlichen Fischfang auslaufen.',
  'The town with a historian’s eye': 'Die Stadt mit dem Blick eines Historikers',
  'Spices, and north-east': 'Gewürze, und nach Nordosten',
  'To the spice country with a cook (30 minutes), who makes lunch of it, and on to the coast (1 hour). The rest of the day is spent looking at the villa’s pool and then at the sea.':
    'Mit einem Koch ins Land der Gewürze (30 Minuten), der daraus das Mittagessen macht, dann weiter an die Küste (1 Stunde). Den Rest des Tages betrachtet man erst den Pool der Villa und dann das Meer.',
  'Mnemba, early': 'Mnemba, früh',
  'Boat from the beach at half past six (20 to 30 minutes). Two dives or two snorkels on the atoll’s edge, where the water drops from turquoise to ink. Home before the day boats are full.':
    'Um halb sieben mit dem Boot vom Strand (20 bis 30 Minuten). Zwei Tauchgänge oder zweimal Schnorcheln am Rand des Atolls, wo das Wasser von Türkis in Tinte abfällt. Zurück, bevor die Ausflugsboote voll sind.',
  'Nothing, well done': 'Nichts, und das gut gemacht',
  'Spa, hammock, reading. A table for two on the sand in the evening, moved by the waiters as the tide decides.':
    'Spa, Hängematte, Lesen. Am Abend ein Tisch für zwei im Sand, den die Kellner verrücken, wie die Flut es will.',
  'Sandbank lunch': 'Mittagessen auf der Sandbank',
  'By car to Fumba in the south-west (1 hour 45 minutes) and out into Menai Bay by private boat. Snorkelling, grilled slipper lobster when it is in season, and a bar of sand with nobody else’s footprints.':
    'Mit dem Wagen nach Fumba im Südwesten (1 Stunde 45 Minuten) und mit dem Privatboot hinaus in die Menai-Bucht. Schnorcheln, gegrillter Bärenkrebs, wenn er Saison hat, und eine Sandbank ohne fremde Fußspuren.',
  'Leaving late': 'Späte Abreise',
  'The villa is yours until two. Transfer to the airport (1 hour 15 minutes), where we see you through.':
    'Die Villa gehört Ihnen bis 14 Uhr. Transfer zum Flughafen (1 Stunde 15 Minuten), durch den wir Sie begleiten.',
  'Private boat, one guide to two guests. Visibility is best from October to March, and good for most of the year.':
    'Privatboot, ein Guide für zwei Gäste. Die Sicht ist von Oktober bis März am besten und fast das ganze Jahr über gut.',
  'Thirty feet of mangrove and mango wood, cushions, a lateen sail, and no engine once out of the harbour.':
    'Gut neun Meter Mangroven- und Mangoholz, Kissen, ein Lateinersegel und außerhalb des Hafens kein Motor.',
  'Clove scrub, coconut oil, and a pavilion open on the side of the sea.':
    'Nelkenpeeling, Kokosöl und ein Pavillon, der zum Meer hin offen ist.',
  'Deep-sea morning': 'Ein Morgen auf hoher See',
  'By request: trolling off the north cape from August to March, catch and release for billfish.':
    'Auf Wunsch: von August bis März Schleppangeln vor der Nordspitze; Speerfische werden wieder freigelassen.',
  'Behind the doors': 'Hinter den Türen',
  'A courtyard, a tailor’s upper floor, a private prayer room: arranged with their owners, who set the rules.':
    'Ein Innenhof, das Obergeschoss eines Schneiders, ein privater Gebetsraum: abgesprochen mit den Besitzern, und die setzen die Regeln.',
  'Oud and qanun on the roof': 'Oud und Qanun auf dem Dach',
  'Perfume at the blender’s': 'Parfüm beim Mischer',
  'Oud, ylang-ylang, jasmine and clove. You leave with a small bottle of your own mistake.':
    'Oud, Ylang-Ylang, Jasmin und Nelke. Sie gehen mit einem Fläschchen Ihres ganz eigenen Irrtums.',
  'Mtoni Palace at opening time': 'Der Mtoni-Palast zur Öffnungszeit',
  'The ruin is best with nobody in it and the light still low over the channel.':
    'Die Ruine ist am schönsten, wenn niemand darin ist und das Licht noch flach über dem Kanal liegt.',
  Honeymoons: 'Flitterwochen',
  'Tell us; the table on the sand then comes with fewer questions and more candles.':
    'Sagen Sie es uns; der Tisch im Sand kommt dann mit weniger Fragen und mehr Kerzen.',
  'Certified dives and deep-sea fishing': 'Tauchgänge mit Tauchschein und Hochseeangeln',
  'Available all year. From mid-April to late May some of the best houses close; we then propose others of the same class.':
    'Ganzjährig verfügbar. Von Mitte April bis Ende Mai schließen einige der besten Häuser; dann schlagen wir andere derselben Klasse vor.',
  'We tell you of peak supplements from 20 December to 5 January before you book.':
    'Zuschläge für die Festtage vom 20. Dezember bis 5. Januar nennen wir Ihnen, bevor Sie buchen.',
  'Less than you think, lighter than you think.': 'Weniger, als Sie denken, und leichter, als Sie denken.',
  'Linen or cotton, and one thing to dress up in': 'Leinen oder Baumwolle, und etwas zum Feinmachen',
  'Shawl or jacket for shoulders in town': 'Tuch oder Jacke für die Schultern in der Stadt',
  'Two swimsuits': 'Zweimal Badesachen',
  'Sandals that may get wet': 'Sandalen, die nass werden dürfen',
  'Sun hat that stays on in a boat': 'Sonnenhut, der auch im Boot hält',
  'Diving card and logbook, if you dive': 'Tauchschein und Logbuch, falls Sie tauchen',
  'Own mask, if you are particular': 'Eigene Maske, falls Sie eigen sind',
  'Sunglasses with a cord': 'Sonnenbrille mit Band',
  'Books, on paper or otherwise': 'Bücher, auf Papier oder anders',
  'Repellent for dusk': 'Mückenschutz für die Dämmerung',
  'Prescription medicines in hand luggage': 'Verschriebene Medikamente im Handgepäck',
  'Two nights in a suite, four in a villa': 'Zwei Nächte in einer Suite, vier in einer Villa',
  'Full board on the coast; breakfast and dinner in town':
    'Vollpension an der Küste; in der Stadt Frühstück und Abendessen',
  'Private car, boats and guides as described': 'Eigener Wagen, Boote und Guides wie beschrieben',
  'Two snorkelling trips with equipment and marine fees':
    'Zwei Schnorchelausflüge mit Ausrüstung und Meeresschutzgebühren',
  'Two spa treatments per person': 'Zwei Spa-Behandlungen pro Person',
  'Help at the airport, on arrival and departure': 'Hilfe am Flughafen, bei Ankunft und Abflug',
  Flights: 'Flüge',
  'Visa, and the insurance that Zanzibar asks visitors to buy before arrival':
    'Visum und die Versicherung, die Gäste Sansibars vor der Ankunft abschließen sollen',
  'Scuba diving and fishing': 'Gerätetauchen und Angeln',
  'Imported wines and spirits': 'Importierte Weine und Spirituosen',
  'Infrastructure tax and tips': 'Infrastrukturabgabe und Trinkgelder',
  'Stone Town and the north-east coast, Zanzibar': 'Stone Town und die Nordostküste, Sansibar',
  'A private walk at your pace (about 3 hours), with doors opened that are usually shut. The afternoon belongs to the roof terrace. Sunset from a jahazi, the big trading dhow (2 hours).':
    'Ein privater Rundgang in Ihrem Tempo (etwa 3 Stunden), bei dem sich Türen öffnen, die sonst geschlossen sind. Der Nachmittag gehört der Dachterrasse. Sonnenuntergang auf einer Jahazi, der großen Handels-Dau (2 Stunden).',
  'Villa on the north-east coast': 'Villa an der Nordostküste',
  'Sunset jahazi': 'Jahazi bei Sonnenuntergang',
  'Two musicians, an hour of taarab at dusk, and an explanation of the words if you want it.':
    'Zwei Musiker, eine Stunde Taarab in der Dämmerung und, wenn Sie mögen, eine Erklärung der Worte.',
  'This trip is customised for every guest. Begin with a call to {phone}, a WhatsApp message to {whatsapp} or an e-mail to {email}.':
    'Diese Reise wird für jeden Gast gestaltet. Beginnen Sie mit einem Anruf unter {phone}, einer WhatsApp-Nachricht an {whatsapp} oder einer E-Mail an {email}.',
  '{days} days in Zanzibar with private boats and guides: a palace-style hotel in Stone Town, then a villa facing Mnemba’s reef. {price} per person.':
    '{days} Tage auf Sansibar mit Privatbooten und eigenen Guides: ein Palasthotel in Stone Town, dann eine Villa vor dem Riff von Mnemba. {price} pro Person.',
  'Zanzibar Blissful Escape: {days} slow, private days':
    'Zanzibar Blissful Escape: {days} langsame, private Tage',
};
