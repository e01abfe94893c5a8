/** The page of Mikumi National Park. */
export const mikumi: Readonly<Record<string, string>> = {
  'Mikumi National Park: an easy safari from Dar es Salaam':
    'Mikumi-Nationalpark: eine leichte Safari ab Daressalam',
  'A real game drive within a day of the coast: the Mkata flood plain, its lions, elephants and hippo pools, and how the new railway changes the trip.':
    'Eine richtige Safari, einen Tag von der Küste: die Mkata-Ebene, ihre Löwen, Elefanten und Flusspferdtümpel, und wie die neue Bahn die Anreise verändert.',
  '3,230': '3.230',
  '2-3 days': '2–3 Tage',
  'Leave the ocean after breakfast, and see your first elephant before tea.':
    'Nach dem Frühstück weg vom Meer, und vor dem Nachmittagstee der erste Elefant.',
  'Buses between Dar es Salaam and Zambia run straight through Mikumi for fifty kilometres, and their passengers get a free safari through the glass. There are speed humps, fines for running down animals, and usually a herd of impala on the verge with lorries grinding past. A kilometre off the tarmac none of it can be heard.':
    'Die Busse zwischen Daressalam und Sambia fahren fünfzig Kilometer weit mitten durch den Mikumi, und ihre Fahrgäste bekommen eine kostenlose Safari durch die Scheibe. Es gibt Bremsschwellen, Strafen für überfahrene Tiere und meist eine Herde Impalas am Rand, während Lastwagen vorbeidröhnen. Einen Kilometer abseits vom Asphalt ist davon nichts mehr zu hören.',
  'North of the road opens the Mkata flood plain, flat, tawny and wide, ringed by blue mountains on three sides. People compare it with the Serengeti. That is generous, yet on a June morning, with mist in the hollows and a line of buffalo walking into the sun, you see what they mean. South of the road rise hills of miombo woodland, where leaves turn copper in September and sable antelope live unseen.':
    'Nördlich der Straße öffnet sich die Mkata-Ebene, flach, fahlgelb und weit, auf drei Seiten von blauen Bergen umringt. Man vergleicht sie mit der Serengeti. Das ist großzügig, doch an einem Junimorgen, mit Nebel in den Senken und einer Reihe Büffel, die in die Sonne geht, sehen Sie, was gemeint ist. Südlich der Straße steigen Hügel mit Miombo-Wald an, in dem sich die Blätter im September kupfern färben und Rappenantilopen ungesehen leben.',
  'At 3,230 sq km the park is of a size to get to know. Two dawns and two dusks on the plain give most people elephant, lion, giraffe, zebra and hippo, without a light aircraft and at fair prices. The comforts match: bandas, tented lodges, a few good ones, no fuss.':
    'Mit 3.230 km² ist der Park so groß, dass man ihn kennenlernen kann. Zwei Morgen und zwei Abende in der Ebene, und die meisten haben Elefant, Löwe, Giraffe, Zebra und Flusspferd gesehen, ohne Kleinflugzeug und zu fairen Preisen. Der Komfort passt dazu: Bandas, Zelt-Lodges, ein paar gute, kein Aufheben.',
  'It is popular on Saturdays. Dar es Salaam comes up for the weekend, loudly and in good spirits, and the hippo pool can have a dozen cars around it. From Tuesday to Thursday the same pool is yours, with a yellow-billed stork wading in front of the crocodiles.':
    'An Samstagen ist er beliebt. Daressalam kommt übers Wochenende herauf, laut und gut gelaunt, und am Flusspferdtümpel stehen manchmal ein Dutzend Autos. Von Dienstag bis Donnerstag gehört derselbe Tümpel Ihnen, und vor den Krokodilen watet ein Nimmersatt.',
  'Lions of the plain': 'Löwen der Ebene',
  'Often out on the grass or on termite mounds at first light; some climb trees to get clear of the flies.':
    'Bei Tagesanbruch oft draußen im Gras oder auf Termitenhügeln; manche steigen auf Bäume, um den Fliegen zu entkommen.',
  'Elephants and elephant damage': 'Elefanten und ihre Spuren',
  'Rather smaller-tusked here than in the north, and fond of the palms that gave Mikumi its name.':
    'Ihre Stoßzähne sind etwas kleiner als im Norden, und sie lieben die Palmen, nach denen der Mikumi heißt.',
  'Hippos at close quarters': 'Flusspferde ganz nah',
  'Two pools near the Kikoboga area, where you may get out and stand on the bank, with your driver watching the water.':
    'Zwei Tümpel bei Kikoboga, wo Sie aussteigen und am Ufer stehen dürfen, während Ihr Fahrer das Wasser im Auge behält.',
  'Bateleurs overhead, lilac-breasted rollers on every post, and in the rains European visitors such as storks.':
    'Gaukler am Himmel, Gabelracken auf jedem Pfosten, und in der Regenzeit Gäste aus Europa wie die Störche.',
  'Wild dogs, sometimes': 'Manchmal Wildhunde',
  'Packs wander in from Nyerere, next door. A week’s silence and then six of them trotting down the airstrip.':
    'Rudel wandern aus dem Nyerere nebenan herüber. Eine Woche Stille, und dann traben sechs von ihnen die Landepiste entlang.',
  'Dawn drive': 'Fahrt im Morgengrauen',
  'Gate at half past six, three to four hours on the Mkata loops, late breakfast.':
    'Um halb sieben am Tor, drei bis vier Stunden auf den Mkata-Runden, spätes Frühstück.',
  'Where a ranger is free to lead one: civets, springhares, and lions on the move.':
    'Sofern ein Ranger Zeit hat, sie zu führen: Zibetkatzen, Springhasen und Löwen unterwegs.',
  'Udzungwa from here': 'Von hier nach Udzungwa',
  'Ninety minutes south lies forest with monkeys that live nowhere else, and Sanje Falls, a hike of six to eight hours.':
    'Neunzig Minuten südlich liegt ein Wald mit Affen, die nirgendwo sonst leben, und der Sanje-Wasserfall, eine Wanderung von sechs bis acht Stunden.',
  Walking: 'Zu Fuß',
  'Short ranger-led walks in the hills of the south, for trees, tracks and quiet.':
    'Kurze Wanderungen mit einem Ranger in den Hügeln des Südens: Bäume, Fährten und Stille.',
  'By train to Morogoro and on by car is now quicker than driving the whole way.':
    'Mit dem Zug nach Morogoro und mit dem Wagen weiter geht es heute schneller als die ganze Strecke auf der Straße.',
  'Avoid the highway after dark.': 'Meiden Sie die Fernstraße nach Einbruch der Dunkelheit.',
  'Binoculars matter: the plain is wide and driving off the track is not allowed.':
    'Ein Fernglas lohnt sich: Die Ebene ist weit, und abseits der Wege darf man nicht fahren.',
  'July nights fall to 15 degrees, open cars feel colder.':
    'Im Juli sind es nachts nur 15 Grad, im offenen Wagen fühlt es sich kälter an.',
  'Ask for a room away from the road side.': 'Bitten Sie um ein Zimmer abseits der Straße.',
  'Good first stop on the way to Ruaha, five hours on.':
    'Ein guter erster Halt auf dem Weg nach Ruaha, fünf Stunden weiter.',
  'About 290 km from Dar es Salaam, five to six hours by road; a little over an hour and a half from Morogoro.':
    'Etwa 290 km von Daressalam, fünf bis sechs Stunden auf der Straße; gut anderthalb Stunden von Morogoro.',
  'Lion, elephant, buffalo, giraffe, zebra, wildebeest, eland, hippo, crocodile, wild dog.':
    'Löwe, Elefant, Büffel, Giraffe, Zebra, Gnu, Elenantilope, Flusspferd, Krokodil, Wildhund.',
  'Book Your Mikumi Adventure': 'Ihr Mikumi-Abenteuer buchen',
};
