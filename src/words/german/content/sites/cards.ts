/** The sites of culture and history, as their cards say them. */
export const siteCards: Readonly<Record<string, string>> = {
  'Off the north-west coast of Zanzibar’s main island, across a channel from Mkokotoni':
    'Vor der Nordwestküste der Hauptinsel Sansibars, jenseits eines Kanals bei Mkokotoni',
  'An island with its own dialect, its own pride and the fallen stone town of Makutani, kept at arm’s length from Zanzibar’s beaches by choice.':
    'Eine Insel mit eigenem Dialekt, eigenem Stolz und der verfallenen Steinstadt Makutani, die sich Sansibars Strände mit Absicht vom Leib hält.',
  'Best June to October, with steady wind and dry paths; the long rains of March to May make the landing rough and the ruins a thicket.':
    'Am besten Juni bis Oktober, mit stetigem Wind und trockenen Wegen; die große Regenzeit von März bis Mai macht die Landung rau und die Ruinen zum Dickicht.',
  'Amboni Caves & Sulphur Spring': 'Amboni-Höhlen und Schwefelquelle',
  'Kiomoni, about 8 km north of Tanga, off the road to Mombasa':
    'Kiomoni, etwa 8 km nördlich von Tanga, abseits der Straße nach Mombasa',
  'The most extensive limestone caves known in East Africa, part bat roost, part playground of dripping stone, part place of prayer.':
    'Die ausgedehntesten bekannten Kalksteinhöhlen Ostafrikas, teils Fledermausquartier, teils Spielplatz aus Tropfstein, teils Gebetsort.',
  'Independence Avenue, in the middle of Tanga, a few minutes from the harbour':
    'Independence Avenue, mitten in Tanga, wenige Minuten vom Hafen',
  'A whole house to explore, from weapons cellar to watch-tower, in a port town whose early streets are still in daily use.':
    'Ein ganzes Haus zum Erkunden, vom Waffenkeller bis zum Wachturm, in einer Hafenstadt, deren frühe Straßen noch täglich benutzt werden.',
  'Tongoni Ruins': 'Ruinen von Tongoni',
  'Tongoni village, some 17 km south of Tanga on the coast road to Pangani':
    'Dorf Tongoni, rund 17 km südlich von Tanga an der Küstenstraße nach Pangani',
  'The largest group of pillar tombs on the East African coast, about forty graves beside a roofless mosque on the edge of the sea.':
    'Die größte Gruppe von Pfeilergräbern an der ostafrikanischen Küste, etwa vierzig Gräber neben einer Moschee ohne Dach am Rand des Meeres.',
  'Muhembo Ruins': 'Ruinen von Muhembo',
  'On the rise north of Pangani town, above the bay': 'Auf der Anhöhe nördlich von Pangani, über der Bucht',
  'What is left of the first Pangani: a coral mosque gone to rubble and pillar tombs in a grove, with coconut pickers for company.':
    'Was vom ersten Pangani übrig ist: eine zu Schutt gewordene Korallenmoschee und Pfeilergräber in einem Hain, in Gesellschaft von Kokospflückern.',
  'Bagamoyo, on the coast about 70 km north-west of Dar es Salaam':
    'Bagamoyo, an der Küste, etwa 70 km nordwestlich von Daressalam',
  'The inn at the end of a walk of more than a thousand kilometres, where caravans from Lake Tanganyika put down ivory within sight of the dhows.':
    'Die Herberge am Ende eines Marsches von mehr als tausend Kilometern, wo Karawanen vom Tanganjikasee ihr Elfenbein in Sichtweite der Daus absetzten.',
  'Ngorongoro Conservation Area, between the crater highlands and the Serengeti plain':
    'Ngorongoro-Schutzgebiet, zwischen dem Kraterhochland und der Serengeti-Ebene',
  'A ravine that cuts through two million years of lake mud and ash, with the tools and bones of several kinds of human in their proper order.':
    'Eine Schlucht, die sich durch zwei Millionen Jahre Seeschlamm und Asche schneidet, mit Werkzeugen und Knochen mehrerer Menschenarten in der richtigen Reihenfolge.',
  'Foot of the Rift escarpment, about 63 km north of Mto wa Mbu, on the track to Lake Natron':
    'Fuß der Grabenwand, etwa 63 km nördlich von Mto wa Mbu, an der Piste zum Natronsee',
  'A farming landscape on some 20 sq km of near desert, watered by hand-built canals, whose builders left neither name nor reason.':
    'Eine Ackerlandschaft auf rund 20 km² Halbwüste, bewässert von Kanälen in Handarbeit, deren Erbauer weder Namen noch Grund hinterließen.',
  'Isimila Stone Age Site': 'Steinzeitstätte Isimila',
  'Southern highlands, about 20 km south-west of Iringa, just off the road to Mbeya':
    'Südliches Hochland, etwa 20 km südwestlich von Iringa, gleich neben der Straße nach Mbeya',
  'Hand axes by the hundred on the floor of a vanished lake, beside a canyon of pillars that rain has carved out of its bed.':
    'Faustkeile zu Hunderten auf dem Grund eines verschwundenen Sees, neben einer Schlucht voller Pfeiler, die der Regen aus seinem Bett geschnitten hat.',
  'A settlement that no archaeologist has opened, on the largest island of Tanga Region, with roots for curators.':
    'Eine Siedlung, die noch kein Archäologe geöffnet hat, auf der größten Insel der Region Tanga, mit Wurzeln als Kuratoren.',
  'Best June to October, while the floor is dry; the rains of March to May leave the passages muddy, and November and December are wet again.':
    'Am besten Juni bis Oktober, solange der Boden trocken ist; der Regen von März bis Mai hinterlässt schlammige Gänge, und November und Dezember sind wieder nass.',
  'Good all year, being under a roof; coolest from June to September, and a sensible place to be during an April downpour.':
    'Das ganze Jahr gut, da unter Dach; am kühlsten von Juni bis September und ein vernünftiger Aufenthaltsort bei einem Aprilguss.',
  'Dry from June to October, with short grass; in the rains, above all April and May, the tombs half vanish in green.':
    'Trocken von Juni bis Oktober, mit kurzem Gras; in der Regenzeit, vor allem im April und Mai, verschwinden die Gräber halb im Grün.',
  'Easiest from June to October, with a breeze and little undergrowth; from March to May the path is overgrown and the mosquitoes win.':
    'Am leichtesten von Juni bis Oktober, mit einer Brise und wenig Unterholz; von März bis Mai ist der Pfad zugewachsen, und die Mücken gewinnen.',
  'June to October is dry and least humid; January and February hot but clear; in the long rains, March to May, lanes flood and afternoons are lost.':
    'Juni bis Oktober ist trocken und am wenigsten schwül; Januar und Februar sind heiß, aber klar; in der großen Regenzeit von März bis Mai laufen Gassen voll, und Nachmittage gehen verloren.',
  'Best June to October, dry and dusty; in the wet months, March to May above all, the tracks to the floor and the dune may close.':
    'Am besten Juni bis Oktober, trocken und staubig; in den nassen Monaten, vor allem März bis Mai, können die Pisten zum Grund und zur Düne gesperrt sein.',
  'June to October is dry, dusty and passable; after storms between March and May the river beds across the track can stop a car for a day.':
    'Juni bis Oktober ist trocken, staubig und befahrbar; nach Gewittern zwischen März und Mai können die Flussbetten quer zur Piste ein Auto einen Tag lang aufhalten.',
  'Dry and, at 1,600 m, cool from June to October; the rain here falls from December to April, when the gully is slippery but green.':
    'Trocken und auf 1.600 m kühl von Juni bis Oktober; der Regen fällt hier von Dezember bis April, dann ist die Schlucht rutschig, aber grün.',
  'June to October': 'Juni bis Oktober',
  'all year': 'ganzjährig',
  When: 'Wann',
  'Tanga Museum': 'Museum von Tanga',
  'Caravan Serai Museum': 'Museum der Karawanserei',
};
