/** The page of Mafia Island. */
export const mafiaIsland: Readonly<Record<string, string>> = {
  'Mafia Island: whale sharks, reefs and Swahili ruins': 'Mafia Island: Walhaie, Riffe und Swahili-Ruinen',
  'A marine park off the mouth of the Rufiji: when whale sharks come to Mafia Island, where to dive in which wind, and how to fill four to seven days.':
    'Ein Meerespark vor der Mündung des Rufiji: wann Walhaie nach Mafia kommen, wo Sie bei welchem Wind tauchen und wie Sie vier bis sieben Tage füllen.',
  'Diving and snorkelling in Chole Bay': 'Tauchen und Schnorcheln in der Chole-Bucht',
  'Whale sharks off Kilindoni': 'Walhaie vor Kilindoni',
  'Turtle hatchings on Juani': 'Schlüpfende Schildkröten auf Juani',
  'The ruined town of Kua': 'Die Ruinenstadt Kua',
  'Dhow to a sandbank': 'Mit der Dau zu einer Sandbank',
  '4-7 days': '4–7 Tage',
  'Coconuts, coral and the moon’s timetable, half an hour by small aeroplane from the mainland.':
    'Kokosnüsse, Korallen und der Fahrplan des Mondes, eine halbe Stunde im Kleinflugzeug vom Festland.',
  'History and Traditions': 'Geschichte und Bräuche',
  'From the air it looks like an island still being made: palms, then mangrove, then sandbars dissolving into a green bay. The aircraft has a dozen seats. You climb out at Kilindoni into wind that smells of drying octopus, and a man with a barrow has your bag before you have found your hat.':
    'Aus der Luft sieht sie aus wie eine Insel, die noch gemacht wird: Palmen, dann Mangroven, dann Sandbänke, die sich in einer grünen Bucht auflösen. Das Flugzeug hat ein Dutzend Plätze. In Kilindoni steigen Sie hinaus in einen Wind, der nach trocknendem Oktopus riecht, und ein Mann mit einer Karre hat Ihre Tasche, ehe Sie Ihren Hut gefunden haben.',
  'Merchants linked to Kilwa built a town at Kisimani, on the western point, some eight centuries ago; the sea has taken nearly all of it. Kua, on neighbouring Juani, was sacked about 1829 by Sakalava raiders who came by canoe from Madagascar, and its palace has stood open to the rain ever since. Power moved to little Chole, under Omanis and then Germans. In January 1915 British troops landed on Mafia to hunt the cruiser Königsberg, hidden in the delta opposite; aeroplanes flown from here guided the guns that finished her.':
    'Vor etwa acht Jahrhunderten bauten Kaufleute mit Verbindungen nach Kilwa eine Stadt in Kisimani an der Westspitze; das Meer hat sie fast ganz geholt. Kua auf dem benachbarten Juani wurde um 1829 von Sakalava geplündert, die in Kanus aus Madagaskar kamen, und sein Palast steht seitdem offen im Regen. Die Macht zog um auf das kleine Chole, unter den Omanern und dann unter den Deutschen. Im Januar 1915 landeten britische Truppen auf Mafia, um den Kreuzer „Königsberg“ zu jagen, der sich im Delta gegenüber versteckte; Flugzeuge von hier lenkten die Geschütze, die ihn erledigten.',
  'Fishing, coconuts and prayer divide the day now. At bamvua, the spring tides of new and full moon, villages walk out on the flats with sticks and buckets to look for octopus. For the Prophet’s birthday, frame drums go on past midnight, and you will hear them across the water.':
    'Fischfang, Kokosnüsse und Gebet teilen heute den Tag. Bei „bamvua“, den Springtiden von Neu- und Vollmond, gehen ganze Dörfer mit Stöcken und Eimern ins Watt, um Oktopusse zu suchen. Zum Geburtstag des Propheten klingen die Rahmentrommeln bis nach Mitternacht, und Sie hören sie über das Wasser.',
  'Exclusive Activities': 'Was es nur hier gibt',
  'On the flood the ocean pours into Chole Bay through Kinasi Pass, and groupers, rays and turtles gather there: a fast drift at 20 m or so, for certified divers. Learners and snorkellers stay inside, over gardens of two to eight metres. The kusi closes the outer walls from about June to September.':
    'Mit der Flut strömt der Ozean durch den Kinasi Pass in die Chole-Bucht, und Zackenbarsche, Rochen und Schildkröten sammeln sich dort: ein schneller Strömungstauchgang auf etwa 20 m, für Taucher mit Schein. Anfänger und Schnorchler bleiben innen, über Gärten in zwei bis acht Metern. Von etwa Juni bis September sperrt der Kusi die äußeren Wände.',
  'Boats from Kilindoni look for fins in the plankton, seldom far out. In by the side, no flash, no touching, three metres from the body and four from the tail.':
    'Boote aus Kilindoni suchen im Plankton nach Flossen, selten weit draußen. Seitlich hineingleiten, kein Blitz, nicht anfassen, drei Meter Abstand vom Körper und vier vom Schwanz.',
  'The park, declared in 1995, takes in 822 sq km with villages inside it. Spend a morning with nest monitors on Juani; between June and September a hatching may fall in your week.':
    'Der Park, 1995 ausgewiesen, umfasst 822 km² samt den Dörfern darin. Verbringen Sie auf Juani einen Vormittag mit den Nestwächtern; von Juni bis September fällt vielleicht ein Schlupf in Ihre Woche.',
  Wellness: 'Wellness auf der Insel',
  'Coconut oil pressed on the island, a massage under thatch, yoga before the sun clears Juani. Nobody will telephone, because the signal is poor.':
    'Kokosöl, auf der Insel gepresst, eine Massage unter Palmdach, Yoga, bevor die Sonne über Juani steht. Niemand ruft an, denn das Netz ist schlecht.',
  'Cultural tours': 'Kulturausflüge',
  'By boat to Kua at high water, on foot through Chole’s boatyard, or by bicycle to the farms behind Utende for roast cassava and a lesson in climbing palms.':
    'Bei Hochwasser mit dem Boot nach Kua, zu Fuß durch Choles Bootswerft oder mit dem Fahrrad zu den Höfen hinter Utende, wo es gerösteten Maniok gibt und eine Lektion im Palmenklettern.',
  'Cover shoulders and knees away from the lodge, and men’s chests too.':
    'Außerhalb der Lodge bedecken Sie Schultern und Knie, Männer auch die Brust.',
  'The light aircraft takes 15 kg in a soft bag. Leave 18 hours between last dive and flight.':
    'Das Kleinflugzeug nimmt 15 kg in einer weichen Tasche mit. Lassen Sie 18 Stunden zwischen dem letzten Tauchgang und dem Flug.',
  'Bring cash and reef-safe cream; Kilindoni’s shops sell rope, rice and little else you will want.':
    'Bringen Sie Bargeld und riffschonende Sonnencreme mit; in Kilindonis Läden gibt es Seile, Reis und sonst wenig, was Sie brauchen.',
  'Park fees are charged by the day. We quote them separately, so that you see them.':
    'Die Parkgebühren werden pro Tag erhoben. Wir weisen sie getrennt aus, damit Sie sie sehen.',
  'In Ramadan, do not eat or drink in the street before sunset.':
    'Im Ramadan essen und trinken Sie vor Sonnenuntergang nicht auf der Straße.',
  'Mosquitoes are serious after rain. Ask your doctor about malaria tablets.':
    'Nach Regen sind die Mücken ernst zu nehmen. Fragen Sie Ihren Arzt nach Malariatabletten.',
  'Flights from Dar es Salaam to Kilindoni take 30 to 40 minutes; Utende and the bay are 15 km across the island. The ferry from Nyamisati needs four hours or more and leaves when it leaves.':
    'Flüge von Daressalam nach Kilindoni dauern 30 bis 40 Minuten; Utende und die Bucht liegen 15 km weiter auf der anderen Seite der Insel. Die Fähre ab Nyamisati braucht vier Stunden oder mehr und fährt, wenn sie fährt.',
  'Whale shark, green and hawksbill turtle, grouper, stingray, octopus, humpback whale (August to October), Comoro fruit bat.':
    'Walhai, Suppen- und Karettschildkröte, Zackenbarsch, Stechrochen, Oktopus, Buckelwal (August bis Oktober), Komoren-Flughund.',
  'Villages share in the park’s income and keep some reefs closed for months, so that octopus can grow. Buy no shells, and say no if turtle is offered.':
    'Die Dörfer sind an den Einnahmen des Parks beteiligt und sperren einige Riffe für Monate, damit die Oktopusse wachsen können. Kaufen Sie keine Muscheln, und sagen Sie nein, wenn man Ihnen Schildkröte anbietet.',
  'Book Your Mafia Island Adventure Now': 'Ihr Abenteuer auf Mafia Island buchen',
  'Learn More About Mafia': 'Mehr über Mafia erfahren',
};
