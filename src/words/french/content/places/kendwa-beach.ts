/** Texts of the page of Kendwa Beach. */
export const kendwaBeach: Readonly<Record<string, string>> = {
  'Kendwa Beach: swimming at every tide, facing west':
    'Plage de Kendwa : nager à toute marée, face au couchant',
  'White sand on the lee side of Zanzibar’s north, where the sea stays put and the sun sets into it. Walks, boats, loud nights and quiet ends at Kendwa.':
    'Du sable blanc sous le vent, au nord de Zanzibar : la mer reste en place, et le soleil s’y couche. Marches, bateaux, nuits bruyantes et coins calmes.',
  'Swimming whenever you like': 'Nager quand vous voulez',
  'Walk to Nungwi at low tide': 'À pied jusqu’à Nungwi à marée basse',
  'Sunset dhow': 'En boutre au couchant',
  'Snorkelling at Tumbatu': 'Snorkeling à Tumbatu',
  'Diving with the northern boats': 'Plongée avec les bateaux du nord',
  'No timetable, no reef shoes, no wind to speak of: an island beach for lazy people.':
    'Pas d’horaire, pas de chaussures de récif, presque pas de vent : une plage d’île pour les paresseux.',
  'For most of its life Kendwa was a few huts, a well and some boats drawn up on a white bay. Few on this coast wanted to live by the sea; what farmers wanted was soil, and that is inland, where lanes run between banana, cassava and clove. Backpackers came in the 1990s down a track of potholes, slept in palm-leaf rooms and told each other to keep it quiet. It did not stay quiet.':
    'Longtemps, Kendwa ne fut que quelques cabanes, un puits et des bateaux tirés au sec dans une baie blanche. Peu de gens de cette côte voulaient vivre au bord de la mer ; les paysans voulaient de la terre, et elle est à l’intérieur, où des chemins courent entre bananiers, manioc et girofliers. Les routards vinrent dans les années 1990 par une piste de nids-de-poule, dormirent dans des chambres de palme et se dirent les uns aux autres de garder le secret. Il ne fut pas gardé.',
  'Why they came is geology. Round nearly all the island a shelf of coral runs out flat for hundreds of metres, and at low tide it is bare. Here the bottom slopes. The sea goes down by up to four metres like anywhere else in Zanzibar, but it does so along the sand and not away from it, so that at noon, at six and at midnight there is water to lie in. The land behind keeps off the kusi. The kaskazi of December to March passes over the point with a ripple.':
    'S’ils sont venus, c’est affaire de géologie. Presque tout autour de l’île, une plateforme de corail s’avance à plat sur des centaines de mètres, et se découvre à marée basse. Ici, le fond descend. La mer peut baisser de quatre mètres, comme partout à Zanzibar, mais le long du sable et sans s’en éloigner : à midi, à dix-huit heures et à minuit, il y a de l’eau où s’allonger. La terre, derrière, arrête le kusi. Le kaskazi, de décembre à mars, passe la pointe avec une ride.',
  'Large hotels now share the bay with small ones, and the character changes every two hundred metres. In the middle are bars and, near full moon, a party that can be heard in the village. The southern end is another matter: a low coral cliff, fishing boats, and nights when the only noise is palm fronds.':
    'De grands hôtels partagent désormais la baie avec de petits, et le caractère change tous les deux cents mètres. Au milieu, il y a des bars et, vers la pleine lune, une fête qui s’entend au village. Le bout sud est autre chose : une falaise de corail basse, des bateaux de pêche, et des nuits où l’on n’entend que les palmes.',
  'A gentle shelf, sand underfoot, hardly an urchin. Children learn to swim here without noticing; keep an eye on them all the same. Jet skis work the centre, so swim towards the ends.':
    'Une pente douce, du sable sous le pied, à peine un oursin. Les enfants apprennent ici à nager sans s’en apercevoir ; gardez tout de même l’œil sur eux. Des jet-skis tournent au milieu : nagez vers les extrémités.',
  'Three kilometres, half an hour to forty minutes, past undercut rocks. Start as the tide still falls. At high water the way is shut, and the road behind has neither shade nor charm.':
    'Trois kilomètres, une demi-heure à quarante minutes, devant des rochers creusés par-dessous. Partez quand la mer descend encore. À marée haute le passage est fermé, et la route, derrière, n’a ni ombre ni charme.',
  'Ninety minutes towards Tumbatu, from about five. The lateen goes up with a song, and to change course the crew carry it round the mast.':
    'Une heure et demie vers Tumbatu, à partir de dix-sept heures environ. La voile latine monte avec une chanson, et pour changer de bord l’équipage la passe autour du mât.',
  'Tumbatu’s reef': 'Le récif de Tumbatu',
  'Half a day of snorkelling on the lee side, with fewer boats than Mnemba. Going ashore is a visit of its own, arranged with the elders.':
    'Une demi-journée de masque et tuba sous le vent, avec moins de bateaux qu’à Mnemba. Aller à terre est une visite en soi, convenue avec les anciens.',
  'Below twenty metres': 'À plus de vingt mètres de fond',
  'Dive boats go out to coral gardens near by and round the cape to Mnemba. The run back can be rough in July.':
    'Des bateaux de plongée vont aux jardins de corail voisins et, en doublant le cap, à Mnemba. En juillet, le retour secoue.',
  'Ask us which end. Sleepers and dancers should not share a hotel.':
    'Demandez-nous de quel côté loger. Dormeurs et danseurs ne devraient pas partager un hôtel.',
  'Check the date of the full moon against your booking, whether you want the party or the peace.':
    'Comparez la date de la pleine lune à votre réservation, que vous vouliez la fête ou la paix.',
  'Beach boys sell trips by the yard. A friendly no, once, is enough; never pay a deposit on the sand.':
    'Les rabatteurs de la plage vendent des sorties au mètre. Un non aimable, une fois, suffit ; ne versez jamais d’acompte sur le sable.',
  'Kendwa village is five minutes inland. Put clothes on over swimwear there.':
    'Le village de Kendwa est à cinq minutes dans les terres. Mettez-y des habits par-dessus le maillot.',
  'The sun at five is as strong as at noon when the water throws it back.':
    'À dix-sept heures, le soleil est aussi fort qu’à midi quand l’eau le renvoie.',
  'Tap water is brackish: drink filtered, and shower briefly.':
    'L’eau du robinet est saumâtre : buvez-la filtrée, et douchez-vous vite.',
  'The airport and Stone Town are about 60 km away, an hour and a half on a good day. Nungwi is ten minutes’ drive. The last kilometre is rough.':
    'L’aéroport et Stone Town sont à environ 60 km, une heure et demie un bon jour. Nungwi est à dix minutes de voiture. Le dernier kilomètre est mauvais.',
  'Reef fish on the outer patches, dolphins some mornings in the channel, green turtles passing, Indian house crows with no fear at all.':
    'Poissons de récif sur les pâtés du large, dauphins certains matins dans le chenal, tortues vertes de passage, corbeaux familiers sans aucune crainte.',
  'The Maasai in red who guard the hotels are migrants from far inland, and the village is Swahili and Muslim; the two are not one folklore. For Tumbatu’s people, proud, private and fine seamen, read our page before you ask questions.':
    'Les Masaï en rouge qui gardent les hôtels sont des migrants venus de loin à l’intérieur, et le village est swahili et musulman ; les deux ne font pas un même folklore. Quant aux gens de Tumbatu, fiers, réservés et excellents marins, lisez notre page avant de poser des questions.',
  'Book Your Kendwa Beach Experience Now': 'Réservez votre séjour à Kendwa',
};
