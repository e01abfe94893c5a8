/** The page of Tongoni Ruins. */
export const tongoniRuins: Readonly<Record<string, string>> = {
  'Tongoni Ruins: forty tombs and a mosque by the mangroves':
    'Ruinen von Tongoni: vierzig Gräber und eine Moschee',
  'A Swahili town of the 15th century, south of Tanga: its roofless mosque, its pillar tombs, what Vasco da Gama lost nearby, and how to behave at a grave.':
    'Eine Swahili-Stadt des 15. Jahrhunderts südlich von Tanga: Moschee ohne Dach, Pfeilergräber, was Vasco da Gama hier verlor und wie man sich an Gräbern verhält.',
  'Reading the tombs with the caretaker': 'Mit dem Wärter die Gräber lesen',
  'The mosque and its mihrab': 'Die Moschee und ihr Mihrab',
  'Mangroves at low tide': 'Mangroven bei Ebbe',
  'Tongoni village': 'Das Dorf Tongoni',
  'Graves with columns, a mosque without a roof, and the tide at work behind the mangroves.':
    'Gräber mit Säulen, eine Moschee ohne Dach, und hinter den Mangroven arbeitet die Flut.',
  'You leave the car at the edge of the village and follow a path past drying fish, two goats and a football made of rags. Then the baobabs thin out and there they are, in long grass: low walled rectangles of grey coral, each the size of a bed, many with the stump of a column at the head. Beyond them is the pale line of the mangroves, and a strip of sea.':
    'Sie lassen das Auto am Dorfrand stehen und folgen einem Pfad vorbei an trocknendem Fisch, zwei Ziegen und einem Fußball aus Lumpen. Dann lichten sich die Baobabs, und da sind sie, im hohen Gras: niedrige, ummauerte Rechtecke aus grauer Koralle, jedes so groß wie ein Bett, viele mit einem Säulenstumpf am Kopfende. Dahinter die blasse Linie der Mangroven und ein Streifen Meer.',
  'The ticket office is one room. A caretaker comes over with a visitors’ book, and what he shows you takes an hour, and most of it you would have walked straight past: a round hollow where a porcelain bowl was set, a line of moulding under the lichen.':
    'Die Kasse ist ein einziger Raum. Ein Wärter kommt mit dem Gästebuch herüber; was er Ihnen zeigt, dauert eine Stunde, und an fast allem wären Sie vorbeigegangen: eine runde Mulde, in der eine Porzellanschale saß, ein Zierstreifen unter den Flechten.',
  'In the 15th century this was a prosperous town. It traded with Kilwa, with Arabia, with India, and buried its leading families under pillars, a custom peculiar to this coast. Several stories compete about its founders. One names Shirazi settlers from Persia, another people from Dabhol in western India. Archaeologists, who have done no more than trial digs here, see a Swahili town like its neighbours, African in its roots and Muslim in its faith.':
    'Im 15. Jahrhundert war dies eine wohlhabende Stadt. Sie handelte mit Kilwa, mit Arabien, mit Indien und begrub ihre ersten Familien unter Pfeilern, ein Brauch, den es nur an dieser Küste gibt. Über die Gründer gibt es mehrere Geschichten. Die eine nennt Schirazi aus Persien, eine andere Leute aus Dabhol im Westen Indiens. Archäologen, die hier über Probegrabungen nicht hinauskamen, sehen eine Swahili-Stadt wie ihre Nachbarn, afrikanisch in den Wurzeln und muslimisch im Glauben.',
  'Vasco da Gama’s logbook is firmer ground. In April 1498 his ships touched the shoals off this shore, and boats came out with oranges that the crew thought better than those of Portugal. On the way home, in January 1499, with too few men left alive to sail three ships, he burned the São Rafael near the same place.':
    'Festeren Grund hat Vasco da Gamas Logbuch. Im April 1498 liefen seine Schiffe vor diesem Ufer auf die Untiefen, und Boote kamen mit Orangen heraus, die die Mannschaft besser fand als die portugiesischen. Auf der Heimfahrt, im Januar 1499, als zu wenige noch lebten, um drei Schiffe zu segeln, verbrannte er nahe derselben Stelle die São Rafael.',
  'The Portuguese wars broke the old trade, and by the 18th century the town was empty. Families from Kilwa are said to have settled it again for a while under the name Sitahabu, “better here than there”. Tongoni itself means place of ruins.':
    'Die Kriege der Portugiesen zerbrachen den alten Handel, und im 18. Jahrhundert war die Stadt leer. Familien aus Kilwa sollen sie für eine Weile wieder besiedelt haben, unter dem Namen Sitahabu, „besser hier als dort“. Tongoni selbst heißt Ort der Ruinen.',
  'The pillar tombs': 'Die Pfeilergräber',
  'Nearly all the columns have fallen and lie in pieces beside their graves. Look for the recesses that once held porcelain, and for panels cut in coral with the patience of lace-makers. The low sun before nine, or after four, brings out the carving.':
    'Fast alle Säulen sind gestürzt und liegen in Stücken neben ihren Gräbern. Suchen Sie die Vertiefungen, in denen einst Porzellan saß, und die Felder, mit der Geduld von Spitzenklöpplerinnen in Koralle geschnitten. Vor neun oder nach vier hebt die tiefe Sonne die Schnitzerei hervor.',
  'The mosque': 'Die Moschee',
  'Roofless, its mihrab turned north, the direction of Mecca from here. To the village it is still holy ground. Take your shoes off if the caretaker does, and never sit on a wall.':
    'Ohne Dach, der Mihrab nach Norden gewandt, von hier aus die Richtung nach Mekka. Für das Dorf ist sie noch immer heiliger Boden. Ziehen Sie die Schuhe aus, wenn der Wärter es tut, und setzen Sie sich nie auf eine Mauer.',
  'Some 17 km south of Tanga, half an hour by car':
    'Etwa 17 km südlich von Tanga, eine halbe Stunde mit dem Auto',
  'An hour at the ruins, two with the shore': 'Eine Stunde bei den Ruinen, mit dem Ufer zwei',
  'June to October, early or late in the day': 'Juni bis Oktober, früh oder spät am Tag',
  'Long trousers or a long skirt, for respect and against ticks.':
    'Lange Hosen oder ein langer Rock, aus Respekt und gegen Zecken.',
  'Women may bring a light scarf for the mosque.':
    'Frauen nehmen für die Moschee am besten ein leichtes Tuch mit.',
  'No shop at the ruins: carry water and a hat.':
    'Kein Laden bei den Ruinen: Nehmen Sie Wasser und einen Hut mit.',
  'Rain and roadworks can slow the coast road; ask about it first.':
    'Regen und Baustellen können die Küstenstraße verlangsamen; fragen Sie vorher.',
  'Leave every sherd where it lies. Taking one is theft by law.':
    'Lassen Sie jede Scherbe liegen, wo sie liegt. Eine mitzunehmen ist nach dem Gesetz Diebstahl.',
  'People still come to certain graves with rosewater, incense or a strip of white cloth, and ask the dead to put in a word. South of the old tombs the village buries its own. If a family is there, wait by the baobab until they have finished. The caretaker will tell you which tomb it is, and usually why.':
    'Zu manchen Gräbern kommen noch immer Menschen mit Rosenwasser, Weihrauch oder einem Streifen weißem Tuch und bitten die Toten, ein Wort für sie einzulegen. Südlich der alten Gräber bestattet das Dorf die eigenen. Wenn eine Familie da ist, warten Sie am Baobab, bis sie fertig ist. Der Wärter sagt Ihnen, welches Grab es ist, und meist auch, warum.',
};
