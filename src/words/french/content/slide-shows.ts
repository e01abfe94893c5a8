/** slide-shows */
export const slideShows: Readonly<Record<string, string>> = {
  'No two alike': 'Tous différents',
  'A volcano fell in and left a bowl 610 m deep, with over 25,000 large animals on its floor.':
    'Un volcan effondré, une cuvette profonde de 610 m, et au fond plus de 25 000 grands animaux.',
  'Steep forest on Lake Tanganyika, reached by boat, where you climb to the chimpanzees on foot.':
    'Une forêt escarpée au bord du lac Tanganyika, atteinte en bateau, où l’on monte à pied vers les chimpanzés.',
  'A plateau of flowers above 2,600 m: from November to April people come here for orchids, not lions.':
    'Un plateau de fleurs au-dessus de 2 600 m : de novembre à avril, on y vient pour les orchidées, pas pour les lions.',
};
