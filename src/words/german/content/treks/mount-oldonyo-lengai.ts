/** The page of Oldonyo Lengai. */
export const mountOldonyoLengai: Readonly<Record<string, string>> = {
  'Oldonyo Lengai: a night climb on an active volcano': 'Oldonyo Lengai: bei Nacht auf einen tätigen Vulkan',
  'Ash, stars and a crater at dawn: the 8-12 hours on Oldonyo Lengai told honestly, with the steep parts, the heat, the risk and what the mountain means.':
    'Asche, Sterne und ein Krater im Morgengrauen: die 8–12 Stunden am Oldonyo Lengai, ehrlich erzählt, mit Steilstücken, Hitze, Risiko und Bedeutung.',
  '2,962 m': '2.962 m',
  'about 8 km at the foot': 'etwa 8 km am Fuß',
  'The only active volcano known to pour out carbonatite lava, black at first and soon white':
    'Der einzige tätige Vulkan, von dem man weiß, dass er Karbonatitlava ausstößt, anfangs schwarz und bald weiß',
  'Night ascent to the crater': 'Nachtaufstieg zum Krater',
  'Sunrise over the Rift': 'Sonnenaufgang über dem Grabenbruch',
  'Flamingos on Lake Natron': 'Flamingos am Natronsee',
  'Waterfall walk at Engare Sero': 'Wanderung zum Wasserfall von Engare Sero',
  'Ancient human footprints': 'Uralte Fußspuren von Menschen',
  '8-12 hours': '8–12 Stunden',
  'Two steps up, one step back, from midnight until the sky turns grey.':
    'Zwei Schritte hinauf, einer zurück, von Mitternacht an, bis der Himmel grau wird.',
  'At eleven in the evening the camp cook puts tea in front of you, and nobody says much. The drive to the foot takes most of an hour. Then the engine stops, a Maasai guide in sandals cut from car tyre looks at your boots with sympathy, and the path goes up through high grass into the dark. It does not level out again. There are no zigzags worth the name, no hut, no water, no tree.':
    'Um elf Uhr abends stellt Ihnen der Koch im Camp Tee hin, und niemand sagt viel. Die Fahrt zum Fuß dauert fast eine Stunde. Dann geht der Motor aus, ein Maasai-Guide in Sandalen aus Autoreifen betrachtet mitfühlend Ihre Stiefel, und der Pfad steigt durch hohes Gras ins Dunkle. Flach wird er nicht mehr. Es gibt keine nennenswerten Kehren, keine Hütte, kein Wasser, keinen Baum.',
  'The first two hours are sand. After that comes hardened ash, cut by gullies, at an angle where you begin to use your hands; near the top it is steeper than any staircase. It is not technical and it is not a walk. Stones roll. Each party keeps close together so that what one kicks loose does not gather speed. Going up takes five to six hours, coming down three to five, the hike 8-12 hours in all, and the second half is harder on the temper.':
    'Die ersten zwei Stunden sind Sand. Danach kommt verhärtete Asche, von Rinnen zerschnitten, so steil, dass Sie die Hände zu Hilfe nehmen; kurz vor dem Rand ist es steiler als jede Treppe. Klettern ist es nicht, Wandern auch nicht. Steine rollen. Jede Gruppe bleibt dicht beisammen, damit nicht in Fahrt kommt, was einer lostritt. Hinauf dauert es fünf bis sechs Stunden, hinab drei bis fünf, insgesamt 8–12 Stunden, und die zweite Hälfte kostet mehr Nerven.',
  'It is an active volcano, too. It blew ash for months in 2007 and 2008 and rebuilt its own summit; since then small lavas have come and gone on the crater floor. We follow the advice of the local guides and the authorities on the day, and if they say no, the answer is Lake Natron.':
    'Ein tätiger Vulkan ist er außerdem. 2007 und 2008 blies er monatelang Asche und baute seinen Gipfel neu; seitdem sind auf dem Kraterboden kleine Laven gekommen und gegangen. Wir folgen dem, was die Guides vor Ort und die Behörden am selben Tag raten, und wenn sie nein sagen, heißt die Antwort Natronsee.',
  'The western flank, by night': 'Die Westflanke, bei Nacht',
  'Start at midnight near 1,100 m, crater rim about sunrise, off the cone before the heat. One guide to every few climbers, and a firm turn-back time.':
    'Aufbruch um Mitternacht auf etwa 1.100 m, Kraterrand gegen Sonnenaufgang, vor der Hitze vom Kegel herunter. Je ein Guide auf wenige Bergsteiger, und eine feste Zeit zum Umkehren.',
  'Engare Sero gorge': 'Engare-Sero-Schlucht',
  'Wading and scrambling up a cool river to waterfalls under palms. The perfect afternoon before, or the day after.':
    'Watend und kletternd einen kühlen Fluss hinauf zu Wasserfällen unter Palmen. Der ideale Nachmittag davor, oder der Tag danach.',
  'Natron shore': 'Ufer des Natronsees',
  'Across salt flats to the flamingos, at six or at five. Nearly all the lesser flamingos of East Africa hatch on this lake, far out of reach.':
    'Über Salzflächen zu den Flamingos, um sechs oder um fünf. Fast alle Zwergflamingos Ostafrikas schlüpfen an diesem See, weit außer Reichweite.',
  'One night': 'Eine Nacht',
  'Two in the morning': 'Zwei Uhr morgens',
  'A string of head torches, the plain gone, more stars than dark between them. Look behind you when you rest, not up.':
    'Eine Kette aus Stirnlampen, die Ebene verschwunden, mehr Sterne als Dunkel dazwischen. Schauen Sie beim Rasten zurück, nicht hinauf.',
  'A string of head torches climbs the black cone of Oldonyo Lengai under a sky full of stars.':
    'Eine Kette aus Stirnlampen steigt unter einem Himmel voller Sterne den schwarzen Kegel des Oldonyo Lengai hinauf.',
  'A hole with steep inner walls and small grey chimneys that hiss, or splutter black. There is no railing and the edge is undercut. Stand where the guide stands.':
    'Ein Loch mit steilen Innenwänden und kleinen grauen Schloten, die zischen oder schwarz spucken. Ein Geländer gibt es nicht, und der Rand ist unterhöhlt. Stehen Sie, wo der Guide steht.',
  'Grey chimneys stand on the pale floor of a crater; one spits black lava, and a guide keeps a walker back.':
    'Graue Schlote stehen auf dem hellen Boden eines Kraters; einer spuckt schwarze Lava, und ein Guide hält jemanden zurück.',
  'The shadow': 'Der Schatten',
  'At sunrise a blue triangle falls west across the Rift wall, sharp as a tent, and shrinks while you drink your tea.':
    'Bei Sonnenaufgang fällt ein blaues Dreieck nach Westen über die Grabenwand, scharf wie ein Zelt, und schrumpft, während Sie Ihren Tee trinken.',
  'The shadow of Oldonyo Lengai falls as a blue triangle across the Rift at sunrise; three people look on from its rim.':
    'Der Schatten des Oldonyo Lengai fällt bei Sonnenaufgang als blaues Dreieck über den Grabenbruch; drei Menschen sehen vom Rand aus zu.',
  'Cold lava': 'Kalte Lava',
  'At 500 to 600 degrees it is barely half as hot as Hawaii’s and runs like oil. Moist air bleaches it; much of the white on the cone is old lava, not snow.':
    'Mit 500 bis 600 Grad ist sie kaum halb so heiß wie die auf Hawaii und fließt wie Öl. Feuchte Luft bleicht sie; vieles von dem Weiß am Kegel ist alte Lava, kein Schnee.',
  'A place of prayer': 'Ein Ort des Gebets',
  'Engai lives here. Maasai come to ask for rain, for cattle, for children. Shouting from the top is bad manners.':
    'Hier wohnt Engai. Maasai kommen, um Regen, Rinder, Kinder zu erbitten. Vom Gipfel zu rufen gehört sich nicht.',
  Footprints: 'Fußspuren',
  'By Engare Sero some four hundred human prints, thousands of years old, cross a sheet of hardened ash.':
    'Bei Engare Sero queren etwa vierhundert menschliche Fußspuren, Tausende Jahre alt, eine Platte aus verhärteter Asche.',
  'Three litres of water, gloves for the rock, gaiters for the ash, goggles if it blows.':
    'Drei Liter Wasser, Handschuhe für den Fels, Gamaschen für die Asche, eine Schutzbrille, falls es weht.',
  'Windproof on top: the rim is bitter at dawn, the foot 35 degrees by ten.':
    'Oben Windschutz: Am Rand ist es im Morgengrauen bitterkalt, am Fuß sind es um zehn 35 Grad.',
  'Helmets are wise, for stones from above.': 'Helme sind klug, wegen der Steine von oben.',
  'Not for anyone unsure on steep ground, nor for children.':
    'Nichts für Unsichere in steilem Gelände und nichts für Kinder.',
  'Sleep from six to ten that evening, whatever is for supper.':
    'Schlafen Sie am Abend von sechs bis zehn, was immer es zum Abendessen gibt.',
  'Allow two nights. The track from Mto wa Mbu takes four hours or so.':
    'Rechnen Sie mit zwei Nächten. Für die Piste von Mto wa Mbu brauchen Sie etwa vier Stunden.',
  'Plan Your Lengai Climb': 'Ihren Aufstieg auf den Lengai planen',
};
