/** The page of Mtoni Palace. */
export const mtoniPalace: Readonly<Record<string, string>> = {
  'Mtoni Palace: baths and ruins by the Zanzibar shore': 'Mtoni-Palast: Bäder und Ruinen an Sansibars Ufer',
  'The oldest palace of Zanzibar’s sultans, roofless on the beach north of Stone Town: its domed baths, the princess who wrote it down, and how to visit.':
    'Der älteste Palast der Sultane von Sansibar, ohne Dach am Strand nördlich von Stone Town: die Kuppelbäder, die Prinzessin, die ihn beschrieb, und Besuchstipps.',
  'Bath houses with their domes': 'Badehäuser mit ihren Kuppeln',
  'The courtyard of the memoirs': 'Der Hof aus den Memoiren',
  'Sea front and landing place': 'Seeseite und Landeplatz',
  'Salme’s story with a guide': 'Salmes Geschichte mit einem Guide',
  'On to the Kidichi baths and spices': 'Weiter zu den Kidichi-Bädern und Gewürzen',
  'Where a thousand people once lived, there are now lizards, a caretaker, and the same small waves.':
    'Wo einst tausend Menschen lebten, sind heute Eidechsen, ein Wärter und dieselben kleinen Wellen.',
  '“Mtoni” means “at the stream”, and the stream still runs out beside the walls. Sultan Said bin Sultan chose the spot for his first house on Zanzibar and had it built between about 1828 and 1834: low ranges round an enormous court, baths at one end, and towards the sea a round wooden pavilion on which he paced with a telescope, looking out for his ships.':
    '„Mtoni“ heißt „am Bach“, und der Bach fließt noch immer neben den Mauern hinaus. Sultan Said bin Sultan wählte den Ort für sein erstes Haus auf Sansibar und ließ es etwa von 1828 bis 1834 bauen: niedrige Flügel um einen riesigen Hof, Bäder an einem Ende und zum Meer hin ein runder Holzpavillon, in dem er mit dem Fernrohr auf und ab ging und nach seinen Schiffen Ausschau hielt.',
  'We know how it sounded, because one of his daughters wrote it down. Salme, born at Mtoni in 1844 to a Circassian mother, remembered gazelles, peacocks, ostriches and flamingos loose in the yard, riding lessons on donkeys, a dozen bath houses never empty, and more than a thousand souls to feed. She also learned, in secret and from a camel’s shoulder blade, to write. At about twenty-two, expecting a child by a Hamburg merchant, she fled by British warship. The Memoirs of an Arabian Princess appeared in 1886, under the name of Emily Ruete.':
    'Wir wissen, wie es klang, denn eine seiner Töchter hat es aufgeschrieben. Salme, 1844 in Mtoni als Kind einer tscherkessischen Mutter geboren, erinnerte sich an Gazellen, Pfauen, Strauße und Flamingos, die frei im Hof liefen, an Reitstunden auf Eseln, ein Dutzend nie leerer Badehäuser und mehr als tausend Seelen, die satt werden mussten. Auch lernte sie, heimlich und auf dem Schulterblatt eines Kamels, schreiben. Mit etwa zweiundzwanzig, als sie von einem Hamburger Kaufmann ein Kind erwartete, floh sie auf einem britischen Kriegsschiff. 1886 erschienen die „Memoiren einer arabischen Prinzessin“, unter dem Namen Emily Ruete.',
  'By then the house was coming down. The court had left; fire and the First World War, when it became a depot, took more, and an oil company’s sheds stood on part of it for most of the twentieth century. What you walk through is walls, stairs to nowhere, and the baths, which were built best.':
    'Da zerfiel das Haus schon. Der Hof war fortgezogen; ein Brand und der Erste Weltkrieg, in dem es als Depot diente, nahmen noch mehr, und auf einem Teil standen fast das ganze zwanzigste Jahrhundert lang die Schuppen einer Ölfirma. Sie gehen durch Mauern, über Treppen ins Nichts und durch die Bäder, die am besten gebaut waren.',
  'A Visit, Room by Room': 'Ein Besuch, Raum für Raum',
  'Two sets: a long row for the household, a smaller, domed suite for the sultan and his first wife. Light drops through holes in the vault like coins. Clap once and hear why nobody told secrets here.':
    'Zwei Anlagen: eine lange Reihe für den Haushalt, eine kleinere mit Kuppeln für den Sultan und seine erste Frau. Durch Löcher im Gewölbe fällt das Licht herab wie Münzen. Klatschen Sie einmal, und Sie hören, warum hier niemand Geheimnisse erzählte.',
  'Grass, coconut palms, a fig working at a lintel. Your guide sets the wings up again with a stick: wives there, kitchens here, children everywhere.':
    'Gras, Kokospalmen, ein Feigenbaum, der an einem Türsturz arbeitet. Mit einem Stock richtet Ihr Guide die Flügel wieder auf: dort die Ehefrauen, hier die Küchen, überall Kinder.',
  'There was no jetty. Guests waded or were carried in on chairs, princesses too. At high tide the channel still reaches the lowest stones.':
    'Einen Steg gab es nicht. Gäste wateten oder wurden auf Stühlen an Land getragen, Prinzessinnen auch. Bei Flut erreicht das Wasser noch immer die untersten Steine.',
  'With the book': 'Mit dem Buch',
  'Read its first chapters the evening before; Stone Town’s shops stock them in several languages. No other ruin on this coast comes with its own narrator.':
    'Lesen Sie am Abend zuvor die ersten Kapitel; in Stone Town gibt es das Buch in mehreren Sprachen. Keine andere Ruine an dieser Küste bringt ihre eigene Erzählerin mit.',
  'Further up the hill': 'Weiter den Hügel hinauf',
  'Twenty minutes inland, at Kidichi, stand Persian baths of 1850 with birds in stucco, and spice farms for lunch.':
    'Zwanzig Minuten landeinwärts, in Kidichi, stehen persische Bäder von 1850 mit Vögeln aus Stuck, und auf Gewürzfarmen gibt es Mittagessen.',
  'First thing, or after four: noon has no shade.':
    'Gleich am Morgen oder nach vier: Mittags gibt es keinen Schatten.',
  'An hour is about right. It fits between Stone Town and a spice farm.':
    'Eine Stunde reicht etwa. Das passt zwischen Stone Town und eine Gewürzfarm.',
  'Firm shoes, eyes on the ground, hands off loose masonry.':
    'Feste Schuhe, Augen auf den Boden, Hände weg von losem Mauerwerk.',
  'Repellent. Standing water and evening light suit mosquitoes.':
    'Mückenschutz. Stehendes Wasser und Abendlicht gefallen den Mücken.',
  'Entrance is paid in cash at the gate, and the caretaker’s stories deserve a tip.':
    'Der Eintritt wird bar am Tor bezahlt, und die Geschichten des Wärters verdienen ein Trinkgeld.',
  'Part may be fenced when repairs are under way; we check the day before.':
    'Bei Reparaturen ist manchmal ein Teil abgesperrt; wir fragen am Tag vorher nach.',
  'A quarter of an hour by car from the old town. Maruhubi, another sultan’s ruin, is two kilometres back along the same road.':
    'Eine Viertelstunde mit dem Auto von der Altstadt. Maruhubi, die Ruine eines anderen Sultans, liegt auf derselben Straße zwei Kilometer zurück.',
  'Geckos and skinks on warm stone, sunbirds, mangrove kingfisher at the stream, bats in the dark bath.':
    'Geckos und Skinke auf warmem Stein, Nektarvögel, Mangroveliest am Bach, Fledermäuse im dunklen Bad.',
  'Salme lost her inheritance and her country, learned German, and asked for both back to the end of her life in 1924. In Stone Town there are rooms about her; listen there for how Zanzibaris, too, disagree on whether she was brave or wrong.':
    'Salme verlor ihr Erbe und ihr Land, lernte Deutsch und bat bis zu ihrem Lebensende 1924 um beides. In Stone Town gibt es Räume über sie; hören Sie dort zu, wie man sich auch auf Sansibar uneinig ist, ob sie mutig war oder im Unrecht.',
  'Book Your Mtoni Palace Experience Now': 'Ihr Erlebnis im Mtoni-Palast buchen',
};
