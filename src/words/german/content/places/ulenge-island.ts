/** The page of Ulenge Island. */
export const ulengeIsland: Readonly<Record<string, string>> = {
  'Ulenge Island: the old lighthouse off Tanga Bay': 'Ulenge Island: der alte Leuchtturm vor der Tanga-Bucht',
  'A German lighthouse of the 1890s, the shell of a sanatorium, mangroves full of seabirds: half a morning by boat from Tanga, and hardly anyone to share it.':
    'Ein deutscher Leuchtturm der 1890er-Jahre, die Ruine eines Sanatoriums, Mangroven voller Seevögel: ein halber Vormittag mit dem Boot ab Tanga, fast allein.',
  'The lighthouse of 1894': 'Der Leuchtturm von 1894',
  'Ruins of the sanatorium': 'Ruine des Sanatoriums',
  'Seabirds at the evening roost': 'Seevögel am abendlichen Schlafplatz',
  'Mangrove channel by boat': 'Mit dem Boot durch den Mangrovenkanal',
  'Reef flat at low water': 'Riffdach bei Ebbe',
  'A dead light, a roofless sanatorium, and the birds that have taken over from both.':
    'Ein erloschenes Licht, ein Sanatorium ohne Dach und die Vögel, die beides übernommen haben.',
  'In 1894 the Germans finished a lighthouse at the mouth of Tanga Bay, and until 1929 it was the only one the port had. Close by they put up a sanatorium in what they took for Moorish style, arches and all, where officials yellow with fever were sent to look at the sea. Passengers on the mail steamers wrote home about it: the first white walls of the colony.':
    '1894 stellten die Deutschen an der Mündung der Bucht von Tanga einen Leuchtturm fertig, und bis 1929 war er der einzige, den der Hafen hatte. Daneben bauten sie ein Sanatorium in einem Stil, den sie für maurisch hielten, mit Bögen und allem; dorthin schickte man Beamte, gelb vom Fieber, damit sie aufs Meer schauten. Reisende auf den Postdampfern schrieben davon nach Hause: die ersten weißen Mauern der Kolonie.',
  'Earlier still, so the story goes in Chongoleani across the channel, Swahili people came down from the north under a leader named Mwinyi Ulenge. Wells failed, as they do on coral, and his people moved over to the mainland. Their name stayed behind.':
    'Noch früher, so erzählt man in Chongoleani auf der anderen Seite des Kanals, kamen Swahili unter einem Anführer namens Mwinyi Ulenge aus dem Norden herab. Die Brunnen versiegten, wie sie es auf Korallenfels tun, und seine Leute zogen aufs Festland. Ihr Name blieb zurück.',
  'The lamp went out some twenty years ago. Thieves took the brass, then smashed what would not come loose, and bats did the rest. Walk up to it anyway. Creepers have the sanatorium to themselves, swallows dive in at its windows, and from the foot of the tower you see what the keeper saw, which is every ship that Tanga is waiting for.':
    'Vor etwa zwanzig Jahren ging die Lampe aus. Diebe nahmen das Messing, zerschlugen, was nicht abging, und den Rest besorgten die Fledermäuse. Gehen Sie trotzdem hin. Das Sanatorium gehört den Ranken, Schwalben stürzen durch seine Fenster hinein, und vom Fuß des Turms sehen Sie, was der Wärter sah: jedes Schiff, auf das Tanga wartet.',
  'Things to Do': 'Was Sie tun können',
  'Lighthouse and ruins': 'Leuchtturm und Ruinen',
  'An hour on foot with a ranger, through thorn and coral rag. Look up from below: the iron stair is rusted through, and nobody should climb it.':
    'Eine Stunde zu Fuß mit einem Ranger, durch Dornen und über Korallenfels. Schauen Sie von unten hinauf: Die Eisentreppe ist durchgerostet, niemand sollte sie betreten.',
  'Bird Island at six': 'Um sechs an der Vogelinsel',
  'Egrets, herons, ibis and terns fly in from the flats to roost in the mangroves. Anchor off, cut the engine, and wait for the quarrel over branches. The island is part of an area listed for its birds.':
    'Reiher, Ibisse und Seeschwalben kommen vom Watt herein, um in den Mangroven zu schlafen. Ankern Sie davor, stellen Sie den Motor ab, und warten Sie auf den Streit um die Äste. Die Insel gehört zu einem Gebiet, das wegen seiner Vögel verzeichnet ist.',
  'Mangroves on the south side': 'Mangroven an der Südseite',
  'At high water a small boat goes in under red mangroves on their stilts. On the ebb, fiddler crabs come out to wave at one another.':
    'Bei Hochwasser fährt ein kleines Boot unter die Roten Mangroven auf ihren Stelzen. Bei Ebbe kommen Winkerkrabben heraus und winken einander zu.',
  'Reef flat': 'Riffdach',
  'Honest words first: the corals of Ulenge are the most damaged of these reserves, with a town and its nets so near. At spring low tide the flat still shows brittle stars, cowries (leave them) and small octopus. For snorkelling we sail to Yambe.':
    'Ehrliche Worte zuerst: Die Korallen von Ulenge sind die am stärksten geschädigten dieser Reservate, die Stadt und ihre Netze sind zu nah. Bei Springebbe zeigt das Riffdach dennoch Schlangensterne, Kaurischnecken (liegen lassen) und kleine Oktopusse. Zum Schnorcheln segeln wir nach Yambe.',
  'Tanga from the water': 'Tanga vom Wasser aus',
  'On the way home we pass Toten Island, its ruined mosques and its tombs under baobabs, and then the freighters at the quay.':
    'Auf dem Heimweg kommen wir an Toten Island vorbei, an den Moscheeruinen und den Gräbern unter Baobabs, und dann an den Frachtern am Kai.',
  'Start at seven. By noon the wind is up, and the ride home is wet.':
    'Brechen Sie um sieben auf. Gegen Mittag kommt Wind auf, und die Heimfahrt wird nass.',
  'Shoes with a real sole; coral rag cuts.': 'Schuhe mit einer richtigen Sohle; Korallenfels schneidet.',
  'No water, no shop, no shade but trees. We carry lunch and 20 litres.':
    'Kein Wasser, kein Laden, kein Schatten außer Bäumen. Wir haben Mittagessen und 20 Liter dabei.',
  'A second day, with Yambe or Toten, makes the reserve fee and the boat worth their price.':
    'Mit einem zweiten Tag auf Yambe oder Toten lohnen sich Reservatsgebühr und Boot.',
  'Fishing camps fill in certain months. Greet the men, and ask before you point a lens at their huts.':
    'In manchen Monaten füllen sich die Fischerlager. Grüßen Sie die Männer, und fragen Sie, bevor Sie die Kamera auf ihre Hütten richten.',
  'Life jackets are aboard and worn.': 'Schwimmwesten sind an Bord und werden getragen.',
  'Some 40 minutes by motor boat from Tanga’s harbour. Tanga has beds of all kinds, and an airfield with flights to Dar es Salaam and Zanzibar.':
    'Etwa 40 Minuten mit dem Motorboot vom Hafen in Tanga. Tanga hat Betten aller Art und einen Flugplatz mit Flügen nach Daressalam und Sansibar.',
  'Reef egret, grey heron, sacred ibis, lesser crested tern, crab plover; fruit bats, monitor lizards, mangrove crabs, bottlenose dolphins in the channel.':
    'Küstenreiher, Graureiher, Heiliger Ibis, Rüppellseeschwalbe, Reiherläufer; Flughunde, Warane, Mangrovenkrabben, im Kanal Große Tümmler.',
  'Ulenge became a marine reserve in 2010, late, after years of dragnets and blasting. Rangers now patrol, blasting has all but stopped, and coral is creeping back over the rubble at its own speed, a few centimetres a year.':
    '2010 wurde Ulenge Meeresreservat, spät, nach Jahren mit Schleppnetzen und Dynamit. Heute patrouillieren Ranger, gesprengt wird fast nicht mehr, und die Korallen kriechen in ihrem eigenen Tempo über den Schutt zurück, ein paar Zentimeter im Jahr.',
  'Book Your Ulenge Island Adventure Now': 'Ihr Abenteuer auf Ulenge Island buchen',
};
