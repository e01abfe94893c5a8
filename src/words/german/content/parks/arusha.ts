/** The page of Arusha National Park. */
export const arusha: Readonly<Record<string, string>> = {
  'Arusha National Park: Mount Meru, colobus and canoes':
    'Arusha-Nationalpark: Mount Meru, Stummelaffen und Kanus',
  'An hour from your hotel in Arusha: a walk among giraffes, a canoe on the Momella lakes, black-and-white colobus, and the trail up Mount Meru.':
    'Eine Stunde von Ihrem Hotel in Arusha: zu Fuß unter Giraffen, im Kanu auf den Momella-Seen, schwarz-weiße Stummelaffen und der Weg auf den Mount Meru.',
  'about 137': 'rund 137',
  'over 400': 'über 400',
  '1-2 days': '1–2 Tage',
  'Giraffes on a lawn, a forest full of colobus, and a volcano standing over both.':
    'Giraffen auf einer Wiese, ein Wald voller Stummelaffen, und über beidem steht ein Vulkan.',
  'Half the people who fly into Kilimanjaro drive past the turning and never know. From the main road it is twenty minutes through coffee and maize to Ngongongare gate, and a little beyond it opens Serengeti Ndogo, the “little Serengeti”, a green bowl where zebra and buffalo graze as if set out for visitors.':
    'Die Hälfte aller, die am Flughafen Kilimandscharo landen, fährt an der Abzweigung vorbei und erfährt nie davon. Von der Hauptstraße sind es zwanzig Minuten durch Kaffee und Mais bis zum Tor Ngongongare, und kurz dahinter öffnet sich Serengeti Ndogo, die „kleine Serengeti“, eine grüne Senke, in der Zebras und Büffel grasen, als hätte man sie für Besucher hingestellt.',
  'The park is small, about 137 sq km, and steep. Its bottom lies among reeds at 1,500 m; its top is the summit of Meru. Between them come wild figs, then juniper and podo hung with lichen, then giant heather, then ash. A morning’s drive passes from a bushbuck in deep shade to flamingos on an alkaline lake, with a stop at Ngurdoto, a crater that people may look into but not enter.':
    'Der Park ist klein, rund 137 km², und steil. Unten liegt er zwischen Schilf auf 1.500 m, oben ist er der Gipfel des Meru. Dazwischen kommen wilde Feigen, dann Wacholder und Steineiben voller Flechten, dann Baumheide, dann Asche. Auf einer Fahrt am Vormittag sehen Sie vom Buschbock im tiefen Schatten bis zu den Flamingos auf einem Sodasee alles, mit einem Halt am Ngurdoto, einem Krater, in den man hineinsehen, aber nicht hinabsteigen darf.',
  'Nobody should come for lions. There are none to speak of, and elephants are few and keep to the forest. That absence is the point: it is why you may get out of the car. On foot behind a ranger, thirty steps from a bull giraffe, you notice the smell of him, and how quietly two metres of neck can be folded down to stare.':
    'Wegen der Löwen sollte niemand kommen. Es gibt so gut wie keine, und die wenigen Elefanten bleiben im Wald. Gerade darum geht es: Weil sie fehlen, dürfen Sie aussteigen. Zu Fuß hinter einem Ranger, dreißig Schritte von einem Giraffenbullen, bemerken Sie, wie er riecht und wie leise sich zwei Meter Hals herunterfalten lassen, damit er Sie anstarren kann.',
  'We send guests here on their first day, to shake off the flight, or on the two days before Kilimanjaro, to sleep higher. On clear mornings the two mountains face each other across the Momella lakes, their summits about seventy kilometres apart, and the water holds both for as long as the wind stays down.':
    'Wir schicken Gäste am ersten Tag hierher, um den Flug abzuschütteln, oder an den zwei Tagen vor dem Kilimandscharo, um höher zu schlafen. An klaren Morgen stehen sich die beiden Berge über den Momella-Seen gegenüber, die Gipfel etwa siebzig Kilometer voneinander entfernt, und das Wasser hält beide fest, solange kein Wind aufkommt.',
  'Black-and-white colobus': 'Schwarz-weiße Stummelaffen',
  'Families roar at dawn like badly started motorbikes, then leap across the road with white capes flying.':
    'Im Morgengrauen brüllen die Familien wie schlecht anspringende Motorräder, dann springen sie mit fliegenden weißen Umhängen über die Straße.',
  'Giraffe in numbers': 'Giraffen in großer Zahl',
  'With few predators about they are calm, and in places outnumber everything else you meet.':
    'Weil es kaum Raubtiere gibt, sind sie ruhig, und stellenweise sind sie häufiger als alles andere.',
  'Lesser flamingo': 'Zwergflamingos',
  'On Big Momella for much of the year, most often between July and March.':
    'Einen großen Teil des Jahres auf dem Großen Momella-See, am häufigsten von Juli bis März.',
  'Forest birds': 'Waldvögel',
  'Hartlaub’s turaco shows red wings for a second; Narina trogon calls and stays hidden. Over 400 species are recorded.':
    'Der Seidenturako zeigt eine Sekunde lang rote Flügel; der Narinatrogon ruft und bleibt verborgen. Über 400 Arten sind verzeichnet.',
  'Four to five days from Momella gate to 4,566 m, with huts on the way and an armed ranger in front. The last night walk, along the crater’s edge, wants a head for heights.':
    'Vier bis fünf Tage vom Tor Momella auf 4.566 m, mit Hütten unterwegs und einem bewaffneten Ranger voraus. In der letzten Nacht geht es am Kraterrand entlang; dafür sollten Sie schwindelfrei sein.',
  'Two hours on Small Momella, past hippos who get a wide berth. Best before the wind at eleven.':
    'Zwei Stunden auf dem Kleinen Momella-See, in weitem Bogen um die Flusspferde. Am besten vor elf, ehe der Wind kommt.',
  'Waterfall walk': 'Wanderung zum Wasserfall',
  'Two to three hours across the buffalo meadow to Tululusia, 28 m of cold spray.':
    'Zwei bis drei Stunden über die Büffelwiese nach Tululusia: 28 m kalte Gischt.',
  'Forest drive': 'Fahrt durch den Wald',
  'To the great fig arch, which a car can pass under, and up towards Kitoto for the view of Meru’s ash cone.':
    'Zum großen Feigenbogen, unter dem ein Auto hindurchpasst, und hinauf in Richtung Kitoto, wo Sie den Aschekegel des Meru sehen.',
  'Proper shoes: the walks cross wet ground.': 'Feste Schuhe: Die Wege führen über nassen Boden.',
  'Rain can fall on the mountain in any month: carry a jacket.':
    'Am Berg kann es in jedem Monat regnen: Nehmen Sie eine Jacke mit.',
  'Children under 12 may drive and canoe, but generally not join the walks.':
    'Kinder unter 12 dürfen mitfahren und ins Kanu, aber meist nicht mit auf die Wanderungen.',
  'For Meru train beforehand, and take four days rather than three.':
    'Für den Meru trainieren Sie vorher, und nehmen Sie sich vier statt drei Tage.',
  'Kilimanjaro shows early or late, rarely at noon.':
    'Der Kilimandscharo zeigt sich früh oder spät, selten am Mittag.',
  'Ngongongare gate is under an hour from Arusha and about the same from Kilimanjaro airport.':
    'Das Tor Ngongongare liegt keine Stunde von Arusha und etwa ebenso weit vom Flughafen Kilimandscharo.',
  'Colobus, blue monkey, giraffe, buffalo, zebra, bushbuck, warthog, hippo, flamingo, turaco.':
    'Stummelaffen, Diademmeerkatze, Giraffe, Büffel, Zebra, Buschbock, Warzenschwein, Flusspferd, Flamingo, Turako.',
  'Book Your Arusha Adventure!': 'Ihr Arusha-Abenteuer buchen',
};
