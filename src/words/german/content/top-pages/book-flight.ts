/** The page book-flight. */
export const bookFlight: Readonly<Record<string, string>> = {
  'What to have ready': 'Was Sie bereithalten',
  'The long flight in, the small plane across, and an hour to spare between the two.':
    'Der lange Flug ins Land, das kleine Flugzeug quer hindurch und dazwischen eine Stunde Luft.',
  'Ask for flight booking assistance': 'Hilfe bei der Flugbuchung anfragen',
  'One request for everyone who flies together. We look for seats and write back with times and fares.':
    'Eine Anfrage für alle, die zusammen fliegen. Wir suchen Plätze und schreiben Ihnen Zeiten und Preise.',
  'Where you start, and on which date': 'Wo Sie starten, und an welchem Tag',
  'The date you want to be back, if it is a return':
    'Der Tag, an dem Sie zurück sein wollen, falls mit Rückflug',
  'How many travel, each name exactly as in the passport': 'Wie viele reisen, jeder Name genau wie im Pass',
  'An airline you prefer or avoid': 'Welche Fluggesellschaft Sie mögen oder meiden',
  'Whether a safari or a ferry waits at the other end':
    'Ob am anderen Ende eine Safari oder eine Fähre wartet',
  'Passports of all travellers: names to the letter, and six months of validity beyond the day you arrive':
    'Pässe aller Reisenden: Namen auf den Buchstaben genau, und gültig noch sechs Monate über den Tag der Ankunft hinaus',
  'Dates you are sure of, and those that could move by a day':
    'Termine, die feststehen, und solche, die einen Tag Spielraum haben',
  'Soft bags: light aircraft take 15 kilograms a person, hand luggage and camera included':
    'Weiche Taschen: Kleinflugzeuge nehmen 15 Kilogramm pro Person mit, Handgepäck und Kamera eingeschlossen',
  'The weight of anyone who is over 100 kilograms, for the seat plan of small planes':
    'Das Gewicht aller, die über 100 Kilogramm wiegen, für den Sitzplan der Kleinflugzeuge',
  'Where you have been before: a stop in a yellow fever country changes what papers you need':
    'Wo Sie vorher waren: Ein Aufenthalt in einem Gelbfieberland ändert, welche Papiere Sie brauchen',
  'Help with flights is part of what we do for a journey, at home and abroad. We are not an airline. We look for connections that fit your route, tell you what they cost and what can be changed later, and book the ones you choose together with you.':
    'Hilfe bei Flügen gehört zu dem, was wir für eine Reise tun, im Land und über seine Grenzen hinaus. Wir sind keine Fluggesellschaft. Wir suchen Verbindungen, die zu Ihrer Route passen, sagen Ihnen, was sie kosten und was sich später ändern lässt, und buchen mit Ihnen zusammen die, die Sie wählen.',
  'It pays to ask before you buy. A cheap ticket that lands in Dar es Salaam at midnight may cost you a night and another flight; Kilimanjaro at noon would have had you in camp for supper.':
    'Es lohnt sich, vor dem Kauf zu fragen. Ein billiges Ticket, das um Mitternacht in Daressalam landet, kann Sie eine Nacht und einen weiteren Flug kosten; mit einer Landung mittags am Flughafen Kilimandscharo wären Sie zum Abendessen im Camp gewesen.',
  'How it works': 'So geht es',
  'You send the dates': 'Sie schicken die Termine',
  'With the names of everyone who flies, and where each of them starts.':
    'Mit den Namen aller, die fliegen, und wo jeder von ihnen startet.',
  'We search': 'Wir suchen',
  'And write back with two or three connections: times, fare, baggage, and what a change would cost.':
    'Und schreiben Ihnen zwei oder drei Verbindungen: Zeiten, Preis, Gepäck und was eine Änderung kosten würde.',
  'You choose and pay the fare': 'Sie wählen und zahlen den Flug',
  'The fare is the airline’s. We tell you when it lapses, and you decide before then.':
    'Der Preis ist der der Fluggesellschaft. Wir sagen Ihnen, wann er verfällt, und Sie entscheiden vorher.',
  'We watch it': 'Wir passen auf',
  'Airlines change their times. If yours do, we move the transfer, the ferry or the first night with them.':
    'Fluggesellschaften ändern ihre Zeiten. Tut es Ihre, verlegen wir den Transfer, die Fähre oder die erste Nacht mit.',
  Zanzibar: 'Sansibar',
  'Which airport for what': 'Welcher Flughafen wofür',
  Kilimanjaro: 'Kilimandscharo',
  'For the northern parks and the climbs. International flights; about an hour by road to Arusha.':
    'Für die Parks im Norden und die Besteigungen. Internationale Flüge; etwa eine Stunde Fahrt nach Arusha.',
  'Small planes to the Serengeti, Manyara and Zanzibar. In town, so a short drive in the morning.':
    'Kleinflugzeuge in die Serengeti, nach Manyara und Sansibar. In der Stadt, also morgens eine kurze Fahrt.',
  'For Nyerere, Ruaha, Mikumi and Mafia, and by ferry or a short hop to Zanzibar.':
    'Für Nyerere, Ruaha, Mikumi und Mafia, und mit der Fähre oder einem kurzen Flug nach Sansibar.',
  'International flights and small planes from the parks. A quarter of an hour from Stone Town.':
    'Internationale Flüge und Kleinflugzeuge aus den Parks. Eine Viertelstunde von Stone Town.',
  'A few small planes a day at most, for the coast round Tanga and Pangani. By road it is a long day from Arusha.':
    'Höchstens ein paar Kleinflugzeuge am Tag, für die Küste um Tanga und Pangani. Auf der Straße ist es von Arusha ein langer Tag.',
  'Help with flights': 'Hilfe bei Flügen',
  'We help you find and book flights to Tanzania and between its parks and islands: which airport for which trip, baggage in small planes, what to have ready.':
    'Wir helfen Ihnen, Flüge nach Tansania und zwischen Parks und Inseln zu buchen: welcher Flughafen für welche Reise, Gepäck im Kleinflugzeug, was Sie brauchen.',
  'Flight booking assistance, long-haul and bush plane': 'Flüge buchen, von der Langstrecke bis zum Busch',
};
