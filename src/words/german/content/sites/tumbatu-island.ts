/** The page of Tumbatu Island. */
export const tumbatuIsland: Readonly<Record<string, string>> = {
  'Tumbatu Island: sailors, coral ruins, good manners':
    'Tumbatu Island: Seeleute, Korallenruinen, gute Manieren',
  'Zanzibar’s proudest neighbours live on an island without cars or hotels. How to be welcome on Tumbatu, what lies at Makutani, and when to make the trip.':
    'Sansibars stolzeste Nachbarn leben auf einer Insel ohne Autos und Hotels. Wie Sie auf Tumbatu willkommen sind, was in Makutani liegt und wann Sie hinfahren.',
  'Sail across from Mkokotoni': 'Hinübersegeln von Mkokotoni',
  'Ruins of Makutani': 'Ruinen von Makutani',
  'Jongowe village with a host': 'Das Dorf Jongowe mit Gastgeber',
  'Boatbuilders on the shore': 'Bootsbauer am Ufer',
  'Snorkelling off the reef': 'Schnorcheln vor dem Riff',
  'You do not drop in on Tumbatu. You are expected, or you are not there.':
    'Auf Tumbatu schaut man nicht einfach vorbei. Man wird erwartet, oder man ist nicht da.',
  'Zanzibaris will tell you that the Watumbatu are the best sailors on the coast and that they do not care for visitors. The first is generally agreed. The second means that they do not care for people who arrive unannounced in swimwear and point cameras at the well. Come properly, with a host from the island and the consent of the sheha, the village head, and you will drink a great deal of sweet tea.':
    'Auf Sansibar erzählt man Ihnen, die Watumbatu seien die besten Seeleute der Küste und hätten für Besucher nichts übrig. Das Erste ist allgemein anerkannt. Das Zweite heißt, dass sie nichts für Leute übrig haben, die unangemeldet in Badesachen kommen und Kameras auf den Brunnen richten. Kommen Sie, wie es sich gehört, mit einem Gastgeber von der Insel und dem Einverständnis des Sheha, des Dorfvorstehers, dann trinken Sie sehr viel süßen Tee.',
  'The crossing starts among the fish baskets at Mkokotoni, an hour’s drive from Stone Town. It is two or three kilometres of green water. Under sail this may take twenty minutes or, if the wind dies, an hour of somebody else’s rowing. Nothing with four wheels is waiting. The island is some 8 km long, and one walks it, on sand and sharp coral, to the sound of roosters and outboard engines.':
    'Die Überfahrt beginnt zwischen den Fischkörben von Mkokotoni, eine Autostunde von Stone Town. Es sind zwei oder drei Kilometer grünes Wasser. Unter Segel dauert das zwanzig Minuten oder, wenn der Wind einschläft, eine Stunde, in der jemand anders rudert. Nichts mit vier Rädern wartet. Die Insel ist etwa 8 km lang, und man geht sie zu Fuß, auf Sand und scharfer Koralle, zum Klang von Hähnen und Außenbordern.',
  'Yaqut, a geographer writing in Arabic early in the 13th century, noted that the people of Zanzibar’s main island had withdrawn before an enemy to Tumbatu, whose inhabitants were Muslims too. That is an early mention for any place on this coast.':
    'Yaqut, ein Geograf, der zu Beginn des 13. Jahrhunderts auf Arabisch schrieb, notierte, die Leute von Sansibars Hauptinsel hätten sich vor einem Feind nach Tumbatu zurückgezogen, dessen Bewohner ebenfalls Muslime seien. Das ist für jeden Ort an dieser Küste eine frühe Erwähnung.',
  'Digging supports him, roughly. At Makutani, on the south-eastern shore, stood a town from the 12th to the 15th century, with several mosques and dozens of stone houses. Archaeologists worked here in the 1980s and 1990s, and again in 2017 and 2019. They found beads, glass, pottery from the Gulf and beyond, and the remains of spinning and iron-working: a town that made things as well as passing them on.':
    'Die Grabungen geben ihm ungefähr recht. In Makutani am Südostufer stand vom 12. bis zum 15. Jahrhundert eine Stadt mit mehreren Moscheen und Dutzenden Steinhäusern. Archäologen arbeiteten hier in den 1980er- und 1990er-Jahren und noch einmal 2017 und 2019. Sie fanden Perlen, Glas, Keramik vom Golf und von weiter her, dazu Reste von Spinnerei und Eisenverarbeitung: eine Stadt, die Dinge herstellte und nicht nur weitergab.',
  'The islanders’ own account makes them Shirazi, descendants of a Persian prince. Excavation has turned up no prince. Then again, a family tree is not that kind of evidence.':
    'Nach ihrer eigenen Überlieferung sind die Inselbewohner Schirazi, Nachkommen eines persischen Prinzen. Einen Prinzen haben die Grabungen nicht zutage gebracht. Allerdings ist ein Stammbaum auch kein Beweis dieser Art.',
  'Thick walls among creepers, a large mosque almost in the water, coral blocks trimmed like bread. The sea takes a little each year. Wear shoes with soles, as the ground is broken coral and hides holes.':
    'Dicke Mauern unter Ranken, eine große Moschee fast im Wasser, Korallenblöcke, geschnitten wie Brot. Jedes Jahr nimmt sich das Meer ein wenig. Tragen Sie Schuhe mit Sohle, denn der Boden ist zerbrochene Koralle und verbirgt Löcher.',
  'Sandy lanes, lime-washed houses, planks bent over fire for a new hull. Women plait palm leaf in doorways. You go at your host’s pace, from greeting to greeting, and see what you are shown.':
    'Sandige Gassen, gekalkte Häuser, Planken, die über Feuer für einen neuen Rumpf gebogen werden. Frauen flechten in den Türen Palmblätter. Sie gehen im Tempo Ihres Gastgebers, von Gruß zu Gruß, und sehen, was man Ihnen zeigt.',
  'Starting point': 'Ausgangspunkt',
  'Mkokotoni, about an hour from Stone Town': 'Mkokotoni, etwa eine Stunde von Stone Town',
  'A day; there is nowhere to stay': 'Ein Tag; übernachten kann man nirgends',
  'Arms and legs covered, both sexes. A headscarf for women, in the villages.':
    'Arme und Beine bedeckt, Frauen wie Männer. Für Frauen in den Dörfern ein Kopftuch.',
  'No alcohol, no beachwear, no public kissing.':
    'Kein Alkohol, keine Badekleidung, keine Küsse in der Öffentlichkeit.',
  'Ask your host before each photograph, also of houses.':
    'Fragen Sie Ihren Gastgeber vor jedem Foto, auch von Häusern.',
  'During Ramadan choose another week, out of courtesy.': 'Wählen Sie aus Höflichkeit nicht den Ramadan.',
  'Bring water, a hat, and something small for the school rather than sweets for children.':
    'Bringen Sie Wasser, einen Hut und eher eine Kleinigkeit für die Schule als Süßigkeiten für Kinder mit.',
  'Kitumbatu, the local Swahili, differs enough that guides from town grin and ask twice. Learn “hujambo” and use it often. Men and women move in rather separate worlds, so a mixed party may be invited into two different rooms. Accept, take off your shoes, and eat with the right hand.':
    'Kitumbatu, das Swahili der Insel, ist so anders, dass Guides aus der Stadt grinsen und zweimal nachfragen. Lernen Sie „hujambo“, und benutzen Sie es oft. Männer und Frauen bewegen sich in recht getrennten Welten, darum bittet man eine gemischte Gruppe vielleicht in zwei verschiedene Räume. Nehmen Sie an, ziehen Sie die Schuhe aus, und essen Sie mit der rechten Hand.',
  'Visit Tumbatu Island': 'Tumbatu Island besuchen',
};
