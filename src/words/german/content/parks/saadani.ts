/** The page of Saadani National Park. */
export const saadani: Readonly<Record<string, string>> = {
  'Saadani National Park: where the bush meets the ocean':
    'Saadani-Nationalpark: wo der Busch ans Meer grenzt',
  'Giraffes behind the dunes, turtles on the sand, crocodiles on the Wami. How to plan two to four days in Tanzania’s park on the Indian Ocean coast.':
    'Giraffen hinter den Dünen, Schildkröten im Sand, Krokodile im Wami. So planen Sie zwei bis vier Tage in Tansanias Park am Indischen Ozean.',
  '1,100': '1.100',
  'Salt on your lips, elephant dung on the beach road, and Zanzibar below the horizon.':
    'Salz auf den Lippen, Elefantendung auf der Strandstraße, und Sansibar hinter dem Horizont.',
  'Breakfast at Saadani comes with two soundtracks. From the left, surf, and perhaps a fisherman shouting to another about nets. From the right, a trumpeter hornbill, then the cough of a reedbuck that has seen something it dislikes. Walk a few hundred metres either way and you are in a different holiday.':
    'Zum Frühstück gibt es in Saadani zwei Tonspuren. Von links die Brandung und vielleicht ein Fischer, der einem anderen etwas über Netze zuruft. Von rechts ein Trompeterhornvogel, dann das Husten eines Riedbocks, dem etwas nicht gefällt. Gehen Sie ein paar hundert Meter in die eine oder die andere Richtung, und Sie sind in einem anderen Urlaub.',
  'The park covers 1,100 sq km between the Wami River and the country south of Pangani. Inland is rolling bush with borassus palms; near the sea, open grass cut by creeks; then mangrove, salt flats and a beach of pale brown sand that runs on for kilometres. The water is warm and, close to the river mouths, cloudy with silt. Those who want glass-clear shallows sail across to Maziwi or Zanzibar afterwards.':
    'Der Park umfasst 1.100 km² zwischen dem Wami und dem Land südlich von Pangani. Im Inneren liegt welliger Busch mit Borassuspalmen; nahe am Meer offenes Gras, von Prielen durchschnitten; dann Mangroven, Salzflächen und ein Strand aus hellbraunem Sand, der Kilometer um Kilometer weitergeht. Das Wasser ist warm und nahe den Mündungen trüb vom Schlick. Wer glasklare Untiefen will, segelt danach hinüber nach Maziwi oder Sansibar.',
  'Animals are here in fair variety and modest density. Giraffe, hartebeest and waterbuck are nearly certain, elephants and lions are shy and possible. We say this plainly because brochures like to show an elephant bathing in the waves. It has been seen. We would not plan a week around it.':
    'Tiere gibt es in ordentlicher Vielfalt und bescheidener Dichte. Giraffe, Kuhantilope und Wasserbock sind fast sicher, Elefanten und Löwen scheu, aber möglich. Wir sagen das offen, weil Prospekte gern einen Elefanten zeigen, der in den Wellen badet. Das ist vorgekommen. Eine ganze Woche würden wir dafür nicht einplanen.',
  'What Saadani does better than the famous places is ease. It is the nearest bush to our own coast, it can be reached from Dar es Salaam or Pangani by road, and nobody hurries you. The village of Saadani, once a caravan port, still lives by prawns and salt, and a small ruined fort by the water recalls slave traders and German officers in turn.':
    'Was Saadani besser kann als die berühmten Orte, ist Gelassenheit. Von unserer Küste aus ist es der nächste Busch, von Daressalam oder Pangani kommt man auf der Straße her, und niemand drängt Sie. Das Dorf Saadani, einst ein Karawanenhafen, lebt noch immer von Garnelen und Salz, und eine kleine Festungsruine am Wasser erinnert erst an Sklavenhändler, dann an deutsche Offiziere.',
  'Hippo and crocodile': 'Flusspferd und Krokodil',
  'The lower Wami holds plenty of both. From a boat you see the slides they have worn in the banks.':
    'Am Unterlauf des Wami gibt es von beiden genug. Vom Boot aus sehen Sie die Rutschen, die sie in die Ufer gescheuert haben.',
  'Nesting turtles': 'Schildkröten, die nisten',
  'Green turtles dig at Madete beach. Wardens watch the nests, and guests may be called when one hatches.':
    'Suppenschildkröten graben am Strand von Madete. Wächter behüten die Nester, und wenn die Jungen schlüpfen, werden Gäste manchmal gerufen.',
  'Plains animals by the sea': 'Steppentiere am Meer',
  'Lichtenstein’s hartebeest, Bohor reedbuck, waterbuck and giraffe feed within hearing of the waves.':
    'Lichtenstein-Kuhantilope, Bohor-Riedbock, Wasserbock und Giraffe fressen in Hörweite der Wellen.',
  'Colobus in the river forest': 'Stummelaffen im Flusswald',
  'Black-and-white colobus sit high above the mangroves upstream, tails hanging like bell ropes.':
    'Flussaufwärts sitzen schwarz-weiße Stummelaffen hoch über den Mangroven, und ihre Schwänze hängen herab wie Glockenseile.',
  'Birds, salt and fresh': 'Vögel an Salz- und Süßwasser',
  'Over 200 species, among them mangrove kingfisher, African fish eagle and flamingos on the salt pans.':
    'Über 200 Arten, darunter Mangroveliest, Schreiseeadler und Flamingos in den Salzpfannen.',
  'Wami by boat': 'Mit dem Boot auf dem Wami',
  'Two to three hours from the river mouth upstream, best in late afternoon with the tide behind you.':
    'Zwei bis drei Stunden von der Mündung flussaufwärts, am besten am späten Nachmittag mit der Flut im Rücken.',
  'Game drive': 'Pirschfahrt',
  'Early, through the grasslands to the water holes. Four hours with coffee on the bonnet.':
    'Früh, durchs Grasland zu den Wasserlöchern. Vier Stunden, mit Kaffee auf der Motorhaube.',
  'Bush walk': 'Wanderung im Busch',
  'Along creeks with an armed ranger, reading crabs’ and lions’ tracks in one stretch of mud.':
    'Mit bewaffnetem Ranger an Prielen entlang; im selben Schlamm lesen Sie Spuren von Krabben und von Löwen.',
  'Village visit': 'Besuch im Dorf',
  'Prawn drying, dhow mending, the fort, a cup of ginger coffee. Dress modestly.':
    'Garnelen beim Trocknen, Daus in Reparatur, die Festung, eine Tasse Ingwerkaffee. Kleiden Sie sich zurückhaltend.',
  'Check the road in April and May; a light aircraft may be the only way in.':
    'Fragen Sie im April und Mai nach der Straße; manchmal kommt man nur im Kleinflugzeug hin.',
  'Swim where the camp tells you, away from river mouths.':
    'Schwimmen Sie, wo das Camp es sagt, fern von den Mündungen.',
  'Sandflies and mosquitoes rise at dusk: long sleeves, repellent, tablets.':
    'Sandfliegen und Mücken kommen in der Dämmerung: lange Ärmel, Mückenschutz, Tabletten.',
  'Bring shoes you can rinse.': 'Bringen Sie Schuhe mit, die man abspülen kann.',
  'Cash only, and nowhere to draw it.': 'Nur Bargeld, und nirgends ein Automat.',
  'Two nights suit a drive and a boat; four add the beach.':
    'Zwei Nächte reichen für Pirschfahrt und Bootstour; mit vieren kommt der Strand dazu.',
  'About two hours south of Pangani or four to five from Dar es Salaam by road, in the dry; airstrip in the park.':
    'Bei Trockenheit auf der Straße etwa zwei Stunden südlich von Pangani oder vier bis fünf von Daressalam; Landepiste im Park.',
  'Giraffe, hartebeest, waterbuck, reedbuck, elephant, lion, hippo, crocodile, colobus, green turtle.':
    'Giraffe, Kuhantilope, Wasserbock, Riedbock, Elefant, Löwe, Flusspferd, Krokodil, Stummelaffe, Suppenschildkröte.',
  'Join Us for an Unforgettable Tour!': 'Kommen Sie mit auf eine unvergessliche Reise',
};
