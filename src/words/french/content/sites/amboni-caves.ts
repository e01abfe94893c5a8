/** Texts of the page of Amboni Caves & Sulphur Spring. */
export const amboniCaves: Readonly<Record<string, string>> = {
  'Amboni Caves near Tanga and the Galanos sulphur spring':
    'Grottes d’Amboni, près de Tanga, et source sulfureuse de Galanos',
  'Limestone chambers about 8 km north of Tanga: how the guided walk goes, what to wear, who prays in the dark, and the green sulphur spring afterwards.':
    'Des salles calcaires à environ 8 km au nord de Tanga : la visite guidée, la tenue, ceux qui prient dans le noir, et la source sulfureuse et verte, après.',
  'Guided walk underground': 'Visite guidée sous terre',
  'The spirits’ chamber, Mzimuni': 'Mzimuni, la salle des esprits',
  'Bats in the high chambers': 'Chauves-souris dans les hautes salles',
  'Galanos sulphur spring': 'Source sulfureuse de Galanos',
  'Bring a torch, then be ready to switch it off when the guide asks.':
    'Prenez une lampe, puis soyez prêt à l’éteindre quand le guide le demande.',
  'Lights off, please, says the guide, and six torches go out one after another. You hold a hand in front of your face and there is no hand. Water ticks somewhere to the left. A bat passes with the sound of a shaken glove. After half a minute somebody laughs, the torches come back on, and the wall beside you turns out to be a curtain of stone.':
    '« Éteignez, s’il vous plaît », dit le guide, et six lampes s’éteignent l’une après l’autre. Vous tenez une main devant votre visage, et il n’y a pas de main. De l’eau goutte quelque part à gauche. Une chauve-souris passe avec un bruit de gant que l’on secoue. Au bout d’une demi-minute, quelqu’un rit, les lampes se rallument, et la paroi près de vous se révèle être un rideau de pierre.',
  'Ten caves are known and one is open for visits. For most of its length you walk upright on trodden clay; in a few places you bend double, or go sideways through a gap that a broad man will respect. None of it is hard. It is warm, though, and you will come out with a streak of mud across your back.':
    'On connaît dix grottes, et une se visite. Sur presque toute sa longueur, on marche debout sur de l’argile tassée ; à quelques endroits, on se plie en deux, ou l’on passe de côté une fente qu’un homme large respectera. Rien n’est difficile. Mais il fait chaud, et vous ressortirez avec une traînée de boue en travers du dos.',
  'The rock is over 150 million years old, laid down as mud and shell on the bed of a Jurassic sea. The hollows came much later, as rain that had turned faintly acid in the soil crept into the cracks and carried the stone away. It has not finished: look closely at a stalactite, hands behind your back, and you will see the next drop gather.':
    'La roche a plus de 150 millions d’années : de la boue et des coquilles, déposées au fond d’une mer jurassique. Les creux vinrent bien plus tard, quand la pluie, légèrement acidifiée par le sol, s’insinua dans les fissures et emporta la pierre. Ce n’est pas fini : regardez une stalactite de près, les mains dans le dos, et vous verrez se former la goutte suivante.',
  'A sisal company reported the caves to the British administration, which put them under protection in 1922. Guides also tell of Osale Otango, an outlaw hunted in late colonial days, and show the ledge on which he and a companion are said to have slept. That the man existed is not in doubt. The rest has grown with the telling.':
    'Une compagnie de sisal signala les grottes à l’administration britannique, qui les protégea en 1922. Les guides parlent aussi d’Osale Otango, un hors-la-loi traqué vers la fin de la colonie, et montrent le rebord où lui et un compagnon auraient dormi. Que l’homme ait existé ne fait pas de doute. Le reste a grandi en se racontant.',
  'Of the dog, make what you like. Two Europeans took it in with them, so the story goes, and were never seen again, but the animal came out months afterwards at the foot of Kilimanjaro, some 270 km away.':
    'Du chien, pensez ce que vous voudrez. Deux Européens l’auraient emmené à l’intérieur, et on ne les revit jamais, mais l’animal serait ressorti des mois plus tard au pied du Kilimanjaro, à quelque 270 km.',
  'In this chamber people ask the spirits for a child, for health, for luck. Bottles of rosewater, strips of cloth, coins and ash lie where they were left. Keep your voice down, touch nothing, and put the camera away if somebody is praying.':
    'Dans cette salle, on demande aux esprits un enfant, la santé, la chance. Des flacons d’eau de rose, des bandes d’étoffe, des pièces et de la cendre restent où on les a laissés. Parlez bas, ne touchez à rien, et rangez l’appareil si quelqu’un prie.',
  'A short drive north, beyond the Sigi River, a green pool smells of eggs. The name is that of a Greek sisal planter who bathed here after work. Expect no spa; people with sore joints swear by it, and an hour is plenty.':
    'À quelques minutes de route au nord, passé la rivière Sigi, un bassin vert sent l’œuf. Le nom est celui d’un planteur de sisal grec qui s’y baignait après le travail. N’attendez pas de thermes ; ceux dont les articulations font mal ne jurent que par lui, et une heure suffit.',
  'about 8 km north of Tanga': 'à environ 8 km au nord de Tanga',
  Age: 'Âge',
  'over 150 million years old, counted by the rock': 'plus de 150 millions d’années, si l’on compte la roche',
  'An hour underground, half a day with the spring': 'Une heure sous terre, une demi-journée avec la source',
  'Closed shoes with a grip. The clay is slick even in August.':
    'Des chaussures fermées qui accrochent. L’argile glisse même en août.',
  'A head torch of your own leaves both hands free for the low parts.':
    'Une lampe frontale à vous laisse les deux mains libres aux passages bas.',
  'Wear clothes that can be washed that evening.': 'Portez des vêtements que l’on pourra laver le soir.',
  'Tell the guide before the entrance if narrow places frighten you.':
    'Si les lieux étroits vous font peur, dites-le au guide avant l’entrée.',
  'Never go in alone. Visitors without a guide are reported to have died in there.':
    'N’entrez jamais seul. Des visiteurs sans guide y seraient morts.',
  'Kiomoni is a Muslim farming village, and its people are used to strangers heading for a hole in the hill. Cover knees and shoulders all the same. Greet the elderly first, with “shikamoo”, and wait for the “marahaba”.':
    'Kiomoni est un village musulman de cultivateurs, habitué à voir des étrangers marcher vers un trou dans la colline. Couvrez tout de même genoux et épaules. Saluez d’abord les anciens d’un « shikamoo », et attendez le « marahaba ».',
  'Explore Amboni Caves': 'Explorer les grottes d’Amboni',
  'Book Your Visit': 'Réservez votre visite',
};
