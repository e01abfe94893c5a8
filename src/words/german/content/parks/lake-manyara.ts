/** The page of Lake Manyara National Park. */
export const lakeManyara: Readonly<Record<string, string>> = {
  'Lake Manyara National Park: forest, flamingos, Rift wall':
    'Lake-Manyara-Nationalpark: Wald, Flamingos, Grabenbruch',
  'A small park with five landscapes in a row. What to see at Lake Manyara in half a day, why a whole one is better, and when the flamingos are there.':
    'Ein kleiner Park, fünf Landschaften in einer Reihe. Was Sie am Lake Manyara an einem halben Tag sehen, warum ein ganzer besser ist, wann Flamingos da sind.',
  'about 330': 'rund 330',
  'A strip of green between a cliff and a lake, never more than a few kilometres wide.':
    'Ein grüner Streifen zwischen Steilwand und See, nie breiter als ein paar Kilometer.',
  'You hear Manyara before you see it. Past the gate the sun goes out, the road dips under figs and mahoganies, and the air fills with blue monkeys crashing about, silvery-cheeked hornbills braying overhead, and water running over stones. None of this comes from rain. The springs are fed from the highlands above and seep out at the foot of the Rift wall.':
    'Den Manyara hören Sie, bevor Sie ihn sehen. Hinter dem Tor geht die Sonne aus, die Straße taucht unter Feigen und Mahagonibäume, und die Luft ist voll: Diademmeerkatzen krachen durchs Geäst, Silberwangen-Hornvögel trompeten, Wasser läuft über Steine. Nichts davon kommt vom Regen. Die Quellen speist das Hochland darüber, und am Fuß der Grabenwand treten sie aus.',
  'Drive on and the scene changes every ten minutes: forest, then yellow fever trees, then acacia woodland, then a margin of grass, and at last the lake, flat and pale, with heat dancing on it. Of the park’s area of about 330 sq km the greater part may be water in a wet year and dried mud at the end of a hard one.':
    'Fahren Sie weiter, und alle zehn Minuten wechselt das Bild: Wald, dann Fieberakazien, dann lichter Akazienwald, dann ein Saum aus Gras und endlich der See, flach und blass, über dem die Hitze tanzt. Von den rund 330 km² des Parks ist in einem nassen Jahr der größere Teil Wasser, am Ende eines trockenen ist er rissiger Schlamm.',
  'Flamingos are the honest uncertainty. They follow the algae, and the algae follow the level and salt of the water. There may be a pink line a kilometre long, or there may be pelicans, storks and excellent photographs of something else.':
    'Die Flamingos sind die ehrliche Unbekannte. Sie folgen den Algen, und die Algen folgen dem Wasserstand und dem Salz. Vielleicht sehen Sie einen rosa Strich von einem Kilometer Länge, vielleicht auch Pelikane, Störche und vorzügliche Fotos von etwas anderem.',
  'Because Manyara lies on the road to bigger names, many people give it two hours and remember baboons. Start at the gate at half past six instead. Elephants are in the forest then, the light comes sideways through the trees, and the day-trippers from Arusha are still on the tarmac.':
    'Weil der Manyara an der Straße zu größeren Namen liegt, geben ihm viele zwei Stunden und erinnern sich an Paviane. Seien Sie lieber um halb sieben am Tor. Dann sind Elefanten im Wald, das Licht fällt schräg durch die Bäume, und die Tagesausflügler aus Arusha sind noch auf dem Asphalt.',
  'Two ways to look': 'Zweierlei Sicht',
  'From the treetops': 'Aus den Wipfeln',
  'Swinging bridges, up to 18 m above the forest floor, put you where the monkeys and hornbills are.':
    'Hängebrücken, bis zu 18 m über dem Waldboden, bringen Sie dorthin, wo die Affen und die Hornvögel sind.',
  'Walkers cross a swaying rope bridge hung from trunk to trunk, high between the crowns of a green forest.':
    'Menschen gehen über eine schwankende Seilbrücke, die hoch zwischen den Kronen eines grünen Waldes von Stamm zu Stamm hängt.',
  'From the platform': 'Von der Plattform',
  'At the northern inlet the hippos lie offshore all day. Come near five, when the yawning starts.':
    'Am nördlichen Zufluss liegen die Flusspferde den ganzen Tag vor dem Ufer. Kommen Sie gegen fünf, wenn das Gähnen beginnt.',
  'Hippos lie in blue shallows with white egrets on their backs, one yawning, seen from a platform with a rail.':
    'Flusspferde liegen im blauen Flachwasser, weiße Reiher auf dem Rücken, eines gähnt; gesehen von einer Plattform mit Geländer.',
  'Baboons by the hundred': 'Paviane zu Hunderten',
  'Some of the largest troops in the country sit in the road grooming one another and look up only when the horn sounds.':
    'Einige der größten Trupps des Landes sitzen auf der Straße, lausen einander und sehen erst auf, wenn es hupt.',
  'Elephants at close range': 'Elefanten aus der Nähe',
  'They step out of the undergrowth without a sound. Your guide will leave the engine running, and be right to.':
    'Sie treten lautlos aus dem Dickicht. Ihr Guide lässt den Motor laufen, und er hat recht.',
  'Lions in trees': 'Löwen auf Bäumen',
  'Manyara made its name with them. They do climb, in the acacias further south, but sightings take luck and a second day.':
    'Mit ihnen ist der Manyara bekannt geworden. Sie klettern wirklich, in den Akazien weiter südlich, aber um sie zu sehen, brauchen Sie Glück und einen zweiten Tag.',
  'Pelicans, yellow-billed storks, crowned eagles. A keen eye passes a hundred species between breakfast and lunch.':
    'Pelikane, Nimmersatte, Kronenadler. Wer gute Augen hat, kommt zwischen Frühstück und Mittagessen auf über hundert Arten.',
  'Hippos from a platform': 'Flusspferde von der Plattform',
  'At the northern inlet they lie offshore with egrets standing on them.':
    'Am nördlichen Zufluss liegen sie vor dem Ufer, und Reiher stehen auf ihnen.',
  'Game drive, north to south': 'Pirschfahrt von Nord nach Süd',
  'Half a day reaches the hot springs at Maji Moto and returns. A full day gets into the quiet southern woods.':
    'Ein halber Tag reicht bis zu den heißen Quellen von Maji Moto und zurück. Ein ganzer führt in die stillen Wälder im Süden.',
  'Swinging bridges up to 18 m above the forest floor, an hour or so, eye to eye with monkeys.':
    'Hängebrücken bis zu 18 m über dem Waldboden, etwa eine Stunde, Auge in Auge mit den Affen.',
  'Canoe or shore walk': 'Kanu oder Uferwanderung',
  'The lake decides which: when it is high enough, two hours by paddle; when it shrinks, a walk with a ranger.':
    'Der See entscheidet: Steht er hoch genug, paddeln Sie zwei Stunden; schrumpft er, gehen Sie mit einem Ranger.',
  'Mto wa Mbu by bicycle': 'Mto wa Mbu mit dem Fahrrad',
  'Level tracks through rice and red bananas, a carver’s yard, lunch cooked in a village kitchen.':
    'Ebene Wege durch Reis und rote Bananen, ein Schnitzerhof, Mittagessen aus einer Dorfküche.',
  'Close windows and lunch boxes. The baboons have learnt how zips work.':
    'Halten Sie Fenster und Lunchboxen geschlossen. Die Paviane wissen inzwischen, wie Reißverschlüsse gehen.',
  'Mto wa Mbu means “river of mosquitoes”. Bring repellent and take the name at its word.':
    'Mto wa Mbu heißt „Mückenfluss“. Bringen Sie Mückenschutz mit und nehmen Sie den Namen wörtlich.',
  'Photographers: forest before nine, lake after four.':
    'Für Fotografen: der Wald vor neun, der See nach vier.',
  'Ask about the lower tracks after heavy rain; several flood.':
    'Fragen Sie nach starkem Regen nach den unteren Wegen; mehrere werden überflutet.',
  'Combine it with Tarangire, an hour and a half away, or with Ngorongoro, an hour uphill.':
    'Verbinden Sie ihn mit dem Tarangire, anderthalb Stunden entfernt, oder mit dem Ngorongoro, eine Stunde bergauf.',
  'The gate is at Mto wa Mbu, about 125 km from Arusha, two hours of good tarmac.':
    'Das Tor liegt in Mto wa Mbu, rund 125 km von Arusha: zwei Stunden guter Asphalt.',
  'Elephant, baboon, blue monkey, hippo, giraffe, buffalo, lion, dik-dik, flamingo, pelican, hornbill.':
    'Elefant, Pavian, Diademmeerkatze, Flusspferd, Giraffe, Büffel, Löwe, Dikdik, Flamingo, Pelikan, Hornvogel.',
  'Book Your Safari Adventure!': 'Ihr Safari-Abenteuer buchen',
};
