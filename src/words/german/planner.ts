import type { TranslationTable } from '../table.ts';

/** A trip that a visitor builds. */
export const planner = {
  'no night': 'ohne Übernachtung',
  '{count} nights': { one: '1 Nacht', other: '{count} Nächte' },
  '{minutes} minutes': '{minutes} Minuten',
  '{count} hours': { one: '1 Stunde', other: '{count} Stunden' },
  'about {time} by air, from door to door': 'etwa {time} mit dem Flugzeug, von Tür zu Tür',
  'about {time}, partly by boat': 'etwa {time}, teils mit dem Boot',
  'about {time} by road': 'etwa {time} auf der Straße',
  '{way}, or {other}': '{way}, oder {other}',
  'Kilimanjaro airport': 'Flughafen Kilimandscharo',
  'Dar es Salaam airport': 'Flughafen Daressalam',
  'Zanzibar airport': 'Flughafen Sansibar',
  'not decided yet': 'noch offen',
  'day {day}': 'Tag {day}',
  'days {first} to {last}': 'Tage {first} bis {last}',
  '{time} on the way to {place}: sleep on the way, or fly.':
    '{place}: {time} bis dahin. Übernachten Sie unterwegs, oder fliegen Sie.',
  '{time} on the way to {place}: sleep on the way.': '{place}: {time} bis dahin. Übernachten Sie unterwegs.',
  'One night at {place} is short after {time} on the way: two are better.':
    '{place}: Eine Nacht ist kurz, wenn man {time} unterwegs war. Zwei sind besser.',
  'How to come to {place} from there, we have to work out: ask us.':
    '{place}: Wie man von dort hinkommt, müssen wir klären. Fragen Sie uns.',
  '{place} is closed in {month}.': '{place}: im {month} geschlossen.',
  'It rains at {place} in {month}, and little makes up for it.':
    '{place}: Im {month} regnet es, und wenig macht das wett.',
  '{days} days are more than one request can hold.': '{days} Tage sind mehr, als in eine Anfrage passen.',
  'No month is good at all of these places. The bars show which speak against one.':
    'In keinem Monat passt es an allen diesen Orten. Die Balken zeigen, was dagegenspricht.',
  'Good at all of these places: {months}.': 'Gut an allen diesen Orten: {months}.',
  'A plan holds {stops} stops. Send it, and tell us what comes after.':
    'Ein Plan fasst {stops} Stationen. Senden Sie ihn, und schreiben Sie uns, was danach kommt.',
  'No published price covers these places then. We work one out and answer with it.':
    'Für diese Orte gibt es dann keinen veröffentlichten Preis. Wir rechnen einen aus und antworten damit.',
  '{whom}: from about {share} each, {total} in all': '{whom}: ab etwa {share} pro Person, {total} insgesamt',
  'At the lowest day price of packages that go there: {packages}.':
    'Nach dem niedrigsten Tagespreis der Pakete, die dorthin führen: {packages}.',
  'Flights between the places are not in it; we add them in the offer.':
    'Flüge zwischen den Orten sind nicht enthalten; sie kommen im Angebot dazu.',
  'No published price covers {places}: those nights are not in it.':
    '{places}: Dafür gibt es keinen veröffentlichten Preis; diese Nächte sind nicht enthalten.',
  'Unknown place': 'Unbekannter Ort',
  '{place} is now stop {number} of {all}.': '{place} ist jetzt Station {number} von {all}.',
  '{place} is taken out.': '{place} ist entfernt.',
  'One night less at {place}': '{place}: eine Nacht weniger',
  'One night more at {place}': '{place}: eine Nacht mehr',
  'Move {place} up': '{place} nach oben',
  'Move {place} down': '{place} nach unten',
  'Take {place} out': '{place} entfernen',
  'Add a place': 'Ort hinzufügen',
  'Choose a place': 'Ort wählen',
  Add: 'Hinzufügen',
  'Or press it on the map': 'Oder auf der Karte antippen',
  'How each month is for this trip': 'Wie jeder Monat für diese Reise ist',
  '{month}: good at {good} of {all} places': '{month}: gut an {good} von {all} Orten',
  '{place} is closed': '{place} geschlossen',
  'rain at {place}': 'Regen: {place}',
  'Who travels, and when': 'Wer reist, und wann',
  'Arrive at': 'Ankunft',
  'Leave from': 'Abreise',
  'Trip {letter}': 'Reise {letter}',
  'Your trips side by side': 'Ihre Reisen nebeneinander',
  Stops: 'Stationen',
  'On the way': 'Unterwegs',
  'Good months': 'Gute Monate',
  'Copy it to try another way': 'Kopieren und anders versuchen',
  Undo: 'Rückgängig',
  'Remove this trip': 'Diese Reise löschen',
  '{time} on the way, all together': 'insgesamt {time} unterwegs',
  'Send us this trip': 'Diese Reise an uns senden',
  'Share this trip': 'Diese Reise teilen',
  'This device keeps your trips. A shared link holds the whole trip and opens without a signal.':
    'Dieses Gerät merkt sich Ihre Reisen. Ein geteilter Link enthält die ganze Reise und öffnet sich auch ohne Empfang.',
  'Kept until you close this page. A shared link holds the whole trip.':
    'Gemerkt, bis Sie diese Seite schließen. Ein geteilter Link enthält die ganze Reise.',
  'Show it in place of the open one': 'An Stelle der offenen zeigen',
  'The shared trip is open, and kept on this device.':
    'Die geteilte Reise ist offen und auf diesem Gerät gemerkt.',
  'The end of the link is missing: these stops were in it. Ask for the link again.':
    'Das Ende des Links fehlt: Diese Stationen standen darin. Bitten Sie noch einmal um den Link.',
  'This trip was made with a newer version of this site. Open the page again with a signal.':
    'Diese Reise wurde mit einer neueren Fassung dieser Seiten gemacht. Öffnen Sie die Seite noch einmal mit Empfang.',
  'A trip was shared with you, and you have three already.':
    'Jemand hat eine Reise mit Ihnen geteilt, und Sie haben schon drei.',
  'This link cannot be read. Ask for it again; your own trips are as they were.':
    'Dieser Link ist nicht lesbar. Bitten Sie noch einmal darum; Ihre eigenen Reisen sind unverändert.',
  'Build the trip on the map': 'Die Reise auf der Karte zusammenstellen',
  'Add it to your trip': 'In Ihre Reise aufnehmen',
} as const satisfies TranslationTable;
