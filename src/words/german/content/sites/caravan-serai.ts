/** The page of Caravan Serai Museum, Bagamoyo. */
export const caravanSerai: Readonly<Record<string, string>> = {
  'Caravan Serai Museum, Bagamoyo: where the march ended':
    'Museum der Karawanserei, Bagamoyo: wo der Marsch endete',
  'Ivory, porters, slaves and the last halt before the sea. What Bagamoyo’s small museum shows, what historians dispute, and how to spend two hours there.':
    'Elfenbein, Träger, Sklaven und der letzte Halt vor dem Meer. Was Bagamoyos kleines Museum zeigt, worüber Historiker streiten und was zwei Stunden füllt.',
  'Guided round of the museum': 'Führung durch das Museum',
  'Old streets to the German boma': 'Alte Straßen bis zur deutschen Boma',
  'Fish auction on the beach': 'Fischauktion am Strand',
  'Kaole ruins south of town': 'Ruinen von Kaole südlich der Stadt',
  'One yard, two very different arrivals.': 'Ein Hof, zwei sehr verschiedene Arten anzukommen.',
  'Imagine the yard full. A caravan in the 1870s could number a thousand people, and it came in to drums, in its best cloth, after three months or more on foot. Each porter carried some thirty kilos of ivory on his shoulder. Today the yard is swept sand with a tree or two, a guide in a pressed shirt is explaining, and it takes an effort to hear the noise.':
    'Stellen Sie sich den Hof voll vor. Eine Karawane der 1870er-Jahre zählte bis zu tausend Menschen, und nach drei Monaten oder mehr zu Fuß zog sie unter Trommeln ein, in ihren besten Tüchern. Jeder Träger hatte etwa dreißig Kilo Elfenbein auf der Schulter. Heute ist der Hof gefegter Sand mit ein, zwei Bäumen, ein Guide im gebügelten Hemd erklärt, und es kostet Mühe, den Lärm zu hören.',
  'The museum is small: a few rooms with photographs, documents, trade goods, household things, and the iron rings that were locked round necks. Some visitors are through in twenty minutes. Stay longer. The labels repay reading, the guides know a good deal more than is written there, and the subject deserves at least a little discomfort.':
    'Das Museum ist klein: ein paar Räume mit Fotografien, Dokumenten, Handelswaren, Hausrat und den Eisenringen, die man um Hälse schloss. Manche sind nach zwanzig Minuten durch. Bleiben Sie länger. Die Tafeln lohnen das Lesen, die Guides wissen viel mehr, als dort steht, und der Gegenstand hat ein wenig Unbehagen verdient.',
  'The building goes back to the 1860s and an Arab merchant of the town. Bagamoyo then was the mainland gate of Zanzibar’s trade: Indian financiers, Omani landowners, Swahili brokers and, by far the largest crowd, Nyamwezi from the interior. Speke set out from here in 1860, Stanley in 1871. In 1874 the body of David Livingstone arrived on the shoulders of the Africans who had carried it from what is now Zambia.':
    'Das Gebäude geht auf die 1860er-Jahre und einen arabischen Kaufmann der Stadt zurück. Bagamoyo war damals das Tor von Sansibars Handel zum Festland: indische Geldgeber, omanische Grundherren, Swahili-Makler und, mit Abstand die größte Menge, Nyamwezi aus dem Landesinneren. Speke brach hier 1860 auf, Stanley 1871. 1874 traf der Leichnam David Livingstones ein, auf den Schultern der Afrikaner, die ihn aus dem heutigen Sambia getragen hatten.',
  'How much slaving went on is still argued about. People were driven here in chains, and neck rings are not a legend. Yet research of recent decades finds that most porters on this road were free and worked for pay, and that far more captives were shipped from Kilwa. Both things were true in one yard, at times in one week. In 1873 the Sultan of Zanzibar closed the slave markets by treaty; smuggling went on for years.':
    'Wie viel hier mit Sklaven gehandelt wurde, ist noch umstritten. Menschen wurden in Ketten hergetrieben, und die Halsringe sind keine Legende. Doch die Forschung der letzten Jahrzehnte zeigt, dass die meisten Träger auf dieser Straße frei waren und für Lohn gingen, und dass weit mehr Gefangene von Kilwa aus verschifft wurden. Beides galt in einem Hof, zuweilen in derselben Woche. 1873 schloss der Sultan von Sansibar durch einen Vertrag die Sklavenmärkte; der Schmuggel ging noch Jahre weiter.',
  'Even the town’s name is read in two ways. Bwaga moyo, lay down your heart: a porter’s relief, or a captive’s despair. Historians lean to the first, guidebooks to the second.':
    'Selbst der Name der Stadt wird auf zweierlei Weise gelesen. Bwaga moyo, leg dein Herz nieder: die Erleichterung eines Trägers oder die Verzweiflung eines Gefangenen. Historiker neigen zum Ersten, Reiseführer zum Zweiten.',
  'The rooms': 'Die Räume',
  'Look for the portrait of Tippu Tip, trader in ivory and people, and for photographs of porters whose names nobody wrote down. At the entrance stands a figure bent under ivory.':
    'Suchen Sie das Porträt von Tippu Tip, der mit Elfenbein und Menschen handelte, und die Fotografien von Trägern, deren Namen niemand aufschrieb. Am Eingang steht eine Figur, gebeugt unter Elfenbein.',
  'The old town': 'Die Altstadt',
  'Five minutes away: carved doors, the customs house, the German boma, and a beach where fish is auctioned and boats are still built by eye. Until 1891 this was the capital of German East Africa; the quiet since then has saved a good deal.':
    'Fünf Minuten entfernt: geschnitzte Türen, das Zollhaus, die deutsche Boma und ein Strand, an dem Fisch versteigert wird und Boote noch nach Augenmaß entstehen. Bis 1891 war dies die Hauptstadt von Deutsch-Ostafrika; die Stille seitdem hat vieles gerettet.',
  'Time needed': 'Zeitbedarf',
  'at least 2 hours': 'mindestens 2 Stunden',
  'From Dar es Salaam': 'Von Daressalam',
  'About 70 km; two hours in traffic': 'Etwa 70 km; im Verkehr zwei Stunden',
  'Also known for': 'Außerdem bekannt',
  'On Tanzania’s tentative list for World Heritage since 2006':
    'Seit 2006 auf Tansanias Vorschlagsliste für das Welterbe',
  'Hire the museum’s own guide; without one it is a room of captions.':
    'Nehmen Sie den Guide des Museums; ohne ihn ist es ein Raum voller Bildunterschriften.',
  'Prepare children. The chains need talking about.':
    'Bereiten Sie Kinder vor. Über die Ketten muss man sprechen.',
  'Do not pose with the exhibits.': 'Posieren Sie nicht mit den Ausstellungsstücken.',
  'Walk the streets with company, and leave valuables behind.':
    'Gehen Sie nicht allein durch die Straßen, und lassen Sie Wertsachen zurück.',
  'Add Kaole’s mosque and tombs if you have the afternoon.':
    'Nehmen Sie Kaoles Moschee und Gräber dazu, wenn Sie den Nachmittag haben.',
  'Bagamoyo has a national college of the arts, and drumming behind a wall is quite likely a lesson. It is also an old Muslim town with a Catholic mission of 1868. Modest dress suits both. Descendants of owners, of porters and of slaves live next door to each other here, so ask about family history only when it is offered.':
    'Bagamoyo hat eine staatliche Kunsthochschule, und Trommeln hinter einer Mauer sind wahrscheinlich eine Unterrichtsstunde. Es ist auch eine alte muslimische Stadt mit einer katholischen Mission von 1868. Zurückhaltende Kleidung passt zu beidem. Nachkommen von Besitzern, Trägern und Sklaven wohnen hier Tür an Tür; fragen Sie also nur nach der Familiengeschichte, wenn man sie Ihnen anbietet.',
  'Visit the Museum': 'Das Museum besuchen',
  'Plan Your Visit': 'Ihren Besuch planen',
};
