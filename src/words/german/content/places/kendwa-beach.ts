/** The page of Kendwa Beach. */
export const kendwaBeach: Readonly<Record<string, string>> = {
  'Kendwa Beach: swimming at every tide, facing west':
    'Kendwa Beach: Baden bei jeder Tide, Blick nach Westen',
  'White sand on the lee side of Zanzibar’s north, where the sea stays put and the sun sets into it. Walks, boats, loud nights and quiet ends at Kendwa.':
    'Weißer Sand auf der windgeschützten Seite von Sansibars Norden, wo das Meer bleibt und die Sonne darin versinkt. Wege, Boote, laute Nächte, stille Enden.',
  'Swimming whenever you like': 'Baden, wann Sie wollen',
  'Walk to Nungwi at low tide': 'Bei Ebbe nach Nungwi laufen',
  'Sunset dhow': 'Mit der Dau in den Sonnenuntergang',
  'Snorkelling at Tumbatu': 'Schnorcheln bei Tumbatu',
  'Diving with the northern boats': 'Tauchen mit den Booten im Norden',
  'No timetable, no reef shoes, no wind to speak of: an island beach for lazy people.':
    'Kein Fahrplan, keine Riffschuhe, kaum Wind: ein Inselstrand für Faule.',
  'For most of its life Kendwa was a few huts, a well and some boats drawn up on a white bay. Few on this coast wanted to live by the sea; what farmers wanted was soil, and that is inland, where lanes run between banana, cassava and clove. Backpackers came in the 1990s down a track of potholes, slept in palm-leaf rooms and told each other to keep it quiet. It did not stay quiet.':
    'Die längste Zeit bestand Kendwa aus ein paar Hütten, einem Brunnen und einigen Booten an einer weißen Bucht. Kaum jemand wollte hier am Meer leben; Bauern wollten Erde, und die liegt im Inneren, wo Wege zwischen Bananen, Maniok und Nelken laufen. In den 1990er-Jahren kamen Rucksackreisende auf einer Piste aus Schlaglöchern, schliefen in Palmblatthütten und rieten einander, nichts zu verraten. Es blieb nicht dabei.',
  'Why they came is geology. Round nearly all the island a shelf of coral runs out flat for hundreds of metres, and at low tide it is bare. Here the bottom slopes. The sea goes down by up to four metres like anywhere else in Zanzibar, but it does so along the sand and not away from it, so that at noon, at six and at midnight there is water to lie in. The land behind keeps off the kusi. The kaskazi of December to March passes over the point with a ripple.':
    'Dass sie kamen, liegt an der Geologie. Fast um die ganze Insel läuft ein Korallensockel Hunderte Meter flach hinaus, und bei Ebbe liegt er trocken. Hier fällt der Grund ab. Das Meer sinkt wie überall auf Sansibar um bis zu vier Meter, aber den Sand entlang und nicht von ihm fort, sodass mittags, um sechs und um Mitternacht Wasser da ist, in das man sich legen kann. Das Land dahinter hält den Kusi ab. Der Kaskazi von Dezember bis März geht mit einem Kräuseln über die Landspitze.',
  'Large hotels now share the bay with small ones, and the character changes every two hundred metres. In the middle are bars and, near full moon, a party that can be heard in the village. The southern end is another matter: a low coral cliff, fishing boats, and nights when the only noise is palm fronds.':
    'Heute teilen sich große Hotels die Bucht mit kleinen, und alle zweihundert Meter ändert sich der Charakter. In der Mitte liegen Bars, und um Vollmond gibt es ein Fest, das man bis ins Dorf hört. Das südliche Ende ist etwas anderes: eine niedrige Korallenklippe, Fischerboote und Nächte, in denen man nur die Palmwedel hört.',
  'A gentle shelf, sand underfoot, hardly an urchin. Children learn to swim here without noticing; keep an eye on them all the same. Jet skis work the centre, so swim towards the ends.':
    'Ein sanft abfallender Grund, Sand unter den Füßen, kaum ein Seeigel. Kinder lernen hier schwimmen, ohne es zu merken; behalten Sie sie trotzdem im Auge. In der Mitte fahren Jetskis, also schwimmen Sie zu den Enden hin.',
  'Three kilometres, half an hour to forty minutes, past undercut rocks. Start as the tide still falls. At high water the way is shut, and the road behind has neither shade nor charm.':
    'Drei Kilometer, eine halbe Stunde bis vierzig Minuten, an unterspülten Felsen vorbei. Gehen Sie los, solange das Wasser noch fällt. Bei Hochwasser ist der Weg versperrt, und die Straße dahinter hat weder Schatten noch Reiz.',
  'Ninety minutes towards Tumbatu, from about five. The lateen goes up with a song, and to change course the crew carry it round the mast.':
    'Neunzig Minuten in Richtung Tumbatu, ab etwa fünf. Das Lateinersegel geht mit einem Lied hoch, und für einen neuen Kurs trägt die Mannschaft es um den Mast herum.',
  'Tumbatu’s reef': 'Tumbatus Riff',
  'Half a day of snorkelling on the lee side, with fewer boats than Mnemba. Going ashore is a visit of its own, arranged with the elders.':
    'Ein halber Tag Schnorcheln auf der windgeschützten Seite, mit weniger Booten als bei Mnemba. Ein Landgang ist ein eigener Besuch, der mit den Ältesten abgesprochen wird.',
  'Below twenty metres': 'Tiefer als zwanzig Meter',
  'Dive boats go out to coral gardens near by and round the cape to Mnemba. The run back can be rough in July.':
    'Tauchboote fahren zu Korallengärten in der Nähe und um das Kap nach Mnemba. Im Juli kann die Rückfahrt rau werden.',
  'Ask us which end. Sleepers and dancers should not share a hotel.':
    'Fragen Sie uns, welches Ende zu Ihnen passt. Wer schlafen und wer tanzen will, sollte nicht dasselbe Hotel haben.',
  'Check the date of the full moon against your booking, whether you want the party or the peace.':
    'Sehen Sie nach, wann während Ihres Aufenthalts Vollmond ist, ob Sie nun das Fest wollen oder die Ruhe.',
  'Beach boys sell trips by the yard. A friendly no, once, is enough; never pay a deposit on the sand.':
    'Strandverkäufer bieten Ausflüge in Mengen an. Ein freundliches Nein genügt; leisten Sie am Strand nie eine Anzahlung.',
  'Kendwa village is five minutes inland. Put clothes on over swimwear there.':
    'Das Dorf Kendwa liegt fünf Minuten landeinwärts. Ziehen Sie dort etwas über die Badesachen.',
  'The sun at five is as strong as at noon when the water throws it back.':
    'Um fünf ist die Sonne so stark wie mittags, wenn das Wasser sie zurückwirft.',
  'Tap water is brackish: drink filtered, and shower briefly.':
    'Das Leitungswasser ist brackig: Trinken Sie gefiltertes, und duschen Sie kurz.',
  'The airport and Stone Town are about 60 km away, an hour and a half on a good day. Nungwi is ten minutes’ drive. The last kilometre is rough.':
    'Flughafen und Stone Town sind etwa 60 km entfernt, an einem guten Tag anderthalb Stunden. Nach Nungwi fährt man zehn Minuten. Der letzte Kilometer ist holprig.',
  'Reef fish on the outer patches, dolphins some mornings in the channel, green turtles passing, Indian house crows with no fear at all.':
    'Rifffische an den äußeren Stellen, an manchen Morgen Delfine im Kanal, durchziehende Suppenschildkröten, Glanzkrähen ohne jede Scheu.',
  'The Maasai in red who guard the hotels are migrants from far inland, and the village is Swahili and Muslim; the two are not one folklore. For Tumbatu’s people, proud, private and fine seamen, read our page before you ask questions.':
    'Die Maasai in Rot, die die Hotels bewachen, sind von weit her aus dem Inneren zugewandert, das Dorf ist Swahili und muslimisch; werfen Sie beides nicht in einen Topf. Über die Menschen von Tumbatu, stolz, für sich und gute Seeleute, lesen Sie unsere Seite, bevor Sie Fragen stellen.',
  'Book Your Kendwa Beach Experience Now': 'Ihr Erlebnis in Kendwa Beach buchen',
};
