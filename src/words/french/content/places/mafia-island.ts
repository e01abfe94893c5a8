/** Texts of the page of Mafia Island. */
export const mafiaIsland: Readonly<Record<string, string>> = {
  'Mafia Island: whale sharks, reefs and Swahili ruins':
    'Île de Mafia : requins-baleines, récifs et ruines swahilies',
  'A marine park off the mouth of the Rufiji: when whale sharks come to Mafia Island, where to dive in which wind, and how to fill four to seven days.':
    'Un parc marin face aux bouches du Rufiji : quand viennent les requins-baleines à Mafia, où plonger selon le vent, et que faire en quatre à sept jours.',
  'Diving and snorkelling in Chole Bay': 'Plongée et snorkeling dans la baie de Chole',
  'Whale sharks off Kilindoni': 'Requins-baleines au large de Kilindoni',
  'Turtle hatchings on Juani': 'Éclosions de tortues à Juani',
  'The ruined town of Kua': 'La ville en ruine de Kua',
  'Dhow to a sandbank': 'En boutre vers un banc de sable',
  '4-7 days': '4 à 7 jours',
  'Coconuts, coral and the moon’s timetable, half an hour by small aeroplane from the mainland.':
    'Des cocotiers, du corail et l’horaire de la lune, à une demi-heure de petit avion du continent.',
  'History and Traditions': 'Histoire et traditions',
  'From the air it looks like an island still being made: palms, then mangrove, then sandbars dissolving into a green bay. The aircraft has a dozen seats. You climb out at Kilindoni into wind that smells of drying octopus, and a man with a barrow has your bag before you have found your hat.':
    'Vue du ciel, c’est une île encore en chantier : des palmiers, puis de la mangrove, puis des bancs de sable qui se dissolvent dans une baie verte. L’avion a douze places. Vous en descendez à Kilindoni, dans un vent qui sent le poulpe séché, et un homme à brouette tient votre sac avant que vous ayez trouvé votre chapeau.',
  'Merchants linked to Kilwa built a town at Kisimani, on the western point, some eight centuries ago; the sea has taken nearly all of it. Kua, on neighbouring Juani, was sacked about 1829 by Sakalava raiders who came by canoe from Madagascar, and its palace has stood open to the rain ever since. Power moved to little Chole, under Omanis and then Germans. In January 1915 British troops landed on Mafia to hunt the cruiser Königsberg, hidden in the delta opposite; aeroplanes flown from here guided the guns that finished her.':
    'Des marchands liés à Kilwa bâtirent une ville à Kisimani, sur la pointe ouest, il y a quelque huit siècles ; la mer l’a prise presque tout entière. Kua, sur l’île voisine de Juani, fut pillée vers 1829 par des Sakalava venus en pirogue de Madagascar, et son palais est depuis ouvert à la pluie. Le pouvoir passa à la petite Chole, sous les Omanais puis les Allemands. En janvier 1915, des troupes britanniques débarquèrent à Mafia pour traquer le croiseur Königsberg, caché dans le delta d’en face ; des aéroplanes partis d’ici réglèrent le tir des canons qui l’achevèrent.',
  'Fishing, coconuts and prayer divide the day now. At bamvua, the spring tides of new and full moon, villages walk out on the flats with sticks and buckets to look for octopus. For the Prophet’s birthday, frame drums go on past midnight, and you will hear them across the water.':
    'Aujourd’hui, la pêche, les cocotiers et la prière se partagent la journée. À bamvua, les grandes marées de nouvelle et de pleine lune, les villages sortent sur l’estran avec des bâtons et des seaux pour chercher le poulpe. Pour l’anniversaire du Prophète, les tambours sur cadre battent jusqu’après minuit, et vous les entendrez par-dessus l’eau.',
  'Exclusive Activities': 'À faire ici, et nulle part ailleurs',
  'On the flood the ocean pours into Chole Bay through Kinasi Pass, and groupers, rays and turtles gather there: a fast drift at 20 m or so, for certified divers. Learners and snorkellers stay inside, over gardens of two to eight metres. The kusi closes the outer walls from about June to September.':
    'Au flot, l’océan s’engouffre dans la baie de Chole par la passe de Kinasi, où se rassemblent mérous, raies et tortues : une dérive rapide vers 20 m, pour plongeurs brevetés. Débutants et amateurs de tuba restent à l’intérieur, au-dessus de jardins de deux à huit mètres. Le kusi ferme les tombants extérieurs de juin à septembre environ.',
  'Boats from Kilindoni look for fins in the plankton, seldom far out. In by the side, no flash, no touching, three metres from the body and four from the tail.':
    'Des bateaux de Kilindoni cherchent des ailerons dans le plancton, rarement loin. On se glisse à l’eau par le côté, sans flash, sans toucher, à trois mètres du corps et quatre de la queue.',
  'The park, declared in 1995, takes in 822 sq km with villages inside it. Spend a morning with nest monitors on Juani; between June and September a hatching may fall in your week.':
    'Le parc, créé en 1995, compte 822 km², villages compris. Passez une matinée avec ceux qui surveillent les nids à Juani ; de juin à septembre, une éclosion peut tomber dans votre semaine.',
  Wellness: 'Bien-être',
  'Coconut oil pressed on the island, a massage under thatch, yoga before the sun clears Juani. Nobody will telephone, because the signal is poor.':
    'De l’huile de coco pressée sur l’île, un massage sous le chaume, du yoga avant que le soleil passe Juani. Personne ne téléphonera : le réseau est mauvais.',
  'Cultural tours': 'Sorties culturelles',
  'By boat to Kua at high water, on foot through Chole’s boatyard, or by bicycle to the farms behind Utende for roast cassava and a lesson in climbing palms.':
    'En bateau à Kua à marée haute, à pied dans le chantier naval de Chole, ou à vélo vers les fermes derrière Utende, pour du manioc grillé et une leçon d’escalade de cocotier.',
  'Cover shoulders and knees away from the lodge, and men’s chests too.':
    'Hors du lodge, couvrez épaules et genoux ; les hommes, le torse aussi.',
  'The light aircraft takes 15 kg in a soft bag. Leave 18 hours between last dive and flight.':
    'Le petit avion accepte 15 kg en sac souple. Laissez 18 heures entre la dernière plongée et le vol.',
  'Bring cash and reef-safe cream; Kilindoni’s shops sell rope, rice and little else you will want.':
    'Apportez de l’argent liquide et une crème sans danger pour le corail ; les boutiques de Kilindoni vendent de la corde, du riz et pas grand-chose d’autre pour vous.',
  'Park fees are charged by the day. We quote them separately, so that you see them.':
    'Les droits du parc se paient par jour. Nous les chiffrons à part, pour que vous les voyiez.',
  'In Ramadan, do not eat or drink in the street before sunset.':
    'Pendant le ramadan, ne mangez ni ne buvez dans la rue avant le coucher du soleil.',
  'Mosquitoes are serious after rain. Ask your doctor about malaria tablets.':
    'Après la pluie, prenez les moustiques au sérieux. Parlez à votre médecin d’un traitement contre le paludisme.',
  'Flights from Dar es Salaam to Kilindoni take 30 to 40 minutes; Utende and the bay are 15 km across the island. The ferry from Nyamisati needs four hours or more and leaves when it leaves.':
    'Les vols de Dar es Salaam à Kilindoni prennent 30 à 40 minutes ; Utende et la baie sont à 15 km, de l’autre côté de l’île. Le ferry de Nyamisati met quatre heures ou plus, et part quand il part.',
  'Whale shark, green and hawksbill turtle, grouper, stingray, octopus, humpback whale (August to October), Comoro fruit bat.':
    'Requin-baleine, tortues verte et imbriquée, mérou, pastenague, poulpe, baleine à bosse (août à octobre), roussette des Comores.',
  Conservation: 'Protection',
  'Villages share in the park’s income and keep some reefs closed for months, so that octopus can grow. Buy no shells, and say no if turtle is offered.':
    'Les villages ont leur part des recettes du parc et ferment des récifs pendant des mois, pour que le poulpe grandisse. N’achetez pas de coquillages, et dites non si l’on vous propose de la tortue.',
  'Book Your Mafia Island Adventure Now': 'Réservez votre aventure à Mafia',
  'Learn More About Mafia': 'En savoir plus sur Mafia',
};
