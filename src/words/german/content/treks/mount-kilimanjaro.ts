/** The page of Climbing Kilimanjaro. */
export const mountKilimanjaro: Readonly<Record<string, string>> = {
  'Climbing Kilimanjaro: five routes compared, day by day':
    'Auf den Kilimandscharo: fünf Routen im Vergleich',
  'Marangu, Machame, Lemosho, Rongai or the Northern Circuit: how many days each takes, how cold and thin the air gets, and who should choose which route.':
    'Marangu, Machame, Lemosho, Rongai oder Northern Circuit: wie viele Tage jede braucht, wie kalt und dünn die Luft wird und wer welche Route wählen sollte.',
  '5,895 m': '5.895 m',
  'about 80 km from east to west': 'etwa 80 km von Ost nach West',
  'Three volcanoes grown into one, with ice three degrees from the Equator':
    'Drei Vulkane, zu einem verwachsen, mit Eis drei Grad vom Äquator',
  'Five routes to Uhuru Peak': 'Fünf Routen zum Uhuru Peak',
  'Rainforest on the first day': 'Regenwald am ersten Tag',
  'Barranco Wall': 'Barranco-Wand',
  'Night ascent from Barafu or Kibo': 'Nachtaufstieg von Barafu oder Kibo',
  'Glaciers at sunrise': 'Gletscher bei Sonnenaufgang',
  '5-9 days': '5–9 Tage',
  'The art is to walk so slowly that it feels silly. It stops feeling silly at 4,000 m.':
    'Die Kunst ist, so langsam zu gehen, dass man sich albern vorkommt. Auf 4.000 m hört das auf.',
  '“Pole pole”, the guide says at the gate, and overtakes nobody. He knows what the next days do: a thousand metres of height a day, from banana gardens through dripping forest and heather into a grey desert, until the air holds half the oxygen it does at the beach. Strength helps less than you think. Time helps more than anything.':
    '„Pole pole“, sagt der Guide am Tor und überholt niemanden. Er weiß, was die nächsten Tage bringen: tausend Höhenmeter am Tag, von Bananengärten durch tropfenden Wald und Heide in eine graue Wüste, bis die Luft nur noch halb so viel Sauerstoff hat wie am Strand. Kraft hilft weniger, als man denkt. Zeit hilft mehr als alles andere.',
  'So choose the days first and the route second. Every extra night spent lower than the day’s highest point gives your blood a chance to catch up, and of our five the five-day Marangu sends the most people home without the summit. A headache and poor sleep are ordinary up here. Stumbling, confusion, or breath that bubbles at rest are not, and there is one cure: down, at once, at night if need be. Your guide decides. Agree to that before you start.':
    'Wählen Sie also zuerst die Tage und dann die Route. Jede zusätzliche Nacht, die tiefer liegt als der höchste Punkt des Tages, lässt Ihr Blut aufholen, und von unseren fünfen schickt Marangu in fünf Tagen die meisten ohne Gipfel nach Hause. Kopfschmerzen und schlechter Schlaf sind hier oben normal. Stolpern, Verwirrung oder ein Atem, der in Ruhe rasselt, sind es nicht, und dagegen hilft nur eines: hinunter, sofort, notfalls bei Nacht. Ihr Guide entscheidet. Stimmen Sie dem zu, bevor Sie losgehen.',
  'The last climb begins around midnight. It is six or seven hours by head torch on frozen gravel, at minus ten or lower, with wind. Drinking tubes freeze and so do phones. Then a red line opens behind Mawenzi, the ice cliffs go pink, and there is a board with a queue. You have fifteen minutes. The knees pay afterwards, more than two thousand metres downhill on the same day.':
    'Der letzte Aufstieg beginnt gegen Mitternacht. Sechs oder sieben Stunden mit der Stirnlampe über gefrorenen Schotter, bei minus zehn Grad oder weniger, mit Wind. Trinkschläuche frieren ein, Handys geben auf. Dann öffnet sich hinter dem Mawenzi eine rote Linie, die Eiswände werden rosa, und da steht eine Tafel mit einer Schlange davor. Sie haben fünfzehn Minuten. Danach zahlen die Knie, am selben Tag mehr als zweitausend Meter bergab.',
  '5-6 days': '5–6 Tage',
  'The old route from the south-east and the only one with huts, at Mandara, Horombo and Kibo. Gentle underfoot, same way up and down. Take six days and spend the spare one at Horombo.':
    'Die alte Route von Südosten und die einzige mit Hütten, in Mandara, Horombo und Kibo. Sanft zu gehen, hinauf und hinab auf demselben Weg. Nehmen Sie sechs Tage, und verbringen Sie den zusätzlichen in Horombo.',
  '6-7 days': '6–7 Tage',
  'Tents, steep steps, big views, plenty of company. It touches 4,600 m at Lava Tower, drops to Barranco to sleep, and climbs the Wall next morning.':
    'Zelte, steile Stufen, große Aussichten, viel Gesellschaft. Am Lava Tower erreicht sie 4.600 m, fällt zum Schlafen nach Barranco ab und steigt am nächsten Morgen die Wand hinauf.',
  '7-8 days': '7–8 Tage',
  'Two quiet days from the west, over the Shira plateau, before it joins Machame. Well paced; our usual advice for a first big mountain.':
    'Zwei stille Tage von Westen über das Shira-Plateau, bevor sie auf Machame trifft. Gut eingeteilt; unser üblicher Rat für den ersten großen Berg.',
  'From the dry north, near Kenya, by Kikelewa and the tarn below Mawenzi. Fewer people and less mud, so it suits the damp months. Down by Marangu.':
    'Vom trockenen Norden nahe Kenia, über Kikelewa und den Bergsee unter dem Mawenzi. Weniger Menschen und weniger Schlamm, darum gut für feuchte Monate. Hinab über Marangu.',
  '8-9 days': '8–9 Tage',
  'Starts like Lemosho, then circles the empty back of Kibo at about 4,000 m for days. The longest and dearest, and the kindest to lungs.':
    'Beginnt wie Lemosho und umrundet dann tagelang auf etwa 4.000 m die leere Rückseite des Kibo. Die längste und teuerste, und die schonendste für die Lunge.',
  'Three mornings': 'Drei Morgen',
  'Forest, first morning': 'Wald, erster Morgen',
  'Moss on everything, colobus overhead, mud on the steps. You are in a T-shirt, and the down jacket feels like a joke.':
    'Moos auf allem, Stummelaffen über Ihnen, Schlamm auf den Stufen. Sie gehen im T-Shirt, und die Daunenjacke kommt Ihnen wie ein Witz vor.',
  'A black and white colobus sits on a mossy bough over walkers who climb through giant trees in the morning.':
    'Ein schwarz-weißer Stummelaffe sitzt auf einem moosigen Ast über Menschen, die am Morgen durch riesige Bäume hinaufgehen.',
  'The Barranco Wall': 'Die Barranco-Wand',
  'Two hours of hands and feet above camp, with porters passing, loads on their heads. Nothing technical; one ledge where you hug the rock.':
    'Zwei Stunden auf Händen und Füßen über dem Camp, während Träger mit Lasten auf dem Kopf überholen. Nichts Technisches; an einem Sims umarmen Sie den Fels.',
  'Porters with loads on their heads and climbers go up the ledges of a huge dark wall of lava, in file.':
    'Träger mit Lasten auf dem Kopf und Bergsteiger gehen hintereinander die Simse einer riesigen dunklen Lavawand hinauf.',
  'Stella Point, six in the morning': 'Stella Point, sechs Uhr morgens',
  'The rim at last. Sit, drink, watch the sun come out of the cloud behind Mawenzi. Uhuru is another hour.':
    'Endlich der Rand. Setzen Sie sich, trinken Sie, sehen Sie zu, wie die Sonne hinter dem Mawenzi aus den Wolken kommt. Bis zum Uhuru ist es noch eine Stunde.',
  'Trekkers rest at a signpost on the rim beside a wall of ice, as the sun comes out of the clouds behind Mawenzi.':
    'Bergsteiger rasten an einem Wegweiser auf dem Rand neben einer Eiswand, während hinter dem Mawenzi die Sonne aus den Wolken kommt.',
  'Giant groundsels': 'Riesensenezien',
  'In Barranco valley they stand like candelabra, wearing their dead leaves as a coat.':
    'Im Barranco-Tal stehen sie wie Kandelaber und tragen ihre toten Blätter als Mantel.',
  'The crew': 'Die Mannschaft',
  'Two or three porters to a guest, a cook, guides. Loads are limited to 20 kg and weighed. Ask how they are paid; we like the question.':
    'Zwei oder drei Träger je Gast, ein Koch, Guides. Lasten sind auf 20 kg begrenzt und werden gewogen. Fragen Sie, wie die Leute bezahlt werden; wir mögen die Frage.',
  'The glaciers': 'Die Gletscher',
  'What is left of an ice cap that has lost most of its area in a century. Cliffs of blue and white still stand near the summit.':
    'Was von einer Eiskappe übrig ist, die in einem Jahrhundert den größten Teil ihrer Fläche verloren hat. Nahe am Gipfel stehen noch Wände in Blau und Weiß.',
  'See a doctor about altitude, and about acetazolamide, two months before.':
    'Sprechen Sie zwei Monate vorher mit einem Arzt über die Höhe und über Acetazolamid.',
  'Break in the boots. Test the sleeping bag; it should be rated to minus fifteen.':
    'Laufen Sie die Stiefel ein. Prüfen Sie den Schlafsack; er sollte bis minus fünfzehn Grad reichen.',
  'Three to four litres of water a day, tea included.':
    'Drei bis vier Liter Wasser am Tag, Tee eingerechnet.',
  'Plastic bags are banned in Tanzania, disposable bottles in the park.':
    'Plastiktüten sind in Tansania verboten, Einwegflaschen im Park.',
  'Train on hills with a loaded rucksack, downhill too.':
    'Trainieren Sie an Hügeln mit vollem Rucksack, auch bergab.',
  'Check that your insurance covers trekking to 6,000 m and rescue.':
    'Prüfen Sie, ob Ihre Versicherung Trekking bis 6.000 m und Bergung einschließt.',
  'Plan Your Kilimanjaro Climb': 'Ihre Kilimandscharo-Besteigung planen',
};
