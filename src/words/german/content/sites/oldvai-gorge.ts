/** The page of Olduvai Gorge. */
export const oldvaiGorge: Readonly<Record<string, string>> = {
  'Olduvai Gorge: two million years in one dry ravine':
    'Olduvai-Schlucht: zwei Millionen Jahre in trockenem Fels',
  'How to give Olduvai 2-3 hours between Ngorongoro and the Serengeti: the talk on the rim, the museum, the 1959 skull and the black dune that walks.':
    '2–3 Stunden für Olduvai zwischen Ngorongoro und Serengeti: der Vortrag am Rand, das Museum, der Schädel von 1959 und die schwarze Düne, die wandert.',
  'Talk at the rim': 'Vortrag am Rand der Schlucht',
  'Museum and footprint cast': 'Museum und Abguss der Fußspuren',
  'Down to the 1959 find': 'Hinab zum Fund von 1959',
  'Shifting Sand': 'Shifting Sand, die wandernde Düne',
  'At first sight a gully with thorn bushes. Then a guide reads it to you, from the bottom up.':
    'Auf den ersten Blick ein Graben mit Dornbüschen. Dann liest ihn Ihnen ein Guide vor, von unten nach oben.',
  'Half the vehicles on the Serengeti road never turn off, and from the road one understands them. The land is brown, the wind is full of grit, the sign is small. Five kilometres later you stand on the lip of a ravine about 90 m deep, with a tower of red rock in the middle, and a young man with a stick asks if you have an hour. Say yes.':
    'Die Hälfte der Fahrzeuge auf der Straße in die Serengeti biegt nie ab, und von der Straße aus versteht man sie. Das Land ist braun, der Wind voller Sand, das Schild klein. Fünf Kilometer weiter stehen Sie am Rand einer etwa 90 m tiefen Schlucht mit einem Turm aus rotem Fels in der Mitte, und ein junger Mann mit einem Stock fragt, ob Sie eine Stunde haben. Sagen Sie ja.',
  'He points, and the stripes in the far wall become pages. At the bottom black lava. Above it grey clays from the shore of a lake that came and went for ages; then a band of rust red; then paler stuff, and the turf your shoes are on. Each ash fall from the volcanoes behind you sealed what lay on the ground that day. Near the foot are cobbles with an edge knocked on them. Higher up come hand axes.':
    'Er zeigt, und aus den Streifen in der Wand gegenüber werden Seiten. Ganz unten schwarze Lava. Darüber graue Tone vom Ufer eines Sees, der über Zeitalter kam und ging; dann ein Band aus Rostrot; dann Helleres und der Rasen, auf dem Ihre Schuhe stehen. Jeder Aschefall aus den Vulkanen hinter Ihnen versiegelte, was an jenem Tag auf dem Boden lag. Nahe am Fuß liegen Kiesel, an die eine Kante geschlagen ist. Weiter oben kommen Faustkeile.',
  'Maasai herders knew the place as Oldupai, after the wild sisal that grows in it. Professor Wilhelm Kattwinkel, a German, came through in 1911, took fossils home, and got the name slightly wrong. Hans Reck dug here in 1913. Louis Leakey began in 1931, and for decades he and his wife Mary found tools by the thousand and hardly a trace of their makers.':
    'Maasai-Hirten kannten den Ort als Oldupai, nach dem wilden Sisal, der darin wächst. Professor Wilhelm Kattwinkel, ein Deutscher, kam 1911 durch, nahm Fossilien mit nach Hause und verstand den Namen ein wenig falsch. Hans Reck grub hier 1913. Louis Leakey begann 1931, und jahrzehntelang fanden er und seine Frau Mary Werkzeuge zu Tausenden und kaum eine Spur von denen, die sie gemacht hatten.',
  'On 17 July 1959 Louis lay in camp with a fever. Mary went out with the dogs, and saw two great teeth in the slope. The skull they belonged to, Zinjanthropus, now Paranthropus boisei, was soon dated to about 1.75 million years. Remains of a second and slighter creature followed, Homo habilis, whom many hold to be the likelier toolmaker. Since then few scholars have looked for our beginnings outside Africa.':
    'Am 17. Juli 1959 lag Louis mit Fieber im Camp. Mary ging mit den Hunden hinaus und sah im Hang zwei große Zähne. Der Schädel, zu dem sie gehörten, Zinjanthropus, heute Paranthropus boisei, wurde bald auf etwa 1,75 Millionen Jahre datiert. Es folgten Reste eines zweiten, zierlicheren Wesens, Homo habilis, den viele eher für den Werkzeugmacher halten. Seitdem haben wenige Gelehrte unsere Anfänge außerhalb Afrikas gesucht.',
  'Museum and rim': 'Museum und Rand',
  'Opened in its present building in 2017. Tools, extinct beasts, and a cast of the Laetoli footprints: two or three walkers in wet ash, some 3.6 million years ago, found about 45 km south of here. The famous skull itself is kept in Dar es Salaam.':
    'Im heutigen Gebäude seit 2017. Werkzeuge, ausgestorbene Tiere und ein Abguss der Fußspuren von Laetoli: zwei oder drei Gehende in nasser Asche, vor etwa 3,6 Millionen Jahren, gefunden rund 45 km südlich von hier. Der berühmte Schädel selbst liegt in Daressalam.',
  'A crescent of black ash from Ol Doinyo Lengai, higher than a house, that the wind pushes west across the plain by several metres every year. Posts show where it used to be. Throw a handful: the grains cling together, being magnetic.':
    'Eine Sichel aus schwarzer Asche vom Ol Doinyo Lengai, höher als ein Haus, die der Wind jedes Jahr um mehrere Meter nach Westen über die Ebene schiebt. Pfosten zeigen, wo sie früher war. Werfen Sie eine Handvoll: Die Körner haften aneinander, denn sie sind magnetisch.',
  '2-3 hours': '2–3 Stunden',
  'On the way': 'Am Weg',
  'About an hour from the Ngorongoro rim, 5 km off the Serengeti road':
    'Etwa eine Stunde vom Rand des Ngorongoro, 5 km abseits der Straße in die Serengeti',
  'Come before eleven. At noon the shade is gone and so are the colours.':
    'Kommen Sie vor elf. Mittags sind der Schatten weg und die Farben auch.',
  'Sunglasses and a scarf against the dust.': 'Sonnenbrille und ein Tuch gegen den Staub.',
  'The floor and the dune need a vehicle, a guide and a separate fee.':
    'Für den Grund der Schlucht und die Düne brauchen Sie ein Fahrzeug, einen Guide und zahlen eine eigene Gebühr.',
  'A fossil in the path stays in the path.': 'Ein Fossil auf dem Weg bleibt auf dem Weg.',
  'There are toilets and cold drinks at the museum, and nothing for hours either side.':
    'Toiletten und kalte Getränke gibt es am Museum, und sonst in beide Richtungen stundenlang nichts.',
  'Maasai families graze cattle all round the gorge, as they have the right to do. The women who sell beads by the turn-off are neighbours, not exhibits: greet with “supai”, bargain kindly, and agree on a price before any photograph. Boys in black with painted white faces are between circumcision and manhood. Better to wave than to stop for pictures.':
    'Rings um die Schlucht weiden Maasai-Familien ihre Rinder, und das ist ihr Recht. Die Frauen, die an der Abzweigung Perlenschmuck verkaufen, sind Nachbarinnen, keine Ausstellungsstücke: Grüßen Sie mit „supai“, handeln Sie freundlich, und einigen Sie sich vor jedem Foto auf einen Preis. Jungen in Schwarz mit weiß bemaltem Gesicht stehen zwischen Beschneidung und Mannesalter. Winken Sie lieber, statt für Bilder anzuhalten.',
  'Visit Olduvai Gorge': 'Die Olduvai-Schlucht besuchen',
};
