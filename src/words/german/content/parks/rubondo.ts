/** The page of Rubondo Island. */
export const rubondo: Readonly<Record<string, string>> = {
  'Rubondo Island: forest and fish eagles in Lake Victoria':
    'Rubondo: Wald und Schreiseeadler im Victoriasee',
  'An uninhabited island of rainforest in Africa’s largest lake, with sitatunga, elephants, and chimpanzees freed from zoos. Three to five quiet days.':
    'Eine unbewohnte Regenwaldinsel in Afrikas größtem See, mit Sitatungas, Elefanten und Schimpansen, die aus Zoos freikamen. Drei bis fünf stille Tage.',
  'Somebody’s ark: an island, a forest, and no one on it but rangers and you.':
    'Eine Art Arche: eine Insel, ein Wald, und niemand darauf außer Rangern und Ihnen.',
  'Fish eagles nest along this shore every few hundred metres, so that one call sets off the next and the sound travels round the bay like a rumour. Under it there is wind in the fig trees, water on rock, a splash from an otter. That is all. No engine but yours, no village, no cattle bell. On the mainland, a short boat ride away, farms run up to the reeds.':
    'An diesem Ufer nisten alle paar hundert Meter Schreiseeadler, sodass ein Ruf den nächsten auslöst und der Laut um die Bucht läuft wie ein Gerücht. Darunter Wind in den Feigenbäumen, Wasser am Fels, das Platschen eines Otters. Das ist alles. Kein Motor außer Ihrem, kein Dorf, keine Kuhglocke. Auf dem Festland, eine kurze Bootsfahrt entfernt, reichen die Felder bis ans Schilf.',
  'Rubondo is a park of 456 sq km, about half of it water, with most of its land under closed forest. Fishermen and farmers were moved off in the 1960s. A zoo director and the game department then used it as a refuge: in the late 1960s some sixteen chimpanzees came from European zoos and circuses, some of them raised in cages, and were simply let out. They learnt. Their grandchildren build nests, need no keepers, and keep their distance.':
    'Rubondo ist ein Park von 456 km², etwa zur Hälfte Wasser, und fast das ganze Land ist dichter Wald. Fischer und Bauern wurden in den 1960er-Jahren umgesiedelt. Ein Zoodirektor und die Wildbehörde machten daraus eine Zuflucht: Ende der 1960er kamen etwa sechzehn Schimpansen aus europäischen Zoos und Zirkussen, manche im Käfig aufgewachsen, und wurden einfach freigelassen. Sie lernten. Ihre Enkel bauen Schlafnester, brauchen keine Pfleger und halten Abstand.',
  'That is worth knowing before you come. Habituation is still under way, a sighting may be a rustle and a dark arm, and the trek to get it can be long. Elephants, giraffes and black-and-white colobus were also brought; hippos, crocodiles and sitatunga were there all along.':
    'Das sollten Sie wissen, bevor Sie kommen. Die Gewöhnung an Menschen dauert noch an, eine Begegnung ist manchmal nur ein Rascheln und ein dunkler Arm, und der Weg dahin kann lang sein. Auch Elefanten, Giraffen und schwarz-weiße Stummelaffen wurden hergebracht; Flusspferde, Krokodile und Sitatungas waren schon immer da.',
  'Most guests arrive from the Serengeti, grey with dust, and spend the first day looking at green. After ten days in a car, walking barefoot from bed to lake is medicine. In the afternoons thunderheads build above the water, forty kilometres off, and you can watch an entire storm from beginning to end without getting wet.':
    'Die meisten Gäste kommen aus der Serengeti, grau vor Staub, und schauen am ersten Tag nur ins Grüne. Nach zehn Tagen im Auto ist der Weg barfuß vom Bett zum See eine Medizin. Nachmittags bauen sich vierzig Kilometer entfernt Gewitterwolken über dem Wasser auf, und Sie können einem ganzen Sturm von Anfang bis Ende zusehen, ohne nass zu werden.',
  'Six in the morning, six in the evening': 'Sechs Uhr morgens, sechs Uhr abends',
  'By the reeds': 'Am Schilf',
  'Sit still beside the papyrus at first light. If it is your day, a sitatunga steps out of it.':
    'Sitzen Sie bei Tagesanbruch still neben dem Papyrus. Wenn es Ihr Tag ist, tritt eine Sitatunga heraus.',
  'A sitatunga stands in the marsh grass between two stands of papyrus, dark against the rising sun.':
    'Eine Sitatunga steht im Sumpfgras zwischen zwei Papyrusbüschen, dunkel vor der aufgehenden Sonne.',
  'Somebody else’s storm': 'Das Gewitter der anderen',
  'In the afternoon clouds build over the lake, forty kilometres off, and rain on water while you stay dry.':
    'Am Nachmittag bauen sich vierzig Kilometer entfernt Wolken über dem See auf und regnen aufs Wasser, während Sie im Trockenen sitzen.',
  'A thundercloud with a flat head rains and flashes far out over Lake Victoria; two people watch from a dry rock.':
    'Eine Gewitterwolke mit flachem Kopf regnet und blitzt weit draußen über dem Victoriasee; zwei Menschen sehen von einem trockenen Felsen aus zu.',
  Sitatunga: 'Sitatunga',
  'A swamp antelope with splayed hooves. The island is the surest place in Tanzania for it; sit by the reeds at six, morning or evening.':
    'Eine Sumpfantilope mit gespreizten Hufen. Nirgends in Tansania sieht man sie sicherer; setzen Sie sich morgens oder abends um sechs ans Schilf.',
  'Chimpanzees with a second chance': 'Schimpansen mit einer zweiten Chance',
  'Around seventy descend from the released group. Trackers go out daily.':
    'Etwa siebzig stammen von den Freigelassenen ab. Fährtensucher gehen jeden Tag hinaus.',
  'Water animals': 'Tiere am Wasser',
  'Spotted-necked otters play below the rocks, monitors hunt eggs, hippos mow the lawns after dark.':
    'Fleckenhalsotter spielen unter den Felsen, Warane suchen Eier, Flusspferde mähen nach Einbruch der Dunkelheit die Wiesen.',
  'Grey parrots, also set free here; goliath herons; paradise flycatchers with tails longer than themselves.':
    'Graupapageien, auch sie hier freigelassen; Goliathreiher; Paradiesschnäpper mit Schwänzen, die länger sind als sie selbst.',
  'Elephants that came by boat': 'Elefanten, die mit dem Boot kamen',
  'Six were landed in the 1970s. Their wild descendants keep to the interior and are heard more than seen.':
    'Sechs wurden in den 1970er-Jahren an Land gebracht. Ihre wilden Nachkommen bleiben im Inneren, und man hört sie öfter, als man sie sieht.',
  'Round the coves to Bird Island, where cormorants and egrets whiten the trees; crocodiles wait below for dropped fish.':
    'Um die Buchten herum zur Vogelinsel, wo Kormorane und Reiher die Bäume weiß färben; unten warten Krokodile auf fallen gelassenen Fisch.',
  'A morning or a day with the trackers. Book a second permit in case.':
    'Ein Vormittag oder ein Tag mit den Fährtensuchern. Buchen Sie für alle Fälle eine zweite Genehmigung.',
  Fishing: 'Angeln',
  'Nile perch can outweigh you. Trolling from the park’s boats, rods supplied, fish returned.':
    'Ein Nilbarsch kann schwerer sein als Sie. Schleppangeln von den Booten des Parks, Ruten werden gestellt, Fische zurückgesetzt.',
  'Canoe and foot': 'Kanu und zu Fuß',
  'Paddle out from the beach at first light, come back along the shore path with a ranger.':
    'Bei Tagesanbruch vom Strand aus hinauspaddeln, mit einem Ranger auf dem Uferpfad zurück.',
  'Fly in from the Serengeti or Mwanza; by land it means half a day by road and ferry, then a boat.':
    'Fliegen Sie aus der Serengeti oder von Mwanza her ein; über Land heißt es einen halben Tag Straße und Fähre, dann ein Boot.',
  'Do not wade or swim in the lake: crocodiles, and bilharzia near shore.':
    'Waten oder schwimmen Sie nicht im See: Krokodile, und in Ufernähe Bilharziose.',
  'Lake flies drift over like smoke and are harmless. Close your mouth.':
    'Seefliegen ziehen wie Rauch vorbei und sind harmlos. Mund zu.',
  'Rain jacket all year.': 'Regenjacke, das ganze Jahr.',
  'There is one small camp and a few park bandas: reserve early.':
    'Es gibt ein kleines Camp und ein paar Bandas des Parks: Reservieren Sie früh.',
  'Bring a book you have been saving.': 'Bringen Sie ein Buch mit, das Sie sich aufgehoben haben.',
  'Airstrip on the island; boats from Nkome and Kasenda on the mainland; about 120 km west of Mwanza as the crow flies.':
    'Landepiste auf der Insel; Boote ab Nkome und Kasenda auf dem Festland; etwa 120 km Luftlinie westlich von Mwanza.',
  'Sitatunga, bushbuck, chimpanzee, colobus, vervet, elephant, giraffe, hippo, crocodile, otter, fish eagle.':
    'Sitatunga, Buschbock, Schimpanse, Stummelaffe, Grüne Meerkatze, Elefant, Giraffe, Flusspferd, Krokodil, Otter, Schreiseeadler.',
  'Book Your Rubondo Adventure': 'Ihr Rubondo-Abenteuer buchen',
};
