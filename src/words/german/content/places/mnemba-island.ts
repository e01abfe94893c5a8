/** The page of Mnemba Island. */
export const mnembaIsland: Readonly<Record<string, string>> = {
  'Mnemba Island: the reef, the ring of blue, the rules':
    'Mnemba Island: das Riff, der blaue Ring, die Regeln',
  'A private islet off north-east Zanzibar inside a protected reef. When to snorkel or dive at Mnemba, how to avoid forty boats, and why you cannot land.':
    'Eine Privatinsel vor Sansibars Nordosten in geschütztem Riff. Wann Sie schnorcheln oder tauchen, wie Sie vierzig Booten ausweichen, warum Sie draußen bleiben.',
  'Snorkelling inside the reef': 'Schnorcheln innerhalb des Riffs',
  'Drift and wall diving': 'Strömungs- und Steilwandtauchen',
  'Green turtles from a distance': 'Suppenschildkröten mit Abstand',
  'Dolphins, watched and not chased': 'Delfine beobachten, nicht jagen',
  'Three slow days on the mainland beach opposite': 'Drei gemächliche Tage am Strand gegenüber',
  '3-5 days': '3–5 Tage',
  'From the beach a green dot, from the boat a ring of five blues, from below a city.':
    'Vom Strand aus ein grüner Punkt, vom Boot aus ein Ring in fünf Blautönen, von unten eine Stadt.',
  'History and Status': 'Geschichte und Schutz',
  'Nobody has ever farmed Mnemba; it has no spring. For generations it was a camp. Fishermen from Matemwe and Nungwi dried their catch on its sand, waited out squalls beneath its trees and kept a rule or two about who might cast where. In the late 1980s the island was leased for a lodge. A dozen thatched rooms stand there now, out of sight among casuarinas, and only those who sleep in them may set foot ashore.':
    'Auf Mnemba hat nie jemand Felder bestellt; es gibt keine Quelle. Generationenlang war es ein Lager. Fischer aus Matemwe und Nungwi trockneten auf dem Sand ihren Fang, warteten unter den Bäumen Böen ab und hielten sich an ein, zwei Regeln, wer wo das Netz auswerfen darf. Ende der 1980er-Jahre wurde die Insel für eine Lodge verpachtet. Ein Dutzend Zimmer mit Palmdach steht nun dort, unsichtbar zwischen Kasuarinen, und nur wer darin schläft, darf an Land.',
  'The water is a different matter. Zanzibar declared the reef round it a marine conservation area in 2002: an oval of some seven kilometres by four, falling from a lagoon you can stand in to walls that go down past the light. Permits paid here were meant to show the villages opposite that a fish alive earns more than one on a string. On the whole they have.':
    'Mit dem Wasser ist es anders. 2002 erklärte Sansibar das Riff ringsum zum Meeresschutzgebiet: ein Oval von etwa sieben mal vier Kilometern, das von einer Lagune, in der man stehen kann, zu Wänden abfällt, die tiefer reichen als das Licht. Die Gebühren sollten den Dörfern gegenüber zeigen, dass ein lebender Fisch mehr einbringt als einer an der Schnur. Im Großen und Ganzen ist das gelungen.',
  'Then it became famous. On an August morning forty boats may lie over the same patch, with everyone’s flippers in everyone’s face. Charges were raised in 2023, and boats are asked to keep 200 m off the beach. Our answer is an alarm clock: before half past seven there are four of us, and the turtles have not yet gone down.':
    'Dann wurde es berühmt. An einem Augustmorgen liegen manchmal vierzig Boote über derselben Stelle, und jeder hat jemandes Flossen im Gesicht. 2023 wurden die Gebühren erhöht, und Boote sollen 200 m Abstand vom Strand halten. Unsere Antwort ist ein Wecker: Vor halb acht sind wir vier Boote, und die Schildkröten sind noch nicht abgetaucht.',
  'Two stops of forty-five minutes, where the tide suits. Moorish idols, trumpetfish, clouds of yellow snapper, clownfish in standing depth. A guide swims with each four guests.':
    'Zwei Halte von fünfundvierzig Minuten, wo die Tide passt. Halfterfische, Trompetenfische, Wolken gelber Schnapper, Clownfische in Stehtiefe. Mit je vier Gästen schwimmt ein Guide.',
  'Some dozen sites between ten and thirty metres. The sheltered side is good for first dives; on the outer wall current decides, and you need a few dozen dives behind you.':
    'Etwa ein Dutzend Plätze zwischen zehn und dreißig Metern. Die geschützte Seite ist gut für erste Tauchgänge; an der Außenwand entscheidet die Strömung, und Sie sollten ein paar Dutzend Tauchgänge hinter sich haben.',
  'Bottlenose come most weeks, spinners less often. We stop the engine at fifty metres and wait. If others give chase, we leave.':
    'Große Tümmler kommen fast jede Woche, Spinnerdelfine seltener. In fünfzig Metern Abstand stellen wir den Motor ab und warten. Wenn andere hinterherjagen, fahren wir weg.',
  'Staying on the island': 'Auf der Insel wohnen',
  'For those who want to spend much on very little: no shoes, no television, turtles hauling up past the tideline in their season. We book it on request, many months ahead.':
    'Für alle, die viel für sehr wenig ausgeben möchten: keine Schuhe, kein Fernseher, und in der Saison Schildkröten, die sich über die Flutlinie schieben. Wir buchen es auf Anfrage, viele Monate im Voraus.',
  'Staying opposite': 'Gegenüber wohnen',
  'Matemwe and Muyuni have houses at all prices and the same view. From there 3-5 days leave room for wind, a second reef morning, and a walk at low tide among seaweed lines.':
    'Matemwe und Muyuni haben Häuser in allen Preislagen und dieselbe Aussicht. Von dort lassen 3–5 Tage Raum für Wind, einen zweiten Morgen am Riff und einen Gang bei Ebbe zwischen den Tangleinen.',
  'Set off at half past six. It is worth being called early once.':
    'Brechen Sie um halb sieben auf. Einmal früh geweckt zu werden lohnt sich.',
  'Own mask, long-sleeved top, reef-safe cream put on half an hour before.':
    'Eigene Maske, langärmliges Shirt, riffschonende Sonnencreme, eine halbe Stunde vorher aufgetragen.',
  'Fins off the coral, hands off everything. Bread for fish is forbidden, for good reason.':
    'Flossen weg von den Korallen, Hände weg von allem. Brot für Fische ist verboten, aus gutem Grund.',
  'In July and August the return is wet and can be rough: tablets, windproof.':
    'Im Juli und August ist die Rückfahrt nass und manchmal rau: Reisetabletten und Windjacke.',
  'Reef fees are named in our quotation, not collected on the boat.':
    'Riffgebühren stehen in unserem Angebot und werden nicht auf dem Boot kassiert.',
  'Leave 18 hours between diving and your flight home.':
    'Lassen Sie zwischen dem Tauchen und dem Heimflug 18 Stunden.',
  'From Stone Town allow ninety minutes’ drive to Muyuni or Matemwe, from Kiwengwa forty; then twenty minutes by boat.':
    'Von Stone Town rechnen Sie neunzig Minuten Fahrt nach Muyuni oder Matemwe, von Kiwengwa vierzig; dann zwanzig Minuten mit dem Boot.',
  'Green and hawksbill turtle, bottlenose and spinner dolphin, humpback whale (July to September), reef octopus, blue-spotted ray, some six hundred kinds of fish; suni antelope on land.':
    'Suppen- und Karettschildkröte, Großer Tümmler und Spinnerdelfin, Buckelwal (Juli bis September), Riffoktopus, Blaupunktrochen, rund sechshundert Fischarten; an Land Moschusböckchen.',
  'Green turtles nest on the island, and every clutch has been watched since 1996. Moorings spare the coral from anchors, if skippers use them; choose those who do. Broken staghorn grows a hand’s breadth a year, a brain coral less than your fingernail.':
    'Auf der Insel nisten Suppenschildkröten, und seit 1996 wird jedes Gelege bewacht. Bojen ersparen den Korallen die Anker, sofern die Skipper sie nutzen; wählen Sie solche, die es tun. Abgebrochene Geweihkoralle wächst im Jahr eine Handbreit, eine Hirnkoralle weniger als Ihr Fingernagel.',
  'Book Your Mnemba Island Experience Now': 'Ihr Erlebnis auf Mnemba Island buchen',
  'Explore More': 'Mehr entdecken',
};
