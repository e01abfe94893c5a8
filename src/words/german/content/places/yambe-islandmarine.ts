/** The page of Yambe Island Marine. */
export const yambeIslandmarine: Readonly<Record<string, string>> = {
  'Yambe Island Marine: reefs above the coelacanth': 'Yambe Island Marine: Riffe über dem Quastenflosser',
  'Coral gardens within sight of Tanga, in a marine park made for a fish whose kind outlived the dinosaurs. What the reefs at Yambe are like, told plainly.':
    'Korallengärten in Sichtweite von Tanga, in einem Park für einen Fisch, dessen Sippe die Dinosaurier überlebte. Wie die Riffe bei Yambe sind, offen gesagt.',
  'A snorkeller floats over a garden of table, brain and fan corals with a shoal of yellow fish.':
    'Jemand schnorchelt über einem Garten aus Tisch-, Hirn- und Fächerkorallen mit einem Schwarm gelber Fische.',
  'Tanga Coelacanth Marine Park, some 7 km out from Tanga’s harbour':
    'Tanga Coelacanth Marine Park, etwa 7 km vor dem Hafen von Tanga',
  'Snorkelling on the seaward reef': 'Schnorcheln am seeseitigen Riff',
  'Seagrass and starfish at low tide': 'Seegras und Seesterne bei Ebbe',
  'Dolphins in the channel': 'Delfine im Kanal',
  'Lunch on a sandbar': 'Mittagessen auf einer Sandbank',
  'Mangrove shore by canoe': 'Mit dem Kanu am Mangrovenufer',
  'June to October for dry days and the freshest wind, with the sea calmest before eleven; wet November to May, clearest in a dry February.':
    'Juni bis Oktober für trockene Tage und den frischesten Wind, vor elf ist die See am ruhigsten; nass November bis Mai, am klarsten in einem trockenen Februar.',
  'A forested island, an empty reef, and something very old in the dark beyond it.':
    'Eine bewaldete Insel, ein leeres Riff und etwas sehr Altes im Dunkel dahinter.',
  'History of the Marine Park': 'Geschichte des Meeresparks',
  'It began with deep shark nets. From 2003, crews along the Tanzanian coast pulled up heavy blue fish with white flecks and fins like arms, and did not know whether to sell them. They were coelacanths, a line that runs back more than 300 million years, known alive to science only since one was landed in South Africa in 1938. Off Tanga they came up by the dozen.':
    'Es begann mit tiefen Hainetzen. Ab 2003 zogen Mannschaften an Tansanias Küste schwere blaue Fische mit weißen Flecken und Flossen wie Arme herauf und wussten nicht, ob sie sie verkaufen sollten. Es waren Quastenflosser, eine Linie, die mehr als 300 Millionen Jahre zurückreicht und der Wissenschaft lebend erst bekannt ist, seit 1938 in Südafrika einer an Land kam. Vor Tanga kamen sie zu Dutzenden herauf.',
  'In 2009 the government drew a park round them: 552 sq km of sea and shore between the north of Tanga and the Pangani estuary, with Toten, Yambe and Karange inside it. Let us be clear that you will not see a coelacanth. They spend the day in caves, 150 m down and more. The rules against deep nets that protect them have, however, done the shallows good as well.':
    '2009 zog die Regierung einen Park um sie: 552 km² Meer und Küste zwischen dem Norden von Tanga und der Mündung des Pangani, mit Toten, Yambe und Karange darin. Damit das klar ist: Einen Quastenflosser werden Sie nicht sehen. Den Tag verbringen sie in Höhlen, 150 m tief und mehr. Die Regeln gegen tiefe Netze, die sie schützen, haben aber auch dem Flachwasser gutgetan.',
  'These reefs had a hard time. For decades some men fished with dynamite, and a dull thud under water was part of any swim. Patrols ended most of that in the late 2010s. You will find craters of grey rubble next to thickets of new staghorn, and a fair number of fish: a place on the mend, which has an interest of its own. The island’s medieval ruins have a page to themselves under Culture & History.':
    'Diese Riffe hatten es schwer. Jahrzehntelang fischten manche mit Dynamit, und ein dumpfer Schlag unter Wasser gehörte zu jedem Bad. In den späten 2010er-Jahren haben Patrouillen das meiste davon beendet. Sie finden Krater aus grauem Schutt neben Dickichten junger Geweihkorallen und recht viele Fische: ein Ort, der sich erholt, und das ist auf eigene Art sehenswert. Die mittelalterlichen Ruinen der Insel haben eine eigene Seite unter „Kultur & Geschichte“.',
  'Activities at Sea': 'Unterwegs auf See',
  'Seaward reef': 'Seeseitiges Riff',
  'Two to ten metres, best on a rising neap. Sweetlips, angelfish, blue-spotted rays under the ledges. Visibility is ten metres on a fair day, less after rain.':
    'Zwei bis zehn Meter, am besten bei steigender Nipptide. Süßlippen, Kaiserfische, Blaupunktrochen unter den Vorsprüngen. An einem ordentlichen Tag sieht man zehn Meter weit, nach Regen weniger.',
  'Seagrass walk': 'Gang durchs Seegras',
  'Low water bares meadows with red-knobbed starfish, sea cucumbers and nursery shoals. Shuffle your feet, so that rays hear you coming.':
    'Die Ebbe legt Wiesen mit rotwarzigen Seesternen, Seegurken und Schwärmen von Jungfischen frei. Schlurfen Sie, damit die Rochen Sie kommen hören.',
  'Bottlenose, and sometimes the shy humpback dolphin, use the channel between Yambe and the mainland. When they show, our captain idles; swimmers stay aboard.':
    'Große Tümmler und manchmal der scheue Bleifarbene Delfin nutzen den Kanal zwischen Yambe und dem Festland. Wenn sie sich zeigen, nimmt unser Kapitän das Gas weg; niemand geht ins Wasser.',
  'Sandbar lunch': 'Essen auf der Sandbank',
  'Grilled kingfish, chapati, limes. The bar is bare for three hours or so at springs, less at neaps, and we are off it early.':
    'Gegrillte Königsmakrele, Chapati, Limetten. Bei Springtide liegt die Bank etwa drei Stunden frei, bei Nipptide kürzer, und wir gehen rechtzeitig.',
  'Mangrove shore': 'Mangrovenufer',
  'The landward side is stilt roots and mud. With two paddles and a little water under you there are kingfishers to be had.':
    'Die Landseite ist Stelzwurzeln und Schlamm. Mit zwei Paddeln und etwas Wasser unter dem Boot gibt es dort Eisvögel zu sehen.',
  'Bring your own mask if you can; sizes on the boat are few.':
    'Bringen Sie möglichst Ihre eigene Maske mit; auf dem Boot gibt es wenige Größen.',
  'Ask us for the tide of your date before you fix the day. It matters more than the month.':
    'Fragen Sie uns nach der Tide an Ihrem Datum, bevor Sie den Tag festlegen. Sie zählt mehr als der Monat.',
  'A thin wetsuit or rash vest keeps off sun, hydroids and jellyfish.':
    'Ein dünner Neoprenanzug oder ein Badeshirt hält Sonne, Nesseltiere und Quallen ab.',
  'Nobody lives on Yambe. What you need comes with you, and leaves with you.':
    'Auf Yambe wohnt niemand. Was Sie brauchen, kommt mit Ihnen und geht mit Ihnen.',
  'Two days let you put reef and ruins on different tides.':
    'An zwei Tagen können Sie Riff und Ruinen auf verschiedene Tiden legen.',
  'Do not stand on coral, even dead: it is where the next one settles.':
    'Stellen Sie sich nicht auf Korallen, auch nicht auf tote: Dort siedelt sich die nächste an.',
  'Half an hour by motor boat from Tanga, an hour and more under sail. Pangani lies about 50 km to the south by road.':
    'Eine halbe Stunde mit dem Motorboot ab Tanga, unter Segel eine Stunde und mehr. Pangani liegt auf der Straße etwa 50 km südlich.',
  'Green turtle, blue-spotted ray, octopus, angelfish, dolphins, seahorses in the grass; dugong as a rumour; coelacanth, out of reach.':
    'Suppenschildkröte, Blaupunktrochen, Oktopus, Kaiserfische, Delfine, Seepferdchen im Gras; der Dugong als Gerücht; der Quastenflosser außer Reichweite.',
  'Villages on the bay have agreed which nets and mesh may be used where, and rangers collect a daily fee that we pay for you. A crew that hauls up a coelacanth by mistake is asked to let it go if it lives, and to report it in any case.':
    'Die Dörfer an der Bucht haben vereinbart, welche Netze mit welchen Maschen wo erlaubt sind, und Ranger erheben eine Tagesgebühr, die wir für Sie zahlen. Eine Mannschaft, die aus Versehen einen Quastenflosser heraufholt, soll ihn freilassen, wenn er lebt, und es in jedem Fall melden.',
  'Book Your Yambe Island Adventure Now': 'Ihr Abenteuer auf Yambe Island buchen',
};
