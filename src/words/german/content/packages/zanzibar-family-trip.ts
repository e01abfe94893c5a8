/** The package /zanzibar_family_trip. */
export const zanzibarFamilyTrip: Readonly<Record<string, string>> = {
  'One town, one beach and four animals the children will still be drawing in the winter, for about {roundPrice} each.':
    'Eine Stadt, ein Strand und vier Tiere, die die Kinder noch im Winter zeichnen werden, für etwa {roundPrice} pro Person.',
  'Runs all year; easiest with children from June to October, very warm in January and February, wet from March to May.':
    'Ganzjährig; mit Kindern am einfachsten von Juni bis Oktober, sehr warm im Januar und Februar, nass von März bis Mai.',
  'Meals as listed': 'Mahlzeiten wie angegeben',
  'Flights and ferry': 'Flüge und Fähre',
  'Breakfast, dinner': 'Frühstück, Abendessen',
  'a person, in a family of up to four': 'pro Person, Familie mit bis zu vier',
  'Short transfers, one change of bed, and a beach without the long low tide of the east coast.':
    'Kurze Transfers, ein einziger Bettenwechsel und ein Strand ohne die lange Ebbe der Ostküste.',
  'Feeding leaves to tortoises older than anyone’s grandmother on Prison Island':
    'Auf Prison Island Schildkröten füttern, die älter sind als jede Großmutter',
  'A treasure hunt through Stone Town that ends in ice cream':
    'Eine Schatzsuche durch Stone Town, die mit Eis endet',
  'Guessing games on a spice farm, with a crown of palm leaves for everyone':
    'Ratespiele auf einer Gewürzfarm, mit einer Krone aus Palmblättern für alle',
  'Red colobus monkeys at Jozani, at eye level with a ten-year-old':
    'Rote Stummelaffen in Jozani, auf Augenhöhe mit Zehnjährigen',
  'Rescued green turtles in the tidal pool at Mnarani, Nungwi':
    'Gerettete Suppenschildkröten im Gezeitenbecken von Mnarani, Nungwi',
  'Four nights at Kendwa, on white sand with swimming at high and low water':
    'Vier Nächte in Kendwa, an weißem Sand, mit Baden bei Ebbe und Flut',
  'Hello, Stone Town': 'Hallo, Stone Town',
  'Twenty minutes from the airport. A courtyard hotel with a family room, noodles or rice for tired people, and an early night under one big net.':
    'Zwanzig Minuten vom Flughafen. Ein Hotel um einen Innenhof mit Familienzimmer, Nudeln oder Reis für müde Leute und früh ins Bett, unter ein großes Netz.',
  'Treasure hunt and tortoises': 'Schatzsuche und Schildkröten',
  'From half past eight, before the heat, two hours of lanes with a list: a brass spike, a cat on a wall, seven kinds of fruit. After a rest, boat to Changuu (30 minutes), tortoises first, then paddling.':
    'Ab halb neun, vor der Hitze, zwei Stunden Gassen mit einer Liste: ein Messingdorn, eine Katze auf einer Mauer, sieben Sorten Obst. Nach einer Pause das Boot nach Changuu (30 Minuten), erst die Schildkröten, dann das Planschen.',
  'Spices on the way to Kendwa': 'Gewürze auf dem Weg nach Kendwa',
  'North to a spice farm (30 minutes), lunch there on mats, and on to the beach (1 hour). Shoes are hardly needed from here on.':
    'Nordwärts zu einer Gewürzfarm (30 Minuten), dort Mittagessen auf Matten, und weiter zum Strand (1 Stunde). Von hier an braucht man kaum noch Schuhe.',
  'Sea day': 'Tag am Meer',
  'No alarm. The water at Kendwa shelves gently and stays deep enough at every tide. A dhow sails along the coast at five (1.5 hours), with life jackets in children’s sizes.':
    'Kein Wecker. Das Wasser vor Kendwa wird sanft tiefer und bleibt bei jeder Tide tief genug. Um fünf segelt eine Dau die Küste entlang (1,5 Stunden), mit Schwimmwesten in Kindergrößen.',
  'Turtles and boat builders': 'Schildkröten und Bootsbauer',
  'Along the coast to Nungwi (10 minutes). At Mnarani aquarium fishermen keep rescued turtles in a natural pool until they can go back. Next door men build dhows with adzes and no drawings. Home by eleven.':
    'Die Küste entlang nach Nungwi (10 Minuten). Im Mnarani-Aquarium halten Fischer gerettete Schildkröten in einem natürlichen Becken, bis sie zurückkönnen. Nebenan bauen Männer Daus mit dem Dechsel und ohne Zeichnung. Um elf zurück.',
  'Jozani, or the beach again': 'Jozani, oder noch einmal der Strand',
  'A day out to the monkeys (1 hour 45 minutes each way, with a cool box). Families with under-fives usually vote for the beach, and nobody blames them.':
    'Ein Tagesausflug zu den Affen (1 Stunde 45 Minuten je Strecke, mit Kühlbox). Familien mit Kindern unter fünf stimmen meist für den Strand, und niemand nimmt es ihnen übel.',
  'To the airport': 'Zum Flughafen',
  'A last swim and the road back (1.5 hours). Tell us your flight and we fit the morning round it.':
    'Ein letztes Bad und die Straße zurück (1,5 Stunden). Nennen Sie uns Ihren Flug, und wir legen den Vormittag darum herum.',
  'First snorkel': 'Erstes Schnorcheln',
  'Standing depth, a patient instructor, and a float to hold. From about age six.':
    'Stehtiefe, geduldige Begleitung und etwas Schwimmendes zum Festhalten. Ab etwa sechs Jahren.',
  'Dhow at sunset': 'Dau bei Sonnenuntergang',
  'Drums on some boats; ours is the one without. Bring a jumper for small people.':
    'Auf manchen Booten wird getrommelt; auf unserem nicht. Pullover für kleine Leute mitbringen.',
  'Tortoises of Changuu': 'Die Schildkröten von Changuu',
  'Brought from the Seychelles a century ago. They like necks scratched and dislike being sat on.':
    'Vor einem Jahrhundert von den Seychellen geholt. Sie lassen sich gern am Hals kraulen und ungern als Sitz benutzen.',
  'Mangrove boardwalk': 'Steg durch die Mangroven',
  'Crabs with one red claw, fish that walk on mud, and a railing most of the way.':
    'Krabben mit einer roten Schere, Fische, die auf Schlamm laufen, und fast überall ein Geländer.',
  'Stone Town by treasure list': 'Stone Town per Schatzliste',
  'The guide carries the clues and some of the history; how much of the slave market story to tell is for the parents to say.':
    'Der Guide hat die Hinweise und einen Teil der Geschichte dabei; wie viel vom Sklavenmarkt erzählt wird, entscheiden die Eltern.',
  'Cooking a coconut': 'Eine Kokosnuss kochen',
  'Children sit astride the mbuzi, a stool with a grating blade, while the cook holds their hands. The result goes into the rice.':
    'Die Kinder sitzen rittlings auf der „mbuzi“, einem Hocker mit Reibeklinge, und der Koch führt ihnen die Hände. Das Ergebnis kommt in den Reis.',
  'Printed cotton with a proverb on each. Everyone picks one by its picture and then hears what it says.':
    'Bedruckte Baumwolle mit je einem Sprichwort. Jeder sucht sich eine nach dem Bild aus und hört dann, was sie sagt.',
  'Swahili in ten words': 'Swahili in zehn Wörtern',
  'Jambo is for tourists. By day three the staff will have taught your children better.':
    'Jambo ist für Touristen. Bis zum dritten Tag hat das Team Ihren Kindern Besseres beigebracht.',
  'Family of up to 4': 'Familie mit bis zu 4 Personen',
  'Reckon with about {roundPrice} each, sharing one family room or two adjoining rooms.':
    'Rechnen Sie mit etwa {roundPrice} pro Person, in einem Familienzimmer oder zwei Zimmern nebeneinander.',
  'Bigger families, grandparents': 'Größere Familien, Großeltern',
  'We quote by room and by age.': 'Der Preis richtet sich nach Zimmern und Alter.',
  'Available all year. School holidays in Europe and East Africa fill the family rooms first.':
    'Ganzjährig verfügbar. In den Schulferien Europas und Ostafrikas sind die Familienzimmer zuerst weg.',
  'Long-sleeved swim tops for the children': 'Langärmelige Badeshirts für die Kinder',
  'Sun hats that tie, and high-factor reef-safe cream':
    'Sonnenhüte zum Binden, riffschonende Creme (hoher Faktor)',
  'Water shoes for all sizes': 'Wasserschuhe in allen Größen',
  'Armbands or a familiar float': 'Schwimmflügel oder eigene Schwimmhilfe',
  'Masks that fit small faces': 'Masken, die auf kleine Gesichter passen',
  'Light trousers for the evening mosquitoes': 'Leichte lange Hosen gegen die Mücken am Abend',
  'Clothes covering knees and shoulders for town': 'Kleidung, die Knie und Schultern bedeckt, für die Stadt',
  'Rehydration salts and plasters': 'Elektrolytpulver und Pflaster',
  'Travel cot sheet, if you use one': 'Laken fürs Reisebett, falls Sie eines nutzen',
  'Card game that survives sand': 'Kartenspiel, das Sand übersteht',
  'Jumper for the dhow and the air conditioning': 'Pullover für die Dau und die Klimaanlage',
  'Bucket and spade, or buy them in Nungwi': 'Eimer und Schaufel, oder in Nungwi kaufen',
  'Two nights in Stone Town and four at Kendwa in family rooms':
    'Zwei Nächte in Stone Town und vier in Kendwa, in Familienzimmern',
  'Private transfers, with child seats on request': 'Private Transfers, auf Wunsch mit Kindersitzen',
  'Treasure hunt, spice farm and Prison Island boat with entrance fees':
    'Schatzsuche, Gewürzfarm und Boot nach Prison Island, mit Eintritten',
  'Mnarani, the dhow sail and the Jozani day': 'Mnarani, die Fahrt mit der Dau und der Tag in Jozani',
  'Visas, and the inbound insurance required by Zanzibar':
    'Visa und die von Sansibar verlangte Einreiseversicherung',
  'Lunches not listed, drinks': 'Nicht aufgeführte Mittagessen, Getränke',
  'Babysitting and water sports': 'Babysitten und Wassersport',
  'Hotel infrastructure tax, tips': 'Infrastrukturabgabe der Hotels, Trinkgelder',
  'Stone Town, Kendwa and Nungwi, Zanzibar': 'Stone Town, Kendwa und Nungwi, Sansibar',
  'Courtyard hotel in Stone Town, family room': 'Hotel mit Innenhof in Stone Town, Familienzimmer',
  'Same hotel in Stone Town': 'Dasselbe Hotel in Stone Town',
  'Beach hotel at Kendwa, family room or two adjoining':
    'Strandhotel in Kendwa, Familienzimmer oder zwei Zimmer nebeneinander',
  'Breakfast, lunch on the farm, dinner': 'Frühstück, Mittagessen auf der Farm, Abendessen',
  'Same hotel at Kendwa': 'Dasselbe Hotel in Kendwa',
  'Kanga patterns': 'Kanga-Muster',
  'Family rooms differ, so ask: {phone} by phone, {whatsapp} on WhatsApp, {email} by e-mail. We customise for ages, cots and allergies.':
    'Familienzimmer sind verschieden, also fragen Sie uns: unter {phone}, per WhatsApp an {whatsapp} oder per E-Mail an {email}. Wir richten uns nach Alter, Kinderbetten und Allergien.',
  '{days} days for a family of up to 4: giant tortoises, monkeys, a turtle lagoon, and four nights at Kendwa, where children can swim at any tide.':
    '{days} Tage für eine Familie mit bis zu 4 Personen: Riesenschildkröten, Affen, eine Schildkrötenlagune, vier Nächte in Kendwa, wo Kinder bei jeder Tide baden.',
  'Zanzibar Family Escape: a week of tortoises and sand':
    'Zanzibar Family Escape: eine Woche Schildkröten und Sand',
};
