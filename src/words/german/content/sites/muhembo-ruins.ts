/** The page of Muhembo Ruins. */
export const muhemboRuins: Readonly<Record<string, string>> = {
  'Muhembo Ruins: old Pangani under the coconut palms':
    'Ruinen von Muhembo: das alte Pangani unter Kokospalmen',
  'Before Pangani stood on the river it stood here, above the sea. A short walk to a fallen mosque, a grove of tombs and a place where spirits are fed.':
    'Ehe Pangani am Fluss lag, lag es hier, über dem Meer. Ein kurzer Weg zu einer eingestürzten Moschee, einem Hain mit Gräbern und einem Ort der Geister.',
  'Walk out from Pangani': 'Zu Fuß aus Pangani hinaus',
  'The fallen mosque': 'Die eingestürzte Moschee',
  'Tombs in the grove': 'Gräber im Hain',
  'Carved doors of the old town': 'Geschnitzte Türen der Altstadt',
  'River trip in the afternoon': 'Nachmittags auf den Fluss',
  'A modest ruin, badly knocked about, and worth an early walk for that very reason.':
    'Eine bescheidene Ruine, arg mitgenommen, und gerade deshalb einen frühen Spaziergang wert.',
  'Let us lower your hopes before we raise them. Muhembo has no arches, no ticket desk and no sign. What you find after half an hour’s walk from the market in Pangani is a rise under coconut palms, a spread of grey mounds, one corner of a wall, and a man with a machete who nods and goes back to his nuts.':
    'Lassen Sie uns Ihre Erwartungen senken, bevor wir sie heben. Muhembo hat keine Bögen, keine Kasse und kein Schild. Nach einer halben Stunde zu Fuß vom Markt in Pangani finden Sie eine Anhöhe unter Kokospalmen, verstreute graue Hügel, eine Mauerecke und einen Mann mit einer Machete, der nickt und sich wieder seinen Nüssen widmet.',
  'With a guide from the town it begins to speak. That mound was the mosque. This dip, where the coral was dug out for road building, took the northern part of the settlement with it and probably an archaeologist’s trench as well. The bright crumb in your palm, which you will put back, is blue-green glaze, from a plate that crossed the ocean centuries ago.':
    'Mit einem Guide aus der Stadt beginnt es zu sprechen. Dieser Hügel war die Moschee. Die Senke hier, aus der man Korallenstein für den Straßenbau holte, hat den Norden der Siedlung mitgenommen und wohl auch den Schnitt eines Archäologen. Der helle Krümel in Ihrer Hand, den Sie gleich zurücklegen, ist blaugrüne Glasur von einem Teller, der vor Jahrhunderten über den Ozean kam.',
  'Pangani was not always on the river. By the 15th century people lived up here instead, where a shoulder of coral breaks the worst of the monsoon. Trenches dug since the late 1970s have found the daub of pole-and-mud houses, local pots, shellfish by the heap, a few glass beads. Stone was kept for the mosque. Some tools were still flaked from rock.':
    'Pangani lag nicht immer am Fluss. Im 15. Jahrhundert lebten die Menschen hier oben, wo eine Schulter aus Koralle den schlimmsten Monsun bricht. Grabungen seit den späten 1970er-Jahren fanden den Lehmbewurf von Häusern aus Stangen und Lehm, hiesige Töpfe, Muschelschalen in Haufen, ein paar Glasperlen. Stein blieb der Moschee vorbehalten. Manche Werkzeuge wurden noch aus Fels geschlagen.',
  'So this was a village of farmers and fishermen with one good building, and not a city of merchants; in that it differs from Tongoni up the coast. Millet, rice and bananas probably filled the pots. Trade passed by, and left a little behind.':
    'Es war also ein Dorf von Bauern und Fischern mit einem guten Gebäude und keine Stadt von Kaufleuten; darin unterscheidet es sich von Tongoni weiter oben an der Küste. Hirse, Reis und Bananen füllten wohl die Töpfe. Der Handel zog vorbei und ließ ein wenig zurück.',
  'Then the record goes thin. Settlement round the bay grew again in the late 18th and the 19th century, on ivory, sugar and slaves, and the weight of things moved down to the river mouth. Books differ on when Muhembo began and ended. Without new digging nobody can say.':
    'Dann wird die Überlieferung dünn. Rings um die Bucht wuchsen die Siedlungen im späten 18. und im 19. Jahrhundert wieder, durch Elfenbein, Zucker und Sklaven, und das Gewicht verlagerte sich hinab zur Flussmündung. Wann Muhembo begann und endete, darin sind sich die Bücher uneins. Ohne neue Grabungen kann es niemand sagen.',
  'The mosque mound': 'Der Hügel der Moschee',
  'Trace the outline with your guide: the long sides, the end that faced Mecca, the place for washing. Go round, never over. Each careless boot loosens another stone.':
    'Gehen Sie mit Ihrem Guide den Umriss ab: die Längsseiten, das Ende in Richtung Mekka, die Stelle zum Waschen. Gehen Sie außen herum, nie darüber. Jeder achtlose Stiefel löst einen weiteren Stein.',
  'The grove of tombs': 'Der Gräberhain',
  'North of the mosque, trees that no one cuts hide pillar tombs thought to be of the 17th to 19th centuries. It is dim in there and noticeably cooler. Local people count it as a mzimu, a dwelling of spirits.':
    'Nördlich der Moschee verbergen Bäume, die niemand fällt, Pfeilergräber, vermutlich aus dem 17. bis 19. Jahrhundert. Es ist dämmrig dort und merklich kühler. Für die Menschen hier ist es ein Mzimu, eine Wohnstatt von Geistern.',
  'From Pangani': 'Von Pangani',
  'About 2 km; half an hour on foot': 'Etwa 2 km; eine halbe Stunde zu Fuß',
  'Two hours there and back, half a day with the town':
    'Zwei Stunden hin und zurück, mit der Stadt ein halber Tag',
  'June to October, setting out by seven': 'Juni bis Oktober, Aufbruch bis sieben',
  'Go with somebody the owners of the palms know.':
    'Gehen Sie mit jemandem, den die Besitzer der Palmen kennen.',
  'Look up now and then. Coconuts do fall.': 'Schauen Sie ab und zu nach oben. Kokosnüsse fallen wirklich.',
  'Long sleeves in the grove, for thorns and mosquitoes.': 'Lange Ärmel im Hain, gegen Dornen und Mücken.',
  'Pair it with a walk along Pangani’s carved doors, and a boat on the river at four.':
    'Verbinden Sie es mit einem Gang an Panganis geschnitzten Türen entlang und um vier mit einem Boot auf dem Fluss.',
  'Skip it after heavy rain; the clay sticks by the kilo.':
    'Lassen Sie es nach starkem Regen aus; der Lehm klebt kiloweise.',
  'Offerings are made in the grove, quietly, by people who then go on to the mosque for noon prayers and see no quarrel in it. You may be asked to take off your shoes, or to wait outside. Either way do as the guide does, leave coins and cloth untouched, and keep the tombs off social media unless he agrees.':
    'Im Hain werden Gaben gebracht, still, von Menschen, die danach zum Mittagsgebet in die Moschee gehen und darin keinen Widerspruch sehen. Vielleicht bittet man Sie, die Schuhe auszuziehen oder draußen zu warten. In jedem Fall tun Sie, was der Guide tut, lassen Münzen und Tuch unberührt und stellen die Gräber nur in soziale Medien, wenn er einverstanden ist.',
  'Ask for a Guide to Muhembo': 'Nach einem Guide für Muhembo fragen',
};
