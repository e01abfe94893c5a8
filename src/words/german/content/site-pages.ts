/** Pages that are the only one of their kind, in so far as they are translated. */
export const sitePages: Readonly<Record<string, string>> = {
  'Plan your trip: send a booking request': 'Planen Sie Ihre Reise: Buchungsanfrage senden',
  'Tell us who travels, when, and what matters to you. The request is kept on your device until it has reached us, even without a signal.':
    'Sagen Sie uns, wer reist, wann, und was Ihnen wichtig ist. Die Anfrage bleibt auf Ihrem Gerät, bis sie bei uns ist, auch ohne Netz.',
  'Plan Your Trip': 'Reise planen',
  'Fill out the form below to start planning your unforgettable trip!':
    'Füllen Sie das Formular aus, und die Planung Ihrer unvergesslichen Reise beginnt!',
  'Two lit safari tents under an acacia and a lantern, the Milky Way rising over a sleeping plain.':
    'Zwei erleuchtete Safarizelte unter einer Akazie und eine Laterne, über einer schlafenden Ebene geht die Milchstraße auf.',
  'What this device has sent, and what waits': 'Was dieses Gerät gesendet hat, und was wartet',
  'Every booking request written on this device: what is waiting for a signal, what has reached us and when, each with the reference to quote when you call.':
    'Jede Anfrage, die auf diesem Gerät geschrieben wurde: was auf Netz wartet, was bei uns ist und seit wann, mit der Referenz für Ihren Anruf.',
  'Sent from this device': 'Von diesem Gerät gesendet',
  'What you write here is kept until it has reached us. Each request has a stamp; quote the reference on it when you call.':
    'Was Sie hier schreiben, wird aufbewahrt, bis es bei uns ist. Jede Anfrage trägt einen Stempel; nennen Sie die Referenz darauf, wenn Sie anrufen.',
  'A dhow with a lantern and a parcel on deck sails by night towards the lights of a far shore.':
    'Eine Dau mit Laterne und Paket an Deck segelt bei Nacht auf die Lichter einer fernen Küste zu.',
  'Safari, then the sea': 'Erst Safari, dann das Meer',
  'We plan journeys through Tanzania’s northern parks and along its coast, from five days in Zanzibar to ten that begin among elephants and end on a beach.':
    'Wir planen Reisen durch die Parks im Norden Tansanias und entlang der Küste, von fünf Tagen auf Sansibar bis zu zehn, die bei den Elefanten beginnen und am Strand enden.',
  'Sample Trips': 'Reisebeispiele',
  'Four routes as a start. Each can be longer, shorter, slower or cheaper; tell us what you have in mind.':
    'Vier Routen für den Anfang. Jede geht auch länger, kürzer, langsamer oder günstiger; sagen Sie uns, was Ihnen vorschwebt.',
  'We are a registered and licensed tour operator in Tanzania. Our guests see the northern parks, the coast round Pangani and Tanga, and Zanzibar, in standard or luxury accommodation, on routes made to fit the people who travel.':
    'Wir sind ein in Tansania eingetragener und zugelassener Reiseveranstalter. Unsere Gäste sehen die Parks im Norden, die Küste um Pangani und Tanga und Sansibar, in Standard- oder Luxusunterkünften, auf Routen, die sich nach den Reisenden richten.',
  'We also help with what lies between: domestic and international flights, which we book with you as part of the service; vehicles that are comfortable on a bad road; and the carved giraffe that will not go into anyone’s hand luggage.':
    'Wir helfen auch bei dem, was dazwischenliegt: bei Inlands- und Auslandsflügen, die wir als Teil des Service gemeinsam mit Ihnen buchen, bei Fahrzeugen, die auch auf schlechter Straße bequem sind, und bei der geschnitzten Giraffe, die in niemandes Handgepäck passt.',
  'Three parks to begin with': 'Drei Parks für den Anfang',
  'A plain that never ends, a bowl full of animals, and a dry country that hardly anyone visits.':
    'Eine Ebene, die nie aufhört, ein Kessel voller Tiere und ein trockenes Land, in das kaum jemand kommt.',
  'Where would you like to go?': 'Wohin möchten Sie?',
  'Five ways into the country. Each opens a wall of posters, one for every place.':
    'Fünf Wege ins Land. Jeder öffnet eine Wand voller Plakate, eines für jeden Ort.',
  'Fifteen parks, from the plains of the Serengeti to the chimpanzees of Gombe.':
    'Fünfzehn Parks, von den Ebenen der Serengeti bis zu den Schimpansen von Gombe.',
  'Five islands, from a bar of sand that the tide covers to a marine park.':
    'Fünf Inseln, von einer Sandbank, die die Flut bedeckt, bis zu einem Meerespark.',
  'Stone tools, coral mosques, caravan yards, and a cave where people still pray.':
    'Steinwerkzeuge, Korallenmoscheen, Karawanenhöfe und eine Höhle, in der noch immer gebetet wird.',
  'An old town, two markets, a palace, a forest, and beaches to the north and east.':
    'Eine Altstadt, zwei Märkte, ein Palast, ein Wald und Strände im Norden und Osten.',
  'Standard and luxury beds: lodges and tented camps in the north, guest houses and beach hotels on the coast and the islands.':
    'Unterkünfte in Standard und Luxus: Lodges und Zeltcamps im Norden, Pensionen und Strandhotels an der Küste und auf den Inseln.',
  'A package is a first draft. Dates, parks, pace and company are yours to change before anything is booked.':
    'Ein Paket ist ein erster Entwurf. Termine, Parks, Tempo und Begleitung können Sie ändern, bevor irgendetwas gebucht wird.',
  'Four-wheel drives with roofs that lift, and a driver who also guides. Roads to the parks are long; the seats matter.':
    'Geländewagen mit Hubdach und ein Fahrer, der zugleich Guide ist. Die Straßen zu den Parks sind lang; auf die Sitze kommt es an.',
  'International and domestic flights, booked together with you, so that the last airstrip meets the first ferry.':
    'Auslands- und Inlandsflüge, gemeinsam mit Ihnen gebucht, damit die letzte Landepiste zur ersten Fähre passt.',
  'Bought something large? We carry it from the market to where you need it, and note where it is on its way.':
    'Etwas Großes gekauft? Wir bringen es vom Markt dorthin, wo Sie es brauchen, und halten fest, wo es unterwegs gerade ist.',
  'One operator, both halves': 'Ein Veranstalter, beide Hälften',
  'Bush and beach are planned at one desk, so the day between them is not lost to a connection.':
    'Busch und Strand werden an einem Schreibtisch geplant, damit der Tag dazwischen nicht an einen Anschluss verloren geht.',
  'Prices in the open': 'Preise offen auf dem Tisch',
  'Every package shows its price, with the size of the group where the price depends on it. What is not included is listed beside what is.':
    'Jedes Paket nennt seinen Preis und, wo er davon abhängt, die Gruppengröße. Was nicht inbegriffen ist, steht neben dem, was inbegriffen ist.',
  'The truth about the weather': 'Die Wahrheit über das Wetter',
  'Each page carries a ring of twelve months, with the rain in it. Green months are cheaper for a reason, and can be lovely.':
    'Jede Seite trägt einen Ring aus zwölf Monaten, mit dem Regen darin. Die grünen Monate sind nicht ohne Grund billiger und können wunderschön sein.',
  'No signal? Read on': 'Kein Netz? Lesen Sie weiter',
  'There is little of it in the parks. This site keeps its pages on your phone after the first visit, and a booking request written at camp is sent by itself when the signal comes back.':
    'In den Parks gibt es wenig davon. Diese Website behält ihre Seiten nach dem ersten Besuch auf Ihrem Handy, und eine Buchungsanfrage, die Sie im Camp schreiben, wird automatisch gesendet, sobald das Netz wieder da ist.',
  'What is saved on this device': 'Was auf diesem Gerät gespeichert ist',
  'Contact Us': 'Kontakt',
  'Call, write, or send a message. If it is about a date, tell us the month and how many of you there are; that is enough to begin.':
    'Rufen Sie an, schreiben Sie oder schicken Sie eine Nachricht. Geht es um einen Termin, nennen Sie uns den Monat und wie viele Sie sind; das genügt für den Anfang.',
  'Northern safaris, Zanzibar, and both in one journey: parks, packages and prices of a Tanzanian operator, readable with or without a signal.':
    'Safaris im Norden, Sansibar und beides auf einer Reise: Parks, Pakete und Preise eines tansanischen Veranstalters, lesbar mit und ohne Netz.',
  'Every park is one plate in a series. The ring on it is the year: coloured arcs for the best months, dots for rain.':
    'Jeder Park ist eine Bildtafel in einer Serie. Der Ring darauf ist das Jahr: farbige Bögen für die besten Monate, Punkte für Regen.',
  'Tanzania’s parks as a wall of posters: what each has that no other has, its best months and its rain, and what there is to do once you are there.':
    'Tansanias Parks als Wand voller Plakate: was jeder hat und kein anderer, seine besten Monate, sein Regen und was Sie dort unternehmen können.',
  'All our packages': 'Alle unsere Pakete',
  'Safaris in the north, days in Zanzibar, and journeys that combine the two. Prices are per person.':
    'Safaris im Norden, Tage auf Sansibar und Reisen, die beides verbinden. Die Preise gelten pro Person.',
  'Why Choose a Package': 'Warum ein Paket',
  'A route that has been driven': 'Eine Route, die gefahren wurde',
  'The hours between two beds are written into each itinerary, and so is what you can do when it rains.':
    'Die Fahrzeiten zwischen zwei Unterkünften stehen in jedem Reiseverlauf, und auch, was Sie tun können, wenn es regnet.',
  'Yours to change': 'Sie dürfen ändern',
  'Add a night, leave out a park, bring the grandparents. Tell us in the booking form, and we send a new price.':
    'Eine Nacht dazu, ein Park weniger, die Großeltern mit. Sagen Sie es uns im Buchungsformular, und wir schicken einen neuen Preis.',
  'Nothing paid on this site': 'Auf dieser Website wird nichts bezahlt',
  'A request commits you to nothing. We answer with dates and a price in writing; only then do you decide.':
    'Eine Anfrage verpflichtet Sie zu nichts. Wir antworten schriftlich mit Terminen und Preis; erst dann entscheiden Sie.',
  'Plains, island or both?': 'Savanne, Insel oder beides?',
  'Ten journeys through Tanzania with their days and prices per person: northern safaris, stays in Zanzibar, and trips that combine the plains and the beach.':
    'Zehn Reisen durch Tansania mit Tagen und Preisen pro Person: Safaris im Norden, Aufenthalte auf Sansibar und Reisen, die Savanne und Strand verbinden.',
  'Has it arrived?': 'Anfrage angekommen?',
  'Every request has a reference from the first moment. Enter it with the e-mail address or phone number you gave us, and see what we have received.':
    'Jede Anfrage hat sofort eine Referenz. Geben Sie sie mit Ihrer E-Mail-Adresse oder Telefonnummer ein und sehen Sie, was uns vorliegt.',
  'With the reference on the stamp and the e-mail address or phone number of your request, you see what has reached us, and when we received it.':
    'Mit der Referenz auf dem Stempel und der E-Mail-Adresse oder Telefonnummer Ihrer Anfrage sehen Sie, was uns erreicht hat und wann wir es erhalten haben.',
  'Saved on this device': 'Auf diesem Gerät gespeichert',
  'Your own shelf of this atlas: every page and picture on it opens without a signal. Here is what is on it, and how to make sure it stays there.':
    'Ihr Exemplar dieses Atlas: Jede Seite und jedes Bild darin öffnet sich ohne Netz. Hier steht, was gespeichert ist und wie Sie dafür sorgen, dass es bleibt.',
  'What are you looking for?': 'Wonach suchen Sie?',
  'Which pages and pictures of this site are saved on this device, how much space they take, and when they were saved. All of them can be read without a signal.':
    'Welche Seiten und Bilder dieser Website auf diesem Gerät gespeichert sind, wie viel Platz sie brauchen und seit wann. Alle lassen sich ohne Netz lesen.',
  'Tanzania safaris and beach camps, planned with you':
    'Safaris und Strandcamps in Tansania, mit Ihnen geplant',
  'Wildlife parks of Tanzania, plate by plate': 'Tansanias Parks und ihre Tiere, Tafel für Tafel',
  'All packages: safaris, Zanzibar, and both': 'Alle Pakete: Safaris, Sansibar und beides',
  'Look up a request by its reference': 'Eine Anfrage anhand ihrer Referenz finden',
  'What is saved here for reading offline': 'Was hier zum Lesen ohne Netz gespeichert ist',
  'Search every park, beach and package': 'Alle Parks, Strände und Pakete durchsuchen',
  'Look for an animal, a place, a month or a price in all pages of this site. The search runs on your own device, with or without a signal.':
    'Suchen Sie ein Tier, einen Ort, einen Monat oder einen Preis auf allen Seiten dieser Website. Die Suche läuft auf Ihrem Gerät, mit oder ohne Netz.',
  'A view through field glasses: in one round an elephant on a golden plain, in the other a red-sailed dhow at sea.':
    'Ein Blick durchs Fernglas: in einem Kreis ein Elefant auf einer goldenen Ebene, im anderen eine Dau mit rotem Segel auf See.',
  'An animal, a place, a month: search every page, here on your device.':
    'Ein Tier, ein Ort, ein Monat: Durchsuchen Sie alle Seiten, hier auf Ihrem Gerät.',
  'To begin with': 'Für den Anfang',
  Elephants: 'Elefanten',
  Chimpanzees: 'Schimpansen',
  Snorkelling: 'Schnorcheln',
  Dhow: 'Dau',
  Flamingos: 'Flamingos',
  Migration: 'Tierwanderung',
  Spices: 'Gewürze',
  February: 'Februar',
  Balloon: 'Ballon',
  Waterfall: 'Wasserfall',
  Turtles: 'Schildkröten',
  Honeymoon: 'Flitterwochen',
  Caves: 'Höhlen',
  Lions: 'Löwen',
  'Whale sharks': 'Walhaie',
  Ruins: 'Ruinen',
  Sunset: 'Sonnenuntergang',
};
