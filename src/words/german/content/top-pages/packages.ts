/** The page packages. */
export const packages: Readonly<Record<string, string>> = {
  'Packages by length': 'Pakete nach Dauer',
  '8 or 9': '8 oder 9',
  '5 to 7': '5 bis 7',
  'Begin with the days you have. Five will do for an island; ten hold a safari and the sea after it.':
    'Beginnen Sie mit den Tagen, die Sie haben. Fünf reichen für eine Insel; in zehn passen eine Safari und danach das Meer.',
  'Why Choose a Ready-Made Route': 'Warum eine fertige Route',
  'The long drives are known': 'Die langen Fahrten sind bekannt',
  'Somebody has sat through each of them. Where a stage takes five hours, the itinerary says five hours.':
    'Jede davon hat jemand abgesessen. Wo eine Etappe fünf Stunden dauert, stehen im Reiseverlauf fünf Stunden.',
  'One price to start from': 'Ein Preis als Ausgangspunkt',
  'The figure on the card is for the number of people given beside it. If there are fewer or more of you, we work it out again.':
    'Der Betrag auf der Karte gilt für die Zahl der Reisenden, die daneben steht. Sind Sie weniger oder mehr, rechnen wir neu.',
  'Room for your own days': 'Platz für eigene Tage',
  'Put a free day in front for the jet lag, or one at the end for the beach. The rest of the route moves with it.':
    'Setzen Sie einen freien Tag gegen den Jetlag davor oder einen für den Strand ans Ende. Der Rest der Route rückt mit.',
  'Shortest first': 'Die kürzesten zuerst',
  'Not sure whether it should be plains, sea or both?': 'Noch nicht sicher, ob Savanne, Meer oder beides?',
  'About our three kinds of package': 'Über unsere drei Arten von Paketen',
  'The same ten Tanzanian packages laid out by the days you have: five to seven for Zanzibar alone, eight or nine for a safari, ten for plains and beach.':
    'Dieselben zehn Tansania-Pakete, geordnet nach Ihren Tagen: fünf bis sieben nur für Sansibar, acht oder neun für eine Safari, zehn für Savanne und Strand.',
  'There are three kinds: the plains, the island, and one after the other. Here is how they differ.':
    'Es gibt drei Arten: die Savanne, die Insel und das eine nach dem anderen. Hier steht, worin sie sich unterscheiden.',
  'Northern safaris': 'Safaris im Norden',
  'A package is a route with its beds, drives and entrance fees worked out. You can book it as it stands. Most people change something, and that is what it is for.':
    'Ein Paket ist eine Route, deren Betten, Fahrten und Eintritte ausgearbeitet sind. Sie können es buchen, wie es dasteht. Die meisten ändern etwas, und dafür ist es da.',
  'They begin and end in Arusha. Between lie Tarangire’s baobabs, the wall of the Rift at Manyara, the Serengeti and the crater of Ngorongoro, in an order that spares you driving any road twice where that can be helped.':
    'Sie beginnen und enden in Arusha. Dazwischen liegen die Baobabs von Tarangire, die Grabenwand bei Manyara, die Serengeti und der Krater von Ngorongoro, in einer Reihenfolge, die Ihnen erspart, eine Straße zweimal zu fahren, soweit sich das machen lässt.',
  'You have one vehicle and one guide from the first morning to the last. What sets the four apart is where you sleep and how fast you move: tents and long days, family rooms and short ones, or lodges with a bath at the end.':
    'Sie haben ein Fahrzeug und einen Guide vom ersten Morgen bis zum letzten. Was die vier unterscheidet, ist, wo Sie schlafen und wie schnell Sie reisen: Zelte und lange Tage, Familienzimmer und kurze, oder Lodges mit einer Badewanne am Ende.',
  Days: 'Tage',
  'At their best': 'Beste Zeit',
  'Greenest and cheapest': 'Am grünsten und günstigsten',
  'A stay in two halves: lanes and rooftops in Stone Town, then sand. The drive across the island takes little more than an hour, so nobody has to choose between them.':
    'Ein Aufenthalt in zwei Hälften: Gassen und Dachterrassen in Stone Town, dann Sand. Die Fahrt quer über die Insel dauert kaum mehr als eine Stunde, niemand muss sich also entscheiden.',
  'Which coast you get matters more than which hotel. In the east the tide takes the sea far out twice a day; at Kendwa and Nungwi in the north you can swim at any hour. Every itinerary says which coast it goes to.':
    'Welche Küste Sie bekommen, ist wichtiger als welches Hotel. Im Osten zieht die Ebbe das Meer zweimal am Tag weit hinaus; in Kendwa und Nungwi im Norden können Sie zu jeder Stunde schwimmen. In jedem Reiseverlauf steht, an welche Küste es geht.',
  'June to October, January, February': 'Juni bis Oktober, Januar, Februar',
  Wettest: 'Am nassesten',
  'First the early mornings, then the late ones. One of the two flies from the bush to Zanzibar, and you have sand under your feet the same afternoon. The other goes all the way by road, past a rhino sanctuary, to our own coast at Pangani.':
    'Erst die frühen Morgen, dann die späten. Bei der einen fliegen Sie aus dem Busch nach Sansibar und haben noch am selben Nachmittag Sand unter den Füßen. Die andere führt den ganzen Weg über Land, an einem Schutzgebiet für Nashörner vorbei, an unsere eigene Küste bei Pangani.',
  'Where you fly, small aircraft carry 15 kilograms a person in soft bags. Souvenirs count, unless you leave them to us.':
    'Wo geflogen wird, nehmen Kleinflugzeuge 15 Kilogramm pro Person in weichen Taschen mit. Souvenirs zählen dazu, es sei denn, Sie überlassen sie uns.',
  Available: 'Verfügbar',
  'From package to journey': 'Vom Paket zur Reise',
  'Would you rather start from the days you have?': 'Lieber von den Tagen ausgehen, die Sie haben?',
  'All ten, shortest first': 'Alle zehn, die kürzesten zuerst',
  'Looking for a bed without a tour?': 'Sie suchen ein Bett ohne Rundreise?',
  'You choose a start': 'Sie wählen einen Anfang',
  'Open a package, read its itinerary, and press Book Now. Or tell us in your own words what you would change.':
    'Öffnen Sie ein Paket, lesen Sie den Reiseverlauf und drücken Sie „Jetzt buchen“. Oder sagen Sie uns, was Sie ändern würden.',
  'We answer in writing': 'Wir antworten schriftlich',
  'With dates, the lodges and camps by name, what is included and what is not, and a price for your number of people.':
    'Mit Terminen, den Lodges und Camps beim Namen, mit dem, was enthalten ist und was nicht, und einem Preis für Ihre Personenzahl.',
  'You decide': 'Sie entscheiden',
  'Nothing is paid on this site. The offer names the deposit and how to pay it; until you accept, it costs nothing.':
    'Auf dieser Website wird nichts bezahlt. Das Angebot nennt die Anzahlung und wie Sie zahlen; bis Sie zusagen, kostet es nichts.',
  'We book it all': 'Wir buchen alles',
  'Beds, permits, vehicle and flights. You get a day-by-day programme with telephone numbers, and this site on your phone for the hours without a signal.':
    'Betten, Genehmigungen, Fahrzeug und Flüge. Sie bekommen ein Programm Tag für Tag mit Telefonnummern und haben diese Website auf dem Handy, für die Stunden ohne Netz.',
  'Three kinds of package explained: northern safaris, stays in Zanzibar, and safari with beach. What each is like, its best months, and what it costs.':
    'Drei Arten von Paketen erklärt: Safaris im Norden, Aufenthalte auf Sansibar und Safari mit Strand. Wie jede ist, ihre besten Monate und was sie kostet.',
  'Tour packages by length, from five days to ten': 'Reisepakete nach Dauer, von fünf Tagen bis zehn',
  'About our packages: safari, Zanzibar, or both': 'Unsere Pakete: Safari, Sansibar oder beides',
};
