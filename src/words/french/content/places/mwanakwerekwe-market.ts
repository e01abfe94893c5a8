/** Texts of the page of Mwanakwerekwe Market. */
export const mwanakwerekweMarket: Readonly<Record<string, string>> = {
  'Mwanakwerekwe Market: where Zanzibar does its shopping':
    'Marché de Mwanakwerekwe : là où Zanzibar fait ses courses',
  'Bananas by the bunch, second-hand shirts, minibuses for the whole south: Zanzibar’s everyday market beyond Stone Town, and how to look round without staring.':
    'Bananes au régime, chemises d’occasion, minibus de tout le sud : le marché de tous les jours, au-delà de Stone Town, et comment le parcourir sans dévisager.',
  'Produce from the south of the island': 'Les produits du sud de l’île',
  'Mitumba, second-hand clothes by the heap': 'Mitumba, la fripe au tas',
  'Kanga and kitenge by the pair': 'Kanga et kitenge par paires',
  'Lunch among the drivers': 'Déjeuner parmi les chauffeurs',
  'A ride from town by dala-dala, the minibus': 'Depuis la ville en dala-dala, le minibus',
  'Nobody here is waiting for you, which is the best reason to come.':
    'Ici personne ne vous attend, et c’est la meilleure raison de venir.',
  'First find the rhythm. A lad walks backwards in front of a lorry, calling it in; a woman under a tower of aubergines says “pole” as she goes by your shoulder; the conductor of the Makunduchi bus drums on its roof until somebody gets on. Stone Town is four or five kilometres off, and you will not hear it mentioned.':
    'Trouvez d’abord le rythme. Un garçon marche à reculons devant un camion pour le guider ; une femme sous une tour d’aubergines dit « pole » en frôlant votre épaule ; le receveur du bus de Makunduchi tambourine sur le toit jusqu’à ce que quelqu’un monte. Stone Town est à quatre ou cinq kilomètres, et vous n’en entendrez pas parler.',
  'The old creek was the frontier of the city until well into the twentieth century. When Ng’ambo filled up, building went on south and east along the airport roads, and where the roads part, as traders tell it, growers from Jozani, Kizimkazi and the east coast put down their sacks to spare themselves the last stretch. That was the market: planks, tarpaulins, and in April a lake, because the ground was a marsh.':
    'L’ancien bras de mer fut la frontière de la ville jusque bien avant dans le XXe siècle. Quand Ng’ambo fut plein, on bâtit plus loin vers le sud et l’est, le long des routes de l’aéroport, et là où les routes se séparent, à ce que disent les marchands, les paysans de Jozani, de Kizimkazi et de la côte est posèrent leurs sacs pour s’épargner le dernier bout. C’était cela, le marché : des planches, des bâches, et en avril un lac, car le sol était un marais.',
  'In the 2020s the government took it down. The traders spent years in a makeshift yard while two storeys of concrete rose on the wet ground, with places for about five thousand of them, lit, drained and numbered. Some regret the shade of the old sheets; few regret the mud. You will find that inside a week the numbers had disappeared behind onions.':
    'Dans les années 2020, l’État l’a démonté. Les marchands ont passé des années dans une cour de fortune pendant que montaient, sur le sol mouillé, deux niveaux de béton, avec des places pour environ cinq mille d’entre eux, éclairées, drainées, numérotées. Certains regrettent l’ombre des vieilles bâches ; peu regrettent la boue. En moins d’une semaine, vous le verrez, les numéros avaient disparu derrière les oignons.',
  'How to Spend Two Hours': 'Que faire en deux heures',
  'Cassava leaf pounded to order in a howl of machines, plantain in seven sizes, limes, breadfruit, coconuts grated while you watch. The air is celery and diesel.':
    'Des feuilles de manioc pilées à la demande dans un hurlement de machines, des plantains en sept tailles, des citrons verts, des fruits à pain, de la noix de coco râpée sous vos yeux. L’air est fait de céleri et de gazole.',
  'Rice is a science: Mbeya for Fridays, local for loyalty. Let the seller pour three kinds into your palm. Dried sardines and smoked shark come next, and you will know when.':
    'Le riz est une science : celui de Mbeya pour le vendredi, celui d’ici par fidélité. Laissez le vendeur vous en verser trois sortes dans la paume. Ensuite viennent les sardines séchées et le requin fumé, et vous le saurez.',
  'Bales from Europe and Asia, opened at dawn. The trade has its own auction language and its own dandies. A football shirt of a club nobody remembers makes a good present.':
    'Des ballots d’Europe et d’Asie, ouverts à l’aube. Ce commerce a sa langue d’enchères et ses dandys. Le maillot d’un club que tout le monde a oublié fait un beau cadeau.',
  'Cloth and tailor': 'Tissu et tailleur',
  'Choose two metres of kitenge, walk to a treadle machine, agree a price for trousers. Ready the day after tomorrow, truly.':
    'Choisissez deux mètres de kitenge, allez jusqu’à une machine à pédale, convenez du prix d’un pantalon. Prêt après-demain, vraiment.',
  'Tea with the drivers': 'Le thé avec les chauffeurs',
  'Milky ginger tea, chapati, beans in coconut, at a bench by the bus stand. Point and sit.':
    'Du thé au lait et au gingembre, des chapatis, des haricots au coco, sur un banc de la gare des minibus. Montrez du doigt, et asseyez-vous.',
  'Half past eight to eleven. Sundays are fullest.':
    'De huit heures et demie à onze heures. Le dimanche, c’est plein.',
  'Come with our guide the first time; there is no map, and few traders speak English.':
    'Venez la première fois avec notre guide ; il n’y a pas de plan, et peu de marchands parlent anglais.',
  'Clothes that cover you, colours that do not shout.':
    'Des vêtements qui couvrent, des couleurs qui ne crient pas.',
  'Small shilling notes. Nobody changes dollars.':
    'De petits billets en shillings. Personne ne change les dollars.',
  'Leave the big camera at home. One telephone picture, asked for, is welcome; a sweep is not.':
    'Laissez le gros appareil à la maison. Une photo au téléphone, demandée, est bien reçue ; un balayage, non.',
  'Fixed prices hold for food. For cloth, take a tenth off with a smile.':
    'Pour la nourriture, les prix sont fixes. Pour le tissu, retirez un dixième, avec le sourire.',
  'During Ramadan the place sleeps until noon and glows until ten.':
    'Pendant le ramadan, l’endroit dort jusqu’à midi et s’illumine jusqu’à dix heures du soir.',
  'Ten to fifteen minutes by car from Stone Town, and near the airport. Minibuses for Jozani, Paje, Jambiani and Makunduchi start here, which makes it an easy stop on a last day.':
    'À dix ou quinze minutes en voiture de Stone Town, près de l’aéroport. Les minibus de Jozani, Paje, Jambiani et Makunduchi partent d’ici : une halte facile le dernier jour.',
  'Goats on their way somewhere, hens with tied feet, and house crows that miss nothing.':
    'Des chèvres en route pour quelque part, des poules aux pattes liées, et des corbeaux familiers à qui rien n’échappe.',
  'Trade stops short for prayer: a shutter half down, a mat unrolled behind the counter. Wait outside, or come back in ten minutes. Many stallholders are women running their own books, and bargaining that turns sour is a loss of face for both.':
    'Le commerce s’interrompt pour la prière : un rideau à demi baissé, une natte déroulée derrière le comptoir. Attendez dehors, ou revenez dans dix minutes. Bien des étals sont tenus par des femmes qui font leurs propres comptes, et un marchandage qui tourne à l’aigre fait perdre la face aux deux.',
  'Book Your Mwanakwerekwe Market Experience Now': 'Réservez votre visite du marché de Mwanakwerekwe',
};
