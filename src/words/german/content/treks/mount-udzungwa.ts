/** The page of Udzungwa Mountains. */
export const mountUdzungwa: Readonly<Record<string, string>> = {
  'Udzungwa Mountains: Sanje Falls and rare monkeys': 'Udzungwa-Berge: Sanje-Wasserfall und seltene Affen',
  'A national park without a single road. The hike to Sanje Falls in 6-8 hours, three days to Mwanihana Peak, and two monkeys that live nowhere else.':
    'Ein Nationalpark ohne eine einzige Straße. In 6–8 Stunden zum Sanje-Wasserfall, in drei Tagen auf den Mwanihana, und zwei Affen, die nur hier leben.',
  '2,579 m (Luhombero)': '2.579 m (Luhombero)',
  '1,990 sq km of national park, in a far larger range':
    '1.990 km² Nationalpark, in einem weit größeren Gebirge',
  'Unbroken forest from about 250 m to over 2,000 m': 'Durchgehender Wald von etwa 250 m bis über 2.000 m',
  'Sanje Falls hike': 'Wanderung zum Sanje-Wasserfall',
  'Looking for Sanje mangabeys': 'Auf der Suche nach Sanje-Mangaben',
  'Swim in the upper pools': 'Baden in den oberen Becken',
  'Prince Bernhard Falls stroll': 'Spaziergang zum Prinz-Bernhard-Wasserfall',
  '6-8 hours': '6–8 Stunden',
  'Nothing here for the car window. Bring legs, water and patience with monkeys.':
    'Nichts fürs Autofenster. Bringen Sie Beine, Wasser und Geduld mit Affen mit.',
  'A whoop, a pause, then something between a chuckle and a drain emptying: that is the Sanje mangabey, a monkey which science overlooked until 1979 although it lives within earshot of the sugar lorries. Your guide raises one finger. Leaves shake, thirty metres up. You wait, and the forest, which had gone silent when you came in, starts up again around you like a workshop after lunch.':
    'Ein Ruf, eine Pause, dann etwas zwischen einem Kichern und einem Abfluss, der leerläuft: Das ist die Sanje-Mangabe, ein Affe, den die Wissenschaft bis 1979 übersah, obwohl er in Hörweite der Zuckerlaster lebt. Ihr Guide hebt einen Finger. Dreißig Meter weiter oben wackeln Blätter. Sie warten, und der Wald, der bei Ihrem Kommen verstummt war, fängt rings um Sie wieder an wie eine Werkstatt nach der Mittagspause.',
  'The Udzungwas are the largest of the Eastern Arc, a row of old mountains that have caught rain off the Indian Ocean for tens of millions of years. Since the land between them dried out they have behaved as islands, and species were made on each. Made a national park in 1992, this one has eleven or twelve kinds of primate, a giant elephant shrew with a grey face that was described only in 2008, and violets on the wet rocks.':
    'Die Udzungwas sind das größte Gebirge des Östlichen Bogens, einer Reihe alter Berge, die seit mehreren zehn Millionen Jahren den Regen des Indischen Ozeans auffangen. Seit das Land dazwischen austrocknete, sind sie wie Inseln, und auf jeder entstanden Arten. Dieser Park, Nationalpark seit 1992, hat elf oder zwölf Primatenarten, ein Riesenrüsselhündchen mit grauem Gesicht, das erst 2008 beschrieben wurde, und Veilchen auf den nassen Felsen.',
  'It is also hot. At the foot you start at some 300 m, in the breath of the rice fields, and every path goes straight up. Few people fail at Sanje Falls, but many are surprised by it. Start at eight, drink before you are thirsty, and let the slowest go in front.':
    'Heiß ist es auch. Sie beginnen unten auf etwa 300 m, im Dunst der Reisfelder, und jeder Weg geht geradewegs hinauf. Am Sanje-Wasserfall scheitern wenige, aber viele überrascht er. Brechen Sie um acht auf, trinken Sie, bevor Sie Durst haben, und lassen Sie die Langsamsten vorangehen.',
  'Sanje Falls': 'Sanje-Wasserfall',
  'From Sanje village, north of the gate, steeply up through forest to the foot of the great drop and on to pools above it. The falls come down 170 m in three leaps. The hours include bathing, lunch and waiting for monkeys.':
    'Vom Dorf Sanje nördlich des Tors steil durch den Wald hinauf zum Fuß des großen Falls und weiter zu Becken darüber. In drei Sprüngen fällt er 170 m. Baden, Mittagessen und Warten auf Affen sind in der Zeit eingerechnet.',
  'Prince Bernhard Falls': 'Prinz-Bernhard-Wasserfall',
  '1 hour': '1 Stunde',
  'A stroll behind headquarters to a small cascade, good for children and for the evening of arrival. Red colobus often feed beside the path.':
    'Ein Spaziergang hinter der Parkverwaltung zu einer kleinen Kaskade, gut für Kinder und für den Abend der Ankunft. Neben dem Weg fressen oft Rote Stummelaffen.',
  'Sonjo Falls': 'Sonjo-Wasserfall',
  'South of the gate, two falls and a pool in open miombo woodland, with birds that the deep forest lacks.':
    'Südlich des Tors zwei Fälle und ein Becken im lichten Miombo-Wald, mit Vögeln, die der tiefe Wald nicht hat.',
  '3 days': '3 Tage',
  'Above 2,000 m by a trail that elephants keep open, with two nights in tents, an armed ranger and your own food. For fit walkers who do not mind stream crossings.':
    'Über 2.000 m, auf einem Pfad, den Elefanten offen halten, mit zwei Nächten im Zelt, bewaffnetem Ranger und eigenem Essen. Für geübte Wanderer, denen Bachquerungen nichts ausmachen.',
  'To the falls and up': 'Zum Wasserfall und darüber hinaus',
  'The third leap': 'Der dritte Sprung',
  'Spray reaches you a minute before the view does. In May it is a wall of white, in October a thin veil with rock showing through.':
    'Die Gischt erreicht Sie eine Minute vor dem Anblick. Im Mai ist er eine weiße Wand, im Oktober ein dünner Schleier, durch den der Fels schimmert.',
  'A white curtain of water drops into its pool between wet walls; a rainbow stands in the spray beside a walker.':
    'Ein weißer Vorhang aus Wasser fällt zwischen nassen Wänden in sein Becken; in der Gischt steht neben einem Menschen ein Regenbogen.',
  'Under the canopy': 'Unter dem Kronendach',
  'Buttress roots taller than you are, light in coins on the ground, a butterfly as large as a hand going nowhere in particular.':
    'Brettwurzeln, höher als Sie, Licht in Münzen auf dem Boden, ein handgroßer Schmetterling, der nirgendwohin will.',
  'A swallowtail butterfly crosses a shaft of light before roots like walls; a walker beside them is half their height.':
    'Ein Schwalbenschwanz quert einen Lichtstrahl vor Wurzeln wie Mauern; wer daneben steht, ist halb so hoch wie sie.',
  'Lip of the falls': 'Kante des Wasserfalls',
  'From the upper pool the Kilombero plain lies below in squares of sugar cane, and beyond it, hazy, the low country towards Nyerere.':
    'Vom oberen Becken liegt unten die Kilombero-Ebene in Quadraten aus Zuckerrohr, und dahinter, im Dunst, das Tiefland in Richtung Nyerere.',
  'From a rock at the lip of the falls a walker looks down on the Kilombero plain, laid out in squares of sugar cane.':
    'Von einem Felsen an der Kante des Wasserfalls sieht jemand hinab auf die Kilombero-Ebene, in Quadrate aus Zuckerrohr geteilt.',
  'Udzungwa red colobus': 'Udzungwa-Stummelaffe',
  'Rust-capped, long-tailed, often in noisy company with blue monkeys. This range is its whole world.':
    'Rostrote Kappe, langer Schwanz, oft in lauter Gesellschaft von Diademmeerkatzen. Diese Berge sind seine ganze Welt.',
  'Night voices': 'Stimmen der Nacht',
  'Stay near the gate, and galagos, small as kittens, wail from the trees after dark.':
    'Übernachten Sie nahe am Tor, dann klagen nach Einbruch der Dunkelheit Galagos, klein wie Kätzchen, aus den Bäumen.',
  'Who you will not meet': 'Wen Sie nicht treffen',
  'Elephant and buffalo are here. You see their staircases of mud, and rangers prefer it left at that.':
    'Elefanten und Büffel gibt es hier. Sie sehen ihre Treppen aus Schlamm, und den Rangern ist es recht, wenn es dabei bleibt.',
  'A park guide is compulsory, and paid for at Mang’ula gate.':
    'Ein Guide des Parks ist Pflicht und wird am Tor Mang’ula bezahlt.',
  'Long socks over trousers for ants; nobody laughs twice.':
    'Lange Socken über die Hose, gegen Ameisen; zweimal lacht niemand.',
  'Swimwear under your clothes. Stay out of the pools after a storm.':
    'Badesachen unter die Kleidung. Nach einem Gewitter bleiben Sie aus den Becken.',
  'Two litres of water a head, more in October.': 'Zwei Liter Wasser pro Kopf, im Oktober mehr.',
  'Shoes with a tread: roots are polished and rock is algae.':
    'Schuhe mit Profil: Die Wurzeln sind glatt poliert, der Fels ist voller Algen.',
  'Mikumi is 90 minutes away, so the two make an easy pair.':
    'Der Mikumi liegt 90 Minuten entfernt, darum passen die beiden gut zusammen.',
  'Plan Your Udzungwa Hike': 'Ihre Udzungwa-Wanderung planen',
};
