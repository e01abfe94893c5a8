/** The page of Katavi National Park. */
export const katavi: Readonly<Record<string, string>> = {
  'Katavi National Park: hippo pools and buffalo plains':
    'Katavi-Nationalpark: Flusspferdtümpel und Büffelebenen',
  'Far in the west, hundreds of hippos share the last mud and buffalo cross the plain in dark herds. How to reach Katavi, when to come, what it asks of you.':
    'Weit im Westen teilen sich Hunderte Flusspferde den letzten Schlamm, Büffel ziehen in dunklen Herden. Wie Sie nach Katavi kommen, wann, und was es verlangt.',
  '4,471': '4.471',
  'The end of the dry season, in its strongest form, with nobody else there to see it.':
    'Das Ende der Trockenzeit in seiner stärksten Form, und außer Ihnen sieht es niemand.',
  'First comes the smell, sweetish, of dung and warm mud. Then the noise: a long low laugh that starts with one bull, is taken up by thirty, runs the length of the pool and dies in bubbles. Three or four hundred hippos may lie in what is left of the Katuma by October, flank on flank, and a newcomer who climbs over the others is told so with teeth as long as your forearm.':
    'Zuerst kommt der Geruch, süßlich, nach Dung und warmem Schlamm. Dann der Lärm: ein langes, tiefes Lachen, das bei einem Bullen beginnt, von dreißig aufgenommen wird, den ganzen Tümpel entlangläuft und in Blasen erstirbt. Drei- oder vierhundert Flusspferde liegen im Oktober wohl in dem, was vom Katuma übrig ist, Flanke an Flanke, und wer als Neuer über die anderen klettert, bekommt das mit unterarmlangen Zähnen gesagt.',
  'Between November and May these plains are under water. Then the rain stops, the lakes called Katavi and Chada turn to pasture, and the grass draws buffalo in herds of a thousand, with zebra, topi and eland. Each month the green shrinks towards the river. Each month the lions have less far to walk.':
    'Von November bis Mai stehen diese Ebenen unter Wasser. Dann hört der Regen auf, die Seen Katavi und Chada werden zu Weiden, und das Gras zieht Büffel in Tausenderherden an, dazu Zebras, Topis und Elenantilopen. Mit jedem Monat schrumpft das Grün auf den Fluss zu. Mit jedem Monat haben die Löwen es weniger weit.',
  'Katavi covers 4,471 sq km and has a handful of camps. A whole year brings fewer guests here than one August week at Ngorongoro, and it shows: no queue at a kill, no tracks but your own, and nobody to ask if you break a spring. Distances are small. From most camps the plain starts at the tent flap.':
    'Katavi ist 4.471 km² groß und hat eine Handvoll Camps. In einem ganzen Jahr kommen weniger Gäste als in einer Augustwoche zum Ngorongoro, und das merkt man: kein Gedränge an einem Riss, keine Spuren außer den eigenen, und niemand, den man fragen könnte, wenn die Feder bricht. Die Wege sind kurz. Bei den meisten Camps beginnt die Ebene am Zelteingang.',
  'You have to want it. By October the heat passes 38 degrees, the tsetse in the woodland are many and fast, and the flights from Arusha run on set days of the week, by way of Tabora or Mahale. It is a place to go on a second or third safari, for four nights, ideally before chimpanzees and a cool lake.':
    'Man muss es wollen. Im Oktober wird es heißer als 38 Grad, die Tsetsefliegen im Trockenwald sind zahlreich und schnell, und die Flüge aus Arusha gehen nur an festen Wochentagen, über Tabora oder Mahale. Es ist ein Ort für die zweite oder dritte Safari, für vier Nächte, am besten vor den Schimpansen und einem kühlen See.',
  'Hippos in hundreds': 'Flusspferde zu Hunderten',
  'At Ikuu and along the Katuma. Fights are worst in September and October, mostly at dusk.':
    'In Ikuu und am Katuma entlang. Am heftigsten kämpfen sie im September und Oktober, meist in der Dämmerung.',
  'Buffalo herds': 'Büffelherden',
  'A dark line on the far side of Katisunga that takes twenty minutes to pass.':
    'Eine dunkle Linie am anderen Ende von Katisunga, die zwanzig Minuten lang vorüberzieht.',
  'Crocodiles in caves': 'Krokodile in Höhlen',
  'As the river fails they crawl into holes in the bank, stacked like logs, and wait for December.':
    'Wenn der Fluss versiegt, kriechen sie in Löcher im Ufer, liegen dort gestapelt wie Holz und warten auf den Dezember.',
  'Lions at work': 'Löwen bei der Arbeit',
  'Prides follow the buffalo and hunt by day more often than in busier parks.':
    'Die Rudel folgen den Büffeln und jagen öfter bei Tag als in belebteren Parks.',
  'Over 400 birds': 'Über 400 Vogelarten',
  'Open-billed storks and pelicans crowd the shrinking pools; fish eagles quarrel above them.':
    'Klaffschnäbel und Pelikane drängen sich an den schrumpfenden Tümpeln; darüber streiten Schreiseeadler.',
  'Open car, breakfast on the plain. Follow vultures at eight, shade at eleven, hippos at five.':
    'Offener Wagen, Frühstück in der Ebene. Um acht den Geiern nach, um elf in den Schatten, um fünf zu den Flusspferden.',
  Walks: 'Zu Fuß',
  'With an armed ranger, through palms and along banks pitted by hooves. Closer than comfort allows, at times.':
    'Mit bewaffnetem Ranger durch Palmen und an Ufern entlang, die von Hufen durchlöchert sind. Manchmal näher, als einem lieb ist.',
  'Fly camp': 'Biwak im Busch',
  'One night on the ground near the Kapapa, with lions likely to discuss you.':
    'Eine Nacht am Boden nahe dem Kapapa, mit Löwen, die vermutlich über Sie reden.',
  'The spirit tree': 'Der Geisterbaum',
  'By Lake Katavi stands a tamarind where people of the area leave small gifts for the spirit that gave the park its name.':
    'Am Katavisee steht eine Tamarinde, unter der Menschen der Gegend dem Geist, von dem der Park seinen Namen hat, kleine Gaben hinterlassen.',
  'Come between mid-July and mid-October, and book the flights before the camp.':
    'Kommen Sie zwischen Mitte Juli und Mitte Oktober, und buchen Sie erst die Flüge, dann das Camp.',
  'Wear beige; carry a swatter; keep windows up in miombo.':
    'Tragen Sie Beige; nehmen Sie einen Wedel mit; lassen Sie im Miombo die Fenster zu.',
  'Bring everything, from batteries to reading glasses. Mpanda has little.':
    'Bringen Sie alles mit, von Batterien bis zur Lesebrille. In Mpanda gibt es wenig.',
  'Earplugs will not help against hippos. A sense of humour will.':
    'Ohrstöpsel helfen nicht gegen Flusspferde. Humor schon.',
  'Three nights at least, to repay the flight.': 'Mindestens drei Nächte, damit sich der Flug lohnt.',
  'Add Mahale: about 40 minutes by air.': 'Nehmen Sie Mahale dazu: etwa 40 Minuten mit dem Flugzeug.',
  'Sitalike gate is 35 km south of Mpanda; Ikuu airstrip is four hours or so from Arusha by light aircraft.':
    'Das Tor Sitalike liegt 35 km südlich von Mpanda; zur Landepiste Ikuu sind es von Arusha im Kleinflugzeug etwa vier Stunden.',
  'Hippo, buffalo, crocodile, lion, elephant, zebra, topi, eland, roan, spotted hyena.':
    'Flusspferd, Büffel, Krokodil, Löwe, Elefant, Zebra, Topi, Elenantilope, Pferdeantilope, Tüpfelhyäne.',
  'Book Your Katavi Adventure': 'Ihr Katavi-Abenteuer buchen',
};
