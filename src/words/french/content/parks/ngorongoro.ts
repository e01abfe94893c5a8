/** Texts of the page of Ngorongoro Conservation Area. */
export const ngorongoro: Readonly<Record<string, string>> = {
  'Ngorongoro: a day on the floor of the crater': 'Ngorongoro : une journée au fond du cratère',
  'How a crater day works: the cold rim at dawn, the way down, black rhino, the picnic thieves, and the Maasai highlands that most visitors drive past.':
    'Comment se passe une journée au cratère : le bord glacé à l’aube, la descente, le rhinocéros noir, les voleurs de pique-nique et les hautes terres masaï.',
  'about 8,300': 'environ 8 300',
  '1-2 days': '1 à 2 jours',
  'More than two million years ago a volcano fell in on itself. The animals moved into the hole.':
    'Il y a plus de deux millions d’années, un volcan s’est effondré sur lui-même. Les animaux se sont installés dans le trou.',
  'At six in the morning there may be no crater. The rim stands some 2,300 m above the sea, and the cloud that feeds its forest lies on the road so thickly that you follow the tail lights ahead. Buffalo loom on the verge. Everyone is wearing everything they packed. Then the car tips over the edge at Seneto, the cloud ends like a ceiling, and the entire bowl is there below you in sunshine, about 610 m below the rim and 19 km from wall to wall.':
    'À six heures du matin, il n’y a parfois pas de cratère. Le bord est à quelque 2 300 m d’altitude, et le nuage qui nourrit sa forêt couvre si bien la route que l’on suit les feux arrière de la voiture de devant. Des buffles se dessinent sur le bas-côté. Chacun porte tout ce qu’il a dans sa valise. Puis la voiture bascule à Seneto, le nuage s’arrête net comme un plafond, et toute la cuvette est là, au soleil, environ 610 m sous le bord et large de 19 km d’une paroi à l’autre.',
  'The floor is small enough to learn in a morning. A soda lake, Magadi, shines in the middle with a pink edge of flamingos when the water suits them. Lerai, a wood of yellow-barked fever trees, stands in the south; swamps and the Ngoitokitok spring lie to the east; the rest is grass. Over 25,000 large animals live inside, and few have reason to leave.':
    'Le fond est assez petit pour qu’on apprenne à le connaître en une matinée. Un lac de soude, le Magadi, brille au milieu, ourlé du rose des flamants quand l’eau leur plaît. Lerai, un bois d’acacias à écorce jaune, est au sud ; les marais et la source de Ngoitokitok sont à l’est ; le reste est de l’herbe. Plus de 25 000 grands animaux vivent là, et peu ont des raisons d’en sortir.',
  'It is also a popular place. In July and August a lion beside the track may draw thirty vehicles. Two things help: being among the first at the descent gate, and staying while others lunch. From March to May the floor is emerald and far emptier, at the price of mud and low cloud.':
    'C’est aussi un endroit très couru. En juillet et août, un lion près de la piste peut attirer trente véhicules. Deux choses aident : être parmi les premiers à la porte de descente, et rester quand les autres déjeunent. De mars à mai, le fond est émeraude et bien plus désert, au prix de la boue et des nuages bas.',
  'Beyond the crater lies the larger part of the conservation area, about 8,300 sq km of it, where Maasai families herd cattle among wild zebra. Olduvai Gorge, the high grassland of Olmoti and the flooded crater of Empakaai are all reached from the same rim road. A second day belongs to them.':
    'Au-delà du cratère s’étend le plus gros de l’aire de conservation, environ 8 300 km², où des familles masaï gardent leur bétail parmi les zèbres sauvages. Les gorges d’Olduvai, les hautes prairies d’Olmoti et le cratère inondé d’Empakaai s’atteignent tous par la même route du bord. Une deuxième journée leur revient.',
  'Black rhino': 'Rhinocéros noir',
  'One of the few places in Tanzania with a fair chance. They leave Lerai for the open grass in the early morning and can be a kilometre off: bring binoculars.':
    'L’un des rares endroits de Tanzanie où l’on a de bonnes chances. Ils quittent Lerai pour l’herbe au petit matin, et restent parfois à un kilomètre : prenez des jumelles.',
  'Old bull elephants': 'Vieux éléphants mâles',
  'Big tuskers past their quarrelling years feed alone in the swamps. The breeding herds stay up in the rim forest.':
    'De grands porteurs d’ivoire, passé l’âge des querelles, paissent seuls dans les marais. Les familles restent là-haut, dans la forêt du bord.',
  'Lions without shyness': 'Des lions sans timidité',
  'Resident prides grow up beside cars, and will lie down in the shade of yours.':
    'Les troupes du cratère grandissent parmi les voitures, et se couchent volontiers à l’ombre de la vôtre.',
  'Birds of the lake and rim': 'Oiseaux du lac et du bord',
  'Flamingos and grey crowned cranes below; sunbirds and augur buzzards in the cold forest above.':
    'Flamants et grues royales en bas ; souimangas et buses augures dans la forêt froide, là-haut.',
  'Who is missing': 'L’absente',
  'Giraffes, which find too little to browse on the floor. Look for them along the road towards Olduvai.':
    'La girafe, qui trouve trop peu à brouter au fond. Cherchez-la le long de la route d’Olduvai.',
  'The crater drive': 'La descente au cratère',
  'Down at opening, five or six hours on the floor, up the Lerai road after lunch. A four-wheel drive and a licensed guide are required.':
    'Descente dès l’ouverture, cinq ou six heures au fond, remontée par la route de Lerai après le déjeuner. Un 4x4 et un guide agréé sont obligatoires.',
  'Empakaai on foot': 'L’Empakaai à pied',
  'With a ranger, an hour down through mossy forest to a soda lake, and rather more than an hour back up.':
    'Avec un ranger, une heure de descente dans une forêt moussue jusqu’à un lac de soude, et nettement plus d’une heure pour remonter.',
  'A small museum on the lip of the ravine where some of the oldest human tools were found. Allow two to three hours.':
    'Un petit musée au bord du ravin où furent trouvés certains des plus anciens outils de l’humanité. Prévoyez deux à trois heures.',
  'We agree the fee beforehand, so that your hour goes on cattle, houses and questions instead of bargaining.':
    'Nous convenons du prix d’avance : votre heure va au bétail, aux maisons et aux questions, et non au marchandage.',
  'Sleep on the rim or in Karatu. From Arusha, three to four hours away, you arrive too late for the best of the morning.':
    'Dormez sur le bord ou à Karatu. D’Arusha, à trois ou quatre heures de route, on arrive trop tard pour le meilleur de la matinée.',
  'Dress in layers with a hat and gloves: near freezing at dawn in July, T-shirts by eleven.':
    'Habillez-vous en couches, avec bonnet et gants : près de zéro à l’aube en juillet, T-shirt dès onze heures.',
  'Eat inside the car at Ngoitokitok. Black kites take sandwiches out of hands.':
    'À Ngoitokitok, mangez dans la voiture. Les milans noirs prennent les sandwichs dans la main.',
  'There are toilets at the picnic sites and nowhere else on the floor.':
    'Il y a des toilettes aux aires de pique-nique, et nulle part ailleurs au fond.',
  'You pay for each descent, so make one long visit.':
    'Chaque descente se paie : faites-en une seule, et longue.',
  'Those who sleep badly at altitude may prefer Karatu, 700 m lower.':
    'Si l’altitude trouble votre sommeil, préférez Karatu, 700 m plus bas.',
  'Lodoare gate is about 160 km west of Arusha, tarmac to the gate, gravel after it.':
    'La porte de Lodoare est à environ 160 km à l’ouest d’Arusha ; asphalte jusqu’à la porte, piste ensuite.',
  'Black rhino, elephant, lion, spotted hyena, buffalo, hippo, eland, African golden wolf, zebra, wildebeest, flamingo.':
    'Rhinocéros noir, éléphant, lion, hyène tachetée, buffle, hippopotame, éland, loup doré africain, zèbre, gnou, flamant.',
  'Book Your Ngorongoro Adventure!': 'Réservez votre aventure au Ngorongoro !',
};
