/** Texts of the page of Mnarani Aquarium, Nungwi. */
export const nungwiAquarium: Readonly<Record<string, string>> = {
  'Mnarani Aquarium, Nungwi: turtles in a tidal pool':
    'Aquarium de Mnarani, Nungwi : des tortues dans un bassin de mer',
  'Villagers at the northern tip of Zanzibar keep injured green and hawksbill turtles in a coral pool by the lighthouse. What to see, what to ask, what to skip.':
    'À la pointe nord de Zanzibar, des villageois soignent des tortues blessées dans un bassin de corail près du phare. Que voir, que demander, de quoi se passer.',
  'Green turtles in the lagoon': 'Tortues vertes du lagon',
  'Hatchling and recovery tanks': 'Bassins des nouveau-nées et des convalescentes',
  'The dhow builders of Nungwi': 'Les constructeurs de boutres de Nungwi',
  'Fish auction on the beach': 'Criée aux poissons sur la plage',
  'Walk to the lighthouse': 'Marche jusqu’au phare',
  'Seaweed in one hand, and something the size of a table rising to take it.':
    'Une algue à la main, et quelque chose de la taille d’une table qui monte la prendre.',
  'Mnarani means “at the lighthouse”, and the white tower is the landmark: walk towards it along the beach, past hulls on props and boys playing draughts with bottle tops. Behind a wall of coral rock, a few steps from the surf, lies a pool. It has no inlet that you can see. Yet the level climbs and falls twice a day, as the sea comes through the stone.':
    'Mnarani veut dire « près du phare », et la tour blanche sert de repère : marchez vers elle le long de la plage, devant des coques sur leurs étais et des garçons qui jouent aux dames avec des capsules. Derrière un mur de corail, à quelques pas des vagues, il y a un bassin. On n’y voit aucune entrée d’eau. Pourtant, le niveau monte et descend deux fois par jour : la mer passe à travers la pierre.',
  'Turtle was food in Nungwi, and hawksbill shell was money. In 1993 a few villagers, advised by marine biologists, began to pay fishermen for animals caught by mistake, and put them into the pool to recover. Eggs from trampled beaches were dug up and hatched in tanks. The young are fed for about ten months and most are then released, on a day in February when half the village comes down to watch.':
    'À Nungwi, la tortue était un plat, et l’écaille de tortue imbriquée, de l’argent. En 1993, quelques villageois, conseillés par des biologistes marins, se mirent à payer les pêcheurs pour les animaux pris par erreur, et à les mettre au bassin pour qu’ils se remettent. On déterra les œufs des plages piétinées pour les faire éclore en bac. Les jeunes sont nourris environ dix mois, puis la plupart sont relâchés, un jour de février, quand la moitié du village descend voir.',
  'It has never become grand. There is a wooden walkway, a row of tiled basins, a skull, hand-painted boards. Some visitors find the tanks small and say so. We think it fair to put both facts side by side: the place is plain, and the animals in it would otherwise have been soup.':
    'Ce n’est jamais devenu grandiose. Il y a une passerelle de bois, une rangée de bassins carrelés, un crâne, des panneaux peints à la main. Certains visiteurs trouvent les bacs petits, et le disent. Il nous paraît honnête de poser les deux faits côte à côte : le lieu est simple, et ses animaux auraient sinon fini en soupe.',
  'What to See and Do': 'À voir et à faire',
  'You get a bundle of seaweed and a warning: the green turtles nip, and cannot tell weed from finger. Hawksbills, with the narrow beak, want fish instead.':
    'On vous remet une botte d’algues et un avertissement : les tortues vertes pincent, et ne distinguent pas l’algue du doigt. Les tortues imbriquées, au bec étroit, préfèrent le poisson.',
  'Hatchlings the length of a thumb paddle in the first basin, those of ten months fill a dinner plate. Do not lift them for a photograph, even if someone offers.':
    'Dans le premier bac nagent des nouveau-nées longues comme un pouce ; à dix mois, elles couvrent une assiette. Ne les soulevez pas pour une photo, même si quelqu’un le propose.',
  'Nungwi builds the dhows for half this coast, with adze, caulking iron and no drawing. A hull takes months. The men talk readily, less so at noon, and like to be asked before the camera comes out.':
    'Nungwi construit les boutres de la moitié de cette côte, à l’herminette, au fer à calfater et sans plan. Une coque prend des mois. Les hommes parlent volontiers, moins à midi, et aiment qu’on demande avant de sortir l’appareil.',
  'The catch': 'La pêche du jour',
  'Around seven and again in late afternoon, kingfish, ray and octopus are auctioned on the sand in a murmur that only buyers follow.':
    'Vers sept heures, puis en fin d’après-midi, thazards, raies et poulpes sont mis à la criée sur le sable, dans un murmure que seuls les acheteurs suivent.',
  'Come about two hours before high water, when the pool is clearest. The caretakers can tell you the time.':
    'Venez environ deux heures avant la pleine mer, quand le bassin est le plus clair. Les gardiens vous diront l’heure.',
  'We do not offer swimming with captive turtles, here or elsewhere in Nungwi: it stresses them, and sun cream fouls the pool.':
    'Nous ne proposons pas de nager avec des tortues captives, ni ici ni ailleurs à Nungwi : cela les stresse, et la crème solaire souille le bassin.',
  'One hour is enough; with the boatyard, a morning.':
    'Une heure suffit ; avec le chantier naval, une matinée.',
  'Cash for entrance and donation, small notes.': 'Du liquide pour l’entrée et le don, en petites coupures.',
  'Wet coral is slippery. Sandals with a strap.': 'Le corail mouillé glisse. Des sandales à bride.',
  'Between beach and village, put a shirt or a kanga on.':
    'Entre la plage et le village, mettez une chemise ou un kanga.',
  'Where the northern road ends, some 60 km and an hour and a half by car beyond Stone Town. From Kendwa it is ten minutes’ drive, or a walk along the sand at low tide.':
    'Là où finit la route du nord, à quelque 60 km et une heure et demie en voiture de Stone Town. De Kendwa, dix minutes de route, ou une marche sur le sable à marée basse.',
  'Green turtle, hawksbill turtle, small reef fish that enter by themselves, ghost crabs, herons on the rocks.':
    'Tortue verte, tortue imbriquée, petits poissons de récif entrés d’eux-mêmes, crabes fantômes, hérons sur les rochers.',
  'Entrance fees buy feed, pay fishermen to bring nets’ mistakes in alive, and help village schooling. What you can do: buy no tortoiseshell, keep lights off the beach at night, and tell the hotel if you see a track like a tractor’s in the sand.':
    'Les entrées paient la nourriture, les pêcheurs qui rapportent vivantes les prises involontaires, et une aide à l’école du village. Ce que vous pouvez faire : n’achetez pas d’écaille, n’éclairez pas la plage la nuit, et prévenez l’hôtel si vous voyez dans le sable une trace comme celle d’un tracteur.',
  'Book Your Mnarani Aquarium Experience Now': 'Réservez votre visite de l’aquarium de Mnarani',
};
