/** The page stay-services. */
export const stayServices: Readonly<Record<string, string>> = {
  'Where it is': 'Où nous trouver',
  'On our own stretch of coast near Pangani, south of Tanga. The way to the gate comes with our answer.':
    'Sur notre propre bout de côte près de Pangani, au sud de Tanga. Nous vous indiquons le chemin jusqu’au portail dans notre réponse.',
  'How the house runs': 'La vie de la maison',
  'Stay with us': 'Séjournez chez nous',
  'A house with a veranda, grass for tents, and a kitchen that starts early.':
    'Une maison avec véranda, de l’herbe pour les tentes, et une cuisine qui se lève tôt.',
  'Book a stay': 'Réserver un séjour',
  'Give us the nights and the number of guests. We tell you whether the beds are free and what it comes to.':
    'Donnez-nous les nuits et le nombre de personnes. Nous vous disons si les lits sont libres et à combien cela revient.',
  'The day you come and the day you leave': 'Le jour où vous arrivez et celui où vous partez',
  'How many guests, and how many of them children': 'Combien de personnes, et combien d’enfants parmi elles',
  'Which of the four packages': 'Lequel des quatre forfaits',
  'An e-mail address or a phone number for the answer':
    'Une adresse e-mail ou un numéro de téléphone pour la réponse',
  'Late arrival, a cot, no fish, a dog: whatever we should know':
    'Arrivée tardive, lit de bébé, pas de poisson, un chien : tout ce qu’il faut savoir',
  Arriving: 'Arrivée',
  'From 14:00. If you are early, you and your bags can wait in the shade.':
    'À partir de 14 h. Si vous êtes en avance, vous et vos sacs pouvez attendre à l’ombre.',
  Leaving: 'Départ',
  'By 10:00, or later if the room is not taken that night. Ask at supper.':
    'Avant 10 h, ou plus tard si la chambre n’est pas prise ce soir-là. Demandez au dîner.',
  'Power and water': 'Électricité et eau',
  'Both fail now and then. There are lamps, and water in a tank.':
    'L’une et l’autre manquent parfois. Il y a des lampes, et de l’eau dans une citerne.',
  Signal: 'Réseau',
  'Good at the gate, poor in the rooms. This site and your request work without it.':
    'Bon au portail, faible dans les chambres. Ce site et votre demande s’en passent.',
  Quiet: 'Silence',
  'From 22:00, for the sake of those who leave at five.':
    'À partir de 22 h, par égard pour ceux qui partent à cinq heures.',
  'Resthouse Stays': 'Séjours à la maison d’hôtes',
  'Plain, clean rooms with mosquito nets and a fan, round a yard with trees. You can take one room, or the whole house.':
    'Des chambres simples et propres avec moustiquaires et ventilateur, autour d’une cour plantée d’arbres. Prenez une chambre, ou toute la maison.',
  'Level pitches under trees, showers, a fireplace and somebody awake at night. Vehicles stand beside the tents.':
    'Emplacements plats sous les arbres, douches, un foyer et quelqu’un qui veille la nuit. Les véhicules se garent près des tentes.',
  'Rice, beans, chapati and greens; fish, chicken and goat; fruit for breakfast. Cooked to order, so order before you go swimming.':
    'Riz, haricots, chapati et légumes verts ; poisson, poulet et chèvre ; fruits au petit-déjeuner. Cuisiné à la commande : commandez donc avant d’aller nager.',
  'Stay Packages': 'Forfaits de séjour',
  'Prices are where each package starts. Your dates and number of guests decide the rest; you have it in writing before you pay.':
    'Les prix indiqués sont ceux à partir desquels chaque forfait est proposé. Vos dates et le nombre de personnes décident du reste ; vous l’avez par écrit avant de payer.',
  'a night to start': 'par nuit (prix de départ)',
  'a night': 'par nuit',
  'A made bed, a shower, a veranda. Coffee is in the room, and the restaurant is across the yard if you change your mind.':
    'Un lit fait, une douche, une véranda. Le café est dans la chambre, et le restaurant de l’autre côté de la cour si vous changez d’avis.',
  'For one night on the way through, or for those who like to eat in town.':
    'Pour une nuit de passage, ou pour ceux qui aiment dîner en ville.',
  'All rooms, the kitchen and the garden are yours, with somebody who looks after the house.':
    'Toutes les chambres, la cuisine et le jardin sont à vous, avec quelqu’un qui s’occupe de la maison.',
  'For families and groups who want no other guests at breakfast.':
    'Pour les familles et les groupes qui ne veulent personne d’autre au petit-déjeuner.',
  'A room with breakfast and supper. Tell us by noon what you would like; the fish is chosen from the boat.':
    'Une chambre avec petit-déjeuner et dîner. Dites-nous avant midi ce qui vous ferait plaisir ; le poisson se choisit au bateau.',
  'For couples, and for anyone who does not want to go out again after dark.':
    'Pour les couples, et pour tous ceux qui ne veulent plus ressortir à la nuit tombée.',
  'A pitch with shade, water and a light, and a place at the table. Bring your tent, or ask us for one.':
    'Un emplacement avec de l’ombre, de l’eau et une lumière, et une place à table. Apportez votre tente, ou demandez-nous-en une.',
  'For overlanders, walkers, and children who have never slept outside.':
    'Pour ceux qui voyagent par la route, les marcheurs, et les enfants qui n’ont jamais dormi dehors.',
  'A stay at the resthouse or the camp': 'Un séjour à la maison d’hôtes ou au camp',
  'Sleep in the resthouse from {roomPrice} a night or camp with meals from {campingPrice}: what the house, the campsite and the restaurant offer, four packages and how to book.':
    'Dormez à la maison d’hôtes dès {roomPrice} la nuit ou campez avec repas dès {campingPrice} : ce qu’offrent maison, camping et restaurant, quatre forfaits et comment réserver.',
  'Stays: resthouse, camping and restaurant, with prices':
    'Séjours : maison d’hôtes, camping et restaurant, avec les prix',
};
