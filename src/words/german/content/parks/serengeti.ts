/** The page of Serengeti National Park. */
export const serengeti: Readonly<Record<string, string>> = {
  'Serengeti National Park: plains, cats and the migration':
    'Serengeti-Nationalpark: Ebenen, Katzen und die Wanderung',
  'Where the herds are in each month, how long the drive really takes, and what to bring to the 14,763 sq km of the Serengeti in northern Tanzania.':
    'Wo die Herden in welchem Monat sind, wie lange die Fahrt wirklich dauert und was Sie in die 14.763 km² der Serengeti im Norden Tansanias mitbringen.',
  '14,763': '14.763',
  'over 500': 'über 500',
  'Short grass, granite islands, and herds that follow the rain for 800 km.':
    'Kurzes Gras, Inseln aus Granit und Herden, die dem Regen 800 km weit folgen.',
  'From Naabi Hill gate the track runs straight across short grass, and for half an hour there may be nothing to look at but distance. Then a kopje comes up, a heap of grey granite the size of a church, and if you are there before nine a lioness is warming herself on top of it.':
    'Vom Tor Naabi Hill läuft die Piste geradewegs durch kurzes Gras, und eine halbe Stunde lang gibt es vielleicht nichts zu sehen als Weite. Dann taucht ein Kopje auf, ein Haufen grauer Granit, so groß wie eine Kirche, und wenn Sie vor neun da sind, wärmt sich obenauf eine Löwin.',
  'The park behaves like four countries. The south, around Ndutu, is open plain on old volcanic ash. Seronera, in the middle, has rivers, sausage trees, leopards and most of the vehicles. The western corridor follows the Grumeti towards Lake Victoria through tsetse woodland. The far north, at Kogatende, is green, hilly and quiet until the herds reach the Mara.':
    'Der Park ist wie vier Länder. Der Süden um Ndutu ist offene Ebene auf alter Vulkanasche. Seronera in der Mitte hat Flüsse, Leberwurstbäume, Leoparden und die meisten Autos. Der Westkorridor folgt dem Grumeti durch Tsetse-Wald in Richtung Victoriasee. Der hohe Norden bei Kogatende ist grün, hügelig und still, bis die Herden den Mara erreichen.',
  'Nights are loud: hyenas whooping along the river, zebra barking, a lion you feel through the camp bed before you hear it. By noon in September the light is white and the cats are asleep. In April one storm turns the black soil to grease, and freeing a car can cost an hour.':
    'Die Nächte sind laut: Hyänen heulen den Fluss entlang, Zebras bellen, und einen Löwen spüren Sie durchs Feldbett, bevor Sie ihn hören. Mittags im September ist das Licht weiß, und die Katzen schlafen. Im April macht ein einziges Gewitter aus der schwarzen Erde Schmierseife, und ein Auto freizubekommen kann eine Stunde dauern.',
  'The road from Arusha takes seven to eight hours, all gravel beyond the Ngorongoro gate. A light aircraft needs little more than one. Many guests drive in and fly out.':
    'Auf der Straße sind es von Arusha sieben bis acht Stunden, hinter dem Tor des Ngorongoro nur noch Schotter. Ein Kleinflugzeug braucht kaum mehr als eine Stunde. Viele Gäste fahren hin und fliegen zurück.',
  'Out of the car': 'Raus aus dem Auto',
  'Balloon safaris': 'Ballonsafaris',
  'Up from the grass at first light, an hour over river, herds and hippos, and breakfast where the wind puts you down.':
    'Bei Tagesanbruch aus dem Gras empor, eine Stunde über Fluss, Herden und Flusspferden, und Frühstück dort, wo der Wind Sie absetzt.',
  'Five striped balloons rise at daybreak over a bend of the Seronera River; giraffes look up from the bank.':
    'Fünf gestreifte Ballone steigen bei Tagesanbruch über einer Biegung des Seronera auf; Giraffen sehen vom Ufer aus hoch.',
  'Horseback safaris': 'Reitsafaris',
  'On the concessions beside the western corridor, where zebra let a horse come closer than any car.':
    'In den Konzessionen neben dem Westkorridor, wo Zebras ein Pferd näher heranlassen als jedes Auto.',
  'Three riders in a row cross tall gold grass at a walk while a herd of zebra runs level with them.':
    'Drei Menschen reiten hintereinander im Schritt durch hohes goldenes Gras, während eine Zebraherde neben ihnen herläuft.',
  'Walking safaris': 'Fußsafaris',
  'Two to four hours behind an armed ranger. You cover little ground and see all of it.':
    'Zwei bis vier Stunden hinter einem bewaffneten Ranger. Weit kommen Sie nicht, aber Ihnen entgeht nichts.',
  'A ranger with a rifle leads four walkers in single file below a kopje; a bull elephant watches from the far slope.':
    'Ein Ranger mit Gewehr führt vier Menschen im Gänsemarsch unter einem Kopje entlang; vom Hang gegenüber sieht ein Elefantenbulle zu.',
  'Lion, leopard, cheetah': 'Löwe, Leopard, Gepard',
  'Lions keep to the Simba and Moru kopjes, leopards to the trees along the Seronera River, cheetahs to the open grass of the south and east.':
    'Löwen halten sich an die Simba- und die Moru-Kopjes, Leoparden an die Bäume am Seronera, Geparde ans offene Gras im Süden und Osten.',
  'Calving on the plains': 'Geburten in der Ebene',
  'About half a million wildebeest calves are born from January to March. Most are on their feet within minutes; the hyenas know it too.':
    'Von Januar bis März kommt etwa eine halbe Million Gnukälber zur Welt. Die meisten stehen nach wenigen Minuten; die Hyänen wissen das auch.',
  'Hippos at Retima': 'Flusspferde in Retima',
  'Where the Seronera and Orangi meet, scores of them lie packed in a brown pool. You smell it from the car park.':
    'Wo Seronera und Orangi zusammenfließen, liegen sie zu Dutzenden dicht gepackt in einem braunen Tümpel. Man riecht ihn schon vom Parkplatz.',
  'Over 500 birds': 'Über 500 Vogelarten',
  'Kori bustards pace the plains, secretary birds stamp on snakes, and Fischer’s lovebirds squabble in the acacias.':
    'Riesentrappen schreiten durch die Ebenen, Sekretäre treten auf Schlangen, und Pfirsichköpfchen zanken sich in den Akazien.',
  'Balloon safari': 'Ballonsafari',
  'Leave camp at half past four, fly for about an hour from first light, land to breakfast in the grass.':
    'Um halb fünf Aufbruch im Camp, bei Tagesanbruch etwa eine Stunde in der Luft, dann Landung zum Frühstück im Gras.',
  'Two to four hours on foot with an armed ranger, in the zones set aside for it. Tracks, dung, termites, and the wind always in your face.':
    'Zwei bis vier Stunden zu Fuß mit bewaffnetem Ranger, in den Zonen, die dafür vorgesehen sind. Fährten, Dung, Termiten, und der Wind immer im Gesicht.',
  'Horseback safari': 'Reitsafari',
  'Offered on private concessions beside the western corridor, not inside the park. For riders who can canter out of trouble.':
    'Auf privaten Konzessionen neben dem Westkorridor, nicht im Park selbst. Für alle, die im Galopp aus einer brenzligen Lage herauskommen.',
  'Out at six with a flask, back for lunch, out again at four. Moru’s Maasai rock paintings fill a slow midday well.':
    'Um sechs mit der Thermoskanne hinaus, zum Mittagessen zurück, um vier wieder los. Einen trägen Mittag füllen die Felsbilder der Maasai bei Moru.',
  'The Great Migration': 'Die Große Wanderung',
  'Wildebeest, zebra and gazelle circle with the rain, about 800 km in a year. No calendar binds them; plan for a region and a fortnight, never for a day.':
    'Gnus, Zebras und Gazellen kreisen mit dem Regen, rund 800 km im Jahr. An einen Kalender halten sie sich nicht; planen Sie für eine Gegend und vierzehn Tage, nie für einen bestimmten Tag.',
  'See the Migration Route': 'Die Route der Wanderung zeigen',
  'January to March': 'Januar bis März',
  'Ndutu and the southern plains': 'Ndutu und die Ebenen im Süden',
  'Calving on short grass.': 'Geburten im kurzen Gras.',
  'Moru and Seronera': 'Moru und Seronera',
  'Long columns head north-west.': 'Lange Züge nach Nordwesten.',
  'June and July': 'Juni und Juli',
  'Western corridor': 'Westkorridor',
  'Grumeti crossings.': 'Querungen des Grumeti.',
  'August to October': 'August bis Oktober',
  Kogatende: 'Kogatende',
  'Back and forth over the Mara River.': 'Hin und her über den Mara.',
  'November and December': 'November und Dezember',
  'Lobo, then south': 'Lobo, dann nach Süden',
  'The short rains call the herds home.': 'Die kleine Regenzeit ruft die Herden heim.',
  'Choose your area by month first and your bed second.':
    'Wählen Sie Ihre Gegend zuerst nach dem Monat und dann nach dem Bett.',
  'Bring a fleece: at 1,500 m, July mornings in an open roof are cold.':
    'Bringen Sie eine Fleecejacke mit: Auf 1.500 m sind Julimorgen unter offenem Dach kalt.',
  'Wear khaki or olive in the west; tsetse flies come to blue and black.':
    'Tragen Sie im Westen Khaki oder Oliv; Blau und Schwarz ziehen Tsetsefliegen an.',
  'A scarf keeps the dust out of nose and camera from July to October.':
    'Von Juli bis Oktober hält ein Tuch den Staub von Nase und Kamera fern.',
  'Flights to the airstrips take 15 kg a person, in soft bags.':
    'Auf den Flügen zu den Landepisten dürfen Sie 15 kg pro Person mitnehmen, in weichen Taschen.',
  'At a river crossing, expect to wait for hours, and perhaps for nothing.':
    'An einer Flussquerung rechnen Sie damit, stundenlang zu warten, vielleicht auch umsonst.',
  'Seronera lies about 320 km from Arusha; Naabi Hill is the usual gate.':
    'Seronera liegt etwa 320 km von Arusha; meist fährt man durch das Tor Naabi Hill.',
  'Lion, leopard, cheetah, elephant, buffalo, wildebeest, zebra, hippo, crocodile; a few black rhino near Moru.':
    'Löwe, Leopard, Gepard, Elefant, Büffel, Gnu, Zebra, Flusspferd, Krokodil; bei Moru einige Spitzmaulnashörner.',
  'Book Your Safari Adventure': 'Ihr Safari-Abenteuer buchen',
};
