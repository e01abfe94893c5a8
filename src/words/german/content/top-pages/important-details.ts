/** The page important-details. */
export const importantDetails: Readonly<Record<string, string>> = {
  'Visit Tanzania': 'Tansania besuchen',
  'What to settle before you fly: when to come, which papers, which vaccinations, how to pay.':
    'Was vor dem Abflug zu klären ist: wann Sie kommen, welche Papiere, welche Impfungen, wie Sie zahlen.',
  'Rules on entry, health and money change without much notice. What follows was written in November 2026; the official pages beside each part have the last word, and your embassy the one after that.':
    'Vorschriften zu Einreise, Gesundheit und Geld ändern sich ohne lange Ankündigung. Was folgt, wurde im November 2026 geschrieben; die amtlichen Seiten neben jedem Teil haben das letzte Wort, und Ihre Botschaft das danach.',
  Seasons: 'Jahreszeiten',
  'Visa and entry': 'Visum und Einreise',
  'Yellow fever': 'Gelbfieber',
  Health: 'Gesundheit',
  Safety: 'Sicherheit',
  'Signal and power': 'Netz und Strom',
  Packing: 'Gepäck',
  'Questions before the journey': 'Fragen vor der Reise',
  'Prices follow the rain, and the rain keeps roughly to the calendar.':
    'Die Preise folgen dem Regen, und der Regen hält sich ungefähr an den Kalender.',
  'Two dry spells and two rains: short rains in November and December, long rains from March to May.':
    'Zwei trockene Zeiten und zwei Regenzeiten: die kleine im November und Dezember, die große von März bis Mai.',
  'High: June to October': 'Hochsaison: Juni bis Oktober',
  'Dry, cool in the morning, dusty by noon. Animals gather at what water is left and the grass is short. Lodges in the Serengeti fill half a year ahead.':
    'Trocken, morgens kühl, mittags staubig. Die Tiere sammeln sich an dem Wasser, das noch da ist, und das Gras ist kurz. Die Lodges in der Serengeti sind ein halbes Jahr im Voraus voll.',
  'Regular: January to March': 'Normalsaison: Januar bis März',
  'Warm and mostly dry until the middle of March. Wildebeest calve in the southern Serengeti. Diving is good and the sea is calm.':
    'Warm und bis Mitte März meist trocken. In der südlichen Serengeti kalben die Gnus. Das Tauchen ist gut und das Meer ruhig.',
  'Low: November to December, April and May': 'Nebensaison: November bis Dezember, April und Mai',
  'November’s rain falls in the afternoon; April’s can fall all day. Green hills, few vehicles, lower prices. Some camps shut in April and May.':
    'Der Novemberregen fällt am Nachmittag; der im April kann den ganzen Tag fallen. Grüne Hügel, wenige Fahrzeuge, niedrigere Preise. Manche Camps schließen im April und Mai.',
  'Who needs one': 'Wer eines braucht',
  'Most visitors do. You apply on the immigration department’s own site, with a passport scan, a photograph and a card. Sites that look like it charge more for nothing.':
    'Die meisten. Sie beantragen es auf der Seite der Einwanderungsbehörde selbst, mit einem Scan des Passes, einem Foto und einer Kreditkarte. Seiten, die so ähnlich aussehen, verlangen mehr und leisten nichts dafür.',
  'Allow three weeks. Many nationalities may also buy the visa on arrival at the larger airports; some must apply ahead in every case.':
    'Rechnen Sie mit drei Wochen. Viele können das Visum je nach Staatsangehörigkeit auch an den größeren Flughäfen kaufen; manche müssen es immer vorher beantragen.',
  'What it costs': 'Was es kostet',
  'An ordinary single-entry visa has been 50 US dollars for years, and 100 for citizens of the United States. Check before you pay.':
    'Ein gewöhnliches Visum für eine Einreise kostet seit Jahren 50 US-Dollar, für Staatsangehörige der Vereinigten Staaten 100. Prüfen Sie es, bevor Sie zahlen.',
  Passport: 'Reisepass',
  'Valid for six months from the day you arrive, with two empty pages.':
    'Gültig noch sechs Monate ab dem Tag der Ankunft, mit zwei leeren Seiten.',
  'The visa is the same. Since October 2024 Zanzibar also asks every foreign visitor for its own inbound travel insurance, bought online beforehand, whatever policy you have at home. The mainland has announced a rule of the same kind: check before you fly.':
    'Das Visum ist dasselbe. Seit Oktober 2024 verlangt Sansibar außerdem von jedem ausländischen Gast eine eigene Einreiseversicherung, vorab online gekauft, gleich, welche Police Sie zu Hause haben. Das Festland hat eine Vorschrift derselben Art angekündigt: Sehen Sie vor dem Abflug nach.',
  'At customs': 'Beim Zoll',
  'Plastic carrier bags are banned and taken away at the airport; small clear bags for liquids may pass. Drones need a permit from the civil aviation authority, and the parks do not allow them.':
    'Tragetaschen aus Plastik sind verboten und werden am Flughafen abgenommen; kleine durchsichtige Beutel für Flüssigkeiten kommen unter Umständen durch. Drohnen brauchen eine Genehmigung der Luftfahrtbehörde; die Parks erlauben sie nicht.',
  'Present in most of the country all year, rare on high ground. Tablets, repellent and long sleeves at dusk; see a doctor the same day about any fever within three months of the journey.':
    'Kommt in den meisten Landesteilen ganzjährig vor, in der Höhe selten. Tabletten, Mückenschutz und lange Ärmel in der Dämmerung; mit jedem Fieber innerhalb von drei Monaten nach der Reise noch am selben Tag zum Arzt.',
  Vaccinations: 'Impfungen',
  'See a travel clinic six to eight weeks ahead. Hepatitis A, typhoid and tetanus are the usual ones; rabies for longer stays.':
    'Gehen Sie sechs bis acht Wochen vorher zur reisemedizinischen Beratung. Üblich sind Hepatitis A, Typhus und Tetanus; Tollwut bei längeren Aufenthalten.',
  'Water and food': 'Wasser und Essen',
  'Drink bottled, boiled or filtered water. Eat what is hot or what you have peeled.':
    'Trinken Sie abgefülltes, abgekochtes oder gefiltertes Wasser. Essen Sie Heißes oder selbst Geschältes.',
  'Height and sun': 'Höhe und Sonne',
  'The rim of Ngorongoro lies above 2,200 m: cold at night, fierce sun by day. On Kilimanjaro and Meru go slowly and tell the guide of every headache.':
    'Der Rand des Ngorongoro liegt über 2.200 m: nachts kalt, tagsüber grelle Sonne. Gehen Sie am Kilimandscharo und am Meru langsam und melden Sie dem Guide jeden Kopfschmerz.',
  Insurance: 'Versicherung',
  'One that pays for evacuation by air. Hospitals that can do more than bandage are in Arusha, Moshi, Dar es Salaam and Zanzibar town. Bring your own medicines, in their boxes.':
    'Eine, die den Rettungsflug bezahlt. Krankenhäuser, die mehr können als verbinden, gibt es in Arusha, Moshi, Daressalam und Sansibar-Stadt. Bringen Sie Ihre eigenen Medikamente mit, in der Schachtel.',
  'In town': 'In der Stadt',
  'Take a taxi after dark, and leave the good watch at home. On the beach at night keep to the part with lights.':
    'Nehmen Sie nach Einbruch der Dunkelheit ein Taxi und lassen Sie die gute Uhr zu Hause. Bleiben Sie nachts am Strand dort, wo Licht ist.',
  'With animals': 'Bei den Tieren',
  'Stay in the vehicle unless the guide opens the door. In camp walk with an escort after dark, however close the dinner is.':
    'Bleiben Sie im Fahrzeug, es sei denn, der Guide öffnet die Tür. Gehen Sie im Camp bei Dunkelheit nur in Begleitung, so nah das Essen auch ist.',
  'On the road': 'Auf der Straße',
  'Traffic keeps left and night driving is what hurts people here. We plan to arrive before six.':
    'Man fährt links, und gefährlich sind hier vor allem Nachtfahrten. Wir planen die Ankunft vor 18 Uhr.',
  'In the sea': 'Im Meer',
  'Ask which way the current runs at this tide. No boat trip without life jackets, ours included.':
    'Fragen Sie, wohin die Strömung bei diesem Wasserstand zieht. Keine Bootsfahrt ohne Schwimmwesten, auch bei uns nicht.',
  'Customs and law': 'Sitten und Gesetz',
  'Cover shoulders and knees in towns and villages, above all in Zanzibar and in Ramadan. Ask before you photograph people; never photograph police, soldiers or bridges. Same-sex relations are punishable by law.':
    'Bedecken Sie in Städten und Dörfern Schultern und Knie, vor allem auf Sansibar und im Ramadan. Fragen Sie, bevor Sie Menschen fotografieren; fotografieren Sie nie Polizei, Soldaten oder Brücken. Gleichgeschlechtliche Beziehungen sind strafbar.',
  'Paying us': 'Zahlung an uns',
  'Nothing is paid on this site. The offer names the deposit, the day on which the balance is due, and the account. Never send card numbers by e-mail or message; if an account changes, call us before you pay.':
    'Auf dieser Website wird nichts bezahlt. Das Angebot nennt die Anzahlung, den Tag, an dem der Rest fällig ist, und das Konto. Schicken Sie nie Kartennummern per E-Mail oder Nachricht; ändert sich ein Konto, rufen Sie uns an, bevor Sie zahlen.',
  Shillings: 'Schilling',
  'Shops, markets and restaurants are paid in Tanzanian shillings; since 2025 the law has required it. Change money at banks and bureaux, and keep the slip.':
    'In Läden, auf Märkten und in Restaurants zahlen Sie mit tansanischen Schilling; seit 2025 verlangt es das Gesetz. Wechseln Sie bei Banken und Wechselstuben und heben Sie den Beleg auf.',
  Dollars: 'Dollar',
  'Useful in reserve. Notes that are torn or older than about 2009 are refused.':
    'Nützlich als Reserve. Eingerissene Scheine und solche, die älter sind als etwa 2009, werden abgelehnt.',
  'Cards and machines': 'Kreditkarten und Automaten',
  'There are cash machines in every town and none in the parks. Larger hotels take cards, often with three to five per cent on top.':
    'Geldautomaten gibt es in jeder Stadt und in keinem Park. Größere Hotels nehmen Kreditkarten, oft mit drei bis fünf Prozent Aufschlag.',
  'Park fees': 'Parkgebühren',
  'Included in our packages where the package says so, and paid by us at the gate without cash.':
    'In unseren Paketen enthalten, wo das Paket es sagt, und von uns am Tor bargeldlos bezahlt.',
  'Expected, never owed. For a guide 10 to 20 US dollars a day from the whole vehicle is usual; on a mountain the crew shares a sum that we tell you beforehand.':
    'Erwartet, nie geschuldet. Für einen Guide sind 10 bis 20 US-Dollar am Tag vom ganzen Fahrzeug üblich; am Berg teilt sich die Mannschaft eine Summe, die wir Ihnen vorher nennen.',
  'Towns have good mobile data. In the parks you may find one bar of signal on a hilltop and none behind it. A local SIM card is registered in a shop with your passport and takes twenty minutes; an eSIM bought at home works on the same networks.':
    'In den Städten ist das mobile Internet gut. In den Parks finden Sie vielleicht einen Balken Netz auf der Hügelkuppe und dahinter keinen. Eine örtliche SIM-Karte wird im Laden auf Ihren Pass registriert, das dauert zwanzig Minuten; eine zu Hause gekaufte eSIM läuft in denselben Netzen.',
  'Sockets are the British three-pin kind, 230 volts. Camps that live on solar power charge telephones in the mess tent, at fixed hours.':
    'Die Steckdosen sind die britischen mit drei Stiften, 230 Volt. Camps, die von Solarstrom leben, laden Handys im Speisezelt, zu festen Stunden.',
  'This site stays on your phone: pages, pictures, prices. Open it once in town. Requests that you write without a signal wait on the device and are sent by themselves.':
    'Diese Website bleibt auf Ihrem Handy: Texte, Bilder, Preise. Öffnen Sie sie einmal in der Stadt. Anfragen, die Sie ohne Netz schreiben, warten auf dem Gerät und werden automatisch gesendet.',
  'For eight days in the north and a few by the sea. Each package has a list of its own.':
    'Für acht Tage im Norden und ein paar am Meer. Jedes Paket hat eine eigene Liste.',
  'Passport, copies of it on paper, visa and insurance papers':
    'Reisepass, Kopien davon auf Papier, Visum und Versicherungspapiere',
  'Soft bag, no frame: 15 kg in small planes': 'Weiche Tasche ohne Gestell: 15 kg in kleinen Flugzeugen',
  'Clothes in dull colours; dark blue and black draw tsetse flies':
    'Kleidung in gedeckten Farben; Dunkelblau und Schwarz ziehen Tsetsefliegen an',
  'A warm jacket and a hat for mornings on the crater rim':
    'Eine warme Jacke und eine Mütze für die Morgen am Kraterrand',
  'Closed shoes, and sandals that may get wet': 'Geschlossene Schuhe, und Sandalen, die nass werden dürfen',
  'Something that covers shoulders and knees': 'Etwas, das Schultern und Knie bedeckt',
  'Binoculars, one pair each': 'Ferngläser, für jeden eines',
  'Torch, power bank, three-pin adapter': 'Taschenlampe, Powerbank, Adapter mit drei Stiften',
  'Repellent, reef-safe sun cream, your own medicines':
    'Mückenschutz, riffschonende Sonnencreme, eigene Medikamente',
  'Cloth bags in place of plastic ones': 'Stoffbeutel anstelle von Plastiktüten',
  'When is the best time for a safari?': 'Wann ist die beste Zeit für eine Safari?',
  'June to October if you want animals in numbers and dry roads. January to March for calves in the southern Serengeti and calm sea. April and May for green country, low prices and company that does not mind rain.':
    'Juni bis Oktober, wenn Sie viele Tiere und trockene Straßen wollen. Januar bis März für Kälber in der südlichen Serengeti und ruhiges Meer. April und Mai für grünes Land, niedrige Preise und Gesellschaft, die den Regen nicht scheut.',
  'Can I combine safari and Zanzibar in one week?': 'Kann ich Safari und Sansibar in einer Woche verbinden?',
  'You can, with four nights in the bush and three by the sea, and one flight between. Ten days are kinder. Our packages with both take ten.':
    'Ja, mit vier Nächten im Busch und drei am Meer und einem Flug dazwischen. Zehn Tage sind angenehmer. Unsere Pakete mit beidem dauern zehn.',
  'Do I need a visa, and can I get it at the airport?':
    'Brauche ich ein Visum, und bekomme ich es am Flughafen?',
  'Most travellers need one. Many can buy it on arrival at Kilimanjaro, Dar es Salaam and Zanzibar, but the queue after a night flight is long. Apply online on the immigration department’s site about three weeks ahead.':
    'Die meisten Reisenden brauchen eines. Viele können es bei der Ankunft am Flughafen Kilimandscharo, in Daressalam und auf Sansibar kaufen, doch die Schlange nach einem Nachtflug ist lang. Beantragen Sie es etwa drei Wochen vorher online auf der Seite der Einwanderungsbehörde.',
  'Is the yellow fever vaccination compulsory?': 'Ist die Gelbfieberimpfung Pflicht?',
  'Only if you come from, or spent more than 12 hours in transit in, a country where the disease occurs. It is checked on arrival, sometimes also on the ferry to Zanzibar, so carry the certificate if you have one.':
    'Nur wenn Sie aus einem Land kommen, in dem die Krankheit auftritt, oder dort länger als 12 Stunden im Transit waren. Geprüft wird bei der Ankunft, manchmal auch auf der Fähre nach Sansibar; haben Sie den Impfnachweis, dann nehmen Sie ihn mit.',
  'Is Tanzania safe to travel in?': 'Ist Tansania ein sicheres Reiseland?',
  'Most journeys pass without trouble. Petty theft in towns and road accidents at night are the real risks, and both can be avoided. Read your government’s advice before you book and again before you fly.':
    'Die meisten Reisen verlaufen ohne Zwischenfall. Kleine Diebstähle in der Stadt und Unfälle auf nächtlichen Straßen sind die wirklichen Gefahren, und beide sind vermeidbar. Lesen Sie vor der Buchung und vor dem Abflug die Hinweise Ihrer Regierung.',
  'How do I pay for the journey?': 'Wie bezahle ich die Reise?',
  'Not on this site. You send a request, we answer with an offer in writing, and the offer says how and when to pay. Packages are priced in US dollars per person.':
    'Nicht auf dieser Website. Sie schicken eine Anfrage, wir antworten mit einem schriftlichen Angebot, und darin steht, wie und wann Sie zahlen. Die Preise der Pakete gelten in US-Dollar pro Person.',
  'Can children come on safari?': 'Können Kinder mit auf Safari?',
  'From about five they enjoy it, if the drives are short and there is a pool. Some camps set a higher age, mostly for walks and tents without fences. Tell us the ages and we choose accordingly.':
    'Ab etwa fünf haben sie Freude daran, wenn die Fahrten kurz sind und es einen Pool gibt. Manche Camps setzen das Alter höher an, meist für Wanderungen und Zelte ohne Zaun. Sagen Sie uns, wie alt sie sind, und wir wählen danach aus.',
  'Will my phone work in the parks?': 'Funktioniert mein Handy in den Parks?',
  'Here and there. Expect evenings without a signal. This site works all the same once you have opened it in town, and so do its booking forms.':
    'Hier und da. Stellen Sie sich auf Abende ohne Netz ein. Diese Website funktioniert trotzdem, wenn Sie sie einmal in der Stadt geöffnet haben, und ihre Buchungsformulare auch.',
  'Do I have to speak Swahili?': 'Muss ich Swahili sprechen?',
  'What does the low season really look like?': 'Wie ist die Nebensaison wirklich?',
  'In November, an hour’s storm and a rainbow. In April, mud: some tracks close and some camps shut. Between the two lie months that many guides like best.':
    'Im November eine Stunde Gewitter und ein Regenbogen. Im April Schlamm: Manche Pisten und manche Camps sind geschlossen. Dazwischen liegen Monate, die viele Guides am liebsten haben.',
  'You need the yellow certificate if you come from a country where yellow fever occurs, or have been in transit there for more than 12 hours. This concerns everyone over one year of age. If you come straight from Europe or North America, nobody asks for it.':
    'Sie brauchen den Gelbfieber-Nachweis im gelben Impfpass, wenn Sie aus einem Land kommen, in dem Gelbfieber auftritt, oder dort länger als 12 Stunden im Transit waren. Das betrifft alle, die älter als ein Jahr sind. Kommen Sie direkt aus Europa oder Nordamerika, fragt niemand danach.',
  'The vaccine counts from the tenth day after the injection, and then for life. Kenya, Uganda and Ethiopia are on the list, so a long stop in Nairobi or Addis Ababa may matter.':
    'Die Impfung gilt vom zehnten Tag nach der Spritze an, und dann lebenslang. Kenia, Uganda und Äthiopien stehen auf der Liste, ein langer Aufenthalt in Nairobi oder Addis Abeba kann also eine Rolle spielen.',
  'WHO on yellow fever': 'Die WHO zu Gelbfieber',
  'Immigration department: who needs a visa, how to apply, and how far your application has got.':
    'Einwanderungsbehörde: wer ein Visum braucht, wie man es beantragt und wie weit Ihr Antrag ist.',
  'Park fees, gates and rules.': 'Parkgebühren, Tore und Regeln.',
  'World Health Organization: the disease, the vaccine, the countries.':
    'Weltgesundheitsorganisation: die Krankheit, der Impfstoff, die Länder.',
  'The country’s own travel pages.': 'Die Reiseseiten des Landes selbst.',
  'No. Guides and hotels speak English. But say “shikamoo” to an elder and see what happens. And mind the clock: in Swahili hours are counted from sunrise, so “saa moja”, hour one, is seven in the morning.':
    'Nein. Guides und Hotels sprechen Englisch. Aber sagen Sie „shikamoo“ zu älteren Leuten und sehen Sie, was geschieht. Und achten Sie auf die Uhr: Swahili zählt die Stunden ab Sonnenaufgang, „saa moja“, Stunde eins, ist sieben Uhr morgens.',
  'Before you travel to Tanzania: high and low season, visa, yellow fever and malaria, safety, money, luggage and signal, with the official pages to check.':
    'Vor der Reise nach Tansania: Hoch- und Nebensaison, Visum, Gelbfieber und Malaria, Sicherheit, Geld, Gepäck und Netz, mit den amtlichen Seiten zum Nachprüfen.',
  'Visit Tanzania: seasons, visa, health and money':
    'Reisen nach Tansania: Jahreszeiten, Visum, Gesundheit, Geld',
  'Tanzania National Parks': 'Nationalparks Tansanias (TANAPA)',
  'Tanzania Tourist Board': 'Tourismusbehörde Tansanias',
  'Tanzania eVisa': 'eVisum Tansania',
};
