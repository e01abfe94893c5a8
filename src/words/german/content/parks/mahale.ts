/** The page of Mahale Mountains. */
export const mahale: Readonly<Record<string, string>> = {
  'Mahale Mountains: chimpanzees above Lake Tanganyika': 'Mahale-Berge: Schimpansen über dem Tanganjikasee',
  'No roads, one lake, and a community of chimpanzees used to quiet visitors. What four to six days at Mahale are like, and the rules of the hour.':
    'Keine Straßen, ein See und eine Gruppe Schimpansen, die leise Besucher gewohnt ist. Wie vier bis sechs Tage in Mahale sind, und die Regeln der einen Stunde.',
  '1,613': '1.613',
  '4-6 days': '4–6 Tage',
  'A white beach, a wall of forest, and somewhere up inside it a scream that empties your head.':
    'Ein weißer Strand, eine Wand aus Wald, und irgendwo darin ein Schrei, der Ihnen den Kopf leert.',
  'Nothing drives to Mahale. An aircraft puts you on a strip by the lake, a wooden boat takes you on, and for an hour and a half the mountains slide by on the left, folded and dark green, with their tops in cloud. Then a beach as white as any in Zanzibar, and a barefoot walk to breakfast. The lake laps like a sea. Taste it: it is fresh.':
    'Nach Mahale fährt nichts. Ein Flugzeug setzt Sie auf einer Piste am See ab, ein Holzboot nimmt Sie weiter mit, und anderthalb Stunden lang gleiten links die Berge vorbei, gefaltet, dunkelgrün, die Gipfel in Wolken. Dann ein Strand, so weiß wie irgendeiner auf Sansibar, und barfuß zum Frühstück. Der See plätschert wie ein Meer. Kosten Sie: Es ist Süßwasser.',
  'Trackers leave before dawn. When the radio says where, you follow, on foot, through lianas and up ravines; it may take forty minutes or most of the day. There comes a pant-hoot close by, answered from three sides, and after that the rules. Masks on. Ten metres. One hour. No more than six guests. A male comes down the path, brushes past your knee without a glance, and sits with his back to you as if you were furniture.':
    'Die Fährtensucher gehen vor Tagesanbruch los. Wenn das Funkgerät sagt, wo sie sind, folgen Sie zu Fuß, durch Lianen und Schluchten hinauf; das dauert vielleicht vierzig Minuten, vielleicht den halben Tag und länger. Ganz nah ein Ruf, aus drei Richtungen kommt Antwort, und dann gelten die Regeln. Masken auf. Zehn Meter. Eine Stunde. Nicht mehr als sechs Gäste. Ein Männchen kommt den Pfad herab, streift ohne einen Blick an Ihrem Knie vorbei und setzt sich mit dem Rücken zu Ihnen hin, als wären Sie ein Möbelstück.',
  'Japanese researchers began studying this community in 1965, which is why its members are so calm. Everyone has a name and a family history, and a good guide will make you care who grooms whom. It is politics, chiefly, with figs.':
    'Japanische Forscher begannen 1965, diese Gruppe zu beobachten, und deshalb ist sie so ruhig. Jedes Tier hat einen Namen und eine Familiengeschichte, und ein guter Guide bringt Sie dazu, dass es Ihnen nicht gleich ist, wer wen laust. Im Grunde ist es Politik, mit Feigen.',
  'Most of the park’s 1,613 sq km is roadless and little walked, up to the summit of Nkungwe at 2,462 m. Allow four days at the least. Getting there takes most of one, chimpanzees deserve two in case they spend the first on a ridge, and the beach will claim the last.':
    'Der größte Teil der 1.613 km² des Parks hat keine Straßen und wird kaum begangen, bis hinauf zum Gipfel des Nkungwe auf 2.462 m. Rechnen Sie mit mindestens vier Tagen. Einer geht fast ganz für die Anreise drauf, zwei verdienen die Schimpansen, falls sie den ersten auf einem Grat verbringen, und den letzten nimmt sich der Strand.',
  'Several hundred live in the range; the habituated group has about sixty. From August to October they often feed low down.':
    'Mehrere hundert leben in den Bergen; die an Menschen gewöhnte Gruppe hat etwa sechzig. Von August bis Oktober fressen sie oft weiter unten.',
  'Other primates': 'Andere Primaten',
  'Red colobus, red-tailed and blue monkeys, yellow baboons on the sand. Colobus fall silent when chimpanzees hunt.':
    'Rote Stummelaffen, Rotschwanz- und Diademmeerkatzen, Gelbe Paviane auf dem Sand. Die Stummelaffen verstummen, wenn Schimpansen jagen.',
  'Fish like a reef': 'Fische wie am Riff',
  'Cichlids, hundreds of kinds in this lake, striped and blue. Put on a mask beside the rocks.':
    'Buntbarsche, Hunderte Arten in diesem See, gestreift und blau. Setzen Sie bei den Felsen eine Taucherbrille auf.',
  Birds: 'Vögel',
  'A list of 355: crowned eagle, palm-nut vulture, Ross’s turaco, giant kingfisher.':
    'Eine Liste von 355: Kronenadler, Palmgeier, Rossturako, Riesenfischer.',
  Butterflies: 'Schmetterlinge',
  'On damp stream beds after ten they rise in clouds.':
    'Nach zehn Uhr steigen sie von feuchten Bachbetten in Wolken auf.',
  'Every morning in season, from age 12. Steep, warm and slippery; sticks are lent.':
    'In der Saison jeden Morgen, ab 12 Jahren. Steil, warm und rutschig; Stöcke gibt es zu leihen.',
  'On the lake': 'Auf dem See',
  'Kayak along the bays, fish with a hand line from the dhow, drift with a drink while the sun drops into the Congo side.':
    'Mit dem Kajak durch die Buchten, mit der Handleine von der Dau fischen, mit einem Drink treiben, während die Sonne auf der kongolesischen Seite untergeht.',
  Waterfalls: 'Wasserfälle',
  'A gentle half day, for the rest day that your thighs will ask for.':
    'Ein gemächlicher halber Tag, für den Ruhetag, nach dem Ihre Schenkel verlangen werden.',
  'Mount Nkungwe': 'Mount Nkungwe',
  'Two or three days with a ranger and tents, through bamboo to open grass.':
    'Zwei oder drei Tage mit Ranger und Zelten, durch Bambus ins offene Grasland.',
  'Stay at home with a cold, or stay in camp. Your germs can kill a chimpanzee.':
    'Bleiben Sie mit einem Schnupfen zu Hause oder im Camp. Ihre Keime können einen Schimpansen töten.',
  'Light boots that dry, long trousers, socks over the cuffs against ants.':
    'Leichte Stiefel, die trocknen, lange Hosen, die Socken über den Saum gegen Ameisen.',
  'Camera without flash, with a fast lens; the forest is dim.':
    'Kamera ohne Blitz, mit lichtstarkem Objektiv; der Wald ist dämmrig.',
  'Swim only where the camp says so: crocodiles exist.':
    'Schwimmen Sie nur, wo das Camp es erlaubt: Es gibt Krokodile.',
  'Flights run two or three times a week. Fix them first.':
    'Flüge gehen zwei- oder dreimal die Woche. Legen Sie sie zuerst fest.',
  'Fitness helps; slow groups are never left behind.':
    'Fitness hilft; zurückgelassen wird keine langsame Gruppe.',
  'About 120 km south of Kigoma by boat; the airstrip lies on the northern edge, a boat ride from the camps.':
    'Etwa 120 km südlich von Kigoma mit dem Boot; die Landepiste liegt am Nordrand, von dort geht es mit dem Boot zu den Camps.',
  'Chimpanzee, red colobus, red-tailed monkey, yellow baboon, bushbuck, leopard (seldom seen), otters, cichlids.':
    'Schimpanse, Roter Stummelaffe, Rotschwanzmeerkatze, Gelber Pavian, Buschbock, Leopard (selten zu sehen), Otter, Buntbarsche.',
  'Book Your Mahale Adventure': 'Ihr Mahale-Abenteuer buchen',
};
