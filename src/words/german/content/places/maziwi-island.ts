/** The page of Maziwi Island. */
export const maziwiIsland: Readonly<Record<string, string>> = {
  'Maziwi Island: a day on the sandbank off Pangani': 'Maziwi Island: ein Tag auf der Sandbank vor Pangani',
  'An hour by boat from Pangani, bare sand on a living reef. How the tide sets the day on Maziwi, what you see below it, and why turtle nests are moved.':
    'Eine Stunde mit dem Boot ab Pangani, nackter Sand auf lebendem Riff. Wie die Tide den Tag bestimmt, was Sie unten sehen und warum Nester umziehen.',
  'Snorkelling over the coral heads': 'Schnorcheln über Korallenblöcken',
  'Lunch on the sandbank': 'Mittagessen auf der Sandbank',
  'Sailing out under lateen': 'Unter Lateinersegel hinaus',
  'Looking for dolphins': 'Nach Delfinen Ausschau halten',
  'Turtle hatching at Ushongo': 'Schlüpfende Schildkröten in Ushongo',
  'a day trip (3 to 5 days at the camp)': 'ein Tagesausflug (3 bis 5 Tage im Camp)',
  'A strip of sand that the sea lends out for a few hours at a time.':
    'Ein Streifen Sand, den das Meer immer nur für ein paar Stunden verleiht.',
  'History of a Disappearing Island': 'Geschichte einer verschwindenden Insel',
  'Ask the older fishermen at Ushongo and they will describe a forest. Into the 1960s casuarinas stood so close on Maziwi that you could not push through from one shore to the other. Crews slept beneath them, and green turtles came up to lay in numbers that hardly any other Tanzanian beach could match.':
    'Fragen Sie die älteren Fischer in Ushongo, und sie beschreiben einen Wald. Bis in die 1960er-Jahre standen die Kasuarinen auf Maziwi so dicht, dass man von einem Ufer zum anderen nicht durchkam. Darunter schliefen die Mannschaften, und Suppenschildkröten kamen zum Legen herauf, so viele wie an kaum einem anderen Strand Tansanias.',
  'Then the trees were cut, for firewood and for poles, and it turned out that their roots had been holding the place down. The sea began to carry it off. Making it a marine reserve came too late for the wood; by the early 1980s the last trunk had gone over.':
    'Dann wurden die Bäume gefällt, für Brennholz und für Stangen, und es zeigte sich, dass ihre Wurzeln den Ort festgehalten hatten. Das Meer begann ihn fortzutragen. Das Meeresreservat kam für den Wald zu spät; Anfang der 1980er-Jahre war der letzte Stamm umgestürzt.',
  'What remains is a pale crescent that changes its outline with each monsoon. At a neap tide there is sand all day. At new and full moon it is largest around ten or eleven in the morning, and by four the water may have closed above it. We therefore plan by the tide table and not by the clock, and the captain’s word on leaving is final.':
    'Geblieben ist eine helle Sichel, deren Umriss sich mit jedem Monsun ändert. Bei Nipptide liegt den ganzen Tag Sand frei. Bei Neu- und Vollmond ist er gegen zehn oder elf Uhr vormittags am größten, und um vier hat sich das Wasser vielleicht schon darüber geschlossen. Darum planen wir nach der Gezeitentafel und nicht nach der Uhr, und wann es zurückgeht, entscheidet allein der Kapitän.',
  'What to Do': 'Was Sie tun können',
  'The leeward side is a slope of coral heads from two metres down, with anemone fish, parrotfish, cushion stars, now and then a turtle. Go in before the current turns. Some four hundred kinds of fish have been listed here.':
    'Die Leeseite ist ein Hang aus Korallenblöcken ab zwei Metern Tiefe, mit Anemonenfischen, Papageifischen, Kissensternen, hin und wieder einer Schildkröte. Gehen Sie hinein, bevor die Strömung dreht. Etwa vierhundert Fischarten sind hier verzeichnet.',
  'Lunch with a tidemark': 'Mittagessen mit Flutmarke',
  'The crew put up an awning, light charcoal in half an oil drum and grill what was landed that morning. Mango afterwards. The bones go back to the boat with everything else.':
    'Die Mannschaft spannt ein Sonnensegel, zündet in einem halben Ölfass Holzkohle an und grillt, was am Morgen an Land kam. Danach Mango. Die Gräten gehen mit allem anderen zurück ins Boot.',
  Sailing: 'Segeln',
  'About an hour each way, under a patched lateen if the kusi is kind, by engine if not. Spray comes over the weather side; sit on the other.':
    'Etwa eine Stunde hin und eine zurück, unter geflicktem Lateinersegel, wenn der Kusi gnädig ist, sonst mit Motor. Auf der Luvseite kommt Gischt herüber; setzen Sie sich auf die andere.',
  Terns: 'Seeschwalben',
  'Roosting flocks can be huge. One count put more than 35,000 birds on and around the sand. Walk round them, never through.':
    'Die Schwärme zur Rast können riesig sein. Eine Zählung kam auf mehr als 35.000 Vögel auf dem Sand und ringsum. Gehen Sie um sie herum, nie hindurch.',
  'A hatching, perhaps': 'Vielleicht ein Schlupf',
  'Back on the mainland, wardens at Ushongo guard the eggs brought in from Maziwi. After some 55 days they hatch, and guests may watch from behind a line.':
    'Zurück auf dem Festland bewachen Helfer in Ushongo die Eier, die von Maziwi geholt wurden. Nach etwa 55 Tagen schlüpfen sie, und Gäste dürfen hinter einer Linie zusehen.',
  'There is no shade, water or lavatory out there. Drink early, wear a long-sleeved swim top, bring a hat with a cord.':
    'Dort draußen gibt es weder Schatten noch Wasser oder eine Toilette. Trinken Sie früh, tragen Sie ein langärmliges Badeshirt, bringen Sie einen Hut mit Band mit.',
  'Give yourself 3 to 5 days at the camp: then a windy morning costs you a plan, not the island.':
    'Gönnen Sie sich 3 bis 5 Tage im Camp: Dann kostet Sie ein windiger Morgen nur einen Plan und nicht die Insel.',
  'Take a seasickness tablet before breakfast if you are in doubt.':
    'Nehmen Sie im Zweifel vor dem Frühstück eine Tablette gegen Seekrankheit.',
  'Rubber soles, because urchins live in the shallows.': 'Gummisohlen, denn im Flachwasser leben Seeigel.',
  'Dry bag for cameras. The landing is a jump into knee-deep water.':
    'Wasserdichter Beutel für Kameras. Die Landung ist ein Sprung in knietiefes Wasser.',
  'Reserve fees are in our price; spear guns, drones and collecting are not allowed.':
    'Die Reservatsgebühr ist in unserem Preis; Harpunen, Drohnen und Sammeln sind nicht erlaubt.',
  'Boats leave from the beaches south of the Pangani River and take about an hour. Pangani is about 50 km south of Tanga by road.':
    'Boote legen an den Stränden südlich des Pangani ab und brauchen etwa eine Stunde. Pangani liegt auf der Straße etwa 50 km südlich von Tanga.',
  'Green turtle, spinner and bottlenose dolphin, reef fish, octopus, ghost crab, crested and roseate tern.':
    'Suppenschildkröte, Spinnerdelfin und Großer Tümmler, Rifffische, Oktopus, Geisterkrabbe, Eilseeschwalbe und Rosenseeschwalbe.',
  'Turtles still climb out to lay where their mothers did, but spring tides drown the eggs. A team from Ushongo lifts each clutch within hours and buries it above the tideline on the mainland. Fishing is closed on the reef, and the fees help to pay for patrols.':
    'Noch immer kommen Schildkröten zum Legen dorthin, wo schon ihre Mütter legten, aber Springtiden ertränken die Eier. Ein Team aus Ushongo hebt jedes Gelege binnen Stunden und vergräbt es auf dem Festland oberhalb der Flutlinie. Am Riff darf nicht gefischt werden, und die Gebühren helfen, die Patrouillen zu bezahlen.',
  'Book Your Maziwi Island Adventure Now': 'Ihr Abenteuer auf Maziwi Island buchen',
};
