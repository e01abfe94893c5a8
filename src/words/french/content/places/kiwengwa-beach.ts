/** Texts of the page of Kiwengwa Beach. */
export const kiwengwaBeach: Readonly<Record<string, string>> = {
  'Kiwengwa Beach: trade wind, reef line, coral caves':
    'Plage de Kiwengwa : alizé, ligne de récif, grottes de corail',
  'Five kilometres of fine sand on Zanzibar’s north-east coast: when there is water to swim in, which way the weed drifts, and what lies in the forest behind.':
    'Cinq kilomètres de sable fin au nord-est de Zanzibar : quand il y a de l’eau pour nager, où dérivent les algues, et ce que cache la forêt derrière.',
  'Walking to the reef at low tide': 'À pied au récif à marée basse',
  'Snorkelling at Mnemba from Muyuni': 'Snorkeling à Mnemba depuis Muyuni',
  'Coral caves of Kiwengwa-Pongwe': 'Grottes de corail de Kiwengwa-Pongwe',
  'Kites, kayaks and sailing': 'Kitesurf, kayak et voile',
  'Fishermen’s landing in the village': 'Le retour des pêcheurs au village',
  'Breakfast with your feet in the sand, and not much between you and Sumatra.':
    'Petit-déjeuner les pieds dans le sable, et pas grand-chose entre vous et Sumatra.',
  'Look at the sand through your fingers. It is not rock but reef, ground by parrotfish and surf to something like flour, and so pale that it stays cool under bare feet at noon. A line of foam a kilometre out marks where it comes from. Between that line and the palms lies everything that happens at Kiwengwa.':
    'Regardez le sable entre vos doigts. Ce n’est pas de la roche mais du récif, moulu par les poissons-perroquets et les vagues en une sorte de farine, si pâle qu’elle reste fraîche à midi sous les pieds nus. Une ligne d’écume, à un kilomètre, marque d’où elle vient. Entre cette ligne et les palmiers se passe tout ce qui se passe à Kiwengwa.',
  'Fishing families settled by the few wells; the soil on this side is a crust over coral, good for goats, cassava and patience. Men sailed out through gaps in the reef at night, and women buried coconut husks below the tideline, dug them up soft, and twisted them into rope. Italian hotel builders came from about 1990, and charter aeroplanes after them. Signs, pizza and the boys’ “ciao” date from then.':
    'Des familles de pêcheurs s’installèrent près des rares puits ; de ce côté, la terre est une croûte sur le corail, bonne pour les chèvres, le manioc et la patience. Les hommes sortaient la nuit par les brèches du récif, et les femmes enterraient des bourres de coco sous la laisse de mer, les déterraient molles, et les tordaient en cordes. Des bâtisseurs d’hôtels italiens vinrent vers 1990, et les charters après eux. Les panneaux, la pizza et le « ciao » des garçons datent de là.',
  'Parts of Kiwengwa are hotel after hotel, some with high walls. The village begins where they stop, at the northern end: ngalawa drawn up in rows, nets on poles, a coral-stone mosque, a coffee seller with his brazier. Ten minutes’ walk separates the two, and few make it. Do.':
    'Par endroits, Kiwengwa est un hôtel après l’autre, certains derrière de hauts murs. Le village commence où ils s’arrêtent, au bout nord : des ngalawa tirées en rangs, des filets sur des perches, une mosquée de corail, un vendeur de café et son brasero. Dix minutes de marche séparent les deux, et peu de gens les font. Faites-les.',
  'On the Sand and Behind It': 'Sur le sable et derrière',
  'At spring lows, mid-morning, go with somebody who knows the pools. There are blue starfish, clams, lionfish under ledges. Turn for home when he says so, because the tide comes in behind you first.':
    'Aux vives-eaux, quand la mer est basse en milieu de matinée, allez avec quelqu’un qui connaît les flaques. Il y a des étoiles de mer bleues, des bénitiers, des rascasses volantes sous les surplombs. Rentrez quand il le dit, car la marée arrive d’abord dans votre dos.',
  'Forty minutes north by car to Muyuni, then twenty over the water. Leave at seven, for company grows with the hour.':
    'Quarante minutes de voiture vers le nord jusqu’à Muyuni, puis vingt sur l’eau. Partez à sept heures : la compagnie croît avec l’heure.',
  'In the forest reserve, gazetted in the 2000s, two passages of some two hundred metres each go in under fig roots. Stalactites, small bats, whip spiders, cloth and rosewater left for spirits. Bring a head torch of your own.':
    'Dans la réserve forestière, classée dans les années 2000, deux galeries de quelque deux cents mètres s’enfoncent sous des racines de figuier. Stalactites, petites chauves-souris, amblypyges, étoffes et eau de rose laissées aux esprits. Prenez votre propre lampe frontale.',
  'Wind sports': 'Sports de vent',
  'Kites fly from June to September and again from late December. On still days take a kayak at high water and look down.':
    'On fait du kitesurf de juin à septembre, et de nouveau dès fin décembre. Les jours calmes, prenez un kayak à marée haute et regardez en bas.',
  'When the boats come in': 'Quand rentrent les bateaux',
  'Late in the afternoon, as soon as there is water to float them in. The catch is sold where it lands; the cats know the hour.':
    'En fin d’après-midi, dès qu’il y a assez d’eau pour qu’ils flottent. Le poisson se vend où il débarque ; les chats savent l’heure.',
  'Choose the hotel by its pool as much as its beach: for some hours each day the sea is away.':
    'Choisissez l’hôtel pour sa piscine autant que pour sa plage : quelques heures par jour, la mer est partie.',
  'Weed piles up after days of onshore wind. It smells, it is natural, and it goes.':
    'Après des jours de vent du large, les algues s’entassent. Cela sent, c’est naturel, et cela s’en va.',
  'Cover the backs of your knees when snorkelling. Everyone forgets them once.':
    'Avec masque et tuba, couvrez le creux des genoux. Chacun l’oublie une fois.',
  'In the village wear a shirt and a skirt or long shorts, and ask for the path round the mosque.':
    'Au village, portez une chemise et une jupe ou un long short, et demandez le chemin qui contourne la mosquée.',
  'Maize, bracelets and massages are offered along the tideline, politely. Answer politely.':
    'Maïs, bracelets et massages s’offrent le long de l’eau, poliment. Répondez poliment.',
  'Mopeds are for hire. So are the potholes.': 'Les cyclomoteurs se louent. Les nids-de-poule sont compris.',
  'About an hour from the airport or Stone Town, ninety minutes from Jozani forest by way of the coast.':
    'À environ une heure de l’aéroport ou de Stone Town, une heure et demie de la forêt de Jozani par la côte.',
  'Blue and cushion starfish, moray, octopus; in the forest red colobus, Sykes’s monkey, Fischer’s turaco, crowned hornbill and, for the lucky, Aders’ duiker.':
    'Étoiles de mer bleues et coussins, murène, poulpe ; en forêt colobe roux, singe de Sykes, touraco de Fischer, calao couronné et, pour les chanceux, céphalophe d’Aders.',
  'Kiwengwa-Pongwe is the second forest of the island after Jozani, about 33 sq km on bare coral, cut for charcoal until villages agreed to stop. Guides at the caves come from those villages, and their tickets are the forest’s rent.':
    'Kiwengwa-Pongwe est la deuxième forêt de l’île après Jozani, environ 33 km² sur le corail nu, coupée pour le charbon de bois jusqu’à ce que les villages décident d’arrêter. Les guides des grottes viennent de ces villages, et leurs billets sont le loyer de la forêt.',
  'Book Your Kiwengwa Beach Experience Now': 'Réservez votre séjour à Kiwengwa',
};
