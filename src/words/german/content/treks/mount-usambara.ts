/** The page of Usambara Mountains. */
export const mountUsambara: Readonly<Record<string, string>> = {
  'Usambara Mountains: village to village on foot': 'Usambara-Berge: zu Fuß von Dorf zu Dorf',
  'Forest paths, market days, farm cheese and cliffs above the plains: walking the Usambara Mountains from Lushoto or Amani for anything from 2-7 days.':
    'Waldwege, Markttage, Bauernkäse und Felswände über der Ebene: Wandern in den Usambara-Bergen, von Lushoto oder Amani aus, für 2–7 Tage.',
  'about 2,300 m': 'etwa 2.300 m',
  'about 90 km long and half as wide, in two blocks': 'etwa 90 km lang und halb so breit, in zwei Blöcken',
  'Ancient forest with plants and chameleons found nowhere else, among terraced farms':
    'Uralter Wald mit Pflanzen und Chamäleons, die es nirgendwo sonst gibt, zwischen Terrassenfeldern',
  'Irente viewpoint': 'Aussichtspunkt Irente',
  'Magamba forest and its colobus': 'Der Wald von Magamba und seine Stummelaffen',
  'Lushoto to Mtae on foot': 'Zu Fuß von Lushoto nach Mtae',
  'Chameleons by torchlight': 'Chamäleons im Lampenlicht',
  'Amani Nature Reserve': 'Naturreservat Amani',
  '2-7 days': '2–7 Tage',
  'Bread from a mission oven, four hundred greetings a day, and the edge of the world at tea-time.':
    'Brot aus dem Ofen einer Mission, vierhundert Grüße am Tag und zur Teezeit das Ende der Welt.',
  'The bus from Mombo needs an hour for 33 km of bends, and somewhere among them the air changes. Windows go up. There are cabbages, pears, hydrangeas, a church bell, and at 1,400 m the town of Lushoto, where German officials used to come to be cool. Behind the last house a path begins, as wide as two women with baskets on their heads, and that is the road for the next few days.':
    'Der Bus von Mombo braucht für 33 km Kurven eine Stunde, und irgendwo dazwischen ändert sich die Luft. Fenster gehen zu. Da sind Kohlköpfe, Birnen, Hortensien, eine Kirchenglocke und auf 1.400 m die Stadt Lushoto, in die deutsche Beamte kamen, um es kühl zu haben. Hinter dem letzten Haus beginnt ein Pfad, so breit wie zwei Frauen mit Körben auf dem Kopf, und das ist die Straße der nächsten Tage.',
  'This is walked country. Everyone is on the paths: schoolchildren in green jumpers, men with planks, a choir on its way to a funeral. The Sambaa have terraced these slopes for centuries, and a guide from here earns his money by stopping to talk. We walk in a team of 4-6, which fits a village dining table; on your own you join others or pay for quiet.':
    'Dies ist ein Land zum Gehen. Auf den Pfaden sind alle unterwegs: Schulkinder in grünen Pullovern, Männer mit Brettern, ein Chor auf dem Weg zu einer Beerdigung. Die Sambaa haben diese Hänge über Jahrhunderte terrassiert, und ein Guide von hier verdient sein Geld damit, dass er stehen bleibt und redet. Wir gehen in Gruppen von 4–6, das passt an einen Esstisch im Dorf; wer allein kommt, schließt sich anderen an oder zahlt für die Ruhe.',
  'No summit waits at the end. What does is better arranged: five or six hours on foot with a long lunch, a guest house or convent at dusk, bucket of hot water, beans, sleep. Do expect squat toilets, cockerels, fog at the wrong viewpoint, and one descent that your thighs will describe to you on the stairs next morning.':
    'Am Ende wartet kein Gipfel. Was wartet, ist besser eingerichtet: fünf oder sechs Stunden zu Fuß mit langem Mittagessen, in der Dämmerung eine Pension oder ein Kloster, ein Eimer heißes Wasser, Bohnen, Schlaf. Rechnen Sie allerdings mit Hocktoiletten, Hähnen, Nebel am falschen Aussichtspunkt und einem Abstieg, den Ihnen Ihre Schenkel am nächsten Morgen auf der Treppe beschreiben.',
  'Irente and Magamba': 'Irente und Magamba',
  '2 days': '2 Tage',
  'From Lushoto to the cliff at Irente, an hour and a half, with lunch of rye bread, cheese and jam at the church’s farm. Next day up through Magamba forest, camphor and podo trees, and black-and-white colobus with luck.':
    'Von Lushoto anderthalb Stunden zur Felswand von Irente, mittags Roggenbrot, Käse und Marmelade auf dem Hof der Kirche. Am nächsten Tag hinauf durch den Wald von Magamba, zwischen Kampferbäumen und Steineiben, mit Glück unter schwarz-weißen Stummelaffen.',
  'Lushoto to Mtae': 'Von Lushoto nach Mtae',
  '3-4 days': '3–4 Tage',
  'By Lukozi market, the sisters’ convent at Rangwi and the pines of Shagayu to the last village on the northern edge, where the ground stops. Below lie Mkomazi, the Pares and half a day’s weather.':
    'Über den Markt von Lukozi, das Kloster der Schwestern in Rangwi und die Kiefern von Shagayu ins letzte Dorf am Nordrand, wo der Boden aufhört. Unten liegen Mkomazi, die Pare-Berge und das Wetter eines halben Tages.',
  'Amani, in the East': 'Amani, im Osten',
  '2-3 days': '2–3 Tage',
  'A botanical garden of 1902 grown wild, tea estates, and lowland forest that is at its best for birds and frogs. Nearer to Tanga, warmer, wetter. Added to the others it makes seven days.':
    'Ein verwilderter botanischer Garten von 1902, Teeplantagen und Tieflandwald, für Vögel und Frösche der beste. Näher an Tanga, wärmer, nasser. Mit den anderen zusammen werden es sieben Tage.',
  'African violets': 'Usambaraveilchen',
  'The windowsill plant comes from here. Look on shaded rock in the eastern forests, where it is smaller and bluer.':
    'Die Pflanze vom Fensterbrett kommt von hier. Suchen Sie in den östlichen Wäldern an schattigem Fels, dort ist sie kleiner und blauer.',
  Chameleons: 'Chamäleons',
  'After dark they sleep pale on the outer twigs, the two-horned species among them. Look with a torch, lift none.':
    'Nach Einbruch der Dunkelheit schlafen sie blass an den äußeren Zweigen, darunter die zweihörnige Art. Suchen Sie mit der Lampe, heben Sie keines herunter.',
  'Market day': 'Markttag',
  'Each village has its own. Plums, pots, second-hand suits; some walkers set their dates by it.':
    'Jedes Dorf hat seinen eigenen. Pflaumen, Töpfe, Anzüge aus zweiter Hand; manche legen ihre Wanderung danach.',
  Potters: 'Töpferinnen',
  'In villages towards Mtae women build pots without a wheel and fire them in open flames.':
    'In den Dörfern vor Mtae formen Frauen Töpfe ohne Scheibe und brennen sie im offenen Feuer.',
  'Boots that grip on clay, and a stick for coming down.':
    'Stiefel, die auf Lehm Halt geben, und ein Stock für bergab.',
  'Fleece and rain jacket in any month. July nights fall below ten degrees.':
    'Fleece und Regenjacke in jedem Monat. In Julinächten sind es unter zehn Grad.',
  'Two pairs of trousers: knees and shoulders stay covered in the villages.':
    'Zwei Hosen: In den Dörfern bleiben Knie und Schultern bedeckt.',
  'Cash from Lushoto; nothing further on takes a card.':
    'Bargeld aus Lushoto; weiter draußen nimmt niemand Karten.',
  'Give to a school through its head teacher, never sweets on the path.':
    'Spenden Sie einer Schule über die Schulleitung, und verteilen Sie unterwegs nie Süßigkeiten.',
  'Mention bad knees early, and we shorten the longest day.':
    'Sagen Sie früh, wenn die Knie nicht wollen, dann kürzen wir den längsten Tag.',
  'Plan Your Usambara Walk': 'Ihre Usambara-Wanderung planen',
};
