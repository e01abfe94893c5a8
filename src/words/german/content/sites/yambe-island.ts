/** The page of Yambe Island. */
export const yambeIsland: Readonly<Record<string, string>> = {
  'Yambe Island: an undug Swahili town off Tanga': 'Yambe Island: eine nie ergrabene Swahili-Stadt vor Tanga',
  'Nobody lives on Yambe now and nobody has excavated it. How to cross from Tanga with the tide, find the walls in the bush, and leave them as they are.':
    'Auf Yambe wohnt niemand mehr, und niemand hat gegraben. Wie Sie von Tanga mit der Tide übersetzen, die Mauern im Busch finden und sie lassen, wie sie sind.',
  'Pointed arches of a ruined mosque and a pillar tomb on a wooded island, a dhow passing in golden light.':
    'Spitzbögen einer Moscheeruine und ein Pfeilergrab auf einer bewaldeten Insel, im goldenen Licht fährt eine Dau vorbei.',
  'In the Indian Ocean just south-east of Tanga, inside the Tanga Coelacanth Marine Park':
    'Im Indischen Ozean gleich südöstlich von Tanga, im Tanga Coelacanth Marine Park',
  'Boat from Tanga on the rising tide': 'Bootsfahrt ab Tanga bei steigender Flut',
  'Walls in the coastal forest': 'Mauern im Küstenwald',
  'Mangrove walk at low water': 'Mangrovengang bei Ebbe',
  'Lunch with the fishermen': 'Mittagessen mit den Fischern',
  'June to October is dry, though the south-east wind can make July choppy; March to May brings rain, and then the bush closes.':
    'Juni bis Oktober ist trocken, auch wenn der Südostwind den Juli kabbelig machen kann; März bis Mai bringt Regen, und dann schließt sich der Busch.',
  'The town is there. You walk into it before you have seen it.':
    'Die Stadt ist da. Sie laufen in sie hinein, bevor Sie sie gesehen haben.',
  'First your shin meets it, then your eye. The forest on Yambe grows over everything, baobab and thorn and fig in one tangle, and the straight line you have just stumbled on is the foot of a wall. Once you know the colour, a grey with orange lichen, there is another, and a corner, and a heap that was a room.':
    'Erst trifft Ihr Schienbein darauf, dann Ihr Blick. Der Wald auf Yambe wächst über alles, Baobab, Dornen und Feigen in einem Gewirr, und die gerade Linie, über die Sie eben gestolpert sind, ist der Fuß einer Mauer. Kennt man einmal die Farbe, ein Grau mit orangefarbenen Flechten, ist da noch eine, und eine Ecke, und ein Haufen, der ein Raum war.',
  'The island has no inhabitants, no jetty and no path to speak of. Fishermen camp on its beaches for some nights of each month, and the marine park’s rangers call by. From Tanga a motor boat takes up to an hour, depending on the sea; for the last hundred metres you wade, shoes round your neck, over turtle grass and mud.':
    'Die Insel hat keine Bewohner, keinen Anleger und kaum einen Pfad. Fischer lagern an einigen Nächten im Monat an ihren Stränden, und die Ranger des Meeresparks schauen vorbei. Von Tanga braucht ein Motorboot je nach See bis zu einer Stunde; die letzten hundert Meter waten Sie, die Schuhe um den Hals, über Seegras und Schlamm.',
  'What can be said for certain fits in a few lines. The ruins are Swahili, built of coral rag and lime, and they are on Tanzania’s register of historic sites. There has been no excavation. Dates as early as the 10th century are printed here and there, but until somebody digs they are guesses, and we would rather not repeat them as history.':
    'Was sich sicher sagen lässt, passt in wenige Zeilen. Die Ruinen sind Swahili, gebaut aus Korallenstein und Kalk, und stehen im Verzeichnis der historischen Stätten Tansanias. Eine Grabung gab es nicht. Hier und da ist vom 10. Jahrhundert zu lesen, doch solange niemand gräbt, sind das Vermutungen, und wir wollen sie lieber nicht als Geschichte wiederholen.',
  'The setting gives hints. Off this coast people chose islands again and again: near enough to grow food and fetch water on the mainland, far enough to see trouble coming. Toten Island, in the harbour of Tanga itself, has two ruined mosques and sherds from the 15th century on. Tongoni’s tombs are a short sail to the south. Yambe lies between the two, and it would be odd if its people had not known both.':
    'Die Lage gibt Hinweise. Vor dieser Küste wählten Menschen immer wieder Inseln: nah genug, um auf dem Festland Felder zu bestellen und Wasser zu holen, weit genug, um Ärger kommen zu sehen. Toten Island, mitten im Hafen von Tanga, hat zwei Moscheeruinen und Scherben ab dem 15. Jahrhundert. Tongonis Gräber liegen einen kurzen Schlag südlich. Yambe liegt zwischen beiden, und es wäre sonderbar, wenn seine Leute nicht beide gekannt hätten.',
  'When did they leave, and over what? War, thirst and trade have emptied other islands on this coast. Here there is no document and no tomb with a date, so the question goes home with you.':
    'Wann gingen sie fort, und weswegen? Krieg, Durst und Handel haben andere Inseln dieser Küste geleert. Hier gibt es kein Dokument und kein Grab mit Jahreszahl, also nehmen Sie die Frage mit nach Hause.',
  'The settlement': 'Die Siedlung',
  'An hour or so of slow walking behind a guide with a machete, who cuts creeper and never branches. Expect foundations, fallen masonry and questions. Nothing is signposted, and that is part of why one comes.':
    'Etwa eine Stunde langsam hinter einem Guide mit Machete her, der Ranken schneidet und nie Äste. Erwarten Sie Fundamente, gestürztes Mauerwerk und Fragen. Nichts ist beschildert, auch deshalb kommt man her.',
  'The shore at low tide': 'Das Ufer bei Ebbe',
  'Mangroves stand on stilts round much of the island, with mudskippers and fiddler crabs between. Whimbrels and crab plovers work the flats. The reef and its diving have their own page, under Yambe Island Marine.':
    'Um einen großen Teil der Insel stehen Mangroven auf Stelzen, dazwischen Schlammspringer und Winkerkrabben. Regenbrachvögel und Reiherläufer suchen im Watt. Das Riff und das Tauchen dort haben eine eigene Seite, unter Yambe Island Marine.',
  Crossing: 'Überfahrt',
  'Up to an hour by motor boat from Tanga, by the tide':
    'Bis zu einer Stunde mit dem Motorboot ab Tanga, nach der Tide',
  'A full day trip; the tide decides the hours': 'Ein ganzer Tagesausflug; die Stunden bestimmt die Tide',
  Permit: 'Genehmigung',
  'Marine park fee, which we arrange': 'Gebühr des Meeresparks, um die wir uns kümmern',
  'Take all your water, three litres each, and carry every scrap home.':
    'Nehmen Sie alles Wasser mit, drei Liter für jeden, und jeden Abfall wieder heim.',
  'Shoes that may get wet, and a dry pair in the bag.':
    'Schuhe, die nass werden dürfen, und ein trockenes Paar in der Tasche.',
  'Long trousers: the thorns are patient.': 'Lange Hosen: Die Dornen haben Geduld.',
  'Life jackets on, both ways, swimmers included.':
    'Schwimmwesten an, hin und zurück, auch für alle, die schwimmen können.',
  'No signal in the forest. Tell someone ashore when you are due.':
    'Kein Netz im Wald. Sagen Sie jemandem an Land, wann Sie zurück sein wollen.',
  'The men mending nets on the beach are guests here as you are. Say “hodi” before walking into their camp and wait for “karibu”. They sell fish by the string and may grill it for you over driftwood; pay what the guide suggests. Some landing places have small offerings under a tree. Pass them by.':
    'Die Männer, die am Strand Netze flicken, sind hier Gäste wie Sie. Sagen Sie „hodi“, bevor Sie in ihr Lager gehen, und warten Sie auf „karibu“. Sie verkaufen Fisch am Bund und grillen ihn vielleicht über Treibholz für Sie; zahlen Sie, was der Guide vorschlägt. An manchen Anlegestellen liegen unter einem Baum kleine Gaben. Gehen Sie daran vorbei.',
};
