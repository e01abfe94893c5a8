/** The package /mid_budget. */
export const midBudget: Readonly<Record<string, string>> = {
  'A week of elephants, tortoises and mud for a family of four, in the quiet green weeks when the lodges have room for children.':
    'Eine Woche Elefanten, Schildkröten und Schlamm für eine vierköpfige Familie, in den stillen grünen Wochen, in denen die Lodges Platz für Kinder haben.',
  'Runs {season}, with the school holidays of April in the middle: green, quiet, lower prices, and rain most often in the afternoon or at night.':
    '{season}, mit den Schulferien im April mittendrin: grün, ruhig, niedrigere Preise und Regen meist am Nachmittag oder in der Nacht.',
  'Family Activities': 'Aktivitäten für Familien',
  'Easter on safari surprises people. The grass is high and the paths are wet, but young animals are everywhere, and nobody at the next table minds the noise.':
    'Ostern auf Safari überrascht die Leute. Das Gras steht hoch und die Wege sind nass, aber überall gibt es Jungtiere, und am Nebentisch stört sich niemand am Lärm.',
  'Two visits to Tarangire, among elephant families with small calves':
    'Zwei Besuche in Tarangire, mitten unter Elefantenfamilien mit kleinen Kälbern',
  'A picnic on the floor of Ngorongoro, eaten inside the car because of the kites':
    'Ein Picknick auf dem Boden des Ngorongoro, der Milane wegen im Wagen verzehrt',
  'Two nights in walk-in tents at Ndutu, with a fire and a night watchman who knows every sound':
    'Zwei Nächte in Zelten mit Stehhöhe in Ndutu, mit einem Feuer und einem Nachtwächter, der jedes Geräusch kennt',
  'Cheetahs on open ground, where even a six-year-old spots them first':
    'Geparde auf freier Fläche, wo selbst Sechsjährige sie als Erste entdecken',
  'Lake Manyara’s baboons and hippos on the last morning':
    'Die Paviane und Flusspferde von Lake Manyara am letzten Morgen',
  'No drive between two beds of more than about four hours':
    'Zwischen zwei Unterkünften nie mehr als etwa vier Stunden Fahrt',
  'Hours are for driving alone. We stop whenever someone small has to.':
    'Die Stunden sind reine Fahrzeit. Wir halten, wann immer jemand Kleines muss.',
  'Landing, and a garden': 'Landung, und ein Garten',
  'Airport to the lodge outside Arusha (1 hour). A lawn to run on, an early supper, beds with nets to be tucked into.':
    'Vom Flughafen zur Lodge bei Arusha (1 Stunde). Ein Rasen zum Rennen, ein frühes Abendessen, Zubettgehen unterm Moskitonetz.',
  'Tarangire, the first elephants': 'Tarangire, die ersten Elefanten',
  'About 120 km on a good road (2.5 hours), with a stop for samosas in Makuyuni. After lunch a drive of three hours along the river. The lodge has a pool and a view of the waterhole, so half the game drive carries on from there.':
    'Rund 120 km auf guter Straße (2,5 Stunden), mit einem Halt für Samosas in Makuyuni. Nach dem Mittagessen drei Stunden Fahrt am Fluss entlang. Die Lodge hat einen Pool und Blick aufs Wasserloch, die halbe Pirschfahrt geht also von dort aus weiter.',
  'Baobabs, then up to cool air': 'Baobabs, dann hinauf in kühle Luft',
  'Early drive with breakfast boxes. Trunks that elephants have hollowed out are big enough to fit a family of four, when the ranger agrees. After lunch up the escarpment to Karatu (2 hours), where nights need a blanket.':
    'Frühe Fahrt mit Frühstücksboxen. Von Elefanten ausgehöhlte Stämme sind groß genug für eine vierköpfige Familie, wenn der Ranger einverstanden ist. Nach dem Mittagessen die Steilstufe hinauf nach Karatu (2 Stunden), wo man nachts eine Decke braucht.',
  'To the gate (30 minutes), along the rim and down 610 m to the floor. We stay four to five hours, as children tire before lions do. Home by half past three for tea, and bread baked with the kitchen.':
    'Zum Tor (30 Minuten), am Rand entlang und 610 m hinunter auf den Kraterboden. Wir bleiben vier bis fünf Stunden, denn Kinder werden früher müde als Löwen. Um halb vier sind wir zum Tee zurück, und zum Brotbacken mit der Küche.',
  'Across the highlands to Ndutu': 'Über das Hochland nach Ndutu',
  'Past giraffes and Maasai cattle to Olduvai (2.5 hours), where a short talk and an old skull hold attention better than you would expect. On to Ndutu over the plains (1.5 hours), and into tents before the evening shower.':
    'Vorbei an Giraffen und Rindern der Maasai nach Olduvai (2,5 Stunden), wo ein kurzer Vortrag und ein alter Schädel mehr fesseln, als man meinen würde. Weiter über die Ebenen nach Ndutu (1,5 Stunden) und ins Zelt, bevor der Abendregen kommt.',
  'The southern plains': 'Die südlichen Ebenen',
  'A drive at six for whoever is awake, another at four for everyone. In March and early April wildebeest and their calves may still be here; by May they have usually moved north and west, and cheetahs, foxes and tortoises hold the ground.':
    'Eine Fahrt um 6 Uhr für die, die wach sind, eine zweite um 16 Uhr für alle. Im März und Anfang April können noch Gnus mit ihren Kälbern hier sein; im Mai sind sie meist nach Norden und Westen gezogen, und Geparde, Füchse und Schildkröten halten die Stellung.',
  'Down to Mto wa Mbu': 'Hinunter nach Mto wa Mbu',
  'A slow breakfast, then back along the rim and down the Rift wall (4 hours, broken for lunch). Swim, wash the mud off, and visit a carver’s yard in the village.':
    'Ein langsames Frühstück, dann zurück am Rand entlang und die Grabenwand hinab (4 Stunden, mit Mittagspause). Schwimmen, den Schlamm abwaschen und im Dorf den Hof eines Schnitzers besuchen.',
  'Lake Manyara and goodbye': 'Lake Manyara und Abschied',
  'The park gate is ten minutes away. Three hours among fig trees, baboons and hippos, lunch, and the road to Arusha (2 hours) or the airport (3 hours) for an evening flight.':
    'Das Parktor ist zehn Minuten entfernt. Drei Stunden zwischen Feigenbäumen, Pavianen und Flusspferden, Mittagessen und die Straße nach Arusha (2 Stunden) oder zum Flughafen (3 Stunden) für einen Abendflug.',
  'Game drives of two lengths': 'Pirschfahrten in zwei Längen',
  'Long for those who like it, short for those who do not: a parent can stay behind with the youngest at every stop but the crater.':
    'Lang für die, die es mögen, kurz für die anderen: Außer am Krater kann überall ein Elternteil mit den Jüngsten zurückbleiben.',
  'The museum, the view into the ravine, and a replica of footprints more than three million years old.':
    'Das Museum, der Blick in die Schlucht und die Nachbildung von Fußspuren, die über drei Millionen Jahre alt sind.',
  Swimming: 'Schwimmen',
  'Pools at Tarangire and Mto wa Mbu. In April the water is bracing; children go in regardless.':
    'Pools in Tarangire und Mto wa Mbu. Im April ist das Wasser erfrischend; Kinder gehen trotzdem hinein.',
  'Stars and sounds at Ndutu': 'Sterne und Laute in Ndutu',
  'Between showers the sky is very dark. The watchman explains who is calling, and from how far away.':
    'Zwischen den Schauern ist der Himmel sehr dunkel. Der Nachtwächter erklärt, wer da ruft und aus welcher Entfernung.',
  'For ages five and up. Younger children are welcome if you are happy to sit out some drives.':
    'Ab fünf Jahren. Jüngere Kinder sind willkommen, wenn Sie gern auch einmal eine Fahrt auslassen.',
  'Spotter’s book': 'Das Entdeckerbuch',
  'Each child gets a list of forty animals, birds and droppings. The guide signs it on the last day, and is strict about it.':
    'Jedes Kind bekommt eine Liste mit vierzig Tieren, Vögeln und Losungen. Der Guide unterschreibt sie am letzten Tag, und er ist dabei streng.',
  'Bread and chapati': 'Brot und Chapati',
  'An hour with the kitchen at Karatu. What is rolled crooked is eaten first.':
    'Eine Stunde mit der Küche in Karatu. Was schief gerollt ist, wird zuerst gegessen.',
  'Bow and arrow': 'Pfeil und Bogen',
  'Camp staff set up a target behind the mess tent, at a proper distance from everyone.':
    'Das Camp-Team stellt hinter dem Essenszelt eine Zielscheibe auf, in gehörigem Abstand zu allen.',
  'Football in Mto wa Mbu': 'Fußball in Mto wa Mbu',
  'The village boys and girls play at five. Visitors are put in goal until they prove themselves.':
    'Die Jungen und Mädchen des Dorfes spielen um fünf. Gäste stehen im Tor, bis sie sich bewährt haben.',
  'Plaster casts of tracks': 'Gipsabgüsse von Spuren',
  'Wet ground is good for something: a hyena’s print, cast in camp, goes home in your bag.':
    'Nasser Boden hat sein Gutes: Der Abdruck einer Hyäne, im Camp gegossen, fährt in Ihrer Tasche mit nach Hause.',
  'Per person, based on 4': 'Pro Person, bei 4 Reisenden',
  '{price} for {days} days, {season}.': '{price} für {days} Tage, {season}.',
  Lodging: 'Unterkunft',
  '5 nights’ lodging is in the price, together with two nights in the tented camp.':
    '5 Übernachtungen in Lodges sind im Preis enthalten, dazu zwei Nächte im Zeltcamp.',
  'Families of another size': 'Familien anderer Größe',
  'Tell us the ages and the number of rooms; we quote for exactly that.':
    'Nennen Sie uns das Alter und die Zahl der Zimmer; unser Angebot gilt genau dafür.',
  'Park fees for children are lower than for adults; we count them by age on the day of entry.':
    'Parkgebühren sind für Kinder niedriger als für Erwachsene; es zählt das Alter am Tag des Eintritts.',
  'Places are held once we have confirmed your dates in writing.':
    'Plätze sind reserviert, sobald wir Ihre Termine schriftlich bestätigt haben.',
  'Think of a camping week in a wet European summer, with stronger sun.':
    'Wie eine Campingwoche im verregneten europäischen Sommer, nur mit stärkerer Sonne.',
  'Rain jacket and rubber boots for each child': 'Regenjacke und Gummistiefel für jedes Kind',
  'Two warm layers each, and a hat for the crater': 'Je zwei warme Schichten und eine Mütze für den Krater',
  'Long trousers and sleeves for evenings': 'Lange Hosen und Ärmel für den Abend',
  'Swimming things and a thin towel': 'Badesachen und ein dünnes Handtuch',
  'Sun cream and sun hats with strings': 'Sonnencreme und Sonnenhüte mit Band',
  'Children’s binoculars, one pair each to keep the peace':
    'Kinderferngläser, eines pro Kind, des Friedens wegen',
  'Head torch per person': 'Stirnlampe pro Person',
  'Car games that work without signal': 'Spiele fürs Auto, die ohne Netz funktionieren',
  'Snacks your children trust': 'Snacks, denen Ihre Kinder trauen',
  'Wet wipes and hand gel': 'Feuchttücher und Handgel',
  'Repellent suitable for children': 'Mückenschutz, der für Kinder geeignet ist',
  'Medicines, thermometer and plasters': 'Medikamente, Thermometer und Pflaster',
  'Booster seat, if yours needs one': 'Sitzerhöhung, falls Ihr Kind eine braucht',
  'Birth certificates with the passports': 'Geburtsurkunden zu den Reisepässen',
  'Five nights in lodges and two in a tented camp, family rooms or adjoining':
    'Fünf Nächte in Lodges und zwei im Zeltcamp, in Familienzimmern oder nebeneinander',
  'All meals as listed, with drinking water': 'Alle Mahlzeiten wie angegeben, mit Trinkwasser',
  'Park, conservation area and crater fees': 'Gebühren für Parks, Schutzgebiet und Krater',
  'A four-wheel drive for your family alone, with driver-guide and fuel':
    'Ein Geländewagen nur für Ihre Familie, mit Fahrer-Guide und Treibstoff',
  'Spotter’s books, plaster and the kitchen hour': 'Entdeckerbücher, Gips und die Stunde in der Küche',
  'Travel and medical insurance': 'Reise- und Krankenversicherung',
  'Souvenirs, and their transport': 'Souvenirs und ihr Transport',
  'Arusha, Tarangire, Ngorongoro, Ndutu and Lake Manyara':
    'Arusha, Tarangire, Ngorongoro, Ndutu und Lake Manyara',
  'Lodge beside Tarangire National Park': 'Lodge am Tarangire-Nationalpark',
  'Garden lodge in Karatu': 'Gartenlodge in Karatu',
  'Tented camp at Ndutu, with beds and private washrooms':
    'Zeltcamp in Ndutu, mit Betten und eigenen Waschräumen',
  'Same tented camp at Ndutu': 'Dasselbe Zeltcamp in Ndutu',
  'Lodge with a pool at Mto wa Mbu': 'Lodge mit Pool in Mto wa Mbu',
  'To fit the trip to your children’s ages and your holidays, ring {phone}, message {whatsapp} on WhatsApp or e-mail {email}.':
    'Wir richten die Reise nach dem Alter Ihrer Kinder und nach Ihren Ferien ein: Rufen Sie an unter {phone}, schreiben Sie per WhatsApp an {whatsapp} oder per E-Mail an {email}.',
  'Elephants at Tarangire, the crater, and two nights in tents on the Ndutu plains, with drives short enough for children. {price} each, based on 4.':
    'Elefanten in Tarangire, der Krater und zwei Zeltnächte auf den Ebenen von Ndutu, mit Fahrten, kurz genug für Kinder. {price} pro Person, bei 4 Reisenden.',
  'April Family Safari: {days} days in the north with children':
    'April Family Safari: {days} Tage im Norden mit Kindern',
  Dinner: 'Abendessen',
};
