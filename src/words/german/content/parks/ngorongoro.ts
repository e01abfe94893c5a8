/** The page of Ngorongoro. */
export const ngorongoro: Readonly<Record<string, string>> = {
  'Ngorongoro: a day on the floor of the crater': 'Ngorongoro: ein Tag auf dem Boden des Kraters',
  'How a crater day works: the cold rim at dawn, the way down, black rhino, the picnic thieves, and the Maasai highlands that most visitors drive past.':
    'Wie ein Tag im Krater verläuft: der kalte Rand im Morgengrauen, der Weg hinab, Nashörner, Picknickdiebe und das Hochland der Maasai, das viele auslassen.',
  'about 8,300': 'rund 8.300',
  'More than two million years ago a volcano fell in on itself. The animals moved into the hole.':
    'Vor mehr als zwei Millionen Jahren fiel ein Vulkan in sich zusammen. Die Tiere zogen in das Loch.',
  'At six in the morning there may be no crater. The rim stands some 2,300 m above the sea, and the cloud that feeds its forest lies on the road so thickly that you follow the tail lights ahead. Buffalo loom on the verge. Everyone is wearing everything they packed. Then the car tips over the edge at Seneto, the cloud ends like a ceiling, and the entire bowl is there below you in sunshine, about 610 m below the rim and 19 km from wall to wall.':
    'Um sechs Uhr morgens gibt es vielleicht gar keinen Krater. Der Rand liegt etwa 2.300 m über dem Meer, und die Wolke, von der sein Wald lebt, hängt so dicht auf der Straße, dass Sie den Rücklichtern vor Ihnen folgen. Am Rand tauchen Büffel auf. Alle haben alles an, was sie eingepackt haben. Dann kippt der Wagen bei Seneto über die Kante, die Wolke endet wie eine Zimmerdecke, und unter Ihnen liegt der ganze Kessel im Sonnenschein, etwa 610 m unter dem Rand und 19 km von Wand zu Wand.',
  'The floor is small enough to learn in a morning. A soda lake, Magadi, shines in the middle with a pink edge of flamingos when the water suits them. Lerai, a wood of yellow-barked fever trees, stands in the south; swamps and the Ngoitokitok spring lie to the east; the rest is grass. Over 25,000 large animals live inside, and few have reason to leave.':
    'Den Boden lernt man an einem Vormittag kennen. In der Mitte glänzt ein Sodasee, der Magadi, mit einem rosa Saum aus Flamingos, wenn ihnen das Wasser passt. Lerai, ein Wald aus Fieberakazien mit gelber Rinde, steht im Süden; Sümpfe und die Quelle Ngoitokitok liegen im Osten; der Rest ist Gras. Über 25.000 große Tiere leben darin, und wenige haben Grund fortzugehen.',
  'It is also a popular place. In July and August a lion beside the track may draw thirty vehicles. Two things help: being among the first at the descent gate, and staying while others lunch. From March to May the floor is emerald and far emptier, at the price of mud and low cloud.':
    'Es ist auch ein beliebter Ort. Im Juli und August zieht ein Löwe am Weg manchmal dreißig Fahrzeuge an. Zweierlei hilft: unter den Ersten am Tor zur Abfahrt stehen und bleiben, wenn die anderen zu Mittag essen. Von März bis Mai ist der Boden smaragdgrün und viel leerer, um den Preis von Schlamm und tiefen Wolken.',
  'Beyond the crater lies the larger part of the conservation area, about 8,300 sq km of it, where Maasai families herd cattle among wild zebra. Olduvai Gorge, the high grassland of Olmoti and the flooded crater of Empakaai are all reached from the same rim road. A second day belongs to them.':
    'Jenseits des Kraters liegt der größere Teil des rund 8.300 km² großen Schutzgebiets, in dem Maasai-Familien ihre Rinder zwischen wilden Zebras hüten. Die Olduvai-Schlucht, das hohe Grasland von Olmoti und der geflutete Krater von Empakaai sind alle von derselben Randstraße aus zu erreichen. Ihnen gehört ein zweiter Tag.',
  'One of the few places in Tanzania with a fair chance. They leave Lerai for the open grass in the early morning and can be a kilometre off: bring binoculars.':
    'Einer der wenigen Orte in Tansania mit guten Aussichten. Am frühen Morgen kommen sie aus Lerai ins offene Gras und sind manchmal einen Kilometer weit weg: Bringen Sie ein Fernglas mit.',
  'Old bull elephants': 'Alte Elefantenbullen',
  'Big tuskers past their quarrelling years feed alone in the swamps. The breeding herds stay up in the rim forest.':
    'Große Bullen mit langen Stoßzähnen, über die Jahre des Streitens hinaus, fressen allein in den Sümpfen. Die Familien bleiben oben im Wald am Rand.',
  'Lions without shyness': 'Löwen ohne Scheu',
  'Resident prides grow up beside cars, and will lie down in the shade of yours.':
    'Die Rudel hier wachsen neben Autos auf und legen sich in den Schatten des Ihren.',
  'Birds of the lake and rim': 'Vögel am See und am Rand',
  'Flamingos and grey crowned cranes below; sunbirds and augur buzzards in the cold forest above.':
    'Unten Flamingos und Kronenkraniche, oben im kalten Wald Nektarvögel und Augurbussarde.',
  'Who is missing': 'Wer fehlt',
  'Giraffes, which find too little to browse on the floor. Look for them along the road towards Olduvai.':
    'Giraffen: Auf dem Kraterboden gibt es für sie zu wenig Laub. Suchen Sie sie an der Straße nach Olduvai.',
  'The crater drive': 'Die Fahrt in den Krater',
  'Down at opening, five or six hours on the floor, up the Lerai road after lunch. A four-wheel drive and a licensed guide are required.':
    'Hinab, sobald geöffnet wird, fünf oder sechs Stunden auf dem Boden, nach dem Mittagessen die Lerai-Straße hinauf. Vorgeschrieben sind Allradwagen und lizenzierter Guide.',
  'Empakaai on foot': 'Zu Fuß in den Empakaai',
  'With a ranger, an hour down through mossy forest to a soda lake, and rather more than an hour back up.':
    'Mit einem Ranger eine Stunde durch moosigen Wald hinab an einen Sodasee, und etwas mehr als eine Stunde wieder hinauf.',
  'A small museum on the lip of the ravine where some of the oldest human tools were found. Allow two to three hours.':
    'Ein kleines Museum am Rand der Schlucht, in der einige der ältesten Werkzeuge der Menschheit gefunden wurden. Nehmen Sie sich zwei bis drei Stunden.',
  'We agree the fee beforehand, so that your hour goes on cattle, houses and questions instead of bargaining.':
    'Wir vereinbaren den Preis vorher, damit Ihre Stunde den Rindern, den Häusern und Ihren Fragen gehört und nicht dem Feilschen.',
  'Sleep on the rim or in Karatu. From Arusha, three to four hours away, you arrive too late for the best of the morning.':
    'Übernachten Sie am Rand oder in Karatu. Wer aus Arusha kommt, drei bis vier Stunden entfernt, verpasst die besten Stunden des Morgens.',
  'Dress in layers with a hat and gloves: near freezing at dawn in July, T-shirts by eleven.':
    'Ziehen Sie sich in Schichten an, mit Mütze und Handschuhen: Im Juli friert es im Morgengrauen fast, um elf reicht ein T-Shirt.',
  'Eat inside the car at Ngoitokitok. Black kites take sandwiches out of hands.':
    'Essen Sie bei Ngoitokitok im Wagen. Schwarzmilane holen Brote aus der Hand.',
  'There are toilets at the picnic sites and nowhere else on the floor.':
    'Toiletten gibt es an den Picknickplätzen, sonst nirgends auf dem Kraterboden.',
  'You pay for each descent, so make one long visit.':
    'Jede Fahrt hinab kostet: Fahren Sie nur einmal, und bleiben Sie lange.',
  'Those who sleep badly at altitude may prefer Karatu, 700 m lower.':
    'Wer in der Höhe schlecht schläft, ist in Karatu besser aufgehoben, 700 m tiefer.',
  'Lodoare gate is about 160 km west of Arusha, tarmac to the gate, gravel after it.':
    'Das Tor Lodoare liegt rund 160 km westlich von Arusha; bis zum Tor Asphalt, danach Schotter.',
  'Black rhino, elephant, lion, spotted hyena, buffalo, hippo, eland, African golden wolf, zebra, wildebeest, flamingo.':
    'Spitzmaulnashorn, Elefant, Löwe, Tüpfelhyäne, Büffel, Flusspferd, Elenantilope, Goldwolf, Zebra, Gnu, Flamingo.',
  'Book Your Ngorongoro Adventure!': 'Ihr Ngorongoro-Abenteuer buchen',
};
