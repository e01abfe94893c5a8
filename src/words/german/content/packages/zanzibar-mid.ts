/** The package /zanzibar_mid. */
export const zanzibarMid: Readonly<Record<string, string>> = {
  'Comfortable rooms, a car when you need one, and a fair split between the old town and an east-coast beach.':
    'Bequeme Zimmer, ein Auto, wenn Sie eines brauchen, und eine gerechte Teilung zwischen der Altstadt und einem Strand an der Ostküste.',
  'Runs all year; breezy and dry June to October, still and hot in January and February, wettest in April and May.':
    'Ganzjährig; windig und trocken von Juni bis Oktober, windstill und heiß im Januar und Februar, am nassesten im April und Mai.',
  'A restored merchant’s house in Stone Town, with a roof for breakfast':
    'Ein restauriertes Kaufmannshaus in Stone Town, mit einem Dach zum Frühstücken',
  'Mtoni Palace, where a sultan’s household once bathed under domes':
    'Der Mtoni-Palast, in dem einst der Haushalt eines Sultans unter Kuppeln badete',
  'Lunch and a lesson on a spice farm': 'Mittagessen und eine Lektion auf einer Gewürzfarm',
  'Colobus monkeys at Jozani on the way across the island':
    'Stummelaffen in Jozani, auf dem Weg quer über die Insel',
  'Snorkelling off Mnemba, with dolphins some mornings':
    'Schnorcheln vor Mnemba, an manchen Morgen mit Delfinen',
  'Three nights at Kiwengwa, with one day on which nothing is arranged':
    'Drei Nächte in Kiwengwa, mit einem Tag, an dem nichts geplant ist',
  'Into the lanes': 'Hinein in die Gassen',
  'Transfer from airport or ferry (15 to 20 minutes), the last two hundred metres on foot with a porter’s cart. Sunset from the roof while four or five mosques call, never quite together.':
    'Transfer von Flughafen oder Fähre (15 bis 20 Minuten), die letzten zweihundert Meter zu Fuß, das Gepäck auf einem Handkarren. Sonnenuntergang vom Dach aus, während vier oder fünf Moscheen rufen, nie ganz gleichzeitig.',
  'Town, palace, spices': 'Stadt, Palast, Gewürze',
  'Darajani market and the old quarter on foot (3 hours). By car to the ruins of Mtoni Palace (15 minutes) and on to a spice farm at Kidichi (20 minutes) for lunch. Evening free for Forodhani.':
    'Der Darajani-Markt und die Altstadt zu Fuß (3 Stunden). Im Wagen zu den Ruinen des Mtoni-Palasts (15 Minuten) und weiter zum Mittagessen auf eine Gewürzfarm in Kidichi (20 Minuten). Der Abend ist frei für Forodhani.',
  'Jozani and the east coast': 'Jozani und die Ostküste',
  'South-east to Jozani (45 minutes) for two hours of forest and mangrove, then north along the coast to Kiwengwa (1.5 hours). Swim if the tide is in; if it is out, walk half a kilometre to find it.':
    'Südostwärts nach Jozani (45 Minuten), zwei Stunden Wald und Mangroven, dann nordwärts die Küste entlang nach Kiwengwa (1,5 Stunden). Schwimmen Sie, wenn Flut ist; ist Ebbe, gehen Sie einen halben Kilometer, bis Sie das Meer finden.',
  'By car to Muyuni beach (40 minutes) and by boat to the reef (20 minutes). Two snorkelling stops outside the private island, fruit on board, home for a late lunch. We start early, because by eleven there are forty boats.':
    'Mit dem Wagen zum Muyuni-Strand (40 Minuten) und mit dem Boot zum Riff (20 Minuten). Zwei Schnorchelstopps vor der Privatinsel, Obst an Bord, zum späten Mittagessen zurück. Wir brechen früh auf, denn um elf sind dort vierzig Boote.',
  'A day with nothing in it': 'Ein Tag ohne Programm',
  'Back to the airport or ferry (1 hour). For evening flights the hotel keeps a shower free.':
    'Zurück zum Flughafen oder zur Fähre (1 Stunde). Für Abendflüge hält das Hotel eine Dusche frei.',
  'Reef morning at Mnemba': 'Ein Morgen am Riff von Mnemba',
  'Sergeant majors, parrotfish, a turtle with luck. If dolphins come we slow down and watch; we do not chase.':
    'Sergeantfische, Papageifische, mit Glück eine Schildkröte. Kommen Delfine, fahren wir langsam und schauen; gejagt wird nicht.',
  'Forest and boardwalk': 'Wald und Mangrovensteg',
  'Jozani’s guides know the colobus troops. Keep two metres off, whatever the monkeys do.':
    'Jozanis Guides kennen die Trupps der Stummelaffen. Halten Sie zwei Meter Abstand, egal, was die Affen tun.',
  'Caves at Kiwengwa-Pongwe': 'Die Höhlen von Kiwengwa-Pongwe',
  'Stalactites, bats, tree roots that come through the roof, and offerings left by villagers.':
    'Stalaktiten, Fledermäuse, Baumwurzeln, die durch die Decke kommen, und Opfergaben der Dorfbewohner.',
  'Kites and kayaks': 'Kites und Kajaks',
  'Steady wind June to September and December to February; flat lagoon for paddling at high water.':
    'Stetiger Wind von Juni bis September und Dezember bis Februar; bei Hochwasser eine glatte Lagune zum Paddeln.',
  'A door reader’s walk': 'Spaziergang für Türenleser',
  'Chains for the slave trade, lotus for India, brass against elephants that never came: your guide reads Stone Town’s doors like a book.':
    'Ketten für den Sklavenhandel, Lotus für Indien, Messing gegen Elefanten, die nie kamen: Ihr Guide liest die Türen von Stone Town wie ein Buch.',
  'The oldest of the sultans’ palaces, roofless now. Bath houses, a court of palms, and the sea at the step.':
    'Der älteste der Sultanspaläste, heute ohne Dach. Badehäuser, ein Hof voller Palmen und das Meer an der Schwelle.',
  'Violins, qanun and long love songs. We find out who is playing in town that week.':
    'Geigen, Qanun und lange Liebeslieder. Wir finden heraus, wer in dieser Woche in der Stadt spielt.',
  'Coconut and rope': 'Kokosnuss und Seil',
  'In Kiwengwa village women soak husks in the sand for months and twist them into cord by hand.':
    'Im Dorf Kiwengwa legen Frauen Kokosschalen monatelang in den Sand und drehen sie von Hand zu Schnur.',
  'Group of 4': 'Gruppe von 4',
  '{price} per person for {days} days. The list of packages rounds this to {cardPrice}.':
    '{price} pro Person für {days} Tage. Die Liste der Pakete rundet das auf {cardPrice}.',
  'Couples and singles': 'Paare und Alleinreisende',
  'On request, by month and room.': 'Auf Anfrage, je nach Monat und Zimmer.',
  'Extra nights at Kiwengwa': 'Zusätzliche Nächte in Kiwengwa',
  'On request, with breakfast and dinner.': 'Auf Anfrage, mit Frühstück und Abendessen.',
  'Available all year. Hotels charge supplements around Christmas and New Year; we tell you before you book.':
    'Ganzjährig verfügbar. Um Weihnachten und Neujahr verlangen die Hotels Zuschläge; wir sagen es Ihnen, bevor Sie buchen.',
  'Light cotton clothes, with something to cover shoulders and knees in town':
    'Leichte Baumwollkleidung, dazu etwas, das in der Stadt Schultern und Knie bedeckt',
  'Swimwear and a cover-up for the walk back': 'Badesachen und ein Überwurf für den Rückweg',
  'Water shoes for the flats': 'Wasserschuhe fürs Watt',
  'Walking shoes for forest and caves': 'Wanderschuhe für Wald und Höhlen',
  'Snorkel mask that fits you': 'Schnorchelmaske, die Ihnen passt',
  'Rash vest or T-shirt to swim in': 'Badeshirt oder T-Shirt zum Schwimmen',
  'Small torch for the caves': 'Kleine Taschenlampe für die Höhlen',
  'Mosquito repellent': 'Mückenschutz',
  'Waterproof bag for the boat': 'Wasserdichte Tasche fürs Boot',
  'Seasickness tablets if you need them': 'Bei Bedarf Tabletten gegen Seekrankheit',
  'Three-pin UK-type adapter': 'Dreipoliger Adapter (britischer Typ)',
  'Two nights in Stone Town, three at Kiwengwa, in double or twin rooms with air conditioning':
    'Zwei Nächte in Stone Town, drei in Kiwengwa, im Doppel- oder Zweibettzimmer mit Klimaanlage',
  'Private transfers': 'Private Transfers',
  'Guides in Stone Town, at Mtoni, on the spice farm and in Jozani, with entrance fees':
    'Guides in Stone Town, in Mtoni, auf der Gewürzfarm und in Jozani, mit Eintrittsgeldern',
  'Boat, mask and marine fees at Mnemba': 'Boot, Maske und Meeresschutzgebühren in Mnemba',
  'Visa and Zanzibar’s compulsory inbound insurance':
    'Visum und Sansibars vorgeschriebene Einreiseversicherung',
  'Other meals and drinks': 'Andere Mahlzeiten und Getränke',
  'Caves, kite lessons and massages': 'Höhlen, Kite-Stunden und Massagen',
  'Infrastructure tax charged by the hotels, tips':
    'Infrastrukturabgabe, die die Hotels erheben, Trinkgelder',
  'Stone Town and Kiwengwa, Zanzibar': 'Stone Town und Kiwengwa, Sansibar',
  'Town-house hotel in Stone Town': 'Stadthotel in Stone Town',
  'Beach hotel at Kiwengwa': 'Strandhotel in Kiwengwa',
  'Or the coral caves of Kiwengwa-Pongwe forest (20 minutes), a kite lesson when the wind blows, a massage under makuti thatch.':
    'Oder die Korallenhöhlen im Wald von Kiwengwa-Pongwe (20 Minuten), eine Kite-Stunde, wenn der Wind weht, eine Massage unter einem Makuti-Dach.',
  'Taarab after supper': 'Taarab nach dem Abendessen',
  'Tell us how you would change it: phone {phone}, WhatsApp {whatsapp}, e-mail {email}.':
    'Sagen Sie uns, was Sie ändern würden: unter {phone}, per WhatsApp an {whatsapp} oder per E-Mail an {email}.',
  'Two nights behind Stone Town’s carved doors, three on the sand at Kiwengwa, a ruined palace and Mnemba’s reef. {price} each in a group of 4.':
    'Zwei Nächte hinter den geschnitzten Türen von Stone Town, drei am Sand von Kiwengwa, eine Palastruine, das Riff von Mnemba. {price} je Person, vier Personen.',
  'Zanzibar Paradise Retreat: {days} days of town and sea':
    'Zanzibar Paradise Retreat: {days} Tage Stadt und Meer',
};
