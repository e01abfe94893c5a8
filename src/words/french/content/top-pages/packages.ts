/** The page packages. */
export const packages: Readonly<Record<string, string>> = {
  'Packages by length': 'Forfaits par durée',
  '8 or 9': '8 ou 9',
  '5 to 7': 'de 5 à 7',
  'Begin with the days you have. Five will do for an island; ten hold a safari and the sea after it.':
    'Partez du nombre de jours dont vous disposez. Cinq suffisent pour une île ; en dix, on fait un safari, puis la mer.',
  'Why Choose a Ready-Made Route': 'Pourquoi choisir un itinéraire tout prêt',
  'The long drives are known': 'Les longs trajets sont connus',
  'Somebody has sat through each of them. Where a stage takes five hours, the itinerary says five hours.':
    'Quelqu’un les a tous faits jusqu’au bout. Quand une étape dure cinq heures, l’itinéraire dit cinq heures.',
  'One price to start from': 'Un prix de départ',
  'The figure on the card is for the number of people given beside it. If there are fewer or more of you, we work it out again.':
    'Le chiffre sur la fiche vaut pour le nombre de personnes indiqué à côté. Si vous êtes plus ou moins nombreux, nous refaisons le calcul.',
  'Room for your own days': 'De la place pour vos propres jours',
  'Put a free day in front for the jet lag, or one at the end for the beach. The rest of the route moves with it.':
    'Ajoutez un jour libre au début pour le décalage horaire, ou un à la fin pour la plage. Le reste de l’itinéraire se décale avec lui.',
  'Shortest first': 'Du plus court au plus long',
  'Not sure whether it should be plains, sea or both?': 'Plaines, mer ou les deux : vous hésitez ?',
  'About our three kinds of package': 'Nos trois sortes de forfaits',
  'The same ten Tanzanian packages laid out by the days you have: five to seven for Zanzibar alone, eight or nine for a safari, ten for plains and beach.':
    'Les dix mêmes forfaits rangés par nombre de jours : cinq à sept pour Zanzibar seule, huit ou neuf pour un safari, dix pour les plaines et la plage.',
  'There are three kinds: the plains, the island, and one after the other. Here is how they differ.':
    'Il y en a trois sortes : les plaines, l’île, et l’une après les autres. Voici ce qui les distingue.',
  'Northern safaris': 'Safaris dans le nord',
  'A package is a route with its beds, drives and entrance fees worked out. You can book it as it stands. Most people change something, and that is what it is for.':
    'Un forfait est un itinéraire dont les nuits, les trajets et les droits d’entrée sont déjà calculés. Vous pouvez le réserver tel quel. La plupart des gens y changent quelque chose : il est fait pour cela.',
  'They begin and end in Arusha. Between lie Tarangire’s baobabs, the wall of the Rift at Manyara, the Serengeti and the crater of Ngorongoro, in an order that spares you driving any road twice where that can be helped.':
    'Ils commencent et finissent à Arusha. Entre les deux, les baobabs de Tarangire, la paroi du Rift à Manyara, le Serengeti et le cratère du Ngorongoro, dans un ordre qui vous évite, autant que possible, de faire deux fois la même route.',
  'You have one vehicle and one guide from the first morning to the last. What sets the four apart is where you sleep and how fast you move: tents and long days, family rooms and short ones, or lodges with a bath at the end.':
    'Vous avez un seul véhicule et un seul guide du premier au dernier matin. Ce qui distingue les quatre, c’est où vous dormez et à quelle allure vous avancez : tentes et longues journées, chambres familiales et journées courtes, ou lodges avec un bain au bout.',
  Days: 'Jours',
  'At their best': 'La meilleure période',
  'Greenest and cheapest': 'Le plus vert, le moins cher',
  'A stay in two halves: lanes and rooftops in Stone Town, then sand. The drive across the island takes little more than an hour, so nobody has to choose between them.':
    'Un séjour en deux moitiés : ruelles et toits de Stone Town, puis le sable. La traversée de l’île en voiture prend à peine plus d’une heure ; personne n’a donc à choisir.',
  'Which coast you get matters more than which hotel. In the east the tide takes the sea far out twice a day; at Kendwa and Nungwi in the north you can swim at any hour. Every itinerary says which coast it goes to.':
    'La côte où vous logez compte plus que l’hôtel. À l’est, la marée emmène la mer au loin deux fois par jour ; à Kendwa et Nungwi, au nord, on se baigne à toute heure. Chaque itinéraire dit sur quelle côte il va.',
  'June to October, January, February': 'Juin à octobre, janvier, février',
  Wettest: 'Le plus pluvieux',
  'First the early mornings, then the late ones. One of the two flies from the bush to Zanzibar, and you have sand under your feet the same afternoon. The other goes all the way by road, past a rhino sanctuary, to our own coast at Pangani.':
    'D’abord les matins à l’aube, puis les grasses matinées. Dans l’un des deux, vous prenez l’avion de la brousse à Zanzibar, et vous avez du sable sous les pieds l’après-midi même. L’autre fait tout le trajet par la route, en passant par un sanctuaire de rhinocéros, jusqu’à notre propre côte, à Pangani.',
  'Where you fly, small aircraft carry 15 kilograms a person in soft bags. Souvenirs count, unless you leave them to us.':
    'Sur les trajets en avion, les petits appareils prennent 15 kilos par personne, en sacs souples. Les souvenirs comptent, sauf si vous nous les confiez.',
  Available: 'Disponible',
  'From package to journey': 'Du forfait au voyage',
  'Would you rather start from the days you have?': 'Vous préférez choisir d’après vos jours ?',
  'All ten, shortest first': 'Les dix, du plus court au plus long',
  'Looking for a bed without a tour?': 'Vous cherchez seulement un hébergement ?',
  'You choose a start': 'Vous choisissez un point de départ',
  'Open a package, read its itinerary, and press Book Now. Or tell us in your own words what you would change.':
    'Ouvrez un forfait, lisez son itinéraire et appuyez sur « Réserver ». Ou dites-nous avec vos mots ce que vous changeriez.',
  'We answer in writing': 'Nous répondons par écrit',
  'With dates, the lodges and camps by name, what is included and what is not, and a price for your number of people.':
    'Avec les dates, les lodges et les camps par leur nom, ce qui est compris et ce qui ne l’est pas, et un prix pour votre groupe.',
  'You decide': 'Vous décidez',
  'Nothing is paid on this site. The offer names the deposit and how to pay it; until you accept, it costs nothing.':
    'Rien ne se paie sur ce site. L’offre indique l’acompte et comment le régler ; tant que vous n’avez pas accepté, elle ne coûte rien.',
  'We book it all': 'Nous réservons tout',
  'Beds, permits, vehicle and flights. You get a day-by-day programme with telephone numbers, and this site on your phone for the hours without a signal.':
    'Hébergements, permis, véhicule et vols. Vous recevez un programme jour par jour avec les numéros de téléphone, et ce site sur votre téléphone pour les heures sans réseau.',
  'Three kinds of package explained: northern safaris, stays in Zanzibar, and safari with beach. What each is like, its best months, and what it costs.':
    'Trois sortes de forfaits expliquées : safaris dans le nord, séjours à Zanzibar, et safari avec plage. Le caractère de chacune, ses meilleurs mois et son prix.',
  'Tour packages by length, from five days to ten': 'Forfaits par durée, de cinq à dix jours',
  'About our packages: safari, Zanzibar, or both': 'Nos forfaits : safari, Zanzibar, ou les deux',
};
