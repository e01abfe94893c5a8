/** The map: its texts, and names that German writes otherwise. */
export const mapPage: Readonly<Record<string, string>> = {
  'View Details': 'Details ansehen',
  'The map': 'Die Karte',
  'Islands of the mainland coast': 'Inseln vor der Festlandküste',
  'Culture and history': 'Kultur und Geschichte',
  'places of Zanzibar': 'Orten auf Sansibar',
  'cultural sites': 'Kulturstätten',
  'Arusha N. P.': 'Arusha-NP',
  'Rubondo Island': 'Rubondo',
  'Yambe, marine': 'Yambe, Riff',
  'Amboni Caves': 'Amboni-Höhlen',
  'Map of Tanzania: parks, islands, sites, mountains': 'Karte von Tansania: Parks, Inseln, Stätten, Berge',
  'All our parks, islands, cultural sites and mountains on one map that works offline: by month, by kind, by package, with the distance from where you are.':
    'Alle Parks, Inseln, Kulturstätten und Berge auf einer Karte, die ohne Netz geht: nach Monat, Art und Paket, mit der Entfernung von Ihrem Standort.',
  'An old chart of the Swahili coast with Pemba, Zanzibar and Mafia, a great compass rose, and a dhow under full sail.':
    'Eine alte Seekarte der Swahili-Küste mit Pemba, Sansibar und Mafia, einer großen Windrose und einer Dau unter vollen Segeln.',
  'The whole country, and three parts of it enlarged. The map is saved with the site and needs no signal; nor does finding where you are.':
    'Das ganze Land, und drei Teile davon vergrößert. Die Karte ist mit der Website gespeichert und braucht kein Netz; Ihren Standort zu finden auch nicht.',
  Tanzania: 'Tansania',
  Sheets: 'Blätter',
  'Every place on the map': 'Alle Orte auf der Karte',
  'Zoom in': 'Vergrößern',
  'Zoom out': 'Verkleinern',
  'Whole country': 'Ganzes Land',
  'Zoom with two fingers, the wheel, + and −. Move with a finger or the arrow keys.':
    'Vergrößern Sie mit zwei Fingern, dem Mausrad, + und −. Verschieben Sie mit einem Finger oder den Pfeiltasten.',
  'The map shows {km} km from west to east.': 'Die Karte zeigt {km} km von West nach Ost.',
  'Where am I?': 'Wo bin ich?',
  'Ask again': 'Noch einmal fragen',
  'Asking your device where it is. Out of doors, without a signal, this may take a minute.':
    'Ihr Gerät wird gefragt, wo es ist. Im Freien und ohne Netz kann das eine Minute dauern.',
  'Your position is the ringed cross. The list now begins with what is nearest; distances are as the crow flies.':
    'Ihr Standort ist das Kreuz im Ring. Die Liste beginnt nun mit dem Nächsten; Entfernungen sind Luftlinie.',
  'You are in or close to {area}.': 'Sie sind hier oder ganz in der Nähe: {area}.',
  'Nearest: {place}, {way}. Accurate to {accuracy}.': 'Am nächsten: {place}, {way}. Auf {accuracy} genau.',
  'You are outside this map. Distances and directions are still right, as the crow flies.':
    'Sie sind außerhalb dieser Karte. Entfernungen und Richtungen stimmen trotzdem, als Luftlinie.',
  'This site may not read your position. Allow “Location” for it in the settings of your browser (and of the device), then ask again.':
    'Diese Website darf Ihren Standort nicht lesen. Erlauben Sie ihr „Standort“ in den Einstellungen des Browsers (und des Geräts), und fragen Sie noch einmal.',
  'Your device cannot tell where it is just now. Go out of doors, where it sees the sky, switch Location on, and ask again.':
    'Ihr Gerät weiß gerade nicht, wo es ist. Gehen Sie ins Freie, wo es den Himmel sieht, schalten Sie den Standort ein, und fragen Sie noch einmal.',
  'Positions are only given to pages opened over https. Open this site by its https address, or read the distances in the texts of each place.':
    'Standorte bekommen nur Seiten, die über https geöffnet sind. Öffnen Sie diese Website über ihre https-Adresse, oder lesen Sie die Entfernungen in den Texten der Orte.',
  'Your position stays on this device.': 'Ihr Standort bleibt auf diesem Gerät.',
  'Coast, borders, most lakes and six rivers from Natural Earth, public domain. Parks, roads, other rivers, some lakes and islets are drawn by our own hand and simplified. Not for navigation.':
    'Küste, Grenzen, die meisten Seen und sechs Flüsse aus Natural Earth, gemeinfrei. Parks, Straßen, andere Flüsse, einige Seen und kleine Inseln sind von uns gezeichnet und vereinfacht. Nicht zur Navigation geeignet.',
  'The north': 'Der Norden',
  'Zanzibar and Bagamoyo': 'Sansibar und Bagamoyo',
  'The Tanga coast': 'Die Küste bei Tanga',
  'Kilimanjaro National Park': 'Kilimandscharo-Nationalpark',
  Kilimanjaro: 'Kilimandscharo',
  'the Selous reserve, south of Nyerere': 'das Selous-Reservat, südlich des Nyerere',
  'Mafia Island Marine Park': 'Meerespark Mafia',
  'Jozani-Chwaka Bay National Park': 'Nationalpark Jozani-Chwaka Bay',
  'Lake Victoria': 'Victoriasee',
  Tanganyika: 'Tanganjika',
  'Lake Nyasa': 'Nyasasee',
  'Indian Ocean': 'Indischer Ozean',
  'Lake Rukwa': 'Rukwasee',
  'Lake Natron': 'Natronsee',
  'Lake Eyasi': 'Eyasisee',
  'Lake Manyara': 'Manyarasee',
  Kenya: 'Kenia',
  Rwanda: 'Ruanda',
  Zambia: 'Sambia',
  Mozambique: 'Mosambik',
  Congo: 'Kongo',
  'Speke Gulf': 'Speke-Golf',
  'Lake Tanganyika': 'Tanganjikasee',
  'Pemba Channel': 'Pemba-Kanal',
  'Zanzibar Channel': 'Sansibar-Kanal',
  'Mafia Channel': 'Mafia-Kanal',
};
