/** The page where a visitor builds a trip. */
export const plannerPage: Readonly<Record<string, string>> = {
  'Build your own trip through Tanzania on the map':
    'Ihre eigene Reise durch Tansania auf der Karte zusammenstellen',
  'Pick parks and beaches on the map, choose nights, and see the roads, the months, the days and a price from our published rates. Works without a signal.':
    'Parks und Strände auf der Karte wählen, Nächte festlegen, Wege, Monate, Tage und einen Preis nach unseren veröffentlichten Preisen sehen. Auch ohne Empfang.',
  'Build your trip': 'Ihre Reise bauen',
  'Pick places, choose nights, see the roads between them. Nothing is booked: send it to us, and you get an offer.':
    'Orte wählen, Nächte festlegen, die Wege dazwischen sehen. Gebucht wird nichts: Senden Sie uns die Reise, und Sie bekommen ein Angebot.',
  'Your stops': 'Ihre Stationen',
  'No stop yet. Choose a first place below, or press one on the map.':
    'Noch keine Station. Wählen Sie unten einen ersten Ort, oder tippen Sie einen auf der Karte an.',
  'What it comes to': 'Was dabei herauskommt',
  'Days, hours on the road, months and a price appear here with the first place.':
    'Mit dem ersten Ort stehen hier Tage, Fahrzeiten, Monate und ein Preis.',
  'Press a place to add it, and once more to take it out.':
    'Tippen Sie auf einen Ort, um ihn hinzuzufügen, und noch einmal, um ihn zu entfernen.',
  'A safari jeep stops at a tall signpost where two tracks part, one towards far hills, the other towards palms.':
    'Ein Safari-Jeep hält an einem hohen Wegweiser, wo sich zwei Pisten trennen: die eine führt zu fernen Hügeln, die andere zu Palmen.',
};
