/** Texts of the page of Darajani Market. */
export const darajaniMarket: Readonly<Record<string, string>> = {
  'Darajani Market: fish, spice and noise in Stone Town':
    'Marché de Darajani : poissons, épices et bruit à Stone Town',
  'The market hall of 1904 at the edge of Stone Town: when the fish is auctioned, how to buy cloves that smell of something, and how to behave with a camera.':
    'La halle de 1904 à la lisière de Stone Town : l’heure de la criée aux poissons, des clous de girofle qui sentent quelque chose, la politesse avec un appareil.',
  'Fish auction before nine': 'La criée avant neuf heures',
  'Spice and coffee stalls': 'Étals d’épices et de café',
  'Fruit in its season': 'Les fruits de saison',
  'Kanga shops behind the hall': 'Boutiques de kanga derrière la halle',
  'Street snacks and tamarind juice': 'En-cas de rue et jus de tamarin',
  'Follow your nose, then wish for a moment that you had not, then buy vanilla.':
    'Suivez votre nez, regrettez-le un instant, puis achetez de la vanille.',
  'Daraja is a bridge. Until a century ago a tidal creek cut the old town off from Ng’ambo, “the other side”, where those lived who could not afford stone; the bridge stood here, and trade collected at its end as driftwood does. The creek has been filled in. It is Creek Road now, with minibuses in place of the boats.':
    'Daraja veut dire pont. Il y a encore un siècle, un bras de mer séparait la vieille ville de Ng’ambo, « l’autre côté », où vivaient ceux qui ne pouvaient s’offrir la pierre ; le pont était ici, et le commerce s’amassait à son bout comme fait le bois flotté. Le bras de mer a été comblé. C’est aujourd’hui Creek Road, avec des minibus à la place des bateaux.',
  'Goods used to be sold in and about the Old Fort. The long hall with the gables went up in 1904, for Sultan Ali bin Hamud, and had all the marks of hygiene that the age believed in: high roof, stone slabs, drains. It is Marikiti Kuu to Zanzibaris, the chief market, and Estella in old papers, after a British official’s sister. Beside it a larger bazaar was added lately for clothes and telephones, so that food has the old building more to itself.':
    'On vendait autrefois dans le Vieux Fort et autour. La longue halle à pignons s’éleva en 1904, pour le sultan Ali bin Hamud, avec tous les signes d’hygiène auxquels croyait l’époque : haut toit, dalles de pierre, rigoles. Pour les Zanzibarites, c’est Marikiti Kuu, le grand marché, et dans les vieux papiers Estella, du nom de la sœur d’un fonctionnaire britannique. À côté, un bazar plus grand s’est ajouté depuis peu pour les vêtements et les téléphones, si bien que la nourriture est plus à l’aise dans la vieille halle.',
  'Not two minutes away people were sold. The slave market closed in 1873, thirty years before this one opened, and most guides join the two in one walk. Keep the exhibition for second, if you can: you will want air afterwards, and sweetness, and there are dates.':
    'À moins de deux minutes, on vendait des êtres humains. Le marché aux esclaves ferma en 1873, trente ans avant l’ouverture de celui-ci, et la plupart des guides joignent les deux en une marche. Si vous le pouvez, voyez l’exposition en second : il vous faudra ensuite de l’air, et de la douceur, et il y a des dattes.',
  'Stall by Stall': 'Étal par étal',
  'Between about six and nine, boats’ catches are laid on wet stone and sold by a man who seems to be talking to himself. Sailfish, reef shark, squid in buckets. Closed shoes.':
    'De six à neuf heures environ, la pêche est étalée sur la pierre mouillée et vendue par un homme qui a l’air de parler tout seul. Voiliers, requins de récif, calmars en seaux. Chaussures fermées.',
  'Rub, sniff, then bargain. Good cloves leave oil on the nail, good cinnamon snaps. The saffron is safflower, whatever you are told; the vanilla and the cardamom are real.':
    'Frottez, sentez, puis marchandez. Un bon clou de girofle laisse de l’huile sur l’ongle, une bonne cannelle casse net. Le safran est du carthame, quoi qu’on vous dise ; la vanille et la cardamome sont vraies.',
  'Jackfruit by the slice, rambutan at New Year, and little fat bananas that spoil you for others. Vendors will cut a pineapple into a flower while you wait.':
    'Du jaque à la tranche, des ramboutans au Nouvel An, et de petites bananes dodues qui vous feront bouder toutes les autres. On vous taille un ananas en fleur pendant que vous attendez.',
  'Bread and beans': 'Pain et haricots',
  'Women sell mkate wa mofa, flat millet loaves, near the gate. Urojo, a sour mango soup with everything in it, comes in a bag or a bowl. Take the bowl.':
    'Des femmes vendent du mkate wa mofa, des galettes de mil, près de la porte. L’urojo, une soupe de mangue acide avec de tout dedans, se sert en sachet ou en bol. Prenez le bol.',
  'Kanga lanes': 'Les ruelles aux kanga',
  'Cotton in pairs with a proverb printed on the hem. Have it read to you before you give it to your mother-in-law.':
    'Du coton par paires, avec un proverbe imprimé sur le bord. Faites-vous le lire avant de l’offrir à votre belle-mère.',
  'Go at eight. By eleven it is heat and elbows, and after two the best is gone.':
    'Allez-y à huit heures. À onze heures, ce ne sont plus que chaleur et coudes, et après quatorze heures le meilleur est parti.',
  'The meat hall is not for the squeamish. There is a way round it.':
    'La halle à la viande n’est pas pour les âmes sensibles. On peut la contourner.',
  'Bag in front, telephone away; the crowd has quick hands among its honest ones.':
    'Le sac devant, le téléphone rangé ; parmi ses mains honnêtes, la foule en a de rapides.',
  'Ask “naweza kupiga picha?” before taking a picture, and buy something where you did.':
    'Demandez « naweza kupiga picha? » avant de photographier, et achetez quelque chose sur place.',
  'Opening offers to strangers run high. Halve it, laugh, settle near two thirds.':
    'Aux étrangers, on annonce d’abord un prix haut. Coupez-le en deux, riez, et tombez d’accord vers les deux tiers.',
  'Cloth bag: plastic carriers are banned. Wash fruit, or peel it.':
    'Un sac en tissu : les sacs en plastique sont interdits. Lavez les fruits, ou pelez-les.',
  'On Fridays the trade thins at noon.': 'Le vendredi, l’activité retombe à midi.',
  'Ten minutes on foot from the sea front through the lanes. Minibuses for the north leave close by; ours drops you at the cathedral end.':
    'À dix minutes à pied du front de mer par les ruelles. Les minibus du nord partent tout près ; notre voiture vous dépose du côté de la cathédrale.',
  'Dead, mostly: tuna, kingfish, octopus, slipper lobster. Alive: chickens under baskets, house crows, a well-fed guild of cats.':
    'Surtout morts : thon, thazard, poulpe, cigale de mer. Vivants : des poulets sous des paniers, des corbeaux familiers et une corporation de chats bien nourris.',
  'Most customers are cooks with a family to feed by one. Step aside for the hamali, the men with handcarts who shout “hodi, hodi”, greet before you ask, and take change with the right hand.':
    'La plupart des clients sont des cuisinières qui ont une famille à nourrir avant treize heures. Laissez passer les hamali, ces hommes à charrette qui crient « hodi, hodi », saluez avant de demander, et prenez la monnaie de la main droite.',
  'Book Your Darajani Market Experience Now': 'Réservez votre visite du marché de Darajani',
};
