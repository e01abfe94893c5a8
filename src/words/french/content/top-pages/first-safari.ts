/** Answers before the first safari, on the page important-details. */
export const firstSafari: Readonly<Record<string, string>> = {
  'Your first safari': 'Un premier safari',
  'What are the beds like, standard by standard?': 'Comment dort-on, du plus simple au luxe ?',
  'From a tent that you put up yourself to a villa by the sea. Each day of an itinerary says where you sleep; this is what the words mean.':
    'De la tente que vous montez vous-même à la villa au bord de la mer. Chaque jour d’un itinéraire dit où vous dormez ; voici quel lit vous attend.',
  'Standards can be mixed: tell us where the bed matters to you and where it does not. The offer names every house, so that you can look it up before you accept.':
    'Les catégories se mélangent : dites-nous où le lit compte pour vous, et où il ne compte pas. L’offre nomme chaque établissement, pour que vous puissiez vous renseigner avant d’accepter.',
  Campsite: 'Camping',
  'A tent for you to put up, a mattress from us, and a sleeping bag that you bring or hire. In the parks these are public sites, some without a fence. A cook travels with you. Do not count on a shower every night.':
    'Une tente que vous montez, un matelas que nous fournissons, un sac de couchage que vous apportez ou louez. Dans les parcs, ce sont des campings publics, parfois sans clôture. Un cuisinier voyage avec vous. Ne comptez pas sur une douche chaque soir.',
  'Guest house': 'Pension',
  'Simple. In Zanzibar a double or twin room with a fan, a mosquito net and breakfast; in Arusha the bed before the first night in a tent.':
    'Simple. À Zanzibar, une chambre double ou à deux lits avec ventilateur, moustiquaire et petit-déjeuner ; à Arusha, le lit d’avant la première nuit sous la tente.',
  'Hotel and lodge': 'Hôtel et lodge',
  'A room in a house with a garden, on safari often with a pool. The hotels of our middle package in Zanzibar have air conditioning. Families get a family room, or two that adjoin where there is none.':
    'Une chambre dans une maison avec jardin, en safari souvent avec piscine. Dans notre forfait moyen à Zanzibar, les hôtels sont climatisés. Les familles ont une chambre familiale, ou deux chambres voisines s’il n’y en a pas.',
  'Tented camp': 'Camp de toile',
  'Canvas that you can stand up in, with real beds; at Ndutu and on the luxury safari with a washroom of your own. You hear the night through the wall, and after dark somebody walks you to your tent. At the beach camp near Pangani families have a banda, a hut, in its place.':
    'Des tentes où l’on tient debout, avec de vrais lits ; à Ndutu et pendant le safari de luxe, avec une salle d’eau privée. On entend la nuit à travers la toile, et après le coucher du soleil quelqu’un vous raccompagne à votre tente. Au camp de plage près de Pangani, les familles ont à la place une banda, une case.',
  Luxury: 'Luxe',
  'Fewer moves and better places: a lodge inside Tarangire or on the rim of Ngorongoro, where fires are lit in the evening; a small tented camp with hot water in a proper bathroom; in Zanzibar a suite in an old town house and a villa on the beach.':
    'Moins de changements et de meilleures adresses : un lodge dans Tarangire ou au bord du Ngorongoro, où l’on allume le feu le soir ; un petit camp de toile, avec l’eau chaude dans une vraie salle de bains ; à Zanzibar, une suite dans une vieille maison de ville et une villa sur la plage.',
  'Compare the nights of two packages': 'Comparer les nuits de deux forfaits',
  'Malaria: can we come with children?': 'Paludisme : peut-on venir avec des enfants ?',
  'Many families do, but ask a doctor of travel medicine before you book: children fall seriously ill with malaria faster than adults.':
    'Beaucoup de familles le font, mais consultez un médecin des voyages avant de réserver : chez l’enfant, le paludisme devient grave plus vite que chez l’adulte.',
  'Go six to eight weeks before you fly, and bring the route and each child’s weight. There are tablets for children, given by weight, but not every medicine is for every age: the doctor chooses. Many doctors advise against taking babies and very small children where there is malaria, and against going while pregnant.':
    'Prenez rendez-vous six à huit semaines avant le départ, avec l’itinéraire et le poids de chaque enfant. Il existe des comprimés pour enfants, selon leur poids, mais chaque médicament ne convient pas à chaque âge : c’est au médecin de choisir. Beaucoup de médecins déconseillent d’emmener des bébés et de très jeunes enfants dans les zones de paludisme, et d’y aller enceinte.',
  'There is malaria all year, most of it on the coast and in low, warm country. Below about 1,800 m count on it. On the rim of Ngorongoro the risk is small, but none of our routes stays that high.':
    'Le paludisme est présent toute l’année, surtout sur la côte et dans les régions basses et chaudes. Au-dessous de 1 800 m environ, comptez avec lui. Au bord du Ngorongoro le risque est faible, mais aucun de nos itinéraires ne reste aussi haut.',
  'The mosquitoes that carry it bite from dusk to dawn. Sleep under a net without holes, wear long sleeves and trousers in the evening, and use a repellent that suits the child’s age. Nothing protects completely: with any fever on the journey, or within three months after it, see a doctor the same day and say that you were in Tanzania.':
    'Les moustiques qui le transmettent piquent du crépuscule à l’aube. Dormez sous une moustiquaire sans trous, portez manches et pantalons longs le soir, et prenez un répulsif adapté à l’âge de l’enfant. Rien ne protège tout à fait : pour toute fièvre pendant le voyage ou dans les trois mois qui suivent, consultez le jour même et dites que vous étiez en Tanzanie.',
  'How do we get from Hamburg or Lyon to Kilimanjaro?': 'Comment aller de Lyon au Kilimanjaro ?',
  'With one change, usually in Amsterdam, Frankfurt, Istanbul or Doha. There is no direct flight from either city.':
    'Avec une escale, le plus souvent à Amsterdam, Francfort, Istanbul ou Doha. Il n’y a pas de vol direct depuis Lyon, ni depuis Hambourg.',
  'By Addis Ababa it works as well, mostly with a second change. Airlines alter their routes with the seasons, so look them up before you plan the rest. Reckon with 15 to 20 hours from your door to a bed in Arusha, and with more if the wait between two flights is long.':
    'On peut aussi passer par Addis-Abeba, en général avec une seconde correspondance. Les compagnies changent leurs lignes à chaque saison : vérifiez avant d’organiser le reste. Comptez 15 à 20 heures de votre porte à un lit à Arusha, davantage si la correspondance est longue.',
  'Kilimanjaro airport, JRO on the ticket, lies between Arusha and Moshi. To Arusha it is about an hour by road.':
    'L’aéroport du Kilimanjaro, JRO sur le billet, se trouve entre Arusha et Moshi. Arusha est à une heure de route environ.',
  'If the journey ends by the sea, ask for a ticket to Kilimanjaro and home from Zanzibar. A long stop in Addis Ababa or Nairobi may call for the yellow certificate: see yellow fever on this page.':
    'Si le voyage finit à la mer, demandez un billet avec l’aller au Kilimanjaro et le retour depuis Zanzibar. Après une longue escale à Addis-Abeba ou à Nairobi, le carnet jaune peut être exigé : voyez la fièvre jaune sur cette page.',
  'Ask us for help with flights': 'Demander de l’aide pour les vols',
  'What does a day cost beside the package?': 'Combien coûte une journée en plus du forfait ?',
  'On safari little: drinks, tips and what you buy. By the sea more, because not every meal is in the package.':
    'En safari, peu : les boissons, les pourboires et vos achats. À la mer, davantage, car tous les repas ne sont pas dans le forfait.',
  'Each package lists what is included and what is not. Carry shillings in small notes, as there is no cash machine in the parks.':
    'Chaque forfait dit ce qui est compris et ce qui ne l’est pas. Emportez des shillings en petites coupures : il n’y a pas de distributeur dans les parcs.',
  'Drinks and meals': 'Boissons et repas',
  'Drinking water is included on our safaris; soft drinks, beer and wine mostly are not. Meals are included where the itinerary names them.':
    'L’eau potable est comprise dans nos safaris ; les sodas, la bière et le vin ne le sont généralement pas. Les repas sont compris quand l’itinéraire les nomme.',
  'For guides, cooks and the people of the camps. What is usual is under “Money and payments”.':
    'Pour les guides, les cuisiniers et le personnel des camps. Ce qui est d’usage se lit sous « Argent et paiement ».',
  'Extras in the parks': 'Suppléments dans les parcs',
  'A balloon, a walk with a ranger or a night drive, where your package does not name it. We tell you the price before you decide.':
    'Une montgolfière, une marche avec un ranger ou un safari de nuit, si votre forfait ne les nomme pas. Nous vous disons le prix avant que vous ne décidiez.',
  'In town and by the sea': 'En ville et à la mer',
  'Taxis, laundry, souvenirs, a boat trip. Zanzibar charges an infrastructure tax for each night, and some hotels ask for it on the spot.':
    'Taxi, lessive, souvenirs, sortie en bateau. Zanzibar perçoit une taxe d’infrastructure par nuit, que certains hôtels demandent sur place.',
  'Once for the whole journey': 'Une fois pour tout le voyage',
  'Flights, visa, travel insurance and for Zanzibar its own, vaccinations and malaria tablets.':
    'Les vols, le visa, l’assurance voyage et celle que Zanzibar exige, les vaccins et les comprimés contre le paludisme.',
  'How much luggage may go in a small plane?': 'Combien de bagages dans un petit avion ?',
  'Usually 15 kg a person in a soft bag, with hand luggage and camera included. Hard cases are turned away at the airstrip.':
    'D’habitude 15 kg par personne dans un sac souple, bagage à main et appareil photo compris. Les valises rigides sont refusées à la piste.',
  'Bush planes are loaded through a low hatch: a bag without frame or wheels can be pushed in, a box cannot. Each airline has its own rule, and your offer names the airline. Some sell more weight if it is ordered early.':
    'Les avions de brousse se chargent par une trappe basse : un sac sans armature ni roulettes s’y glisse, une caisse non. Chaque compagnie a ses règles, et votre offre nomme la compagnie. Certaines vendent des kilos de plus si on les demande tôt.',
  'What is over can wait in our office or be carried on by road. Keep medicines, papers and the camera in the small bag beside you. Where you travel by road alone nobody weighs anything, but a soft bag still fits best.':
    'Le surplus peut attendre à notre bureau ou vous suivre par la route. Gardez médicaments, papiers et appareil photo dans le petit sac que vous avez près de vous. Par la route seule, personne ne pèse rien, mais un sac souple se range toujours mieux.',
};
