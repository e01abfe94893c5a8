/** The page of Isimila Stone Age Site. */
export const isimila: Readonly<Record<string, string>> = {
  'Isimila Stone Age Site: hand axes and earth pillars':
    'Isimila: Faustkeile der Steinzeit und Säulen aus Erde',
  'Near Iringa, a dried-up lake where people left stone tools by the thousand, and a gully of pillars next door. Two hours well spent on the road to Ruaha.':
    'Bei Iringa: ein ausgetrockneter See, an dem Menschen Tausende Steinwerkzeuge zurückließen, und daneben eine Schlucht voller Säulen. Zwei gute Stunden.',
  'Hand axes in the open shelters': 'Faustkeile in den offenen Schutzbauten',
  'Walk among the pillars': 'Ein Gang zwischen den Säulen',
  'The small museum': 'Das kleine Museum',
  'Iringa’s market on the way back': 'Auf dem Rückweg der Markt von Iringa',
  'A lake, a hippo, a tool left on the mud, and a very long pause.':
    'Ein See, ein Flusspferd, ein Werkzeug, das im Schlamm blieb, und eine sehr lange Pause.',
  'Under a tin roof, roped off with string, lies what looks like the leftovers of a quarry. Crouch. The nearest piece is a teardrop the length of your forearm, worked on both faces, with an edge you would not run a thumb along. Next to it is another, and behind that perhaps two hundred more. Nobody arranged them. Water brought them to light, and they have been left on the floor they were lying on.':
    'Unter einem Blechdach, mit Schnur abgesperrt, liegt etwas wie der Abraum eines Steinbruchs. Gehen Sie in die Hocke. Das nächste Stück ist ein Tropfen, lang wie Ihr Unterarm, auf beiden Seiten bearbeitet, mit einer Kante, über die Sie keinen Daumen ziehen würden. Daneben liegt noch einer, und dahinter vielleicht zweihundert weitere. Niemand hat sie hingelegt. Wasser hat sie freigespült, und man hat sie auf dem Boden gelassen, auf dem sie lagen.',
  'After that the path tips over the edge of a second gully. Down there stand the pillars, rust and cream and grey, some as tall as a three-storey house and each with a harder lid on its head. It is the sort of place where everybody lowers their voice. Swifts cut in and out overhead. A trickle of sand falls somewhere, and you realise that the work is still going on.':
    'Danach kippt der Pfad über den Rand einer zweiten Schlucht. Unten stehen die Säulen, rostrot, cremefarben und grau, manche so hoch wie ein dreistöckiges Haus, jede mit einem härteren Deckel auf dem Kopf. An solchen Orten senken alle die Stimme. Oben schneiden Segler durch die Luft. Irgendwo rieselt Sand, und Sie merken, dass die Arbeit noch weitergeht.',
  'A traveller named Maclennan, on his way from Nairobi to Johannesburg in 1951, stopped here and picked up some tools. Clark Howell, an American, dug in 1957 and 1958 and found the bed of a shallow lake, with Acheulean hand axes and cleavers in astonishing numbers, and bones that included an extinct hippopotamus with eyes on stalks, like periscopes.':
    '1951 hielt hier ein Reisender namens Maclennan auf dem Weg von Nairobi nach Johannesburg und hob ein paar Werkzeuge auf. Clark Howell, ein Amerikaner, grub 1957 und 1958 und fand das Bett eines flachen Sees, mit erstaunlich vielen Faustkeilen und Spaltkeilen des Acheuléen und mit Knochen, darunter die eines ausgestorbenen Flusspferds mit Stielaugen wie Periskopen.',
  'The age has been moving backwards. You will read 60,000 years in older guidebooks. Uranium dating in 1972 gave about 260,000, and present opinion favours more than 300,000. Some of the axes are puzzlingly large, too heavy to swing for long. Were they for show, for ceremony, or made by somebody just to see if it could be done? The suggestions are all respectable, and all unproved.':
    'Das Alter ist immer weiter zurückgerückt. In älteren Reiseführern lesen Sie 60.000 Jahre. Die Urandatierung von 1972 ergab etwa 260.000, und heute neigt man zu mehr als 300.000. Manche Keile sind rätselhaft groß, zu schwer, um sie lange zu schwingen. Waren sie zum Vorzeigen, für Zeremonien, oder wollte jemand nur sehen, ob es geht? Die Vorschläge sind alle ehrenwert und alle unbewiesen.',
  'No human bones have come out of the ground. Whoever they were, we know them by what they made and by the animals they lived among.':
    'Menschliche Knochen sind nicht aus dem Boden gekommen. Wer sie auch waren, wir kennen sie durch das, was sie machten, und durch die Tiere, mit denen sie lebten.',
  'The tool floors': 'Die Werkzeugböden',
  'Short walk, good explanations if you take the site’s guide; without one you will see stones. He may put a loose hand axe in your palm. It fits, left or right, and that is an odd handshake.':
    'Ein kurzer Weg und gute Erklärungen, wenn Sie den Guide der Stätte nehmen; ohne ihn sehen Sie Steine. Vielleicht legt er Ihnen einen losen Faustkeil in die Hand. Er passt, links wie rechts, und das ist ein sonderbarer Händedruck.',
  'The pillars': 'Die Säulen',
  'About an hour down and back, steep at the start, sandy below. Morning or late afternoon gives them colour and you some shade. Keep off the walls, which crumble at a touch.':
    'Etwa eine Stunde hinab und zurück, anfangs steil, unten sandig. Morgens oder am späten Nachmittag haben sie Farbe und Sie etwas Schatten. Halten Sie sich von den Wänden fern, sie bröckeln bei der kleinsten Berührung.',
  'From Iringa': 'Von Iringa',
  'About 20 km, half an hour on tarmac': 'Etwa 20 km, eine halbe Stunde auf Asphalt',
  'Two hours': 'Zwei Stunden',
  'June to October, before ten or after three': 'Juni bis Oktober, vor zehn oder nach drei',
  'A guide is required for the gully.': 'In die Schlucht dürfen Sie nur mit einem Guide.',
  'Trainers will do, flip-flops will not.': 'Turnschuhe reichen, Flipflops nicht.',
  'Hat, water and a picnic: there is a shelter, and no kitchen.':
    'Hut, Wasser und Picknick: Es gibt einen Unterstand und keine Küche.',
  'July mornings call for a fleece, even at nine.':
    'An Julimorgen brauchen Sie eine Fleecejacke, auch noch um neun.',
  'Going on to Ruaha, leave here by noon; the park road is slow.':
    'Wer weiter nach Ruaha will, fährt bis mittags ab; die Straße zum Park ist langsam.',
  'This is Hehe country. At Kalenga, west of Iringa, a small museum keeps the skull of Chief Mkwawa, who fought the Germans for seven years and took his own life in 1898 rather than be caught; it came home from Bremen in 1954. People here speak of him as of an uncle. Listen before you ask about the skull.':
    'Dies ist das Land der Hehe. In Kalenga, westlich von Iringa, bewahrt ein kleines Museum den Schädel von Chief Mkwawa, der sieben Jahre gegen die Deutschen kämpfte und sich 1898 das Leben nahm, um nicht gefangen zu werden; 1954 kam er aus Bremen heim. Die Leute hier sprechen von ihm wie von einem Onkel. Hören Sie zu, bevor Sie nach dem Schädel fragen.',
};
