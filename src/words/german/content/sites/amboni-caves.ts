/** The page of Amboni Caves near Tanga and the Galanos sulphur spring. */
export const amboniCaves: Readonly<Record<string, string>> = {
  'Amboni Caves near Tanga and the Galanos sulphur spring':
    'Amboni-Höhlen bei Tanga und die Schwefelquelle Galanos',
  'Limestone chambers about 8 km north of Tanga: how the guided walk goes, what to wear, who prays in the dark, and the green sulphur spring afterwards.':
    'Kalksteinkammern etwa 8 km nördlich von Tanga: wie die Führung verläuft, was Sie anziehen, wer im Dunkeln betet, und danach die grüne Schwefelquelle.',
  'Guided walk underground': 'Geführter Gang unter der Erde',
  'The spirits’ chamber, Mzimuni': 'Die Kammer der Geister, Mzimuni',
  'Bats in the high chambers': 'Fledermäuse in den hohen Kammern',
  'Galanos sulphur spring': 'Schwefelquelle Galanos',
  'Bring a torch, then be ready to switch it off when the guide asks.':
    'Bringen Sie eine Taschenlampe mit, und seien Sie bereit, sie auszuschalten, wenn der Guide darum bittet.',
  'Lights off, please, says the guide, and six torches go out one after another. You hold a hand in front of your face and there is no hand. Water ticks somewhere to the left. A bat passes with the sound of a shaken glove. After half a minute somebody laughs, the torches come back on, and the wall beside you turns out to be a curtain of stone.':
    'Licht aus, bitte, sagt der Guide, und sechs Lampen gehen eine nach der anderen aus. Sie halten die Hand vors Gesicht, und da ist keine Hand. Irgendwo links tropft Wasser. Eine Fledermaus fliegt vorbei, es klingt wie ein ausgeschüttelter Handschuh. Nach einer halben Minute lacht jemand, die Lampen gehen wieder an, und die Wand neben Ihnen ist ein Vorhang aus Stein.',
  'Ten caves are known and one is open for visits. For most of its length you walk upright on trodden clay; in a few places you bend double, or go sideways through a gap that a broad man will respect. None of it is hard. It is warm, though, and you will come out with a streak of mud across your back.':
    'Zehn Höhlen sind bekannt, eine kann besucht werden. Den größten Teil der Strecke gehen Sie aufrecht auf festgetretenem Lehm; an ein paar Stellen geht es tief gebückt oder seitwärts durch einen Spalt, vor dem ein breiter Mann Respekt hat. Schwer ist nichts davon. Warm ist es aber, und Sie kommen mit einem Streifen Schlamm auf dem Rücken heraus.',
  'The rock is over 150 million years old, laid down as mud and shell on the bed of a Jurassic sea. The hollows came much later, as rain that had turned faintly acid in the soil crept into the cracks and carried the stone away. It has not finished: look closely at a stalactite, hands behind your back, and you will see the next drop gather.':
    'Der Fels ist über 150 Millionen Jahre alt, abgelagert als Schlamm und Schalen am Grund eines Jurameers. Die Hohlräume entstanden viel später, als Regen, im Boden leicht sauer geworden, in die Risse drang und den Stein forttrug. Fertig ist er nicht: Sehen Sie sich einen Tropfstein genau an, die Hände auf dem Rücken, und Sie sehen, wie sich der nächste Tropfen sammelt.',
  'A sisal company reported the caves to the British administration, which put them under protection in 1922. Guides also tell of Osale Otango, an outlaw hunted in late colonial days, and show the ledge on which he and a companion are said to have slept. That the man existed is not in doubt. The rest has grown with the telling.':
    'Eine Sisalgesellschaft meldete die Höhlen der britischen Verwaltung, die sie 1922 unter Schutz stellte. Die Guides erzählen auch von Osale Otango, einem Gesetzlosen, der in der späten Kolonialzeit gejagt wurde, und zeigen den Vorsprung, auf dem er und ein Gefährte geschlafen haben sollen. Dass es den Mann gab, ist unbestritten. Der Rest ist mit dem Erzählen gewachsen.',
  'Of the dog, make what you like. Two Europeans took it in with them, so the story goes, and were never seen again, but the animal came out months afterwards at the foot of Kilimanjaro, some 270 km away.':
    'Von dem Hund halten Sie, was Sie wollen. Zwei Europäer nahmen ihn mit hinein, so geht die Geschichte, und wurden nie wieder gesehen, doch das Tier kam Monate später am Fuß des Kilimandscharo heraus, etwa 270 km entfernt.',
  'In this chamber people ask the spirits for a child, for health, for luck. Bottles of rosewater, strips of cloth, coins and ash lie where they were left. Keep your voice down, touch nothing, and put the camera away if somebody is praying.':
    'In dieser Kammer bitten Menschen die Geister um ein Kind, um Gesundheit, um Glück. Fläschchen mit Rosenwasser, Stoffstreifen, Münzen und Asche liegen, wo man sie hingelegt hat. Sprechen Sie leise, fassen Sie nichts an, und stecken Sie die Kamera weg, wenn jemand betet.',
  'A short drive north, beyond the Sigi River, a green pool smells of eggs. The name is that of a Greek sisal planter who bathed here after work. Expect no spa; people with sore joints swear by it, and an hour is plenty.':
    'Ein kurzes Stück weiter nördlich, jenseits des Sigi, riecht ein grünes Becken nach Eiern. Der Name ist der eines griechischen Sisalpflanzers, der hier nach der Arbeit badete. Erwarten Sie kein Spa; wer schmerzende Gelenke hat, schwört darauf, und eine Stunde ist reichlich.',
  Distance: 'Entfernung',
  'about 8 km north of Tanga': 'etwa 8 km nördlich von Tanga',
  Age: 'Alter',
  'over 150 million years old, counted by the rock': 'über 150 Millionen Jahre, das Gestein gerechnet',
  'Best time': 'Beste Zeit',
  Allow: 'Zeitbedarf',
  'An hour underground, half a day with the spring':
    'Eine Stunde unter der Erde, mit der Quelle ein halber Tag',
  'Closed shoes with a grip. The clay is slick even in August.':
    'Geschlossene Schuhe mit Profil. Der Lehm ist auch im August glatt.',
  'A head torch of your own leaves both hands free for the low parts.':
    'Eine eigene Stirnlampe lässt an den niedrigen Stellen beide Hände frei.',
  'Wear clothes that can be washed that evening.': 'Tragen Sie Kleidung, die am Abend gewaschen werden kann.',
  'Tell the guide before the entrance if narrow places frighten you.':
    'Sagen Sie dem Guide vor dem Eingang, wenn Ihnen enge Stellen Angst machen.',
  'Never go in alone. Visitors without a guide are reported to have died in there.':
    'Gehen Sie nie allein hinein. Besucher ohne Guide sollen darin umgekommen sein.',
  'Kiomoni is a Muslim farming village, and its people are used to strangers heading for a hole in the hill. Cover knees and shoulders all the same. Greet the elderly first, with “shikamoo”, and wait for the “marahaba”.':
    'Kiomoni ist ein muslimisches Bauerndorf, und man ist hier Fremde gewohnt, die auf ein Loch im Hügel zusteuern. Bedecken Sie trotzdem Knie und Schultern. Grüßen Sie Ältere zuerst, mit „shikamoo“, und warten Sie auf das „marahaba“.',
  'Explore Amboni Caves': 'Amboni-Höhlen erkunden',
  'Book Your Visit': 'Ihren Besuch buchen',
};
