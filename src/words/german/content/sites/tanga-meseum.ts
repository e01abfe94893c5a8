/** The page of Tanga Museum. */
export const tangaMeseum: Readonly<Record<string, string>> = {
  'Tanga Museum: the old boma, sisal and a town on foot':
    'Museum von Tanga: alte Boma, Sisal und Stadtrundgang',
  'Photographs, an armoury cellar and a watch-tower in a coral-stone house of the 1890s. What to see in 1-2 hours at Tanga’s museum, and where to walk next.':
    'Fotografien, eine Waffenkammer im Keller und ein Wachturm in einem Haus der 1890er-Jahre. Was Sie in 1–2 Stunden sehen, und wohin Sie danach gehen.',
  'Old photographs of town and railway': 'Alte Fotografien von Stadt und Eisenbahn',
  'The sisal industry in pictures': 'Die Sisalindustrie in Bildern',
  'Up the watch-tower': 'Auf den Wachturm',
  'Guided walk through the old streets': 'Geführter Gang durch die alten Straßen',
  'Coral walls, creaking shutters, and the story of a plant that built a port.':
    'Mauern aus Koralle, knarrende Fensterläden und die Geschichte einer Pflanze, die einen Hafen baute.',
  'Noon in Tanga is for sitting still, and this is the place to do it. The walls of the old boma are coral stone and lime, so thick that the rooms stay cooler than the shade outside. Somebody opens a shutter for you, a bar of light falls across the floor, and a street scene of 1900 or so looks back from the wall.':
    'Der Mittag in Tanga ist zum Stillsitzen da, und dies ist der Ort dafür. Die Mauern der alten Boma sind aus Korallenstein und Kalk, so dick, dass die Räume kühler bleiben als draußen der Schatten. Jemand öffnet einen Laden für Sie, ein Streifen Licht fällt über den Boden, und eine Straßenszene von etwa 1900 sieht von der Wand zurück.',
  'Townspeople know the house as Urithi, which means heritage. What hangs there is mostly photographs, of streets and stations, mosques and clubs, sisal being cut and combed. Captions are short. Somebody from the museum usually goes round with you, and that is the real exhibition, because the answer to “and what is in there now?” is often a finger pointed out of the window.':
    'In der Stadt heißt das Haus Urithi, das bedeutet Erbe. Was dort hängt, sind vor allem Fotografien: Straßen und Bahnhöfe, Moscheen und Klubs, Sisal, der geschnitten und gekämmt wird. Die Unterschriften sind kurz. Meist geht jemand vom Museum mit Ihnen herum, und das ist die eigentliche Ausstellung, denn die Antwort auf „und was ist jetzt darin?“ ist oft ein Finger, der aus dem Fenster zeigt.',
  'German officials put up the building in the 1890s. Tanga was then the first town they developed on this coast, and from 1893 the starting point of a railway towards the Usambara Mountains. Sisal, a spiky plant brought from Mexico, filled the plains behind it. For more than half a century much of the world’s rope came from such fields, until nylon ruined the price.':
    'Deutsche Beamte ließen das Gebäude in den 1890er-Jahren errichten. Tanga war damals die erste Stadt, die sie an dieser Küste ausbauten, und ab 1893 der Ausgangspunkt einer Eisenbahn in Richtung der Usambara-Berge. Sisal, eine stachlige Pflanze aus Mexiko, füllte die Ebenen dahinter. Mehr als ein halbes Jahrhundert lang kam ein großer Teil der Seile dieser Welt von solchen Feldern, bis Nylon den Preis verdarb.',
  'In November 1914 a much larger British Indian force landed beside the town, fought through the rubber and palm plantations for two days, and was driven back to its ships. Swarms of wild bees stung soldiers of both armies. The tale that the Germans had trained the bees is a good one, and false.':
    'Im November 1914 landete neben der Stadt eine viel größere britisch-indische Streitmacht, kämpfte sich zwei Tage lang durch Kautschuk- und Palmenplantagen und wurde auf ihre Schiffe zurückgetrieben. Schwärme wilder Bienen stachen Soldaten beider Seiten. Dass die Deutschen die Bienen abgerichtet hätten, ist eine gute Geschichte, und falsch.',
  'The museum itself is young. A local non-profit society, the Tanga Heritage Centre, was founded in 1999, brought in craftsmen from Zanzibar’s Stone Town to repair the boma, and was then given the use of it.':
    'Das Museum selbst ist jung. Ein gemeinnütziger Verein aus der Stadt, das Tanga Heritage Centre, wurde 1999 gegründet, holte Handwerker aus Sansibars Stone Town, um die Boma instand zu setzen, und bekam sie danach zur Nutzung.',
  'From cellar to tower': 'Vom Keller zum Turm',
  'Below are the racks of the former armoury. Above, the stairs grow steeper with each floor and end in a look-out over tin roofs, mango trees and the bay. Children like this part best, and should be held by the hand.':
    'Unten stehen die Gestelle der früheren Waffenkammer. Nach oben werden die Treppen mit jedem Stockwerk steiler und enden in einem Ausguck über Blechdächer, Mangobäume und die Bucht. Kindern gefällt dieser Teil am besten; nehmen Sie sie an die Hand.',
  'The town outside': 'Die Stadt draußen',
  'Ask for a walk of about an hour: clock tower, library, courthouse, merchants’ houses with their balconies, tea at the end. Before ten or after four is kinder to everyone.':
    'Fragen Sie nach einem Rundgang von etwa einer Stunde: Uhrturm, Bibliothek, Gericht, Kaufmannshäuser mit ihren Balkonen, zum Schluss Tee. Vor zehn oder nach vier ist es für alle angenehmer.',
  '1-2 hours': '1–2 Stunden',
  Address: 'Adresse',
  'Independence Avenue, beside the library': 'Independence Avenue, neben der Bibliothek',
  'Opening hours slip. We telephone the day before.':
    'Auf die Öffnungszeiten ist kein Verlass. Wir rufen am Tag vorher an.',
  'Carry small notes for the entrance and for a donation.':
    'Nehmen Sie kleine Scheine für den Eintritt und eine Spende mit.',
  'Caves in the morning, museum in the heat: the two fill one good day.':
    'Vormittags die Höhlen, in der Hitze das Museum: Beide zusammen füllen einen guten Tag.',
  'Ask before photographing exhibits, and do not point a lens at the port.':
    'Fragen Sie, bevor Sie Ausstellungsstücke fotografieren, und richten Sie kein Objektiv auf den Hafen.',
  'Tanga moves by bicycle and is seldom in a rush. Coffee sellers clink their cups along the pavement; the coffee comes black, in a thimble, with a square of peanut brittle. On Fridays shops close around noon for prayers, and the lanes near the mosques are no place for shorts.':
    'Tanga fährt Fahrrad und hat es selten eilig. Kaffeeverkäufer klirren am Gehweg mit ihren Tassen; der Kaffee kommt schwarz, im Fingerhut, mit einem Stück Erdnusskrokant. Freitags schließen die Läden gegen Mittag zum Gebet, und die Gassen bei den Moscheen sind kein Ort für kurze Hosen.',
};
