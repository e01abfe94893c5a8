/** Texts of the page of Changuu (Prison) Island. */
export const changaIsland: Readonly<Record<string, string>> = {
  'Changuu (Prison) Island: giant tortoises off Zanzibar':
    'Île de Changuu (Prison) : tortues géantes au large de Zanzibar',
  'Half an hour by wooden boat from Stone Town to a gaol that never held a prisoner, tortoises from Aldabra and a small reef. Tides, timing and good manners.':
    'À une demi-heure de bateau de Stone Town, une prison qui n’eut jamais de prisonnier, des tortues d’Aldabra, un petit récif. Marées, horaires et bonnes manières.',
  'Giant tortoises among the trees': 'Tortues géantes parmi les arbres',
  'The prison and quarantine buildings': 'La prison et les bâtiments de quarantaine',
  'Snorkelling off the north side': 'Snorkeling du côté nord',
  'Lunch on the Nakupenda sandbank': 'Déjeuner sur le banc de sable de Nakupenda',
  'Boat ride from the town beach': 'En bateau depuis la plage de la ville',
  'A short trip, a long-lived animal, and a name that is not quite true.':
    'Un trajet court, un animal qui vit longtemps, et un nom qui n’est pas tout à fait vrai.',
  'Changuu is a fish, a kind of emperor that the island’s fishermen still bring up on handlines. “Prison” came later, twice over. In the 1860s two Arab owners used the island to hold enslaved people who had resisted, before they were shipped or sold. In 1893 Lloyd Mathews, British first minister to the sultan, bought it and built a proper gaol: thick walls, barred windows, courtyards open to the sea.':
    'Changuu est un poisson, une sorte d’empereur que les pêcheurs de l’île remontent encore à la ligne. « Prison » vint plus tard, et deux fois. Dans les années 1860, deux propriétaires arabes y enfermaient des esclaves qui avaient résisté, avant de les embarquer ou de les vendre. En 1893, Lloyd Mathews, premier ministre britannique du sultan, l’acheta et bâtit une vraie prison : murs épais, fenêtres à barreaux, cours ouvertes sur la mer.',
  'No convict ever slept there. Plague and yellow fever were travelling by steamship just then, and the cells became wards of a quarantine station for the whole coast. Passengers from Bombay sat out their one or two weeks under the casuarinas; between epidemics, Zanzibar’s officials came across to bathe. You can walk through the yard, look into the cells, and drink something cold where the guards would have sat.':
    'Aucun détenu n’y dormit jamais. La peste et la fièvre jaune voyageaient alors en bateau à vapeur, et les cellules devinrent les salles d’une station de quarantaine pour toute la côte. Les passagers de Bombay passaient leur semaine ou deux sous les filaos ; entre les épidémies, les fonctionnaires de Zanzibar venaient s’y baigner. Vous pouvez traverser la cour, regarder dans les cellules, et boire frais là où les gardiens se seraient assis.',
  'Four tortoises arrived in 1919, a present from the governor of the Seychelles. They bred so well, and sold so well on the black market, that by the 1990s thieves had left a handful. A fenced sanctuary, marked shells and new animals have brought them back to well over a hundred. Numbers painted on the backs give ages. Take the highest with salt.':
    'Quatre tortues arrivèrent en 1919, cadeau du gouverneur des Seychelles. Elles se multiplièrent si bien, et se vendirent si bien au marché noir, que dans les années 1990 les voleurs n’en avaient laissé qu’une poignée. Un enclos, des carapaces marquées et de nouvelles venues les ont ramenées à bien plus de cent. Les chiffres peints sur leur dos donnent l’âge. Prenez les plus élevés avec des pincettes.',
  'Ashore and Afloat': 'À terre et dans l’eau',
  'Keepers sell leaves by the bunch. Offer them low, scratch the neck, and the old ones rise on straight legs with their eyes shut. Never sit on one, lift one or stand in front of its mouth with bare toes.':
    'Des gardiens vendent des feuilles en botte. Tendez-les bas, grattez le cou, et les vieilles se dressent sur leurs pattes, les yeux fermés. N’en chevauchez ni n’en soulevez jamais une, et ne restez pas pieds nus devant sa bouche.',
  'Those of the last few years have a pen to themselves and move at a trot. Children may need to be counted on leaving.':
    'Celles des dernières années ont leur enclos et avancent au trot. Comptez vos enfants en partant.',
  'Shallow coral to the north and east, sea stars on sand, damselfish that defend a square metre. An hour is plenty, best on a rising tide before eleven.':
    'Du corail peu profond au nord et à l’est, des étoiles de mer sur le sable, des demoiselles qui défendent leur mètre carré. Une heure suffit, de préférence au flot, avant onze heures.',
  'The sandbank called “I love you” lies a quarter of an hour away and exists only around low water. Grilled lobster and octopus under an awning; much company in July and August.':
    'Le banc de sable nommé « je t’aime » est à un quart d’heure et n’existe qu’autour de la marée basse. Langouste et poulpe grillés sous une toile ; beaucoup de monde en juillet et août.',
  'Allow a day with the sandbank, or two outings if you want reef and ruins without haste: hence 1 to 2 days.':
    'Prévoyez une journée avec le banc de sable, ou deux sorties si vous voulez récif et ruines sans hâte : d’où 1 à 2 jours.',
  'Leave the town beach at half past eight. From ten, boats come in flotillas.':
    'Quittez la plage de la ville à huit heures et demie. Dès dix heures, les bateaux arrivent en flottilles.',
  'You step out into water to the knee. Shorts, sandals, dry bag.':
    'On descend dans l’eau jusqu’au genou. Short, sandales, sac étanche.',
  'Agree whether entrance is in the price, and see that there are life jackets; on our boats both are.':
    'Assurez-vous que l’entrée est dans le prix, et qu’il y a des gilets de sauvetage ; sur nos bateaux, c’est le cas.',
  'Jellyfish drift in at times. A long-sleeved top helps.':
    'Il passe parfois des méduses. Un haut à manches longues aide.',
  'Peacocks steal sandwiches.': 'Les paons volent les sandwichs.',
  'Thirty minutes by wooden boat from the beach by Stone Town’s sea front. Hotels on the island come and go, so we book your bed in town.':
    'Trente minutes en bateau de bois depuis la plage du front de mer de Stone Town. Les hôtels de l’île ouvrent et ferment : nous réservons donc votre lit en ville.',
  'Aldabra giant tortoise, peafowl, small antelope (shy, early), fruit bats in the tall trees, sea stars, damselfish, octopus.':
    'Tortue géante d’Aldabra, paon, petite antilope (farouche, tôt le matin), roussettes dans les grands arbres, étoiles de mer, demoiselles, poulpe.',
  'Aldabra tortoises are not native to Zanzibar, but they are rare in the world, and this is one of their older colonies outside the Seychelles. Fees feed and guard them. They put up with a great deal. Touch little, and wash your hands afterwards.':
    'Les tortues d’Aldabra ne sont pas originaires de Zanzibar, mais elles sont rares au monde, et c’est ici l’une de leurs plus vieilles colonies hors des Seychelles. Les entrées les nourrissent et les protègent. Elles supportent beaucoup. Touchez peu, et lavez-vous les mains ensuite.',
  'Book Your Changuu Island Experience Now': 'Réservez votre sortie à Changuu',
};
