/** The page of Chole Island. */
export const choleIsland: Readonly<Record<string, string>> = {
  'Chole Island: fig trees, fruit bats and a boatyard':
    'Chole Island: Feigenbäume, Flughunde, eine Bootswerft',
  'Roots have swallowed the old capital of Mafia and shipwrights work beside it. Two to four days on Chole, an island without a single car, July to October.':
    'Wurzeln haben Mafias alte Hauptstadt verschluckt, nebenan arbeiten Bootsbauer. Zwei bis vier Tage auf Chole, einer Insel ohne Autos, von Juli bis Oktober.',
  'Ruins of the old town': 'Ruinen der alten Stadt',
  'Fruit bats at dusk': 'Flughunde in der Dämmerung',
  'The boatbuilders’ beach': 'Der Strand der Bootsbauer',
  'Village walk with a resident': 'Gang durchs Dorf mit jemandem von hier',
  'Snorkelling in Chole Bay': 'Schnorcheln in der Chole-Bucht',
  '2 to 4 days': '2 bis 4 Tage',
  'No cars, no hurry, and a wide straight street that leads into the roots of a tree.':
    'Keine Autos, keine Eile und eine breite, gerade Straße, die in die Wurzeln eines Baums führt.',
  'You step off the ferry up to your shins, shoes in hand, and the loudest thing is somebody hammering. Follow the noise along the beach to the boatyard, or turn inland on swept sand between hibiscus hedges and children who want to practise their English numbers. The whole of Chole is about a kilometre from end to end, and within an hour you will have greeted most of it twice.':
    'Sie steigen bis zu den Waden im Wasser von der Fähre, die Schuhe in der Hand, und das Lauteste ist, dass jemand hämmert. Folgen Sie dem Geräusch am Strand entlang zur Bootswerft, oder biegen Sie landeinwärts ab, auf gefegten Sand zwischen Hibiskushecken und Kindern, die ihre englischen Zahlen üben wollen. Ganz Chole misst von einem Ende zum anderen etwa einen Kilometer, und nach einer Stunde haben Sie fast alle zweimal gegrüßt.',
  'Chole Mjini, Chole town, grew rich in the nineteenth century. Omani landowners and Indian merchants lived here, out of reach of raiders, while enslaved people cleared Mafia’s coast for coconuts across the water. Germany bought the islands in 1890; its officers added a boma, a gaol and an avenue. Some two decades later they moved to Kilindoni, where steamers could anchor, the traders went after them, and the figs began.':
    'Chole Mjini, die Stadt Chole, wurde im neunzehnten Jahrhundert reich. Omanische Grundherren und indische Kaufleute lebten hier außer Reichweite von Plünderern, während drüben versklavte Menschen Mafias Küste für Kokospalmen rodeten. 1890 kaufte Deutschland die Inseln; seine Beamten bauten eine Boma, ein Gefängnis und eine Allee dazu. Etwa zwei Jahrzehnte später zogen sie nach Kilindoni, wo Dampfer ankern konnten, die Händler zogen ihnen nach, und die Feigen fingen an.',
  'Today those figs are what you come to see. A root as thick as a thigh runs down through a customs-house window and out at the door. There is a Hindu merchants’ hall with a tree standing in it, and a gaol whose roof is leaves. Nobody has tidied it, and labels are few; a guide from the village is worth more than any sign.':
    'Wegen dieser Feigen kommen Sie heute. Eine Wurzel, dick wie ein Schenkel, läuft durch das Fenster des Zollhauses herab und zur Tür hinaus. Es gibt eine Halle hinduistischer Kaufleute, in der ein Baum steht, und ein Gefängnis, dessen Dach aus Blättern ist. Niemand hat aufgeräumt, und Schilder gibt es kaum; ein Guide aus dem Dorf ist mehr wert als jedes Schild.',
  'Bat trees': 'Bäume voller Flughunde',
  'The Comoro fruit bat hangs here by day, fox-faced, fanning itself with one wing. At about six they stream over to Mafia’s mangoes. Stand at the edge, do not clap, wear a hat.':
    'Tagsüber hängt hier der Komoren-Flughund, mit dem Gesicht eines Fuchses, und fächelt sich mit einem Flügel Luft zu. Gegen sechs strömen alle hinüber zu Mafias Mangos. Stehen Sie am Rand, klatschen Sie nicht, tragen Sie einen Hut.',
  Boatyard: 'Bootswerft',
  'Mashua, the plank boats of the coast, are shaped with adze, bow drill and eye. Cotton soaked in coconut oil is driven between planks, and a hull can take a year when the owner pays as he earns. Ask before taking pictures, and buy a bailer if they offer one.':
    'Mashua, die Plankenboote der Küste, entstehen mit Dechsel, Drillbohrer und Augenmaß. Zwischen die Planken wird in Kokosöl getränkte Baumwolle getrieben, und ein Rumpf dauert manchmal ein Jahr, wenn der Besitzer zahlt, wie er verdient. Fragen Sie, bevor Sie fotografieren, und kaufen Sie einen Schöpfer, wenn man Ihnen einen anbietet.',
  'Walking with a resident': 'Unterwegs mit jemandem von hier',
  'School, clinic, well, the women who plait palm-leaf mats. Two hours with tea. Part of the fee goes to the village.':
    'Schule, Krankenstation, Brunnen, die Frauen, die Matten aus Palmblättern flechten. Zwei Stunden, mit Tee. Ein Teil des Geldes geht ans Dorf.',
  'On the bay': 'In der Bucht',
  'Snorkelling by dhow over coral gardens, or a paddle round the mangroves when the tide is high and the water is the shade of a wine bottle.':
    'Schnorcheln von der Dau aus über Korallengärten, oder Paddeln um die Mangroven, wenn die Flut hoch steht und das Wasser die Farbe einer Weinflasche hat.',
  'Kua, on Juani': 'Kua auf Juani',
  'A ruined town under baobabs, twenty minutes by boat, reached only at high water. Bring closed shoes.':
    'Eine Ruinenstadt unter Baobabs, zwanzig Minuten mit dem Boot, nur bei Hochwasser zu erreichen. Bringen Sie geschlossene Schuhe mit.',
  'Dress as if for tea with an aunt: shoulders and knees covered, women and men.':
    'Kleiden Sie sich, als ginge es zum Tee bei einer Tante: Schultern und Knie bedeckt, Frauen wie Männer.',
  'A shikamoo to older people opens every gate on the island.':
    'Ein „shikamoo“ gegenüber Älteren öffnet jedes Tor der Insel.',
  'Carry a torch; paths are dark, and roots do not move aside.':
    'Nehmen Sie eine Taschenlampe mit; die Wege sind dunkel, und Wurzeln weichen nicht aus.',
  'Public boats from Utende stop in late afternoon, so agree your return.':
    'Die öffentlichen Boote ab Utende fahren nur bis zum späten Nachmittag, also verabreden Sie die Rückfahrt.',
  'No sweets, pens or coins for children. The school has a fund.':
    'Keine Süßigkeiten, Stifte oder Münzen für Kinder. Die Schule hat eine Kasse.',
  'Sound carries: muezzin before five, cockerels after, bats in between.':
    'Man hört hier alles: den Muezzin vor fünf, danach die Hähne, dazwischen die Flughunde.',
  'Ten to fifteen minutes by boat from Utende on Mafia. Fly to Kilindoni, then cross the island by road.':
    'Zehn bis fünfzehn Minuten mit dem Boot ab Utende auf Mafia. Fliegen Sie nach Kilindoni, dann geht es auf der Straße quer über die Insel.',
  'Comoro fruit bat, sunbirds, mangrove kingfisher, crab plover, mudskipper; turtles and octopus in the bay.':
    'Komoren-Flughund, Nektarvögel, Mangroveliest, Reiherläufer, Schlammspringer; in der Bucht Schildkröten und Oktopusse.',
  Culture: 'Kultur',
  'Chole is Muslim and close-knit, with perhaps a thousand people. Friday noon belongs to the mosque. You may be asked in for coffee: accept, take off your shoes, and eat with the right hand.':
    'Auf Chole leben vielleicht tausend Menschen, muslimisch und eng verbunden. Der Freitagmittag gehört der Moschee. Vielleicht bittet man Sie zum Kaffee herein: Nehmen Sie an, ziehen Sie die Schuhe aus, und essen Sie mit der rechten Hand.',
  'Book Your Chole Island Adventure Now': 'Ihr Abenteuer auf Chole Island buchen',
};
