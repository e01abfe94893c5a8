/** The page of Gombe National Park. */
export const gombe: Readonly<Record<string, string>> = {
  'Gombe National Park: the best-known chimpanzees of all':
    'Gombe-Nationalpark: die bekanntesten Schimpansen der Welt',
  'Thirteen steep valleys above Lake Tanganyika where wild chimpanzees have been followed since 1960. Getting to Gombe by boat, and walking it well.':
    'Dreizehn steile Täler über dem Tanganjikasee, in denen wilde Schimpansen seit 1960 begleitet werden. Wie Sie mit dem Boot hinkommen und was der Weg verlangt.',
  'over 200': 'über 200',
  '3-5 days': '3–5 Tage',
  'Forty steps up from the lake the path enters the forest, and the listening begins.':
    'Vierzig Stufen über dem See tritt der Pfad in den Wald, und das Lauschen beginnt.',
  'The water taxi from Kigoma carries soap, bananas, mattresses, hens and you. It stays close to the shore, passes village after village, bare brown hills with cassava to the skyline; and then, as though someone had drawn a line with a ruler, the forest starts. That line is the park’s edge. Inside it are thirteen valleys, 35 sq km in all, and around it the pressure of many thousands of people who also need firewood.':
    'Das Wassertaxi aus Kigoma hat Seife, Bananen, Matratzen, Hühner und Sie an Bord. Es hält sich nah am Ufer, ein Dorf nach dem anderen zieht vorbei, kahle braune Hügel, Maniok bis zum Horizont; und dann, als hätte jemand mit dem Lineal einen Strich gezogen, beginnt der Wald. Dieser Strich ist die Grenze des Parks. Dahinter liegen dreizehn Täler, zusammen 35 km², und ringsum drängen viele tausend Menschen, die ebenfalls Brennholz brauchen.',
  'It was to this beach that a young researcher came in 1960 with a notebook and her mother. She saw a chimpanzee strip a twig and fish for termites, and the definition of man as the toolmaker had to be rewritten. The study has not stopped since. Families known by the first letter of their names are into their fourth and fifth generations.':
    'An diesen Strand kam 1960 eine junge Forscherin mit einem Notizbuch und ihrer Mutter. Sie sah, wie ein Schimpanse einen Zweig entlaubte und damit Termiten angelte, und die Definition des Menschen als Werkzeugmacher musste neu geschrieben werden. Seitdem hat die Forschung nicht aufgehört. Familien, die man am Anfangsbuchstaben ihrer Namen erkennt, sind in der vierten und fünften Generation.',
  'A trek feels like calling on somebody at home. Rangers start from where the group nested, and the rest is a scramble: slopes of forty-five degrees, oil-palm roots for handholds, a stream to cool the wrists. Some days you meet them at nine by the waterfall. Now and then you do not meet them at all, and that is why we ask for three days.':
    'Eine Wanderung ist wie ein Besuch bei jemandem zu Hause. Die Ranger beginnen dort, wo die Gruppe geschlafen hat, alles Weitere ist Klettern: Hänge von fünfundvierzig Grad, Ölpalmenwurzeln als Griffe, ein Bach, um die Handgelenke zu kühlen. An manchen Tagen treffen Sie die Schimpansen um neun am Wasserfall. Hin und wieder treffen Sie sie gar nicht, und deshalb bitten wir Sie um drei Tage.',
  'Comforts are limited, a small tented camp and park rest-houses on the sand. Evenings are for swimming with pebble-coloured fish, and afterwards for watching the lamps of the sardine boats come out, one by one, until the lake has its own stars.':
    'Der Komfort hält sich in Grenzen: ein kleines Zeltcamp und einfache Unterkünfte des Parks auf dem Sand. Abends schwimmen Sie mit kieselfarbenen Fischen, und danach schauen Sie zu, wie die Lampen der Sardinenboote eine nach der anderen angehen, bis der See seine eigenen Sterne hat.',
  Chimpanzees: 'Schimpansen',
  'About a hundred remain. The Kasekela community, in the middle of the park, is the one that visitors meet.':
    'Etwa hundert sind übrig. Besucher begegnen der Kasekela-Gruppe in der Mitte des Parks.',
  'Olive baboons': 'Anubispaviane',
  'They work the beach at breakfast, turning stones, and the kitchens if left open.':
    'Zum Frühstück suchen sie den Strand ab und drehen Steine um, und die Küchen auch, wenn sie offen stehen.',
  'Red colobus and red-tailed monkeys': 'Rote Stummelaffen und Rotschwanzmeerkatzen',
  'High in the canopy, quick to sound the alarm when apes pass below.':
    'Hoch im Kronendach, und schnell dabei, Alarm zu schlagen, wenn unten Menschenaffen vorbeiziehen.',
  'Birds of forest and shore': 'Vögel im Wald und am Ufer',
  'Over 200 species: African paradise flycatcher, trumpeter hornbill, palm-nut vulture, fish eagle.':
    'Über 200 Arten: Graubrust-Paradiesschnäpper, Trompeterhornvogel, Palmgeier, Schreiseeadler.',
  'The trek': 'Zu den Schimpansen',
  'Leaves at half past seven; an hour with the chimpanzees at ten metres, in masks. Minimum age 15.':
    'Los um halb acht; eine Stunde bei den Schimpansen, zehn Meter Abstand, mit Maske. Mindestalter 15.',
  'Forty minutes from the beach: a tall thread of water between ferns, sacred to people who lived here before.':
    'Vierzig Minuten vom Strand: ein hoher Wasserfaden zwischen Farnen, heilig für die Menschen, die früher hier lebten.',
  'Jane’s Peak': 'Jane’s Peak',
  'An hour and a half of steady climbing to the lookout used in the first months of the study.':
    'Anderthalb Stunden stetig bergauf zu dem Ausguck, den die Forschung in den ersten Monaten nutzte.',
  'Into the water': 'Ins Wasser',
  'Snorkel from the rocks. The lake is 26 degrees and clear for ten metres.':
    'Schnorcheln Sie von den Felsen aus. Der See hat 26 Grad und ist zehn Meter tief klar.',
  Ujiji: 'Ujiji',
  'Back near Kigoma: a small museum, mango trees, and the place of the famous greeting of 1871.':
    'Zurück bei Kigoma: ein kleines Museum, Mangobäume und der Ort der berühmten Begrüßung von 1871.',
  'Put nothing edible in your tent.': 'Nehmen Sie nichts Essbares mit ins Zelt.',
  'Grip matters more than ankle support: bring shoes with soft soles.':
    'Halt ist wichtiger als ein hoher Schaft: Bringen Sie Schuhe mit weicher Sohle mit.',
  'Nobody with a cough or fever may go up. Be honest with the ranger.':
    'Mit Husten oder Fieber darf niemand hinauf. Seien Sie ehrlich zum Ranger.',
  'Charter a boat (under two hours from Kigoma) unless you have a day for the taxi.':
    'Chartern Sie ein Boot (von Kigoma keine zwei Stunden), sofern Sie nicht einen Tag für das Taxi übrig haben.',
  'Fly to Kigoma from Dar es Salaam, and leave slack for delays.':
    'Fliegen Sie von Daressalam nach Kigoma und planen Sie Verspätungen ein.',
  'Gloves help with thorny lianas.': 'Handschuhe helfen gegen dornige Lianen.',
  'Reached only by lake: 16 km from Kigoma to the southern edge, a little more to Kasekela beach.':
    'Nur über den See zu erreichen: 16 km von Kigoma bis zum Südrand, etwas mehr bis zum Strand von Kasekela.',
  'Chimpanzee, olive baboon, red colobus, red-tailed and blue monkey, bushpig, bushbuck, water cobra.':
    'Schimpanse, Anubispavian, Roter Stummelaffe, Rotschwanz- und Diademmeerkatze, Buschschwein, Buschbock, Wasserkobra.',
  'Book Your Gombe Adventure': 'Ihr Gombe-Abenteuer buchen',
};
