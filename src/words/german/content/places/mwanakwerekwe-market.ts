/** The page of Mwanakwerekwe Market. */
export const mwanakwerekweMarket: Readonly<Record<string, string>> = {
  'Mwanakwerekwe Market: where Zanzibar does its shopping': 'Mwanakwerekwe-Markt: wo Sansibar einkauft',
  'Bananas by the bunch, second-hand shirts, minibuses for the whole south: Zanzibar’s everyday market beyond Stone Town, and how to look round without staring.':
    'Bananen in Büscheln, Hemden aus zweiter Hand, Kleinbusse in den Süden: Sansibars Alltagsmarkt jenseits von Stone Town, und wie man schaut, ohne zu starren.',
  'Produce from the south of the island': 'Ware aus dem Süden der Insel',
  'Mitumba, second-hand clothes by the heap': 'Mitumba, getragene Kleider haufenweise',
  'Kanga and kitenge by the pair': 'Kanga und Kitenge, immer zwei Tücher',
  'Lunch among the drivers': 'Mittagessen zwischen den Fahrern',
  'A ride from town by dala-dala, the minibus': 'Mit dem Dala-Dala, dem Kleinbus, aus der Stadt',
  'Nobody here is waiting for you, which is the best reason to come.':
    'Hier wartet niemand auf Sie, und das ist der beste Grund zu kommen.',
  'First find the rhythm. A lad walks backwards in front of a lorry, calling it in; a woman under a tower of aubergines says “pole” as she goes by your shoulder; the conductor of the Makunduchi bus drums on its roof until somebody gets on. Stone Town is four or five kilometres off, and you will not hear it mentioned.':
    'Finden Sie zuerst den Rhythmus. Ein Junge geht rückwärts vor einem Lastwagen her und winkt ihn ein; eine Frau unter einem Turm aus Auberginen sagt „pole“, während sie an Ihrer Schulter vorbeigeht; der Schaffner des Busses nach Makunduchi trommelt aufs Dach, bis jemand einsteigt. Stone Town ist vier oder fünf Kilometer weit weg, und niemand spricht davon.',
  'The old creek was the frontier of the city until well into the twentieth century. When Ng’ambo filled up, building went on south and east along the airport roads, and where the roads part, as traders tell it, growers from Jozani, Kizimkazi and the east coast put down their sacks to spare themselves the last stretch. That was the market: planks, tarpaulins, and in April a lake, because the ground was a marsh.':
    'Bis weit ins zwanzigste Jahrhundert war der alte Priel die Grenze der Stadt. Als Ng’ambo voll war, baute man nach Süden und Osten an den Straßen zum Flughafen weiter, und wo sich die Straßen teilen, erzählen die Händler, setzten Bauern aus Jozani, Kizimkazi und von der Ostküste ihre Säcke ab, um sich das letzte Stück zu sparen. Das war der Markt: Bretter, Planen und im April ein See, denn der Boden war ein Sumpf.',
  'In the 2020s the government took it down. The traders spent years in a makeshift yard while two storeys of concrete rose on the wet ground, with places for about five thousand of them, lit, drained and numbered. Some regret the shade of the old sheets; few regret the mud. You will find that inside a week the numbers had disappeared behind onions.':
    'In den 2020er-Jahren ließ die Regierung ihn abreißen. Die Händler verbrachten Jahre auf einem Behelfsplatz, während auf dem nassen Grund zwei Stockwerke Beton entstanden, mit Plätzen für etwa fünftausend von ihnen, beleuchtet, entwässert und nummeriert. Manche vermissen den Schatten der alten Planen; wenige vermissen den Schlamm. Die Nummern waren nach einer Woche hinter Zwiebeln verschwunden.',
  'How to Spend Two Hours': 'Wie Sie zwei Stunden verbringen',
  'Cassava leaf pounded to order in a howl of machines, plantain in seven sizes, limes, breadfruit, coconuts grated while you watch. The air is celery and diesel.':
    'Maniokblätter, auf Wunsch im Geheul der Maschinen zerstampft, Kochbananen in sieben Größen, Limetten, Brotfrucht, Kokosnüsse, die man vor Ihren Augen raspelt. Die Luft riecht nach Sellerie und Diesel.',
  'Rice is a science: Mbeya for Fridays, local for loyalty. Let the seller pour three kinds into your palm. Dried sardines and smoked shark come next, and you will know when.':
    'Reis ist eine Wissenschaft: Mbeya für Freitage, der hiesige aus Treue. Lassen Sie sich drei Sorten in die Hand schütten. Danach kommen Trockensardinen und geräucherter Hai, und Sie merken, wann.',
  'Bales from Europe and Asia, opened at dawn. The trade has its own auction language and its own dandies. A football shirt of a club nobody remembers makes a good present.':
    'Ballen aus Europa und Asien, geöffnet im Morgengrauen. Der Handel hat seine eigene Auktionssprache und seine eigenen Dandys. Das Fußballtrikot eines Vereins, den niemand mehr kennt, ist ein gutes Mitbringsel.',
  'Cloth and tailor': 'Stoff und Schneider',
  'Choose two metres of kitenge, walk to a treadle machine, agree a price for trousers. Ready the day after tomorrow, truly.':
    'Suchen Sie zwei Meter Kitenge aus, gehen Sie zu einer Tretnähmaschine, vereinbaren Sie einen Preis für eine Hose. Übermorgen fertig, wirklich.',
  'Tea with the drivers': 'Tee mit den Fahrern',
  'Milky ginger tea, chapati, beans in coconut, at a bench by the bus stand. Point and sit.':
    'Ingwertee mit Milch, Chapati, Bohnen in Kokos, auf einer Bank am Busplatz. Zeigen und hinsetzen.',
  'Half past eight to eleven. Sundays are fullest.': 'Von halb neun bis elf. Sonntags ist es am vollsten.',
  'Come with our guide the first time; there is no map, and few traders speak English.':
    'Kommen Sie beim ersten Mal mit unserem Guide; es gibt keinen Plan, und wenige Händler sprechen Englisch.',
  'Clothes that cover you, colours that do not shout.': 'Kleidung, die bedeckt, Farben, die nicht schreien.',
  'Small shilling notes. Nobody changes dollars.': 'Kleine Schillingscheine. Dollar wechselt niemand.',
  'Leave the big camera at home. One telephone picture, asked for, is welcome; a sweep is not.':
    'Lassen Sie die große Kamera zu Hause. Ein Handyfoto ist willkommen, wenn Sie darum gebeten haben, ein Schwenk über alle nicht.',
  'Fixed prices hold for food. For cloth, take a tenth off with a smile.':
    'Bei Lebensmitteln sind die Preise fest. Bei Stoff handeln Sie mit einem Lächeln ein Zehntel herunter.',
  'During Ramadan the place sleeps until noon and glows until ten.':
    'Im Ramadan schläft der Ort bis Mittag und leuchtet bis zehn.',
  'Ten to fifteen minutes by car from Stone Town, and near the airport. Minibuses for Jozani, Paje, Jambiani and Makunduchi start here, which makes it an easy stop on a last day.':
    'Zehn bis fünfzehn Minuten mit dem Auto von Stone Town, nahe am Flughafen. Die Kleinbusse nach Jozani, Paje, Jambiani und Makunduchi fahren hier ab, darum passt er gut in den letzten Tag.',
  'Goats on their way somewhere, hens with tied feet, and house crows that miss nothing.':
    'Ziegen auf dem Weg irgendwohin, Hühner mit zusammengebundenen Füßen und Glanzkrähen, denen nichts entgeht.',
  'Trade stops short for prayer: a shutter half down, a mat unrolled behind the counter. Wait outside, or come back in ten minutes. Many stallholders are women running their own books, and bargaining that turns sour is a loss of face for both.':
    'Zum Gebet hält der Handel inne: ein Rollladen halb herunter, hinter der Theke eine ausgerollte Matte. Warten Sie draußen, oder kommen Sie in zehn Minuten wieder. An vielen Ständen führen Frauen ihre eigenen Bücher, und wird das Feilschen bitter, verlieren beide das Gesicht.',
  'Book Your Mwanakwerekwe Market Experience Now': 'Ihr Erlebnis auf dem Mwanakwerekwe-Markt buchen',
};
