/** Texts of the page of Yambe Island. */
export const yambeIsland: Readonly<Record<string, string>> = {
  'Yambe Island: an undug Swahili town off Tanga':
    'Île de Yambe : une ville swahilie jamais fouillée, près de Tanga',
  'Nobody lives on Yambe now and nobody has excavated it. How to cross from Tanga with the tide, find the walls in the bush, and leave them as they are.':
    'Plus personne ne vit à Yambe, et personne n’y a fouillé. Comment passer de Tanga avec la marée, trouver les murs dans la brousse, et les laisser tels quels.',
  'Pointed arches of a ruined mosque and a pillar tomb on a wooded island, a dhow passing in golden light.':
    'Les arcs brisés d’une mosquée en ruine et un tombeau à pilier sur une île boisée ; un boutre passe dans une lumière dorée.',
  'In the Indian Ocean just south-east of Tanga, inside the Tanga Coelacanth Marine Park':
    'Dans l’océan Indien, juste au sud-est de Tanga, dans le parc marin du Cœlacanthe de Tanga',
  'Boat from Tanga on the rising tide': 'En bateau de Tanga à la marée montante',
  'Walls in the coastal forest': 'Des murs dans la forêt côtière',
  'Mangrove walk at low water': 'La mangrove à pied à marée basse',
  'Lunch with the fishermen': 'Déjeuner avec les pêcheurs',
  'June to October is dry, though the south-east wind can make July choppy; March to May brings rain, and then the bush closes.':
    'De juin à octobre, c’est sec, mais en juillet le vent du sud-est peut lever la mer ; de mars à mai vient la pluie, et la brousse se referme.',
  'The town is there. You walk into it before you have seen it.':
    'La ville est là. On y entre avant de l’avoir vue.',
  'First your shin meets it, then your eye. The forest on Yambe grows over everything, baobab and thorn and fig in one tangle, and the straight line you have just stumbled on is the foot of a wall. Once you know the colour, a grey with orange lichen, there is another, and a corner, and a heap that was a room.':
    'C’est le tibia qui la rencontre d’abord, l’œil ensuite. La forêt de Yambe pousse par-dessus tout, baobabs, épineux et figuiers en un seul enchevêtrement, et la ligne droite où vous venez de trébucher est le pied d’un mur. Une fois que l’on connaît la couleur, un gris à lichen orange, en voici un autre, puis un angle, puis un tas qui fut une pièce.',
  'The island has no inhabitants, no jetty and no path to speak of. Fishermen camp on its beaches for some nights of each month, and the marine park’s rangers call by. From Tanga a motor boat takes up to an hour, depending on the sea; for the last hundred metres you wade, shoes round your neck, over turtle grass and mud.':
    'L’île n’a pas d’habitants, pas de jetée et, pour ainsi dire, pas de sentier. Des pêcheurs campent sur ses plages quelques nuits par mois, et les rangers du parc marin passent. De Tanga, un bateau à moteur met jusqu’à une heure, selon la mer ; les cent derniers mètres se font dans l’eau, chaussures au cou, sur l’herbier et la vase.',
  'What can be said for certain fits in a few lines. The ruins are Swahili, built of coral rag and lime, and they are on Tanzania’s register of historic sites. There has been no excavation. Dates as early as the 10th century are printed here and there, but until somebody digs they are guesses, and we would rather not repeat them as history.':
    'Ce que l’on peut dire de sûr tient en quelques lignes. Les ruines sont swahilies, bâties en corail et en chaux, et inscrites au registre tanzanien des sites historiques. Il n’y a pas eu de fouilles. On lit çà et là des dates aussi hautes que le Xe siècle, mais tant que personne ne creuse, ce sont des suppositions, et nous préférons ne pas les répéter comme de l’histoire.',
  'The setting gives hints. Off this coast people chose islands again and again: near enough to grow food and fetch water on the mainland, far enough to see trouble coming. Toten Island, in the harbour of Tanga itself, has two ruined mosques and sherds from the 15th century on. Tongoni’s tombs are a short sail to the south. Yambe lies between the two, and it would be odd if its people had not known both.':
    'Le lieu donne des indices. Sur cette côte, on a choisi des îles encore et encore : assez proches pour cultiver et puiser l’eau sur le continent, assez lointaines pour voir venir les ennuis. L’île de Toten, dans le port même de Tanga, a deux mosquées en ruine et des tessons à partir du XVe siècle. Les tombeaux de Tongoni sont à une courte traversée au sud. Yambe est entre les deux, et il serait étrange que ses habitants n’aient connu ni l’un ni l’autre.',
  'When did they leave, and over what? War, thirst and trade have emptied other islands on this coast. Here there is no document and no tomb with a date, so the question goes home with you.':
    'Quand sont-ils partis, et pourquoi ? La guerre, la soif et le commerce ont vidé d’autres îles de cette côte. Ici, pas un document, pas un tombeau daté : la question rentre avec vous.',
  'The settlement': 'Le site habité',
  'An hour or so of slow walking behind a guide with a machete, who cuts creeper and never branches. Expect foundations, fallen masonry and questions. Nothing is signposted, and that is part of why one comes.':
    'Une heure environ de marche lente derrière un guide à la machette, qui coupe les lianes et jamais les branches. Attendez-vous à des fondations, à de la maçonnerie tombée et à des questions. Rien n’est signalé, et c’est en partie pour cela que l’on vient.',
  'The shore at low tide': 'Le rivage à marée basse',
  'Mangroves stand on stilts round much of the island, with mudskippers and fiddler crabs between. Whimbrels and crab plovers work the flats. The reef and its diving have their own page, under Yambe Island Marine.':
    'Sur une bonne part du tour de l’île, les palétuviers sont sur leurs échasses, avec des périophtalmes et des crabes violonistes entre eux. Courlis corlieux et dromes ardéoles parcourent l’estran. Le récif et ses plongées ont leur propre page, sous Île de Yambe, côté mer.',
  Crossing: 'Traversée',
  'Up to an hour by motor boat from Tanga, by the tide':
    'Jusqu’à une heure en bateau à moteur de Tanga, selon la marée',
  Allow: 'À prévoir',
  'A full day trip; the tide decides the hours': 'Une journée entière ; la marée décide des heures',
  Permit: 'Permis',
  'Marine park fee, which we arrange': 'Droit du parc marin, dont nous nous chargeons',
  'Best time': 'Meilleure période',
  'Take all your water, three litres each, and carry every scrap home.':
    'Emportez toute votre eau, trois litres chacun, et rapportez jusqu’au moindre papier.',
  'Shoes that may get wet, and a dry pair in the bag.':
    'Des chaussures qui peuvent se mouiller, et une paire sèche dans le sac.',
  'Long trousers: the thorns are patient.': 'Pantalon long : les épines sont patientes.',
  'Life jackets on, both ways, swimmers included.':
    'Gilet de sauvetage à l’aller et au retour, même si vous savez nager.',
  'No signal in the forest. Tell someone ashore when you are due.':
    'Pas de réseau dans la forêt. Dites à quelqu’un, à terre, quand vous devez rentrer.',
  'The men mending nets on the beach are guests here as you are. Say “hodi” before walking into their camp and wait for “karibu”. They sell fish by the string and may grill it for you over driftwood; pay what the guide suggests. Some landing places have small offerings under a tree. Pass them by.':
    'Les hommes qui ramendent des filets sur la plage sont ici des hôtes comme vous. Dites « hodi » avant d’entrer dans leur camp, et attendez « karibu ». Ils vendent le poisson à la ficelle et le grillent parfois pour vous sur du bois flotté ; payez ce que dit le guide. Certains débarcadères ont de petites offrandes sous un arbre. Passez votre chemin.',
  'Plan Your Visit': 'Préparez votre visite',
};
