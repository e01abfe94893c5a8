/** The page of Jozani Chwaka Bay. */
export const jozaniChwa: Readonly<Record<string, string>> = {
  'Jozani Chwaka Bay: red colobus and mangroves': 'Jozani Chwaka Bay: Rote Stummelaffen und Mangroven',
  'Zanzibar’s only national park in one morning: where the red colobus sit, how to walk the mangrove boardwalk by tide, and why two metres matter.':
    'Sansibars einziger Nationalpark an einem Vormittag: wo die Stummelaffen sitzen, wie Sie den Mangrovensteg nach der Tide gehen, warum zwei Meter zählen.',
  'Red colobus at the forest edge': 'Rote Stummelaffen am Waldrand',
  'Groundwater forest trail': 'Pfad durch den Grundwasserwald',
  'Mangrove boardwalk at Pete': 'Mangrovensteg bei Pete',
  'Night walk for bushbabies': 'Nachtwanderung zu den Galagos',
  'Butterflies and birds': 'Schmetterlinge und Vögel',
  'about 50': 'etwa 50',
  'Thirty monkeys, one tree, and not a glance for the people underneath.':
    'Dreißig Affen, ein Baum, und kein Blick für die Leute darunter.',
  'History of the Forest': 'Geschichte des Waldes',
  'Stand on the verge at eight in the morning and look up. What you took for dead leaves has white eyebrows and a fringe like a badly cut wig. It yawns, reaches for a shoot of Indian almond, and drops the stalk on your guide. Within ten minutes there may be thirty of them, chestnut, black and grey, the young ones falling off branches on purpose.':
    'Stellen Sie sich um acht Uhr morgens an den Straßenrand und schauen Sie hoch. Was Sie für welke Blätter hielten, hat weiße Augenbrauen und einen Pony wie eine schlecht geschnittene Perücke. Es gähnt, greift nach einem Trieb vom Seemandelbaum und lässt den Stiel auf Ihren Guide fallen. Keine zehn Minuten später sind es vielleicht dreißig, kastanienbraun, schwarz und grau, und die Jungen fallen absichtlich von den Ästen.',
  'Farmers once called the red colobus kima punju, poison monkey, and believed that trees it fed in would die. It was shot, and the forest was felled round it. Protection came by stages from the middle of the last century, until in 2004 Jozani Chwaka Bay became a national park, Zanzibar’s first and so far only one: about 50 sq km of forest, thicket, saltmarsh and mangrove. A survey published in 2017 counted some 5,900 of the monkeys on the whole island, more than anyone had dared to guess.':
    'Bauern nannten den Roten Stummelaffen früher kima punju, Giftaffe, und glaubten, dass Bäume eingehen, an denen er frisst. Man schoss ihn und fällte ringsum den Wald. Seit der Mitte des letzten Jahrhunderts kam der Schutz schrittweise, bis Jozani Chwaka Bay 2004 Nationalpark wurde, Sansibars erster und bisher einziger: etwa 50 km² Wald, Dickicht, Salzwiesen und Mangroven. Eine 2017 veröffentlichte Zählung kam auf rund 5.900 der Affen auf der ganzen Insel, mehr, als irgendwer zu hoffen gewagt hatte.',
  'The old forest itself stands with its feet in water. The ground lies so low that the paths go under after the long rains; mahogany, screw pine and oil palm lean over black pools, and the light is that of a church. Five minutes in, you no longer hear the road.':
    'Der alte Wald selbst steht mit den Füßen im Wasser. Der Boden liegt so tief, dass die Wege nach der großen Regenzeit untergehen; Mahagoni, Schraubenbaum und Ölpalme neigen sich über schwarze Tümpel, und das Licht ist das einer Kirche. Nach fünf Minuten hören Sie die Straße nicht mehr.',
  'What You Do Here': 'Was Sie hier tun',
  'The troop at the entrance is used to visitors. Stand still, keep two metres off, say nothing, and they pass at knee height. They live on leaves, buds and unripe fruit; a ripe banana can ferment in their stomachs and kill them.':
    'Die Gruppe am Eingang kennt Besucher. Stehen Sie still, halten Sie zwei Meter Abstand, sagen Sie nichts, dann ziehen die Affen in Kniehöhe vorbei. Sie leben von Blättern, Knospen und unreifen Früchten; eine reife Banane kann in ihrem Magen gären und sie töten.',
  'Forty-five minutes with a ranger. Elephant shrews rustle off, Sykes’s monkeys complain overhead, and every second bark turns out to cure something.':
    'Fünfundvierzig Minuten mit einem Ranger. Rüsselhündchen rascheln davon, Weißkehlmeerkatzen schimpfen von oben, und jede zweite Rinde heilt angeblich etwas.',
  'A kilometre south, at Pete, planks lead over three kinds of mangrove. Low water shows crabs with one red claw and fish that climb; high water floats small snappers under your feet. Ask which you will get.':
    'Einen Kilometer südlich, bei Pete, führen Planken über drei Arten von Mangroven. Bei Ebbe sehen Sie Krabben mit einer roten Schere und Fische, die klettern; bei Flut treiben kleine Schnapper unter Ihren Füßen. Fragen Sie, was Sie erwartet.',
  'After dark': 'Nach Einbruch der Dunkelheit',
  'By arrangement: bushbabies’ eyes, tree hyrax screams, chameleons asleep on twig ends.':
    'Nach Absprache: die Augen der Galagos, die Schreie der Baumschliefer, Chamäleons, die auf Zweigspitzen schlafen.',
  'Be at the gate by half past seven, or after three. Buses fill the hours between.':
    'Seien Sie bis halb acht am Tor oder nach drei. Die Stunden dazwischen füllen Busse.',
  'Closed shoes and long trousers, for ants, mud and the odd thorn.':
    'Geschlossene Schuhe und lange Hosen, wegen Ameisen, Schlamm und ein paar Dornen.',
  'With a cold, stay away: they catch ours.':
    'Mit einem Schnupfen bleiben Sie weg: Die Affen stecken sich bei uns an.',
  'No food in your hands, and no sticks for selfies.': 'Kein Essen in der Hand und keine Selfiestangen.',
  'Ask your driver to crawl past the park. Cars kill colobus, which is why there are humps in the road.':
    'Bitten Sie Ihren Fahrer, am Park vorbei zu schleichen. Autos töten Stummelaffen, darum die Schwellen auf der Straße.',
  'Two hours do for monkeys and boardwalk; half a day is better.':
    'Für Affen und Steg genügen zwei Stunden; ein halber Tag ist besser.',
  'About 35 km south-east of Stone Town, 45 minutes to an hour by car; half an hour more takes you to Jambiani. Minibuses from Mwanakwerekwe stop at the gate.':
    'Etwa 35 km südöstlich von Stone Town, 45 Minuten bis eine Stunde mit dem Auto; nach Jambiani ist es noch eine halbe Stunde. Die Kleinbusse ab Mwanakwerekwe halten am Tor.',
  'Zanzibar red colobus, Sykes’s monkey, bushbaby, Aders’ duiker (very shy), elephant shrew, Fischer’s turaco, mangrove kingfisher, fiddler crab.':
    'Sansibar-Stummelaffe, Weißkehlmeerkatze, Galago, Adersducker (sehr scheu), Rüsselhündchen, Fischerturako, Mangroveliest, Winkerkrabbe.',
  'Part of each entrance fee goes to the villages around, in return for crops eaten and trees not cut. Local groups keep tree nurseries, bees and butterflies. The boardwalk is run together with Pete, and its income has helped to pay for what the village needs.':
    'Ein Teil jedes Eintritts geht an die Dörfer ringsum, als Ausgleich für gefressene Ernten und nicht gefällte Bäume. Gruppen von hier betreiben Baumschulen, Bienenstöcke und Schmetterlingszuchten. Der Steg wird gemeinsam mit Pete betrieben, und was er einbringt, hat mitbezahlt, was das Dorf braucht.',
  'Book Your Jozani Experience Now': 'Ihr Erlebnis in Jozani buchen',
};
