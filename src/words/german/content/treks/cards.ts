/** The mountains, as their cards say them. */
export const trekCards: Readonly<Record<string, string>> = {
  'Mount Kilimanjaro': 'Kilimandscharo',
  'North-eastern Tanzania, above Moshi, on the Kenyan border':
    'Nordöstliches Tansania, oberhalb von Moshi, an der Grenze zu Kenia',
  'The highest mountain in Africa, standing alone on a plain. Healthy walkers reach the top without a rope, if they give their bodies the days to get used to the height.':
    'Der höchste Berg Afrikas, allein auf einer Ebene. Gesunde Wanderer kommen ohne Seil bis ganz oben, wenn sie ihrem Körper genug Tage lassen, sich an die Höhe zu gewöhnen.',
  'Usambara Mountains': 'Usambara-Berge',
  'North-eastern Tanzania, inland from Tanga; Lushoto is the usual start':
    'Nordöstliches Tansania, landeinwärts von Tanga; meist beginnt man in Lushoto',
  'Walking without tents or summits, from one village bed to the next, through forest that has been damp for millions of years.':
    'Wandern ohne Zelte und Gipfel, von einem Bett im Dorf zum nächsten, durch Wald, der seit Millionen Jahren feucht ist.',
  'Udzungwa Mountains National Park': 'Udzungwa-Mountains-Nationalpark',
  'Southern Tanzania, above the Kilombero valley, about 60 km from Mikumi':
    'Südliches Tansania, über dem Kilombero-Tal, etwa 60 km von Mikumi',
  'Rainforest that climbs in one piece from the sugar fields to the mist, entered on foot or not at all.':
    'Regenwald, der in einem Stück von den Zuckerrohrfeldern bis in den Nebel steigt; man betritt ihn zu Fuß oder gar nicht.',
  'Arusha National Park, an hour from Arusha; the path starts at Momella gate':
    'Arusha-Nationalpark, eine Stunde von Arusha; der Weg beginnt am Tor Momella',
  'A volcano that lost one side: the way up runs along the edge of what is left, with Kilimanjaro opposite at sunrise.':
    'Ein Vulkan, der eine Seite verlor: Der Aufstieg folgt der Kante des Rests, bei Sonnenaufgang mit dem Kilimandscharo gegenüber.',
  'Floor of the Rift Valley, south of Lake Natron; nights are spent at Engare Sero':
    'Grund des Rift Valley, südlich des Natronsees; übernachtet wird in Engare Sero',
  'The Maasai’s Mountain of God, nearly two thousand metres of ash cone climbed in the dark, with lava unlike any other in the world.':
    'Der Gottesberg der Maasai, fast zweitausend Meter Aschekegel, im Dunkeln bestiegen, mit einer Lava wie keine andere auf der Welt.',
  'Dry June to October, and again in January and February, colder but clear; from March to May and in November it rains low down and snows above.':
    'Trocken Juni bis Oktober und noch einmal im Januar und Februar, kälter, aber klar; von März bis Mai und im November regnet es unten und schneit es oben.',
  'Dry June to October, with cold nights in July, and fair again in January and February; the long rains, and a shorter wet spell in November and December, turn red paths to soap.':
    'Trocken Juni bis Oktober, mit kalten Nächten im Juli, und wieder schön im Januar und Februar; die große Regenzeit und eine kürzere nasse Phase im November und Dezember machen rote Wege zu Seife.',
  'Dry June to October, with firm paths and clear pools; wet November to May, when the falls are at their loudest and the roots at their slickest.':
    'Trocken Juni bis Oktober, mit festen Wegen und klaren Becken; nass November bis Mai, wenn die Wasserfälle am lautesten und die Wurzeln am glattesten sind.',
  'Dry June to October, cold in July and August; January and February are often clear; March to May and November bring rain, and ice on the ridge.':
    'Trocken Juni bis Oktober, kalt im Juli und August; Januar und Februar sind oft klar; März bis Mai und November bringen Regen und Eis auf dem Grat.',
  'Best June to October, when the ash is dry and nights are clear; not to be climbed in or after heavy rain, least of all from March to May.':
    'Am besten Juni bis Oktober, wenn die Asche trocken ist und die Nächte klar; nicht zu besteigen bei oder nach starkem Regen, schon gar nicht von März bis Mai.',
  'The crater': 'Der Krater',
};
