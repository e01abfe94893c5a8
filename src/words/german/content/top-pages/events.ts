/** The page events. */
export const events: Readonly<Record<string, string>> = {
  Rain: 'Regen',
  'A long table by the water, forty chairs, and nobody in your family who has to carry them.':
    'Ein langer Tisch am Wasser, vierzig Stühle, und niemand in Ihrer Familie, der sie tragen muss.',
  'We feed, house and move people for a living. An event is the same with better tablecloths. You tell us who is coming and what they should remember; we find the place, the cook, the boats and the rain plan.':
    'Wir leben davon, Menschen zu verköstigen, unterzubringen und zu befördern. Ein Fest ist dasselbe mit besseren Tischdecken. Sie sagen uns, wer kommt und was in Erinnerung bleiben soll; wir finden den Ort, den Koch, die Boote und den Plan für den Regen.',
  'The coast round Tanga and Pangani is quiet and made for long evenings. Arusha is easy for guests who fly in. Zanzibar has old courtyards and wide beaches, and the crowds that go with them.':
    'Die Küste um Tanga und Pangani ist still und wie gemacht für lange Abende. Arusha ist bequem für Gäste, die einfliegen. Sansibar hat alte Innenhöfe und weite Strände, und das Gedränge, das dazugehört.',
  'Five packages': 'Fünf Pakete',
  'Each is a starting point, priced as described. Our offer takes account of what you add or leave out.':
    'Jedes ist ein Ausgangspunkt, der Preis gilt für den beschriebenen Umfang. Unser Angebot rechnet ein, was Sie hinzunehmen oder weglassen.',
  'A room, a lunch, a working day.': 'Ein Raum, ein Mittagessen, ein Arbeitstag.',
  'Work in the morning, a boat in the afternoon.': 'Morgens Arbeit, nachmittags ein Boot.',
  'Few people, few interruptions.': 'Wenige Leute, wenige Störungen.',
  'Drums, cloth, spice, and somebody to explain them.':
    'Trommeln, Stoffe, Gewürze, und jemand, der sie erklärt.',
  'You bring the guests. Everything else is ready.': 'Sie bringen die Gäste mit. Alles andere steht bereit.',
  'Where it can be': 'Wo es sein kann',
  'On the beach': 'Am Strand',
  'Barefoot, with lanterns. We look at the tide table before we write the invitation: some beaches are twice as wide at six.':
    'Barfuß, mit Laternen. Wir sehen in die Gezeitentafel, bevor wir die Einladung schreiben: Manche Strände sind um 18 Uhr doppelt so breit.',
  'In camp': 'Im Camp',
  'Canvas, fire and stars, with tents for those who stay. Best for groups that want to be on their own.':
    'Zeltplanen, Feuer und Sterne, mit Zelten für alle, die bleiben. Am besten für Gruppen, die unter sich sein wollen.',
  'In an old house': 'In einem alten Haus',
  'Courtyards and roof terraces in town, for a dinner of twenty or a concert of fifty.':
    'Innenhöfe und Dachterrassen in der Stadt, für ein Essen zu zwanzig oder ein Konzert zu fünfzig.',
  'Tell us about your event': 'Erzählen Sie uns davon',
  'Meetings, retreats, feasts and weddings hosted in Tanzania: where they can be held, what we take off your hands, five packages and how to begin planning.':
    'Tagungen, Klausuren, Feste und Hochzeiten in Tansania: wo sie stattfinden können, was wir Ihnen abnehmen, fünf Pakete und wie Sie mit der Planung beginnen.',
  'Event Packages': 'Veranstaltungspakete',
  'From a working lunch in the shade to a wedding for which you bring nothing but the guests.':
    'Vom Arbeitsessen im Schatten bis zur Hochzeit, zu der Sie nichts mitbringen als die Gäste.',
  'The price is for the event as described. Our offer says for how many guests and in which place, because a beach in August and a courtyard in May are not the same thing.':
    'Der Preis gilt für die Veranstaltung, wie sie beschrieben ist. Unser Angebot sagt, für wie viele Gäste und an welchem Ort, denn ein Strand im August und ein Innenhof im Mai sind nicht dasselbe.',
  'For the meeting that should not be held in the office. Tables in the shade or under a roof, a projector where there is power, coffee twice and one good meal. Home by evening.':
    'Für die Besprechung, die nicht im Büro stattfinden sollte. Tische im Schatten oder unter einem Dach, ein Beamer, wo es Strom gibt, zweimal Kaffee und eine gute Mahlzeit. Am Abend sind alle zu Hause.',
  'A small team, one day': 'Ein kleines Team, ein Tag',
  'Meeting place with tables and chairs': 'Tagungsort mit Tischen und Stühlen',
  'Lunch, water and two coffee breaks': 'Mittagessen, Wasser und zwei Kaffeepausen',
  'One host who stays all day': 'Ein Gastgeber für den ganzen Tag',
  'A day and a half, so that people who only know each other by e-mail share a fire. The programme is yours until lunch; after it we take everybody out, on foot, by boat or by car.':
    'Anderthalb Tage, damit Leute, die sich nur von E-Mails kennen, einmal am selben Feuer sitzen. Das Programm gehört bis zum Mittagessen Ihnen; danach nehmen wir alle mit hinaus, zu Fuß, im Boot oder im Auto.',
  'A department or two, with one night': 'Eine Abteilung oder zwei, mit einer Nacht',
  'All of Corporate Essentials, for two days': 'Alles aus Corporate Essentials, für zwei Tage',
  'An outing with a guide': 'Ein Ausflug mit Guide',
  'Supper by the fire': 'Abendessen am Feuer',
  'Transfers from the nearest town': 'Transfers von der nächsten Stadt',
  'Two or three days for those who make the decisions. Private camp or house, a cook, a driver on call, and no other guests at breakfast. The agenda is yours; we look after everything else and take your calls.':
    'Zwei oder drei Tage für die, die entscheiden. Ein Camp oder Haus für sich, ein Koch, ein Fahrer auf Abruf und keine anderen Gäste beim Frühstück. Die Tagesordnung gehört Ihnen; wir kümmern uns um alles andere und nehmen Ihre Anrufe entgegen.',
  'A board or a founders’ circle, two to three days':
    'Ein Vorstand oder ein Gründerkreis, zwei bis drei Tage',
  'A house or camp to yourselves': 'Ein Haus oder Camp ganz für Sie',
  'All meals, with a menu agreed before': 'Alle Mahlzeiten, das Menü vorher abgesprochen',
  'One game drive or day at sea': 'Eine Pirschfahrt oder ein Tag auf See',
  'Vehicle and driver throughout': 'Fahrzeug und Fahrer durchgehend',
  'An event that could not be held anywhere else: a feast cooked with the people of the place, music of the coast, dancers from the villages round about, who are paid properly and asked first.':
    'Ein Fest, das nirgendwo sonst stattfinden könnte: ein Festessen, gekocht mit den Menschen des Ortes, Musik der Küste, Tänzer aus den Dörfern ringsum, die ordentlich bezahlt und vorher gefragt werden.',
  'A family, a club, a class, or guests from abroad':
    'Eine Familie, ein Verein, eine Klasse oder Gäste aus dem Ausland',
  'Musicians and dancers of the area': 'Musiker und Tänzer der Gegend',
  'A Swahili feast, cooked before you': 'Ein Swahili-Festessen, vor Ihren Augen gekocht',
  'A walk to a site nearby with its own guide': 'Ein Gang zu einer Stätte in der Nähe mit eigenem Guide',
  'For the wedding, the great birthday, the prize-giving: place, beds, food, flowers, light, music, transport, and one person who has the list and does not sit down until the last guest has.':
    'Für die Hochzeit, den großen Geburtstag, die Preisverleihung: Ort, Betten, Essen, Blumen, Licht, Musik, Fahrten und ein Mensch, der die Liste hat und sich erst setzt, wenn der letzte Gast sitzt.',
  'A large party over a weekend': 'Eine große Gesellschaft übers Wochenende',
  'Beds for the hosts, rates for the guests': 'Betten für die Gastgeber, Sonderpreise für die Gäste',
  'All meals, bar and table linen': 'Alle Mahlzeiten, Bar und Tischwäsche',
  'Tents, lanterns, flowers and music': 'Zelte, Laternen, Blumen und Musik',
  'Transfers for everyone': 'Transfers für alle',
  'A planner from the first call to the last lift home':
    'Jemand, der plant, vom ersten Anruf bis zur letzten Heimfahrt',
  'How an event is planned': 'So wird geplant',
  'Date and head count': 'Datum und Gästezahl',
  'A guess will do. Both may change until the offer is signed.':
    'Eine Schätzung reicht. Beides ist bis zur Unterschrift änderbar.',
  'A place, seen': 'Der Ort, vorab gesehen',
  'We propose two. If you cannot come and look, we send pictures and the plan of the tables.':
    'Wir schlagen zwei vor. Wenn Sie nicht kommen und schauen können, schicken wir Bilder und den Tischplan.',
  'Menu and programme': 'Menü und Programm',
  'Who eats what, who speaks when, and where everybody goes if it rains.':
    'Wer was isst, wer wann spricht und wohin alle gehen, wenn es regnet.',
  'The day itself': 'Der Tag selbst',
  'One host has the list. You have a glass in your hand.':
    'Einer von uns hat die Liste. Sie haben ein Glas in der Hand.',
  'Corporate Essentials, Business Boost, Executive Retreat, Cultural Experience and Luxury All-Inclusive: what each event package arranges and what it costs.':
    'Corporate Essentials, Business Boost, Executive Retreat, Cultural Experience und Luxury All-Inclusive: was jedes Veranstaltungspaket umfasst und was es kostet.',
  'Good to know': 'Gut zu wissen',
  'Plan an Event': 'Veranstaltung planen',
  'Tell us who is coming and what they should remember. We tell you what it takes.':
    'Sagen Sie uns, wer kommt und was in Erinnerung bleiben soll. Wir sagen Ihnen, was es braucht.',
  'Occasion, date and a rough number of guests: that is enough for us to say what is possible.':
    'Anlass, Datum und eine ungefähre Gästezahl: Das reicht uns, um zu sagen, was möglich ist.',
  'The date, and one other that would do': 'Das Datum, und ein zweites, das auch ginge',
  'Which package comes nearest': 'Welches Paket am nächsten kommt',
  'How many guests, and how many of them stay overnight':
    'Wie viele Gäste, und wie viele davon über Nacht bleiben',
  'Beach, camp or town, if you know already': 'Strand, Camp oder Stadt, wenn Sie es schon wissen',
  'Anything that has to happen: a speech, a cake, a prayer, a surprise':
    'Alles, was vorkommen muss: eine Rede, eine Torte, ein Gebet, eine Überraschung',
  'When to ask': 'Wann anfragen',
  'For June to October and for Christmas, half a year ahead. For a working day in a quiet month, two weeks will often do.':
    'Für Juni bis Oktober und für Weihnachten ein halbes Jahr vorher. Für einen Arbeitstag in einem ruhigen Monat reichen oft zwei Wochen.',
  'March to May brings the long rains, November the short ones. Outdoors, we always keep a roof within walking distance.':
    'März bis Mai bringt die große Regenzeit, der November die kleine. Im Freien haben wir immer ein Dach in Gehweite.',
  'Permits and noise': 'Genehmigungen und Lärm',
  'Beaches, old towns and parks have rules on music and hours. We get the permits and tell you when the music has to stop.':
    'Strände, Altstädte und Parks haben Regeln für Musik und Uhrzeiten. Wir besorgen die Genehmigungen und sagen Ihnen, wann die Musik aufhören muss.',
  'A legal wedding': 'Rechtsgültig heiraten',
  'Foreigners can marry in Tanzania, but the papers take weeks and go through the district office. Begin early, or sign at home and celebrate here.':
    'Ausländer können in Tansania heiraten, doch die Papiere brauchen Wochen und gehen über die Distriktverwaltung. Fangen Sie früh an, oder unterschreiben Sie zu Hause und feiern Sie hier.',
  'An event in Tanzania': 'Eine Veranstaltung in Tansania',
  'Write to us about a meeting, retreat, feast or wedding in Tanzania: what to tell us, when to ask for which season, and what happens after the first message.':
    'Schreiben Sie uns zu Tagung, Klausur, Feier oder Hochzeit in Tansania: was wir wissen müssen, wann Sie anfragen und was nach der ersten Nachricht geschieht.',
  'Event hosting in Tanzania, on the beach or in the bush':
    'Veranstaltungen in Tansania, am Strand oder im Busch',
  'Event packages with prices, from meeting to wedding':
    'Veranstaltungspakete mit Preisen, von der Tagung bis zur Hochzeit',
  'Plan an event with us: contact for hosts': 'Eine Veranstaltung planen: Kontakt für Gastgeber',
};
