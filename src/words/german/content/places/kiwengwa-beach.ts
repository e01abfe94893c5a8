/** The page of Kiwengwa Beach. */
export const kiwengwaBeach: Readonly<Record<string, string>> = {
  'Kiwengwa Beach: trade wind, reef line, coral caves': 'Kiwengwa Beach: Passat, Rifflinie, Korallenhöhlen',
  'Five kilometres of fine sand on Zanzibar’s north-east coast: when there is water to swim in, which way the weed drifts, and what lies in the forest behind.':
    'Fünf Kilometer feiner Sand an Sansibars Nordostküste: wann Wasser zum Baden da ist, wohin der Tang treibt und was im Wald dahinter liegt.',
  'Walking to the reef at low tide': 'Bei Ebbe zum Riff gehen',
  'Snorkelling at Mnemba from Muyuni': 'Ab Muyuni schnorcheln bei Mnemba',
  'Coral caves of Kiwengwa-Pongwe': 'Korallenhöhlen von Kiwengwa-Pongwe',
  'Kites, kayaks and sailing': 'Kites, Kajaks und Segeln',
  'Fishermen’s landing in the village': 'Anlandeplatz der Fischer im Dorf',
  'Breakfast with your feet in the sand, and not much between you and Sumatra.':
    'Frühstück mit den Füßen im Sand, und bis Sumatra nicht viel dazwischen.',
  'Look at the sand through your fingers. It is not rock but reef, ground by parrotfish and surf to something like flour, and so pale that it stays cool under bare feet at noon. A line of foam a kilometre out marks where it comes from. Between that line and the palms lies everything that happens at Kiwengwa.':
    'Lassen Sie den Sand durch die Finger rieseln. Es ist kein Gestein, sondern Riff, von Papageifischen und Brandung fast zu Mehl gemahlen, und so hell, dass er noch mittags unter nackten Füßen kühl bleibt. Eine Schaumlinie einen Kilometer draußen zeigt, woher er kommt. Zwischen dieser Linie und den Palmen liegt alles, was in Kiwengwa geschieht.',
  'Fishing families settled by the few wells; the soil on this side is a crust over coral, good for goats, cassava and patience. Men sailed out through gaps in the reef at night, and women buried coconut husks below the tideline, dug them up soft, and twisted them into rope. Italian hotel builders came from about 1990, and charter aeroplanes after them. Signs, pizza and the boys’ “ciao” date from then.':
    'Fischerfamilien siedelten an den wenigen Brunnen; der Boden ist auf dieser Seite eine Kruste über Korallenfels, gut für Ziegen, Maniok und Geduld. Die Männer segelten nachts durch Lücken im Riff hinaus, und die Frauen vergruben Kokosfasern unter der Flutlinie, gruben sie weich wieder aus und drehten Seile daraus. Um 1990 kamen italienische Hotelbauer und nach ihnen die Charterflugzeuge. Schilder, Pizza und das „ciao“ der Jungen stammen aus dieser Zeit.',
  'Parts of Kiwengwa are hotel after hotel, some with high walls. The village begins where they stop, at the northern end: ngalawa drawn up in rows, nets on poles, a coral-stone mosque, a coffee seller with his brazier. Ten minutes’ walk separates the two, and few make it. Do.':
    'Teile von Kiwengwa sind Hotel an Hotel, manche mit hohen Mauern. Das Dorf beginnt, wo sie aufhören, am nördlichen Ende: Ngalawas in Reihen auf dem Sand, Netze an Stangen, eine Moschee aus Korallenstein, ein Kaffeeverkäufer mit seinem Kohlebecken. Zehn Minuten zu Fuß trennen beides, und nur wenige gehen hinüber. Tun Sie es.',
  'On the Sand and Behind It': 'Auf dem Sand und dahinter',
  'At spring lows, mid-morning, go with somebody who knows the pools. There are blue starfish, clams, lionfish under ledges. Turn for home when he says so, because the tide comes in behind you first.':
    'Gehen Sie bei Springebbe am Vormittag mit jemandem, der die Becken kennt. Es gibt blaue Seesterne, Muscheln, Feuerfische unter Vorsprüngen. Kehren Sie um, wenn er es sagt, denn die Flut kommt zuerst hinter Ihnen herein.',
  'Forty minutes north by car to Muyuni, then twenty over the water. Leave at seven, for company grows with the hour.':
    'Vierzig Minuten mit dem Auto nach Norden bis Muyuni, dann zwanzig übers Wasser. Brechen Sie um sieben auf, denn mit jeder Stunde wird es voller.',
  'In the forest reserve, gazetted in the 2000s, two passages of some two hundred metres each go in under fig roots. Stalactites, small bats, whip spiders, cloth and rosewater left for spirits. Bring a head torch of your own.':
    'Im Waldreservat, das seit den 2000er-Jahren besteht, führen unter Feigenwurzeln zwei Gänge je etwa zweihundert Meter hinein. Tropfsteine, kleine Fledermäuse, Geißelspinnen, Tuch und Rosenwasser, für Geister zurückgelassen. Bringen Sie eine eigene Stirnlampe mit.',
  'Wind sports': 'Windsport',
  'Kites fly from June to September and again from late December. On still days take a kayak at high water and look down.':
    'Kites fliegen von Juni bis September und wieder ab Ende Dezember. An stillen Tagen nehmen Sie bei Hochwasser ein Kajak und schauen hinunter.',
  'When the boats come in': 'Wenn die Boote kommen',
  'Late in the afternoon, as soon as there is water to float them in. The catch is sold where it lands; the cats know the hour.':
    'Am späten Nachmittag, sobald genug Wasser da ist, um sie hereinzubringen. Der Fang wird verkauft, wo er an Land kommt; die Katzen kennen die Stunde.',
  'Choose the hotel by its pool as much as its beach: for some hours each day the sea is away.':
    'Wählen Sie das Hotel ebenso nach dem Pool wie nach dem Strand: Einige Stunden am Tag ist das Meer fort.',
  'Weed piles up after days of onshore wind. It smells, it is natural, and it goes.':
    'Nach Tagen mit Wind vom Meer türmt sich der Tang. Er riecht, er ist Natur, und er verschwindet wieder.',
  'Cover the backs of your knees when snorkelling. Everyone forgets them once.':
    'Bedecken Sie beim Schnorcheln die Kniekehlen. Jeder vergisst sie einmal.',
  'In the village wear a shirt and a skirt or long shorts, and ask for the path round the mosque.':
    'Im Dorf tragen Sie ein Hemd und einen Rock oder lange Shorts, und fragen Sie nach dem Weg um die Moschee herum.',
  'Maize, bracelets and massages are offered along the tideline, politely. Answer politely.':
    'Mais, Armbänder und Massagen werden an der Flutlinie angeboten, und zwar höflich. Antworten Sie ebenso.',
  'Mopeds are for hire. So are the potholes.': 'Mopeds kann man mieten. Die Schlaglöcher auch.',
  'About an hour from the airport or Stone Town, ninety minutes from Jozani forest by way of the coast.':
    'Etwa eine Stunde vom Flughafen oder von Stone Town, neunzig Minuten vom Wald von Jozani an der Küste entlang.',
  'Blue and cushion starfish, moray, octopus; in the forest red colobus, Sykes’s monkey, Fischer’s turaco, crowned hornbill and, for the lucky, Aders’ duiker.':
    'Blaue Seesterne und Kissensterne, Muräne, Oktopus; im Wald Roter Stummelaffe, Weißkehlmeerkatze, Fischerturako, Kronentoko und, mit Glück, der Adersducker.',
  'Kiwengwa-Pongwe is the second forest of the island after Jozani, about 33 sq km on bare coral, cut for charcoal until villages agreed to stop. Guides at the caves come from those villages, and their tickets are the forest’s rent.':
    'Kiwengwa-Pongwe ist nach Jozani der zweite Wald der Insel, etwa 33 km² auf nacktem Korallenfels, für Holzkohle abgeholzt, bis sich die Dörfer einigten, damit aufzuhören. Die Guides an den Höhlen kommen aus diesen Dörfern, und ihre Eintrittskarten sind die Miete des Waldes.',
  'Book Your Kiwengwa Beach Experience Now': 'Ihr Erlebnis in Kiwengwa Beach buchen',
};
