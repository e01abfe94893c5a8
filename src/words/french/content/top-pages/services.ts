/** The page services. */
export const services: Readonly<Record<string, string>> = {
  Accommodation: 'Hébergement',
  'Tailored Safari Experiences': 'Safaris sur mesure',
  'Luxury Tour Vehicles': 'Véhicules de luxe',
  'Souvenir Transport': 'Transport de souvenirs',
  'Why Choose Us': 'Pourquoi nous choisir',
  'Five things that we do for a journey. Take all of them, or only the one you need.':
    'Cinq choses que nous faisons pour un voyage. Prenez-les toutes, ou seulement celle qu’il vous faut.',
  'Standard or luxury, and it need not be the same every night. A plain guest house before the early flight, a tented camp where the herds are, a good hotel at the end: we mix them so that the money goes where you will notice it.':
    'Standard ou luxe, et pas forcément la même chose chaque nuit. Une pension simple avant le vol du matin, un camp de toile là où sont les troupeaux, un bon hôtel à la fin : nous les panachons pour que l’argent aille là où vous le remarquerez.',
  'Lodges and tented camps in the northern parks': 'Lodges et camps de toile dans les parcs du nord',
  'A resthouse, a campsite and a restaurant for single nights':
    'Une maison d’hôtes, un camping et un restaurant pour une nuit isolée',
  'Hotels and town houses in Zanzibar': 'Hôtels et maisons de ville à Zanzibar',
  'Resthouse, camping and restaurant': 'Maison d’hôtes, camping et restaurant',
  'Packages with their lodges': 'Les forfaits avec leurs lodges',
  'A package is a first draft. You say what stays, what goes and who comes along; we redraw the route so that it can still be driven, and price it again.':
    'Un forfait est un premier jet. Vous dites ce qui reste, ce qui part et qui vient ; nous redessinons l’itinéraire pour qu’il reste faisable, et refaisons le prix.',
  'Parks, pace and length as you like them': 'Les parcs, le rythme et la durée à votre goût',
  'Days for children, for photographers, for people who do not walk far':
    'Des jours pour les enfants, pour les photographes, pour ceux qui marchent peu',
  'Balloon, night drive or a second guide where the park allows it':
    'Montgolfière, safari de nuit ou second guide là où le parc le permet',
  'Plan your trip': 'Préparez votre voyage',
  'The parks, one by one': 'Les parcs, un par un',
  'Four-wheel drives with a roof that lifts, so that everybody stands in the shade and sees out on all sides. One vehicle is yours for the whole safari, and so is the person who drives it.':
    'Des 4x4 au toit relevable, pour que chacun se tienne debout à l’ombre et voie de tous les côtés. Un véhicule est à vous pour tout le safari, et la personne qui le conduit aussi.',
  'A window seat for every guest': 'Une place côté fenêtre pour chaque voyageur',
  'Sockets for cameras and a cool box for water':
    'Des prises pour les appareils photo et une glacière pour l’eau',
  'Binoculars and a field guide on board': 'Des jumelles et un livre sur la faune à bord',
  'Who drives and guides': 'Qui conduit et qui guide',
  'Help with domestic and international flights comes with your journey. We look for connections that fit the drives, book them with you, and keep an eye on the times when an airline changes them.':
    'L’aide pour les vols intérieurs et internationaux fait partie de votre voyage. Nous cherchons des correspondances qui s’accordent aux trajets, les réservons avec vous, et surveillons les horaires quand une compagnie les change.',
  'Flights to Kilimanjaro, Dar es Salaam and Zanzibar': 'Vols vers Kilimanjaro, Dar es Salaam et Zanzibar',
  'Light aircraft between airstrips in the parks and the coast':
    'Petits avions entre les pistes des parcs et la côte',
  'Seats for the whole party under one request': 'Des places pour tout le groupe en une seule demande',
  'Ask for a flight': 'Demander un vol',
  'A carved door does not fit a bush plane. Leave it with us: we label it, carry it from the market to the place you name, and keep a note of where it is on the way.':
    'Une porte sculptée n’entre pas dans un avion de brousse. Laissez-la-nous : nous l’étiquetons, l’acheminons du marché au lieu que vous indiquez, et notons où elle en est en chemin.',
  'A note of what it is, whose it is and where it goes':
    'Une note qui dit ce que c’est, à qui c’est et où cela va',
  'Carried to your hotel, the airport or our office': 'Livré à votre hôtel, à l’aéroport ou à notre bureau',
  'Nothing made of ivory, shell, coral or skin: it cannot leave the country':
    'Rien en ivoire, coquillage, corail ou peau : cela ne peut pas quitter le pays',
  'Who carries it': 'Qui s’en charge',
  'We are here': 'Nous sommes sur place',
  'One office in Arusha, one on the coast. If a road is washed out we hear of it before you do.':
    'Un bureau à Arusha, un sur la côte. Si une route est emportée, nous l’apprenons avant vous.',
  'Registered and licensed': 'Enregistrés et agréés',
  'We are a registered and licensed tour operator in Tanzania. Ask us for the papers; we send them with the offer.':
    'Nous sommes un voyagiste enregistré et agréé en Tanzanie. Demandez-nous les documents ; nous les joignons à l’offre.',
  'One desk for everything': 'Un seul service pour tout',
  'Safari, flight, beach and the parcel from the market are with the same people, who can see all of it at once.':
    'Safari, vol, plage et colis du marché sont entre les mêmes mains, qui ont le tout sous les yeux.',
  'It works without a signal': 'Cela marche sans réseau',
  'Your pages, prices and requests are kept on your phone. What you write at camp is sent when the signal returns.':
    'Vos pages, vos prix et vos demandes restent sur votre téléphone. Ce que vous écrivez au camp part quand le réseau revient.',
  'Accommodation, tailored safaris, tour vehicles, help with flights and transport of souvenirs: what each service covers and where on this site to ask for it.':
    'Hébergement, safaris sur mesure, véhicules, aide pour les vols et transport de souvenirs : ce que couvre chaque service et où le demander sur ce site.',
  'Our services: beds, safaris, vehicles and flights':
    'Nos services : hébergement, safaris, véhicules et vols',
};
