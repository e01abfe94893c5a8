/** The page of Tarangire National Park. */
export const tarangire: Readonly<Record<string, string>> = {
  'Tarangire National Park: baobabs and elephant families':
    'Tarangire-Nationalpark: Baobabs und Elefantenfamilien',
  'About 120 km from Arusha a river holds out through the dry months, and the elephants of the Maasai steppe come to it. Month by month, with tips.':
    'Rund 120 km von Arusha führt ein Fluss auch in trockenen Monaten Wasser, und die Elefanten der Maasai-Steppe kommen zu ihm. Monat für Monat, mit Tipps.',
  'about 2,850': 'rund 2.850',
  'over 550': 'über 550',
  'In September, follow any path of dust here and there is an elephant at the end of it.':
    'Folgen Sie hier im September irgendeiner Staubfahne, und an ihrem Ende steht ein Elefant.',
  'Late in the afternoon, from the bluff above the river, you can count them in: a grandmother first, trunk raised, then aunts, half-grown daughters, a calf that has to trot. They drop down the bank, the dust goes gold, and for the next half hour the loudest thing in Tarangire is drinking. Behind them another family is waiting its turn.':
    'Am späten Nachmittag können Sie vom Steilufer über dem Fluss mitzählen: erst eine Großmutter, den Rüssel erhoben, dann Tanten, halbwüchsige Töchter, ein Kalb, das traben muss. Sie steigen das Ufer hinab, der Staub wird golden, und in der nächsten halben Stunde ist das Lauteste im Tarangire das Trinken. Dahinter wartet schon die nächste Familie.',
  'Everything depends on that river. From June the plains for fifty kilometres around dry out, and wildebeest, zebra, eland and elephant walk in from Lake Natron’s side and from the Simanjiro. By September the banks are as crowded as any place in Africa. When the rain comes in November they scatter within days, and a visitor in April may drive an hour between herds.':
    'Alles hängt an diesem Fluss. Ab Juni trocknen die Ebenen fünfzig Kilometer im Umkreis aus, und Gnus, Zebras, Elenantilopen und Elefanten kommen vom Natronsee und aus der Simanjiro-Ebene herein. Im September sind die Ufer so voll wie irgendein Ort in Afrika. Wenn im November der Regen kommt, zerstreuen sie sich binnen Tagen, und wer im April da ist, fährt zwischen zwei Herden manchmal eine Stunde.',
  'What never leaves are the baobabs. They stand about the slopes like something from the age before leaves, grey and swollen, many with holes torn by elephants who chew the wet wood. Some are probably a thousand years old. In November they flower, big white hanging blooms that open at dusk and smell sour, for bats.':
    'Was nie fortgeht, sind die Baobabs. Sie stehen an den Hängen wie etwas aus der Zeit vor den Blättern, grau und aufgedunsen, viele mit Löchern, gerissen von Elefanten, die das nasse Holz kauen. Manche sind wohl tausend Jahre alt. Im November blühen sie: große, weiße, hängende Blüten, die sich in der Dämmerung öffnen und säuerlich riechen, für Fledermäuse.',
  'Most cars keep to the northern loop, near the gate. The park runs on southwards for another hundred kilometres, over about 2,850 sq km in all, through swamps at Silale and Gurusi where lions wait in the reeds. Two nights let you get that far; a day trip does not.':
    'Die meisten Autos bleiben auf der Nordrunde nahe dem Tor. Der Park geht noch hundert Kilometer weiter nach Süden, rund 2.850 km² insgesamt, durch Sümpfe bei Silale und Gurusi, wo im Schilf Löwen warten. Mit zwei Nächten kommen Sie so weit, mit einem Tagesausflug nicht.',
  'Elephant society': 'Die Elefantengesellschaft',
  'Families here have been known to researchers for decades. Watch who moves when the oldest cow flaps her ears.':
    'Die Familien hier sind der Forschung seit Jahrzehnten bekannt. Achten Sie darauf, wer sich rührt, wenn die älteste Kuh mit den Ohren schlägt.',
  'Pythons up trees': 'Pythons auf Bäumen',
  'Around Silale, rock pythons drape themselves over acacia branches in the wet months. Guides check every fork.':
    'Um Silale legen sich in den nassen Monaten Felsenpythons über Akazienäste. Die Guides prüfen jede Astgabel.',
  'Dry-country rarities': 'Seltenes aus dem Trockenland',
  'Fringe-eared oryx, lesser kudu and, with patience, gerenuk: antelopes missing from the Serengeti’s usual list.':
    'Büschelohr-Oryx, Kleiner Kudu und, mit Geduld, die Giraffengazelle: Antilopen, die auf der üblichen Liste der Serengeti fehlen.',
  'Lion, leopard, wild dog': 'Löwe, Leopard, Wildhund',
  'Lions are reliable by the swamps, leopards in sausage trees, dogs a rare present in the south.':
    'Löwen findet man verlässlich an den Sümpfen, Leoparden in Leberwurstbäumen, Wildhunde sind im Süden ein seltenes Geschenk.',
  'Over 550 birds': 'Über 550 Vogelarten',
  'Yellow-collared lovebirds, ashy starlings, hoopoes, and bustards displaying like feather dusters.':
    'Schwarzköpfchen, Grauglanzstare, Wiedehopfe und Trappen, die wie Staubwedel balzen.',
  'Unlike elsewhere, noon is a good hour in the dry season: thirst brings the herds down in the heat.':
    'Anders als sonst ist in der Trockenzeit der Mittag eine gute Stunde: Der Durst treibt die Herden in der Hitze herab.',
  'With an armed ranger, one to three hours from camps licensed for it. Baobab bark at arm’s length.':
    'Mit bewaffnetem Ranger, ein bis drei Stunden, von Camps aus, die dafür zugelassen sind. Baobabrinde auf Armeslänge.',
  'After dark': 'Bei Nacht',
  'Night drives run on community land along the boundary: genets, civets, porcupine, and bushbabies with eyes like lamps.':
    'Nachtfahrten gibt es auf Gemeindeland an der Grenze: Ginsterkatzen, Zibetkatzen, Stachelschweine und Galagos mit Augen wie Lampen.',
  'From a balloon': 'Aus dem Ballon',
  'Low over the swamps at sunrise, most of the year. Fewer baskets than in the Serengeti.':
    'Bei Sonnenaufgang tief über den Sümpfen, fast das ganze Jahr. Weniger Körbe als in der Serengeti.',
  'Tsetse flies bite through thin shirts in the wooded parts. Tight weave, pale colours, and patience.':
    'In den bewaldeten Teilen stechen Tsetsefliegen durch dünne Hemden. Fester Stoff, helle Farben, Geduld.',
  'Keep your voice down when elephants cross; a rumble is talk, a folded ear is a warning.':
    'Sprechen Sie leise, wenn Elefanten die Straße queren; ein Grollen ist ein Gespräch, ein angelegtes Ohr eine Warnung.',
  'Vervets steal at the Matete picnic site, and quickly.':
    'Am Picknickplatz Matete stehlen Grüne Meerkatzen, und zwar schnell.',
  'Stay inside the park or on its edge to be by the river at dawn.':
    'Übernachten Sie im Park oder an seinem Rand, damit Sie bei Tagesanbruch am Fluss sind.',
  'In the green months bring bird books and lower your hopes of big herds.':
    'In den grünen Monaten bringen Sie Vogelbücher mit und weniger Hoffnung auf große Herden.',
  'A wide lens matters here as much as a long one.': 'Ein Weitwinkel zählt hier so viel wie ein Tele.',
  'Two and a half hours from Arusha on tarmac, with the last 7 km on gravel; airstrip at Kuro.':
    'Zweieinhalb Stunden von Arusha auf Asphalt, die letzten 7 km auf Schotter; Landepiste in Kuro.',
  'Elephant, giraffe, zebra, wildebeest, eland, oryx, lion, leopard, python, lovebirds.':
    'Elefant, Giraffe, Zebra, Gnu, Elenantilope, Oryx, Löwe, Leopard, Python, Schwarzköpfchen.',
  'Book Your Tarangire Adventure!': 'Ihr Tarangire-Abenteuer buchen',
};
