/** Texts of the page of Yambe Island Marine. */
export const yambeIslandmarine: Readonly<Record<string, string>> = {
  'Yambe Island Marine: reefs above the coelacanth': 'Yambe, côté mer : des récifs au-dessus du cœlacanthe',
  'Coral gardens within sight of Tanga, in a marine park made for a fish whose kind outlived the dinosaurs. What the reefs at Yambe are like, told plainly.':
    'Des jardins de corail en vue de Tanga, dans un parc marin créé pour un poisson dont la lignée a survécu aux dinosaures. Les récifs de Yambe, sans détour.',
  'A snorkeller floats over a garden of table, brain and fan corals with a shoal of yellow fish.':
    'Un nageur avec masque et tuba flotte sur un jardin de coraux tables, cerveaux et éventails, avec un banc de poissons jaunes.',
  'Tanga Coelacanth Marine Park, some 7 km out from Tanga’s harbour':
    'Parc marin du Cœlacanthe de Tanga, à quelque 7 km du port de Tanga',
  'Snorkelling on the seaward reef': 'Snorkeling sur le récif du large',
  'Seagrass and starfish at low tide': 'Herbiers et étoiles de mer à marée basse',
  'Dolphins in the channel': 'Dauphins dans le chenal',
  'Lunch on a sandbar': 'Déjeuner sur un banc de sable',
  'Mangrove shore by canoe': 'La rive de mangrove en canoë',
  'June to October for dry days and the freshest wind, with the sea calmest before eleven; wet November to May, clearest in a dry February.':
    'De juin à octobre pour les jours secs et le vent le plus frais, avec la mer la plus calme avant onze heures ; humide de novembre à mai, et l’eau la plus claire par un février sec.',
  'A forested island, an empty reef, and something very old in the dark beyond it.':
    'Une île boisée, un récif désert et, dans le noir au-delà, quelque chose de très ancien.',
  'History of the Marine Park': 'Histoire du parc marin',
  'It began with deep shark nets. From 2003, crews along the Tanzanian coast pulled up heavy blue fish with white flecks and fins like arms, and did not know whether to sell them. They were coelacanths, a line that runs back more than 300 million years, known alive to science only since one was landed in South Africa in 1938. Off Tanga they came up by the dozen.':
    'Tout commença par des filets à requins posés en profondeur. À partir de 2003, des équipages de la côte tanzanienne remontèrent de lourds poissons bleus mouchetés de blanc, aux nageoires comme des bras, sans savoir s’il fallait les vendre. C’étaient des cœlacanthes, une lignée vieille de plus de 300 millions d’années, que la science ne connaît vivante que depuis celui débarqué en Afrique du Sud en 1938. Au large de Tanga, ils vinrent par dizaines.',
  'In 2009 the government drew a park round them: 552 sq km of sea and shore between the north of Tanga and the Pangani estuary, with Toten, Yambe and Karange inside it. Let us be clear that you will not see a coelacanth. They spend the day in caves, 150 m down and more. The rules against deep nets that protect them have, however, done the shallows good as well.':
    'En 2009, l’État traça un parc autour d’eux : 552 km² de mer et de rivage entre le nord de Tanga et l’estuaire du Pangani, avec Toten, Yambe et Karange. Soyons clairs : vous ne verrez pas de cœlacanthe. Ils passent le jour dans des grottes, à 150 m et plus. Mais les règles contre les filets profonds qui les protègent ont aussi fait du bien aux hauts-fonds.',
  'These reefs had a hard time. For decades some men fished with dynamite, and a dull thud under water was part of any swim. Patrols ended most of that in the late 2010s. You will find craters of grey rubble next to thickets of new staghorn, and a fair number of fish: a place on the mend, which has an interest of its own. The island’s medieval ruins have a page to themselves under Culture & History.':
    'Ces récifs ont souffert. Pendant des décennies, certains ont pêché à la dynamite, et un coup sourd sous l’eau faisait partie de chaque baignade. Les patrouilles y ont presque mis fin, à la fin des années 2010. Vous trouverez des cratères de gravats gris à côté de fourrés neufs de corail corne-de-cerf, et bon nombre de poissons : un lieu qui guérit, ce qui a son intérêt. Les ruines médiévales de l’île ont leur propre page, sous Culture et histoire.',
  'Activities at Sea': 'À faire en mer',
  'Seaward reef': 'Le récif du large',
  'Two to ten metres, best on a rising neap. Sweetlips, angelfish, blue-spotted rays under the ledges. Visibility is ten metres on a fair day, less after rain.':
    'Deux à dix mètres, de préférence par une morte-eau montante. Gaterins, poissons-anges, raies à points bleus sous les surplombs. La visibilité est de dix mètres par beau temps, moindre après la pluie.',
  'Seagrass walk': 'Marche dans les herbiers',
  'Low water bares meadows with red-knobbed starfish, sea cucumbers and nursery shoals. Shuffle your feet, so that rays hear you coming.':
    'La marée basse découvre des prairies à étoiles de mer aux tubercules rouges, holothuries et bancs d’alevins. Traînez les pieds, pour que les raies vous entendent venir.',
  'Bottlenose, and sometimes the shy humpback dolphin, use the channel between Yambe and the mainland. When they show, our captain idles; swimmers stay aboard.':
    'Des grands dauphins, et parfois le timide dauphin à bosse, empruntent le chenal entre Yambe et le continent. Quand ils se montrent, notre capitaine met le moteur au ralenti ; les nageurs restent à bord.',
  'Sandbar lunch': 'Déjeuner sur le sable',
  'Grilled kingfish, chapati, limes. The bar is bare for three hours or so at springs, less at neaps, and we are off it early.':
    'Thazard grillé, chapati, citrons verts. Le banc reste découvert trois heures environ aux vives-eaux, moins aux mortes-eaux, et nous le quittons tôt.',
  'Mangrove shore': 'La rive de mangrove',
  'The landward side is stilt roots and mud. With two paddles and a little water under you there are kingfishers to be had.':
    'Du côté de la terre, ce sont des racines-échasses et de la vase. Avec deux pagaies et un peu d’eau sous la coque, il y a des martins-pêcheurs à voir.',
  'Bring your own mask if you can; sizes on the boat are few.':
    'Apportez si possible votre propre masque ; le bateau a peu de tailles.',
  'Ask us for the tide of your date before you fix the day. It matters more than the month.':
    'Demandez-nous la marée de votre date avant de fixer le jour. Elle compte plus que le mois.',
  'A thin wetsuit or rash vest keeps off sun, hydroids and jellyfish.':
    'Une combinaison fine ou un lycra protège du soleil, des hydraires et des méduses.',
  'Nobody lives on Yambe. What you need comes with you, and leaves with you.':
    'Personne n’habite Yambe. Ce qu’il vous faut vient avec vous, et repart avec vous.',
  'Two days let you put reef and ruins on different tides.':
    'Deux jours permettent de mettre récif et ruines à des marées différentes.',
  'Do not stand on coral, even dead: it is where the next one settles.':
    'Ne vous tenez pas sur le corail, même mort : c’est là que s’installe le suivant.',
  'Half an hour by motor boat from Tanga, an hour and more under sail. Pangani lies about 50 km to the south by road.':
    'À une demi-heure de Tanga en bateau à moteur, une heure et plus à la voile. Pangani est à quelque 50 km au sud par la route.',
  'Green turtle, blue-spotted ray, octopus, angelfish, dolphins, seahorses in the grass; dugong as a rumour; coelacanth, out of reach.':
    'Tortue verte, raie à points bleus, poulpe, poissons-anges, dauphins, hippocampes dans les herbiers ; le dugong, en rumeur ; le cœlacanthe, hors d’atteinte.',
  'Villages on the bay have agreed which nets and mesh may be used where, and rangers collect a daily fee that we pay for you. A crew that hauls up a coelacanth by mistake is asked to let it go if it lives, and to report it in any case.':
    'Les villages de la baie ont convenu des filets et des mailles permis et des lieux où les employer, et les rangers perçoivent un droit journalier que nous payons pour vous. L’équipage qui remonte par erreur un cœlacanthe est prié de le relâcher s’il vit, et de le signaler dans tous les cas.',
  'Book Your Yambe Island Adventure Now': 'Réservez votre aventure à Yambe',
};
