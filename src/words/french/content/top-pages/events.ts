/** The page events. */
export const events: Readonly<Record<string, string>> = {
  Rain: 'Pluie',
  'A long table by the water, forty chairs, and nobody in your family who has to carry them.':
    'Une longue table au bord de l’eau, quarante chaises, et personne de votre famille n’a à les porter.',
  'We feed, house and move people for a living. An event is the same with better tablecloths. You tell us who is coming and what they should remember; we find the place, the cook, the boats and the rain plan.':
    'Nourrir, loger et transporter des gens, c’est notre métier. Un événement, c’est pareil avec de plus belles nappes. Vous nous dites qui vient et quel souvenir doit rester ; nous trouvons le lieu, le cuisinier, les bateaux et la solution en cas de pluie.',
  'The coast round Tanga and Pangani is quiet and made for long evenings. Arusha is easy for guests who fly in. Zanzibar has old courtyards and wide beaches, and the crowds that go with them.':
    'La côte autour de Tanga et de Pangani est tranquille et faite pour les longues soirées. Arusha est commode pour des invités qui viennent en avion. Zanzibar a de vieilles cours, de larges plages, et la foule qui va avec.',
  'Five packages': 'Cinq forfaits',
  'Each is a starting point, priced as described. Our offer takes account of what you add or leave out.':
    'Chacun est un point de départ, et son prix vaut pour ce qui est décrit. Notre offre tient compte de ce que vous ajoutez ou retirez.',
  'A room, a lunch, a working day.': 'Une salle, un déjeuner, une journée de travail.',
  'Work in the morning, a boat in the afternoon.': 'Le travail le matin, un bateau l’après-midi.',
  'Few people, few interruptions.': 'Peu de monde, peu d’interruptions.',
  'Drums, cloth, spice, and somebody to explain them.':
    'Des tambours, des étoffes, des épices, et quelqu’un pour les expliquer.',
  'You bring the guests. Everything else is ready.': 'Vous amenez les invités. Tout le reste est prêt.',
  'Where it can be': 'Où cela peut se passer',
  'On the beach': 'Sur la plage',
  'Barefoot, with lanterns. We look at the tide table before we write the invitation: some beaches are twice as wide at six.':
    'Pieds nus, avec des lanternes. Nous consultons la table des marées avant d’écrire l’invitation : certaines plages sont deux fois plus larges à 18 h.',
  'In camp': 'Au camp',
  'Canvas, fire and stars, with tents for those who stay. Best for groups that want to be on their own.':
    'De la toile, du feu et des étoiles, avec des tentes pour ceux qui restent. Idéal pour les groupes qui veulent être entre eux.',
  'In an old house': 'Dans une vieille maison',
  'Courtyards and roof terraces in town, for a dinner of twenty or a concert of fifty.':
    'Cours et toits-terrasses en ville, pour un dîner de vingt ou un concert de cinquante.',
  'Tell us about your event': 'Parlez-nous de votre événement',
  'Meetings, retreats, feasts and weddings hosted in Tanzania: where they can be held, what we take off your hands, five packages and how to begin planning.':
    'Réunions, séminaires, fêtes et mariages en Tanzanie : où les tenir, ce dont nous vous déchargeons, cinq forfaits et comment commencer à les préparer.',
  'Event Packages': 'Forfaits événement',
  'From a working lunch in the shade to a wedding for which you bring nothing but the guests.':
    'Du déjeuner de travail à l’ombre au mariage où vous n’amenez que les invités.',
  'The price is for the event as described. Our offer says for how many guests and in which place, because a beach in August and a courtyard in May are not the same thing.':
    'Le prix vaut pour l’événement tel qu’il est décrit. Notre offre dit pour combien d’invités et en quel lieu, car une plage en août et une cour en mai ne sont pas la même chose.',
  'For the meeting that should not be held in the office. Tables in the shade or under a roof, a projector where there is power, coffee twice and one good meal. Home by evening.':
    'Pour la réunion qui ne devrait pas se tenir au bureau. Des tables à l’ombre ou sous un toit, un projecteur là où il y a du courant, deux pauses café et un bon repas. Le soir, chacun est chez soi.',
  'A small team, one day': 'Une petite équipe, un jour',
  'Meeting place with tables and chairs': 'Lieu de réunion avec tables et chaises',
  'Lunch, water and two coffee breaks': 'Déjeuner, eau et deux pauses café',
  'One host who stays all day': 'Un hôte présent toute la journée',
  'A day and a half, so that people who only know each other by e-mail share a fire. The programme is yours until lunch; after it we take everybody out, on foot, by boat or by car.':
    'Un jour et demi, pour que des gens qui ne se connaissent que par e-mail partagent un feu. Le programme est à vous jusqu’au déjeuner ; ensuite nous emmenons tout le monde, à pied, en bateau ou en voiture.',
  'A department or two, with one night': 'Un service ou deux, avec une nuit',
  'All of Corporate Essentials, for two days': 'Tout Corporate Essentials, pour deux jours',
  'An outing with a guide': 'Une sortie avec un guide',
  'Supper by the fire': 'Dîner au coin du feu',
  'Transfers from the nearest town': 'Transferts depuis la ville la plus proche',
  'Two or three days for those who make the decisions. Private camp or house, a cook, a driver on call, and no other guests at breakfast. The agenda is yours; we look after everything else and take your calls.':
    'Deux ou trois jours pour ceux qui décident. Camp ou maison privés, un cuisinier, un chauffeur à disposition, et personne d’autre au petit-déjeuner. L’ordre du jour est à vous ; nous nous chargeons du reste et prenons vos appels.',
  'A board or a founders’ circle, two to three days':
    'Un conseil d’administration ou des fondateurs, deux à trois jours',
  'A house or camp to yourselves': 'Une maison ou un camp pour vous seuls',
  'All meals, with a menu agreed before': 'Tous les repas, sur un menu convenu d’avance',
  'One game drive or day at sea': 'Un safari en véhicule ou une journée en mer',
  'Vehicle and driver throughout': 'Véhicule et chauffeur du début à la fin',
  'An event that could not be held anywhere else: a feast cooked with the people of the place, music of the coast, dancers from the villages round about, who are paid properly and asked first.':
    'Un événement qui ne pourrait avoir lieu nulle part ailleurs : un festin cuisiné avec les gens du lieu, la musique de la côte, des danseurs des villages alentour, correctement payés et consultés d’abord.',
  'A family, a club, a class, or guests from abroad':
    'Une famille, un club, une classe, ou des invités de l’étranger',
  'Musicians and dancers of the area': 'Musiciens et danseurs de la région',
  'A Swahili feast, cooked before you': 'Un festin swahili, cuisiné sous vos yeux',
  'A walk to a site nearby with its own guide': 'Une marche vers un site proche, avec le guide du lieu',
  'For the wedding, the great birthday, the prize-giving: place, beds, food, flowers, light, music, transport, and one person who has the list and does not sit down until the last guest has.':
    'Pour le mariage, le grand anniversaire, la remise de prix : lieu, lits, repas, fleurs, lumières, musique, transport, et une personne qui tient la liste et ne s’assoit qu’une fois le dernier invité assis.',
  'A large party over a weekend': 'Une grande fête sur un week-end',
  'Beds for the hosts, rates for the guests':
    'Des chambres pour ceux qui invitent, des tarifs pour les invités',
  'All meals, bar and table linen': 'Tous les repas, le bar et le linge de table',
  'Tents, lanterns, flowers and music': 'Tentes, lanternes, fleurs et musique',
  'Transfers for everyone': 'Transferts pour tout le monde',
  'A planner from the first call to the last lift home':
    'Un organisateur, du premier appel au dernier retour en voiture',
  'How an event is planned': 'Comment se prépare un événement',
  'Date and head count': 'Date et nombre d’invités',
  'A guess will do. Both may change until the offer is signed.':
    'Une estimation suffit. Les deux peuvent changer jusqu’à la signature de l’offre.',
  'A place, seen': 'Un lieu, vu de près',
  'We propose two. If you cannot come and look, we send pictures and the plan of the tables.':
    'Nous en proposons deux. Si vous ne pouvez pas venir voir, nous envoyons des photos et le plan des tables.',
  'Menu and programme': 'Menu et programme',
  'Who eats what, who speaks when, and where everybody goes if it rains.':
    'Qui mange quoi, qui parle quand, et où va tout le monde s’il pleut.',
  'The day itself': 'Le jour même',
  'One host has the list. You have a glass in your hand.': 'Un hôte tient la liste. Vous tenez un verre.',
  'Corporate Essentials, Business Boost, Executive Retreat, Cultural Experience and Luxury All-Inclusive: what each event package arranges and what it costs.':
    'Corporate Essentials, Business Boost, Executive Retreat, Cultural Experience et Luxury All-Inclusive : ce que prévoit chaque forfait événement et son prix.',
  'Good to know': 'Bon à savoir',
  'Plan an Event': 'Organiser un événement',
  'Tell us who is coming and what they should remember. We tell you what it takes.':
    'Dites-nous qui vient et quel souvenir doit rester. Nous vous disons ce qu’il faut.',
  'Occasion, date and a rough number of guests: that is enough for us to say what is possible.':
    'Occasion, date et nombre approximatif d’invités : cela nous suffit pour dire ce qui est possible.',
  'The date, and one other that would do': 'La date, et une autre qui conviendrait',
  'Which package comes nearest': 'Le forfait qui s’en approche le plus',
  'How many guests, and how many of them stay overnight':
    'Combien d’invités, et combien restent pour la nuit',
  'Beach, camp or town, if you know already': 'Plage, camp ou ville, si vous le savez déjà',
  'Anything that has to happen: a speech, a cake, a prayer, a surprise':
    'Tout ce qui doit avoir lieu : un discours, un gâteau, une prière, une surprise',
  'When to ask': 'Quand demander',
  'For June to October and for Christmas, half a year ahead. For a working day in a quiet month, two weeks will often do.':
    'Pour la saison de juin à octobre et pour Noël, six mois à l’avance. Pour une journée de travail dans un mois calme, deux semaines suffisent souvent.',
  'March to May brings the long rains, November the short ones. Outdoors, we always keep a roof within walking distance.':
    'De mars à mai viennent les grandes pluies, en novembre les petites. En plein air, nous gardons toujours un toit à quelques pas.',
  'Permits and noise': 'Autorisations et bruit',
  'Beaches, old towns and parks have rules on music and hours. We get the permits and tell you when the music has to stop.':
    'Plages, vieilles villes et parcs ont des règles sur la musique et les heures. Nous obtenons les autorisations et vous disons quand la musique doit cesser.',
  'A legal wedding': 'Un mariage officiel',
  'Foreigners can marry in Tanzania, but the papers take weeks and go through the district office. Begin early, or sign at home and celebrate here.':
    'Les étrangers peuvent se marier en Tanzanie, mais les papiers prennent des semaines et passent par le bureau du district. Commencez tôt, ou signez chez vous et faites la fête ici.',
  'An event in Tanzania': 'Un événement en Tanzanie',
  'Write to us about a meeting, retreat, feast or wedding in Tanzania: what to tell us, when to ask for which season, and what happens after the first message.':
    'Écrivez-nous pour une réunion, un séminaire, une fête ou un mariage en Tanzanie : quoi nous dire, quand demander selon la saison, et ce qui suit.',
  'Event hosting in Tanzania, on the beach or in the bush':
    'Événements en Tanzanie, sur la plage ou en brousse',
  'Event packages with prices, from meeting to wedding':
    'Forfaits événement et leurs prix, de la réunion au mariage',
  'Plan an event with us: contact for hosts': 'Préparer un événement avec nous : nous écrire',
};
