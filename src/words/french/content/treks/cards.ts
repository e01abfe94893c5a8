/** The mountains, as their cards say them. */
export const trekCards: Readonly<Record<string, string>> = {
  'Mount Kilimanjaro': 'Mont Kilimanjaro',
  'North-eastern Tanzania, above Moshi, on the Kenyan border':
    'Nord-est de la Tanzanie, au-dessus de Moshi, à la frontière kényane',
  'The highest mountain in Africa, standing alone on a plain. Healthy walkers reach the top without a rope, if they give their bodies the days to get used to the height.':
    'La plus haute montagne d’Afrique, seule sur une plaine. Un marcheur en bonne santé atteint le sommet sans corde, s’il laisse à son corps le temps de s’habituer à l’altitude.',
  'Usambara Mountains': 'Monts Usambara',
  'North-eastern Tanzania, inland from Tanga; Lushoto is the usual start':
    'Nord-est de la Tanzanie, en retrait de Tanga ; on part d’ordinaire de Lushoto',
  'Walking without tents or summits, from one village bed to the next, through forest that has been damp for millions of years.':
    'De la marche sans tentes ni sommets, d’un lit de village au suivant, dans une forêt humide depuis des millions d’années.',
  'Udzungwa Mountains National Park': 'Parc national des monts Udzungwa',
  'Southern Tanzania, above the Kilombero valley, about 60 km from Mikumi':
    'Sud de la Tanzanie, au-dessus de la vallée du Kilombero, à environ 60 km de Mikumi',
  'Rainforest that climbs in one piece from the sugar fields to the mist, entered on foot or not at all.':
    'Une forêt pluviale qui monte d’un seul tenant des champs de canne à la brume, où l’on entre à pied ou pas du tout.',
  'Mount Meru': 'Mont Meru',
  'Arusha National Park, an hour from Arusha; the path starts at Momella gate':
    'Parc national d’Arusha, à une heure d’Arusha ; le sentier part de la porte Momella',
  'A volcano that lost one side: the way up runs along the edge of what is left, with Kilimanjaro opposite at sunrise.':
    'Un volcan qui a perdu un flanc : la montée suit le bord de ce qui reste, face au Kilimanjaro au lever du soleil.',
  'Floor of the Rift Valley, south of Lake Natron; nights are spent at Engare Sero':
    'Fond de la vallée du Rift, au sud du lac Natron ; on passe les nuits à Engare Sero',
  'The Maasai’s Mountain of God, nearly two thousand metres of ash cone climbed in the dark, with lava unlike any other in the world.':
    'La montagne de Dieu des Masaï : près de deux mille mètres de cône de cendre gravis dans le noir, et une lave sans pareille au monde.',
  'Dry June to October, and again in January and February, colder but clear; from March to May and in November it rains low down and snows above.':
    'Sec de juin à octobre, puis en janvier et février, plus froids mais clairs ; de mars à mai et en novembre, il pleut en bas et neige en haut.',
  'Dry June to October, with cold nights in July, and fair again in January and February; the long rains, and a shorter wet spell in November and December, turn red paths to soap.':
    'Sec de juin à octobre, nuits froides en juillet, et de nouveau beau en janvier et février ; les grandes pluies, et une période humide plus courte en novembre et décembre, rendent les sentiers rouges glissants comme du savon.',
  'Dry June to October, with firm paths and clear pools; wet November to May, when the falls are at their loudest and the roots at their slickest.':
    'Sec de juin à octobre, sentiers fermes et bassins clairs ; humide de novembre à mai, quand les chutes sont les plus bruyantes et les racines les plus glissantes.',
  'Dry June to October, cold in July and August; January and February are often clear; March to May and November bring rain, and ice on the ridge.':
    'Sec de juin à octobre, froid en juillet et août ; janvier et février sont souvent clairs ; de mars à mai et en novembre, pluie, et glace sur l’arête.',
  'Best June to October, when the ash is dry and nights are clear; not to be climbed in or after heavy rain, least of all from March to May.':
    'Idéal de juin à octobre, quand la cendre est sèche et les nuits claires ; à ne pas gravir pendant ou après de fortes pluies, surtout pas de mars à mai.',
  'The crater': 'Le cratère',
};
