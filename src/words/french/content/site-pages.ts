/** Pages that are the only one of their kind, in so far as they are translated. */
export const sitePages: Readonly<Record<string, string>> = {
  'Plan your trip: send a booking request': 'Préparez votre voyage : envoyez une demande de réservation',
  'Tell us who travels, when, and what matters to you. The request is kept on your device until it has reached us, even without a signal.':
    'Dites-nous qui voyage, quand, et ce qui compte pour vous. La demande reste sur votre appareil jusqu’à ce qu’elle nous soit parvenue, même sans réseau.',
  'Plan Your Trip': 'Préparez votre voyage',
  'Fill out the form below to start planning your unforgettable trip!':
    'Remplissez le formulaire ci-dessous pour commencer à préparer votre voyage inoubliable !',
  'Two lit safari tents under an acacia and a lantern, the Milky Way rising over a sleeping plain.':
    'Deux tentes de safari éclairées sous un acacia et une lanterne, la Voie lactée se lève sur une plaine endormie.',
  'What this device has sent, and what waits': 'Ce que cet appareil a envoyé, et ce qui attend',
  'Every booking request written on this device: what is waiting for a signal, what has reached us and when, each with the reference to quote when you call.':
    'Chaque demande écrite sur cet appareil : ce qui attend le réseau, ce qui nous est parvenu et quand, avec la référence à citer au téléphone.',
  'Sent from this device': 'Envoyées depuis cet appareil',
  'What you write here is kept until it has reached us. Each request has a stamp; quote the reference on it when you call.':
    'Ce que vous écrivez ici est gardé jusqu’à ce qu’il nous soit parvenu. Chaque demande porte un tampon ; citez-en la référence quand vous appelez.',
  'A dhow with a lantern and a parcel on deck sails by night towards the lights of a far shore.':
    'Un boutre avec une lanterne et un colis sur le pont vogue de nuit vers les lumières d’une côte lointaine.',
  'Safari, then the sea': 'Le safari, puis la mer',
  'We plan journeys through Tanzania’s northern parks and along its coast, from five days in Zanzibar to ten that begin among elephants and end on a beach.':
    'Nous préparons des voyages dans les parcs du nord de la Tanzanie et sur sa côte, de cinq jours à Zanzibar à dix jours qui commencent parmi les éléphants et finissent à la plage.',
  'Sample Trips': 'Exemples de voyages',
  'Four routes as a start. Each can be longer, shorter, slower or cheaper; tell us what you have in mind.':
    'Quatre itinéraires pour commencer. Plus long, plus court, plus lent ou moins cher ? Tout est possible : dites-nous vos envies.',
  'We are a registered and licensed tour operator in Tanzania. Our guests see the northern parks, the coast round Pangani and Tanga, and Zanzibar, in standard or luxury accommodation, on routes made to fit the people who travel.':
    'Nous sommes un voyagiste enregistré et agréé en Tanzanie. Nos voyageurs découvrent les parcs du nord, la côte autour de Pangani et de Tanga, et Zanzibar, en hébergement standard ou de luxe, sur des itinéraires faits à la mesure de chacun.',
  'We also help with what lies between: domestic and international flights, which we book with you as part of the service; vehicles that are comfortable on a bad road; and the carved giraffe that will not go into anyone’s hand luggage.':
    'Nous aidons aussi pour tout ce qui se trouve entre les deux : les vols intérieurs et internationaux, que nous réservons avec vous, cela fait partie du service ; des véhicules confortables même sur une mauvaise route ; et la girafe sculptée qui n’entrera dans aucun bagage à main.',
  'Three parks to begin with': 'Trois parcs pour commencer',
  'A plain that never ends, a bowl full of animals, and a dry country that hardly anyone visits.':
    'Une plaine sans fin, une cuvette pleine d’animaux et un pays sec où presque personne ne va.',
  'Where would you like to go?': 'Où aimeriez-vous aller ?',
  'Five ways into the country. Each opens a wall of posters, one for every place.':
    'Cinq portes sur le pays. Chacune ouvre un mur d’affiches, une par lieu.',
  'Fifteen parks, from the plains of the Serengeti to the chimpanzees of Gombe.':
    'Quinze parcs, des plaines du Serengeti aux chimpanzés de Gombe.',
  'Five islands, from a bar of sand that the tide covers to a marine park.':
    'Cinq îles, d’un banc de sable que la marée recouvre à un parc marin.',
  'Stone tools, coral mosques, caravan yards, and a cave where people still pray.':
    'Outils de pierre, mosquées de corail, cours de caravanes, et une grotte où l’on prie encore.',
  'An old town, two markets, a palace, a forest, and beaches to the north and east.':
    'Une vieille ville, deux marchés, un palais, une forêt, et des plages au nord et à l’est.',
  'Standard and luxury beds: lodges and tented camps in the north, guest houses and beach hotels on the coast and the islands.':
    'Hébergement standard ou de luxe : lodges et camps de toile au nord, maisons d’hôtes et hôtels de plage sur la côte et dans les îles.',
  'A package is a first draft. Dates, parks, pace and company are yours to change before anything is booked.':
    'Un forfait est un premier jet. Dates, parcs, rythme et compagnie : vous pouvez tout changer avant la réservation.',
  'Four-wheel drives with roofs that lift, and a driver who also guides. Roads to the parks are long; the seats matter.':
    'Des 4x4 au toit relevable, avec un chauffeur qui est aussi guide. La route des parcs est longue ; les sièges comptent.',
  'International and domestic flights, booked together with you, so that the last airstrip meets the first ferry.':
    'Vols internationaux et intérieurs, réservés avec vous, pour passer sans attendre de la dernière piste au premier ferry.',
  'Bought something large? We carry it from the market to where you need it, and note where it is on its way.':
    'Un achat encombrant ? Nous l’acheminons du marché jusqu’à l’endroit voulu, et notons où il en est en chemin.',
  'One operator, both halves': 'Un seul voyagiste pour les deux moitiés',
  'Bush and beach are planned at one desk, so the day between them is not lost to a connection.':
    'Brousse et plage se préparent au même bureau, et la journée entre les deux ne se perd pas en correspondance.',
  'Prices in the open': 'Des prix affichés',
  'Every package shows its price, with the size of the group where the price depends on it. What is not included is listed beside what is.':
    'Chaque forfait indique son prix et, s’il en dépend, la taille du groupe. Ce qui n’est pas compris figure à côté de ce qui l’est.',
  'The truth about the weather': 'La vérité sur la météo',
  'Each page carries a ring of twelve months, with the rain in it. Green months are cheaper for a reason, and can be lovely.':
    'Chaque page porte un anneau de douze mois, pluie comprise. Les mois verts sont moins chers, non sans raison, et peuvent être superbes.',
  'No signal? Read on': 'Pas de réseau ? Continuez à lire',
  'There is little of it in the parks. This site keeps its pages on your phone after the first visit, and a booking request written at camp is sent by itself when the signal comes back.':
    'Il y en a peu dans les parcs. Ce site garde ses pages sur votre téléphone dès la première visite, et une demande de réservation écrite au camp part d’elle-même quand le réseau revient.',
  'What is saved on this device': 'Ce qui est enregistré sur cet appareil',
  'Contact Us': 'Nous contacter',
  'Call, write, or send a message. If it is about a date, tell us the month and how many of you there are; that is enough to begin.':
    'Appelez, écrivez ou envoyez un message. S’il s’agit d’une date, dites-nous le mois et combien vous êtes ; cela suffit pour commencer.',
  'Northern safaris, Zanzibar, and both in one journey: parks, packages and prices of a Tanzanian operator, readable with or without a signal.':
    'Safaris du nord, Zanzibar, et les deux en un voyage : parcs, forfaits et prix d’un voyagiste tanzanien, lisibles avec ou sans réseau.',
  'Every park is one plate in a series. The ring on it is the year: coloured arcs for the best months, dots for rain.':
    'Chaque parc est une planche d’une série. Son anneau est l’année : arcs de couleur pour les meilleurs mois, points pour la pluie.',
  'Tanzania’s parks as a wall of posters: what each has that no other has, its best months and its rain, and what there is to do once you are there.':
    'Les parcs de Tanzanie en un mur d’affiches : ce que chacun a et qu’aucun autre n’a, ses meilleurs mois et sa pluie, et ce qu’on peut y faire une fois sur place.',
  'All our packages': 'Tous nos forfaits',
  'Safaris in the north, days in Zanzibar, and journeys that combine the two. Prices are per person.':
    'Des safaris dans le nord, des jours à Zanzibar, et des voyages qui unissent les deux. Les prix s’entendent par personne.',
  'Why Choose a Package': 'Pourquoi choisir un forfait',
  'A route that has been driven': 'Une route déjà parcourue',
  'The hours between two beds are written into each itinerary, and so is what you can do when it rains.':
    'Les temps de route d’une étape à l’autre figurent dans chaque itinéraire, tout comme ce que vous pouvez faire quand il pleut.',
  'Yours to change': 'Libre à vous de le changer',
  'Add a night, leave out a park, bring the grandparents. Tell us in the booking form, and we send a new price.':
    'Ajoutez une nuit, retirez un parc, emmenez les grands-parents. Dites-le dans le formulaire : nous vous envoyons un nouveau prix.',
  'Nothing paid on this site': 'Rien ne se paie sur ce site',
  'A request commits you to nothing. We answer with dates and a price in writing; only then do you decide.':
    'Une demande ne vous engage à rien. Nous répondons par écrit avec des dates et un prix ; alors seulement, vous décidez.',
  'Plains, island or both?': 'Plaines, île ou les deux ?',
  'Ten journeys through Tanzania with their days and prices per person: northern safaris, stays in Zanzibar, and trips that combine the plains and the beach.':
    'Dix voyages en Tanzanie avec leurs jours et leurs prix par personne : safaris dans le nord, séjours à Zanzibar, et circuits alliant plaines et plage.',
  'Has it arrived?': 'Votre demande est-elle arrivée ?',
  'Every request has a reference from the first moment. Enter it with the e-mail address or phone number you gave us, and see what we have received.':
    'Chaque demande a une référence dès le premier instant. Saisissez-la avec votre adresse e-mail ou votre numéro de téléphone, et voyez ce que nous avons reçu.',
  'With the reference on the stamp and the e-mail address or phone number of your request, you see what has reached us, and when we received it.':
    'Avec la référence du tampon et l’adresse e-mail ou le numéro de téléphone de votre demande, vous voyez ce qui nous est parvenu, et quand nous l’avons reçu.',
  'Saved on this device': 'Enregistré sur cet appareil',
  'Your own shelf of this atlas: every page and picture on it opens without a signal. Here is what is on it, and how to make sure it stays there.':
    'Votre exemplaire de cet atlas : chaque page et chaque image qui s’y trouve s’ouvre sans réseau. Voici ce qu’il contient, et comment vous assurer que tout y reste.',
  'What are you looking for?': 'Que cherchez-vous ?',
  'Which pages and pictures of this site are saved on this device, how much space they take, and when they were saved. All of them can be read without a signal.':
    'Les pages et les images de ce site enregistrées sur cet appareil, la place qu’elles prennent et depuis quand elles y sont. Toutes se lisent sans réseau.',
  'Tanzania safaris and beach camps, planned with you':
    'Safaris et camps de plage en Tanzanie, préparés avec vous',
  'Wildlife parks of Tanzania, plate by plate': 'Les parcs animaliers de Tanzanie, planche par planche',
  'All packages: safaris, Zanzibar, and both': 'Tous les forfaits : safaris, Zanzibar, et les deux',
  'Look up a request by its reference': 'Retrouver une demande par sa référence',
  'What is saved here for reading offline': 'Ce qui est enregistré ici pour lire hors ligne',
  'Search every park, beach and package': 'Chercher parmi tous les parcs, plages et forfaits',
  'Look for an animal, a place, a month or a price in all pages of this site. The search runs on your own device, with or without a signal.':
    'Cherchez un animal, un lieu, un mois ou un prix dans toutes les pages de ce site. La recherche se fait sur votre appareil, avec ou sans réseau.',
  'A view through field glasses: in one round an elephant on a golden plain, in the other a red-sailed dhow at sea.':
    'Une vue aux jumelles : dans un cercle un éléphant sur une plaine dorée, dans l’autre un boutre à voile rouge en mer.',
  'An animal, a place, a month: search every page, here on your device.':
    'Un animal, un lieu, un mois : cherchez dans toutes les pages, ici, sur votre appareil.',
  'To begin with': 'Pour commencer',
  Elephants: 'Éléphants',
  Dhow: 'Boutre',
  Flamingos: 'Flamants',
  Balloon: 'Montgolfière',
  Waterfall: 'Cascade',
  Turtles: 'Tortues',
  Honeymoon: 'Lune de miel',
  Caves: 'Grottes',
  Ruins: 'Ruines',
  Sunset: 'Coucher de soleil',
  February: 'Février',
};
