/** The page services. */
export const services: Readonly<Record<string, string>> = {
  Accommodation: 'Unterkunft',
  'Tailored Safari Experiences': 'Safaris nach Maß',
  'Luxury Tour Vehicles': 'Luxuriöse Safarifahrzeuge',
  'Souvenir Transport': 'Souvenirtransport',
  'Why Choose Us': 'Warum mit uns',
  'Five things that we do for a journey. Take all of them, or only the one you need.':
    'Fünf Dinge, die wir für eine Reise tun. Nehmen Sie alle, oder nur das eine, das Sie brauchen.',
  'Standard or luxury, and it need not be the same every night. A plain guest house before the early flight, a tented camp where the herds are, a good hotel at the end: we mix them so that the money goes where you will notice it.':
    'Standard oder Luxus, und nicht unbedingt jede Nacht dasselbe. Eine schlichte Pension vor dem frühen Flug, ein Zeltcamp bei den Herden, ein gutes Hotel am Schluss: Wir mischen so, dass das Geld dorthin geht, wo Sie es merken.',
  'Lodges and tented camps in the northern parks': 'Lodges und Zeltcamps in den Parks des Nordens',
  'A resthouse, a campsite and a restaurant for single nights':
    'Ein Gästehaus, ein Zeltplatz und ein Restaurant für einzelne Nächte',
  'Hotels and town houses in Zanzibar': 'Hotels und Stadthäuser auf Sansibar',
  'Resthouse, camping and restaurant': 'Gästehaus, Camping und Restaurant',
  'Packages with their lodges': 'Pakete mit ihren Lodges',
  'A package is a first draft. You say what stays, what goes and who comes along; we redraw the route so that it can still be driven, and price it again.':
    'Ein Paket ist ein erster Entwurf. Sie sagen, was bleibt, was wegfällt und wer mitkommt; wir zeichnen die Route so um, dass sie sich noch fahren lässt, und rechnen den Preis neu.',
  'Parks, pace and length as you like them': 'Parks, Tempo und Dauer nach Ihrem Geschmack',
  'Days for children, for photographers, for people who do not walk far':
    'Tage für Kinder, für Fotografen, für alle, die nicht weit gehen',
  'Balloon, night drive or a second guide where the park allows it':
    'Ballon, Nachtfahrt oder ein zweiter Guide, wo der Park es erlaubt',
  'Plan your trip': 'Reise planen',
  'The parks, one by one': 'Die Parks, je für sich',
  'Four-wheel drives with a roof that lifts, so that everybody stands in the shade and sees out on all sides. One vehicle is yours for the whole safari, and so is the person who drives it.':
    'Geländewagen mit Hubdach, damit alle im Schatten stehen und nach allen Seiten hinaussehen. Ein Fahrzeug gehört für die ganze Safari Ihnen, und ebenso der Mensch, der es fährt.',
  'A window seat for every guest': 'Ein Fensterplatz für jeden Gast',
  'Sockets for cameras and a cool box for water': 'Steckdosen für Kameras und eine Kühlbox für Wasser',
  'Binoculars and a field guide on board': 'Ferngläser und ein Bestimmungsbuch an Bord',
  'Who drives and guides': 'Wer fährt und führt',
  'Help with domestic and international flights comes with your journey. We look for connections that fit the drives, book them with you, and keep an eye on the times when an airline changes them.':
    'Hilfe bei Inlands- und Auslandsflügen gehört zu Ihrer Reise. Wir suchen Verbindungen, die zu den Fahrten passen, buchen sie mit Ihnen und behalten die Zeiten im Auge, wenn eine Fluggesellschaft sie ändert.',
  'Flights to Kilimanjaro, Dar es Salaam and Zanzibar':
    'Flüge zum Flughafen Kilimandscharo, nach Daressalam und Sansibar',
  'Light aircraft between airstrips in the parks and the coast':
    'Kleinflugzeuge zwischen den Pisten der Parks und der Küste',
  'Seats for the whole party under one request': 'Plätze für alle Mitreisenden mit einer Anfrage',
  'Ask for a flight': 'Flug anfragen',
  'A carved door does not fit a bush plane. Leave it with us: we label it, carry it from the market to the place you name, and keep a note of where it is on the way.':
    'Eine geschnitzte Tür passt in kein Buschflugzeug. Lassen Sie sie bei uns: Wir beschriften sie, bringen sie vom Markt an den Ort, den Sie nennen, und halten fest, wo sie unterwegs gerade ist.',
  'A note of what it is, whose it is and where it goes':
    'Ein Vermerk, was es ist, wem es gehört und wohin es geht',
  'Carried to your hotel, the airport or our office':
    'Gebracht in Ihr Hotel, zum Flughafen oder in unser Büro',
  'Nothing made of ivory, shell, coral or skin: it cannot leave the country':
    'Nichts aus Elfenbein, Muscheln, Korallen oder Fell: Es darf das Land nicht verlassen',
  'Who carries it': 'Wer es befördert',
  'We are here': 'Wir sind hier',
  'One office in Arusha, one on the coast. If a road is washed out we hear of it before you do.':
    'Ein Büro in Arusha, eines an der Küste. Wenn eine Straße weggespült ist, hören wir es vor Ihnen.',
  'Registered and licensed': 'Eingetragen und zugelassen',
  'We are a registered and licensed tour operator in Tanzania. Ask us for the papers; we send them with the offer.':
    'Wir sind in Tansania als Reiseveranstalter eingetragen und zugelassen. Fragen Sie uns nach den Papieren; wir schicken sie mit dem Angebot.',
  'One desk for everything': 'Eine Stelle für alles',
  'Safari, flight, beach and the parcel from the market are with the same people, who can see all of it at once.':
    'Safari, Flug, Strand und das Paket vom Markt liegen bei denselben Leuten, die alles zugleich im Blick haben.',
  'It works without a signal': 'Es geht auch ohne Netz',
  'Your pages, prices and requests are kept on your phone. What you write at camp is sent when the signal returns.':
    'Ihre Seiten, Preise und Anfragen bleiben auf Ihrem Handy. Was Sie im Camp schreiben, geht hinaus, sobald das Netz zurück ist.',
  'Accommodation, tailored safaris, tour vehicles, help with flights and transport of souvenirs: what each service covers and where on this site to ask for it.':
    'Unterkunft, Safaris nach Maß, Fahrzeuge, Hilfe bei Flügen und Transport von Souvenirs: was jede Leistung umfasst und wo auf dieser Website Sie danach fragen.',
  'Our services: beds, safaris, vehicles and flights': 'Was wir tun: Betten, Safaris, Fahrzeuge und Flüge',
};
