/** Texts of the page of Saadani National Park. */
export const saadani: Readonly<Record<string, string>> = {
  'Saadani National Park: where the bush meets the ocean':
    'Parc national de Saadani : là où la brousse touche l’océan',
  'Giraffes behind the dunes, turtles on the sand, crocodiles on the Wami. How to plan two to four days in Tanzania’s park on the Indian Ocean coast.':
    'Girafes derrière les dunes, tortues sur le sable, crocodiles de la Wami : deux à quatre jours dans le parc tanzanien au bord de l’océan Indien.',
  '1,100': '1\u00a0100',
  'over 200': 'plus de 200',
  'Salt on your lips, elephant dung on the beach road, and Zanzibar below the horizon.':
    'Du sel sur les lèvres, du crottin d’éléphant sur la route de la plage, et Zanzibar sous l’horizon.',
  'Breakfast at Saadani comes with two soundtracks. From the left, surf, and perhaps a fisherman shouting to another about nets. From the right, a trumpeter hornbill, then the cough of a reedbuck that has seen something it dislikes. Walk a few hundred metres either way and you are in a different holiday.':
    'Le petit-déjeuner, à Saadani, a deux bandes-son. À gauche, les vagues, et peut-être un pêcheur qui crie quelque chose à un autre au sujet des filets. À droite, un calao trompette, puis la toux d’un cobe des roseaux qui a vu quelque chose qui ne lui plaît pas. Faites quelques centaines de mètres d’un côté ou de l’autre, et ce sont d’autres vacances.',
  'The park covers 1,100 sq km between the Wami River and the country south of Pangani. Inland is rolling bush with borassus palms; near the sea, open grass cut by creeks; then mangrove, salt flats and a beach of pale brown sand that runs on for kilometres. The water is warm and, close to the river mouths, cloudy with silt. Those who want glass-clear shallows sail across to Maziwi or Zanzibar afterwards.':
    'Le parc couvre 1 100 km² entre la Wami et le pays au sud de Pangani. À l’intérieur, une brousse ondulée à palmiers borassus ; près de la mer, des herbages coupés de bras d’eau ; puis la mangrove, les salines et une plage de sable brun pâle qui court sur des kilomètres. L’eau est chaude et, près des embouchures, trouble de limon. Ceux qui veulent des hauts-fonds transparents font voile ensuite vers Maziwi ou Zanzibar.',
  'Animals are here in fair variety and modest density. Giraffe, hartebeest and waterbuck are nearly certain, elephants and lions are shy and possible. We say this plainly because brochures like to show an elephant bathing in the waves. It has been seen. We would not plan a week around it.':
    'Les animaux sont d’une belle variété et d’une densité modeste. Girafes, bubales et cobes à croissant sont presque certains ; éléphants et lions, farouches et possibles. Nous le disons sans détour, car les brochures aiment montrer un éléphant qui se baigne dans les vagues. Cela s’est vu. Nous ne bâtirions pas une semaine là-dessus.',
  'What Saadani does better than the famous places is ease. It is the nearest bush to our own coast, it can be reached from Dar es Salaam or Pangani by road, and nobody hurries you. The village of Saadani, once a caravan port, still lives by prawns and salt, and a small ruined fort by the water recalls slave traders and German officers in turn.':
    'L’avantage de Saadani sur les lieux célèbres, c’est que tout y est facile. C’est la brousse la plus proche de notre côte, on y vient par la route de Dar es Salaam ou de Pangani, et personne ne vous presse. Le village de Saadani, jadis port de caravanes, vit toujours de crevettes et de sel, et un petit fort en ruine au bord de l’eau rappelle tour à tour les marchands d’esclaves et les officiers allemands.',
  'Hippo and crocodile': 'Hippopotame et crocodile',
  'The lower Wami holds plenty of both. From a boat you see the slides they have worn in the banks.':
    'La basse Wami en est pleine. Du bateau, on voit les glissoires qu’ils ont creusées dans les berges.',
  'Nesting turtles': 'Les tortues qui pondent',
  'Green turtles dig at Madete beach. Wardens watch the nests, and guests may be called when one hatches.':
    'Des tortues vertes creusent sur la plage de Madete. Des gardes surveillent les nids, et l’on appelle parfois les voyageurs quand un nid éclot.',
  'Plains animals by the sea': 'Animaux de plaine au bord de la mer',
  'Lichtenstein’s hartebeest, Bohor reedbuck, waterbuck and giraffe feed within hearing of the waves.':
    'Bubales de Lichtenstein, cobes des roseaux, cobes à croissant et girafes paissent à portée du bruit des vagues.',
  'Colobus in the river forest': 'Des colobes dans la forêt-galerie',
  'Black-and-white colobus sit high above the mangroves upstream, tails hanging like bell ropes.':
    'En amont, des colobes noir et blanc se tiennent très haut au-dessus de la mangrove, la queue pendante comme une corde de cloche.',
  'Birds, salt and fresh': 'Oiseaux d’eau douce et d’eau salée',
  'Over 200 species, among them mangrove kingfisher, African fish eagle and flamingos on the salt pans.':
    'Plus de 200 espèces, dont le martin-chasseur des mangroves, le pygargue vocifère et les flamants des salines.',
  'Wami by boat': 'La Wami en bateau',
  'Two to three hours from the river mouth upstream, best in late afternoon with the tide behind you.':
    'Deux à trois heures de l’embouchure vers l’amont, de préférence en fin d’après-midi, la marée dans le dos.',
  'Game drive': 'Safari en véhicule',
  'Early, through the grasslands to the water holes. Four hours with coffee on the bonnet.':
    'Tôt, à travers les herbages jusqu’aux points d’eau. Quatre heures, avec le café sur le capot.',
  'Bush walk': 'Marche en brousse',
  'Along creeks with an armed ranger, reading crabs’ and lions’ tracks in one stretch of mud.':
    'Le long des bras d’eau avec un ranger armé, à lire dans la même vase des traces de crabes et de lions.',
  'Village visit': 'Visite du village',
  'Prawn drying, dhow mending, the fort, a cup of ginger coffee. Dress modestly.':
    'Crevettes qui sèchent, boutres que l’on répare, le fort, une tasse de café au gingembre. Tenue décente.',
  'Check the road in April and May; a light aircraft may be the only way in.':
    'En avril et mai, renseignez-vous sur la route ; un petit avion est parfois le seul accès.',
  'Swim where the camp tells you, away from river mouths.':
    'Baignez-vous là où le camp vous le dit, loin des embouchures.',
  'Sandflies and mosquitoes rise at dusk: long sleeves, repellent, tablets.':
    'Phlébotomes et moustiques sortent au crépuscule : manches longues, répulsif, antipaludiques.',
  'Bring shoes you can rinse.': 'Prenez des chaussures qui se rincent.',
  'Cash only, and nowhere to draw it.': 'Argent liquide seulement, et aucun endroit pour en retirer.',
  'Two nights suit a drive and a boat; four add the beach.':
    'Deux nuits suffisent pour un safari et une sortie en bateau ; avec quatre, la plage s’y ajoute.',
  'About two hours south of Pangani or four to five from Dar es Salaam by road, in the dry; airstrip in the park.':
    'Par la route et par temps sec, à environ deux heures au sud de Pangani ou quatre à cinq de Dar es Salaam ; piste d’atterrissage dans le parc.',
  'Giraffe, hartebeest, waterbuck, reedbuck, elephant, lion, hippo, crocodile, colobus, green turtle.':
    'Girafe, bubale, cobe à croissant, cobe des roseaux, éléphant, lion, hippopotame, crocodile, colobe, tortue verte.',
  'Join Us for an Unforgettable Tour!': 'Partez avec nous pour un voyage inoubliable !',
};
