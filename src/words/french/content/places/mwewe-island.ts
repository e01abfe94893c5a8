/** Texts of the page of Mwewe Island. */
export const mweweIsland: Readonly<Record<string, string>> = {
  'Mwewe Island: mangroves and waders north of Tanga':
    'Île de Mwewe : mangrove et limicoles au nord de Tanga',
  'A kilometre of mangrove in Moa Bay, close to Kenya, that you may reach on foot at the lowest tides. For birdwatchers, paddlers and people who like mud.':
    'Un kilomètre de mangrove dans la baie de Moa, près du Kenya, que l’on atteint à pied aux plus basses marées. Pour qui aime les oiseaux, la pagaie et la boue.',
  'Dugout through the mangroves': 'En pirogue dans la mangrove',
  'Waders on the flats': 'Limicoles sur les vasières',
  'Walking over at spring low tide': 'À pied sec à la grande marée basse',
  'A morning in Moa village': 'Une matinée au village de Moa',
  'Fence traps and crab pots': 'Pêcheries fixes et casiers à crabes',
  '1 to 2 days': '1 à 2 jours',
  'Small, muddy, nobody’s home, and at low water full of things that scuttle.':
    'Petite, boueuse, sans personne, et à marée basse pleine de choses qui détalent.',
  'Mwewe is Swahili for a kite or hawk, and there usually is one, turning over the point. Nobody lives beneath it. Digo elders in the villages opposite say that families from Kirui, the larger island to the north, once used the place, and that it was later bought by one Sultan bin Athmani of Moa.':
    'Mwewe est le nom swahili du milan ou du faucon, et il y en a d’ordinaire un qui tourne au-dessus de la pointe. Personne n’habite dessous. Les anciens digo des villages d’en face racontent que des familles de Kirui, l’île plus grande au nord, s’en servaient autrefois, et qu’un certain Sultan bin Athmani, de Moa, l’acheta plus tard.',
  'Today it belongs to a chain of four island reserves that the state declared north of Tanga in 2010: Kirui, Mwewe, Kwale and Ulenge. Only the middle of Mwewe, six hectares or so, is dry enough for bush. Everything else is mangrove, tall and healthy on the side of the channel, thin in the east where sand has drifted over the roots. Along the south grows pemphis, a grey salt-loving shrub with wood as hard as iron.':
    'Elle appartient aujourd’hui à une chaîne de quatre réserves insulaires que l’État a créées au nord de Tanga en 2010 : Kirui, Mwewe, Kwale et Ulenge. Seul le milieu de Mwewe, six hectares environ, est assez sec pour des buissons. Tout le reste est mangrove, haute et saine du côté du chenal, clairsemée à l’est, où le sable a couvert les racines. Au sud pousse le pemphis, un arbuste gris ami du sel, au bois dur comme le fer.',
  'We do not send everyone. There is no beach to lie on, the water in the bay is too silty for snorkelling, and the landing is ankle-deep ooze that will try to keep a sandal. Guests who come back smiling are birders, photographers, and families whose children would take a live crab over a sandcastle.':
    'Nous n’y envoyons pas tout le monde. Il n’y a pas de plage où s’étendre, l’eau de la baie est trop limoneuse pour le masque et le tuba, et l’on débarque dans une vase jusqu’aux chevilles qui tâchera de garder une sandale. Ceux qui reviennent en souriant sont des ornithologues, des photographes, et des familles dont les enfants préfèrent un crabe vivant à un château de sable.',
  'On the Tide': 'Au gré de la marée',
  'By dugout': 'En pirogue',
  'A fisherman poles you up the creeks on the flood, two passengers to a mtumbwi, a canoe hollowed from one trunk. Inside it is cool and smells of eggs and tea. Listen for the snap of pistol shrimps.':
    'Un pêcheur vous pousse à la perche dans les bras d’eau, au flot, à deux par mtumbwi, une pirogue creusée dans un seul tronc. À l’intérieur, il fait frais, et cela sent l’œuf et le thé. Écoutez claquer les crevettes-pistolets.',
  'Around new and full moon low water falls in mid-morning, and the men of Moa and Boma wards simply walk over. You can go with them, half an hour or so over ribbed sand and puddles, and must be back before the sea closes the gate.':
    'Autour de la nouvelle et de la pleine lune, la mer est basse en milieu de matinée, et les hommes de Moa et de Boma passent tout simplement à pied. Vous pouvez les suivre, une demi-heure environ sur du sable ridé et des flaques, et devez être rentrés avant que la mer referme la porte.',
  Waders: 'Limicoles',
  'Whimbrel, sand plovers, curlew sandpipers and the black-and-white crab plover feed along the tide’s edge; egrets and herons roost in the trees. A telescope earns its weight.':
    'Courlis corlieux, gravelots, bécasseaux cocorlis et le drome ardéole noir et blanc se nourrissent au bord de la marée ; aigrettes et hérons dorment dans les arbres. Une longue-vue vaut son poids.',
  'How to catch a rabbitfish': 'Comment prendre un poisson-lapin',
  'Stakes and palm ribs are set as a fence on the flats, ending in a heart-shaped pen. The tide brings the fish in and leaves without them. Ask before you step near one.':
    'Des pieux et des nervures de palme forment sur l’estran une clôture qui finit en un enclos en forme de cœur. La marée amène le poisson et repart sans lui. Demandez avant de vous approcher.',
  'Coconut palms, a mosque, boats drawn up under almond trees. Lunch can be arranged in a house: rice, crab in coconut, lime pickle.':
    'Des cocotiers, une mosquée, des bateaux tirés sous les badamiers. Un déjeuner chez l’habitant est possible : riz, crabe au coco, citrons verts confits.',
  'Old trainers with laces, not sandals; dry pair in the car.':
    'De vieilles baskets à lacets, pas de sandales ; une paire sèche dans la voiture.',
  'We set out from Tanga at six. Miss the tide and you have missed Mwewe.':
    'Nous partons de Tanga à six heures. Qui manque la marée manque Mwewe.',
  'Long trousers and repellent: midges at dusk, oyster shells at all hours.':
    'Pantalon long et répulsif : moucherons au crépuscule, coquilles d’huîtres à toute heure.',
  'Binoculars in a waterproof pouch.': 'Des jumelles dans une pochette étanche.',
  'Moa sees few guests. Cover arms and legs, greet first, and keep the camera down until you have talked.':
    'Moa voit peu de visiteurs. Couvrez bras et jambes, saluez d’abord, et ne sortez pas l’appareil avant d’avoir parlé.',
  'Carry passports; police stop cars on the border road.':
    'Ayez vos passeports ; la police arrête les voitures sur la route de la frontière.',
  'About an hour and a half by road from Tanga to Moa, off the tarmac to Horohoro, then 20 minutes by canoe. Beds are in Tanga.':
    'À environ une heure et demie de route de Tanga jusqu’à Moa, en quittant l’asphalte de Horohoro, puis 20 minutes de pirogue. On loge à Tanga.',
  'Crab plover, whimbrel, herons, egrets, black kite; fiddler and mangrove crabs, mudskippers, prawns. Dugong have been reported off Kirui, very rarely.':
    'Drome ardéole, courlis corlieu, hérons, aigrettes, milan noir ; crabes violonistes et de mangrove, périophtalmes, crevettes. Des dugongs ont été signalés au large de Kirui, très rarement.',
  'Mangrove poles build houses, and cutting is what the reserve was made to stop. Fishing by hook and trap goes on, by agreement with the villages. Our reserve fee and the canoe man’s wage are the argument for leaving trees standing.':
    'On bâtit des maisons avec les perches de palétuvier, et c’est pour arrêter la coupe que la réserve fut créée. La pêche à l’hameçon et au piège continue, en accord avec les villages. Notre droit d’entrée et le salaire du piroguier : voilà l’argument pour laisser les arbres debout.',
  'Book Your Mwewe Island Adventure Now': 'Réservez votre aventure à Mwewe',
};
