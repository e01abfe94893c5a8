/** The page of the trip plan. */
export const planYourTrip: Readonly<Record<string, string>> = {
  'Your trip in a few lines': 'Ihre Reise in wenigen Zeilen',
  'You need not have decided everything. A month and a number of people are enough for a first answer.':
    'Sie müssen noch nicht alles entschieden haben. Ein Monat und die Zahl der Reisenden genügen für eine erste Antwort.',
  'What draws you: animals, a mountain, the beach, or several of them':
    'Was Sie lockt: Tiere, ein Berg, der Strand oder mehreres davon',
  'Roughly when, and for how many days': 'Wann ungefähr, und für wie viele Tage',
  'How many of you there are, and the ages of any children':
    'Wie viele Sie sind, und wie alt die Kinder sind',
  'What you would like to spend in all, for everybody':
    'Was Sie insgesamt ausgeben möchten, für alle zusammen',
  'Anything you cannot do without, or want to avoid':
    'Worauf Sie nicht verzichten oder was Sie meiden möchten',
  'Planning a trip to Tanzania': 'Eine Reise nach Tansania planen',
  'Plan your trip to Tanzania with our booking desk':
    'Ihre Tansania-Reise, geplant mit unserer Buchungsstelle',
  'Tell us when, how many and what draws you to Tanzania. How a first message becomes a route, an offer in writing and a journey, and how long each step takes.':
    'Wann, wie viele, und was Sie nach Tansania lockt: wie aus einer ersten Nachricht Route, schriftliches Angebot und Reise werden, und wie lange das dauert.',
  'Plan Your Trip': 'Reise planen',
  'Start with what you know: a month, an animal, a birthday that has to be somewhere warm.':
    'Beginnen Sie mit dem, was feststeht: ein Monat, ein Tier, ein Geburtstag, der irgendwo im Warmen gefeiert werden soll.',
  'Nobody needs a route to write to us. Tell us what you would be sorry to have missed, and what you could do without. We know how long the roads are, where it rains in your month, and which two parks show you the same thing twice.':
    'Um uns zu schreiben, braucht niemand eine Route. Sagen Sie uns, was Sie ungern verpassen würden und worauf Sie verzichten könnten. Wir wissen, wie weit die Wege sind, wo es in Ihrem Monat regnet und welche zwei Parks Ihnen zweimal dasselbe zeigen.',
  'From that we draw a first route with a price. You cross things out, we draw it again. After two or three rounds it is usually yours.':
    'Daraus zeichnen wir eine erste Route mit Preis. Sie streichen, wir zeichnen neu. Nach zwei oder drei Runden ist es meistens Ihre.',
  'Before you write to us': 'Bevor Sie uns schreiben',
  'What you write here we use to plan your trip and to answer you, and for nothing else. It stays on this device until it has reached us; then the device keeps the reference and, until our backup has your request, a sealed copy that only our booking desk can read.':
    'Was Sie hier schreiben, verwenden wir, um Ihre Reise zu planen und Ihnen zu antworten, und für nichts anderes. Es bleibt auf diesem Gerät, bis es bei uns ist; danach bewahrt das Gerät die Referenz auf und, bis unsere Sicherung die Anfrage enthält, eine versiegelte Kopie, die nur unsere Buchungsstelle lesen kann.',
  'A request costs nothing and binds you to nothing. You can ask us at any time what we have stored about you, and to delete it.':
    'Eine Anfrage kostet nichts und verpflichtet Sie zu nichts. Sie können uns jederzeit fragen, was wir über Sie gespeichert haben, und die Löschung verlangen.',
  'From first message to yes': 'Von der ersten Nachricht bis zum Ja',
  'You write': 'Sie schreiben',
  'Here, by phone or by message. It costs nothing and binds you to nothing.':
    'Hier, am Telefon oder per Nachricht. Das kostet nichts und verpflichtet Sie zu nichts.',
  'We ask a few questions': 'Wir fragen nach',
  'Usually about rooms, flights and how early you like to get up.':
    'Meist nach Zimmern, Flügen und danach, wie früh Sie gern aufstehen.',
  'You get an offer': 'Sie bekommen ein Angebot',
  'A route by the day, lodges by name, one price, and what it leaves out.':
    'Eine Route Tag für Tag, die Lodges mit Namen, ein Preis, und was er nicht enthält.',
  'You say yes, or not yet': 'Sie sagen Ja, oder noch nicht',
  'Only then is anything booked or paid.': 'Erst dann wird etwas gebucht oder bezahlt.',
  'If you would rather look first': 'Wenn Sie sich lieber erst umsehen',
  'A ready-made route is a good place to start, and every part of it can be changed.':
    'Eine fertige Route ist ein guter Anfang, und jeder Teil davon lässt sich ändern.',
  'A map of land and sea with a dotted route from a snow mountain to an island, a compass rose and a pencil.':
    'Eine Karte von Land und Meer mit einer gepunkteten Route von einem Schneeberg zu einer Insel, einer Windrose und einem Bleistift.',
};
