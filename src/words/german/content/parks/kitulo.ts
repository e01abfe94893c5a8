/** The page of Kitulo National Park. */
export const kitulo: Readonly<Record<string, string>> = {
  'Kitulo National Park: orchids on the high plateau': 'Kitulo-Nationalpark: Orchideen auf der Hochebene',
  'Locals call it God’s garden: 465 sq km of grassland at 2,600 m that flowers in the rains. Which month shows what, where to walk, how cold it gets.':
    'Die Leute hier nennen es Garten Gottes: 465 km² Grasland auf 2.600 m, das in der Regenzeit blüht. Was wann blüht, wo Sie wandern und wie kalt es wird.',
  '2-4 days': '2–4 Tage',
  'The park where you hope for rain, and kneel down to look at things.':
    'Der Park, in dem man auf Regen hofft und sich hinkniet, um etwas zu sehen.',
  'It had rained at breakfast, it will rain again at two, and between the showers the plateau steams. Larks go up. From the track the grass looks merely green; take ten steps into it and you are standing among pink spikes, yellow daisies, red-hot pokers, a sky-blue lobelia the size of a shirt button, and, once your eye is in, orchids wherever you were about to put your foot.':
    'Zum Frühstück hat es geregnet, um zwei regnet es wieder, und zwischen den Schauern dampft die Hochebene. Lerchen steigen auf. Vom Weg aus sieht das Gras einfach grün aus; zehn Schritte weiter stehen Sie zwischen rosa Ähren, gelben Margeriten, Fackellilien, einer himmelblauen Lobelie, so groß wie ein Hemdknopf, und, wenn sich das Auge einmal daran gewöhnt hat, überall dort Orchideen, wo Sie gerade den Fuß hinsetzen wollten.',
  'Kitulo lies at about 2,600 m in the far south of the country, 465 sq km of old volcanic soil, drained by cold clear streams and edged with bamboo and juniper forest. Botanists have listed some 350 plants here. Among them are more than forty kinds of ground orchid, several found nowhere else. It became a national park in 2005, the first in tropical Africa set up chiefly for plants, partly because orchid tubers were being dug by the lorry-load and sold as food across the border in Zambia.':
    'Kitulo liegt auf etwa 2.600 m ganz im Süden des Landes: 465 km² alter Vulkanboden, von kalten, klaren Bächen entwässert und von Bambus und Wacholderwald gesäumt. Botaniker haben hier rund 350 Pflanzen verzeichnet. Darunter sind mehr als vierzig Arten von Erdorchideen, und einige wachsen nirgendwo sonst. 2005 wurde es zum Nationalpark, dem ersten im tropischen Afrika, der vor allem für Pflanzen gegründet wurde, auch weil man Orchideenknollen lastwagenweise ausgrub und jenseits der Grenze in Sambia als Nahrung verkaufte.',
  'Do not bring anybody who wants lions. There are no large predators, few mammals, no crowds and hardly a signpost. A few old farm buildings stand about in the mist. What you do is walk, in any direction, with a ranger who knows where last week’s flowers opened.':
    'Bringen Sie niemanden mit, der Löwen will. Es gibt keine großen Raubtiere, wenige Säugetiere, kein Gedränge und kaum einen Wegweiser. Ein paar alte Farmgebäude stehen im Nebel. Man geht hier einfach los, in irgendeine Richtung, mit einem Ranger, der weiß, wo letzte Woche die Blüten aufgegangen sind.',
  'The timing differs from every other page on this site. Flowers begin with the first storms in November, the orchids peak between December and March, and by May the show is seed. In the cold months, June to August, the air is so clear that you see Lake Nyasa from the western edge, and puddles carry ice until nine.':
    'Die Jahreszeiten sind hier anders als auf allen anderen Seiten dieser Website. Die Blüte beginnt mit den ersten Gewittern im November, die Orchideen sind von Dezember bis März am schönsten, und im Mai ist alles Samen. In den kalten Monaten von Juni bis August ist die Luft so klar, dass Sie vom Westrand den Nyasasee sehen, und auf den Pfützen liegt bis neun Uhr Eis.',
  'Ground orchids': 'Erdorchideen',
  'Disa, Satyrium, Habenaria: names your ranger will spell for you. White, orange and deep rose, from ankle to knee height.':
    'Disa, Satyrium, Habenaria: Namen, die Ihnen Ihr Ranger buchstabiert. Weiß, orange und tiefrosa, von knöchel- bis kniehoch.',
  Kipunji: 'Kipunji',
  'A monkey described by science only in 2005, in the Livingstone forest and on Mount Rungwe nearby. Very few are left, and seeing one is not to be counted on.':
    'Ein Affe, den die Wissenschaft erst 2005 beschrieben hat, im Livingstone-Wald und am nahen Mount Rungwe. Es gibt nur noch sehr wenige, und rechnen sollte niemand mit ihm.',
  'Denham’s bustard': 'Jacksontrappe',
  'Walks the grassland like a bishop. Breeds here in the wet months.':
    'Schreitet durchs Grasland wie ein Bischof. Brütet hier in den nassen Monaten.',
  'Blue swallow': 'Stahlschwalbe',
  'Rare, glossy, with tail streamers; arrives with the rain to nest in holes in the turf.':
    'Selten, glänzend, mit langen Schwanzspießen; kommt mit dem Regen, um in Löchern im Boden zu nisten.',
  'Frogs and chameleons': 'Frösche und Chamäleons',
  'Look on heather at eye level. Some of these species are known from these mountains alone.':
    'Suchen Sie in Augenhöhe im Heidekraut. Manche dieser Arten kennt man nur aus diesen Bergen.',
  'Flower walks': 'Blumenwanderungen',
  'Two hours or six, on level ground. A hand lens is worth more than a telephoto.':
    'Zwei Stunden oder sechs, auf ebenem Boden. Eine Lupe ist mehr wert als ein Teleobjektiv.',
  'Numbe valley': 'Numbe-Tal',
  'Half a day down through mist forest to waterfalls, and up again on legs that now notice the height.':
    'Einen halben Tag hinab durch Nebelwald zu Wasserfällen, und wieder hinauf auf Beinen, die nun die Höhe spüren.',
  'Matamba ridge': 'Matamba-Kamm',
  'The road up from Chimala has fifty-odd hairpins. We stop at most of them, for the view over the Usangu plains.':
    'Die Straße von Chimala herauf hat gut fünfzig Haarnadelkurven. Wir halten in den meisten, wegen der Aussicht auf die Usangu-Ebene.',
  'To the lake on foot': 'Zu Fuß zum See',
  'One or two days through forest and tea villages, down 2,000 m to the beach at Matema. Needs planning and knees.':
    'Ein oder zwei Tage durch Wald und Teedörfer, 2.000 m hinab an den Strand von Matema. Braucht Planung und Knie.',
  'Rubber boots, gaiters or a second pair of socks.': 'Gummistiefel, Gamaschen oder ein zweites Paar Socken.',
  'Rain gear from November to April, a down jacket from June to August.':
    'Regenzeug von November bis April, eine Daunenjacke von Juni bis August.',
  'Stay in Matamba or Mbeya; lodging by the park is plain, camping plainer.':
    'Übernachten Sie in Matamba oder Mbeya; die Unterkünfte beim Park sind einfach, Camping ist noch einfacher.',
  'Only a four-wheel drive climbs from Chimala in the wet.':
    'Bei Nässe kommt von Chimala nur ein Allradwagen herauf.',
  'Never pick or dig. Photograph and step back the way you came.':
    'Nie pflücken oder graben: Fotografieren Sie, und gehen Sie auf demselben Weg zurück.',
  'Go slowly on the first day; the air is thin.': 'Gehen Sie es am ersten Tag langsam an; die Luft ist dünn.',
  'Around three hours by road from Mbeya, by Chimala and Matamba or by Isyonje.':
    'Etwa drei Stunden auf der Straße ab Mbeya, über Chimala und Matamba oder über Isyonje.',
  'Orchids, lobelias, proteas; Denham’s bustard, blue swallow, mountain buzzard; reedbuck, kipunji in the forest.':
    'Orchideen, Lobelien, Proteen; Jacksontrappe, Stahlschwalbe, Bergbussard; Riedbock, im Wald der Kipunji.',
  'Book Your Kitulo Adventure': 'Ihr Kitulo-Abenteuer buchen',
};
