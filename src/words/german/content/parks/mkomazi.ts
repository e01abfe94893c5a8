/** The page of Mkomazi National Park. */
export const mkomazi: Readonly<Record<string, string>> = {
  'Mkomazi National Park: rhino, wild dog and empty roads':
    'Mkomazi-Nationalpark: Nashorn, Wildhund, leere Wege',
  'Dry, red, wild country between the Pare Mountains and Tsavo. When to go to Mkomazi, what lives in the thornbush, and how to spend two to four days.':
    'Trockenes, rotes, wildes Land zwischen den Pare-Bergen und Tsavo. Wann Sie nach Mkomazi fahren, was im Dornbusch lebt und wie zwei bis vier Tage aussehen.',
  'about 3,500': 'rund 3.500',
  'Thornbush, red earth and Kilimanjaro on a clear morning, with hardly another car in sight.':
    'Dornbusch, rote Erde und an klaren Morgen der Kilimandscharo, und kaum ein anderes Auto in Sicht.',
  'Lorries for Dar es Salaam thunder through the town of Same all night. Turn off beside the sisal, drive for ten minutes, show your papers at Zange gate, and the noise is gone. What replaces it is doves, hornbills and the tick of the engine cooling. A guide here switches off often, because in Mkomazi you find things by ear.':
    'Die ganze Nacht donnern Lastwagen auf dem Weg nach Daressalam durch die Stadt Same. Biegen Sie beim Sisal ab, fahren Sie zehn Minuten, zeigen Sie am Tor Zange Ihre Papiere, und der Lärm ist weg. An seine Stelle treten Tauben, Tokos und das Ticken des abkühlenden Motors. Die Guides schalten ihn hier oft aus, denn in Mkomazi findet man die Tiere mit dem Gehör.',
  'Seen from the first ridge the park is a sea of grey-green commiphora, broken by round hills and red tracks. To the south the Pare and Usambara mountains stand in a wall; on a clear dawn the snow of Kilimanjaro floats in the north-west. Tsavo West in Kenya begins where the map says so and nowhere else, and elephants cross as they please.':
    'Vom ersten Hügelkamm gesehen ist der Park ein Meer von graugrünen Myrrhensträuchern, unterbrochen von runden Hügeln und roten Wegen. Im Süden stehen die Pare- und Usambara-Berge wie eine Wand; an klaren Morgen schwebt im Nordwesten der Schnee des Kilimandscharo. Tsavo West in Kenia beginnt dort, wo die Karte es sagt, und sonst nirgends, und die Elefanten wechseln hinüber, wie sie wollen.',
  'It was a game reserve from 1951 and, after decades of cattle and poaching, badly worn. Rhino were brought back behind a fence, wild dogs were bred for release, water holes were dug, and since 2008 Mkomazi has been a national park, of about 3,500 sq km.':
    'Ab 1951 war er Wildreservat, und nach Jahrzehnten mit Rindern und Wilderei war er arg mitgenommen. Nashörner wurden hinter einem Zaun wieder angesiedelt, Wildhunde zum Auswildern gezüchtet, Wasserlöcher gegraben, und seit 2008 ist Mkomazi ein Nationalpark von rund 3.500 km².',
  'Be clear about what you are choosing. The bush is thick and the animals, hunted within living memory, are shy; someone who wants ten lions before lunch should go to the Serengeti. Those who come for gerenuk, silence and a rhino at forty metres drive out content. It also breaks the long road between Arusha and the coast at Pangani.':
    'Machen Sie sich klar, was Sie wählen. Der Busch ist dicht, und die Tiere, die noch vor einem Menschenalter gejagt wurden, sind scheu; wer vor dem Mittagessen zehn Löwen will, sollte in die Serengeti. Wer wegen der Giraffengazellen, der Stille und eines Nashorns auf vierzig Meter kommt, fährt zufrieden wieder hinaus. Auch unterbricht der Park die lange Fahrt zwischen Arusha und der Küste bei Pangani.',
  'Black rhino': 'Spitzmaulnashorn',
  'Held in a guarded sanctuary, part of which is open to visitors in the rangers’ vehicles. Go early or late, when they come to the tracks.':
    'In einem bewachten Schutzgebiet; einen Teil davon besuchen Sie im Wagen der Ranger. Kommen Sie früh oder spät, wenn die Tiere an die Wege kommen.',
  'African wild dog': 'Afrikanischer Wildhund',
  'Bred here in large enclosures for release. Packs also roam free; meeting one is luck.':
    'Wird hier in großen Gehegen zum Auswildern gezüchtet. Es gibt auch freie Rudel; ihnen zu begegnen ist Glück.',
  'Gerenuk and lesser kudu': 'Giraffengazelle und Kleiner Kudu',
  'Dry-country antelopes rarely seen elsewhere in Tanzania. The gerenuk feeds upright on its hind legs, neck stretched like a small giraffe’s.':
    'Antilopen des Trockenlands, die man in Tansania sonst selten sieht. Die Giraffengazelle frisst aufrecht auf den Hinterbeinen, den Hals gereckt wie eine kleine Giraffe.',
  'Elephant and oryx': 'Elefant und Oryx',
  'Herds move between here and Tsavo with the rain. Fringe-eared oryx keep to the open ground, with eland and zebra.':
    'Herden ziehen mit dem Regen zwischen hier und Tsavo hin und her. Büschelohr-Oryx bleiben auf offenem Land, mit Elenantilopen und Zebras.',
  'Vulturine guineafowl, cobalt blue and bald as a vulture, run ahead of the car.':
    'Geierperlhühner, kobaltblau und kahl wie ein Geier, laufen vor dem Auto her.',
  'Sanctuary drive': 'Ins Nashorngebiet',
  'About two hours with the rhino rangers, who know each animal. Places are few, so we book ahead.':
    'Etwa zwei Stunden mit den Nashorn-Rangern, die jedes Tier kennen. Es gibt wenige Plätze, deshalb buchen wir im Voraus.',
  'Game drive to Dindira': 'Pirschfahrt nach Dindira',
  'The dam is a steady place for elephant and buffalo late in the dry season. Half a day from Zange and back.':
    'Am Stausee sind Elefanten und Büffel spät in der Trockenzeit ziemlich sicher. Ein halber Tag ab Zange und zurück.',
  'Early, three hours at most, over stony ground. Good for tracks, larks and understanding why everything has thorns.':
    'Früh, höchstens drei Stunden, über steinigen Boden. Gut für Fährten, für Lerchen und um zu verstehen, warum alles Dornen hat.',
  'Up into the Pares': 'Hinauf in die Pare-Berge',
  'A day of cool air, terraced fields and Pare village cooking above Same, for legs tired of sitting.':
    'Ein Tag mit kühler Luft, Terrassenfeldern und der Dorfküche der Pare oberhalb von Same, für Beine, die vom Sitzen müde sind.',
  'Recommended stay: 2-4 days': 'Empfohlene Dauer: 2–4 Tage',
  'Beds are few: a small tented camp, park bandas, campsites, and simple hotels in Same. We suggest a camp inside, for the nights.':
    'Betten gibt es wenige: ein kleines Zeltcamp, Bandas des Parks, Zeltplätze und einfache Hotels in Same. Wir raten zu einem Camp im Park, der Nächte wegen.',
  'Two days': 'Zwei Tage',
  'An afternoon drive to Dindira, a night in the park, the rhino sanctuary next morning.':
    'Am Nachmittag eine Fahrt nach Dindira, eine Nacht im Park, am nächsten Morgen das Nashorngebiet.',
  'Three days': 'Drei Tage',
  'Adds a dawn walk and the quieter tracks east towards the Umba side.':
    'Dazu eine Wanderung im Morgengrauen und die stilleren Wege nach Osten, Richtung Umba.',
  'Four days': 'Vier Tage',
  'Adds a day in the Pare Mountains, or time to wait for wild dogs.':
    'Dazu ein Tag in den Pare-Bergen, oder Zeit, auf Wildhunde zu warten.',
  'Long sleeves and closed shoes: the thorns are serious and the tsetse occasional.':
    'Lange Ärmel und geschlossene Schuhe: Die Dornen meinen es ernst, und manchmal kommen Tsetsefliegen.',
  'Fill up with fuel, water and cash in Same. There is nothing inside.':
    'Tanken Sie in Same, und holen Sie dort Wasser und Bargeld. Drinnen gibt es nichts.',
  'Midday can pass 35 degrees from December to March; plan a siesta.':
    'Mittags kann es von Dezember bis März heißer werden als 35 Grad; planen Sie eine Siesta ein.',
  'In the rains a second vehicle, or patience, is part of the price.':
    'In der Regenzeit gehört ein zweiter Wagen oder Geduld zum Preis.',
  'Phone signal comes on the ridges and goes in the valleys.':
    'Handynetz kommt auf den Kämmen und geht in den Tälern.',
  'Zange gate is 6 km from Same, about two hours from Moshi and three and a half from Arusha by tarmac.':
    'Das Tor Zange liegt 6 km von Same, auf Asphalt etwa zwei Stunden von Moshi und dreieinhalb von Arusha.',
  'Black rhino, wild dog, elephant, gerenuk, lesser kudu, oryx, eland, giraffe, lion, leopard.':
    'Spitzmaulnashorn, Wildhund, Elefant, Giraffengazelle, Kleiner Kudu, Oryx, Elenantilope, Giraffe, Löwe, Leopard.',
  'Book Your Mkomazi Adventure!': 'Ihr Mkomazi-Abenteuer buchen',
};
