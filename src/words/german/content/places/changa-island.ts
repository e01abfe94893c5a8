/** The page of Changuu (Prison) Island. */
export const changaIsland: Readonly<Record<string, string>> = {
  'Changuu (Prison) Island: giant tortoises off Zanzibar':
    'Changuu (Prison) Island: Riesenschildkröten vor Sansibar',
  'Half an hour by wooden boat from Stone Town to a gaol that never held a prisoner, tortoises from Aldabra and a small reef. Tides, timing and good manners.':
    'Eine halbe Stunde mit dem Holzboot von Stone Town: ein Gefängnis ohne Gefangene, Schildkröten aus Aldabra, ein kleines Riff. Gezeiten und gute Manieren.',
  'Giant tortoises among the trees': 'Riesenschildkröten unter Bäumen',
  'The prison and quarantine buildings': 'Gefängnis und Quarantänestation',
  'Snorkelling off the north side': 'Schnorcheln an der Nordseite',
  'Lunch on the Nakupenda sandbank': 'Mittagessen auf der Sandbank Nakupenda',
  'Boat ride from the town beach': 'Bootsfahrt vom Stadtstrand',
  '1 to 2 days': '1 bis 2 Tage',
  'A short trip, a long-lived animal, and a name that is not quite true.':
    'Ein kurzer Ausflug, ein langlebiges Tier und ein Name, der nicht ganz stimmt.',
  History: 'Geschichte',
  'Changuu is a fish, a kind of emperor that the island’s fishermen still bring up on handlines. “Prison” came later, twice over. In the 1860s two Arab owners used the island to hold enslaved people who had resisted, before they were shipped or sold. In 1893 Lloyd Mathews, British first minister to the sultan, bought it and built a proper gaol: thick walls, barred windows, courtyards open to the sea.':
    'Changuu ist ein Fisch, ein Verwandter der Straßenkehrer, den die Fischer der Insel noch immer an Handleinen heraufholen. „Prison“ kam später, und gleich zweimal. In den 1860er-Jahren hielten zwei arabische Besitzer hier versklavte Menschen fest, die sich gewehrt hatten, ehe sie verschifft oder verkauft wurden. 1893 kaufte Lloyd Mathews, der britische Erste Minister des Sultans, die Insel und baute ein richtiges Gefängnis: dicke Mauern, vergitterte Fenster, Höfe zum Meer hin offen.',
  'No convict ever slept there. Plague and yellow fever were travelling by steamship just then, and the cells became wards of a quarantine station for the whole coast. Passengers from Bombay sat out their one or two weeks under the casuarinas; between epidemics, Zanzibar’s officials came across to bathe. You can walk through the yard, look into the cells, and drink something cold where the guards would have sat.':
    'Kein Sträfling hat je dort geschlafen. Pest und Gelbfieber reisten damals mit dem Dampfer, und aus den Zellen wurden Krankensäle einer Quarantänestation für die ganze Küste. Reisende aus Bombay saßen ihre ein oder zwei Wochen unter den Kasuarinen ab; zwischen den Seuchen kamen Sansibars Beamte zum Baden herüber. Sie können durch den Hof gehen, in die Zellen schauen und etwas Kaltes trinken, wo die Wärter gesessen hätten.',
  'Four tortoises arrived in 1919, a present from the governor of the Seychelles. They bred so well, and sold so well on the black market, that by the 1990s thieves had left a handful. A fenced sanctuary, marked shells and new animals have brought them back to well over a hundred. Numbers painted on the backs give ages. Take the highest with salt.':
    '1919 kamen vier Schildkröten an, ein Geschenk des Gouverneurs der Seychellen. Sie vermehrten sich so gut und brachten auf dem Schwarzmarkt so viel, dass Diebe bis in die 1990er-Jahre nur eine Handvoll übrig ließen. Ein eingezäuntes Gehege, markierte Panzer und neue Tiere haben sie auf weit über hundert zurückgebracht. Zahlen auf den Panzern geben das Alter an. Den höchsten trauen Sie besser nicht ganz.',
  'Ashore and Afloat': 'An Land und im Wasser',
  'Keepers sell leaves by the bunch. Offer them low, scratch the neck, and the old ones rise on straight legs with their eyes shut. Never sit on one, lift one or stand in front of its mouth with bare toes.':
    'Die Wärter verkaufen Blätter im Bund. Halten Sie sie tief hin, kraulen Sie den Hals, dann stellen sich die Alten mit geschlossenen Augen auf gestreckte Beine. Setzen Sie sich nie auf eine, heben Sie keine hoch, und stehen Sie nicht mit nackten Zehen vor ihrem Maul.',
  'Those of the last few years have a pen to themselves and move at a trot. Children may need to be counted on leaving.':
    'Die Jungen der letzten Jahre haben einen eigenen Pferch und bewegen sich im Trab. Zählen Sie beim Gehen Ihre Kinder durch.',
  'Shallow coral to the north and east, sea stars on sand, damselfish that defend a square metre. An hour is plenty, best on a rising tide before eleven.':
    'Flache Korallen im Norden und Osten, Seesterne auf Sand, Riffbarsche, die einen Quadratmeter verteidigen. Eine Stunde ist reichlich, am besten bei steigender Flut vor elf.',
  'The sandbank called “I love you” lies a quarter of an hour away and exists only around low water. Grilled lobster and octopus under an awning; much company in July and August.':
    'Die Sandbank namens „Ich liebe dich“ liegt eine Viertelstunde entfernt und ist nur um Niedrigwasser da. Hummer und Oktopus vom Grill unter einem Sonnensegel; im Juli und August in großer Gesellschaft.',
  'Allow a day with the sandbank, or two outings if you want reef and ruins without haste: hence 1 to 2 days.':
    'Planen Sie mit der Sandbank einen Tag ein, für Riff und Ruinen ohne Eile zwei Ausflüge: daher 1 bis 2 Tage.',
  'Leave the town beach at half past eight. From ten, boats come in flotillas.':
    'Legen Sie um halb neun am Stadtstrand ab. Ab zehn kommen die Boote in Flottillen.',
  'You step out into water to the knee. Shorts, sandals, dry bag.':
    'Sie steigen in knietiefes Wasser aus. Kurze Hosen, Sandalen, wasserdichter Beutel.',
  'Agree whether entrance is in the price, and see that there are life jackets; on our boats both are.':
    'Klären Sie, ob der Eintritt im Preis ist, und achten Sie auf Schwimmwesten; auf unseren Booten ist beides dabei.',
  'Jellyfish drift in at times. A long-sleeved top helps.':
    'Manchmal treiben Quallen heran. Ein langärmliges Shirt hilft.',
  'Peacocks steal sandwiches.': 'Pfauen stehlen Sandwiches.',
  'Thirty minutes by wooden boat from the beach by Stone Town’s sea front. Hotels on the island come and go, so we book your bed in town.':
    'Dreißig Minuten mit dem Holzboot vom Strand an der Uferpromenade von Stone Town. Hotels auf der Insel kommen und gehen, darum buchen wir Ihr Bett in der Stadt.',
  'Aldabra giant tortoise, peafowl, small antelope (shy, early), fruit bats in the tall trees, sea stars, damselfish, octopus.':
    'Aldabra-Riesenschildkröte, Pfau, kleine Antilopen (scheu, früh am Tag), Flughunde in den hohen Bäumen, Seesterne, Riffbarsche, Oktopus.',
  Conservation: 'Naturschutz',
  'Aldabra tortoises are not native to Zanzibar, but they are rare in the world, and this is one of their older colonies outside the Seychelles. Fees feed and guard them. They put up with a great deal. Touch little, and wash your hands afterwards.':
    'Aldabra-Schildkröten sind auf Sansibar nicht heimisch, aber weltweit selten, und dies ist eine ihrer älteren Kolonien außerhalb der Seychellen. Die Eintrittsgelder bezahlen Futter und Wächter. Die Tiere lassen sich viel gefallen. Fassen Sie wenig an, und waschen Sie sich danach die Hände.',
  'Book Your Changuu Island Experience Now': 'Ihr Erlebnis auf Changuu buchen',
};
