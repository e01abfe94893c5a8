/** Texts of the page of Stone Town. */
export const stoneTown: Readonly<Record<string, string>> = {
  'Stone Town, Zanzibar: doors, lanes and sea front':
    'Stone Town, Zanzibar : portes, ruelles et front de mer',
  'How to spend two to three days in the old town of Zanzibar: when to walk, what to wear, where its hard history is told, and why getting lost is the plan.':
    'Deux à trois jours dans la vieille ville de Zanzibar : quand marcher, que porter, où se raconte sa dure histoire, et pourquoi il faut s’y perdre.',
  'Walking the lanes with a guide': 'Les ruelles à pied avec un guide',
  'The slavery exhibition and cathedral': 'L’exposition sur l’esclavage et la cathédrale',
  'Forodhani food stalls after dark': 'Les étals de Forodhani à la nuit',
  'Carved doors and courtyards': 'Portes sculptées et cours',
  'Sunset sail by dhow': 'En boutre au couchant',
  'Coral walls, coffee at the corner, five calls to prayer, and a map that will not help you.':
    'Des murs de corail, un café au coin, cinq appels à la prière, et un plan qui ne vous servira à rien.',
  'Everything about the place was decided by wind. From December to March the kaskazi blew ships down from Arabia and Gujarat; from April the kusi blew them home with ivory, cloves and people. When the Omani sultan Said moved his court from Muscat in the 1830s, a fishing point with a fort became, within one lifetime, the richest town on the coast. Merchants built in coral rag and lime, four storeys round a courtyard, and put their money into the door.':
    'Ici, c’est le vent qui a tout décidé. De décembre à mars, le kaskazi poussait les navires d’Arabie et du Gujarat ; dès avril, le kusi les ramenait chez eux avec l’ivoire, le girofle et des êtres humains. Quand le sultan omanais Saïd transporta sa cour de Mascate, dans les années 1830, une pointe de pêcheurs avec son fort devint, en une vie d’homme, la ville la plus riche de la côte. Les marchands bâtirent en corail et en chaux, sur quatre niveaux autour d’une cour, et mirent leur argent dans la porte.',
  'Much of that money came from slavery, and the town no longer looks away. The market was closed by treaty in 1873. On its ground stands the Anglican cathedral, the altar set by tradition where the whipping post was; next to it an exhibition tells the story with names, in an hour you will not hurry. In 1964 a revolution ended the sultanate, and many families whose houses these were left.':
    'Une grande part de cet argent venait de l’esclavage, et la ville ne détourne plus les yeux. Le marché fut fermé par traité en 1873. Sur son sol se dresse la cathédrale anglicane, son autel placé, selon la tradition, là où se trouvait le poteau de flagellation ; à côté, une exposition raconte l’histoire avec des noms, en une heure que vous n’abrégerez pas. En 1964, une révolution mit fin au sultanat, et bien des familles à qui étaient ces maisons partirent.',
  'UNESCO listed the town in 2000, and salt goes on eating it. The House of Wonders lost its front and tower on Christmas Day 2020 and has stood behind hoardings since. Elsewhere people live as they have: washing on lattice balconies, Koran school in a front room, a cat on every third step.':
    'L’Unesco a inscrit la ville en 2000, et le sel continue de la ronger. La Maison des Merveilles a perdu sa façade et sa tour le jour de Noël 2020, et reste depuis derrière des palissades. Ailleurs, on vit comme toujours : linge aux balcons ajourés, école coranique dans une pièce sur rue, un chat toutes les trois marches.',
  'Three hours, starting before the heat, with someone who grew up here: market, cathedral, Hamamni baths, courtyards, and how to tell an Arab door (square frame, verses over the lintel) from a Gujarati one (folding leaves, brass spikes).':
    'Trois heures, avant la chaleur, avec quelqu’un qui a grandi ici : le marché, la cathédrale, les bains Hamamni, des cours, et comment distinguer une porte arabe (cadre carré, versets au linteau) d’une porte du Gujarat (vantaux pliants, pointes de laiton).',
  'The stone benches along the walls are the town’s sitting room. At Jaws Corner men pour bitter coffee from brass pots and argue about football and politics.':
    'Les bancs de pierre le long des murs sont le salon de la ville. À Jaws Corner, des hommes versent d’une cafetière de laiton un café amer, et débattent de football et de politique.',
  'Lamps, charcoal, sugar cane crushed with lime and ginger, Zanzibar pizza off the iron. Choose fish that is cooked in front of you and ask the price before it is.':
    'Des lampes, du charbon, de la canne à sucre pressée avec citron vert et gingembre, de la pizza de Zanzibar sur la plaque. Choisissez le poisson que l’on cuit devant vous, et demandez le prix avant.',
  'Dhow at five': 'Boutre à dix-sept heures',
  'Two hours off the sea front while boys somersault from the wall and the muezzins begin, each a little late.':
    'Deux heures devant le front de mer, tandis que des garçons sautent du mur en saltos et que les muezzins commencent, chacun un peu en retard.',
  'Violin, qanun, accordion and long love songs. Clubs rehearse on some evenings, and we know which.':
    'Violon, qanoun, accordéon et longues chansons d’amour. Des clubs répètent certains soirs, et nous savons lesquels.',
  'Shoulders and knees covered, for everyone, also on the way back from a swim.':
    'Épaules et genoux couverts, pour tous, aussi au retour de la baignade.',
  'Mosques are for worshippers; look from the lane, and leave the way free at prayer time.':
    'Les mosquées sont aux fidèles ; regardez depuis la ruelle, et laissez le passage libre à l’heure de la prière.',
  'Friday between noon and two, shops close. In Ramadan, eat by day only indoors.':
    'Le vendredi, de midi à quatorze heures, les boutiques ferment. Pendant le ramadan, ne mangez de jour qu’à l’intérieur.',
  'Ask before photographing people. No is an answer.':
    'Demandez avant de photographier les gens. Non est une réponse.',
  'Use a licensed guide, and smile at the others: hapana, asante.':
    'Prenez un guide agréé, et souriez aux autres : hapana, asante.',
  'After dark, keep to lit lanes and leave passports in the safe.':
    'La nuit, restez dans les ruelles éclairées, et laissez les passeports au coffre.',
  'Power cuts happen. Carry a torch.': 'Il y a des coupures de courant. Ayez une lampe.',
  'Fifteen to twenty minutes from the airport by car; the fast ferry from Dar es Salaam takes about two hours. The last stretch is on foot, behind a porter’s cart.':
    'À quinze ou vingt minutes de l’aéroport en voiture ; le ferry rapide de Dar es Salaam met environ deux heures. Le dernier bout se fait à pied, derrière la charrette d’un porteur.',
  'House crows in thousands, cats by the hundred, and at dusk fruit bats over the harbour trees.':
    'Des corbeaux familiers par milliers, des chats par centaines et, au crépuscule, des roussettes au-dessus des arbres du port.',
  'Swahili, Arab, Indian and African at the same table. Greetings come first and take time: answer hujambo with sijambo, and shikamoo, for elders, will be met with delight.':
    'Swahilis, Arabes, Indiens et Africains du continent à la même table. Les salutations passent d’abord et prennent du temps : à hujambo, répondez sijambo ; un shikamoo aux aînés fera des heureux.',
  'Book Your Stone Town Experience Now': 'Réservez votre séjour à Stone Town',
};
