/** The page of Mnarani Aquarium, Nungwi. */
export const nungwiAquarium: Readonly<Record<string, string>> = {
  'Mnarani Aquarium, Nungwi: turtles in a tidal pool':
    'Mnarani Aquarium, Nungwi: Schildkröten im Gezeitenbecken',
  'Villagers at the northern tip of Zanzibar keep injured green and hawksbill turtles in a coral pool by the lighthouse. What to see, what to ask, what to skip.':
    'Am Nordzipfel Sansibars pflegt ein Dorf verletzte Suppen- und Karettschildkröten in einem Korallenbecken. Was Sie sehen, fragen und lieber auslassen.',
  'Green turtles in the lagoon': 'Suppenschildkröten in der Lagune',
  'Hatchling and recovery tanks': 'Becken für Junge und Verletzte',
  'The dhow builders of Nungwi': 'Die Dau-Bauer von Nungwi',
  'Fish auction on the beach': 'Fischauktion am Strand',
  'Walk to the lighthouse': 'Spaziergang zum Leuchtturm',
  'Seaweed in one hand, and something the size of a table rising to take it.':
    'In der einen Hand Seetang, und etwas von der Größe eines Tischs taucht auf, um ihn zu holen.',
  'Mnarani means “at the lighthouse”, and the white tower is the landmark: walk towards it along the beach, past hulls on props and boys playing draughts with bottle tops. Behind a wall of coral rock, a few steps from the surf, lies a pool. It has no inlet that you can see. Yet the level climbs and falls twice a day, as the sea comes through the stone.':
    'Mnarani heißt „am Leuchtturm“, und der weiße Turm weist den Weg: Gehen Sie am Strand auf ihn zu, vorbei an aufgebockten Rümpfen und Jungen, die mit Kronkorken Dame spielen. Hinter einer Mauer aus Korallenstein, ein paar Schritte von der Brandung, liegt ein Becken. Einen Zufluss sieht man nicht. Und doch steigt und fällt der Spiegel zweimal am Tag, denn das Meer kommt durch den Stein.',
  'Turtle was food in Nungwi, and hawksbill shell was money. In 1993 a few villagers, advised by marine biologists, began to pay fishermen for animals caught by mistake, and put them into the pool to recover. Eggs from trampled beaches were dug up and hatched in tanks. The young are fed for about ten months and most are then released, on a day in February when half the village comes down to watch.':
    'Schildkröte war in Nungwi Essen, und Schildpatt war Geld. 1993 begannen einige Leute aus dem Dorf, von Meeresbiologen beraten, Fischern Geld für Tiere zu zahlen, die aus Versehen ins Netz gegangen waren, und sie im Becken zu pflegen. Eier von zertrampelten Stränden wurden ausgegraben und in Tanks ausgebrütet. Die Jungen werden etwa zehn Monate lang gefüttert und dann meist freigelassen, an einem Tag im Februar, an dem das halbe Dorf herunterkommt, um zuzusehen.',
  'It has never become grand. There is a wooden walkway, a row of tiled basins, a skull, hand-painted boards. Some visitors find the tanks small and say so. We think it fair to put both facts side by side: the place is plain, and the animals in it would otherwise have been soup.':
    'Prächtig ist es nie geworden. Es gibt einen Holzsteg, eine Reihe gekachelter Becken, einen Schädel, handgemalte Tafeln. Manche Besucher finden die Tanks klein und sagen es. Wir finden es fair, beides nebeneinanderzustellen: Der Ort ist schlicht, und die Tiere darin wären sonst Suppe geworden.',
  'What to See and Do': 'Was Sie sehen und tun können',
  'You get a bundle of seaweed and a warning: the green turtles nip, and cannot tell weed from finger. Hawksbills, with the narrow beak, want fish instead.':
    'Sie bekommen ein Bündel Tang und eine Warnung: Die Suppenschildkröten beißen zu und können Tang nicht von Fingern unterscheiden. Karettschildkröten mit dem schmalen Schnabel wollen stattdessen Fisch.',
  'Hatchlings the length of a thumb paddle in the first basin, those of ten months fill a dinner plate. Do not lift them for a photograph, even if someone offers.':
    'Frisch Geschlüpfte, lang wie ein Daumen, paddeln im ersten Becken, die von zehn Monaten füllen einen Teller. Heben Sie sie nicht fürs Foto hoch, auch wenn man es Ihnen anbietet.',
  'Nungwi builds the dhows for half this coast, with adze, caulking iron and no drawing. A hull takes months. The men talk readily, less so at noon, and like to be asked before the camera comes out.':
    'Nungwi baut die Daus für die halbe Küste, mit Dechsel, Kalfateisen und ohne Zeichnung. Ein Rumpf dauert Monate. Die Männer reden gern, mittags weniger, und wollen gefragt werden, bevor die Kamera herauskommt.',
  'The catch': 'Der Fang',
  'Around seven and again in late afternoon, kingfish, ray and octopus are auctioned on the sand in a murmur that only buyers follow.':
    'Gegen sieben und noch einmal am späten Nachmittag werden auf dem Sand Königsmakrele, Rochen und Oktopus versteigert, in einem Murmeln, dem nur die Käufer folgen.',
  'Come about two hours before high water, when the pool is clearest. The caretakers can tell you the time.':
    'Kommen Sie etwa zwei Stunden vor Hochwasser, dann ist das Becken am klarsten. Die Wärter können Ihnen die Zeit sagen.',
  'We do not offer swimming with captive turtles, here or elsewhere in Nungwi: it stresses them, and sun cream fouls the pool.':
    'Schwimmen mit gefangenen Schildkröten bieten wir nicht an, weder hier noch sonst in Nungwi: Es ist Stress für sie, und Sonnencreme verdirbt das Becken.',
  'One hour is enough; with the boatyard, a morning.':
    'Eine Stunde reicht; mit der Bootswerft ein Vormittag.',
  'Cash for entrance and donation, small notes.': 'Bargeld für Eintritt und Spende, kleine Scheine.',
  'Wet coral is slippery. Sandals with a strap.':
    'Nasse Korallen sind rutschig: Tragen Sie Sandalen mit Riemen.',
  'Between beach and village, put a shirt or a kanga on.':
    'Zwischen Strand und Dorf ziehen Sie ein Hemd oder ein Kanga-Tuch über.',
  'Where the northern road ends, some 60 km and an hour and a half by car beyond Stone Town. From Kendwa it is ten minutes’ drive, or a walk along the sand at low tide.':
    'Wo die Nordstraße endet, etwa 60 km und anderthalb Stunden mit dem Auto hinter Stone Town. Von Kendwa sind es zehn Minuten Fahrt, oder bei Ebbe ein Spaziergang auf dem Sand.',
  'Green turtle, hawksbill turtle, small reef fish that enter by themselves, ghost crabs, herons on the rocks.':
    'Suppenschildkröte, Karettschildkröte, kleine Rifffische, die von selbst hereinkommen, Geisterkrabben, Reiher auf den Felsen.',
  'Entrance fees buy feed, pay fishermen to bring nets’ mistakes in alive, and help village schooling. What you can do: buy no tortoiseshell, keep lights off the beach at night, and tell the hotel if you see a track like a tractor’s in the sand.':
    'Der Eintritt bezahlt Futter, entlohnt Fischer dafür, dass sie Beifang lebend bringen, und hilft der Schule im Dorf. Was Sie tun können: kein Schildpatt kaufen, nachts kein Licht am Strand machen und im Hotel Bescheid sagen, wenn Sie im Sand eine Spur wie von einem Traktor sehen.',
  'Book Your Mnarani Aquarium Experience Now': 'Ihr Erlebnis im Mnarani-Aquarium buchen',
};
