/** The page of Mwewe Island. */
export const mweweIsland: Readonly<Record<string, string>> = {
  'Mwewe Island: mangroves and waders north of Tanga':
    'Mwewe Island: Mangroven und Watvögel nördlich von Tanga',
  'A kilometre of mangrove in Moa Bay, close to Kenya, that you may reach on foot at the lowest tides. For birdwatchers, paddlers and people who like mud.':
    'Ein Kilometer Mangroven in der Moa-Bucht nahe Kenia, bei tiefster Ebbe manchmal zu Fuß erreichbar. Für alle, die Vögel beobachten, paddeln oder Schlamm mögen.',
  'Dugout through the mangroves': 'Im Einbaum durch die Mangroven',
  'Waders on the flats': 'Watvögel auf den Schlickflächen',
  'Walking over at spring low tide': 'Bei Springebbe hinübergehen',
  'A morning in Moa village': 'Ein Vormittag im Dorf Moa',
  'Fence traps and crab pots': 'Zaunfallen und Krabbenkörbe',
  'Small, muddy, nobody’s home, and at low water full of things that scuttle.':
    'Klein, schlammig, niemandes Zuhause, und bei Ebbe voller Dinge, die davonhuschen.',
  'Mwewe is Swahili for a kite or hawk, and there usually is one, turning over the point. Nobody lives beneath it. Digo elders in the villages opposite say that families from Kirui, the larger island to the north, once used the place, and that it was later bought by one Sultan bin Athmani of Moa.':
    'Mwewe heißt auf Swahili Milan oder Habicht, und meist kreist auch einer über der Landspitze. Darunter wohnt niemand. Ältere Digo in den Dörfern gegenüber sagen, dass früher Familien von Kirui, der größeren Insel im Norden, den Ort nutzten und dass ihn später ein gewisser Sultan bin Athmani aus Moa kaufte.',
  'Today it belongs to a chain of four island reserves that the state declared north of Tanga in 2010: Kirui, Mwewe, Kwale and Ulenge. Only the middle of Mwewe, six hectares or so, is dry enough for bush. Everything else is mangrove, tall and healthy on the side of the channel, thin in the east where sand has drifted over the roots. Along the south grows pemphis, a grey salt-loving shrub with wood as hard as iron.':
    'Heute gehört die Insel zu einer Kette von vier Inselreservaten, die der Staat 2010 nördlich von Tanga ausgewiesen hat: Kirui, Mwewe, Kwale und Ulenge. Nur die Mitte von Mwewe, etwa sechs Hektar, ist trocken genug für Busch. Alles andere sind Mangroven, hoch und gesund auf der Seite des Kanals, schütter im Osten, wo Sand über die Wurzeln getrieben ist. Am Südrand wächst Pemphis, ein grauer Strauch, der Salz liebt und dessen Holz hart ist wie Eisen.',
  'We do not send everyone. There is no beach to lie on, the water in the bay is too silty for snorkelling, and the landing is ankle-deep ooze that will try to keep a sandal. Guests who come back smiling are birders, photographers, and families whose children would take a live crab over a sandcastle.':
    'Wir schicken nicht alle hin. Es gibt keinen Strand zum Liegen, das Wasser der Bucht ist zum Schnorcheln zu trüb, und an Land geht es durch knöcheltiefen Schlick, der Ihre Sandale behalten will. Wer lächelnd zurückkommt, beobachtet Vögel, fotografiert oder hat Kinder, denen eine lebende Krabbe lieber ist als eine Sandburg.',
  'On the Tide': 'Mit der Tide',
  'By dugout': 'Im Einbaum',
  'A fisherman poles you up the creeks on the flood, two passengers to a mtumbwi, a canoe hollowed from one trunk. Inside it is cool and smells of eggs and tea. Listen for the snap of pistol shrimps.':
    'Ein Fischer stakt Sie mit der Flut die Priele hinauf, zwei Gäste in einem Mtumbwi, einem Kanu aus einem einzigen Stamm. Drinnen ist es kühl und riecht nach Eiern und Tee. Horchen Sie auf das Knacken der Pistolenkrebse.',
  'On foot': 'Zu Fuß',
  'Around new and full moon low water falls in mid-morning, and the men of Moa and Boma wards simply walk over. You can go with them, half an hour or so over ribbed sand and puddles, and must be back before the sea closes the gate.':
    'Um Neu- und Vollmond fällt die Ebbe in den Vormittag, und die Männer von Moa und Boma gehen einfach hinüber. Sie können mitgehen, etwa eine halbe Stunde über geriffelten Sand und Pfützen, und müssen zurück sein, bevor das Meer das Tor schließt.',
  Waders: 'Watvögel',
  'Whimbrel, sand plovers, curlew sandpipers and the black-and-white crab plover feed along the tide’s edge; egrets and herons roost in the trees. A telescope earns its weight.':
    'Regenbrachvögel, Regenpfeifer, Sichelstrandläufer und die schwarz-weißen Reiherläufer suchen am Rand des Wassers Nahrung; Silber- und andere Reiher schlafen in den Bäumen. Ein Spektiv ist sein Gewicht wert.',
  'How to catch a rabbitfish': 'Wie man einen Kaninchenfisch fängt',
  'Stakes and palm ribs are set as a fence on the flats, ending in a heart-shaped pen. The tide brings the fish in and leaves without them. Ask before you step near one.':
    'Pfähle und Palmrippen stehen als Zaun im Watt und enden in einem herzförmigen Pferch. Die Flut bringt die Fische hinein und geht ohne sie. Fragen Sie, bevor Sie nahe herangehen.',
  'Coconut palms, a mosque, boats drawn up under almond trees. Lunch can be arranged in a house: rice, crab in coconut, lime pickle.':
    'Kokospalmen, eine Moschee, Boote unter Seemandelbäumen. Ein Mittagessen in einem Haus lässt sich einrichten: Reis, Krabbe in Kokos, eingelegte Limetten.',
  'Old trainers with laces, not sandals; dry pair in the car.':
    'Alte Turnschuhe mit Schnürsenkeln, keine Sandalen; ein trockenes Paar im Auto.',
  'We set out from Tanga at six. Miss the tide and you have missed Mwewe.':
    'Wir brechen um sechs in Tanga auf. Wer die Tide verpasst, hat Mwewe verpasst.',
  'Long trousers and repellent: midges at dusk, oyster shells at all hours.':
    'Lange Hosen und Mückenschutz: Mücken in der Dämmerung, Austernschalen zu jeder Stunde.',
  'Binoculars in a waterproof pouch.': 'Fernglas in einem wasserdichten Beutel.',
  'Moa sees few guests. Cover arms and legs, greet first, and keep the camera down until you have talked.':
    'Nach Moa kommen wenige Gäste. Bedecken Sie Arme und Beine, grüßen Sie zuerst, und lassen Sie die Kamera unten, bis Sie miteinander gesprochen haben.',
  'Carry passports; police stop cars on the border road.':
    'Nehmen Sie die Pässe mit; auf der Straße zur Grenze hält die Polizei Autos an.',
  'About an hour and a half by road from Tanga to Moa, off the tarmac to Horohoro, then 20 minutes by canoe. Beds are in Tanga.':
    'Etwa anderthalb Stunden auf der Straße von Tanga nach Moa, zuletzt abseits der Asphaltstraße nach Horohoro, dann 20 Minuten mit dem Kanu. Betten gibt es in Tanga.',
  'Crab plover, whimbrel, herons, egrets, black kite; fiddler and mangrove crabs, mudskippers, prawns. Dugong have been reported off Kirui, very rarely.':
    'Reiherläufer, Regenbrachvogel, Reiher, Schwarzmilan; Winker- und Mangrovenkrabben, Schlammspringer, Garnelen. Vor Kirui sollen, sehr selten, Dugongs gesehen worden sein.',
  'Mangrove poles build houses, and cutting is what the reserve was made to stop. Fishing by hook and trap goes on, by agreement with the villages. Our reserve fee and the canoe man’s wage are the argument for leaving trees standing.':
    'Aus Mangrovenstangen baut man Häuser, und das Reservat wurde gegründet, um das Fällen zu beenden. Gefischt wird weiter, mit Haken und Falle, so ist es mit den Dörfern vereinbart. Unsere Reservatsgebühr und der Lohn des Kanuführers sprechen dafür, die Bäume stehen zu lassen.',
  'Book Your Mwewe Island Adventure Now': 'Ihr Abenteuer auf Mwewe Island buchen',
};
