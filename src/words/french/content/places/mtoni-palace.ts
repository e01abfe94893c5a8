/** Texts of the page of Mtoni Palace. */
export const mtoniPalace: Readonly<Record<string, string>> = {
  'Mtoni Palace: baths and ruins by the Zanzibar shore':
    'Palais de Mtoni : bains et ruines au bord de la mer',
  'The oldest palace of Zanzibar’s sultans, roofless on the beach north of Stone Town: its domed baths, the princess who wrote it down, and how to visit.':
    'Le plus vieux palais des sultans de Zanzibar, sans toit sur la plage au nord de Stone Town : ses bains à coupoles, la princesse qui l’a raconté, et la visite.',
  'Bath houses with their domes': 'Les bains et leurs coupoles',
  'The courtyard of the memoirs': 'La cour des Mémoires',
  'Sea front and landing place': 'Front de mer et lieu de débarquement',
  'Salme’s story with a guide': 'L’histoire de Salmé, avec un guide',
  'On to the Kidichi baths and spices': 'Plus loin, les bains de Kidichi et les épices',
  'Where a thousand people once lived, there are now lizards, a caretaker, and the same small waves.':
    'Là où vécurent mille personnes, il y a maintenant des lézards, un gardien et les mêmes petites vagues.',
  '“Mtoni” means “at the stream”, and the stream still runs out beside the walls. Sultan Said bin Sultan chose the spot for his first house on Zanzibar and had it built between about 1828 and 1834: low ranges round an enormous court, baths at one end, and towards the sea a round wooden pavilion on which he paced with a telescope, looking out for his ships.':
    '« Mtoni » veut dire « au ruisseau », et le ruisseau sort toujours au pied des murs. Le sultan Saïd bin Sultan choisit l’endroit pour sa première maison de Zanzibar, et la fit bâtir entre 1828 et 1834 environ : de longues ailes basses autour d’une cour immense, des bains à un bout et, vers la mer, un pavillon rond en bois où il faisait les cent pas, longue-vue en main, à guetter ses navires.',
  'We know how it sounded, because one of his daughters wrote it down. Salme, born at Mtoni in 1844 to a Circassian mother, remembered gazelles, peacocks, ostriches and flamingos loose in the yard, riding lessons on donkeys, a dozen bath houses never empty, and more than a thousand souls to feed. She also learned, in secret and from a camel’s shoulder blade, to write. At about twenty-two, expecting a child by a Hamburg merchant, she fled by British warship. The Memoirs of an Arabian Princess appeared in 1886, under the name of Emily Ruete.':
    'Nous savons ce que l’on y entendait, car une de ses filles l’a écrit. Salmé, née à Mtoni en 1844 d’une mère circassienne, se souvenait des gazelles, des paons, des autruches et des flamants en liberté dans la cour, des leçons d’équitation à dos d’âne, d’une douzaine de bains jamais vides et de plus de mille bouches à nourrir. Elle apprit aussi, en secret et sur une omoplate de chameau, à écrire. À vingt-deux ans environ, enceinte d’un marchand de Hambourg, elle s’enfuit sur un navire de guerre britannique. Les Mémoires d’une princesse arabe parurent en 1886, sous le nom d’Emily Ruete.',
  'By then the house was coming down. The court had left; fire and the First World War, when it became a depot, took more, and an oil company’s sheds stood on part of it for most of the twentieth century. What you walk through is walls, stairs to nowhere, and the baths, which were built best.':
    'La maison tombait déjà. La cour était partie ; le feu et la Première Guerre mondiale, où elle servit de dépôt, en prirent davantage, et les hangars d’une compagnie pétrolière en occupèrent une partie presque tout le XXe siècle. Ce que l’on parcourt, ce sont des murs, des escaliers vers nulle part, et les bains, qui étaient le mieux construits.',
  'A Visit, Room by Room': 'Une visite, pièce par pièce',
  'Two sets: a long row for the household, a smaller, domed suite for the sultan and his first wife. Light drops through holes in the vault like coins. Clap once and hear why nobody told secrets here.':
    'Il y en a deux ensembles : une longue rangée pour la maisonnée, et un appartement plus petit, à coupoles, pour le sultan et sa première épouse. La lumière tombe comme des pièces par les trous de la voûte. Tapez une fois dans vos mains, et vous saurez pourquoi personne ne disait ici de secrets.',
  'Grass, coconut palms, a fig working at a lintel. Your guide sets the wings up again with a stick: wives there, kitchens here, children everywhere.':
    'De l’herbe, des cocotiers, un figuier qui travaille un linteau. De son bâton, votre guide relève les ailes : ici les épouses, là les cuisines, partout des enfants.',
  'There was no jetty. Guests waded or were carried in on chairs, princesses too. At high tide the channel still reaches the lowest stones.':
    'Il n’y avait pas de jetée. Les hôtes entraient dans l’eau ou se faisaient porter sur des chaises, les princesses aussi. À marée haute, le canal touche encore les pierres les plus basses.',
  'With the book': 'Avec le livre',
  'Read its first chapters the evening before; Stone Town’s shops stock them in several languages. No other ruin on this coast comes with its own narrator.':
    'Lisez les premiers chapitres la veille au soir ; les librairies de Stone Town l’ont en plusieurs langues. Aucune autre ruine de cette côte n’a sa propre narratrice.',
  'Further up the hill': 'Plus haut sur la colline',
  'Twenty minutes inland, at Kidichi, stand Persian baths of 1850 with birds in stucco, and spice farms for lunch.':
    'À vingt minutes dans les terres, à Kidichi, il y a des bains persans de 1850, aux oiseaux de stuc, et des fermes aux épices pour le déjeuner.',
  'First thing, or after four: noon has no shade.':
    'À la première heure, ou après seize heures : à midi, il n’y a pas d’ombre.',
  'An hour is about right. It fits between Stone Town and a spice farm.':
    'Une heure, c’est la bonne mesure. La visite se glisse entre Stone Town et une ferme aux épices.',
  'Firm shoes, eyes on the ground, hands off loose masonry.':
    'Des chaussures solides, les yeux au sol, et on ne touche pas aux pierres branlantes.',
  'Repellent. Standing water and evening light suit mosquitoes.':
    'Du répulsif. L’eau qui dort et la lumière du soir plaisent aux moustiques.',
  'Entrance is paid in cash at the gate, and the caretaker’s stories deserve a tip.':
    'L’entrée se paie en liquide à la porte, et les histoires du gardien méritent un pourboire.',
  'Part may be fenced when repairs are under way; we check the day before.':
    'Une partie peut être close pendant des travaux ; nous nous renseignons la veille.',
  'A quarter of an hour by car from the old town. Maruhubi, another sultan’s ruin, is two kilometres back along the same road.':
    'À un quart d’heure en voiture de la vieille ville. Maruhubi, la ruine d’un autre sultan, est à deux kilomètres en arrière sur la même route.',
  'Geckos and skinks on warm stone, sunbirds, mangrove kingfisher at the stream, bats in the dark bath.':
    'Geckos et scinques sur la pierre chaude, souimangas, martin-chasseur des mangroves au ruisseau, chauves-souris dans le bain obscur.',
  'Salme lost her inheritance and her country, learned German, and asked for both back to the end of her life in 1924. In Stone Town there are rooms about her; listen there for how Zanzibaris, too, disagree on whether she was brave or wrong.':
    'Salmé perdit son héritage et son pays, apprit l’allemand, et réclama l’un et l’autre jusqu’à la fin de sa vie, en 1924. À Stone Town, des salles lui sont consacrées ; on y entend que les Zanzibarites eux-mêmes ne s’accordent pas : fut-elle courageuse, ou eut-elle tort ?',
  'Book Your Mtoni Palace Experience Now': 'Réservez votre visite du palais de Mtoni',
};
